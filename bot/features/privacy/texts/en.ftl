### What is kept about a person; getting and deleting it.

## commands

commands-privacy-name = privacy
commands-privacy-description = What I keep about you; get it or delete it

## privacy

privacy-also = {"*"}*Kept, too:** the puzzles you tried and your puzzle rating; games and positions you imported; challenges to anybody and matches you follow; tournaments you made or took part in, with their pairings.
privacy-title = What I keep about you
privacy-kept = **Kept:** your name, language and Discord ID as I last saw them; your matches with their moves, offers and hints; your record, your ratings and days off, your settings and whom you have blocked; the lessons you have finished. I read no messages, and I keep nothing about people who have neither used me nor been challenged.
privacy-why = **Why:** to go on with your matches after a restart, to show your history and record, and to write in your language. Nothing is sold or given to anybody.
privacy-seen = **Who sees it:** a match played in a server can be looked at there by those who can read its channel; one in direct messages or in a group, there by those who are in it. How often you won, drew and lost, everybody who uses me can see.
privacy-gone = **How it goes away:** with the button below, at once. Your opponents keep the moves of the matches you played with them, against “a former player”. Messages that I have posted keep your name until somebody deletes them. Backups made before by whoever runs this bot are theirs to delete. Suspensions by moderators and blocks by other people stay in force. All that I keep of you is a keyed hash of your Discord ID: for { $days } days, so that restoring an older backup does not bring you back, and longer while a suspension or block is in force.
privacy-export = Send me my data
privacy-delete = Delete my data
privacy-collecting = I am collecting your data…
privacy-exported = Everything that I keep about you.
privacy-too-large = Your data is too large for one message. Please ask whoever runs this bot for it.
privacy-confirm = **Delete everything about you?** Matches and challenges that are still open end as if you had resigned or declined. Your name, record, settings and block list are gone for good. This cannot be undone. Suspensions and blocks by others stay in force.
privacy-delete-yes = Yes, delete everything
privacy-delete-no = No, keep it
privacy-deleted = Everything about you is deleted. If you use me again, I will meet you as somebody new. Suspensions and blocks by others stay in force.

## refusal

refusal-export-running = Your data is being collected already. It will come as a file.
