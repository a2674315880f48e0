### Blocking people.

## commands

commands-block-name = blockieren
commands-block-description = Keine Herausforderungen mehr von jemandem; ohne Namen: wen du blockiert hast
commands-block-player-description = Wer dich nicht herausfordern darf
commands-unblock-name = freigeben
commands-unblock-description = Wieder Herausforderungen von jemandem annehmen
commands-unblock-player-description = Wer dich wieder herausfordern darf

## block

block-done = { $name } kann dich nicht mehr herausfordern und erfährt davon nichts. Mit { COMMAND("unblock") } machst du das rückgängig.
block-undone = { $name } kann dich wieder herausfordern.
block-was-not = { $name } war nicht blockiert.
block-list = Blockiert: { $names }.
block-none = Du hast niemanden blockiert.

## refusal

refusal-bot-block = Bots fordern niemanden heraus; du brauchst keinen zu blockieren.
