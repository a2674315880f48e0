### What is kept about a person; getting and deleting it.

## commands

commands-privacy-name = 개인정보
commands-privacy-description = 보관 중인 내 데이터. 받거나 삭제할 수 있습니다

## privacy

privacy-also = {"*"}*그 밖에 보관하는 것:** 시도한 문제와 문제 레이팅, 가져온 기보, 공개 도전과 지켜보는 대국, 열었거나 참가한 대회와 그 대진.
privacy-title = 보관 중인 내 데이터
privacy-kept = **보관하는 것:** 마지막으로 본 이름·언어·Discord ID, 대국과 수·제안·힌트, 전적, 레이팅, 휴가, 설정, 차단 목록, 학습 진행 상황. 메시지는 읽지 않으며, 저를 쓰거나 도전받은 적이 없는 사람의 데이터는 보관하지 않습니다.
privacy-why = **이유:** 재시작 후 대국을 잇고, 기록과 전적을 보여 주고, 사용자의 언어로 쓰기 위해서입니다. 판매하거나 넘기지 않습니다.
privacy-seen = **볼 수 있는 사람:** 서버에서 둔 대국은 그 서버에서 해당 채널을 읽을 수 있는 사람이, 다이렉트 메시지의 대국은 두 대국자만 볼 수 있습니다. 승, 무, 패의 수는 저를 쓰는 누구나 볼 수 있습니다.
privacy-gone = **삭제 방법:** 아래 버튼을 누르면 바로 사라집니다. 상대에게는 ‘이전 플레이어’와의 대국으로 수가 남습니다. 이전 백업은 봇 운영자가 삭제합니다. 관리자의 이용 정지와 다른 사람의 차단은 계속 유효합니다. 남는 것은 Discord ID의 키 해시뿐입니다. 이전 백업을 복원해도 데이터가 되살아나지 않도록 { $days }일 동안 보관하고, 그 뒤에도 이용 정지나 차단이 유효한 동안 보관합니다.
privacy-export = 내 데이터 받기
privacy-delete = 내 데이터 삭제
privacy-collecting = 데이터를 모으는 중…
privacy-exported = 보관 중인 모든 데이터입니다.
privacy-too-large = 데이터가 너무 커서 한 메시지에 담을 수 없습니다. 봇 운영자에게 문의하세요.
privacy-confirm = **모든 데이터를 삭제할까요?** 진행 중인 대국과 도전은 기권하거나 거절한 것으로 끝납니다. 이름, 전적, 설정, 차단 목록이 영구히 사라지며 되돌릴 수 없습니다. 이용 정지와 다른 사람의 차단은 계속 유효합니다.
privacy-delete-yes = 예, 모두 삭제
privacy-delete-no = 아니요, 유지
privacy-deleted = 모든 데이터를 삭제했습니다. 다시 오시면 처음 뵙는 것으로 하겠습니다. 이용 정지와 다른 사람의 차단은 계속 유효합니다.

## refusal

refusal-export-running = 데이터를 이미 모으고 있습니다. 파일로 보내 드리겠습니다.
