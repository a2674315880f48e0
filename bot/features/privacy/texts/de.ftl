### What is kept about a person; getting and deleting it.

## commands

commands-privacy-name = datenschutz
commands-privacy-description = Was ich über dich speichere; anfordern oder löschen

## privacy

privacy-also = {"*"}*Außerdem gespeichert:** die Rätsel, die du versucht hast, und deine Rätselwertung; importierte Partien und Stellungen; Herausforderungen an alle und Partien, denen du folgst; Turniere, die du veranstaltet oder an denen du teilgenommen hast, mit ihren Paarungen.
privacy-title = Was ich über dich speichere
privacy-kept = **Gespeichert:** dein Name, deine Sprache und deine Discord-ID, wie ich sie zuletzt gesehen habe; deine Partien mit Zügen, Angeboten und Tipps; deine Statistik, Wertungen und Urlaubstage, deine Einstellungen und wen du blockiert hast; die Lektionen, die du geschafft hast. Ich lese keine Nachrichten, und über Menschen, die mich nie benutzt haben und nie herausgefordert wurden, speichere ich nichts.
privacy-why = **Wozu:** um deine Partien nach einem Neustart fortzusetzen, deine Partien und deine Statistik zu zeigen und in deiner Sprache zu schreiben. Nichts wird verkauft oder weitergegeben.
privacy-seen = **Wer es sieht:** Eine Partie auf einem Server können dort alle ansehen, die ihren Kanal lesen können; eine in Direktnachrichten oder in einer Gruppe dort alle, die dazugehören. Wie oft du gewonnen, remis gespielt und verloren hast, sehen alle, die mich benutzen.
privacy-gone = **Wie es verschwindet:** mit dem Knopf unten, sofort. Deine Gegner behalten die Züge ihrer Partien gegen „Gelöschtes Profil“. Nachrichten, die ich schon geschrieben habe, behalten deinen Namen, bis sie jemand löscht. Ältere Sicherungskopien löscht, wer diesen Bot betreibt. Sperren durch Moderatoren und Blockierungen durch andere gelten weiter. Von dir behalte ich nur einen mit einem geheimen Schlüssel gebildeten Hash deiner Discord-ID: { $days } Tage lang, damit eine ältere Sicherungskopie dich nicht zurückbringt, und länger, solange eine Sperre oder Blockierung gilt.
privacy-export = Gib mir meine Daten
privacy-delete = Meine Daten löschen
privacy-collecting = Ich sammle deine Daten …
privacy-exported = Alles, was ich über dich speichere.
privacy-too-large = Deine Daten sind zu groß für eine Nachricht. Bitte wende dich an die Person, die diesen Bot betreibt.
privacy-confirm = **Alles über dich löschen?** Offene Partien und Herausforderungen enden, als hättest du aufgegeben oder abgelehnt. Name, Statistik, Einstellungen und Blockierliste sind endgültig weg. Das lässt sich nicht rückgängig machen. Sperren durch Moderatoren und Blockierungen durch andere gelten weiter.
privacy-delete-yes = Ja, alles löschen
privacy-delete-no = Nein, behalten
privacy-deleted = Alles über dich ist gelöscht. Wenn du wiederkommst, lerne ich dich neu kennen. Sperren durch Moderatoren und Blockierungen durch andere gelten weiter.

## refusal

refusal-export-running = Deine Daten werden schon gesammelt. Sie kommen als Datei.
