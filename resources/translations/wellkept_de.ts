<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
 <context>
  <name>AboutEditor</name>
  <message>
   <source>About</source>
   <translation>Über</translation>
  </message>
  <message>
   <source>Name of a person</source>
   <translation>Name einer Person</translation>
  </message>
  <message>
   <source>Somebody else …</source>
   <translation>Jemand anders …</translation>
  </message>
 </context>
 <context>
  <name>AboutYou</name>
  <message>
   <source>What this says about you</source>
   <translation>Was das über Sie sagt</translation>
  </message>
  <message>
   <source>What this says about you, {n} of {all} lines: hide them</source>
   <translation>Was das über Sie sagt, {n} von {all} Zeilen: ausblenden</translation>
  </message>
  <message>
   <source>What this says about you, {n} of {all} lines: show them</source>
   <translation>Was das über Sie sagt, {n} von {all} Zeilen: anzeigen</translation>
  </message>
 </context>
 <context>
  <name>AboutYouModel</name>
  <message>
   <source>Fact</source>
   <translation>Fakt</translation>
  </message>
  <message>
   <source>Goal</source>
   <translation>Ziel</translation>
  </message>
  <message>
   <source>Preference</source>
   <translation>Vorliebe</translation>
  </message>
  <message>
   <source>Routine</source>
   <translation>Gewohnheit</translation>
  </message>
  <message>
   <source>The sentence behind it is not ticked.</source>
   <translation>Der Satz dahinter ist nicht angehakt.</translation>
  </message>
  <message>
   <source>Tone</source>
   <translation>Tonfall</translation>
  </message>
 </context>
 <context>
  <name>AccessPane</name>
  <message>
   <source>Back to what it may do</source>
   <translation>Zurück zu dem, was er darf</translation>
  </message>
  <message>
   <source>Every time it reads or writes a memory, a line comes here: what it did, when, and with which.</source>
   <translation>Jedes Mal, wenn er eine Erinnerung liest oder schreibt, kommt eine Zeile hierher: was er tat, wann und mit welchen.</translation>
  </message>
  <message>
   <source>Nothing yet</source>
   <translation>Noch nichts</translation>
  </message>
  <message>
   <source>Show these memories in the list (Return)</source>
   <translation>Diese Erinnerungen in der Liste zeigen (Eingabe)</translation>
  </message>
  <message>
   <source>Show {memories} in the list</source>
   <translation>{memories} in der Liste zeigen</translation>
  </message>
  <message>
   <source>What it read and wrote</source>
   <translation>Was er las und schrieb</translation>
  </message>
  <message>
   <source>What {name} read and wrote</source>
   <translation>Was {name} las und schrieb</translation>
  </message>
  <message>
   <source>{n} times on record. What you forget leaves the record too.</source>
   <translation>{n}-mal verzeichnet. Was Sie vergessen, verlässt auch dieses Verzeichnis.</translation>
  </message>
 </context>
 <context>
  <name>Acts</name>
  <message>
   <source>1 sentence is held back: you had it forgotten.</source>
   <translation>1 Satz wird zurückgehalten: Sie hatten ihn vergessen lassen.</translation>
  </message>
  <message>
   <source>Another program is reading the file; its last traces go when that ends.</source>
   <translation>Ein anderes Programm liest gerade die Datei; die letzten Spuren verschwinden, sobald es damit fertig ist.</translation>
  </message>
  <message>
   <source>Cancel (Esc)</source>
   <translation>Abbrechen (Esc)</translation>
  </message>
  <message>
   <source>Changing</source>
   <translation>Wird geändert</translation>
  </message>
  <message>
   <source>Check it</source>
   <translation>Prüfen</translation>
  </message>
  <message>
   <source>Copied {what}.</source>
   <translation>{what} kopiert.</translation>
  </message>
  <message>
   <source>Corrected. The earlier words are in its history.</source>
   <translation>Berichtigt. Die früheren Worte stehen im Verlauf.</translation>
  </message>
  <message>
   <source>Did the {act} again.</source>
   <translation>Wiederholt: {act}.</translation>
  </message>
  <message>
   <source>Doing it again</source>
   <translation>Wird wiederholt</translation>
  </message>
  <message>
   <source>Forget {what}</source>
   <translation>{what} vergessen</translation>
  </message>
  <message>
   <source>Forget {what}? Undo brings them back until the window closes.</source>
   <translation>{what} vergessen? „Rückgängig“ holt sie zurück, bis das Fenster geschlossen wird.</translation>
  </message>
  <message>
   <source>Forgetting</source>
   <translation>Wird vergessen</translation>
  </message>
  <message>
   <source>Forgot {what}.</source>
   <translation>{what} vergessen.</translation>
  </message>
  <message>
   <source>Kept again meanwhile: {what}. Each is there once, made of both.</source>
   <translation>Inzwischen wieder behalten: {what}. Jede ist einmal da, aus beiden gemacht.</translation>
  </message>
  <message>
   <source>Kept {n} new</source>
   <translation>{n} neu behalten</translation>
  </message>
  <message>
   <source>Nothing to change: it was so already.</source>
   <translation>Nichts zu ändern: Es war schon so.</translation>
  </message>
  <message>
   <source>Nothing to forget: it was gone already.</source>
   <translation>Nichts zu vergessen: Es war schon fort.</translation>
  </message>
  <message>
   <source>Redo</source>
   <translation>Wiederholen</translation>
  </message>
  <message>
   <source>Refused {what}.</source>
   <translation>{what} abgelehnt.</translation>
  </message>
  <message>
   <source>Replaced {n}; the earlier words are in the history</source>
   <translation>{n} ersetzt; die früheren Worte stehen im Verlauf</translation>
  </message>
  <message>
   <source>Stopped after {what}. One undo takes that back.</source>
   <translation>Angehalten nach {what}. Einmal „Rückgängig“ nimmt das zurück.</translation>
  </message>
  <message>
   <source>Stopped after {what}; the same command does the rest.</source>
   <translation>Angehalten nach {what}; derselbe Befehl erledigt den Rest.</translation>
  </message>
  <message>
   <source>Stopped before anything was changed.</source>
   <translation>Angehalten, bevor etwas geändert wurde.</translation>
  </message>
  <message>
   <source>Taking back</source>
   <translation>Wird rückgängig gemacht</translation>
  </message>
  <message>
   <source>Took the {act} back.</source>
   <translation>Rückgängig gemacht: {act}.</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Rückgängig</translation>
  </message>
  <message>
   <source>Whether you had any of it forgotten could not be told: your keyring is out of reach.</source>
   <translation>Ob Sie etwas davon hatten vergessen lassen, war nicht zu erkennen: Ihr Schlüsselbund ist nicht erreichbar.</translation>
  </message>
  <message>
   <source>{n} already known</source>
   <translation>{n} schon bekannt</translation>
  </message>
  <message>
   <source>{n} already known, now more important</source>
   <translation>{n} schon bekannt, jetzt wichtiger</translation>
  </message>
  <message>
   <source>{n} replaced</source>
   <translation>{n} ersetzt</translation>
  </message>
  <message>
   <source>{n} sentences are held back: you had them forgotten.</source>
   <translation>{n} Sätze werden zurückgehalten: Sie hatten sie vergessen lassen.</translation>
  </message>
  <message>
   <source>{saying}: {done} of {total}</source>
   <translation>{saying}: {done} von {total}</translation>
  </message>
  <message>
   <source>{saying}: {total} done, tidying up</source>
   <translation>{saying}: {total} erledigt, es wird aufgeräumt</translation>
  </message>
  <message>
   <source>{what} changed meanwhile and stayed as they are.</source>
   <translation>Inzwischen geändert und so belassen: {what}.</translation>
  </message>
 </context>
 <context>
  <name>Asking</name>
  <message>
   <source>A name, a topic or a place: Ingrid, my sister, the hospital</source>
   <translation>Ein Name, ein Thema oder ein Ort: Ingrid, meine Schwester, das Krankenhaus</translation>
  </message>
  <message>
   <source>A person, a topic or a place</source>
   <translation>Eine Person, ein Thema oder ein Ort</translation>
  </message>
  <message>
   <source>From this day on</source>
   <translation>Ab diesem Tag</translation>
  </message>
  <message>
   <source>Look</source>
   <translation>Suchen</translation>
  </message>
  <message>
   <source>Look (Return)</source>
   <translation>Suchen (Eingabe)</translation>
  </message>
  <message>
   <source>Only what was learned</source>
   <translation>Nur Gelerntes vom</translation>
  </message>
  <message>
   <source>Up to this day</source>
   <translation>Bis zu diesem Tag</translation>
  </message>
  <message>
   <source>up to and including</source>
   <translation>bis einschließlich</translation>
  </message>
 </context>
 <context>
  <name>AssistantForm</name>
  <message>
   <source>A name you know it by, such as Claude</source>
   <translation>Ein Name, unter dem Sie ihn kennen, etwa Claude</translation>
  </message>
  <message>
   <source>BESIDES WHAT IS ABOUT YOU, IT SEES</source>
   <translation>AUSSER DEM, WAS SIE BETRIFFT, SIEHT ER</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>Each is in the list at once, with its name on it; earlier words stay in the history.</source>
   <translation>Jede steht sofort in der Liste, mit seinem Namen daran; frühere Worte bleiben im Verlauf.</translation>
  </message>
  <message>
   <source>Forget without asking</source>
   <translation>Vergessen, ohne zu fragen</translation>
  </message>
  <message>
   <source>IT MAY</source>
   <translation>ER DARF</translation>
  </message>
  <message>
   <source>It sees what is below, and nothing else.</source>
   <translation>Er sieht, was unten steht, und nichts anderes.</translation>
  </message>
  <message>
   <source>Keep and correct without asking</source>
   <translation>Behalten und berichtigen, ohne zu fragen</translation>
  </message>
  <message>
   <source>Leave it as it was (Esc)</source>
   <translation>Lassen, wie es war (Esc)</translation>
  </message>
  <message>
   <source>Let an assistant in</source>
   <translation>Einen Assistenten einlassen</translation>
  </message>
  <message>
   <source>Let it in</source>
   <translation>Einlassen</translation>
  </message>
  <message>
   <source>Name of the assistant</source>
   <translation>Name des Assistenten</translation>
  </message>
  <message>
   <source>OF THE MEMORIES OF</source>
   <translation>VON DEN ERINNERUNGEN VON</translation>
  </message>
  <message>
   <source>Otherwise as it is now: {rule}</source>
   <translation>Sonst wie bisher: {rule}</translation>
  </message>
  <message>
   <source>Otherwise only what is about you, and what holds for everyone.</source>
   <translation>Sonst nur, was Sie betrifft und was für alle gilt.</translation>
  </message>
  <message>
   <source>Propose memories and corrections</source>
   <translation>Erinnerungen und Berichtigungen vorschlagen</translation>
  </message>
  <message>
   <source>Read memories</source>
   <translation>Erinnerungen lesen</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Speichern</translation>
  </message>
  <message>
   <source>Such as a project or a group. Otherwise only what was learned nowhere in particular.</source>
   <translation>Etwa einem Projekt oder einer Gruppe. Sonst nur, was an keinem bestimmten Ort gelernt wurde.</translation>
  </message>
  <message>
   <source>They wait until you say yes. This is the safe way to let an assistant learn.</source>
   <translation>Diese warten, bis Sie Ja sagen. So lernt ein Assistent auf sichere Weise.</translation>
  </message>
  <message>
   <source>What is about other people</source>
   <translation>Was andere Menschen betrifft</translation>
  </message>
  <message>
   <source>What it forgets is gone for good. Without this it can only ask you to.</source>
   <translation>Was er vergisst, ist endgültig weg. Ohne dies kann er Sie nur darum bitten.</translation>
  </message>
  <message>
   <source>What was learned in a space</source>
   <translation>Was in einem Raum gelernt wurde</translation>
  </message>
 </context>
 <context>
  <name>AssistantView</name>
  <message>
   <source>Change what it may do</source>
   <translation>Ändern, was er darf</translation>
  </message>
  <message>
   <source>It gets a new token; the old one stays dead</source>
   <translation>Er bekommt ein neues Token; das alte bleibt ungültig</translation>
  </message>
  <message>
   <source>Its token stops working at once; it stays on the list</source>
   <translation>Sein Token gilt sofort nicht mehr; er bleibt in der Liste</translation>
  </message>
  <message>
   <source>Let it in again</source>
   <translation>Wieder einlassen</translation>
  </message>
  <message>
   <source>New token</source>
   <translation>Neues Token</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Entfernen</translation>
  </message>
  <message>
   <source>See what it may read</source>
   <translation>Sehen, was er lesen darf</translation>
  </message>
  <message>
   <source>Show the list as this assistant may read it</source>
   <translation>Die Liste so zeigen, wie dieser Assistent sie lesen darf</translation>
  </message>
  <message>
   <source>Shut it out</source>
   <translation>Aussperren</translation>
  </message>
  <message>
   <source>Take it off the list, with the record of what it read</source>
   <translation>Aus der Liste nehmen, mit dem Verzeichnis dessen, was er las</translation>
  </message>
  <message>
   <source>WHAT IT MAY DO</source>
   <translation>WAS ER DARF</translation>
  </message>
  <message>
   <source>WHAT IT MAY SEE</source>
   <translation>WAS ER SEHEN DARF</translation>
  </message>
  <message>
   <source>WHAT IT MIGHT DO, ONCE LET IN AGAIN</source>
   <translation>WAS ER DÜRFTE, WIEDER EINGELASSEN</translation>
  </message>
  <message>
   <source>WHAT IT MIGHT SEE</source>
   <translation>WAS ER SEHEN DÜRFTE</translation>
  </message>
  <message>
   <source>What it read and wrote</source>
   <translation>Was er las und schrieb</translation>
  </message>
 </context>
 <context>
  <name>AssistantsKeeper</name>
  <message>
   <source>Copied.</source>
   <translation>Kopiert.</translation>
  </message>
  <message>
   <source>New token</source>
   <translation>Neues Token</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Entfernen</translation>
  </message>
  <message>
   <source>Saved. It holds from its next question on.</source>
   <translation>Gespeichert. Es gilt ab seiner nächsten Frage.</translation>
  </message>
  <message>
   <source>Shut it out</source>
   <translation>Aussperren</translation>
  </message>
  <message>
   <source>{name} is let in</source>
   <translation>{name} ist eingelassen</translation>
  </message>
 </context>
 <context>
  <name>AssistantsPage</name>
  <message>
   <source>Assistants</source>
   <translation>Assistenten</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Back (Esc)</source>
   <translation>Zurück (Esc)</translation>
  </message>
  <message>
   <source>Claude, Cursor and other programs can remember with you: they read what you allow, and propose what they learn. Each gets a token of its own, and you see everything it reads.</source>
   <translation>Claude, Cursor und andere Programme können sich mit Ihnen erinnern. Solche Programme lesen, was Sie erlauben, und schlagen vor, was sie lernen. Jedes bekommt ein eigenes Token, und Sie sehen alles, was es liest.</translation>
  </message>
  <message>
   <source>Let an assistant in</source>
   <translation>Einen Assistenten einlassen</translation>
  </message>
  <message>
   <source>No assistant is let in</source>
   <translation>Kein Assistent ist eingelassen</translation>
  </message>
 </context>
 <context>
  <name>AssistantsPart</name>
  <message>
   <source>Assistants</source>
   <translation>Assistenten</translation>
  </message>
  <message>
   <source>{name} is not let to the memories of {being}, which are in sight.</source>
   <translation>{name} ist nicht zu den Erinnerungen von {being} zugelassen, die gerade zu sehen sind.</translation>
  </message>
 </context>
 <context>
  <name>Attachments</name>
  <message>
   <source>Remove this text</source>
   <translation>Diesen Text entfernen</translation>
  </message>
  <message>
   <source>Remove {name}</source>
   <translation>{name} entfernen</translation>
  </message>
 </context>
 <context>
  <name>BackupsKeeper</name>
  <message>
   <source>All files (*)</source>
   <translation>Alle Dateien (*)</translation>
  </message>
  <message>
   <source>Choose a backup</source>
   <translation>Eine Sicherung wählen</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Löschen</translation>
  </message>
  <message>
   <source>Memories (*.db)</source>
   <translation>Erinnerungen (*.db)</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Rückgängig</translation>
  </message>
 </context>
 <context>
  <name>BackupsPage</name>
  <message>
   <source>Another file …</source>
   <translation>Andere Datei …</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Back (Esc)</source>
   <translation>Zurück (Esc)</translation>
  </message>
  <message>
   <source>Back up now</source>
   <translation>Jetzt sichern</translation>
  </message>
  <message>
   <source>Backups</source>
   <translation>Sicherungen</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Löschen</translation>
  </message>
  <message>
   <source>Delete this backup (Del)</source>
   <translation>Diese Sicherung löschen (Entf)</translation>
  </message>
  <message>
   <source>Look into it (Return)</source>
   <translation>Hineinsehen (Eingabe)</translation>
  </message>
  <message>
   <source>Make a backup every day</source>
   <translation>Jeden Tag eine Sicherung machen</translation>
  </message>
  <message>
   <source>No backup yet</source>
   <translation>Noch keine Sicherung</translation>
  </message>
  <message>
   <source>One is made every day while the window is open, and whenever you ask for it.</source>
   <translation>Solange das Fenster offen ist, wird jeden Tag eine gemacht, und immer, wenn Sie es wünschen.</translation>
  </message>
  <message>
   <source>Progress</source>
   <translation>Fortschritt</translation>
  </message>
  <message>
   <source>See what it would bring back</source>
   <translation>Ansehen, was sie zurückbringt</translation>
  </message>
  <message>
   <source>Seven are kept. What you forget leaves them too.</source>
   <translation>Sieben werden aufgehoben. Was Sie vergessen, verschwindet auch aus ihnen.</translation>
  </message>
  <message>
   <source>The backups lie in {folder}</source>
   <translation>Die Sicherungen liegen in {folder}</translation>
  </message>
 </context>
 <context>
  <name>BackupsPart</name>
  <message>
   <source>Backups</source>
   <translation>Sicherungen</translation>
  </message>
  <message>
   <source>Bring back what is missing from a backup.</source>
   <translation>Holen Sie aus einer Sicherung zurück, was fehlt.</translation>
  </message>
  <message>
   <source>The word index was damaged and has been made anew; nothing is lost.</source>
   <translation>Das Wortverzeichnis war beschädigt und wurde neu angelegt; nichts ist verloren.</translation>
  </message>
  <message>
   <source>Today's backup could not be made. {reason}</source>
   <translation>Die heutige Sicherung ließ sich nicht machen. {reason}</translation>
  </message>
 </context>
 <context>
  <name>BeingChooser</name>
  <message>
   <source>Memories of</source>
   <translation>Erinnerungen von</translation>
  </message>
 </context>
 <context>
  <name>BeingKeeper</name>
  <message>
   <source>Being: {name}</source>
   <translation>Wesen: {name}</translation>
  </message>
 </context>
 <context>
  <name>BugDialog</name>
  <message>
   <source>A fault in Wellkept</source>
   <translation>Ein Fehler in Wellkept</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <source>Copy details</source>
   <translation>Einzelheiten kopieren</translation>
  </message>
  <message>
   <source>Details of the fault</source>
   <translation>Einzelheiten des Fehlers</translation>
  </message>
  <message>
   <source>Something went wrong inside Wellkept</source>
   <translation>In Wellkept ist etwas schiefgegangen</translation>
  </message>
  <message>
   <source>This should not have happened, and it is not your doing. Your memories are safe. The details below hold no words of yours; please send them to the makers of Wellkept.</source>
   <translation>Das hätte nicht geschehen dürfen, und es liegt nicht an Ihnen. Ihre Erinnerungen sind sicher. Die Einzelheiten unten enthalten keines Ihrer Worte; bitte schicken Sie sie an die Macher von Wellkept.</translation>
  </message>
 </context>
 <context>
  <name>CardView</name>
  <message>
   <source>The memory</source>
   <translation>Die Erinnerung</translation>
  </message>
 </context>
 <context>
  <name>Chip</name>
  <message>
   <source>Remove the filter {name}</source>
   <translation>Filter {name} entfernen</translation>
  </message>
  <message>
   <source>Remove the tag {tag}</source>
   <translation>Schlagwort {tag} entfernen</translation>
  </message>
 </context>
 <context>
  <name>Chooser</name>
  <message>
   <source>Trying the model …</source>
   <translation>Das Modell wird ausprobiert …</translation>
  </message>
 </context>
 <context>
  <name>CodeField</name>
  <message>
   <source>Open</source>
   <translation>Öffnen</translation>
  </message>
  <message>
   <source>Recovery code</source>
   <translation>Wiederherstellungscode</translation>
  </message>
  <message>
   <source>Seven groups of four letters and digits</source>
   <translation>Sieben Gruppen aus je vier Buchstaben und Ziffern</translation>
  </message>
 </context>
 <context>
  <name>CodeSheet</name>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Kopieren</translation>
  </message>
  <message>
   <source>Encrypt now</source>
   <translation>Jetzt verschlüsseln</translation>
  </message>
  <message>
   <source>I have written it down or printed it</source>
   <translation>Ich habe ihn aufgeschrieben oder gedruckt</translation>
  </message>
  <message>
   <source>It is shown only now. If this computer breaks or its keyring is lost, it is the only way to your memories: nobody else has it, and nobody can make another.</source>
   <translation>Er wird nur jetzt gezeigt. Geht dieser Computer kaputt oder sein Schlüsselbund verloren, ist er der einzige Weg zu Ihren Erinnerungen: Niemand sonst hat ihn, und niemand kann einen anderen machen.</translation>
  </message>
  <message>
   <source>Print</source>
   <translation>Drucken</translation>
  </message>
  <message>
   <source>RECOVERY CODE</source>
   <translation>WIEDERHERSTELLUNGSCODE</translation>
  </message>
  <message>
   <source>Recovery code</source>
   <translation>Wiederherstellungscode</translation>
  </message>
  <message>
   <source>Save as a file</source>
   <translation>Als Datei speichern</translation>
  </message>
 </context>
 <context>
  <name>Compare</name>
  <message>
   <source>Both sentences stay in the history.</source>
   <translation>Beide Sätze bleiben im Verlauf.</translation>
  </message>
  <message>
   <source>Keep both</source>
   <translation>Beide behalten</translation>
  </message>
  <message>
   <source>Keep the first; the other becomes part of it (1)</source>
   <translation>Die erste behalten; die andere geht in ihr auf (1)</translation>
  </message>
  <message>
   <source>Keep the second; the other becomes part of it (2)</source>
   <translation>Die zweite behalten; die andere geht in ihr auf (2)</translation>
  </message>
  <message>
   <source>Keep this one</source>
   <translation>Diese behalten</translation>
  </message>
  <message>
   <source>Newer replaces older</source>
   <translation>Neuere ersetzt ältere</translation>
  </message>
  <message>
   <source>One sentence for both</source>
   <translation>Ein Satz für beide</translation>
  </message>
  <message>
   <source>Skip</source>
   <translation>Überspringen</translation>
  </message>
  <message>
   <source>The first memory</source>
   <translation>Die erste Erinnerung</translation>
  </message>
  <message>
   <source>The second memory</source>
   <translation>Die zweite Erinnerung</translation>
  </message>
  <message>
   <source>Write one sentence</source>
   <translation>Einen Satz schreiben</translation>
  </message>
 </context>
 <context>
  <name>CorrectBox</name>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>Leave as it was (Esc)</source>
   <translation>Lassen, wie es war (Esc)</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Speichern</translation>
  </message>
  <message>
   <source>Save (Return)</source>
   <translation>Speichern (Eingabe)</translation>
  </message>
  <message>
   <source>The corrected sentence</source>
   <translation>Der berichtigte Satz</translation>
  </message>
  <message>
   <source>The words it has now stay in its history.</source>
   <translation>Die jetzigen Worte bleiben im Verlauf.</translation>
  </message>
  <message>
   <source>{n} of {most} characters</source>
   <translation>{n} von {most} Zeichen</translation>
  </message>
 </context>
 <context>
  <name>DetailsPane</name>
  <message>
   <source>Choose one in the list to see all that is kept with it.</source>
   <translation>Wählen Sie eine in der Liste, um alles zu sehen, was mit ihr aufbewahrt wird.</translation>
  </message>
  <message>
   <source>No memory chosen</source>
   <translation>Keine Erinnerung ausgewählt</translation>
  </message>
  <message>
   <source>The words could not be saved. They are still here.</source>
   <translation>Die Worte konnten nicht gespeichert werden. Sie stehen noch hier.</translation>
  </message>
 </context>
 <context>
  <name>DiffView</name>
  <message>
   <source>Put in: {words}.</source>
   <translation>Eingefügt: {words}.</translation>
  </message>
  <message>
   <source>Taken out: {words}.</source>
   <translation>Herausgenommen: {words}.</translation>
  </message>
  <message>
   <source>What changed</source>
   <translation>Was sich geändert hat</translation>
  </message>
 </context>
 <context>
  <name>DoorCard</name>
  <message>
   <source>Copy the address</source>
   <translation>Adresse kopieren</translation>
  </message>
  <message>
   <source>Open the door</source>
   <translation>Tür öffnen</translation>
  </message>
  <message>
   <source>Shut the door</source>
   <translation>Tür schließen</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Noch einmal versuchen</translation>
  </message>
  <message>
   <source>Use another number</source>
   <translation>Andere Nummer verwenden</translation>
  </message>
 </context>
 <context>
  <name>DoublesKeeper</name>
  <message>
   <source>Kept both. This pair will not be shown again.</source>
   <translation>Beide behalten. Dieses Paar wird nicht mehr gezeigt.</translation>
  </message>
  <message>
   <source>Made one memory of two. Earlier words are in its history.</source>
   <translation>Aus zwei Erinnerungen wurde eine. Die früheren Worte stehen in ihrem Verlauf.</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Rückgängig</translation>
  </message>
 </context>
 <context>
  <name>DoublesPage</name>
  <message>
   <source>1 or 2 keeps that one, U lets the newer replace the older, B keeps both, W writes, S skips.</source>
   <translation>1 oder 2 behält die erste oder zweite, mit U ersetzt die neuere die ältere, B behält beide, W schreibt, S überspringt.</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Back (Esc)</source>
   <translation>Zurück (Esc)</translation>
  </message>
  <message>
   <source>Back to the memories</source>
   <translation>Zurück zu den Erinnerungen</translation>
  </message>
  <message>
   <source>Duplicates and conflicts</source>
   <translation>Doppelte und Widersprüche</translation>
  </message>
  <message>
   <source>Look again</source>
   <translation>Noch einmal suchen</translation>
  </message>
  <message>
   <source>Look again (F5)</source>
   <translation>Noch einmal suchen (F5)</translation>
  </message>
  <message>
   <source>Looking through your memories</source>
   <translation>Ihre Erinnerungen werden durchgesehen</translation>
  </message>
  <message>
   <source>No two of your memories say the same or contradict each other.</source>
   <translation>Keine zwei Ihrer Erinnerungen sagen dasselbe oder widersprechen einander.</translation>
  </message>
  <message>
   <source>Nothing left to decide</source>
   <translation>Nichts mehr zu entscheiden</translation>
  </message>
  <message>
   <source>Pairs come here as they are found. You can leave meanwhile; looking goes on when you return.</source>
   <translation>Paare erscheinen hier, sobald sie gefunden sind. Sie können inzwischen anderes tun; wenn Sie wiederkommen, geht die Suche weiter.</translation>
  </message>
  <message>
   <source>Pairs of memories</source>
   <translation>Paare von Erinnerungen</translation>
  </message>
  <message>
   <source>Progress</source>
   <translation>Fortschritt</translation>
  </message>
  <message>
   <source>Some memories are not read for their meaning yet; those were compared by their words only.</source>
   <translation>Bei einigen Erinnerungen ist die Bedeutung noch nicht gelesen; sie wurden nur nach ihren Worten verglichen.</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Anhalten</translation>
  </message>
  <message>
   <source>Stop looking</source>
   <translation>Die Suche anhalten</translation>
  </message>
 </context>
 <context>
  <name>Elsewhere</name>
  <message>
   <source>Open it again</source>
   <translation>Wieder öffnen</translation>
  </message>
 </context>
 <context>
  <name>EncryptionKeeper</name>
  <message>
   <source>Copied. Paste it into a safe place now, and copy something else afterwards.</source>
   <translation>Kopiert. Fügen Sie ihn jetzt an einem sicheren Ort ein, und kopieren Sie danach etwas anderes.</translation>
  </message>
  <message>
   <source>Save the recovery code</source>
   <translation>Den Wiederherstellungscode speichern</translation>
  </message>
  <message>
   <source>Saved. Move the file to a stick, and keep it away from this computer.</source>
   <translation>Gespeichert. Verschieben Sie die Datei auf einen USB-Stick, und bewahren Sie ihn nicht bei diesem Computer auf.</translation>
  </message>
  <message>
   <source>Sent to the printer. Look at the page before you go on.</source>
   <translation>An den Drucker gesendet. Sehen Sie sich die Seite an, bevor Sie weitermachen.</translation>
  </message>
  <message>
   <source>Wellkept recovery code.txt</source>
   <translation>Wellkept-Wiederherstellungscode.txt</translation>
  </message>
 </context>
 <context>
  <name>EncryptionPage</name>
  <message>
   <source>An encrypted file can be read with its key only. The key is made here and lies in the keyring of your system, which opens when you log in: you need no password of its own, and searching stays as fast. Backups follow: those that are there are made anew, encrypted or plain as your memories are, and the old ones are written over. Copies that you made elsewhere, or files set aside, stay as they are.</source>
   <translation>Eine verschlüsselte Datei lässt sich nur mit ihrem Schlüssel lesen. Der Schlüssel wird hier gemacht und liegt im Schlüsselbund Ihres Systems, der sich öffnet, wenn Sie sich anmelden: Sie brauchen kein eigenes Passwort dafür, und die Suche bleibt genauso schnell. Die Sicherungen ziehen mit: Die vorhandenen werden neu gemacht, verschlüsselt oder unverschlüsselt wie Ihre Erinnerungen, und die alten werden überschrieben. Kopien, die Sie anderswo gemacht haben, und beiseitegelegte Dateien bleiben, wie sie sind.</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Back (Esc)</source>
   <translation>Zurück (Esc)</translation>
  </message>
  <message>
   <source>Encrypt my memories</source>
   <translation>Meine Erinnerungen verschlüsseln</translation>
  </message>
  <message>
   <source>Encryption</source>
   <translation>Verschlüsselung</translation>
  </message>
  <message>
   <source>Keep it on</source>
   <translation>Eingeschaltet lassen</translation>
  </message>
  <message>
   <source>New key and code</source>
   <translation>Neuer Schlüssel und Code</translation>
  </message>
  <message>
   <source>THE FILE OF YOUR MEMORIES</source>
   <translation>DIE DATEI MIT IHREN ERINNERUNGEN</translation>
  </message>
  <message>
   <source>Turn encryption off</source>
   <translation>Verschlüsselung ausschalten</translation>
  </message>
  <message>
   <source>Turn it off</source>
   <translation>Ausschalten</translation>
  </message>
  <message>
   <source>Whoever gets hold of the file can read it then, and its recovery code opens nothing any more.</source>
   <translation>Wer an die Datei kommt, kann sie dann lesen, und ihr Wiederherstellungscode öffnet nichts mehr.</translation>
  </message>
  <message>
   <source>Work on the file</source>
   <translation>Arbeit an der Datei</translation>
  </message>
 </context>
 <context>
  <name>ExamModel</name>
  <message>
   <source>before</source>
   <translation>vorher</translation>
  </message>
  <message>
   <source>now</source>
   <translation>jetzt</translation>
  </message>
  <message>
   <source>would be</source>
   <translation>wäre</translation>
  </message>
 </context>
 <context>
  <name>ExamPage</name>
  <message>
   <source>As it is now</source>
   <translation>So wie jetzt</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Back to the memories</source>
   <translation>Zurück zu den Erinnerungen</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>Choose a memory in the list and press “A question that should find this”. From then on you can see at any time whether it does.</source>
   <translation>Wählen Sie eine Erinnerung in der Liste und drücken Sie „Eine Frage, die dies finden soll“. Von da an sehen Sie jederzeit, ob sie es tut.</translation>
  </message>
  <message>
   <source>No questions yet</source>
   <translation>Noch keine Fragen</translation>
  </message>
  <message>
   <source>Progress</source>
   <translation>Fortschritt</translation>
  </message>
  <message>
   <source>Questions of the exam</source>
   <translation>Fragen der Prüfung</translation>
  </message>
  <message>
   <source>Remove (Del)</source>
   <translation>Entfernen (Entf)</translation>
  </message>
  <message>
   <source>Remove the question</source>
   <translation>Frage entfernen</translation>
  </message>
  <message>
   <source>Return shows the memory in a search for the question.</source>
   <translation>Eingabe zeigt die Erinnerung in einer Suche nach der Frage.</translation>
  </message>
  <message>
   <source>Run the exam</source>
   <translation>Prüfung starten</translation>
  </message>
  <message>
   <source>Run the exam (F5)</source>
   <translation>Prüfung starten (F5)</translation>
  </message>
  <message>
   <source>Twin's exam</source>
   <translation>Prüfung für den Zwilling</translation>
  </message>
  <message>
   <source>What if: {model}</source>
   <translation>Was wäre wenn: {model}</translation>
  </message>
  <message>
   <source>Which model to run the exam with</source>
   <translation>Mit welchem Modell geprüft wird</translation>
  </message>
  <message>
   <source>Your own questions, and the memory each should find. Run it before and after a change.</source>
   <translation>Ihre eigenen Fragen und die Erinnerung, die jede finden soll. Prüfen Sie vor und nach einer Änderung.</translation>
  </message>
 </context>
 <context>
  <name>Examiner</name>
  <message>
   <source>Removed the question.</source>
   <translation>Frage entfernt.</translation>
  </message>
  <message>
   <source>Show the exam</source>
   <translation>Prüfung anzeigen</translation>
  </message>
  <message>
   <source>The exam has the question now.</source>
   <translation>Die Frage gehört jetzt zur Prüfung.</translation>
  </message>
  <message>
   <source>The exam has the question now; its memory is {place}.</source>
   <translation>Die Frage gehört jetzt zur Prüfung; ihre Erinnerung ist: {place}.</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Rückgängig</translation>
  </message>
  <message>
   <source>Your exam came out worse than before the last change. {verdict}</source>
   <translation>Ihre Prüfung fiel schlechter aus als vor der letzten Änderung. {verdict}</translation>
  </message>
 </context>
 <context>
  <name>ExpectedLine</name>
  <message>
   <source>Expected a memory that is not here?</source>
   <translation>Fehlt hier eine Erinnerung, die Sie erwartet haben?</translation>
  </message>
  <message>
   <source>Point at it</source>
   <translation>Darauf zeigen</translation>
  </message>
  <message>
   <source>Point at the memory you expected</source>
   <translation>Auf die erwartete Erinnerung zeigen</translation>
  </message>
 </context>
 <context>
  <name>FilesTable</name>
  <message>
   <source>File</source>
   <translation>Datei</translation>
  </message>
  <message>
   <source>Inside the file of memories; asked and not searched</source>
   <translation>In der Datei mit den Erinnerungen; abgefragt statt durchsucht</translation>
  </message>
  <message>
   <source>The word indexes</source>
   <translation>Die Wortverzeichnisse</translation>
  </message>
  <message>
   <source>Traces before</source>
   <translation>Spuren vorher</translation>
  </message>
  <message>
   <source>Traces now</source>
   <translation>Spuren jetzt</translation>
  </message>
  <message>
   <source>{file}: before {before}, now {now}</source>
   <translation>{file}: vorher {before}, jetzt {now}</translation>
  </message>
 </context>
 <context>
  <name>FilterBar</name>
  <message>
   <source>All</source>
   <translation>Alle</translation>
  </message>
  <message>
   <source>Already known</source>
   <translation>Schon bekannt</translation>
  </message>
  <message>
   <source>Conflicts</source>
   <translation>Widersprüche</translation>
  </message>
  <message>
   <source>First person</source>
   <translation>Ich-Form</translation>
  </message>
  <message>
   <source>Guessed</source>
   <translation>Vermutet</translation>
  </message>
  <message>
   <source>Held back</source>
   <translation>Zurückgehalten</translation>
  </message>
  <message>
   <source>New</source>
   <translation>Neu</translation>
  </message>
  <message>
   <source>Possibly the same</source>
   <translation>Vielleicht dasselbe</translation>
  </message>
  <message>
   <source>Repeated</source>
   <translation>Wiederholt</translation>
  </message>
  <message>
   <source>Updates</source>
   <translation>Neuer Stand</translation>
  </message>
 </context>
 <context>
  <name>FilterChips</name>
  <message>
   <source>Clear all</source>
   <translation>Alle entfernen</translation>
  </message>
  <message>
   <source>Clear all filters</source>
   <translation>Alle Filter entfernen</translation>
  </message>
 </context>
 <context>
  <name>FirstRun</name>
  <message>
   <source>A page about you, a diary, notes, a chat. Wellkept finds the sentences worth keeping; you choose.</source>
   <translation>Eine Seite über Sie, ein Tagebuch, Notizen, ein Chat. Wellkept findet die Sätze, die sich lohnen; Sie wählen aus.</translation>
  </message>
  <message>
   <source>Begin in one of these ways. Nothing is kept before you choose it, and nothing leaves this computer.</source>
   <translation>So können Sie anfangen. Nichts wird behalten, bevor Sie es auswählen, und nichts verlässt diesen Computer.</translation>
  </message>
  <message>
   <source>Choose files of plain text: .txt, .md and others, up to 50 MB each. Other kinds cannot be read.</source>
   <translation>Wählen Sie Dateien mit einfachem Text: .txt, .md und andere, je bis zu 50 MB. Andere Arten lassen sich nicht lesen.</translation>
  </message>
  <message>
   <source>Import from elsewhere</source>
   <translation>Von anderswo importieren</translation>
  </message>
  <message>
   <source>Look around with sample memories</source>
   <translation>Sich mit Beispielen umsehen</translation>
  </message>
  <message>
   <source>No memories yet</source>
   <translation>Noch keine Erinnerungen</translation>
  </message>
  <message>
   <source>Paste something about yourself</source>
   <translation>Etwas über sich einfügen</translation>
  </message>
  <message>
   <source>Some forty memories of somebody who does not exist. One press removes them all, wholly.</source>
   <translation>Etwa vierzig Erinnerungen von jemandem, den es nicht gibt. Ein Klick entfernt sie alle, ganz und gar.</translation>
  </message>
 </context>
 <context>
  <name>ForgettingKeeper</name>
  <message>
   <source>Empty the list</source>
   <translation>Liste leeren</translation>
  </message>
  <message>
   <source>Empty the list of the forgotten? Then what is on it may be taught again without a question.</source>
   <translation>Die Liste des Vergessenen leeren? Dann kann ohne Rückfrage wieder beigebracht werden, was darauf steht.</translation>
  </message>
 </context>
 <context>
  <name>ForgettingPage</name>
  <message>
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Back (Esc)</source>
   <translation>Zurück (Esc)</translation>
  </message>
  <message>
   <source>Everything about one thing, gathered</source>
   <translation>Alles über eine Sache, gesammelt</translation>
  </message>
  <message>
   <source>Everything that was gathered is forgotten.</source>
   <translation>Alles, was gesammelt wurde, ist vergessen.</translation>
  </message>
  <message>
   <source>Forget a person, a topic, a time</source>
   <translation>Eine Person, ein Thema, eine Zeit vergessen</translation>
  </message>
  <message>
   <source>Forget what is ticked</source>
   <translation>Angehaktes vergessen</translation>
  </message>
  <message>
   <source>Forget what is ticked (Del); Ctrl+Z brings it back until the window closes</source>
   <translation>Angehaktes vergessen (Entf); Strg+Z holt es zurück, bis das Fenster geschlossen wird</translation>
  </message>
  <message>
   <source>No memory has these words, sounds near, or was learned in this time.</source>
   <translation>Keine Erinnerung enthält diese Wörter, klingt ähnlich oder wurde in dieser Zeit gelernt.</translation>
  </message>
  <message>
   <source>Nothing left of this</source>
   <translation>Nichts mehr davon übrig</translation>
  </message>
  <message>
   <source>Nothing speaks of this</source>
   <translation>Nichts spricht davon</translation>
  </message>
  <message>
   <source>Progress</source>
   <translation>Fortschritt</translation>
  </message>
  <message>
   <source>Space ticks, A ticks all of a group, Del forgets what is ticked.</source>
   <translation>Leertaste hakt an, A hakt eine ganze Gruppe an, Entf vergisst, was angehakt ist.</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Anhalten</translation>
  </message>
  <message>
   <source>Stop looking</source>
   <translation>Suche anhalten</translation>
  </message>
  <message>
   <source>What was found</source>
   <translation>Was gefunden wurde</translation>
  </message>
  <message>
   <source>Write a name, a topic or a place, or choose some days. Everything that speaks of it is gathered, with the reason. You tick what goes; it goes at once, and one undo brings all of it back.</source>
   <translation>Schreiben Sie einen Namen, ein Thema oder einen Ort, oder wählen Sie einige Tage. Alles, was davon spricht, wird mit dem Grund gesammelt. Sie haken an, was verschwinden soll; es verschwindet sofort, und einmal „Rückgängig“ holt alles zurück.</translation>
  </message>
 </context>
 <context>
  <name>Frame</name>
  <message>
   <source>Teach</source>
   <translation>Beibringen</translation>
  </message>
 </context>
 <context>
  <name>Head</name>
  <message>
   <source>Change the words</source>
   <translation>Die Worte ändern</translation>
  </message>
  <message>
   <source>Correct</source>
   <translation>Berichtigen</translation>
  </message>
  <message>
   <source>Erase this memory; undo brings it back</source>
   <translation>Diese Erinnerung löschen; „Rückgängig“ holt sie zurück</translation>
  </message>
  <message>
   <source>Forget</source>
   <translation>Vergessen</translation>
  </message>
 </context>
 <context>
  <name>HistorySection</name>
  <message>
   <source>Changed {when}</source>
   <translation>Geändert {when}</translation>
  </message>
  <message>
   <source>HOW ITS WORDS CHANGED</source>
   <translation>WIE SICH DIE WORTE ÄNDERTEN</translation>
  </message>
 </context>
 <context>
  <name>KeyButton</name>
  <message>
   <source>Keys of “{command}”: none</source>
   <translation>Tasten für „{command}“: keine</translation>
  </message>
  <message>
   <source>Keys of “{command}”: {keys}</source>
   <translation>Tasten für „{command}“: {keys}</translation>
  </message>
  <message>
   <source>None</source>
   <translation>Keine</translation>
  </message>
  <message>
   <source>Press it, then the new keys. Esc leaves them, Backspace takes them away.</source>
   <translation>Drücken Sie darauf, dann die neuen Tasten. Esc lässt sie, wie sie sind, die Rücktaste nimmt sie weg.</translation>
  </message>
  <message>
   <source>Press the new keys…</source>
   <translation>Neue Tasten drücken …</translation>
  </message>
 </context>
 <context>
  <name>KeyKeeper</name>
  <message>
   <source>All keys are as they were at first.</source>
   <translation>Alle Tasten sind wieder wie am Anfang.</translation>
  </message>
  <message>
   <source>Asking the service about the key …</source>
   <translation>Der Dienst wird nach dem Schlüssel gefragt …</translation>
  </message>
  <message>
   <source>Checking the key with the service …</source>
   <translation>Der Schlüssel wird beim Dienst geprüft …</translation>
  </message>
  <message>
   <source>Looking for your key …</source>
   <translation>Ihr Schlüssel wird gesucht …</translation>
  </message>
  <message>
   <source>Opening the browser …</source>
   <translation>Der Browser wird geöffnet …</translation>
  </message>
  <message>
   <source>Taking the key out of your keyring …</source>
   <translation>Der Schlüssel wird aus Ihrem Schlüsselbund genommen …</translation>
  </message>
  <message>
   <source>The browser did not open. Copy the link and open it there; this waits for you.</source>
   <translation>Der Browser hat sich nicht geöffnet. Kopieren Sie den Link und öffnen Sie ihn dort; hier wird auf Sie gewartet.</translation>
  </message>
  <message>
   <source>The browser did not open. Sign in at {host}.</source>
   <translation>Der Browser hat sich nicht geöffnet. Melden Sie sich bei {host} an.</translation>
  </message>
  <message>
   <source>Waiting for you to sign in in the browser …</source>
   <translation>Es wird gewartet, bis Sie sich im Browser anmelden …</translation>
  </message>
  <message>
   <source>{keys} now stands for “{name}”.</source>
   <translation>{keys} steht jetzt für „{name}“.</translation>
  </message>
  <message>
   <source>{keys} stands for “{name}” again.</source>
   <translation>{keys} steht wieder für „{name}“.</translation>
  </message>
  <message>
   <source>“{name}” has no keys now.</source>
   <translation>„{name}“ hat jetzt keine Tasten.</translation>
  </message>
 </context>
 <context>
  <name>KeySection</name>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>Check and keep</source>
   <translation>Prüfen und behalten</translation>
  </message>
  <message>
   <source>Copy the link</source>
   <translation>Link kopieren</translation>
  </message>
  <message>
   <source>Forget the key</source>
   <translation>Schlüssel vergessen</translation>
  </message>
  <message>
   <source>It is asked at {host}.</source>
   <translation>Gefragt wird er unter {host}.</translation>
  </message>
  <message>
   <source>Key of the model service</source>
   <translation>Schlüssel des Modelldienstes</translation>
  </message>
  <message>
   <source>Look in the keyring</source>
   <translation>Im Schlüsselbund nachsehen</translation>
  </message>
  <message>
   <source>Many such services need none. If this one does, paste it here.</source>
   <translation>Viele solche Dienste brauchen keinen. Falls dieser doch, fügen Sie ihn hier ein.</translation>
  </message>
  <message>
   <source>No key yet.</source>
   <translation>Noch kein Schlüssel.</translation>
  </message>
  <message>
   <source>Not looked at yet.</source>
   <translation>Noch nicht nachgesehen.</translation>
  </message>
  <message>
   <source>Opens the service's page in your browser</source>
   <translation>Öffnet die Seite des Dienstes in Ihrem Browser</translation>
  </message>
  <message>
   <source>Paste a key here</source>
   <translation>Hier einen Schlüssel einfügen</translation>
  </message>
  <message>
   <source>Revoke it at the service</source>
   <translation>Beim Dienst widerrufen</translation>
  </message>
  <message>
   <source>Sign in with the browser</source>
   <translation>Im Browser anmelden</translation>
  </message>
  <message>
   <source>This service needs no key.</source>
   <translation>Dieser Dienst braucht keinen Schlüssel.</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Noch einmal versuchen</translation>
  </message>
  <message>
   <source>Use another key</source>
   <translation>Anderen Schlüssel verwenden</translation>
  </message>
  <message>
   <source>What may it spend?</source>
   <translation>Was darf er ausgeben?</translation>
  </message>
  <message>
   <source>Work with the key</source>
   <translation>Arbeit mit dem Schlüssel</translation>
  </message>
  <message>
   <source>YOUR KEY</source>
   <translation>IHR SCHLÜSSEL</translation>
  </message>
  <message>
   <source>Your keyring was asked: it holds no key for this service.</source>
   <translation>Ihr Schlüsselbund wurde gefragt: Er enthält keinen Schlüssel für diesen Dienst.</translation>
  </message>
 </context>
 <context>
  <name>KeySheet</name>
  <message>
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <source>Keys</source>
   <translation>Tasten</translation>
  </message>
  <message>
   <source>Press the keys of a command to give it others. Esc leaves them, Backspace takes them away.</source>
   <translation>Drücken Sie auf die Tasten eines Befehls, um ihm andere zu geben. Esc lässt sie, wie sie sind, die Rücktaste nimmt sie weg.</translation>
  </message>
  <message>
   <source>Reset</source>
   <translation>Zurücksetzen</translation>
  </message>
  <message>
   <source>Reset all keys</source>
   <translation>Alle Tasten zurücksetzen</translation>
  </message>
  <message>
   <source>Reset the keys of “{command}”</source>
   <translation>Die Tasten für „{command}“ zurücksetzen</translation>
  </message>
  <message>
   <source>Use it here</source>
   <translation>Hier verwenden</translation>
  </message>
 </context>
 <context>
  <name>KindMenu</name>
  <message>
   <source>Kind</source>
   <translation>Art</translation>
  </message>
 </context>
 <context>
  <name>KindToggle</name>
  <message>
   <source>Show or hide this kind</source>
   <translation>Diese Art ein- oder ausblenden</translation>
  </message>
  <message>
   <source>Show {kind}, {n}</source>
   <translation>{kind} zeigen, {n}</translation>
  </message>
 </context>
 <context>
  <name>LeavingSection</name>
  <message>
   <source>Its source or one of its tags is marked, so it stays here either way.</source>
   <translation>Ihre Quelle oder eines ihrer Schlagwörter ist gekennzeichnet, also bleibt sie ohnehin hier.</translation>
  </message>
  <message>
   <source>More of it in “What left this computer”.</source>
   <translation>Mehr davon unter „Was diesen Computer verließ“.</translation>
  </message>
  <message>
   <source>Never leaves this computer</source>
   <translation>Verlässt diesen Computer nie</translation>
  </message>
  <message>
   <source>Never left this computer.</source>
   <translation>Hat diesen Computer nie verlassen.</translation>
  </message>
  <message>
   <source>OUTSIDE THIS COMPUTER</source>
   <translation>AUSSERHALB DIESES COMPUTERS</translation>
  </message>
 </context>
 <context>
  <name>LedgerPage</name>
  <message>
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Back (Esc)</source>
   <translation>Zurück (Esc)</translation>
  </message>
  <message>
   <source>In all</source>
   <translation>Insgesamt</translation>
  </message>
  <message>
   <source>Nothing has left this computer</source>
   <translation>Nichts hat diesen Computer verlassen</translation>
  </message>
  <message>
   <source>This month</source>
   <translation>Diesen Monat</translation>
  </message>
  <message>
   <source>What left this computer</source>
   <translation>Was diesen Computer verließ</translation>
  </message>
  <message>
   <source>When a model elsewhere is asked something, every call is written down here, without its words.</source>
   <translation>Wird ein Modell anderswo etwas gefragt, steht hier jede Anfrage, ohne ihre Worte.</translation>
  </message>
 </context>
 <context>
  <name>LeftOutSection</name>
  <message>
   <source>Left out</source>
   <translation>Ausgelassen</translation>
  </message>
  <message>
   <source>{count} left out: hide them</source>
   <translation>{count} ausgelassen: ausblenden</translation>
  </message>
  <message>
   <source>{count} left out: show them</source>
   <translation>{count} ausgelassen: anzeigen</translation>
  </message>
  <message numerus="yes">
   <source>{n} pieces</source>
   <translation>
    <numerusform>1 Stück</numerusform>
    <numerusform>{n} Stücke</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>ListFoot</name>
  <message numerus="yes">
   <source>All {n} searchable by meaning</source>
   <translation>
    <numerusform>Nach Bedeutung auffindbar</numerusform>
    <numerusform>Alle {n} nach Bedeutung auffindbar</numerusform>
   </translation>
  </message>
  <message>
   <source>Changing to {model}: {n} of {all}</source>
   <translation>Wechsel, künftig {model}: {n} von {all}</translation>
  </message>
  <message>
   <source>Go on</source>
   <translation>Weiter</translation>
  </message>
  <message>
   <source>Go on reading for meaning</source>
   <translation>Lesen nach Bedeutung fortsetzen</translation>
  </message>
  <message>
   <source>Pause</source>
   <translation>Pause</translation>
  </message>
  <message>
   <source>Pause reading for meaning</source>
   <translation>Lesen nach Bedeutung anhalten</translation>
  </message>
  <message>
   <source>Searchable by meaning: {n} of {all}</source>
   <translation>Nach Bedeutung auffindbar: {n} von {all}</translation>
  </message>
  <message>
   <source>Searching by words only: {reason}</source>
   <translation>Suche nur nach Wörtern: {reason}</translation>
  </message>
  <message>
   <source>{text}, paused</source>
   <translation>{text}, angehalten</translation>
  </message>
 </context>
 <context>
  <name>ListHead</name>
  <message>
   <source>Filters</source>
   <translation>Filter</translation>
  </message>
  <message>
   <source>Show or hide the filters</source>
   <translation>Filter ein- oder ausblenden</translation>
  </message>
  <message>
   <source>{n} of {all}</source>
   <translation>{n} von {all}</translation>
  </message>
 </context>
 <context>
  <name>ListPane</name>
  <message>
   <source>Clear search and filters</source>
   <translation>Suche und Filter leeren</translation>
  </message>
  <message>
   <source>Memories</source>
   <translation>Erinnerungen</translation>
  </message>
  <message>
   <source>No memory passes these filters</source>
   <translation>Keine Erinnerung passt zu diesen Filtern</translation>
  </message>
  <message>
   <source>Nothing found</source>
   <translation>Nichts gefunden</translation>
  </message>
  <message>
   <source>Nothing says this. Nearest by meaning:</source>
   <translation>Nichts sagt das. In der Bedeutung am nächsten:</translation>
  </message>
  <message>
   <source>Point at the memory you expected</source>
   <translation>Auf die erwartete Erinnerung zeigen</translation>
  </message>
  <message>
   <source>Try fewer or other words, or part of a word.</source>
   <translation>Versuchen Sie weniger oder andere Wörter oder einen Teil eines Wortes.</translation>
  </message>
 </context>
 <context>
  <name>ListSign</name>
  <message>
   <source>Empty the list of the forgotten</source>
   <translation>Die Liste des Vergessenen leeren</translation>
  </message>
  <message>
   <source>Nobody will know any more that these sentences were forgotten</source>
   <translation>Dann weiß niemand mehr, dass diese Sätze vergessen wurden</translation>
  </message>
  <message>
   <source>What I had forgotten stays forgotten</source>
   <translation>Was ich vergessen ließ, bleibt vergessen</translation>
  </message>
 </context>
 <context>
  <name>Many</name>
  <message>
   <source>About</source>
   <translation>Über</translation>
  </message>
  <message>
   <source>Add a tag</source>
   <translation>Schlagwort hinzufügen</translation>
  </message>
  <message>
   <source>Always in mind</source>
   <translation>Immer im Kopf</translation>
  </message>
  <message>
   <source>CHANGE ALL OF THEM</source>
   <translation>ALLE ÄNDERN</translation>
  </message>
  <message>
   <source>Choose</source>
   <translation>Wählen</translation>
  </message>
  <message>
   <source>Each change is one step for all of them, and one undo takes it back.</source>
   <translation>Jede Änderung ist ein Schritt für alle, und einmal „Rückgängig“ nimmt ihn zurück.</translation>
  </message>
  <message>
   <source>Forget {what}</source>
   <translation>{what} vergessen</translation>
  </message>
  <message>
   <source>Importance</source>
   <translation>Wichtigkeit</translation>
  </message>
  <message>
   <source>Kind</source>
   <translation>Art</translation>
  </message>
  <message>
   <source>No</source>
   <translation>Nein</translation>
  </message>
  <message>
   <source>Not always in mind</source>
   <translation>Nicht immer im Kopf</translation>
  </message>
  <message>
   <source>Remove a tag</source>
   <translation>Schlagwort entfernen</translation>
  </message>
  <message>
   <source>WHAT THEY HAVE</source>
   <translation>EIGENSCHAFTEN</translation>
  </message>
  <message>
   <source>Yes</source>
   <translation>Ja</translation>
  </message>
  <message>
   <source>{what} selected</source>
   <translation>{what} ausgewählt</translation>
  </message>
 </context>
 <context>
  <name>ManyKeeper</name>
  <message>
   <source>All results of “{query}”, in sight or not.</source>
   <translation>Alle Ergebnisse zu „{query}“, ob gerade sichtbar oder nicht.</translation>
  </message>
  <message>
   <source>All that pass these filters, in sight or not.</source>
   <translation>Alle, die zu diesen Filtern passen, ob gerade sichtbar oder nicht.</translation>
  </message>
  <message>
   <source>All your memories, in sight or not.</source>
   <translation>Alle Ihre Erinnerungen, ob gerade sichtbar oder nicht.</translation>
  </message>
 </context>
 <context>
  <name>MapCanvas</name>
  <message>
   <source>Map of meaning</source>
   <translation>Landkarte der Bedeutungen</translation>
  </message>
 </context>
 <context>
  <name>MapKeeper</name>
  <message>
   <source>The map could not be drawn</source>
   <translation>Die Karte konnte nicht gezeichnet werden</translation>
  </message>
 </context>
 <context>
  <name>MapPage</name>
  <message>
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Back (Esc)</source>
   <translation>Zurück (Esc)</translation>
  </message>
  <message>
   <source>Back to the memories</source>
   <translation>Zurück zu den Erinnerungen</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>Drag moves the map, instead of selecting</source>
   <translation>Ziehen verschiebt die Karte, statt auszuwählen</translation>
  </message>
  <message>
   <source>Lay out all memories again</source>
   <translation>Alle Erinnerungen noch einmal anordnen</translation>
  </message>
  <message>
   <source>Lay out anew</source>
   <translation>Neu anordnen</translation>
  </message>
  <message>
   <source>Laying out your memories by meaning…</source>
   <translation>Ihre Erinnerungen werden nach Bedeutung angeordnet …</translation>
  </message>
  <message>
   <source>Look closer (+)</source>
   <translation>Näher heran (+)</translation>
  </message>
  <message>
   <source>Map of meaning</source>
   <translation>Landkarte der Bedeutungen</translation>
  </message>
  <message>
   <source>Move</source>
   <translation>Verschieben</translation>
  </message>
  <message>
   <source>Progress of the map</source>
   <translation>Fortschritt der Karte</translation>
  </message>
  <message>
   <source>See all</source>
   <translation>Alles zeigen</translation>
  </message>
  <message>
   <source>See all of the map (0)</source>
   <translation>Die ganze Karte zeigen (0)</translation>
  </message>
  <message>
   <source>See more of the map (-)</source>
   <translation>Mehr von der Karte zeigen (-)</translation>
  </message>
  <message>
   <source>Select none</source>
   <translation>Auswahl aufheben</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Noch einmal versuchen</translation>
  </message>
 </context>
 <context>
  <name>MarksPane</name>
  <message>
   <source>Add</source>
   <translation>Hinzufügen</translation>
  </message>
  <message>
   <source>Everything with this tag, or from this source, stays here: what is kept now and what comes later. A single memory is marked where its details are shown.</source>
   <translation>Alles mit diesem Schlagwort oder aus dieser Quelle bleibt hier: was schon behalten ist und was noch kommt. Eine einzelne Erinnerung wird dort gekennzeichnet, wo ihre Einzelheiten stehen.</translation>
  </message>
  <message>
   <source>Mark a tag or a source</source>
   <translation>Schlagwort oder Quelle kennzeichnen</translation>
  </message>
  <message>
   <source>Mark it: it never leaves this computer</source>
   <translation>Kennzeichnen: Es verlässt diesen Computer nie</translation>
  </message>
  <message>
   <source>Source</source>
   <translation>Quelle</translation>
  </message>
  <message>
   <source>Tag</source>
   <translation>Schlagwort</translation>
  </message>
  <message>
   <source>Tag or source that never leaves</source>
   <translation>Schlagwort oder Quelle, die hier bleibt</translation>
  </message>
  <message>
   <source>WHAT NEVER LEAVES</source>
   <translation>WAS HIER BLEIBT</translation>
  </message>
  <message>
   <source>such as email</source>
   <translation>z. B. email</translation>
  </message>
  <message>
   <source>such as health</source>
   <translation>z. B. Gesundheit</translation>
  </message>
 </context>
 <context>
  <name>MemoryLine</name>
  <message>
   <source>Show it in the list</source>
   <translation>In der Liste zeigen</translation>
  </message>
 </context>
 <context>
  <name>MemoryModel</name>
  <message>
   <source>Loading</source>
   <translation>Wird geladen</translation>
  </message>
 </context>
 <context>
  <name>Message</name>
  <message>
   <source>Dismiss</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <source>Progress</source>
   <translation>Fortschritt</translation>
  </message>
 </context>
 <context>
  <name>ModelPicker</name>
  <message>
   <source>Asking for the list …</source>
   <translation>Die Liste wird geholt …</translation>
  </message>
  <message>
   <source>Choose or type a model</source>
   <translation>Modell wählen oder eintippen</translation>
  </message>
  <message>
   <source>Show all models</source>
   <translation>Alle Modelle anzeigen</translation>
  </message>
  <message>
   <source>Show all models: {title}</source>
   <translation>Alle Modelle anzeigen: {title}</translation>
  </message>
  <message>
   <source>Use it</source>
   <translation>Verwenden</translation>
  </message>
  <message>
   <source>Use this model: {title}</source>
   <translation>Dieses Modell verwenden: {title}</translation>
  </message>
 </context>
 <context>
  <name>OfflineSection</name>
  <message>
   <source>CONNECTIONS</source>
   <translation>VERBINDUNGEN</translation>
  </message>
  <message>
   <source>Offline: open no connection</source>
   <translation>Offline: keine Verbindung öffnen</translation>
  </message>
  <message>
   <source>While this is on, Wellkept opens no connection to anywhere. Everything on this computer works.</source>
   <translation>Solange das an ist, öffnet Wellkept keine Verbindung, wohin auch immer. Alles auf diesem Computer funktioniert.</translation>
  </message>
 </context>
 <context>
  <name>OfflineSign</name>
  <message>
   <source>Go online</source>
   <translation>Online gehen</translation>
  </message>
  <message>
   <source>Offline: no connection is opened.</source>
   <translation>Offline: Es wird keine Verbindung geöffnet.</translation>
  </message>
  <message>
   <source>Online again.</source>
   <translation>Wieder online.</translation>
  </message>
 </context>
 <context>
  <name>Page</name>
  <message>
   <source>Hide the numbers</source>
   <translation>Zahlen ausblenden</translation>
  </message>
  <message>
   <source>Hide the whole record</source>
   <translation>Angaben ausblenden</translation>
  </message>
  <message>
   <source>LEARNED TOGETHER WITH</source>
   <translation>ZUSAMMEN GELERNT MIT</translation>
  </message>
  <message>
   <source>SOUNDS NEAR</source>
   <translation>KLINGT ÄHNLICH</translation>
  </message>
  <message>
   <source>Show the numbers</source>
   <translation>Zahlen anzeigen</translation>
  </message>
  <message>
   <source>Show the whole record</source>
   <translation>Alle Angaben anzeigen</translation>
  </message>
  <message>
   <source>THE WORDS IT CAME FROM</source>
   <translation>DIE WORTE, AUS DENEN SIE STAMMT</translation>
  </message>
  <message>
   <source>The memory</source>
   <translation>Die Erinnerung</translation>
  </message>
  <message>
   <source>The words it came from</source>
   <translation>Die Worte, aus denen sie stammt</translation>
  </message>
  <message>
   <source>WHAT IS KEPT WITH IT</source>
   <translation>WAS MIT IHR AUFBEWAHRT WIRD</translation>
  </message>
  <message>
   <source>WHY THIS ONE</source>
   <translation>WARUM DIESE</translation>
  </message>
 </context>
 <context>
  <name>Palette</name>
  <message>
   <source>Commands</source>
   <translation>Befehle</translation>
  </message>
  <message>
   <source>Find a command</source>
   <translation>Einen Befehl suchen</translation>
  </message>
  <message>
   <source>No command is called so.</source>
   <translation>So heißt kein Befehl.</translation>
  </message>
  <message>
   <source>Type what you want to do</source>
   <translation>Tippen Sie, was Sie tun möchten</translation>
  </message>
  <message>
   <source>not now</source>
   <translation>jetzt nicht</translation>
  </message>
  <message>
   <source>{n} of {all}</source>
   <translation>{n} von {all}</translation>
  </message>
 </context>
 <context>
  <name>PartNotes</name>
  <message>
   <source>Ask again</source>
   <translation>Noch einmal fragen</translation>
  </message>
  <message>
   <source>Ask again: {what}</source>
   <translation>Noch einmal fragen: {what}</translation>
  </message>
  <message>
   <source>{count}: hide</source>
   <translation>{count}: ausblenden</translation>
  </message>
  <message>
   <source>{count}: show</source>
   <translation>{count}: anzeigen</translation>
  </message>
  <message numerus="yes">
   <source>{n} remarks on what the model did</source>
   <translation>
    <numerusform>1 Anmerkung zur Arbeit des Modells</numerusform>
    <numerusform>{n} Anmerkungen zur Arbeit des Modells</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>PasteBox</name>
  <message>
   <source>Paste or type a text about yourself here, or drop .txt and .md files.</source>
   <translation>Fügen Sie hier einen Text über sich ein, schreiben Sie einen, oder legen Sie .txt- und .md-Dateien ab.</translation>
  </message>
  <message>
   <source>Text to teach</source>
   <translation>Text zum Beibringen</translation>
  </message>
 </context>
 <context>
  <name>PointingStrip</name>
  <message>
   <source>Back to the search</source>
   <translation>Zurück zur Suche</translation>
  </message>
  <message>
   <source>Choose it in the list; type a few of its words to find it. It then says why it was not found.</source>
   <translation>Wählen Sie sie in der Liste; tippen Sie ein paar ihrer Wörter, um sie zu finden. Dann steht dort, warum sie nicht gefunden wurde.</translation>
  </message>
  <message>
   <source>Which memory did you expect for “{query}”?</source>
   <translation>Welche Erinnerung haben Sie für „{query}“ erwartet?</translation>
  </message>
 </context>
 <context>
  <name>PreviewPage</name>
  <message>
   <source>Back to the text</source>
   <translation>Zurück zum Text</translation>
  </message>
  <message>
   <source>Do it without the model</source>
   <translation>Ohne das Modell arbeiten</translation>
  </message>
  <message>
   <source>Hide the instructions</source>
   <translation>Anweisungen ausblenden</translation>
  </message>
  <message>
   <source>Next part</source>
   <translation>Nächster Teil</translation>
  </message>
  <message>
   <source>Nothing has been sent yet. You are asked once for {host}.</source>
   <translation>Noch wurde nichts gesendet. Für {host} werden Sie einmal gefragt.</translation>
  </message>
  <message>
   <source>Part {n} of {all}</source>
   <translation>Teil {n} von {all}</translation>
  </message>
  <message>
   <source>Previous part</source>
   <translation>Voriger Teil</translation>
  </message>
  <message>
   <source>Send</source>
   <translation>Senden</translation>
  </message>
  <message>
   <source>Show the instructions that go with each part</source>
   <translation>Anweisungen anzeigen, die mit jedem Teil gehen</translation>
  </message>
  <message>
   <source>The instructions that are sent with it</source>
   <translation>Die Anweisungen, die mitgesendet werden</translation>
  </message>
  <message>
   <source>The text that is sent</source>
   <translation>Der Text, der gesendet wird</translation>
  </message>
  <message>
   <source>This is all that would go, word for word, with the instructions below.</source>
   <translation>Das ist alles, was hinausginge, Wort für Wort, mit den Anweisungen darunter.</translation>
  </message>
  <message>
   <source>What is sent</source>
   <translation>Was gesendet wird</translation>
  </message>
  <message>
   <source>{what} Asterisks go in its place.</source>
   <translation>{what} Dort stehen stattdessen Sternchen.</translation>
  </message>
 </context>
 <context>
  <name>ProfileKeeper</name>
  <message>
   <source>Forgot the line; its memories stay.</source>
   <translation>Zeile vergessen; ihre Erinnerungen bleiben.</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Rückgängig</translation>
  </message>
 </context>
 <context>
  <name>ProfilePage</name>
  <message>
   <source>A click on a memory, or Return, shows it in the list.</source>
   <translation>Ein Klick auf eine Erinnerung oder die Eingabetaste zeigt sie in der Liste.</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Back (Esc)</source>
   <translation>Zurück (Esc)</translation>
  </message>
  <message>
   <source>Back to the memories</source>
   <translation>Zurück zu den Erinnerungen</translation>
  </message>
  <message>
   <source>Erase the line, not its memories (Del); undo brings it back</source>
   <translation>Die Zeile löschen, nicht ihre Erinnerungen (Entf); „Rückgängig“ holt sie zurück</translation>
  </message>
  <message>
   <source>Forget the line</source>
   <translation>Zeile vergessen</translation>
  </message>
  <message>
   <source>No profile yet</source>
   <translation>Noch kein Profil</translation>
  </message>
  <message>
   <source>What a model made of your memories. A line goes when any memory behind it is forgotten.</source>
   <translation>Was ein Modell aus Ihren Erinnerungen gemacht hat. Eine Zeile verschwindet, sobald eine Erinnerung dahinter vergessen wird.</translation>
  </message>
  <message>
   <source>What they say about you</source>
   <translation>Was sie über Sie sagen</translation>
  </message>
  <message>
   <source>When a model finds the sentences of a text you teach, it also says in a few lines what they tell about you. Those lines come here, each with the memories it stands on. Models are set up in Privacy, Models on other computers.</source>
   <translation>Wenn ein Modell die Sätze eines Textes findet, den Sie beibringen, sagt es auch in ein paar Zeilen, was sie über Sie erzählen. Diese Zeilen kommen hierher, jede mit den Erinnerungen, auf denen sie beruht. Modelle werden unter „Privatsphäre“, „Modelle auf anderen Computern“ eingerichtet.</translation>
  </message>
 </context>
 <context>
  <name>QuestionsSection</name>
  <message>
   <source>A question that should find this</source>
   <translation>Eine Frage, die dies finden soll</translation>
  </message>
  <message>
   <source>A question that should find this memory</source>
   <translation>Eine Frage, die diese Erinnerung finden soll</translation>
  </message>
  <message>
   <source>Add</source>
   <translation>Hinzufügen</translation>
  </message>
  <message>
   <source>Add it to the exam (Return)</source>
   <translation>Zur Prüfung hinzufügen (Eingabe)</translation>
  </message>
  <message>
   <source>As you would type it in the search</source>
   <translation>So, wie Sie sie in die Suche tippen würden</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>Leave it (Esc)</source>
   <translation>Verwerfen (Esc)</translation>
  </message>
  <message>
   <source>QUESTIONS THAT SHOULD FIND THIS</source>
   <translation>FRAGEN, DIE DIES FINDEN SOLLEN</translation>
  </message>
  <message>
   <source>Remove the question: {text}</source>
   <translation>Frage entfernen: {text}</translation>
  </message>
  <message>
   <source>Remove this question</source>
   <translation>Diese Frage entfernen</translation>
  </message>
 </context>
 <context>
  <name>ReadersSection</name>
  <message>
   <source>Hide the times</source>
   <translation>Zeitpunkte ausblenden</translation>
  </message>
  <message>
   <source>READ BY ASSISTANTS</source>
   <translation>VON ASSISTENTEN GELESEN</translation>
  </message>
  <message>
   <source>Show each time</source>
   <translation>Zeitpunkte anzeigen</translation>
  </message>
 </context>
 <context>
  <name>ReceiptPage</name>
  <message>
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Back (Esc)</source>
   <translation>Zurück (Esc)</translation>
  </message>
  <message>
   <source>Check again</source>
   <translation>Noch einmal prüfen</translation>
  </message>
  <message>
   <source>Check of what you forgot</source>
   <translation>Prüfung des Vergessenen</translation>
  </message>
  <message>
   <source>Forget a memory, then come here: every file of this program is searched for it. Shift+Del forgets and also shows what was there before. What was taken back, or more than 100 at once, is not checked.</source>
   <translation>Vergessen Sie eine Erinnerung und kommen Sie dann hierher: Jede Datei dieses Programms wird nach ihr durchsucht. Umschalt+Entf vergisst und zeigt auch, was vorher da war. Nicht geprüft wird, was zurückgenommen wurde oder mehr als 100 Erinnerungen auf einmal umfasst.</translation>
  </message>
  <message>
   <source>Nothing of it was sent to another computer by this program.</source>
   <translation>Dieses Programm hat nichts davon an einen anderen Computer gesendet.</translation>
  </message>
  <message>
   <source>Nothing to check</source>
   <translation>Nichts zu prüfen</translation>
  </message>
  <message>
   <source>Receipt</source>
   <translation>Beleg</translation>
  </message>
  <message>
   <source>Search all files once more</source>
   <translation>Alle Dateien noch einmal durchsuchen</translation>
  </message>
  <message>
   <source>Searching every file …</source>
   <translation>Jede Datei wird durchsucht …</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Anhalten</translation>
  </message>
  <message>
   <source>What this program cannot reach</source>
   <translation>Was dieses Programm nicht erreicht</translation>
  </message>
  <message>
   <source>What was looked for</source>
   <translation>Wonach gesucht wurde</translation>
  </message>
  <message>
   <source>What was looked for is held in memory only, never in a file, until the window closes.</source>
   <translation>Wonach gesucht wurde, steht nur im Arbeitsspeicher und nie in einer Datei, bis das Fenster geschlossen wird.</translation>
  </message>
  <message>
   <source>Words that other memories use, too, stay with them. Drafts lie in the file of memories, and this program writes no logs and no crash reports.</source>
   <translation>Wörter, die auch andere Erinnerungen enthalten, bleiben bei diesen. Entwürfe liegen in der Datei mit den Erinnerungen, und dieses Programm schreibt keine Protokolle und keine Absturzberichte.</translation>
  </message>
  <message>
   <source>{percent} % of all files</source>
   <translation>{percent} % aller Dateien</translation>
  </message>
 </context>
 <context>
  <name>RestBar</name>
  <message>
   <source>Go on</source>
   <translation>Weiter</translation>
  </message>
 </context>
 <context>
  <name>RestoreModel</name>
  <message>
   <source>In the backup, {ticked}: {then} Now: {now}</source>
   <translation>In der Sicherung, {ticked}: {then} Jetzt: {now}</translation>
  </message>
  <message>
   <source>Only here now, {ticked}: {now}</source>
   <translation>Nur jetzt hier, {ticked}: {now}</translation>
  </message>
  <message>
   <source>Only in the backup, {ticked}: {then}</source>
   <translation>Nur in der Sicherung, {ticked}: {then}</translation>
  </message>
  <message>
   <source>not ticked</source>
   <translation>nicht angehakt</translation>
  </message>
  <message>
   <source>ticked</source>
   <translation>angehakt</translation>
  </message>
 </context>
 <context>
  <name>RestorePage</name>
  <message>
   <source>Backups</source>
   <translation>Sicherungen</translation>
  </message>
  <message>
   <source>Bring back what is only in the backup ({n} of {most})</source>
   <translation>Zurückholen, was nur in der Sicherung ist ({n} von {most})</translation>
  </message>
  <message>
   <source>Comparing the backup with your memories …</source>
   <translation>Die Sicherung wird mit Ihren Erinnerungen verglichen …</translation>
  </message>
  <message>
   <source>In the backup</source>
   <translation>In der Sicherung</translation>
  </message>
  <message>
   <source>Make the others as they were ({n} of {most})</source>
   <translation>Die anderen wieder so machen, wie sie waren ({n} von {most})</translation>
  </message>
  <message>
   <source>Nothing differs</source>
   <translation>Kein Unterschied</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>Jetzt</translation>
  </message>
  <message>
   <source>Progress</source>
   <translation>Fortschritt</translation>
  </message>
  <message>
   <source>Restore {memories}</source>
   <translation>{memories} wiederherstellen</translation>
  </message>
  <message>
   <source>Space ticks. How things are now is kept as a backup first, and Ctrl+Z takes it all back.</source>
   <translation>Leertaste hakt an. Zuerst wird gesichert, wie es jetzt ist, und Strg+Z nimmt alles zurück.</translation>
  </message>
  <message>
   <source>Take out what is only here now ({n} of {most})</source>
   <translation>Entfernen, was nur jetzt hier ist ({n} von {most})</translation>
  </message>
  <message>
   <source>What differs between the backup and now</source>
   <translation>Was in der Sicherung anders ist als jetzt</translation>
  </message>
  <message>
   <source>What the backup would bring back</source>
   <translation>Was die Sicherung zurückbringt</translation>
  </message>
  <message>
   <source>Your memories are as they are in this backup.</source>
   <translation>Ihre Erinnerungen sind so wie in dieser Sicherung.</translation>
  </message>
 </context>
 <context>
  <name>ReviewPage</name>
  <message>
   <source>A sentence worth keeping has 12 to 400 characters. What was left out is listed below.</source>
   <translation>Ein Satz, der sich lohnt, hat 12 bis 400 Zeichen. Was ausgelassen wurde, steht unten.</translation>
  </message>
  <message>
   <source>Back to the text</source>
   <translation>Zurück zum Text</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>Keep {what}</source>
   <translation>{what} behalten</translation>
  </message>
  <message>
   <source>No sentences found</source>
   <translation>Keine Sätze gefunden</translation>
  </message>
  <message>
   <source>Progress</source>
   <translation>Fortschritt</translation>
  </message>
  <message>
   <source>Replace {n}</source>
   <translation>{n} ersetzen</translation>
  </message>
  <message>
   <source>Sentences found</source>
   <translation>Gefundene Sätze</translation>
  </message>
  <message>
   <source>Space ticks, F2 rewords, Ctrl+Return keeps</source>
   <translation>Leertaste hakt an, F2 formuliert um, Strg+Eingabe behält</translation>
  </message>
  <message>
   <source>Space ticks, K changes the kind, F2 rewords, Ctrl+Return keeps</source>
   <translation>Leertaste hakt an, K ändert die Art, F2 formuliert um, Strg+Eingabe behält</translation>
  </message>
  <message>
   <source>Space ticks, R replaces the one you have, F2 rewords, Ctrl+Return keeps</source>
   <translation>Leertaste hakt an, R ersetzt die vorhandene, F2 formuliert um, Strg+Eingabe behält</translation>
  </message>
  <message>
   <source>Tick all</source>
   <translation>Alle anhaken</translation>
  </message>
  <message>
   <source>Untick all</source>
   <translation>Alle abwählen</translation>
  </message>
  <message>
   <source>replace {n}</source>
   <translation>{n} ersetzen</translation>
  </message>
  <message>
   <source>{found} by {model}</source>
   <translation>{found} von {model}</translation>
  </message>
  <message>
   <source>{found} found</source>
   <translation>{found} gefunden</translation>
  </message>
 </context>
 <context>
  <name>RewordingDelegate</name>
  <message>
   <source>The words to keep</source>
   <translation>Die Worte, die behalten werden</translation>
  </message>
 </context>
 <context>
  <name>SampleLine</name>
  <message>
   <source>Remove all sample memories</source>
   <translation>Alle Beispiele entfernen</translation>
  </message>
  <message>
   <source>Remove them all</source>
   <translation>Alle entfernen</translation>
  </message>
  <message>
   <source>These are sample memories.</source>
   <translation>Dies sind Beispiele, keine Erinnerungen von Ihnen.</translation>
  </message>
  <message numerus="yes">
   <source>{n} of these are sample memories.</source>
   <translation>
    <numerusform>Eine davon ist ein Beispiel.</numerusform>
    <numerusform>{n} davon sind Beispiele.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>SavedBlock</name>
  <message>
   <source>Saved searches</source>
   <translation>Gespeicherte Suchen</translation>
  </message>
 </context>
 <context>
  <name>SavedKeeper</name>
  <message>
   <source>Look for something, or choose filters, and then save that search.</source>
   <translation>Suchen Sie etwas oder wählen Sie Filter, und speichern Sie dann diese Suche.</translation>
  </message>
  <message>
   <source>Removed the saved search “{name}”; the memories stay.</source>
   <translation>Gespeicherte Suche „{name}“ entfernt; die Erinnerungen bleiben.</translation>
  </message>
  <message>
   <source>Search: {name}</source>
   <translation>Suche: {name}</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Rückgängig</translation>
  </message>
 </context>
 <context>
  <name>SavedList</name>
  <message>
   <source>Remove</source>
   <translation>Entfernen</translation>
  </message>
  <message>
   <source>Rename</source>
   <translation>Umbenennen</translation>
  </message>
  <message>
   <source>in use</source>
   <translation>in Gebrauch</translation>
  </message>
 </context>
 <context>
  <name>SavedRow</name>
  <message>
   <source>Name of the saved search</source>
   <translation>Name der gespeicherten Suche</translation>
  </message>
 </context>
 <context>
  <name>SearchBox</name>
  <message>
   <source>Clear the search</source>
   <translation>Suche leeren</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Suchen</translation>
  </message>
  <message>
   <source>Search memories</source>
   <translation>Erinnerungen durchsuchen</translation>
  </message>
  <message>
   <source>Search your memories</source>
   <translation>Ihre Erinnerungen durchsuchen</translation>
  </message>
 </context>
 <context>
  <name>ServiceSection</name>
  <message>
   <source>Address</source>
   <translation>Adresse</translation>
  </message>
  <message>
   <source>Address of the service</source>
   <translation>Adresse des Dienstes</translation>
  </message>
  <message>
   <source>Model that finds by meaning</source>
   <translation>Modell, das nach Bedeutung findet</translation>
  </message>
  <message>
   <source>Model that finds sentences</source>
   <translation>Modell, das Sätze findet</translation>
  </message>
  <message>
   <source>Not now</source>
   <translation>Jetzt nicht</translation>
  </message>
  <message>
   <source>Now {model} reads your memories, on this computer.</source>
   <translation>Jetzt liest {model} Ihre Erinnerungen, auf diesem Computer.</translation>
  </message>
  <message>
   <source>Now {model} reads your memories.</source>
   <translation>Jetzt liest {model} Ihre Erinnerungen.</translation>
  </message>
  <message>
   <source>Send them and use it</source>
   <translation>Senden und verwenden</translation>
  </message>
  <message>
   <source>THE SERVICE</source>
   <translation>DER DIENST</translation>
  </message>
  <message>
   <source>The words of {what} will be sent to {host}, and those of new ones as they come; what is marked to never leave this computer stays here. What you search for is sent, too.</source>
   <translation>An {host} gesendet werden die Worte von: {what}, und die von neuen, sobald sie kommen; was diesen Computer nie verlassen soll, bleibt hier. Auch wonach Sie suchen, wird gesendet.</translation>
  </message>
  <message>
   <source>This is a program on this computer: what is asked there goes nowhere else.</source>
   <translation>Das ist ein Programm auf diesem Computer: Was dort gefragt wird, geht nirgendwo sonst hin.</translation>
  </message>
  <message>
   <source>Use the built-in model again</source>
   <translation>Wieder das eingebaute Modell verwenden</translation>
  </message>
  <message>
   <source>Use this address</source>
   <translation>Diese Adresse verwenden</translation>
  </message>
  <message>
   <source>What is asked goes to {host}.</source>
   <translation>Was gefragt wird, geht an {host}.</translation>
  </message>
  <message>
   <source>all your memories</source>
   <translation>allen Ihren Erinnerungen</translation>
  </message>
  <message>
   <source>{n} of {all} are read so far.</source>
   <translation>Bisher sind {n} von {all} gelesen.</translation>
  </message>
 </context>
 <context>
  <name>SettingsPage</name>
  <message>
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Back (Esc)</source>
   <translation>Zurück (Esc)</translation>
  </message>
  <message>
   <source>Everything works without them. With one, long texts are read better and searching by meaning can know more languages. Nothing is sent before you have said so here, and all of it is listed in “What left this computer”.</source>
   <translation>Alles geht auch ohne sie. Mit einem werden lange Texte besser gelesen, und die Suche nach Bedeutung kann mehr Sprachen. Nichts wird gesendet, bevor Sie es hier erlaubt haben, und alles davon steht unter „Was diesen Computer verließ“.</translation>
  </message>
  <message>
   <source>Models on other computers</source>
   <translation>Modelle auf anderen Computern</translation>
  </message>
 </context>
 <context>
  <name>Sidebar</name>
  <message>
   <source>Filters</source>
   <translation>Filter</translation>
  </message>
 </context>
 <context>
  <name>StartFault</name>
  <message>
   <source>All files (*)</source>
   <translation>Alle Dateien (*)</translation>
  </message>
  <message>
   <source>Choose a file of memories</source>
   <translation>Eine Datei mit Erinnerungen wählen</translation>
  </message>
  <message>
   <source>Choose another file</source>
   <translation>Andere Datei wählen</translation>
  </message>
  <message>
   <source>Memories (*.db)</source>
   <translation>Erinnerungen (*.db)</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>Beenden</translation>
  </message>
  <message>
   <source>Start from the newest backup</source>
   <translation>Mit der neuesten Sicherung beginnen</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Noch einmal versuchen</translation>
  </message>
  <message>
   <source>What is there now is kept beside it under another name.</source>
   <translation>Was jetzt dort ist, bleibt unter anderem Namen daneben erhalten.</translation>
  </message>
 </context>
 <context>
  <name>Staying</name>
  <message>
   <source>May leave again: {what}.</source>
   <translation>Darf wieder hinaus: {what}.</translation>
  </message>
  <message>
   <source>Never leaves this computer: {what}.</source>
   <translation>Verlässt diesen Computer nie: {what}.</translation>
  </message>
  <message>
   <source>Take it back</source>
   <translation>Zurücknehmen</translation>
  </message>
 </context>
 <context>
  <name>StillKeeper</name>
  <message>
   <source>Nothing here is urgent: Esc leaves at any time.</source>
   <translation>Nichts hier ist dringend: Mit Esc können Sie jederzeit gehen.</translation>
  </message>
  <message>
   <source>The words could not be saved. They are still here.</source>
   <translation>Die Worte konnten nicht gespeichert werden. Sie stehen noch hier.</translation>
  </message>
 </context>
 <context>
  <name>StillPage</name>
  <message>
   <source>Ask another day (L)</source>
   <translation>An einem anderen Tag fragen (L)</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Back (Esc)</source>
   <translation>Zurück (Esc)</translation>
  </message>
  <message>
   <source>Back to the memories</source>
   <translation>Zurück zu den Erinnerungen</translation>
  </message>
  <message>
   <source>Changed (C)</source>
   <translation>Geändert (C)</translation>
  </message>
  <message>
   <source>Enough for one sitting</source>
   <translation>Genug für heute</translation>
  </message>
  <message>
   <source>Erase it for good; Ctrl+Z brings it back (F)</source>
   <translation>Endgültig löschen; Strg+Z holt sie zurück (F)</translation>
  </message>
  <message>
   <source>Forget (F)</source>
   <translation>Vergessen (F)</translation>
  </message>
  <message>
   <source>Give it new words (C)</source>
   <translation>Ihr neue Worte geben (C)</translation>
  </message>
  <message>
   <source>Go on</source>
   <translation>Weitermachen</translation>
  </message>
  <message>
   <source>It is still so; asked again much later (T)</source>
   <translation>Es ist noch so; erst viel später wird wieder gefragt (T)</translation>
  </message>
  <message>
   <source>Later (L)</source>
   <translation>Später (L)</translation>
  </message>
  <message>
   <source>Looking through your memories …</source>
   <translation>Ihre Erinnerungen werden durchgesehen …</translation>
  </message>
  <message>
   <source>No memory looks as if it had aged. Work and home, ages, plans whose day has passed and the like come here when their time is up.</source>
   <translation>Keine Erinnerung sieht veraltet aus. Arbeit und Zuhause, Alter, Pläne, deren Tag vorbei ist, und Ähnliches kommen hierher, wenn es Zeit dafür ist.</translation>
  </message>
  <message>
   <source>Nothing else looks as if it had aged.</source>
   <translation>Sonst sieht nichts veraltet aus.</translation>
  </message>
  <message>
   <source>Nothing to ask</source>
   <translation>Nichts zu fragen</translation>
  </message>
  <message>
   <source>Still true?</source>
   <translation>Noch wahr?</translation>
  </message>
  <message>
   <source>Take back (B)</source>
   <translation>Zurücknehmen (B)</translation>
  </message>
  <message>
   <source>That was all</source>
   <translation>Das war alles</translation>
  </message>
  <message>
   <source>The last answer (B)</source>
   <translation>Die letzte Antwort (B)</translation>
  </message>
  <message>
   <source>There are more memories that may have aged. They can wait for another day.</source>
   <translation>Noch andere Erinnerungen könnten veraltet sein. Sie können bis zu einem anderen Tag warten.</translation>
  </message>
  <message>
   <source>True (T)</source>
   <translation>Stimmt (T)</translation>
  </message>
  <message>
   <source>{n} of {most}</source>
   <translation>{n} von {most}</translation>
  </message>
 </context>
 <context>
  <name>SwitchSection</name>
  <message>
   <source>Only providers that keep nothing</source>
   <translation>Nur Anbieter, die nichts aufbewahren</translation>
  </message>
  <message>
   <source>Stricter: only those who have promised in writing to keep nothing, not even for a day.</source>
   <translation>Strenger: nur die, die schriftlich versprochen haben, nichts aufzubewahren, auch nicht für einen Tag.</translation>
  </message>
  <message>
   <source>Texts you teach are read by the model instead of the built-in finder. You see what goes first.</source>
   <translation>Texte, die Sie beibringen, liest das Modell statt des eingebauten Satzfinders. Sie sehen vorher, was hinausgeht.</translation>
  </message>
  <message>
   <source>Those that store what they are asked, or train with it, are left out. Fewer models answer.</source>
   <translation>Wer speichert, was er gefragt wird, oder damit trainiert, bleibt außen vor. Es antworten weniger Modelle.</translation>
  </message>
  <message>
   <source>Use a model to find sentences</source>
   <translation>Sätze mit einem Modell finden</translation>
  </message>
  <message>
   <source>WHAT MAY BE SENT</source>
   <translation>WAS GESENDET WERDEN DARF</translation>
  </message>
  <message>
   <source>Zero retention only</source>
   <translation>Nur ohne jede Aufbewahrung</translation>
  </message>
 </context>
 <context>
  <name>TagsEditor</name>
  <message>
   <source>Add a tag</source>
   <translation>Schlagwort hinzufügen</translation>
  </message>
 </context>
 <context>
  <name>TimelineView</name>
  <message>
   <source>Memories over time</source>
   <translation>Erinnerungen im Lauf der Zeit</translation>
  </message>
 </context>
 <context>
  <name>TokenSheet</name>
  <message>
   <source>Copy the token</source>
   <translation>Token kopieren</translation>
  </message>
  <message>
   <source>Copy this</source>
   <translation>Dies kopieren</translation>
  </message>
  <message>
   <source>Done</source>
   <translation>Fertig</translation>
  </message>
  <message>
   <source>Its token is shown only now, and kept nowhere. Whoever has it gets in as this assistant.</source>
   <translation>Sein Token wird nur jetzt gezeigt und nirgends behalten. Wer es hat, kommt als dieser Assistent herein.</translation>
  </message>
  <message>
   <source>THE TOKEN ALONE</source>
   <translation>DAS TOKEN ALLEIN</translation>
  </message>
  <message>
   <source>Token</source>
   <translation>Token</translation>
  </message>
  <message>
   <source>WHICH PROGRAM IS IT?</source>
   <translation>WELCHES PROGRAMM IST ES?</translation>
  </message>
  <message>
   <source>What to paste</source>
   <translation>Was einzufügen ist</translation>
  </message>
 </context>
 <context>
  <name>VerdictBar</name>
  <message>
   <source>Change anyway</source>
   <translation>Trotzdem wechseln</translation>
  </message>
  <message>
   <source>Keep {model}</source>
   <translation>{model} behalten</translation>
  </message>
  <message>
   <source>Show the questions</source>
   <translation>Fragen anzeigen</translation>
  </message>
 </context>
 <context>
  <name>WaitingSign</name>
  <message>
   <source>What was forgotten has left the file now.</source>
   <translation>Das Vergessene hat die Datei jetzt verlassen.</translation>
  </message>
 </context>
 <context>
  <name>WhyNotSection</name>
  <message>
   <source>FOUND FOR “{query}”</source>
   <translation>GEFUNDEN FÜR „{query}“</translation>
  </message>
  <message>
   <source>Hide the numbers</source>
   <translation>Zahlen ausblenden</translation>
  </message>
  <message>
   <source>Show it among the results</source>
   <translation>In den Ergebnissen zeigen</translation>
  </message>
  <message>
   <source>Show the numbers</source>
   <translation>Zahlen anzeigen</translation>
  </message>
  <message>
   <source>WHY NOT FOR “{query}”</source>
   <translation>WARUM NICHT FÜR „{query}“</translation>
  </message>
 </context>
 <context>
  <name>WishSign</name>
  <message>
   <source>Not now</source>
   <translation>Jetzt nicht</translation>
  </message>
  <message>
   <source>Show</source>
   <translation>Zeigen</translation>
  </message>
 </context>
 <context>
  <name>WishView</name>
  <message>
   <source>A NEW MEMORY</source>
   <translation>EINE NEUE ERINNERUNG</translation>
  </message>
  <message>
   <source>AS IT IS</source>
   <translation>WIE SIE IST</translation>
  </message>
  <message>
   <source>AS IT WOULD BE</source>
   <translation>WIE SIE WÄRE</translation>
  </message>
  <message>
   <source>Refuse; nothing changes (N)</source>
   <translation>Ablehnen; nichts ändert sich (N)</translation>
  </message>
  <message>
   <source>Reword (W)</source>
   <translation>Umformulieren (W)</translation>
  </message>
  <message>
   <source>Say it in your own words (W)</source>
   <translation>Es mit eigenen Worten sagen (W)</translation>
  </message>
  <message>
   <source>The memory as it is</source>
   <translation>Die Erinnerung, wie sie ist</translation>
  </message>
  <message>
   <source>The memory it would change is not there any more.</source>
   <translation>Die Erinnerung, die es ändern würde, ist nicht mehr da.</translation>
  </message>
  <message>
   <source>The sentence as it would be</source>
   <translation>Der Satz, wie er wäre</translation>
  </message>
  <message>
   <source>Your own words</source>
   <translation>Ihre eigenen Worte</translation>
  </message>
  <message>
   <source>Your words are kept instead of those of the assistant.</source>
   <translation>Ihre Worte werden anstelle derer des Assistenten behalten.</translation>
  </message>
 </context>
 <context>
  <name>WishesKeeper</name>
  <message>
   <source>Grant all</source>
   <translation>Alle erfüllen</translation>
  </message>
  <message>
   <source>Refuse all</source>
   <translation>Alle ablehnen</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Rückgängig</translation>
  </message>
 </context>
 <context>
  <name>WishesPage</name>
  <message>
   <source>Assistants</source>
   <translation>Assistenten</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Back (Esc)</source>
   <translation>Zurück (Esc)</translation>
  </message>
  <message>
   <source>Grant all (A)</source>
   <translation>Alle erfüllen (A)</translation>
  </message>
  <message>
   <source>No wish waits for you</source>
   <translation>Kein Wunsch wartet auf Sie</translation>
  </message>
  <message>
   <source>Refuse all</source>
   <translation>Alle ablehnen</translation>
  </message>
  <message>
   <source>What an assistant would like to keep, correct or forget comes here, and nothing of it happens before you say yes.</source>
   <translation>Was ein Assistent behalten, berichtigen oder vergessen möchte, kommt hierher, und nichts davon geschieht, bevor Sie Ja sagen.</translation>
  </message>
  <message>
   <source>Wishes of assistants</source>
   <translation>Wünsche von Assistenten</translation>
  </message>
  <message>
   <source>Y grants the wish, W puts it into your own words, N refuses it, A grants all.</source>
   <translation>Y erfüllt den Wunsch, W fasst ihn in Ihre Worte, N lehnt ihn ab, A erfüllt alle.</translation>
  </message>
 </context>
 <context>
  <name>WritePage</name>
  <message>
   <source>Add a file</source>
   <translation>Datei hinzufügen</translation>
  </message>
  <message>
   <source>Add text files</source>
   <translation>Textdateien hinzufügen</translation>
  </message>
  <message>
   <source>All files (*)</source>
   <translation>Alle Dateien (*)</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Back to the list (Esc); your text stays here</source>
   <translation>Zurück zur Liste (Esc); Ihr Text bleibt hier</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>Find sentences</source>
   <translation>Sätze finden</translation>
  </message>
  <message>
   <source>Find sentences on this computer; nothing is sent</source>
   <translation>Sätze auf diesem Computer finden; nichts wird gesendet</translation>
  </message>
  <message>
   <source>Find sentences to keep (Ctrl+Return)</source>
   <translation>Sätze finden, die sich lohnen (Strg+Eingabe)</translation>
  </message>
  <message>
   <source>Find sentences with {model}</source>
   <translation>Sätze finden mit {model}</translation>
  </message>
  <message>
   <source>Finding sentences…</source>
   <translation>Sätze werden gesucht …</translation>
  </message>
  <message>
   <source>Part {n} of {all}</source>
   <translation>Teil {n} von {all}</translation>
  </message>
  <message>
   <source>Pasted text</source>
   <translation>Eingefügter Text</translation>
  </message>
  <message>
   <source>Progress</source>
   <translation>Fortschritt</translation>
  </message>
  <message>
   <source>Teach something new</source>
   <translation>Etwas Neues beibringen</translation>
  </message>
  <message>
   <source>Text (*.txt *.md *.markdown)</source>
   <translation>Text (*.txt *.md *.markdown)</translation>
  </message>
  <message>
   <source>Wellkept finds the sentences worth keeping and shows them to you first. Nothing is kept before you choose it.</source>
   <translation>Wellkept findet die Sätze, die sich lohnen, und zeigt sie Ihnen zuerst. Nichts wird behalten, bevor Sie es auswählen.</translation>
  </message>
  <message>
   <source>What is sent?</source>
   <translation>Was wird gesendet?</translation>
  </message>
  <message>
   <source>Without the model</source>
   <translation>Ohne das Modell</translation>
  </message>
 </context>
 <context>
  <name>_Line</name>
  <message>
   <source>Let it leave again</source>
   <translation>Wieder hinauslassen</translation>
  </message>
  <message>
   <source>Remove the mark: {what}</source>
   <translation>Kennzeichnung entfernen: {what}</translation>
  </message>
 </context>
 <context>
  <name>accesses</name>
  <message>
   <source>Corrected {memories}</source>
   <translation>{memories} berichtigt</translation>
  </message>
  <message>
   <source>Had {memories} forgotten</source>
   <translation>{memories} vergessen lassen</translation>
  </message>
  <message>
   <source>Kept or changed {memories}</source>
   <translation>{memories} behalten oder geändert</translation>
  </message>
  <message>
   <source>Learned from a text: {memories}</source>
   <translation>Aus einem Text gelernt: {memories}</translation>
  </message>
  <message>
   <source>Listed memories, and found none</source>
   <translation>Erinnerungen aufgelistet und keine gefunden</translation>
  </message>
  <message>
   <source>Listed {memories}</source>
   <translation>{memories} aufgelistet</translation>
  </message>
  <message>
   <source>Looked at {memories}</source>
   <translation>{memories} angesehen</translation>
  </message>
  <message>
   <source>Looked for what fits a conversation, and found nothing</source>
   <translation>Passendes für ein Gespräch gesucht und nichts gefunden</translation>
  </message>
  <message>
   <source>Read by {name} once, {when}.</source>
   <translation>Von {name} einmal gelesen, {when}.</translation>
  </message>
  <message>
   <source>Read by {name} {times}, last {when}.</source>
   <translation>Von {name} {times} gelesen, zuletzt {when}.</translation>
  </message>
  <message>
   <source>Read for a conversation: {memories}</source>
   <translation>Für ein Gespräch gelesen: {memories}</translation>
  </message>
  <message>
   <source>Read the profile</source>
   <translation>Das Profil gelesen</translation>
  </message>
  <message>
   <source>Read the profile, which stands on {memories}</source>
   <translation>Das Profil gelesen, das auf {memories} beruht</translation>
  </message>
  <message>
   <source>Read what fits a conversation: {memories}</source>
   <translation>Passendes für ein Gespräch gelesen: {memories}</translation>
  </message>
  <message>
   <source>Read what is always in mind, and found nothing</source>
   <translation>Gelesen, was immer im Kopf ist, und nichts gefunden</translation>
  </message>
  <message>
   <source>Read what is always in mind: {memories}</source>
   <translation>Gelesen, was immer im Kopf ist: {memories}</translation>
  </message>
  <message>
   <source>Searched, and found nothing</source>
   <translation>Gesucht und nichts gefunden</translation>
  </message>
  <message>
   <source>Searched, and read {memories}</source>
   <translation>Gesucht und {memories} gelesen</translation>
  </message>
  <message>
   <source>These are the latest {n} accesses.</source>
   <translation>Dies sind die letzten {n} Zugriffe.</translation>
  </message>
  <message>
   <source>Written by {name} once, {when}.</source>
   <translation>Von {name} einmal geschrieben, {when}.</translation>
  </message>
  <message>
   <source>Written by {name} {times}, last {when}.</source>
   <translation>Von {name} {times} geschrieben, zuletzt {when}.</translation>
  </message>
  <message>
   <source>as always in mind</source>
   <translation>als immer im Kopf</translation>
  </message>
  <message>
   <source>as fitting a conversation</source>
   <translation>als passend für ein Gespräch</translation>
  </message>
  <message>
   <source>asked to forget it</source>
   <translation>bat, sie zu vergessen</translation>
  </message>
  <message>
   <source>by a search</source>
   <translation>durch eine Suche</translation>
  </message>
  <message>
   <source>by itself</source>
   <translation>für sich allein</translation>
  </message>
  <message>
   <source>corrected it</source>
   <translation>berichtigte sie</translation>
  </message>
  <message>
   <source>for a conversation</source>
   <translation>für ein Gespräch</translation>
  </message>
  <message>
   <source>in a list</source>
   <translation>in einer Liste</translation>
  </message>
  <message>
   <source>kept or changed it</source>
   <translation>behielt oder änderte sie</translation>
  </message>
  <message>
   <source>learned it from a text</source>
   <translation>lernte sie aus einem Text</translation>
  </message>
  <message>
   <source>the same question as before</source>
   <translation>dieselbe Frage wie zuvor</translation>
  </message>
  <message>
   <source>through the profile</source>
   <translation>durch das Profil</translation>
  </message>
  <message numerus="yes">
   <source>{n} of them forgotten since</source>
   <translation>
    <numerusform>1 davon seither vergessen</numerusform>
    <numerusform>{n} davon seither vergessen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} times</source>
   <translation>
    <numerusform>einmal</numerusform>
    <numerusform>{n}-mal</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>ages</name>
  <message>
   <source>just now</source>
   <translation>gerade eben</translation>
  </message>
  <message>
   <source>yesterday</source>
   <translation>gestern</translation>
  </message>
  <message numerus="yes">
   <source>{n} days ago</source>
   <translation>
    <numerusform>vor 1 Tag</numerusform>
    <numerusform>vor {n} Tagen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} hours ago</source>
   <translation>
    <numerusform>vor 1 Stunde</numerusform>
    <numerusform>vor {n} Stunden</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} minutes ago</source>
   <translation>
    <numerusform>vor 1 Minute</numerusform>
    <numerusform>vor {n} Minuten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} months ago</source>
   <translation>
    <numerusform>vor 1 Monat</numerusform>
    <numerusform>vor {n} Monaten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} weeks ago</source>
   <translation>
    <numerusform>vor 1 Woche</numerusform>
    <numerusform>vor {n} Wochen</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>assistants</name>
  <message>
   <source>About anybody.</source>
   <translation>Über wen auch immer.</translation>
  </message>
  <message>
   <source>About nobody but itself.</source>
   <translation>Über niemanden außer ihm selbst.</translation>
  </message>
  <message>
   <source>About you, and what holds for everyone. Nothing about other people.</source>
   <translation>Über Sie, und was für alle gilt. Nichts über andere Menschen.</translation>
  </message>
  <message>
   <source>Also what was learned in any space, such as a project or a group.</source>
   <translation>Auch was in irgendeinem Raum gelernt wurde, etwa einem Projekt oder einer Gruppe.</translation>
  </message>
  <message>
   <source>Another program uses number {port} on this computer, or another window has its door open there.</source>
   <translation>Ein anderes Programm benutzt die Nummer {port} auf diesem Computer, oder ein anderes Fenster hat dort seine Tür offen.</translation>
  </message>
  <message>
   <source>Assistants that start Wellkept themselves, such as Claude Desktop or Cursor, still get in with their token. Nobody else does.</source>
   <translation>Assistenten, die Wellkept selbst starten, etwa Claude Desktop oder Cursor, kommen mit ihrem Token weiterhin herein. Sonst niemand.</translation>
  </message>
  <message>
   <source>Give {name} a new token? The one it has stops working at once.</source>
   <translation>{name} ein neues Token geben? Das bisherige gilt sofort nicht mehr.</translation>
  </message>
  <message>
   <source>It changes nothing, and does not propose to.</source>
   <translation>Er ändert nichts und schlägt auch nichts vor.</translation>
  </message>
  <message>
   <source>It did not say why. Try again.</source>
   <translation>Ein Grund wurde nicht genannt. Versuchen Sie es noch einmal.</translation>
  </message>
  <message>
   <source>It forgets memories for good without asking.</source>
   <translation>Er vergisst Erinnerungen endgültig, ohne zu fragen.</translation>
  </message>
  <message>
   <source>It forgets nothing without your yes.</source>
   <translation>Er vergisst nichts ohne Ihr Ja.</translation>
  </message>
  <message>
   <source>It keeps and corrects memories without asking; you see each in the list, with its name on it.</source>
   <translation>Er behält und berichtigt Erinnerungen, ohne zu fragen; Sie sehen jede in der Liste, mit seinem Namen daran.</translation>
  </message>
  <message>
   <source>It keeps and corrects nothing without your yes.</source>
   <translation>Er behält und berichtigt nichts ohne Ihr Ja.</translation>
  </message>
  <message>
   <source>It proposes memories and corrections; nothing changes before you say yes.</source>
   <translation>Er schlägt Erinnerungen und Berichtigungen vor; nichts ändert sich, bevor Sie Ja sagen.</translation>
  </message>
  <message>
   <source>It reads memories.</source>
   <translation>Er liest Erinnerungen.</translation>
  </message>
  <message>
   <source>It reads nothing.</source>
   <translation>Er liest nichts.</translation>
  </message>
  <message>
   <source>Let an assistant in first; then you can open it.</source>
   <translation>Lassen Sie zuerst einen Assistenten ein; dann können Sie sie öffnen.</translation>
  </message>
  <message>
   <source>Let in {when}</source>
   <translation>Eingelassen {when}</translation>
  </message>
  <message>
   <source>Nobody's memories.</source>
   <translation>Niemandes Erinnerungen.</translation>
  </message>
  <message>
   <source>Nothing is lost. Open it again.</source>
   <translation>Nichts ist verloren. Öffnen Sie sie wieder.</translation>
  </message>
  <message>
   <source>Nothing that was learned in a space, such as a project or a group.</source>
   <translation>Nichts, was in einem Raum gelernt wurde, etwa einem Projekt oder einer Gruppe.</translation>
  </message>
  <message>
   <source>Of what was learned in a space, only: {names}.</source>
   <translation>Von dem, was in einem Raum gelernt wurde, nur: {names}.</translation>
  </message>
  <message>
   <source>Only about: {names}.</source>
   <translation>Nur über: {names}.</translation>
  </message>
  <message>
   <source>Open at {address}</source>
   <translation>Offen unter {address}</translation>
  </message>
  <message>
   <source>Programs on this computer can ask there, each with its own token. It shuts when this window closes.</source>
   <translation>Programme auf diesem Computer können dort fragen, jedes mit seinem eigenen Token. Die Tür schließt sich mit dem Fenster.</translation>
  </message>
  <message>
   <source>Remove {name}, with the record of what it read? This cannot be taken back.</source>
   <translation>{name} entfernen, mit dem Verzeichnis dessen, was gelesen wurde? Das lässt sich nicht zurücknehmen.</translation>
  </message>
  <message>
   <source>Shut out {when}</source>
   <translation>Ausgesperrt {when}</translation>
  </message>
  <message>
   <source>Shut out {when}: its token opens nothing.</source>
   <translation>Ausgesperrt {when}: Sein Token öffnet nichts.</translation>
  </message>
  <message>
   <source>Shut {name} out? Its token stops working at once; to come back it needs a new one.</source>
   <translation>{name} aussperren? Das Token gilt sofort nicht mehr; zum Wiederkommen braucht es ein neues.</translation>
  </message>
  <message>
   <source>The door could not be opened.</source>
   <translation>Die Tür ließ sich nicht öffnen.</translation>
  </message>
  <message>
   <source>The door has closed by itself.</source>
   <translation>Die Tür hat sich von selbst geschlossen.</translation>
  </message>
  <message>
   <source>The door is being opened …</source>
   <translation>Die Tür wird geöffnet …</translation>
  </message>
  <message>
   <source>The door is shut.</source>
   <translation>Die Tür ist geschlossen.</translation>
  </message>
  <message>
   <source>The door is shut. No program can ask.</source>
   <translation>Die Tür ist geschlossen. Kein Programm kann fragen.</translation>
  </message>
  <message>
   <source>The door stays shut: nobody has been let in.</source>
   <translation>Die Tür bleibt geschlossen: Niemand ist eingelassen.</translation>
  </message>
  <message>
   <source>The memories of: {names}.</source>
   <translation>Die Erinnerungen von: {names}.</translation>
  </message>
  <message>
   <source>This takes a moment.</source>
   <translation>Das dauert einen Augenblick.</translation>
  </message>
  <message>
   <source>Your memories.</source>
   <translation>Ihre Erinnerungen.</translation>
  </message>
  <message>
   <source>every assistant</source>
   <translation>jeden Assistenten</translation>
  </message>
  <message>
   <source>every conversation</source>
   <translation>jedes Gespräch</translation>
  </message>
  <message>
   <source>every person</source>
   <translation>jeden Menschen</translation>
  </message>
  <message>
   <source>forgets</source>
   <translation>vergisst</translation>
  </message>
  <message>
   <source>has not asked yet</source>
   <translation>hat noch nicht gefragt</translation>
  </message>
  <message>
   <source>last asked {when}</source>
   <translation>fragte zuletzt {when}</translation>
  </message>
  <message>
   <source>may do nothing</source>
   <translation>darf nichts</translation>
  </message>
  <message>
   <source>proposes</source>
   <translation>schlägt vor</translation>
  </message>
  <message>
   <source>reads</source>
   <translation>liest</translation>
  </message>
  <message>
   <source>writes</source>
   <translation>schreibt</translation>
  </message>
  <message numerus="yes">
   <source>{n} times this week</source>
   <translation>
    <numerusform>einmal diese Woche</numerusform>
    <numerusform>{n}-mal diese Woche</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} wishes of assistants wait for you</source>
   <translation>
    <numerusform>1 Wunsch eines Assistenten wartet auf Sie</numerusform>
    <numerusform>{n} Wünsche von Assistenten warten auf Sie</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>backups</name>
  <message>
   <source>As they were: {n}.</source>
   <translation>Wie zuvor: {n}.</translation>
  </message>
  <message>
   <source>Backed up {memories}; the backup is identical.</source>
   <translation>{memories} gesichert; die Sicherung ist identisch.</translation>
  </message>
  <message>
   <source>Brought back: {n}.</source>
   <translation>Zurückgeholt: {n}.</translation>
  </message>
  <message>
   <source>Delete the backup of {when}? It cannot be brought back.</source>
   <translation>Die Sicherung ({when}) löschen? Sie lässt sich nicht zurückholen.</translation>
  </message>
  <message>
   <source>Forgotten in it since: {n}.</source>
   <translation>Seitdem in ihr vergessen: {n}.</translation>
  </message>
  <message>
   <source>It cannot be reached.</source>
   <translation>Sie ist nicht erreichbar.</translation>
  </message>
  <message>
   <source>It cannot be reached; {memories} you forgot since may still be in it.</source>
   <translation>Sie ist nicht erreichbar; {memories}, seitdem von Ihnen vergessen, können noch darin stehen.</translation>
  </message>
  <message>
   <source>Last proven backup: {when}, {memories}, identical.</source>
   <translation>Letzte geprüfte Sicherung: {when}, {memories}, identisch.</translation>
  </message>
  <message>
   <source>Left out, because another memory says the same now: {n}.</source>
   <translation>Ausgelassen, weil eine andere Erinnerung jetzt dasselbe sagt: {n}.</translation>
  </message>
  <message>
   <source>Made before Wellkept brought your memories to a newer form.</source>
   <translation>Gemacht, bevor Wellkept Ihre Erinnerungen in eine neuere Form brachte.</translation>
  </message>
  <message>
   <source>Made before memories were brought back from another backup.</source>
   <translation>Gemacht, bevor Erinnerungen aus einer anderen Sicherung zurückgeholt wurden.</translation>
  </message>
  <message>
   <source>Made by itself, as every day.</source>
   <translation>Von selbst gemacht, wie jeden Tag.</translation>
  </message>
  <message>
   <source>Made when you asked for it.</source>
   <translation>Auf Ihren Wunsch gemacht.</translation>
  </message>
  <message>
   <source>No backup has been made and proven yet.</source>
   <translation>Noch wurde keine Sicherung gemacht und geprüft.</translation>
  </message>
  <message>
   <source>Nothing was brought back.</source>
   <translation>Nichts wurde zurückgeholt.</translation>
  </message>
  <message>
   <source>Only here now: {n}</source>
   <translation>Nur jetzt hier: {n}</translation>
  </message>
  <message>
   <source>Only in the backup: {n}</source>
   <translation>Nur in der Sicherung: {n}</translation>
  </message>
  <message>
   <source>Opened, counted, compared and searched: identical.</source>
   <translation>Geöffnet, gezählt, verglichen und durchsucht: identisch.</translation>
  </message>
  <message>
   <source>Otherwise in the backup: {n}</source>
   <translation>In der Sicherung anders: {n}</translation>
  </message>
  <message>
   <source>Taken out: {n}.</source>
   <translation>Entfernt: {n}.</translation>
  </message>
  <message>
   <source>The backup holds {memories}.</source>
   <translation>In der Sicherung: {memories}.</translation>
  </message>
  <message>
   <source>The last try to make a backup failed: {fault}</source>
   <translation>Der letzte Versuch einer Sicherung ist misslungen: {fault}</translation>
  </message>
  <message>
   <source>What you forgot since may still be in a backup that cannot be reached: {names}.</source>
   <translation>Was Sie seitdem vergessen haben, kann noch in einer Sicherung stehen, die nicht erreichbar ist: {names}.</translation>
  </message>
  <message>
   <source>{memories} you forgot since stay forgotten.</source>
   <translation>Was Sie seitdem vergessen haben, bleibt vergessen: {memories}.</translation>
  </message>
  <message>
   <source>{memories} you forgot will leave it in a moment.</source>
   <translation>Verschwindet gleich aus ihr, weil Sie es vergessen haben: {memories}.</translation>
  </message>
 </context>
 <context>
  <name>commands</name>
  <message>
   <source>&amp;Assistants</source>
   <translation>&amp;Assistenten</translation>
  </message>
  <message>
   <source>&amp;Backups</source>
   <translation>&amp;Sicherungen</translation>
  </message>
  <message>
   <source>&amp;Built-in model</source>
   <translation>&amp;Eingebautes Modell</translation>
  </message>
  <message>
   <source>&amp;Check what you forgot</source>
   <translation>Vergessenes &amp;prüfen</translation>
  </message>
  <message>
   <source>&amp;Commands</source>
   <translation>&amp;Befehle</translation>
  </message>
  <message>
   <source>&amp;Copy sentence</source>
   <translation>Satz &amp;kopieren</translation>
  </message>
  <message>
   <source>&amp;Dark</source>
   <translation>&amp;Dunkel</translation>
  </message>
  <message>
   <source>&amp;Deutsch</source>
   <translation>&amp;Deutsch</translation>
  </message>
  <message>
   <source>&amp;Document</source>
   <translation>&amp;Dokument</translation>
  </message>
  <message>
   <source>&amp;Duplicates and conflicts</source>
   <translation>D&amp;oppelte und Widersprüche</translation>
  </message>
  <message>
   <source>&amp;Edit</source>
   <translation>&amp;Bearbeiten</translation>
  </message>
  <message>
   <source>&amp;Encryption</source>
   <translation>&amp;Verschlüsselung</translation>
  </message>
  <message>
   <source>&amp;English</source>
   <translation>&amp;English</translation>
  </message>
  <message>
   <source>&amp;Episode</source>
   <translation>&amp;Erlebnis</translation>
  </message>
  <message>
   <source>&amp;Expected another memory?</source>
   <translation>Eine &amp;andere Erinnerung erwartet?</translation>
  </message>
  <message>
   <source>&amp;Fact</source>
   <translation>&amp;Fakt</translation>
  </message>
  <message>
   <source>&amp;File</source>
   <translation>&amp;Datei</translation>
  </message>
  <message>
   <source>&amp;Forget</source>
   <translation>&amp;Vergessen</translation>
  </message>
  <message>
   <source>&amp;Forget a person, a topic, a time</source>
   <translation>&amp;Eine Person, ein Thema, eine Zeit vergessen</translation>
  </message>
  <message>
   <source>&amp;Hashed words (for testing; knows no meaning)</source>
   <translation>&amp;Zerlegte Wörter (zum Testen; kennt keine Bedeutung)</translation>
  </message>
  <message>
   <source>&amp;Help</source>
   <translation>&amp;Hilfe</translation>
  </message>
  <message>
   <source>&amp;Importance</source>
   <translation>Wichti&amp;gkeit</translation>
  </message>
  <message>
   <source>&amp;Insight</source>
   <translation>E&amp;rkenntnis</translation>
  </message>
  <message>
   <source>&amp;Keys</source>
   <translation>&amp;Tasten</translation>
  </message>
  <message>
   <source>&amp;Larger text</source>
   <translation>Schrift &amp;größer</translation>
  </message>
  <message>
   <source>&amp;Light</source>
   <translation>&amp;Hell</translation>
  </message>
  <message>
   <source>&amp;Memories</source>
   <translation>&amp;Erinnerungen</translation>
  </message>
  <message>
   <source>&amp;Models on other computers, and your key</source>
   <translation>&amp;Modelle auf anderen Computern und Ihr Schlüssel</translation>
  </message>
  <message>
   <source>&amp;Not always in mind</source>
   <translation>&amp;Nicht immer im Kopf</translation>
  </message>
  <message>
   <source>&amp;Offline</source>
   <translation>&amp;Offline</translation>
  </message>
  <message>
   <source>&amp;Preference</source>
   <translation>&amp;Vorliebe</translation>
  </message>
  <message>
   <source>&amp;Privacy</source>
   <translation>&amp;Privatsphäre</translation>
  </message>
  <message>
   <source>&amp;Quit</source>
   <translation>&amp;Beenden</translation>
  </message>
  <message>
   <source>&amp;Redo</source>
   <translation>&amp;Wiederholen</translation>
  </message>
  <message>
   <source>&amp;Redo {act}</source>
   <translation>&amp;Wiederholen: {act}</translation>
  </message>
  <message>
   <source>&amp;Relationship</source>
   <translation>&amp;Beziehung</translation>
  </message>
  <message>
   <source>&amp;Search</source>
   <translation>&amp;Suchen</translation>
  </message>
  <message>
   <source>&amp;Teach something new</source>
   <translation>&amp;Etwas Neues beibringen</translation>
  </message>
  <message>
   <source>&amp;Undo</source>
   <translation>&amp;Rückgängig</translation>
  </message>
  <message>
   <source>&amp;Undo {act}</source>
   <translation>&amp;Rückgängig: {act}</translation>
  </message>
  <message>
   <source>&amp;Usual text size</source>
   <translation>Übliche Schri&amp;ftgröße</translation>
  </message>
  <message>
   <source>&amp;View</source>
   <translation>&amp;Ansicht</translation>
  </message>
  <message>
   <source>&amp;What left this computer</source>
   <translation>&amp;Was diesen Computer verließ</translation>
  </message>
  <message>
   <source>A &amp;question that should find this</source>
   <translation>Eine &amp;Frage, die dies finden soll</translation>
  </message>
  <message>
   <source>A&amp;bout whom</source>
   <translation>Ü&amp;ber wen</translation>
  </message>
  <message>
   <source>Add a ta&amp;g</source>
   <translation>Schlagwort &amp;hinzufügen</translation>
  </message>
  <message>
   <source>Always in &amp;mind</source>
   <translation>&amp;Immer im Kopf</translation>
  </message>
  <message>
   <source>Another kind, for what a model found</source>
   <translation>Eine andere Art, für das, was ein Modell fand</translation>
  </message>
  <message>
   <source>Ask later</source>
   <translation>Später fragen</translation>
  </message>
  <message>
   <source>Back to the list</source>
   <translation>Zurück zur Liste</translation>
  </message>
  <message>
   <source>C&amp;olours</source>
   <translation>Fa&amp;rben</translation>
  </message>
  <message>
   <source>C&amp;orrect</source>
   <translation>Berich&amp;tigen</translation>
  </message>
  <message>
   <source>Cancel work on many memories</source>
   <translation>Arbeit an vielen Erinnerungen abbrechen</translation>
  </message>
  <message>
   <source>Change &amp;kind</source>
   <translation>Art än&amp;dern</translation>
  </message>
  <message>
   <source>Change the words</source>
   <translation>Die Worte ändern</translation>
  </message>
  <message>
   <source>Choose a command</source>
   <translation>Einen Befehl wählen</translation>
  </message>
  <message>
   <source>Choose more, or less</source>
   <translation>Mehr oder weniger wählen</translation>
  </message>
  <message>
   <source>Choose, or take off</source>
   <translation>Wählen oder abwählen</translation>
  </message>
  <message>
   <source>Clear the search</source>
   <translation>Suche leeren</translation>
  </message>
  <message>
   <source>Close the list of commands</source>
   <translation>Liste der Befehle schließen</translation>
  </message>
  <message>
   <source>Closer, farther, all</source>
   <translation>Näher, weiter weg, alles</translation>
  </message>
  <message>
   <source>Delete a backup</source>
   <translation>Eine Sicherung löschen</translation>
  </message>
  <message>
   <source>Earlier, later</source>
   <translation>Früher, später</translation>
  </message>
  <message>
   <source>Everywhere</source>
   <translation>Überall</translation>
  </message>
  <message>
   <source>Find sentences, keep them, or save</source>
   <translation>Sätze finden, behalten oder speichern</translation>
  </message>
  <message>
   <source>Fold, unfold</source>
   <translation>Zuklappen, aufklappen</translation>
  </message>
  <message>
   <source>Forget it</source>
   <translation>Die Erinnerung vergessen</translation>
  </message>
  <message>
   <source>Forget the line</source>
   <translation>Zeile vergessen</translation>
  </message>
  <message>
   <source>Forget what is ticked</source>
   <translation>Angehaktes vergessen</translation>
  </message>
  <message>
   <source>Forget, wi&amp;th a receipt</source>
   <translation>Vergessen, &amp;mit Beleg</translation>
  </message>
  <message>
   <source>From the name to what was found</source>
   <translation>Vom Namen zu dem, was gefunden wurde</translation>
  </message>
  <message>
   <source>Go to the next memory that way</source>
   <translation>Zur nächsten Erinnerung in dieser Richtung</translation>
  </message>
  <message>
   <source>Grant all</source>
   <translation>Alle erfüllen</translation>
  </message>
  <message>
   <source>Grant the wish</source>
   <translation>Den Wunsch erfüllen</translation>
  </message>
  <message>
   <source>In "Still true?"</source>
   <translation>In „Noch wahr?“</translation>
  </message>
  <message>
   <source>In duplicates and conflicts</source>
   <translation>In Doppelten und Widersprüchen</translation>
  </message>
  <message>
   <source>In forgetting a person, a topic, a time</source>
   <translation>Beim Vergessen einer Person, eines Themas, einer Zeit</translation>
  </message>
  <message>
   <source>In the assistants</source>
   <translation>Bei den Assistenten</translation>
  </message>
  <message>
   <source>In the backups</source>
   <translation>In den Sicherungen</translation>
  </message>
  <message>
   <source>In the exam</source>
   <translation>In der Prüfung</translation>
  </message>
  <message>
   <source>In the filters</source>
   <translation>In den Filtern</translation>
  </message>
  <message>
   <source>In the list of commands</source>
   <translation>In der Liste der Befehle</translation>
  </message>
  <message>
   <source>In the list of memories</source>
   <translation>In der Liste der Erinnerungen</translation>
  </message>
  <message>
   <source>In the saved searches</source>
   <translation>In den gespeicherten Suchen</translation>
  </message>
  <message>
   <source>In the search box</source>
   <translation>Im Suchfeld</translation>
  </message>
  <message>
   <source>In the timeline</source>
   <translation>In der Zeitleiste</translation>
  </message>
  <message>
   <source>In the wishes of assistants</source>
   <translation>Bei den Wünschen von Assistenten</translation>
  </message>
  <message>
   <source>In what they say about you</source>
   <translation>In dem, was sie über Sie sagen</translation>
  </message>
  <message>
   <source>It has changed: put it into new words</source>
   <translation>Sie hat sich geändert: in neue Worte fassen</translation>
  </message>
  <message>
   <source>It is still true</source>
   <translation>Sie ist noch wahr</translation>
  </message>
  <message>
   <source>Keep both</source>
   <translation>Beide behalten</translation>
  </message>
  <message>
   <source>Keep the first, keep the second</source>
   <translation>Die erste behalten, die zweite behalten</translation>
  </message>
  <message>
   <source>Lan&amp;guage</source>
   <translation>S&amp;prache (Language)</translation>
  </message>
  <message>
   <source>Like the &amp;system</source>
   <translation>Wie das &amp;System</translation>
  </message>
  <message>
   <source>Look again</source>
   <translation>Noch einmal suchen</translation>
  </message>
  <message>
   <source>Look for it</source>
   <translation>Danach suchen</translation>
  </message>
  <message>
   <source>Ma&amp;p of meaning</source>
   <translation>Lan&amp;dkarte der Bedeutungen</translation>
  </message>
  <message>
   <source>Move the map, and likewise right and down</source>
   <translation>Die Karte verschieben, ebenso nach rechts und unten</translation>
  </message>
  <message>
   <source>Never leaves this com&amp;puter</source>
   <translation>Verlässt diesen &amp;Computer nie</translation>
  </message>
  <message>
   <source>On the map of meaning</source>
   <translation>Auf der Landkarte der Bedeutungen</translation>
  </message>
  <message>
   <source>Open the memory</source>
   <translation>Erinnerung öffnen</translation>
  </message>
  <message>
   <source>Open the memory; Del forgets it there</source>
   <translation>Erinnerung öffnen; Entf vergisst sie dort</translation>
  </message>
  <message>
   <source>Put it into your own words</source>
   <translation>Den Wunsch in eigene Worte fassen</translation>
  </message>
  <message>
   <source>Refuse it</source>
   <translation>Den Wunsch ablehnen</translation>
  </message>
  <message>
   <source>Remo&amp;ve a tag</source>
   <translation>Schlagwort &amp;entfernen</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Entfernen</translation>
  </message>
  <message>
   <source>Remove the question</source>
   <translation>Frage entfernen</translation>
  </message>
  <message>
   <source>Rename</source>
   <translation>Umbenennen</translation>
  </message>
  <message>
   <source>Replace the one you have, or keep both</source>
   <translation>Die vorhandene ersetzen oder beide behalten</translation>
  </message>
  <message>
   <source>Run the command</source>
   <translation>Befehl ausführen</translation>
  </message>
  <message>
   <source>Run the exam</source>
   <translation>Prüfung starten</translation>
  </message>
  <message>
   <source>S&amp;witch being</source>
   <translation>&amp;Wesen wechseln</translation>
  </message>
  <message>
   <source>Sa&amp;ve this search</source>
   <translation>Diese Suche spei&amp;chern</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Suchen</translation>
  </message>
  <message>
   <source>Search by mea&amp;ning</source>
   <translation>Suche &amp;nach Bedeutung</translation>
  </message>
  <message>
   <source>Search for what is typed</source>
   <translation>Nach dem Getippten suchen</translation>
  </message>
  <message>
   <source>See all time again</source>
   <translation>Wieder die ganze Zeit sehen</translation>
  </message>
  <message>
   <source>See what a backup would bring back</source>
   <translation>Ansehen, was eine Sicherung zurückbringt</translation>
  </message>
  <message>
   <source>Select &amp;all</source>
   <translation>&amp;Alles auswählen</translation>
  </message>
  <message>
   <source>Select it, or no longer</source>
   <translation>Auswählen oder abwählen</translation>
  </message>
  <message>
   <source>Select only one again</source>
   <translation>Wieder nur eine auswählen</translation>
  </message>
  <message>
   <source>Show it in the list</source>
   <translation>In der Liste zeigen</translation>
  </message>
  <message>
   <source>Show or hide the &amp;timeline</source>
   <translation>Zeit&amp;leiste ein- oder ausblenden</translation>
  </message>
  <message>
   <source>Show or hide the f&amp;ilters</source>
   <translation>F&amp;ilter ein- oder ausblenden</translation>
  </message>
  <message>
   <source>Show the memory in a search for the question</source>
   <translation>Die Erinnerung in einer Suche nach der Frage zeigen</translation>
  </message>
  <message>
   <source>Show the memory in the list</source>
   <translation>Die Erinnerung in der Liste zeigen</translation>
  </message>
  <message>
   <source>Shut it out, or remove it</source>
   <translation>Aussperren oder entfernen</translation>
  </message>
  <message>
   <source>Skip</source>
   <translation>Überspringen</translation>
  </message>
  <message>
   <source>Sm&amp;aller text</source>
   <translation>Schrift &amp;kleiner</translation>
  </message>
  <message>
   <source>Still t&amp;rue?</source>
   <translation>Noch wa&amp;hr?</translation>
  </message>
  <message>
   <source>Take the last answer back</source>
   <translation>Die letzte Antwort zurücknehmen</translation>
  </message>
  <message>
   <source>The earliest, the latest</source>
   <translation>Das Früheste, das Neueste</translation>
  </message>
  <message>
   <source>The newer replaces the older</source>
   <translation>Die neuere ersetzt die ältere</translation>
  </message>
  <message>
   <source>Tick or untick</source>
   <translation>Häkchen setzen oder entfernen</translation>
  </message>
  <message>
   <source>Tick or untick all of the group</source>
   <translation>Häkchen der ganzen Gruppe setzen oder entfernen</translation>
  </message>
  <message>
   <source>Tick or untick what it would bring back</source>
   <translation>Häkchen setzen oder entfernen bei dem, was sie zurückbringt</translation>
  </message>
  <message>
   <source>Twin's e&amp;xam</source>
   <translation>Prüfung für den &amp;Zwilling</translation>
  </message>
  <message>
   <source>W&amp;ishes of assistants</source>
   <translation>Wü&amp;nsche von Assistenten</translation>
  </message>
  <message>
   <source>Walk through the list</source>
   <translation>Durch die Liste gehen</translation>
  </message>
  <message>
   <source>What can be done about it</source>
   <translation>Was sich damit tun lässt</translation>
  </message>
  <message>
   <source>What they say about &amp;you</source>
   <translation>Was sie ü&amp;ber Sie sagen</translation>
  </message>
  <message>
   <source>When reviewing sentences</source>
   <translation>Beim Durchsehen von Sätzen</translation>
  </message>
  <message>
   <source>Write one sentence</source>
   <translation>Einen Satz schreiben</translation>
  </message>
 </context>
 <context>
  <name>doubles</name>
  <message>
   <source>About: {name}</source>
   <translation>Über: {name}</translation>
  </message>
  <message>
   <source>All {memories} looked at</source>
   <translation>Alles durchgesehen: {memories}</translation>
  </message>
  <message>
   <source>All {memories} looked at  ·  {pairs} to decide</source>
   <translation>Alles durchgesehen: {memories}  ·  noch {pairs} zu entscheiden</translation>
  </message>
  <message>
   <source>Contradiction</source>
   <translation>Widerspruch</translation>
  </message>
  <message>
   <source>If the newer one is what is true now, let it replace the older; old words stay in the history.</source>
   <translation>Wenn die neuere jetzt gilt, lassen Sie sie die ältere ersetzen; die alten Worte bleiben im Verlauf.</translation>
  </message>
  <message>
   <source>Keep one of them: tags, importance and history of both become one.</source>
   <translation>Behalten Sie eine davon: Schlagwörter, Wichtigkeit und Verlauf werden vereint.</translation>
  </message>
  <message>
   <source>Keep the one that is true, or both if each is true in its own way.</source>
   <translation>Behalten Sie die, die wahr ist, oder beide, wenn jede auf ihre Weise stimmt.</translation>
  </message>
  <message>
   <source>Keep the one you like better, or write one sentence that says all of it.</source>
   <translation>Behalten Sie die, die Ihnen besser gefällt, oder schreiben Sie einen Satz, der alles sagt.</translation>
  </message>
  <message>
   <source>Nearly the same</source>
   <translation>Fast dasselbe</translation>
  </message>
  <message>
   <source>ONE</source>
   <translation>DIE EINE</translation>
  </message>
  <message>
   <source>One may be newer than the other</source>
   <translation>Eine ist vielleicht neuer als die andere</translation>
  </message>
  <message>
   <source>Perhaps newer</source>
   <translation>Vielleicht neuer</translation>
  </message>
  <message>
   <source>Stopped at {done} of {total}  ·  {pairs} to decide</source>
   <translation>Angehalten bei {done} von {total}  ·  noch {pairs} zu entscheiden</translation>
  </message>
  <message>
   <source>THE NEWER ONE</source>
   <translation>DIE NEUERE</translation>
  </message>
  <message>
   <source>THE OLDER ONE</source>
   <translation>DIE ÄLTERE</translation>
  </message>
  <message>
   <source>THE OTHER</source>
   <translation>DIE ANDERE</translation>
  </message>
  <message>
   <source>Tags: {tags}</source>
   <translation>Schlagwörter: {tags}</translation>
  </message>
  <message>
   <source>The same</source>
   <translation>Dasselbe</translation>
  </message>
  <message>
   <source>These say nearly the same</source>
   <translation>Diese sagen fast dasselbe</translation>
  </message>
  <message>
   <source>These say the same</source>
   <translation>Diese sagen dasselbe</translation>
  </message>
  <message>
   <source>These seem to contradict each other</source>
   <translation>Diese scheinen einander zu widersprechen</translation>
  </message>
  <message>
   <source>always in mind</source>
   <translation>immer im Kopf</translation>
  </message>
  <message>
   <source>{done} of {total} looked at  ·  {pairs} to decide</source>
   <translation>{done} von {total} durchgesehen  ·  noch {pairs} zu entscheiden</translation>
  </message>
  <message>
   <source>{done} of {total} looked at  ·  {pairs} to decide; looking goes on as you decide</source>
   <translation>{done} von {total} durchgesehen  ·  noch {pairs} zu entscheiden; während Sie entscheiden, geht die Suche weiter</translation>
  </message>
  <message numerus="yes">
   <source>{n} earlier wordings</source>
   <translation>
    <numerusform>1 früherer Wortlaut</numerusform>
    <numerusform>{n} frühere Wortlaute</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} pairs</source>
   <translation>
    <numerusform>1 Paar</numerusform>
    <numerusform>{n} Paare</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>edit_words</name>
  <message>
   <source>Added {tags} to {what}.</source>
   <translation>Bei {what} hinzugefügt: {tags}.</translation>
  </message>
  <message>
   <source>Changed the importance of {what} to {word}.</source>
   <translation>Wichtigkeit von {what} geändert, jetzt: {word}.</translation>
  </message>
  <message>
   <source>Changed the kind of {what} to {kind}.</source>
   <translation>Art von {what} geändert, jetzt: {kind}.</translation>
  </message>
  <message>
   <source>Marked {what} as always in mind.</source>
   <translation>Jetzt immer im Kopf: {what}.</translation>
  </message>
  <message>
   <source>No longer always in mind: {what}.</source>
   <translation>Nicht mehr immer im Kopf: {what}.</translation>
  </message>
  <message>
   <source>Removed {tags} from {what}.</source>
   <translation>Bei {what} entfernt: {tags}.</translation>
  </message>
  <message>
   <source>Set whom {what} is about: {who}.</source>
   <translation>„Über wen“ geändert bei {what}, jetzt: {who}.</translation>
  </message>
  <message>
   <source>the tag {tags}</source>
   <translation>Schlagwort {tags}</translation>
  </message>
  <message>
   <source>the tags {tags}</source>
   <translation>Schlagwörter {tags}</translation>
  </message>
 </context>
 <context>
  <name>encryption</name>
  <message>
   <source>1 backup is not encrypted as your memories are. Wellkept tries again when it starts next.</source>
   <translation>1 Sicherung ist noch nicht so verschlüsselt oder unverschlüsselt wie Ihre Erinnerungen. Wellkept versucht es beim nächsten Start noch einmal.</translation>
  </message>
  <message>
   <source>Encrypting. Searching waits until it is done.</source>
   <translation>Es wird verschlüsselt. Die Suche wartet, bis das fertig ist.</translation>
  </message>
  <message>
   <source>Making a plain file. Searching waits until it is done.</source>
   <translation>Die Datei wird ohne Verschlüsselung neu gemacht. Die Suche wartet, bis das fertig ist.</translation>
  </message>
  <message>
   <source>The key is in {keyring}. On another computer, or without it, the recovery code opens them.</source>
   <translation>Der Schlüssel ist hier: {keyring}. Auf einem anderen Computer oder ohne ihn öffnet sie der Wiederherstellungscode.</translation>
  </message>
  <message>
   <source>The recovery code is needed each time Wellkept starts.</source>
   <translation>Bei jedem Start von Wellkept wird der Wiederherstellungscode gebraucht.</translation>
  </message>
  <message>
   <source>Wellkept recovery code

    {code}

It opens the encrypted file of memories on any computer: start Wellkept with the file, and type this code when it asks. Keep this page where nobody else finds it, and not beside the computer.
</source>
   <translation>Wellkept-Wiederherstellungscode

    {code}

Er öffnet die verschlüsselte Datei mit den Erinnerungen auf jedem Computer: Starten Sie Wellkept mit der Datei, und geben Sie diesen Code ein, wenn danach gefragt wird. Bewahren Sie diese Seite auf, wo niemand sonst sie findet, und nicht neben dem Computer.
</translation>
  </message>
  <message>
   <source>Whoever gets hold of the file, or of a copy of this computer's disk, can read them.</source>
   <translation>Wer an die Datei oder an eine Kopie des Datenträgers dieses Computers kommt, kann sie lesen.</translation>
  </message>
  <message>
   <source>Your memories are encrypted, and their key is in no keyring.</source>
   <translation>Ihre Erinnerungen sind verschlüsselt, und ihr Schlüssel liegt in keinem Schlüsselbund.</translation>
  </message>
  <message>
   <source>Your memories are encrypted.</source>
   <translation>Ihre Erinnerungen sind verschlüsselt.</translation>
  </message>
  <message>
   <source>Your memories are not encrypted.</source>
   <translation>Ihre Erinnerungen sind nicht verschlüsselt.</translation>
  </message>
  <message>
   <source>{n} backups are not encrypted as your memories are. Wellkept tries again when it starts next.</source>
   <translation>{n} Sicherungen sind noch nicht so verschlüsselt oder unverschlüsselt wie Ihre Erinnerungen. Wellkept versucht es beim nächsten Start noch einmal.</translation>
  </message>
 </context>
 <context>
  <name>exam</name>
  <message>
   <source> ({n} no longer among the first {ten})</source>
   <translation> ({n} nicht mehr unter den ersten {ten})</translation>
  </message>
  <message>
   <source>, {n} of them no longer among the first {ten} results</source>
   <translation>, davon {n} nicht mehr unter den ersten {ten} Ergebnissen</translation>
  </message>
  <message>
   <source>; {n} would do better</source>
   <translation>; {n} besser</translation>
  </message>
  <message>
   <source>Every question finds its memory at the same place.</source>
   <translation>Jede Frage findet ihre Erinnerung an derselben Stelle.</translation>
  </message>
  <message>
   <source>Of {what}: {parts}.</source>
   <translation>Von {what}: {parts}.</translation>
  </message>
  <message>
   <source>found as the first result</source>
   <translation>als erstes Ergebnis gefunden</translation>
  </message>
  <message>
   <source>found at place {n}</source>
   <translation>gefunden an Stelle {n}</translation>
  </message>
  <message>
   <source>mean of 1/place {mrr}</source>
   <translation>Mittel von 1/Stelle {mrr}</translation>
  </message>
  <message>
   <source>none</source>
   <translation>fehlt</translation>
  </message>
  <message>
   <source>not asked yet</source>
   <translation>noch nicht gefragt</translation>
  </message>
  <message>
   <source>not found</source>
   <translation>nicht gefunden</translation>
  </message>
  <message>
   <source>words only</source>
   <translation>nur Wörter</translation>
  </message>
  <message>
   <source>{found} of {all} find their memory among the first {ten}, {best} as the very first  ·  {mrr}  ·  {by}, {when}</source>
   <translation>{found} von {all} finden ihre Erinnerung unter den ersten {ten}, {best} als allererste  ·  {mrr}  ·  {by}, {when}</translation>
  </message>
  <message>
   <source>{n} later</source>
   <translation>{n} später</translation>
  </message>
  <message>
   <source>{n} of {what} would do worse with {model}</source>
   <translation>Mit diesem Modell ({model}) schnitten {n} von {what} schlechter ab</translation>
  </message>
  <message numerus="yes">
   <source>{n} questions</source>
   <translation>
    <numerusform>1 Frage</numerusform>
    <numerusform>{n} Fragen</numerusform>
   </translation>
  </message>
  <message>
   <source>{n} sooner</source>
   <translation>{n} früher</translation>
  </message>
  <message>
   <source>{question}, should find: {memory}</source>
   <translation>{question}, soll finden: {memory}</translation>
  </message>
 </context>
 <context>
  <name>fields</name>
  <message>
   <source>About</source>
   <translation>Über</translation>
  </message>
  <message>
   <source>Always in mind</source>
   <translation>Immer im Kopf</translation>
  </message>
  <message>
   <source>Importance</source>
   <translation>Wichtigkeit</translation>
  </message>
  <message>
   <source>Kind</source>
   <translation>Art</translation>
  </message>
  <message>
   <source>No</source>
   <translation>Nein</translation>
  </message>
  <message>
   <source>Tags</source>
   <translation>Schlagwörter</translation>
  </message>
  <message>
   <source>Yes</source>
   <translation>Ja</translation>
  </message>
  <message>
   <source>Your assistant has it before it in every conversation</source>
   <translation>Ihr Assistent hat sie in jedem Gespräch vor sich</translation>
  </message>
 </context>
 <context>
  <name>filters</name>
  <message>
   <source>About</source>
   <translation>Über</translation>
  </message>
  <message>
   <source>About: {name}</source>
   <translation>Über: {name}</translation>
  </message>
  <message>
   <source>Always in mind</source>
   <translation>Immer im Kopf</translation>
  </message>
  <message>
   <source>As the assistant may read</source>
   <translation>Was der Assistent lesen darf</translation>
  </message>
  <message>
   <source>How it is known</source>
   <translation>Woher bekannt</translation>
  </message>
  <message>
   <source>Kind</source>
   <translation>Art</translation>
  </message>
  <message>
   <source>Learned</source>
   <translation>Gelernt</translation>
  </message>
  <message>
   <source>Never leaves here</source>
   <translation>Bleibt immer hier</translation>
  </message>
  <message>
   <source>Never leaves this computer</source>
   <translation>Verlässt diesen Computer nie</translation>
  </message>
  <message>
   <source>Older</source>
   <translation>Älter</translation>
  </message>
  <message>
   <source>Only these {n}</source>
   <translation>Nur diese {n}</translation>
  </message>
  <message>
   <source>Picked out</source>
   <translation>Herausgesucht</translation>
  </message>
  <message>
   <source>Show fewer</source>
   <translation>Weniger anzeigen</translation>
  </message>
  <message>
   <source>Source</source>
   <translation>Quelle</translation>
  </message>
  <message>
   <source>Tag</source>
   <translation>Schlagwort</translation>
  </message>
  <message>
   <source>Tag: {name}</source>
   <translation>Schlagwort: {name}</translation>
  </message>
  <message>
   <source>This month</source>
   <translation>Diesen Monat</translation>
  </message>
  <message>
   <source>This week</source>
   <translation>Diese Woche</translation>
  </message>
  <message>
   <source>This year</source>
   <translation>Dieses Jahr</translation>
  </message>
  <message>
   <source>Today</source>
   <translation>Heute</translation>
  </message>
  <message>
   <source>folded</source>
   <translation>zugeklappt</translation>
  </message>
  <message>
   <source>off</source>
   <translation>aus</translation>
  </message>
  <message>
   <source>on</source>
   <translation>an</translation>
  </message>
  <message>
   <source>unfolded</source>
   <translation>aufgeklappt</translation>
  </message>
  <message>
   <source>{n} chosen</source>
   <translation>{n} gewählt</translation>
  </message>
  <message>
   <source>{n} more …</source>
   <translation>{n} weitere …</translation>
  </message>
 </context>
 <context>
  <name>forgetting</name>
  <message>
   <source>1 forgotten sentence is held back if anybody brings it again; no words of it are kept.</source>
   <translation>1 vergessener Satz wird zurückgehalten, wenn jemand ihn wieder bringt; keines seiner Worte wird aufgehoben.</translation>
  </message>
  <message>
   <source>1 forgotten sentence waits for your keyring; until it answers only this window knows of it.</source>
   <translation>1 vergessener Satz wartet auf Ihren Schlüsselbund; bis dieser antwortet, weiß nur dieses Fenster davon.</translation>
  </message>
  <message>
   <source>1 has a word that begins so</source>
   <translation>1 hat ein Wort, das so beginnt</translation>
  </message>
  <message>
   <source>1 has it as a tag</source>
   <translation>1 hat es als Schlagwort</translation>
  </message>
  <message>
   <source>1 is about this person</source>
   <translation>1 handelt von dieser Person</translation>
  </message>
  <message>
   <source>1 named it before it was corrected</source>
   <translation>1 nannte es, bevor sie berichtigt wurde</translation>
  </message>
  <message>
   <source>1 names “{words}”</source>
   <translation>1 nennt „{words}“</translation>
  </message>
  <message>
   <source>1 sounds near</source>
   <translation>1 klingt ähnlich</translation>
  </message>
  <message>
   <source>1 speaks of “{words}”</source>
   <translation>1 spricht von „{words}“</translation>
  </message>
  <message>
   <source>1 was learned in the same conversation</source>
   <translation>1 wurde im selben Gespräch gelernt</translation>
  </message>
  <message>
   <source>1 was learned in this time</source>
   <translation>1 wurde in dieser Zeit gelernt</translation>
  </message>
  <message>
   <source>Forget {what}</source>
   <translation>{what} vergessen</translation>
  </message>
  <message>
   <source>Forget {what}, refuse {wishes}</source>
   <translation>{what} vergessen, {wishes} ablehnen</translation>
  </message>
  <message>
   <source>Not ticked: {text}</source>
   <translation>Nicht angehakt: {text}</translation>
  </message>
  <message>
   <source>Partly ticked: {text}</source>
   <translation>Teilweise angehakt: {text}</translation>
  </message>
  <message>
   <source>Refuse {wishes}</source>
   <translation>{wishes} ablehnen</translation>
  </message>
  <message>
   <source>Their key is in your keyring, which is locked.</source>
   <translation>Der Schlüssel dazu liegt in Ihrem Schlüsselbund, und der ist gesperrt.</translation>
  </message>
  <message>
   <source>Their key is in {keyring}, not in the file of memories.</source>
   <translation>Der Schlüssel dazu liegt nicht in der Datei mit den Erinnerungen, sondern hier: {keyring}.</translation>
  </message>
  <message>
   <source>Their key is out of reach, so nothing can be held back.</source>
   <translation>Der Schlüssel dazu ist nicht erreichbar, also kann nichts zurückgehalten werden.</translation>
  </message>
  <message>
   <source>Their key is waited for: your keyring may be asking for its password.</source>
   <translation>Auf den Schlüssel dazu wird gewartet: Vielleicht fragt Ihr Schlüsselbund nach seinem Passwort.</translation>
  </message>
  <message>
   <source>There is no system keyring here, so their key lies in your settings, not in the file of memories.</source>
   <translation>Hier gibt es keinen Schlüsselbund im System, also liegt der Schlüssel dazu bei Ihren Einstellungen, nicht in der Datei mit den Erinnerungen.</translation>
  </message>
  <message>
   <source>Ticked: {text}</source>
   <translation>Angehakt: {text}</translation>
  </message>
  <message>
   <source>What you have forgotten may come back: an assistant or a text may teach it again.</source>
   <translation>Was Sie vergessen haben, kann wiederkommen: Ein Assistent oder ein Text kann es wieder beibringen.</translation>
  </message>
  <message>
   <source>What you have forgotten will be held back if an assistant or a text brings it again.</source>
   <translation>Was Sie vergessen, wird zurückgehalten, wenn ein Assistent oder ein Text es wieder bringt.</translation>
  </message>
  <message>
   <source>{n} are about this person</source>
   <translation>{n} handeln von dieser Person</translation>
  </message>
  <message>
   <source>{n} forgotten sentences are held back if anybody brings them again; no words of them are kept.</source>
   <translation>{n} vergessene Sätze werden zurückgehalten, wenn jemand sie wieder bringt; keines ihrer Worte wird aufgehoben.</translation>
  </message>
  <message>
   <source>{n} forgotten sentences wait for your keyring; until it answers they are known to this window only.</source>
   <translation>{n} vergessene Sätze warten auf Ihren Schlüsselbund; bis dieser antwortet, weiß nur dieses Fenster davon.</translation>
  </message>
  <message>
   <source>{n} have a word that begins so</source>
   <translation>{n} haben ein Wort, das so beginnt</translation>
  </message>
  <message>
   <source>{n} have it as a tag</source>
   <translation>{n} haben es als Schlagwort</translation>
  </message>
  <message>
   <source>{n} name “{words}”</source>
   <translation>{n} nennen „{words}“</translation>
  </message>
  <message>
   <source>{n} named it before they were corrected</source>
   <translation>{n} nannten es, bevor sie berichtigt wurden</translation>
  </message>
  <message>
   <source>{n} of {total} ticked</source>
   <translation>{n} von {total} angehakt</translation>
  </message>
  <message>
   <source>{n} sound near</source>
   <translation>{n} klingen ähnlich</translation>
  </message>
  <message>
   <source>{n} sound near; there are more, less near</source>
   <translation>{n} klingen ähnlich; es gibt weitere, weniger ähnliche</translation>
  </message>
  <message>
   <source>{n} speak of “{words}”</source>
   <translation>{n} sprechen von „{words}“</translation>
  </message>
  <message>
   <source>{n} speak of “{words}”; there may be more</source>
   <translation>{n} sprechen von „{words}“; vielleicht gibt es weitere</translation>
  </message>
  <message>
   <source>{n} were learned in the same conversation</source>
   <translation>{n} wurden im selben Gespräch gelernt</translation>
  </message>
  <message>
   <source>{n} were learned in the same conversation; there are more</source>
   <translation>{n} wurden im selben Gespräch gelernt; es gibt weitere</translation>
  </message>
  <message>
   <source>{n} were learned in this time</source>
   <translation>{n} wurden in dieser Zeit gelernt</translation>
  </message>
  <message>
   <source>{n} were noted with another key and cannot be recognised here.</source>
   <translation>Mit einem anderen Schlüssel vermerkt und hier nicht zu erkennen: {n}.</translation>
  </message>
  <message numerus="yes">
   <source>{n} wishes of assistants, to be refused</source>
   <translation>
    <numerusform>1 Wunsch eines Assistenten: wird abgelehnt</numerusform>
    <numerusform>{n} Wünsche von Assistenten: werden abgelehnt</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>in_common</name>
  <message>
   <source>About</source>
   <translation>Über</translation>
  </message>
  <message>
   <source>All</source>
   <translation>Alle</translation>
  </message>
  <message>
   <source>Always in mind</source>
   <translation>Immer im Kopf</translation>
  </message>
  <message>
   <source>Kinds</source>
   <translation>Arten</translation>
  </message>
  <message>
   <source>None</source>
   <translation>Keine</translation>
  </message>
  <message>
   <source>Tags</source>
   <translation>Schlagwörter</translation>
  </message>
  <message>
   <source>{n} more</source>
   <translation>{n} weitere</translation>
  </message>
  <message>
   <source>{n} of {all}</source>
   <translation>{n} von {all}</translation>
  </message>
 </context>
 <context>
  <name>keys</name>
  <message>
   <source>{keys} already stands for “{name}”.</source>
   <translation>{keys} steht schon für „{name}“.</translation>
  </message>
  <message>
   <source>{keys} is a fixed key. {where}: {what}.</source>
   <translation>{keys} ist fest vergeben. {where}: {what}.</translation>
  </message>
  <message>
   <source>{keys} is needed for typing. Add Ctrl or Alt, or choose a function key.</source>
   <translation>{keys} wird zum Schreiben gebraucht. Nehmen Sie Strg oder Alt hinzu, oder wählen Sie eine Funktionstaste.</translation>
  </message>
  <message>
   <source>{keys} opens a menu.</source>
   <translation>{keys} öffnet ein Menü.</translation>
  </message>
 </context>
 <context>
  <name>ledger</name>
  <message>
   <source>A question to {host}: which models are there?</source>
   <translation>Eine Frage an {host}: Welche Modelle gibt es?</translation>
  </message>
  <message>
   <source>A search to {host}, to find by meaning</source>
   <translation>Eine Suche an {host}, um nach Bedeutung zu finden</translation>
  </message>
  <message>
   <source>A sign-in at {host}, to get a key</source>
   <translation>Eine Anmeldung bei {host}, um einen Schlüssel zu bekommen</translation>
  </message>
  <message>
   <source>A text to {host}, to find its sentences</source>
   <translation>Ein Text an {host}, um seine Sätze zu finden</translation>
  </message>
  <message>
   <source>From: {source}</source>
   <translation>Quelle: {source}</translation>
  </message>
  <message>
   <source>No memory is marked yet.</source>
   <translation>Noch ist keine Erinnerung gekennzeichnet.</translation>
  </message>
  <message>
   <source>Perhaps sent on {day} to {host} ({why}): the call did not end.</source>
   <translation>Vielleicht gesendet am {day} an {host} ({why}): Die Anfrage kam nicht zu Ende.</translation>
  </message>
  <message>
   <source>Perhaps sent on {day} to {host} ({why}): the call failed.</source>
   <translation>Vielleicht gesendet am {day} an {host} ({why}): Die Anfrage schlug fehl.</translation>
  </message>
  <message>
   <source>Sent on {day} to {host} ({why}).</source>
   <translation>Gesendet am {day} an {host} ({why}).</translation>
  </message>
  <message>
   <source>Tag: {tag}</source>
   <translation>Schlagwort: {tag}</translation>
  </message>
  <message>
   <source>The key to {host}, to see whether it is valid</source>
   <translation>Der Schlüssel an {host}, um zu sehen, ob er gilt</translation>
  </message>
  <message>
   <source>failed</source>
   <translation>fehlgeschlagen</translation>
  </message>
  <message>
   <source>not finished</source>
   <translation>nicht beendet</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>nichts</translation>
  </message>
  <message>
   <source>stopped by you</source>
   <translation>von Ihnen angehalten</translation>
  </message>
  <message>
   <source>to check the key</source>
   <translation>um den Schlüssel zu prüfen</translation>
  </message>
  <message>
   <source>to find by meaning</source>
   <translation>um nach Bedeutung zu finden</translation>
  </message>
  <message>
   <source>to find sentences</source>
   <translation>um Sätze zu finden</translation>
  </message>
  <message>
   <source>to list models</source>
   <translation>um Modelle aufzulisten</translation>
  </message>
  <message>
   <source>to sign in</source>
   <translation>um sich anzumelden</translation>
  </message>
  <message>
   <source>{memories} to {host}, to find by meaning</source>
   <translation>{memories} an {host}, um nach Bedeutung zu finden</translation>
  </message>
  <message numerus="yes">
   <source>{n} calls</source>
   <translation>
    <numerusform>1 Anfrage</numerusform>
    <numerusform>{n} Anfragen</numerusform>
   </translation>
  </message>
  <message>
   <source>{n} characters</source>
   <translation>{n} Zeichen</translation>
  </message>
  <message numerus="yes">
   <source>{n} memories never leave this computer.</source>
   <translation>
    <numerusform>1 Erinnerung verlässt diesen Computer nie.</numerusform>
    <numerusform>{n} Erinnerungen verlassen diesen Computer nie.</numerusform>
   </translation>
  </message>
  <message>
   <source>{n} tokens</source>
   <translation>{n} Token</translation>
  </message>
 </context>
 <context>
  <name>map</name>
  <message>
   <source>Draw a line around memories to select them; arrow keys go from one to the next.</source>
   <translation>Ziehen Sie eine Linie um Erinnerungen, um sie auszuwählen; die Pfeiltasten führen von einer zur nächsten.</translation>
  </message>
  <message>
   <source>No map without meaning</source>
   <translation>Keine Karte ohne Bedeutung</translation>
  </message>
  <message>
   <source>Not yet</source>
   <translation>Noch nicht</translation>
  </message>
  <message numerus="yes">
   <source>Show these {n} in the list</source>
   <translation>
    <numerusform>In der Liste zeigen</numerusform>
    <numerusform>Diese {n} in der Liste zeigen</numerusform>
   </translation>
  </message>
  <message>
   <source>Something went wrong.</source>
   <translation>Etwas ist schiefgegangen.</translation>
  </message>
  <message>
   <source>The newest {n} of {all}. Close together is alike in meaning.</source>
   <translation>Die neuesten {n} von {all}. Was nahe beieinander liegt, hat ähnliche Bedeutung.</translation>
  </message>
  <message>
   <source>Too few memories for a map</source>
   <translation>Zu wenige Erinnerungen für eine Karte</translation>
  </message>
  <message>
   <source>With five memories or more there is something to see: what is alike in meaning lies close together.</source>
   <translation>Ab fünf Erinnerungen gibt es etwas zu sehen: Was ähnliche Bedeutung hat, liegt nahe beieinander.</translation>
  </message>
  <message>
   <source>Your memories are being read for their meaning. The map comes by itself.</source>
   <translation>Die Bedeutung Ihrer Erinnerungen wird gerade gelesen. Die Karte erscheint von selbst.</translation>
  </message>
  <message>
   <source>{all}, laid out by {n} of them: the others stand beside what is most like them.</source>
   <translation>{all}, angeordnet nach {n} davon: Die übrigen stehen neben dem, was ihnen am ähnlichsten ist.</translation>
  </message>
  <message>
   <source>{all}. Close together is alike in meaning.</source>
   <translation>{all}. Was nahe beieinander liegt, hat ähnliche Bedeutung.</translation>
  </message>
  <message numerus="yes">
   <source>{n} are lit: your search found them.</source>
   <translation>
    <numerusform>1 leuchtet: Ihre Suche hat sie gefunden.</numerusform>
    <numerusform>{n} leuchten: Ihre Suche hat sie gefunden.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} not on it yet: they are being read for their meaning.</source>
   <translation>
    <numerusform>1 fehlt noch darauf: Die Bedeutung wird gerade gelesen.</numerusform>
    <numerusform>{n} fehlen noch darauf: Die Bedeutung wird gerade gelesen.</numerusform>
   </translation>
  </message>
  <message>
   <source>{n} of {all} searchable by meaning so far. The map comes by itself when enough are.</source>
   <translation>{n} von {all} sind bisher nach Bedeutung durchsuchbar. Die Karte erscheint von selbst, sobald es genug sind.</translation>
  </message>
  <message>
   <source>{n} selected</source>
   <translation>{n} ausgewählt</translation>
  </message>
 </context>
 <context>
  <name>money</name>
  <message>
   <source>${usd}</source>
   <translation>{usd} $</translation>
  </message>
  <message>
   <source>-${usd}</source>
   <translation>-{usd} $</translation>
  </message>
  <message>
   <source>About {price} per million tokens</source>
   <translation>Etwa {price} je Million Token</translation>
  </message>
  <message>
   <source>About {price} per million tokens read and {out} per million written; a page of text costs {page}.</source>
   <translation>Etwa {price} je Million gelesener und {out} je Million geschriebener Token; eine Seite Text kostet {page}.</translation>
  </message>
  <message>
   <source>It is free.</source>
   <translation>Es kostet nichts.</translation>
  </message>
  <message>
   <source>Its price is not known here.</source>
   <translation>Der Preis ist hier nicht bekannt.</translation>
  </message>
  <message>
   <source>about a cent</source>
   <translation>etwa einen Cent</translation>
  </message>
  <message>
   <source>about {n}</source>
   <translation>etwa {n}</translation>
  </message>
  <message>
   <source>about {n} cents</source>
   <translation>etwa {n} Cent</translation>
  </message>
  <message>
   <source>far less than a cent</source>
   <translation>weit weniger als einen Cent</translation>
  </message>
  <message>
   <source>free</source>
   <translation>kostenlos</translation>
  </message>
  <message>
   <source>less than a cent</source>
   <translation>weniger als einen Cent</translation>
  </message>
  <message>
   <source>less than {least}</source>
   <translation>weniger als {least}</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>nichts</translation>
  </message>
  <message>
   <source>{price}; reading {what} once costs {total}.</source>
   <translation>{price}; einmal lesen ({what}) kostet {total}.</translation>
  </message>
 </context>
 <context>
  <name>other_names</name>
  <message>
   <source>about me</source>
   <translation>über mich</translation>
  </message>
  <message>
   <source>account person profile</source>
   <translation>Konto Person Profil</translation>
  </message>
  <message>
   <source>add new import paste learn remember note file</source>
   <translation>hinzufügen neu importieren einfügen lernen merken Notiz Datei</translation>
  </message>
  <message>
   <source>bookmark</source>
   <translation>Lesezeichen</translation>
  </message>
  <message>
   <source>clipboard</source>
   <translation>Zwischenablage</translation>
  </message>
  <message>
   <source>dates when</source>
   <translation>Datum wann</translation>
  </message>
  <message>
   <source>delete everything about someone remove erase topic</source>
   <translation>alles über jemanden löschen entfernen Thema</translation>
  </message>
  <message>
   <source>delete for good proof</source>
   <translation>endgültig löschen Nachweis</translation>
  </message>
  <message>
   <source>delete remove erase</source>
   <translation>löschen entfernen tilgen</translation>
  </message>
  <message>
   <source>edit change reword fix update</source>
   <translation>bearbeiten ändern umformulieren verbessern</translation>
  </message>
  <message>
   <source>exit close</source>
   <translation>schließen verlassen</translation>
  </message>
  <message>
   <source>find look for</source>
   <translation>finden nachsehen</translation>
  </message>
  <message>
   <source>internet network disconnect</source>
   <translation>Internet Netz trennen</translation>
  </message>
  <message>
   <source>list home all</source>
   <translation>Liste Start alle</translation>
  </message>
  <message>
   <source>merge same double clean up</source>
   <translation>zusammenführen gleich doppelt aufräumen</translation>
  </message>
  <message>
   <source>missing not found</source>
   <translation>fehlt nicht gefunden</translation>
  </message>
  <message>
   <source>outdated old review clean up</source>
   <translation>veraltet alt durchsehen aufräumen</translation>
  </message>
  <message>
   <source>password lock protect</source>
   <translation>Passwort Kennwort sperren schützen</translation>
  </message>
  <message>
   <source>person</source>
   <translation>Person</translation>
  </message>
  <message>
   <source>pin favourite star</source>
   <translation>anheften Favorit Stern</translation>
  </message>
  <message>
   <source>private secret hide</source>
   <translation>privat geheim verbergen</translation>
  </message>
  <message>
   <source>proof verify gone deleted</source>
   <translation>Nachweis prüfen weg gelöscht</translation>
  </message>
  <message>
   <source>reset zoom font</source>
   <translation>Zoom zurücksetzen Schrift</translation>
  </message>
  <message>
   <source>restore recover bring back save</source>
   <translation>wiederherstellen zurückholen sichern speichern</translation>
  </message>
  <message>
   <source>sent log cost network history</source>
   <translation>gesendet Protokoll Kosten Netz Verlauf</translation>
  </message>
  <message>
   <source>settings preferences options account API OpenRouter Ollama sign in</source>
   <translation>Einstellungen Optionen Konto API OpenRouter Ollama anmelden</translation>
  </message>
  <message>
   <source>shortcuts keyboard help</source>
   <translation>Tastenkürzel Tastatur Hilfe</translation>
  </message>
  <message>
   <source>sidebar tags sources kinds</source>
   <translation>Seitenleiste Schlagwörter Quellen Arten</translation>
  </message>
  <message>
   <source>take back bring back</source>
   <translation>zurücknehmen zurückholen</translation>
  </message>
  <message>
   <source>test</source>
   <translation>Prüfung</translation>
  </message>
  <message>
   <source>test questions</source>
   <translation>Prüfung Fragen</translation>
  </message>
  <message>
   <source>zoom in bigger font size</source>
   <translation>vergrößern Zoom Schriftgröße</translation>
  </message>
  <message>
   <source>zoom out font size</source>
   <translation>verkleinern Zoom Schriftgröße</translation>
  </message>
 </context>
 <context>
  <name>parts</name>
  <message>
   <source>Part {n}</source>
   <translation>Teil {n}</translation>
  </message>
  <message>
   <source>Parts {n}</source>
   <translation>Teile {n}</translation>
  </message>
  <message>
   <source>Parts {some} and {last}</source>
   <translation>Teile {some} und {last}</translation>
  </message>
  <message>
   <source>{first} to {last}</source>
   <translation>{first} bis {last}</translation>
  </message>
  <message>
   <source>{parts} are still here: {reason}</source>
   <translation>Noch hier: {parts}. {reason}</translation>
  </message>
  <message>
   <source>{parts} is still here: {reason}</source>
   <translation>Noch hier: {parts}. {reason}</translation>
  </message>
  <message>
   <source>{parts} was not read: {reason} It stays in the box.</source>
   <translation>Nicht gelesen: {parts}. {reason} Dieser Teil bleibt im Feld.</translation>
  </message>
  <message>
   <source>{parts} were not read: {reason} They stay in the box.</source>
   <translation>Nicht gelesen: {parts}. {reason} Diese Teile bleiben im Feld.</translation>
  </message>
 </context>
 <context>
  <name>periods</name>
  <message>
   <source>Before {day}</source>
   <translation>Vor dem {day}</translation>
  </message>
  <message>
   <source>Since {day}</source>
   <translation>Seit dem {day}</translation>
  </message>
 </context>
 <context>
  <name>profile</name>
  <message>
   <source>FACTS</source>
   <translation>FAKTEN</translation>
  </message>
  <message>
   <source>GOALS</source>
   <translation>ZIELE</translation>
  </message>
  <message>
   <source>PREFERENCES</source>
   <translation>VORLIEBEN</translation>
  </message>
  <message>
   <source>ROUTINES</source>
   <translation>GEWOHNHEITEN</translation>
  </message>
  <message>
   <source>TONE</source>
   <translation>TONFALL</translation>
  </message>
  <message numerus="yes">
   <source>and {n} more</source>
   <translation>
    <numerusform>und 1 weitere</numerusform>
    <numerusform>und {n} weitere</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} lines</source>
   <translation>
    <numerusform>1 Zeile</numerusform>
    <numerusform>{n} Zeilen</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>receipt</name>
  <message>
   <source>1 file</source>
   <translation>1 Datei</translation>
  </message>
  <message>
   <source>1 forgotten memory waits until another program lets go of the file.</source>
   <translation>1 vergessene Erinnerung wartet, bis ein anderes Programm die Datei loslässt.</translation>
  </message>
  <message>
   <source>1 more stands in other memories, too</source>
   <translation>1 weitere steht auch in anderen Erinnerungen</translation>
  </message>
  <message>
   <source>1 trace</source>
   <translation>1 Spur</translation>
  </message>
  <message>
   <source>A backup</source>
   <translation>Eine Sicherung</translation>
  </message>
  <message>
   <source>A copy made before an update</source>
   <translation>Eine Kopie von vor einer Aktualisierung</translation>
  </message>
  <message>
   <source>Another program still holds the last bytes</source>
   <translation>Ein anderes Programm hält noch die letzten Bytes fest</translation>
  </message>
  <message>
   <source>Before: as they were read from it and its log when they were forgotten</source>
   <translation>Vorher: wie sie beim Vergessen aus ihr und ihrem Protokoll gelesen wurden</translation>
  </message>
  <message>
   <source>Beside the file of memories</source>
   <translation>Neben der Datei mit den Erinnerungen</translation>
  </message>
  <message>
   <source>Copies of the file that you, a backup program or a cloud folder made.</source>
   <translation>Kopien der Datei, die Sie, ein Sicherungsprogramm oder ein Cloud-Ordner gemacht haben.</translation>
  </message>
  <message>
   <source>Encrypted: its bytes show no trace in any case</source>
   <translation>Verschlüsselt: Die Bytes zeigen ohnehin keine Spur</translation>
  </message>
  <message>
   <source>How the window was left</source>
   <translation>Wie das Fenster zuletzt aussah</translation>
  </message>
  <message>
   <source>Its number stays in a list, so that no backup brings it back. It was made at random and says nothing.</source>
   <translation>Die Nummer der Erinnerung bleibt in einer Liste, damit keine Sicherung sie zurückholt. Sie ist zufällig und sagt nichts.</translation>
  </message>
  <message>
   <source>Nothing is left in any file of this program</source>
   <translation>In keiner Datei dieses Programms ist etwas übrig</translation>
  </message>
  <message>
   <source>Nothing is left in the indexes, and the file is encrypted</source>
   <translation>In den Verzeichnissen ist nichts übrig, und die Datei ist verschlüsselt</translation>
  </message>
  <message>
   <source>Old blocks inside an SSD, until it uses them again. Only an encrypted disk helps there.</source>
   <translation>Alte Blöcke in einer SSD, bis sie wieder verwendet werden. Da hilft nur ein verschlüsselter Datenträger.</translation>
  </message>
  <message>
   <source>Page numbers of what was written last</source>
   <translation>Seitenzahlen des zuletzt Geschriebenen</translation>
  </message>
  <message>
   <source>Room kept free for forgetting on a full disk</source>
   <translation>Platz, der zum Vergessen auf einem vollen Datenträger freigehalten wird</translation>
  </message>
  <message>
   <source>Snapshots that the system keeps of its disks.</source>
   <translation>Schnappschüsse, die das System von seinen Datenträgern aufhebt.</translation>
  </message>
  <message>
   <source>Something is left</source>
   <translation>Etwas ist übrig</translation>
  </message>
  <message>
   <source>That only one window is open</source>
   <translation>Dass nur ein Fenster offen ist</translation>
  </message>
  <message>
   <source>They go as soon as it lets go of the file; this program keeps trying. Check again later.</source>
   <translation>Die Bytes verschwinden, sobald es die Datei loslässt; dieses Programm versucht es weiter. Prüfen Sie später noch einmal.</translation>
  </message>
  <message>
   <source>This should not be. Check again; if it stays, please tell the makers of Wellkept.</source>
   <translation>Das sollte nicht sein. Prüfen Sie noch einmal; wenn es bleibt, sagen Sie es bitte denen, die Wellkept machen.</translation>
  </message>
  <message>
   <source>What an interrupted change would be taken back with</source>
   <translation>Womit eine unterbrochene Änderung zurückgenommen würde</translation>
  </message>
  <message>
   <source>What was written last, on its way into the file</source>
   <translation>Das zuletzt Geschriebene, unterwegs in die Datei</translation>
  </message>
  <message>
   <source>Your memories, their history and their indexes</source>
   <translation>Ihre Erinnerungen, deren Verlauf und Verzeichnisse</translation>
  </message>
  <message>
   <source>a label</source>
   <translation>eine Bezeichnung</translation>
  </message>
  <message>
   <source>a line about you</source>
   <translation>eine Zeile über Sie</translation>
  </message>
  <message>
   <source>a piece of its vector</source>
   <translation>ein Stück ihres Vektors</translation>
  </message>
  <message>
   <source>a rare word</source>
   <translation>ein seltenes Wort</translation>
  </message>
  <message>
   <source>a wish of an assistant</source>
   <translation>ein Wunsch eines Assistenten</translation>
  </message>
  <message>
   <source>an exam question</source>
   <translation>eine Prüfungsfrage</translation>
  </message>
  <message>
   <source>earlier words</source>
   <translation>frühere Worte</translation>
  </message>
  <message>
   <source>its fingerprint</source>
   <translation>ihr Fingerabdruck</translation>
  </message>
  <message>
   <source>its searchable form</source>
   <translation>ihre Suchform</translation>
  </message>
  <message>
   <source>its sentence</source>
   <translation>ihr Satz</translation>
  </message>
  <message>
   <source>not searched</source>
   <translation>nicht durchsucht</translation>
  </message>
  <message>
   <source>the quote it came from</source>
   <translation>das Zitat, aus dem sie stammt</translation>
  </message>
  <message>
   <source>{n} files</source>
   <translation>{n} Dateien</translation>
  </message>
  <message>
   <source>{n} fingerprints</source>
   <translation>{n} Fingerabdrücke</translation>
  </message>
  <message>
   <source>{n} forgotten memories wait until another program lets go of the file.</source>
   <translation>{n} vergessene Erinnerungen warten, bis ein anderes Programm die Datei loslässt.</translation>
  </message>
  <message>
   <source>{n} labels</source>
   <translation>{n} Bezeichnungen</translation>
  </message>
  <message>
   <source>{n} more stand in other memories, too</source>
   <translation>{n} weitere stehen auch in anderen Erinnerungen</translation>
  </message>
  <message>
   <source>{n} pieces of earlier words</source>
   <translation>{n} Stücke früherer Worte</translation>
  </message>
  <message>
   <source>{n} pieces of exam questions</source>
   <translation>{n} Stücke von Prüfungsfragen</translation>
  </message>
  <message>
   <source>{n} pieces of lines about you</source>
   <translation>{n} Stücke von Zeilen über Sie</translation>
  </message>
  <message>
   <source>{n} pieces of quotes</source>
   <translation>{n} Stücke von Zitaten</translation>
  </message>
  <message>
   <source>{n} pieces of searchable forms</source>
   <translation>{n} Stücke von Suchformen</translation>
  </message>
  <message>
   <source>{n} pieces of sentences</source>
   <translation>{n} Stücke von Sätzen</translation>
  </message>
  <message>
   <source>{n} pieces of vectors</source>
   <translation>{n} Stücke von Vektoren</translation>
  </message>
  <message>
   <source>{n} pieces of wishes of assistants</source>
   <translation>{n} Stücke von Wünschen von Assistenten</translation>
  </message>
  <message>
   <source>{n} rare words</source>
   <translation>{n} seltene Wörter</translation>
  </message>
  <message>
   <source>{n} traces</source>
   <translation>{n} Spuren</translation>
  </message>
  <message>
   <source>{n} words and groups of three letters in the indexes</source>
   <translation>{n} Wörter und Dreiergruppen von Buchstaben in den Verzeichnissen</translation>
  </message>
  <message>
   <source>{what} forgotten. Looked for {traces} in {files} and in the indexes, {when}.</source>
   <translation>{what} vergessen. Gesucht nach {traces} in {files} und in den Verzeichnissen, {when}.</translation>
  </message>
  <message>
   <source>{what} forgotten. Your memories are encrypted, so the bytes of those files show nothing in any case. Looked for {traces} in {files} and in the indexes, {when}.</source>
   <translation>{what} vergessen. Ihre Erinnerungen sind verschlüsselt, also zeigen die Bytes dieser Dateien ohnehin nichts. Gesucht nach {traces} in {files} und in den Verzeichnissen, {when}.</translation>
  </message>
  <message>
   <source>{when}: on its way to {host} when that was cut short; it may have arrived.</source>
   <translation>{when}: auf dem Weg an {host} abgebrochen; es ist vielleicht angekommen.</translation>
  </message>
  <message>
   <source>{when}: sent to {host}, {model}. What it keeps is in its hands.</source>
   <translation>{when}: gesendet an {host}, {model}. Was dort aufgehoben wird, liegt nicht in unserer Hand.</translation>
  </message>
  <message>
   <source>{when}: sent to {host}. What it keeps is in its hands.</source>
   <translation>{when}: gesendet an {host}. Was dort aufgehoben wird, liegt nicht in unserer Hand.</translation>
  </message>
 </context>
 <context>
  <name>record</name>
  <message>
   <source>Belongs to</source>
   <translation>Gehört zu</translation>
  </message>
  <message>
   <source>Changed</source>
   <translation>Geändert</translation>
  </message>
  <message>
   <source>Checked</source>
   <translation>Bestätigt</translation>
  </message>
  <message>
   <source>From</source>
   <translation>Quelle</translation>
  </message>
  <message>
   <source>Kept</source>
   <translation>Behalten</translation>
  </message>
  <message>
   <source>Never by an assistant</source>
   <translation>Nie von einem Assistenten</translation>
  </message>
  <message>
   <source>Recalled</source>
   <translation>Abgerufen</translation>
  </message>
  <message>
   <source>Space</source>
   <translation>Raum</translation>
  </message>
  <message>
   <source>Trust</source>
   <translation>Verlässlichkeit</translation>
  </message>
  <message>
   <source>Written by</source>
   <translation>Verfasser</translation>
  </message>
 </context>
 <context>
  <name>review</name>
  <message>
   <source>Already known as</source>
   <translation>Schon bekannt als</translation>
  </message>
  <message>
   <source>Chosen</source>
   <translation>Gewählt</translation>
  </message>
  <message>
   <source>Conflicts with</source>
   <translation>Widerspricht</translation>
  </message>
  <message>
   <source>Keep both</source>
   <translation>Beide behalten</translation>
  </message>
  <message>
   <source>Leave out</source>
   <translation>Auslassen</translation>
  </message>
  <message>
   <source>Possibly the same as</source>
   <translation>Vielleicht dasselbe wie</translation>
  </message>
  <message>
   <source>Replace it</source>
   <translation>Ersetzen</translation>
  </message>
  <message>
   <source>Update of</source>
   <translation>Neuer Stand von</translation>
  </message>
  <message>
   <source>already known</source>
   <translation>schon bekannt</translation>
  </message>
  <message>
   <source>both are kept</source>
   <translation>beide werden behalten</translation>
  </message>
  <message>
   <source>changed by you</source>
   <translation>von Ihnen geändert</translation>
  </message>
  <message>
   <source>conflict</source>
   <translation>Widerspruch</translation>
  </message>
  <message>
   <source>from “{quote}”</source>
   <translation>aus „{quote}“</translation>
  </message>
  <message>
   <source>guessed</source>
   <translation>vermutet</translation>
  </message>
  <message>
   <source>held back</source>
   <translation>zurückgehalten</translation>
  </message>
  <message>
   <source>is left out; the one you have stays as it is</source>
   <translation>wird ausgelassen; die vorhandene bleibt, wie sie ist</translation>
  </message>
  <message>
   <source>keeping it makes the one you have more important</source>
   <translation>wird er behalten, wird die vorhandene wichtiger</translation>
  </message>
  <message>
   <source>new</source>
   <translation>neu</translation>
  </message>
  <message>
   <source>no words of your text say this</source>
   <translation>keine Worte Ihres Textes sagen das</translation>
  </message>
  <message>
   <source>not ticked</source>
   <translation>nicht angehakt</translation>
  </message>
  <message>
   <source>possibly the same</source>
   <translation>vielleicht dasselbe</translation>
  </message>
  <message>
   <source>repeated</source>
   <translation>wiederholt</translation>
  </message>
  <message>
   <source>replaces it; the old words stay in its history</source>
   <translation>ersetzt sie; die alten Worte bleiben im Verlauf</translation>
  </message>
  <message>
   <source>speaks as “I”: press F2 to reword it</source>
   <translation>spricht als „ich“: F2 formuliert um</translation>
  </message>
  <message>
   <source>ticked</source>
   <translation>angehakt</translation>
  </message>
  <message>
   <source>update</source>
   <translation>neuer Stand</translation>
  </message>
  <message>
   <source>was “{quote}”</source>
   <translation>war „{quote}“</translation>
  </message>
  <message>
   <source>you had this forgotten; it will be kept again</source>
   <translation>Sie hatten das vergessen lassen; es wird wieder behalten</translation>
  </message>
  <message>
   <source>you had this forgotten; tick it to keep it again</source>
   <translation>Sie hatten das vergessen lassen; haken Sie es an, um es wieder zu behalten</translation>
  </message>
  <message>
   <source>your text only says “{quote}”</source>
   <translation>Ihr Text sagt nur „{quote}“</translation>
  </message>
 </context>
 <context>
  <name>sending</name>
  <message>
   <source>Held back: {what}.</source>
   <translation>Zurückgehalten: {what}.</translation>
  </message>
  <message>
   <source>It costs about ${usd}.</source>
   <translation>Es kostet etwa {usd} $.</translation>
  </message>
  <message>
   <source>It costs less than ${least}.</source>
   <translation>Es kostet weniger als {least} $.</translation>
  </message>
  <message>
   <source>It costs nothing.</source>
   <translation>Es kostet nichts.</translation>
  </message>
  <message>
   <source>The price of this model is not known here.</source>
   <translation>Der Preis dieses Modells ist hier nicht bekannt.</translation>
  </message>
  <message>
   <source>There is nothing in it to send.</source>
   <translation>Darin ist nichts zu senden.</translation>
  </message>
  <message>
   <source>{name} ({n} times)</source>
   <translation>{name} ({n}-mal)</translation>
  </message>
  <message numerus="yes">
   <source>{n} parts</source>
   <translation>
    <numerusform>1 Teil</numerusform>
    <numerusform>{n} Teile</numerusform>
   </translation>
  </message>
  <message>
   <source>{parts} go to {host}, one after the other, to be read by {model}. {cost}</source>
   <translation>{parts} gehen nacheinander an {host}; dort liest sie {model}. {cost}</translation>
  </message>
  <message>
   <source>{parts} goes to {host}, to be read by {model}. {cost}</source>
   <translation>{parts} geht an {host}; dort liest ihn {model}. {cost}</translation>
  </message>
 </context>
 <context>
  <name>service</name>
  <message>
   <source> (Ray ID {ray})</source>
   <translation> (Ray-ID {ray})</translation>
  </message>
  <message>
   <source>1 detail nobody asked for was left away.</source>
   <translation>1 Einzelheit, nach der niemand fragte, wurde weggelassen.</translation>
  </message>
  <message>
   <source>1 line about you was left away: no sentence stands behind it.</source>
   <translation>1 Zeile über Sie wurde weggelassen: Kein Satz steht dahinter.</translation>
  </message>
  <message>
   <source>1 memory never leaves this computer; searching finds it by words only.</source>
   <translation>1 Erinnerung verlässt diesen Computer nie; die Suche findet sie nur nach Wörtern.</translation>
  </message>
  <message>
   <source>1 more was left away: a part gives at most 12.</source>
   <translation>1 weitere wurde weggelassen: Ein Teil gibt höchstens 12.</translation>
  </message>
  <message>
   <source>1 says “yesterday” or the like: give it a date before you keep it.</source>
   <translation>1 sagt „gestern“ oder dergleichen: Geben Sie ihr ein Datum, bevor Sie sie behalten.</translation>
  </message>
  <message>
   <source>1 was left away: an assistant said it, not you.</source>
   <translation>1 wurde weggelassen: Ein Assistent hat es gesagt, nicht Sie.</translation>
  </message>
  <message>
   <source>1 was left away: it had no words.</source>
   <translation>1 wurde weggelassen: Es waren keine Worte darin.</translation>
  </message>
  <message>
   <source>1 was left away: it is a question.</source>
   <translation>1 wurde weggelassen: Es ist eine Frage.</translation>
  </message>
  <message>
   <source>1 was left away: it is about something held back.</source>
   <translation>1 wurde weggelassen: Es geht um etwas Zurückgehaltenes.</translation>
  </message>
  <message>
   <source>1 was left away: it is an order to a program.</source>
   <translation>1 wurde weggelassen: Es ist ein Auftrag an ein Programm.</translation>
  </message>
  <message>
   <source>1 was left away: it is only a link.</source>
   <translation>1 wurde weggelassen: Es ist nur ein Link.</translation>
  </message>
  <message>
   <source>1 was left away: it is only a number.</source>
   <translation>1 wurde weggelassen: Es ist nur eine Zahl.</translation>
  </message>
  <message>
   <source>1 was left away: it is too long for a memory.</source>
   <translation>1 wurde weggelassen: zu lang für eine Erinnerung.</translation>
  </message>
  <message>
   <source>1 was left away: it is too short to say much.</source>
   <translation>1 wurde weggelassen: zu kurz, um viel zu sagen.</translation>
  </message>
  <message>
   <source>1 was left away: it speaks as “I”.</source>
   <translation>1 wurde weggelassen: in der Ich-Form gesagt.</translation>
  </message>
  <message>
   <source>1 was said twice.</source>
   <translation>1 wurde zweimal gesagt.</translation>
  </message>
  <message>
   <source>A backup cannot be opened or written, so it still holds what was forgotten.</source>
   <translation>Eine Sicherung lässt sich nicht öffnen oder schreiben, also enthält sie noch, was vergessen wurde.</translation>
  </message>
  <message>
   <source>A file of the built-in model is missing; installing Wellkept again brings it back.</source>
   <translation>Eine Datei des eingebauten Modells fehlt; wird Wellkept neu installiert, ist sie wieder da.</translation>
  </message>
  <message>
   <source>A filter of the service stopped this text.</source>
   <translation>Ein Filter des Dienstes hat diesen Text angehalten.</translation>
  </message>
  <message>
   <source>A guard in front of the model service turned this computer away{ray}.</source>
   <translation>Ein Wächter vor dem Modelldienst hat diesen Computer abgewiesen{ray}.</translation>
  </message>
  <message>
   <source>A key pasted here is kept until you quit.</source>
   <translation>Ein hier eingefügter Schlüssel wird behalten, bis Sie Wellkept beenden.</translation>
  </message>
  <message>
   <source>A line for a terminal, while the door is open; it finds memories about coffee.</source>
   <translation>Eine Zeile für ein Terminal, solange die Tür offen ist; sie findet Erinnerungen über Kaffee (coffee).</translation>
  </message>
  <message>
   <source>A mark needs the name of a source or a tag.</source>
   <translation>Eine Kennzeichnung braucht den Namen einer Quelle oder eines Schlagworts.</translation>
  </message>
  <message>
   <source>A memory could not be found in the backup by its words, so it was not kept.</source>
   <translation>Eine Erinnerung ließ sich in der Sicherung nicht nach ihren Wörtern finden, also wurde die Sicherung nicht behalten.</translation>
  </message>
  <message>
   <source>A reason has at most {most:,} characters.</source>
   <translation>Eine Begründung hat höchstens {most:,} Zeichen.</translation>
  </message>
  <message>
   <source>A recovery code has only the letters and digits that are printed on it.</source>
   <translation>Ein Wiederherstellungscode hat nur die Buchstaben und Ziffern, mit denen er gedruckt ist.</translation>
  </message>
  <message>
   <source>A recovery code has {n} letters and digits; this has {typed}.</source>
   <translation>Ein Wiederherstellungscode hat {n} Buchstaben und Ziffern; dieser hat {typed}.</translation>
  </message>
  <message>
   <source>A right cannot be for nobody.</source>
   <translation>Ein Recht kann nicht für niemanden gelten.</translation>
  </message>
  <message>
   <source>A web page came back instead of an answer{ray}.</source>
   <translation>Statt einer Antwort kam eine Webseite zurück{ray}.</translation>
  </message>
  <message>
   <source>Add credit or raise the key's limit, then try again.</source>
   <translation>Laden Sie Guthaben auf oder erhöhen Sie die Grenze des Schlüssels, und versuchen Sie es noch einmal.</translation>
  </message>
  <message>
   <source>Allow writing beside the file of memories.</source>
   <translation>Erlauben Sie das Schreiben neben der Datei mit den Erinnerungen.</translation>
  </message>
  <message>
   <source>Allow writing to its folder.</source>
   <translation>Erlauben Sie das Schreiben in ihren Ordner.</translation>
  </message>
  <message>
   <source>Allow writing to the file and its folder, or choose another file with --store.</source>
   <translation>Erlauben Sie das Schreiben in die Datei und ihren Ordner, oder wählen Sie eine andere Datei.</translation>
  </message>
  <message>
   <source>Allow yourself to read and write it in its properties, or choose another file with --store.</source>
   <translation>Erlauben Sie sich selbst in den Eigenschaften der Datei, sie zu lesen und zu schreiben, oder wählen Sie eine andere.</translation>
  </message>
  <message>
   <source>Allow yourself to read it in its properties.</source>
   <translation>Erlauben Sie sich in ihren Eigenschaften, sie zu lesen.</translation>
  </message>
  <message>
   <source>An address with a name, a password or a question in it is not used.</source>
   <translation>Eine Adresse, in der ein Name, ein Passwort oder eine Frage steht, wird nicht verwendet.</translation>
  </message>
  <message>
   <source>Another Wellkept is busy with the backups.</source>
   <translation>Ein anderes Wellkept arbeitet gerade an den Sicherungen.</translation>
  </message>
  <message>
   <source>Another assistant has this name.</source>
   <translation>Ein anderer Assistent heißt schon so.</translation>
  </message>
  <message>
   <source>Another memory already says exactly this.</source>
   <translation>Eine andere Erinnerung sagt schon genau das.</translation>
  </message>
  <message>
   <source>Another memory already says this.</source>
   <translation>Eine andere Erinnerung sagt das schon.</translation>
  </message>
  <message>
   <source>Another program has the file of memories open, so it was left as it is.</source>
   <translation>Ein anderes Programm hat die Datei mit den Erinnerungen offen, also blieb sie, wie sie ist.</translation>
  </message>
  <message>
   <source>Another program is using the file of memories and did not let go of it in time.</source>
   <translation>Ein anderes Programm benutzt die Datei mit den Erinnerungen und hat sie nicht rechtzeitig freigegeben.</translation>
  </message>
  <message>
   <source>Another program reads a backup, so it still holds what was forgotten.</source>
   <translation>Ein anderes Programm liest eine Sicherung, also enthält sie noch, was vergessen wurde.</translation>
  </message>
  <message>
   <source>Another saved search has this name.</source>
   <translation>Eine andere gespeicherte Suche heißt schon so.</translation>
  </message>
  <message>
   <source>Answer them one by one.</source>
   <translation>Beantworten Sie sie einzeln.</translation>
  </message>
  <message>
   <source>Ask the owner to look through them: Wellkept, Assistants.</source>
   <translation>Bitten Sie darum, sie durchzusehen: Wellkept, Assistenten.</translation>
  </message>
  <message>
   <source>Bring your memories back from a backup.</source>
   <translation>Holen Sie Ihre Erinnerungen aus einer Sicherung zurück.</translation>
  </message>
  <message>
   <source>Character {at} of {n} is {what}, which no key has.</source>
   <translation>Zeichen {at} von {n} ist {what}; das hat kein Schlüssel.</translation>
  </message>
  <message>
   <source>Check its name and try again.</source>
   <translation>Prüfen Sie den Namen und versuchen Sie es noch einmal.</translation>
  </message>
  <message>
   <source>Check that the file is there and may be read.</source>
   <translation>Sehen Sie nach, ob die Datei da ist und gelesen werden darf.</translation>
  </message>
  <message>
   <source>Check the address and this computer's clock; a Wi-Fi sign-in page can also be the cause.</source>
   <translation>Prüfen Sie die Adresse und die Uhr dieses Computers; auch eine WLAN-Anmeldeseite kann die Ursache sein.</translation>
  </message>
  <message>
   <source>Check the address in the settings, and that the service is running.</source>
   <translation>Prüfen Sie die Adresse in den Einstellungen und ob der Dienst läuft.</translation>
  </message>
  <message>
   <source>Check the address in the settings.</source>
   <translation>Prüfen Sie die Adresse in den Einstellungen.</translation>
  </message>
  <message>
   <source>Check the address in the settings; most end in /v1.</source>
   <translation>Prüfen Sie die Adresse in den Einstellungen; die meisten enden auf /v1.</translation>
  </message>
  <message>
   <source>Check the address of the model service in the settings; a Wi-Fi sign-in page can also be the cause.</source>
   <translation>Prüfen Sie die Adresse des Modelldienstes in den Einstellungen; auch eine WLAN-Anmeldeseite kann die Ursache sein.</translation>
  </message>
  <message>
   <source>Check the disk, then try again; what was kept before is still in the file.</source>
   <translation>Prüfen Sie den Datenträger und versuchen Sie es noch einmal; was vorher behalten wurde, steht noch in der Datei.</translation>
  </message>
  <message>
   <source>Check the file with: wellkept check.</source>
   <translation>Prüfen Sie die Datei mit: wellkept check.</translation>
  </message>
  <message>
   <source>Check the internet connection and try again; everything on this computer works as before.</source>
   <translation>Prüfen Sie die Internetverbindung und versuchen Sie es noch einmal; alles auf diesem Computer funktioniert wie zuvor.</translation>
  </message>
  <message>
   <source>Check the key in the settings, or paste a new one.</source>
   <translation>Prüfen Sie den Schlüssel in den Einstellungen, oder fügen Sie einen neuen ein.</translation>
  </message>
  <message>
   <source>Choose a backup first.</source>
   <translation>Wählen Sie zuerst eine Sicherung.</translation>
  </message>
  <message>
   <source>Choose a file first.</source>
   <translation>Wählen Sie zuerst eine Datei.</translation>
  </message>
  <message>
   <source>Choose a file with text in it.</source>
   <translation>Wählen Sie eine Datei mit Text darin.</translation>
  </message>
  <message>
   <source>Choose a number in that range.</source>
   <translation>Wählen Sie eine Zahl in diesem Bereich.</translation>
  </message>
  <message>
   <source>Choose a shorter one with --store.</source>
   <translation>Wählen Sie mit --store einen kürzeren.</translation>
  </message>
  <message>
   <source>Choose another file with --store.</source>
   <translation>Wählen Sie eine andere Datei.</translation>
  </message>
  <message>
   <source>Choose another file.</source>
   <translation>Wählen Sie eine andere Datei.</translation>
  </message>
  <message>
   <source>Choose another model in the settings.</source>
   <translation>Wählen Sie in den Einstellungen ein anderes Modell.</translation>
  </message>
  <message>
   <source>Choose another model, or loosen the rules in the settings.</source>
   <translation>Wählen Sie ein anderes Modell, oder lockern Sie die Regeln in den Einstellungen.</translation>
  </message>
  <message>
   <source>Choose another name for the recovery code.</source>
   <translation>Wählen Sie einen anderen Namen für den Wiederherstellungscode.</translation>
  </message>
  <message>
   <source>Choose another name.</source>
   <translation>Wählen Sie einen anderen Namen.</translation>
  </message>
  <message>
   <source>Choose another place, or write it down by hand.</source>
   <translation>Wählen Sie einen anderen Ort, oder schreiben Sie ihn von Hand auf.</translation>
  </message>
  <message>
   <source>Choose one of: {names}.</source>
   <translation>Zur Wahl stehen: {names}.</translation>
  </message>
  <message>
   <source>Choose the files in it instead.</source>
   <translation>Wählen Sie stattdessen die Dateien darin.</translation>
  </message>
  <message>
   <source>Choose the model again in the settings; its vectors are then made anew.</source>
   <translation>Wählen Sie das Modell in den Einstellungen noch einmal; dann liest es alles neu.</translation>
  </message>
  <message>
   <source>Choose two different memories.</source>
   <translation>Wählen Sie zwei verschiedene Erinnerungen.</translation>
  </message>
  <message>
   <source>Close other programs that use it and try again.</source>
   <translation>Schließen Sie andere Programme, die sie benutzen, und versuchen Sie es noch einmal.</translation>
  </message>
  <message>
   <source>Close other windows and commands of Wellkept, then try again.</source>
   <translation>Schließen Sie andere Fenster und Befehle von Wellkept, und versuchen Sie es dann noch einmal.</translation>
  </message>
  <message>
   <source>Close that program and try again; nothing was changed.</source>
   <translation>Schließen Sie jenes Programm und versuchen Sie es noch einmal; nichts wurde geändert.</translation>
  </message>
  <message>
   <source>Compare it with the printed one, letter by letter, and type it again.</source>
   <translation>Vergleichen Sie ihn Zeichen für Zeichen mit dem gedruckten, und geben Sie ihn noch einmal ein.</translation>
  </message>
  <message>
   <source>Copy the file to a safe place, then open a backup.</source>
   <translation>Kopieren Sie die Datei an einen sicheren Ort und öffnen Sie dann eine Sicherung.</translation>
  </message>
  <message>
   <source>Copy the key again, from its first character to its last.</source>
   <translation>Kopieren Sie den Schlüssel noch einmal, vom ersten bis zum letzten Zeichen.</translation>
  </message>
  <message>
   <source>Cut it into several files and teach them one by one.</source>
   <translation>Teilen Sie ihn in mehrere Dateien und bringen Sie sie einzeln bei.</translation>
  </message>
  <message>
   <source>Everything else works without it.</source>
   <translation>Alles andere geht auch ohne.</translation>
  </message>
  <message>
   <source>Everything works without one; with one, a model can read long texts for you.</source>
   <translation>Alles geht auch ohne; mit einem kann ein Modell lange Texte für Sie lesen.</translation>
  </message>
  <message>
   <source>Forget one of the two, or word this one differently.</source>
   <translation>Vergessen Sie eine der beiden, oder formulieren Sie diese anders.</translation>
  </message>
  <message>
   <source>Free some room and try again.</source>
   <translation>Schaffen Sie etwas Platz und versuchen Sie es noch einmal.</translation>
  </message>
  <message>
   <source>Free some room.</source>
   <translation>Schaffen Sie etwas Platz.</translation>
  </message>
  <message>
   <source>Held back: {what}.</source>
   <translation>Zurückgehalten: {what}.</translation>
  </message>
  <message>
   <source>Importance must lie between 0 and 1.</source>
   <translation>Die Wichtigkeit muss zwischen 0 und 1 liegen.</translation>
  </message>
  <message>
   <source>It is in no file, so paste it again next time.</source>
   <translation>Er steht in keiner Datei, fügen Sie ihn also nächstes Mal wieder ein.</translation>
  </message>
  <message>
   <source>It is not stored; unset it to use another.</source>
   <translation>Er wird nicht gespeichert; entfernen Sie die Variable, um einen anderen zu verwenden.</translation>
  </message>
  <message>
   <source>It is nowhere else: no file of Wellkept holds it.</source>
   <translation>Sonst ist er nirgends: Keine Datei von Wellkept enthält ihn.</translation>
  </message>
  <message>
   <source>It may be asking for its password in another window.</source>
   <translation>Vielleicht fragt er in einem anderen Fenster nach seinem Passwort.</translation>
  </message>
  <message>
   <source>It may be asking for its password in another window: answer it, then try again.</source>
   <translation>Vielleicht fragt er in einem anderen Fenster nach seinem Passwort: Antworten Sie dort, und versuchen Sie es dann noch einmal.</translation>
  </message>
  <message>
   <source>Leave it out, or take the mark off.</source>
   <translation>Lassen Sie es weg, oder entfernen Sie die Kennzeichnung.</translation>
  </message>
  <message>
   <source>Leave out what looks like an empty box.</source>
   <translation>Lassen Sie weg, was wie ein leeres Kästchen aussieht.</translation>
  </message>
  <message>
   <source>Leave some out.</source>
   <translation>Lassen Sie einige weg.</translation>
  </message>
  <message>
   <source>Leave the blank one out.</source>
   <translation>Lassen Sie die leere Angabe weg.</translation>
  </message>
  <message>
   <source>Leave this part to the offline sentence finder, or choose another model.</source>
   <translation>Überlassen Sie diesen Teil dem Satzfinder auf diesem Computer, oder wählen Sie ein anderes Modell.</translation>
  </message>
  <message>
   <source>Look at the key's limits and rules on the service's page, or use another key.</source>
   <translation>Sehen Sie sich die Grenzen und Regeln des Schlüssels auf der Seite des Dienstes an, oder verwenden Sie einen anderen.</translation>
  </message>
  <message>
   <source>Look at what would be sent first, then agree.</source>
   <translation>Sehen Sie sich zuerst an, was gesendet würde, und stimmen Sie dann zu.</translation>
  </message>
  <message>
   <source>Look for the newest code of this file, and type it again.</source>
   <translation>Suchen Sie den neuesten Code dieser Datei heraus, und geben Sie ihn ein.</translation>
  </message>
  <message>
   <source>Look it up again among the assistants.</source>
   <translation>Suchen Sie ihn noch einmal unter den Assistenten.</translation>
  </message>
  <message>
   <source>Look it up again in the exam.</source>
   <translation>Suchen Sie sie noch einmal in der Prüfung.</translation>
  </message>
  <message>
   <source>Look it up again in the list.</source>
   <translation>Suchen Sie sie noch einmal in der Liste.</translation>
  </message>
  <message>
   <source>Looking for your key …</source>
   <translation>Ihr Schlüssel wird gesucht …</translation>
  </message>
  <message>
   <source>Make an ordinary key on the service's page and paste that one.</source>
   <translation>Legen Sie auf der Seite des Dienstes einen gewöhnlichen Schlüssel an und fügen Sie diesen ein.</translation>
  </message>
  <message>
   <source>Make one first.</source>
   <translation>Machen Sie zuerst einen.</translation>
  </message>
  <message>
   <source>Make the folder, or choose another file with --store.</source>
   <translation>Legen Sie den Ordner an, oder wählen Sie eine andere Datei.</translation>
  </message>
  <message>
   <source>Memories were being forgotten all the while, so no backup was made.</source>
   <translation>Die ganze Zeit über wurden Erinnerungen vergessen, also wurde keine Sicherung gemacht.</translation>
  </message>
  <message>
   <source>Move them away.</source>
   <translation>Legen Sie sie anderswohin.</translation>
  </message>
  <message>
   <source>Name a file in it, such as memories.db.</source>
   <translation>Nennen Sie eine Datei darin, zum Beispiel memories.db.</translation>
  </message>
  <message>
   <source>Name an http proxy in HTTPS_PROXY, or the service in NO_PROXY.</source>
   <translation>Nennen Sie einen http-Proxy in HTTPS_PROXY, oder den Dienst in NO_PROXY.</translation>
  </message>
  <message>
   <source>Name another with --store.</source>
   <translation>Nennen Sie eine andere.</translation>
  </message>
  <message>
   <source>Name another with --to.</source>
   <translation>Nennen Sie mit --to eine andere.</translation>
  </message>
  <message>
   <source>Name the memory.</source>
   <translation>Nennen Sie die Erinnerung.</translation>
  </message>
  <message>
   <source>No backup beside the file of memories can be opened.</source>
   <translation>Keine Sicherung neben der Datei mit den Erinnerungen lässt sich öffnen.</translation>
  </message>
  <message>
   <source>No backup is being looked at.</source>
   <translation>Es wird gerade keine Sicherung angesehen.</translation>
  </message>
  <message>
   <source>No file of memories can have this name.</source>
   <translation>Keine Datei mit Erinnerungen kann so heißen.</translation>
  </message>
  <message>
   <source>No file of memories is open.</source>
   <translation>Es ist keine Datei mit Erinnerungen offen.</translation>
  </message>
  <message>
   <source>No key yet.</source>
   <translation>Noch kein Schlüssel.</translation>
  </message>
  <message>
   <source>No model is chosen.</source>
   <translation>Es ist kein Modell gewählt.</translation>
  </message>
  <message>
   <source>No provider keeps your no-retention rule for this model.</source>
   <translation>Kein Anbieter hält bei diesem Modell Ihre Regel ein, nichts aufzubewahren.</translation>
  </message>
  <message>
   <source>No provider keeps your no-training rule for this model.</source>
   <translation>Kein Anbieter hält bei diesem Modell Ihre Regel ein, nicht damit zu trainieren.</translation>
  </message>
  <message>
   <source>No provider of this model can do all that was asked of it.</source>
   <translation>Kein Anbieter dieses Modells kann alles, was verlangt wurde.</translation>
  </message>
  <message>
   <source>No provider of this model keeps your privacy rules (no storing, no training).</source>
   <translation>Kein Anbieter dieses Modells hält Ihre Regeln ein (nicht speichern, nicht damit trainieren).</translation>
  </message>
  <message>
   <source>No provider serves this model under your rules.</source>
   <translation>Kein Anbieter betreibt dieses Modell nach Ihren Regeln.</translation>
  </message>
  <message>
   <source>Nobody answers at the address of the model service.</source>
   <translation>Unter der Adresse des Modelldienstes antwortet niemand.</translation>
  </message>
  <message>
   <source>Nobody serves this model at the moment, or all are overloaded.</source>
   <translation>Zurzeit betreibt niemand dieses Modell, oder alle sind überlastet.</translation>
  </message>
  <message>
   <source>Nobody serves this model at the moment.</source>
   <translation>Zurzeit betreibt niemand dieses Modell.</translation>
  </message>
  <message>
   <source>Nobody serves this model at the price you allow.</source>
   <translation>Zu dem Preis, den Sie erlauben, betreibt niemand dieses Modell.</translation>
  </message>
  <message>
   <source>Nobody serves this model in the precision asked for.</source>
   <translation>In der verlangten Genauigkeit betreibt niemand dieses Modell.</translation>
  </message>
  <message>
   <source>Nobody serves this model in the region your account asks for.</source>
   <translation>In der Region, die Ihr Konto verlangt, betreibt niemand dieses Modell.</translation>
  </message>
  <message>
   <source>Nobody signed in within ten minutes.</source>
   <translation>Innerhalb von zehn Minuten hat sich niemand angemeldet.</translation>
  </message>
  <message>
   <source>None of the providers your account allows serves this model.</source>
   <translation>Keiner der Anbieter, die Ihr Konto erlaubt, betreibt dieses Modell.</translation>
  </message>
  <message>
   <source>Nothing was changed.</source>
   <translation>Nichts wurde geändert.</translation>
  </message>
  <message>
   <source>Nothing was sent.</source>
   <translation>Nichts wurde gesendet.</translation>
  </message>
  <message>
   <source>Open the backup itself with --store and its recovery code.</source>
   <translation>Öffnen Sie die Sicherung selbst, mit ihrem Wiederherstellungscode.</translation>
  </message>
  <message>
   <source>Other words can only be put in place of those of one wish.</source>
   <translation>Andere Worte können nur an die Stelle der Worte eines einzelnen Wunsches treten.</translation>
  </message>
  <message>
   <source>Others who use this computer can read the file of memories: its permissions are too wide. Take the right to read it from everybody but you, in its properties.</source>
   <translation>Andere, die diesen Computer benutzen, können die Datei mit den Erinnerungen lesen: Die Zugriffsrechte sind zu weit gefasst. Nehmen Sie in den Eigenschaften der Datei allen außer sich selbst das Recht, sie zu lesen.</translation>
  </message>
  <message>
   <source>Over plain http, everyone on the way could read what is sent.</source>
   <translation>Über einfaches http könnten alle auf dem Weg lesen, was gesendet wird.</translation>
  </message>
  <message>
   <source>Over plain http, everyone on the way could read your key.</source>
   <translation>Über einfaches http könnten alle auf dem Weg Ihren Schlüssel lesen.</translation>
  </message>
  <message>
   <source>Paste one in the settings; everything else works without it.</source>
   <translation>Fügen Sie in den Einstellungen einen ein; alles andere geht ohne ihn.</translation>
  </message>
  <message>
   <source>Put it back where it was, or take it off the list of backups.</source>
   <translation>Legen Sie sie zurück, wo sie war, oder nehmen Sie sie aus der Liste der Sicherungen.</translation>
  </message>
  <message>
   <source>Put it back, or close Wellkept and open it again.</source>
   <translation>Legen Sie sie zurück, oder schließen Sie Wellkept und öffnen Sie es neu.</translation>
  </message>
  <message>
   <source>Put this into the file .cursor/mcp.json in your home folder, then restart Cursor.</source>
   <translation>Fügen Sie dies in die Datei .cursor/mcp.json in Ihrem persönlichen Ordner ein und starten Sie Cursor neu.</translation>
  </message>
  <message>
   <source>Raise the key's limit on the service's page, or use another key.</source>
   <translation>Erhöhen Sie die Grenze des Schlüssels auf der Seite des Dienstes, oder verwenden Sie einen anderen.</translation>
  </message>
  <message>
   <source>Redo follows an undo.</source>
   <translation>„Wiederholen“ geht nur nach „Rückgängig“.</translation>
  </message>
  <message>
   <source>Run the command MCP: Open User Configuration and put this into the file that opens.</source>
   <translation>Führen Sie den Befehl „MCP: Open User Configuration“ aus und fügen Sie dies in die Datei ein, die sich öffnet.</translation>
  </message>
  <message>
   <source>Run this line once in a terminal.</source>
   <translation>Führen Sie diese Zeile einmal in einem Terminal aus.</translation>
  </message>
  <message>
   <source>Samples are for a look around before the first memory is taught.</source>
   <translation>Beispiele sind dazu da, sich umzusehen, bevor die erste Erinnerung beigebracht ist.</translation>
  </message>
  <message>
   <source>Save it as plain text (UTF-8) and try again.</source>
   <translation>Speichern Sie es als einfachen Text (UTF-8) und versuchen Sie es noch einmal.</translation>
  </message>
  <message>
   <source>Save its words as plain text and try again.</source>
   <translation>Speichern Sie die Worte als einfachen Text und versuchen Sie es noch einmal.</translation>
  </message>
  <message>
   <source>Save once more to keep it.</source>
   <translation>Speichern Sie noch einmal, um es zu behalten.</translation>
  </message>
  <message>
   <source>Searching by meaning is not available here.</source>
   <translation>Die Suche nach Bedeutung gibt es hier nicht.</translation>
  </message>
  <message>
   <source>Searching by words works as before.</source>
   <translation>Die Suche nach Wörtern funktioniert wie zuvor.</translation>
  </message>
  <message>
   <source>Searching goes by words only.</source>
   <translation>Gesucht wird nur nach Wörtern.</translation>
  </message>
  <message>
   <source>Searching goes by {model}.</source>
   <translation>Zur Suche dient jetzt: {model}.</translation>
  </message>
  <message>
   <source>Sentence {number:,}: {what}</source>
   <translation>Satz {number:,}: {what}</translation>
  </message>
  <message>
   <source>Settings, Developer, Edit Config opens claude_desktop_config.json; save and start Claude again.</source>
   <translation>„Einstellungen“, „Entwickler“, „Konfiguration bearbeiten“ öffnet claude_desktop_config.json; speichern Sie die Datei und starten Sie Claude neu.</translation>
  </message>
  <message>
   <source>Shorten it, or split it into several sentences.</source>
   <translation>Kürzen Sie ihn, oder teilen Sie ihn in mehrere Sätze.</translation>
  </message>
  <message>
   <source>Shorten it.</source>
   <translation>Kürzen Sie sie.</translation>
  </message>
  <message>
   <source>Signing in did not work. You can close this page and try again in Wellkept.</source>
   <translation>Die Anmeldung hat nicht geklappt. Sie können diese Seite schließen und es in Wellkept noch einmal versuchen.</translation>
  </message>
  <message>
   <source>Some history, tags or vectors belong to no memory.</source>
   <translation>Manche Verläufe, Schlagwörter oder Vektoren gehören zu keiner Erinnerung.</translation>
  </message>
  <message>
   <source>Some memories are not as they were written: their words have changed on the disk.</source>
   <translation>Manche Erinnerungen sind nicht mehr so, wie sie geschrieben wurden: Der Wortlaut hat sich auf dem Datenträger verändert.</translation>
  </message>
  <message>
   <source>Some memories were forgotten, and the key that would tell whether this is one of them is out of reach.</source>
   <translation>Manche Erinnerungen wurden vergessen, und der Schlüssel, der zeigen würde, ob dies eine davon ist, ist nicht erreichbar.</translation>
  </message>
  <message>
   <source>Some of this is marked to never leave this computer, so nothing was sent.</source>
   <translation>Ein Teil davon soll diesen Computer nie verlassen, also wurde nichts gesendet.</translation>
  </message>
  <message>
   <source>Something broke at the model service.</source>
   <translation>Beim Modelldienst ist etwas kaputtgegangen.</translation>
  </message>
  <message>
   <source>Something went wrong.</source>
   <translation>Etwas ist schiefgegangen.</translation>
  </message>
  <message>
   <source>Split it into smaller files.</source>
   <translation>Teilen Sie sie in kleinere Dateien.</translation>
  </message>
  <message>
   <source>Start again from the newest backup, or move the folder of backups away to begin anew.</source>
   <translation>Beginnen Sie wieder mit der neuesten Sicherung, oder legen Sie den Ordner mit den Sicherungen anderswohin, um neu anzufangen.</translation>
  </message>
  <message>
   <source>Start again, or paste a key.</source>
   <translation>Beginnen Sie von vorn, oder fügen Sie einen Schlüssel ein.</translation>
  </message>
  <message>
   <source>Start with `make run`, which names the package to install; the command line works without it.</source>
   <translation>Starten Sie mit `make run`, das nennt das fehlende Paket; die Befehlszeile geht auch ohne.</translation>
  </message>
  <message>
   <source>Stopped.</source>
   <translation>Angehalten.</translation>
  </message>
  <message>
   <source>Texts have not been sent to this service before.</source>
   <translation>An diesen Dienst wurden noch keine Texte gesendet.</translation>
  </message>
  <message>
   <source>The address of the model service points somewhere else, and Wellkept does not follow.</source>
   <translation>Die Adresse des Modelldienstes verweist woandershin, und Wellkept folgt dem nicht.</translation>
  </message>
  <message>
   <source>The address of the model service was not found.</source>
   <translation>Die Adresse des Modelldienstes wurde nicht gefunden.</translation>
  </message>
  <message>
   <source>The backup could not be made; your memories are as they were.</source>
   <translation>Die Sicherung ließ sich nicht machen; Ihre Erinnerungen sind, wie sie waren.</translation>
  </message>
  <message>
   <source>The backup was damaged when it was written, so it was not kept.</source>
   <translation>Die Sicherung wurde beim Schreiben beschädigt, also wurde sie nicht behalten.</translation>
  </message>
  <message>
   <source>The backup was not the same as your memories, so it was not kept.</source>
   <translation>Die Sicherung stimmte nicht mit Ihren Erinnerungen überein, also wurde sie nicht behalten.</translation>
  </message>
  <message>
   <source>The built-in model cannot be read; installing Wellkept again brings it back.</source>
   <translation>Das eingebaute Modell lässt sich nicht lesen; wird Wellkept neu installiert, ist es wieder da.</translation>
  </message>
  <message>
   <source>The built-in model is installed in another version than {version}.</source>
   <translation>Das eingebaute Modell ist in einer anderen Version installiert als {version}.</translation>
  </message>
  <message>
   <source>The built-in model is not installed.</source>
   <translation>Das eingebaute Modell ist nicht installiert.</translation>
  </message>
  <message>
   <source>The change to {model} waits for you; until then, searching goes by {serving}.</source>
   <translation>Der Wechsel wartet auf Sie (neu: {model}); bis dahin dient zur Suche: {serving}.</translation>
  </message>
  <message>
   <source>The connection to the model service broke off before the answer was whole.</source>
   <translation>Die Verbindung zum Modelldienst brach ab, bevor die Antwort vollständig war.</translation>
  </message>
  <message>
   <source>The connection to the model service is not secure, so nothing was sent.</source>
   <translation>Die Verbindung zum Modelldienst ist nicht sicher, also wurde nichts gesendet.</translation>
  </message>
  <message>
   <source>The copy made before an update was not the same as your memories, so nothing was updated.</source>
   <translation>Die Kopie vor einer Aktualisierung stimmte nicht mit Ihren Erinnerungen überein, also wurde nichts aktualisiert.</translation>
  </message>
  <message>
   <source>The copy made before the update is beside it and ends in .before-update.</source>
   <translation>Die Kopie von vor der Aktualisierung liegt daneben und endet auf .before-update.</translation>
  </message>
  <message>
   <source>The disk did not take or give the file of memories as it should.</source>
   <translation>Der Datenträger hat die Datei mit den Erinnerungen nicht so geschrieben oder gelesen, wie er sollte.</translation>
  </message>
  <message>
   <source>The disk is full, so this could not be saved; everything kept before is safe.</source>
   <translation>Der Datenträger ist voll, also ließ sich das nicht speichern; alles vorher Behaltene ist sicher.</translation>
  </message>
  <message>
   <source>The encryption of your memories was changed meanwhile, so no backup was made.</source>
   <translation>Die Verschlüsselung Ihrer Erinnerungen wurde inzwischen geändert, also wurde keine Sicherung gemacht.</translation>
  </message>
  <message>
   <source>The file is damaged: some of it cannot be read as it was written.</source>
   <translation>Die Datei ist beschädigt: Ein Teil lässt sich nicht so lesen, wie er geschrieben wurde.</translation>
  </message>
  <message>
   <source>The file of memories cannot be used.</source>
   <translation>Die Datei mit den Erinnerungen lässt sich nicht benutzen.</translation>
  </message>
  <message>
   <source>The file of memories did not pass its check after an update.</source>
   <translation>Die Datei mit den Erinnerungen hat die Prüfung nach einer Aktualisierung nicht bestanden.</translation>
  </message>
  <message>
   <source>The file of memories is damaged; it was left as it is.</source>
   <translation>Die Datei mit den Erinnerungen ist beschädigt; sie blieb, wie sie ist.</translation>
  </message>
  <message>
   <source>The file of memories is empty or gone, but there are backups of it.</source>
   <translation>Die Datei mit den Erinnerungen ist leer oder fort, aber es gibt Sicherungen von ihr.</translation>
  </message>
  <message>
   <source>The file of memories is read-only, so nothing can be changed in it.</source>
   <translation>Die Datei mit den Erinnerungen ist schreibgeschützt, also lässt sich nichts darin ändern.</translation>
  </message>
  <message>
   <source>The file of memories lies in a folder of {cloud}. It is copied there while it is being written, and what you forget can stay in older copies; a folder outside of it is safer.</source>
   <translation>Die Datei mit den Erinnerungen liegt in einem Ordner von {cloud}. Dort wird sie kopiert, während sie geschrieben wird, und was Sie vergessen, kann in älteren Kopien bleiben; ein Ordner außerhalb ist sicherer.</translation>
  </message>
  <message>
   <source>The file of memories lies on another computer. A break in the line can damage it, and two computers must never open it at once; a folder on this computer is safer.</source>
   <translation>Die Datei mit den Erinnerungen liegt auf einem anderen Computer. Reißt die Verbindung ab, kann sie Schaden nehmen, und zwei Computer dürfen sie nie zugleich öffnen; ein Ordner auf diesem Computer ist sicherer.</translation>
  </message>
  <message>
   <source>The file of memories was moved, deleted or replaced while it was open, so nothing was written to it.</source>
   <translation>Die Datei mit den Erinnerungen wurde verschoben, gelöscht oder ersetzt, während sie offen war, also wurde nichts hineingeschrieben.</translation>
  </message>
  <message>
   <source>The file to write what is salvaged to is already there.</source>
   <translation>Die Datei für das Gerettete gibt es schon.</translation>
  </message>
  <message>
   <source>The file {path} cannot be used: {why}.</source>
   <translation>Die Datei {path} lässt sich nicht benutzen: {why}.</translation>
  </message>
  <message>
   <source>The folder for backups cannot be made or written.</source>
   <translation>Der Ordner für die Sicherungen lässt sich nicht anlegen oder schreiben.</translation>
  </message>
  <message>
   <source>The folder for the file of memories does not exist and cannot be made.</source>
   <translation>Den Ordner für die Datei mit den Erinnerungen gibt es nicht, und er lässt sich nicht anlegen.</translation>
  </message>
  <message>
   <source>The folder {path} does not allow writing, so no file of memories can be made in it.</source>
   <translation>Der Ordner {path} erlaubt kein Schreiben, also lässt sich darin keine Datei mit Erinnerungen anlegen.</translation>
  </message>
  <message>
   <source>The folder {path} does not exist, so there is no file of memories in it.</source>
   <translation>Den Ordner {path} gibt es nicht, also liegt darin auch keine Datei mit Erinnerungen.</translation>
  </message>
  <message>
   <source>The free variant of this model has ended.</source>
   <translation>Die kostenlose Variante dieses Modells gibt es nicht mehr.</translation>
  </message>
  <message>
   <source>The key could not be put into the keyring of this computer, so the file was left as it is.</source>
   <translation>Der Schlüssel ließ sich nicht in den Schlüsselbund dieses Computers legen, also blieb die Datei, wie sie ist.</translation>
  </message>
  <message>
   <source>The key is kept, but could not be checked yet. {why}</source>
   <translation>Der Schlüssel wurde behalten, ließ sich aber noch nicht prüfen. {why}</translation>
  </message>
  <message>
   <source>The key is the one in {variable}.</source>
   <translation>Der Schlüssel ist der aus {variable}.</translation>
  </message>
  <message>
   <source>The key was not accepted; it may have been revoked or mistyped.</source>
   <translation>Der Schlüssel wurde nicht angenommen; vielleicht wurde er widerrufen oder falsch getippt.</translation>
  </message>
  <message>
   <source>The model answered in words of its own and not with memories. {instead}</source>
   <translation>Das Modell antwortete mit eigenen Worten und nicht mit Erinnerungen. {instead}</translation>
  </message>
  <message>
   <source>The model answered with nothing at all.</source>
   <translation>Das Modell antwortete mit gar nichts.</translation>
  </message>
  <message>
   <source>The model broke off in the middle of its answer.</source>
   <translation>Das Modell brach mitten in der Antwort ab.</translation>
  </message>
  <message>
   <source>The model did not say which vector belongs to which text.</source>
   <translation>Das Modell sagte nicht, welcher Vektor zu welchem Text gehört.</translation>
  </message>
  <message>
   <source>The model found nothing here to remember. {instead}</source>
   <translation>Das Modell fand hier nichts, was zu behalten wäre. {instead}</translation>
  </message>
  <message>
   <source>The model is overloaded at the moment.</source>
   <translation>Das Modell ist zurzeit überlastet.</translation>
  </message>
  <message>
   <source>The model now gives vectors of another size than before.</source>
   <translation>Das Modell gibt jetzt Vektoren anderer Größe als zuvor.</translation>
  </message>
  <message>
   <source>The model sent a vector without a direction.</source>
   <translation>Das Modell schickte einen Vektor ohne Richtung.</translation>
  </message>
  <message>
   <source>The model sent something that is no vector.</source>
   <translation>Das Modell schickte etwas, das kein Vektor ist.</translation>
  </message>
  <message>
   <source>The model sent the same vector for different texts.</source>
   <translation>Das Modell schickte denselben Vektor für verschiedene Texte.</translation>
  </message>
  <message>
   <source>The model sent vectors of different or impossible sizes.</source>
   <translation>Das Modell schickte Vektoren verschiedener oder unmöglicher Größe.</translation>
  </message>
  <message>
   <source>The model sent {n:,} vectors for {texts:,} texts.</source>
   <translation>Das Modell schickte {n:,} Vektoren für {texts:,} Texte.</translation>
  </message>
  <message>
   <source>The model service could not be reached.</source>
   <translation>Der Modelldienst war nicht zu erreichen.</translation>
  </message>
  <message>
   <source>The model service could not do this.</source>
   <translation>Der Modelldienst konnte das nicht tun.</translation>
  </message>
  <message>
   <source>The model service did not accept the request.</source>
   <translation>Der Modelldienst nahm die Anfrage nicht an.</translation>
  </message>
  <message>
   <source>The model service did not answer in time.</source>
   <translation>Der Modelldienst antwortete nicht rechtzeitig.</translation>
  </message>
  <message>
   <source>The model service is busy.</source>
   <translation>Der Modelldienst ist beschäftigt.</translation>
  </message>
  <message>
   <source>The model service is down or overloaded and sent a web page instead of an answer{ray}.</source>
   <translation>Der Modelldienst ist ausgefallen oder überlastet und schickte eine Webseite statt einer Antwort{ray}.</translation>
  </message>
  <message>
   <source>The model service packed its answer in a way that was not asked for.</source>
   <translation>Der Modelldienst verpackte seine Antwort auf eine Weise, um die nicht gebeten wurde.</translation>
  </message>
  <message>
   <source>The model service said no ({code}).</source>
   <translation>Der Modelldienst sagte Nein ({code}).</translation>
  </message>
  <message>
   <source>The model service said that it failed.</source>
   <translation>Der Modelldienst sagte, dass es nicht gelungen ist.</translation>
  </message>
  <message>
   <source>The model service sent far more than an answer, so it was cut off.</source>
   <translation>Der Modelldienst schickte weit mehr als eine Antwort, also wurde abgebrochen.</translation>
  </message>
  <message>
   <source>The model service sent something that is not an answer.</source>
   <translation>Der Modelldienst schickte etwas, das keine Antwort ist.</translation>
  </message>
  <message>
   <source>The model thought about it but said nothing.</source>
   <translation>Das Modell dachte nach, sagte aber nichts.</translation>
  </message>
  <message>
   <source>The model took too long to answer.</source>
   <translation>Das Modell brauchte zu lange für die Antwort.</translation>
  </message>
  <message>
   <source>The model wanted to use a tool instead of answering.</source>
   <translation>Das Modell wollte ein Werkzeug benutzen, statt zu antworten.</translation>
  </message>
  <message>
   <source>The model would not work on this text.</source>
   <translation>Das Modell wollte diesen Text nicht bearbeiten.</translation>
  </message>
  <message>
   <source>The model wrote in another language than the text's: look twice.</source>
   <translation>Das Modell schrieb in einer anderen Sprache als der des Textes: Sehen Sie zweimal hin.</translation>
  </message>
  <message>
   <source>The model's answer ended in the middle. {instead}</source>
   <translation>Die Antwort des Modells endete mittendrin. {instead}</translation>
  </message>
  <message>
   <source>The model's answer was cut off before anything useful came.</source>
   <translation>Die Antwort des Modells wurde abgeschnitten, bevor etwas Brauchbares kam.</translation>
  </message>
  <message>
   <source>The model's answer was empty.</source>
   <translation>Die Antwort des Modells war leer.</translation>
  </message>
  <message>
   <source>The model's answer was far too long to be one. {instead}</source>
   <translation>Die Antwort des Modells war viel zu lang, um eine zu sein. {instead}</translation>
  </message>
  <message>
   <source>The model's vectors have {came:,} numbers now, not {dims:,}.</source>
   <translation>Die Vektoren des Modells haben jetzt {came:,} Zahlen, nicht {dims:,}.</translation>
  </message>
  <message>
   <source>The name of a saved search has 1 to {most} characters.</source>
   <translation>Der Name einer gespeicherten Suche hat 1 bis {most} Zeichen.</translation>
  </message>
  <message>
   <source>The name of an assistant cannot have a colon or a star.</source>
   <translation>Der Name eines Assistenten kann keinen Doppelpunkt und keinen Stern haben.</translation>
  </message>
  <message>
   <source>The name of an assistant cannot have characters that are not seen.</source>
   <translation>Der Name eines Assistenten kann keine unsichtbaren Zeichen haben.</translation>
  </message>
  <message>
   <source>The name of an assistant has 1 to {most} characters.</source>
   <translation>Der Name eines Assistenten hat 1 bis {most} Zeichen.</translation>
  </message>
  <message>
   <source>The new file was not the same as the old one, so the old one was kept as it is.</source>
   <translation>Die neue Datei glich der alten nicht, also wurde die alte behalten, wie sie ist.</translation>
  </message>
  <message>
   <source>The offline switch is on, so nothing was sent.</source>
   <translation>Der Offline-Schalter ist an, also wurde nichts gesendet.</translation>
  </message>
  <message>
   <source>The part of Wellkept that lays out the map is not installed on this computer.</source>
   <translation>Der Teil von Wellkept, der die Karte anordnet, ist auf diesem Computer nicht installiert.</translation>
  </message>
  <message>
   <source>The provider of this model is down at the moment.</source>
   <translation>Der Anbieter dieses Modells ist zurzeit ausgefallen.</translation>
  </message>
  <message>
   <source>The proxy that this system names is of a kind that Wellkept cannot use.</source>
   <translation>Der Proxy, den dieses System nennt, ist von einer Art, die Wellkept nicht benutzen kann.</translation>
  </message>
  <message>
   <source>The recovery code was not saved: {why}.</source>
   <translation>Der Wiederherstellungscode wurde nicht gespeichert: {why}.</translation>
  </message>
  <message>
   <source>The service did not let you sign in.</source>
   <translation>Der Dienst hat Sie nicht anmelden lassen.</translation>
  </message>
  <message>
   <source>The service did not say anything about the key.</source>
   <translation>Der Dienst sagte nichts über den Schlüssel.</translation>
  </message>
  <message>
   <source>The service did not say which models it has.</source>
   <translation>Der Dienst sagte nicht, welche Modelle er hat.</translation>
  </message>
  <message>
   <source>The service does not allow this with this key.</source>
   <translation>Der Dienst erlaubt das mit diesem Schlüssel nicht.</translation>
  </message>
  <message>
   <source>The service does not know this model.</source>
   <translation>Der Dienst kennt dieses Modell nicht.</translation>
  </message>
  <message>
   <source>The service signed you in but gave no key.</source>
   <translation>Der Dienst hat Sie angemeldet, aber keinen Schlüssel gegeben.</translation>
  </message>
  <message>
   <source>The service takes no more questions from this key for the moment.</source>
   <translation>Der Dienst nimmt von diesem Schlüssel vorerst keine Fragen mehr an.</translation>
  </message>
  <message>
   <source>The settings name another service than {host}.</source>
   <translation>Die Einstellungen nennen einen anderen Dienst als {host}.</translation>
  </message>
  <message>
   <source>The sign-in came too late or was already used.</source>
   <translation>Die Anmeldung kam zu spät oder wurde schon benutzt.</translation>
  </message>
  <message>
   <source>The window needs a library that this system lacks.</source>
   <translation>Das Fenster braucht eine Bibliothek, die diesem System fehlt.</translation>
  </message>
  <message>
   <source>The {name} does not agree with the memories; searching may miss some.</source>
   <translation>Ein Verzeichnis ({name}) stimmt nicht mit den Erinnerungen überein; die Suche übersieht vielleicht einige.</translation>
  </message>
  <message>
   <source>There are memories here already, so no samples were added.</source>
   <translation>Hier gibt es schon Erinnerungen, darum wurden keine Beispiele hinzugefügt.</translation>
  </message>
  <message>
   <source>There are no words to keep.</source>
   <translation>Es sind keine Worte da, die man behalten könnte.</translation>
  </message>
  <message>
   <source>There are too many files set aside beside the file of memories.</source>
   <translation>Neben der Datei mit den Erinnerungen liegen zu viele beiseitegelegte Dateien.</translation>
  </message>
  <message>
   <source>There are too many tags, or too long ones.</source>
   <translation>Es sind zu viele oder zu lange Schlagwörter.</translation>
  </message>
  <message>
   <source>There is a slip in this recovery code: its check letters do not fit.</source>
   <translation>In diesem Wiederherstellungscode steckt ein Tippfehler: Seine Prüfzeichen passen nicht.</translation>
  </message>
  <message>
   <source>There is no credit left for this on the account or the key.</source>
   <translation>Dafür ist auf dem Konto oder dem Schlüssel kein Guthaben mehr.</translation>
  </message>
  <message>
   <source>There is no display to open a window on.</source>
   <translation>Es gibt keinen Bildschirm, um ein Fenster zu öffnen.</translation>
  </message>
  <message>
   <source>There is no file of this name to read from.</source>
   <translation>Es gibt keine Datei dieses Namens, aus der gelesen werden könnte.</translation>
  </message>
  <message>
   <source>There is no key for the model service.</source>
   <translation>Es gibt keinen Schlüssel für den Modelldienst.</translation>
  </message>
  <message>
   <source>There is no key in what was pasted.</source>
   <translation>In dem Eingefügten ist kein Schlüssel.</translation>
  </message>
  <message>
   <source>There is no model service at this address.</source>
   <translation>Unter dieser Adresse ist kein Modelldienst.</translation>
  </message>
  <message>
   <source>There is no recovery code yet, so nothing was encrypted.</source>
   <translation>Es gibt noch keinen Wiederherstellungscode, also wurde nichts verschlüsselt.</translation>
  </message>
  <message>
   <source>There is no room on the disk for a backup; your memories are safe.</source>
   <translation>Auf dem Datenträger ist kein Platz für eine Sicherung; Ihre Erinnerungen sind unversehrt.</translation>
  </message>
  <message>
   <source>There is no such assistant; it may have been removed.</source>
   <translation>Diesen Assistenten gibt es nicht; vielleicht wurde er entfernt.</translation>
  </message>
  <message>
   <source>There is no such memory; it may have been forgotten.</source>
   <translation>Diese Erinnerung gibt es nicht; vielleicht wurde sie vergessen.</translation>
  </message>
  <message>
   <source>There is no such question; it may have gone with its memory.</source>
   <translation>Diese Frage gibt es nicht; vielleicht verschwand sie mit ihrer Erinnerung.</translation>
  </message>
  <message>
   <source>There is no such way of finding by meaning.</source>
   <translation>So lässt sich nicht nach Bedeutung finden.</translation>
  </message>
  <message>
   <source>There is no system keyring to keep a key in.</source>
   <translation>Es gibt keinen Schlüsselbund im System, der einen Schlüssel aufbewahren könnte.</translation>
  </message>
  <message>
   <source>There is nothing to do again.</source>
   <translation>Es gibt nichts zu wiederholen.</translation>
  </message>
  <message>
   <source>There is nothing to undo.</source>
   <translation>Es gibt nichts rückgängig zu machen.</translation>
  </message>
  <message>
   <source>There is something called {name} already, and it was left as it is.</source>
   <translation>Es gibt schon etwas mit dem Namen {name}; es wurde gelassen, wie es ist.</translation>
  </message>
  <message>
   <source>These cannot be made into one memory.</source>
   <translation>Aus diesen lässt sich nicht eine Erinnerung machen.</translation>
  </message>
  <message>
   <source>These sentences were found without it.</source>
   <translation>Diese Sätze wurden ohne es gefunden.</translation>
  </message>
  <message>
   <source>These words cannot be kept as one memory.</source>
   <translation>Diese Worte lassen sich nicht als eine Erinnerung behalten.</translation>
  </message>
  <message>
   <source>This backup cannot be deleted.</source>
   <translation>Diese Sicherung lässt sich nicht löschen.</translation>
  </message>
  <message>
   <source>This backup cannot be reached.</source>
   <translation>Diese Sicherung ist nicht erreichbar.</translation>
  </message>
  <message>
   <source>This backup is encrypted, and the file of memories is not.</source>
   <translation>Diese Sicherung ist verschlüsselt, die Datei mit den Erinnerungen aber nicht.</translation>
  </message>
  <message>
   <source>This cannot be a question of the exam.</source>
   <translation>Das kann keine Frage der Prüfung sein.</translation>
  </message>
  <message>
   <source>This could not be written down before it was sent, so nothing was sent.</source>
   <translation>Das ließ sich nicht aufschreiben, bevor es gesendet wurde, also wurde nichts gesendet.</translation>
  </message>
  <message>
   <source>This file cannot be opened, so nothing can be read of it.</source>
   <translation>Diese Datei kann nicht geöffnet werden, also ist nichts daraus zu lesen.</translation>
  </message>
  <message>
   <source>This file is another program's database, not a store of memories; it was left as it is.</source>
   <translation>Diese Datei ist die Datenbank eines anderen Programms, keine mit Erinnerungen; sie blieb, wie sie ist.</translation>
  </message>
  <message>
   <source>This file is no backup of memories; it was left as it is.</source>
   <translation>Diese Datei ist keine Sicherung von Erinnerungen; sie blieb, wie sie ist.</translation>
  </message>
  <message>
   <source>This file is not a store of memories; it was left as it is.</source>
   <translation>Diese Datei enthält keine Erinnerungen; sie blieb, wie sie ist.</translation>
  </message>
  <message>
   <source>This file of memories is encrypted, and its key is not in the keyring of this computer.</source>
   <translation>Diese Datei mit Erinnerungen ist verschlüsselt, und ihr Schlüssel liegt nicht im Schlüsselbund dieses Computers.</translation>
  </message>
  <message>
   <source>This file of memories is encrypted, and the key at hand does not open it: it is another's, or damaged.</source>
   <translation>Diese Datei mit Erinnerungen ist verschlüsselt, und der vorhandene Schlüssel öffnet sie nicht: Er gehört zu einer anderen, oder sie ist beschädigt.</translation>
  </message>
  <message>
   <source>This file of memories is encrypted, and the keyring that holds its key has not answered yet.</source>
   <translation>Diese Datei mit Erinnerungen ist verschlüsselt, und der Schlüsselbund mit ihrem Schlüssel hat noch nicht geantwortet.</translation>
  </message>
  <message>
   <source>This file of memories is encrypted, and the keyring that holds its key is locked.</source>
   <translation>Diese Datei mit Erinnerungen ist verschlüsselt, und der Schlüsselbund mit ihrem Schlüssel ist gesperrt.</translation>
  </message>
  <message>
   <source>This file of memories is encrypted, and this computer has no system keyring that could hold its key.</source>
   <translation>Diese Datei mit Erinnerungen ist verschlüsselt, und auf diesem Computer gibt es keinen Schlüsselbund im System, der ihren Schlüssel aufbewahren könnte.</translation>
  </message>
  <message>
   <source>This file was written by a newer Wellkept; it was left as it is.</source>
   <translation>Diese Datei wurde von einem neueren Wellkept geschrieben; sie blieb, wie sie ist.</translation>
  </message>
  <message>
   <source>This file was written by an older Wellkept and is read-only, so it cannot be updated.</source>
   <translation>Diese Datei wurde von einem älteren Wellkept geschrieben und ist schreibgeschützt, lässt sich also nicht aktualisieren.</translation>
  </message>
  <message>
   <source>This has not been read for its meaning yet.</source>
   <translation>Das wurde noch nicht nach seiner Bedeutung gelesen.</translation>
  </message>
  <message>
   <source>This holds half of a character, which no file can keep.</source>
   <translation>Hierin steht ein halbes Zeichen, das keine Datei aufnehmen kann.</translation>
  </message>
  <message>
   <source>This is about no memory.</source>
   <translation>Das betrifft keine Erinnerung.</translation>
  </message>
  <message>
   <source>This is longer than any key: {n:,} characters.</source>
   <translation>Das ist länger als jeder Schlüssel: {n:,} Zeichen.</translation>
  </message>
  <message>
   <source>This is more text than the model takes at once.</source>
   <translation>Das ist mehr Text, als das Modell auf einmal nimmt.</translation>
  </message>
  <message>
   <source>This is no store of memories, or not even its beginning can be read.</source>
   <translation>Das ist keine Datei mit Erinnerungen, oder nicht einmal ihr Anfang lässt sich lesen.</translation>
  </message>
  <message>
   <source>This is not a key.</source>
   <translation>Das ist kein Schlüssel.</translation>
  </message>
  <message>
   <source>This is not a text file.</source>
   <translation>Das ist keine Textdatei.</translation>
  </message>
  <message>
   <source>This is not an address of a model service.</source>
   <translation>Das ist keine Adresse eines Modelldienstes.</translation>
  </message>
  <message>
   <source>This is not text that can be read.</source>
   <translation>Das ist kein lesbarer Text.</translation>
  </message>
  <message>
   <source>This key has reached its own limit, although the account may still have money.</source>
   <translation>Dieser Schlüssel hat seine eigene Grenze erreicht, auch wenn das Konto vielleicht noch Geld hat.</translation>
  </message>
  <message>
   <source>This key is one for managing other keys; models do not answer it.</source>
   <translation>Dieser Schlüssel verwaltet andere Schlüssel; Modelle antworten ihm nicht.</translation>
  </message>
  <message>
   <source>This model is made for something else.</source>
   <translation>Dieses Modell ist für etwas anderes gemacht.</translation>
  </message>
  <message>
   <source>This model is no longer offered.</source>
   <translation>Dieses Modell wird nicht mehr angeboten.</translation>
  </message>
  <message>
   <source>This model is not offered where you are.</source>
   <translation>Dieses Modell wird dort, wo Sie sind, nicht angeboten.</translation>
  </message>
  <message>
   <source>This name is too long: the log and the backups beside the file have longer ones.</source>
   <translation>Dieser Name ist zu lang: Das Protokoll und die Sicherungen neben der Datei haben noch längere.</translation>
  </message>
  <message>
   <source>This recovery code belongs to another file, or to this one before its key was changed.</source>
   <translation>Dieser Wiederherstellungscode gehört zu einer anderen Datei oder zu dieser, bevor ihr Schlüssel geändert wurde.</translation>
  </message>
  <message>
   <source>This sentence has {n:,} characters; a memory holds at most {most:,}.</source>
   <translation>Dieser Satz hat {n:,} Zeichen; eine Erinnerung fasst höchstens {most:,}.</translation>
  </message>
  <message>
   <source>This text does not say how its letters are encoded.</source>
   <translation>Dieser Text sagt nicht, wie seine Buchstaben kodiert sind.</translation>
  </message>
  <message>
   <source>This text has {n:,} MB; at most {most:,} MB can be taught at once.</source>
   <translation>Dieser Text hat {n:,} MB; höchstens {most:,} MB lassen sich auf einmal beibringen.</translation>
  </message>
  <message>
   <source>Try again in a minute.</source>
   <translation>Versuchen Sie es in einer Minute noch einmal.</translation>
  </message>
  <message>
   <source>Try again in about {n:,} minutes.</source>
   <translation>Versuchen Sie es in etwa {n:,} Minuten noch einmal.</translation>
  </message>
  <message>
   <source>Try again later or from another network.</source>
   <translation>Versuchen Sie es später noch einmal oder aus einem anderen Netz.</translation>
  </message>
  <message>
   <source>Try again later, or choose another model.</source>
   <translation>Versuchen Sie es später noch einmal, oder wählen Sie ein anderes Modell.</translation>
  </message>
  <message>
   <source>Try again later.</source>
   <translation>Versuchen Sie es später noch einmal.</translation>
  </message>
  <message>
   <source>Try again later; everything on this computer works as before.</source>
   <translation>Versuchen Sie es später noch einmal; alles auf diesem Computer funktioniert wie zuvor.</translation>
  </message>
  <message>
   <source>Try again, or choose a faster model.</source>
   <translation>Versuchen Sie es noch einmal, oder wählen Sie ein schnelleres Modell.</translation>
  </message>
  <message>
   <source>Try again, or choose another model in the settings.</source>
   <translation>Versuchen Sie es noch einmal, oder wählen Sie in den Einstellungen ein anderes Modell.</translation>
  </message>
  <message>
   <source>Try again, use a shorter text, or choose a faster model.</source>
   <translation>Versuchen Sie es noch einmal, mit einem kürzeren Text oder einem schnelleren Modell.</translation>
  </message>
  <message>
   <source>Try again.</source>
   <translation>Versuchen Sie es noch einmal.</translation>
  </message>
  <message>
   <source>Try again; if it fails again, look whether the disk is full or failing.</source>
   <translation>Versuchen Sie es noch einmal; misslingt es wieder, sehen Sie nach, ob der Datenträger voll ist oder versagt.</translation>
  </message>
  <message>
   <source>Turn it off to use a remote model.</source>
   <translation>Schalten Sie ihn aus, um ein Modell auf einem anderen Computer zu benutzen.</translation>
  </message>
  <message>
   <source>Type its newest recovery code; if that does not open it either, open a backup.</source>
   <translation>Geben Sie ihren neuesten Wiederherstellungscode ein; öffnet auch der sie nicht, öffnen Sie eine Sicherung.</translation>
  </message>
  <message>
   <source>Type its recovery code here, or run: wellkept encrypt unlock.</source>
   <translation>Geben Sie hier ihren Wiederherstellungscode ein.</translation>
  </message>
  <message>
   <source>Undo reaches back 30 steps, until the window closes.</source>
   <translation>„Rückgängig“ reicht 30 Schritte zurück, bis das Fenster geschlossen wird.</translation>
  </message>
  <message>
   <source>Unlock it, then try again.</source>
   <translation>Entsperren Sie ihn und versuchen Sie es noch einmal.</translation>
  </message>
  <message>
   <source>Unlock or set up the system keyring, then try again.</source>
   <translation>Entsperren Sie den Schlüsselbund des Systems, oder richten Sie ihn ein, und versuchen Sie es dann noch einmal.</translation>
  </message>
  <message>
   <source>Unlock the keyring and try again, or type the recovery code of the file.</source>
   <translation>Entsperren Sie den Schlüsselbund, und versuchen Sie es noch einmal, oder geben Sie den Wiederherstellungscode der Datei ein.</translation>
  </message>
  <message>
   <source>Unlock your keyring, or empty the list: wellkept forgotten --empty.</source>
   <translation>Entsperren Sie Ihren Schlüsselbund, oder leeren Sie die Liste: wellkept forgotten --empty.</translation>
  </message>
  <message>
   <source>Update Wellkept to open it.</source>
   <translation>Aktualisieren Sie Wellkept, um sie zu öffnen.</translation>
  </message>
  <message>
   <source>Use a shorter text, or choose a model that reads more.</source>
   <translation>Nehmen Sie einen kürzeren Text, oder wählen Sie ein Modell, das mehr liest.</translation>
  </message>
  <message>
   <source>Use a shorter text, or choose another model in the settings.</source>
   <translation>Nehmen Sie einen kürzeren Text, oder wählen Sie in den Einstellungen ein anderes Modell.</translation>
  </message>
  <message>
   <source>Use the command line instead, for example: wellkept list, or wellkept search WORDS.</source>
   <translation>Verwenden Sie stattdessen die Befehlszeile, zum Beispiel: wellkept list oder wellkept search WÖRTER.</translation>
  </message>
  <message>
   <source>Vectors of {model} are being made; until all are there, searching goes by {serving}.</source>
   <translation>Alles wird neu gelesen (jetzt: {model}); bis das fertig ist, dient zur Suche: {serving}.</translation>
  </message>
  <message>
   <source>Waiting for your keyring …</source>
   <translation>Es wird auf Ihren Schlüsselbund gewartet …</translation>
  </message>
  <message>
   <source>Wellkept is signed in. You can close this page.</source>
   <translation>Wellkept ist angemeldet. Sie können diese Seite schließen.</translation>
  </message>
  <message>
   <source>What comes from “{source}” never leaves this computer, so nothing was sent.</source>
   <translation>Was aus „{source}“ kommt, verlässt diesen Computer nie, also wurde nichts gesendet.</translation>
  </message>
  <message>
   <source>What is in {variable} is not a key. {why}</source>
   <translation>Was in {variable} steht, ist kein Schlüssel. {why}</translation>
  </message>
  <message>
   <source>What is missing will be tried again.</source>
   <translation>Was fehlt, wird noch einmal versucht.</translation>
  </message>
  <message>
   <source>Write 1 to 500 characters, as you would search.</source>
   <translation>Schreiben Sie 1 bis 500 Zeichen, so wie Sie suchen würden.</translation>
  </message>
  <message>
   <source>Write https at its beginning.</source>
   <translation>Schreiben Sie https an den Anfang.</translation>
  </message>
  <message>
   <source>Write one sentence of 1 to 2,000 characters.</source>
   <translation>Schreiben Sie einen Satz von 1 bis 2.000 Zeichen.</translation>
  </message>
  <message>
   <source>Write one sentence.</source>
   <translation>Schreiben Sie einen Satz.</translation>
  </message>
  <message>
   <source>Write one such as {example} or http://localhost:11434/v1.</source>
   <translation>Schreiben Sie eine wie {example} oder http://localhost:11434/v1.</translation>
  </message>
  <message>
   <source>Write one, such as email or health.</source>
   <translation>Schreiben Sie einen, zum Beispiel email oder Gesundheit.</translation>
  </message>
  <message>
   <source>You are not allowed to read the file of memories; nothing in it was changed.</source>
   <translation>Sie dürfen die Datei mit den Erinnerungen nicht lesen; in ihr wurde nichts geändert.</translation>
  </message>
  <message>
   <source>You had this forgotten. Keep it again?</source>
   <translation>Sie hatten das vergessen lassen. Wieder behalten?</translation>
  </message>
  <message>
   <source>Your key is in {keyring}.</source>
   <translation>Ihr Schlüssel ist hier: {keyring}.</translation>
  </message>
  <message>
   <source>Your key is kept until you quit.</source>
   <translation>Ihr Schlüssel wird behalten, bis Sie Wellkept beenden.</translation>
  </message>
  <message>
   <source>Your keyring is locked, so the key is kept until you quit.</source>
   <translation>Ihr Schlüsselbund ist gesperrt, also wird der Schlüssel behalten, bis Sie Wellkept beenden.</translation>
  </message>
  <message>
   <source>Your keyring is locked.</source>
   <translation>Ihr Schlüsselbund ist gesperrt.</translation>
  </message>
  <message>
   <source>a bank account number</source>
   <translation>eine Kontonummer</translation>
  </message>
  <message>
   <source>a blank</source>
   <translation>ein Leerzeichen</translation>
  </message>
  <message>
   <source>a card number</source>
   <translation>eine Kartennummer</translation>
  </message>
  <message>
   <source>a greeting</source>
   <translation>eine Anrede</translation>
  </message>
  <message>
   <source>a heading</source>
   <translation>eine Überschrift</translation>
  </message>
  <message>
   <source>a line about you with no sentence behind it</source>
   <translation>eine Zeile über Sie, hinter der kein Satz steht</translation>
  </message>
  <message>
   <source>a line across</source>
   <translation>eine Trennlinie</translation>
  </message>
  <message>
   <source>a list mark</source>
   <translation>ein Listenzeichen</translation>
  </message>
  <message>
   <source>a mail header</source>
   <translation>der Kopf einer E-Mail</translation>
  </message>
  <message>
   <source>a mark of the layout</source>
   <translation>ein Zeichen der Gestaltung</translation>
  </message>
  <message>
   <source>a password</source>
   <translation>ein Passwort</translation>
  </message>
  <message>
   <source>a private key</source>
   <translation>ein privater Schlüssel</translation>
  </message>
  <message>
   <source>a question</source>
   <translation>eine Frage</translation>
  </message>
  <message>
   <source>a signature</source>
   <translation>eine Unterschrift</translation>
  </message>
  <message>
   <source>a table</source>
   <translation>eine Tabelle</translation>
  </message>
  <message>
   <source>a web page's markup</source>
   <translation>der Code einer Webseite</translation>
  </message>
  <message>
   <source>about something held back</source>
   <translation>über etwas Zurückgehaltenes</translation>
  </message>
  <message>
   <source>an access key</source>
   <translation>ein Zugangsschlüssel</translation>
  </message>
  <message>
   <source>an order to a program, not a memory</source>
   <translation>ein Auftrag an ein Programm, keine Erinnerung</translation>
  </message>
  <message>
   <source>code</source>
   <translation>Programmcode</translation>
  </message>
  <message>
   <source>in the first person</source>
   <translation>in der Ich-Form</translation>
  </message>
  <message>
   <source>letter index</source>
   <translation>Buchstabenverzeichnis</translation>
  </message>
  <message>
   <source>longer than 400 characters: shorten it to keep it</source>
   <translation>länger als 400 Zeichen: zum Behalten kürzen</translation>
  </message>
  <message>
   <source>longer than a memory may be</source>
   <translation>länger, als eine Erinnerung sein darf</translation>
  </message>
  <message>
   <source>looks like a password or key: held back</source>
   <translation>sieht nach Passwort oder Schlüssel aus: zurückgehalten</translation>
  </message>
  <message>
   <source>more than a part may give</source>
   <translation>mehr, als ein Teil geben darf</translation>
  </message>
  <message>
   <source>not UTF-8: some letters may be wrong; check accents</source>
   <translation>kein UTF-8: einzelne Buchstaben können falsch sein; bitte Umlaute und Akzente prüfen</translation>
  </message>
  <message>
   <source>not a plain letter, digit or sign</source>
   <translation>kein einfacher Buchstabe, keine Ziffer und kein Zeichen</translation>
  </message>
  <message>
   <source>not proposed by the model</source>
   <translation>vom Modell nicht vorgeschlagen</translation>
  </message>
  <message>
   <source>one that is not seen</source>
   <translation>eines, das man nicht sieht</translation>
  </message>
  <message>
   <source>only a link</source>
   <translation>nur ein Link</translation>
  </message>
  <message>
   <source>only a number or a time</source>
   <translation>nur eine Zahl oder Uhrzeit</translation>
  </message>
  <message>
   <source>quoted from another message</source>
   <translation>zitiert aus einer anderen Nachricht</translation>
  </message>
  <message>
   <source>said by an assistant</source>
   <translation>von einem Assistenten gesagt</translation>
  </message>
  <message>
   <source>said twice</source>
   <translation>zweimal gesagt</translation>
  </message>
  <message>
   <source>the Windows Credential Manager</source>
   <translation>die Windows-Anmeldeinformationsverwaltung</translation>
  </message>
  <message>
   <source>the macOS Keychain</source>
   <translation>der macOS-Schlüsselbund</translation>
  </message>
  <message>
   <source>the rest of a sentence</source>
   <translation>der Rest eines Satzes</translation>
  </message>
  <message>
   <source>the system keyring</source>
   <translation>der Schlüsselbund des Systems</translation>
  </message>
  <message>
   <source>too short to say much</source>
   <translation>zu kurz, um viel zu sagen</translation>
  </message>
  <message>
   <source>updated</source>
   <translation>neuer Stand</translation>
  </message>
  <message>
   <source>who spoke and when</source>
   <translation>wer wann sprach</translation>
  </message>
  <message>
   <source>without words</source>
   <translation>ohne Worte</translation>
  </message>
  <message>
   <source>word index</source>
   <translation>Wortverzeichnis</translation>
  </message>
  <message>
   <source>{most:,} wishes of this assistant wait for the owner already.</source>
   <translation>Von diesem Assistenten warten schon {most:,} Wünsche auf eine Antwort.</translation>
  </message>
  <message>
   <source>{n:,} could not be read by {model}.</source>
   <translation>{n:,} konnten nicht gelesen werden ({model}).</translation>
  </message>
  <message>
   <source>{n:,} details nobody asked for were left away.</source>
   <translation>{n:,} Einzelheiten, nach denen niemand fragte, wurden weggelassen.</translation>
  </message>
  <message>
   <source>{n:,} lines about you were left away: no sentence stands behind them.</source>
   <translation>{n:,} Zeilen über Sie wurden weggelassen: Kein Satz steht dahinter.</translation>
  </message>
  <message>
   <source>{n:,} memories never leave this computer; searching finds them by words only.</source>
   <translation>{n:,} Erinnerungen verlassen diesen Computer nie; die Suche findet sie nur nach Wörtern.</translation>
  </message>
  <message>
   <source>{n:,} more were left away: a part gives at most 12.</source>
   <translation>{n:,} weitere wurden weggelassen: Ein Teil gibt höchstens 12.</translation>
  </message>
  <message>
   <source>{n:,} say “yesterday” or the like: give them a date before you keep them.</source>
   <translation>{n:,} sagen „gestern“ oder dergleichen: Geben Sie ihnen ein Datum, bevor Sie sie behalten.</translation>
  </message>
  <message>
   <source>{n:,} were left away: an assistant said them, not you.</source>
   <translation>{n:,} wurden weggelassen: Ein Assistent hat sie gesagt, nicht Sie.</translation>
  </message>
  <message>
   <source>{n:,} were left away: they are about things held back.</source>
   <translation>{n:,} wurden weggelassen: Es geht um Zurückgehaltenes.</translation>
  </message>
  <message>
   <source>{n:,} were left away: they are only links.</source>
   <translation>{n:,} wurden weggelassen: Es sind nur Links.</translation>
  </message>
  <message>
   <source>{n:,} were left away: they are only numbers.</source>
   <translation>{n:,} wurden weggelassen: Es sind nur Zahlen.</translation>
  </message>
  <message>
   <source>{n:,} were left away: they are orders to a program.</source>
   <translation>{n:,} wurden weggelassen: Es sind Aufträge an ein Programm.</translation>
  </message>
  <message>
   <source>{n:,} were left away: they are questions.</source>
   <translation>{n:,} wurden weggelassen: Es sind Fragen.</translation>
  </message>
  <message>
   <source>{n:,} were left away: they are too long for a memory.</source>
   <translation>{n:,} wurden weggelassen: zu lang für eine Erinnerung.</translation>
  </message>
  <message>
   <source>{n:,} were left away: they are too short to say much.</source>
   <translation>{n:,} wurden weggelassen: zu kurz, um viel zu sagen.</translation>
  </message>
  <message>
   <source>{n:,} were left away: they had no words.</source>
   <translation>{n:,} wurden weggelassen: Es waren keine Worte darin.</translation>
  </message>
  <message>
   <source>{n:,} were left away: they speak as “I”.</source>
   <translation>{n:,} wurden weggelassen: in der Ich-Form gesagt.</translation>
  </message>
  <message>
   <source>{n:,} were said twice.</source>
   <translation>{n:,} wurden zweimal gesagt.</translation>
  </message>
  <message>
   <source>{name} cannot be read.</source>
   <translation>{name} lässt sich nicht lesen.</translation>
  </message>
  <message>
   <source>{name} has {n:,} MB; a file to teach may have at most 50 MB.</source>
   <translation>{name} hat {n:,} MB; eine Datei zum Beibringen darf höchstens 50 MB haben.</translation>
  </message>
  <message>
   <source>{name} is a folder.</source>
   <translation>{name} ist ein Ordner.</translation>
  </message>
  <message>
   <source>{name} is empty.</source>
   <translation>{name} ist leer.</translation>
  </message>
  <message>
   <source>{name} is not a text file.</source>
   <translation>{name} ist keine Textdatei.</translation>
  </message>
  <message>
   <source>{n} access keys</source>
   <translation>{n} Zugangsschlüssel</translation>
  </message>
  <message>
   <source>{n} bank account numbers</source>
   <translation>{n} Kontonummern</translation>
  </message>
  <message>
   <source>{n} card numbers</source>
   <translation>{n} Kartennummern</translation>
  </message>
  <message>
   <source>{n} passwords</source>
   <translation>{n} Passwörter</translation>
  </message>
  <message>
   <source>{n} private keys</source>
   <translation>{n} private Schlüssel</translation>
  </message>
  <message>
   <source>{path} is a folder, not a file of memories.</source>
   <translation>{path} ist ein Ordner, keine Datei mit Erinnerungen.</translation>
  </message>
  <message>
   <source>{path} is no ordinary file, so it cannot hold memories.</source>
   <translation>{path} ist keine gewöhnliche Datei, kann also keine Erinnerungen enthalten.</translation>
  </message>
 </context>
 <context>
  <name>spending</name>
  <message>
   <source>It has no limit of its own. Give it one on the service's page, so that no mistake can cost much.</source>
   <translation>Er hat keine eigene Grenze. Geben Sie ihm eine auf der Seite des Dienstes, damit kein Versehen teuer werden kann.</translation>
  </message>
  <message>
   <source>It has reached its limit: raise it on the service's page, or use another key.</source>
   <translation>Er hat seine Grenze erreicht: Erhöhen Sie sie auf der Seite des Dienstes, oder verwenden Sie einen anderen Schlüssel.</translation>
  </message>
  <message>
   <source>It is valid until {day}.</source>
   <translation>Er gilt bis {day}.</translation>
  </message>
  <message>
   <source>It may still spend {left} {of}.</source>
   <translation>Er darf noch {left} {of} ausgeben.</translation>
  </message>
  <message>
   <source>It may still spend {left}.</source>
   <translation>Er darf noch {left} ausgeben.</translation>
  </message>
  <message>
   <source>No credit has been bought for it yet, so only free models answer, and few times a day.</source>
   <translation>Für ihn wurde noch kein Guthaben gekauft, also antworten nur kostenlose Modelle, und nur wenige Male am Tag.</translation>
  </message>
  <message>
   <source>Spent with it: {what}.</source>
   <translation>Damit ausgegeben: {what}.</translation>
  </message>
  <message>
   <source>of {limit}</source>
   <translation>von {limit}</translation>
  </message>
  <message>
   <source>of {limit} this month</source>
   <translation>von {limit} in diesem Monat</translation>
  </message>
  <message>
   <source>of {limit} this week</source>
   <translation>von {limit} in dieser Woche</translation>
  </message>
  <message>
   <source>of {limit} today</source>
   <translation>von {limit} heute</translation>
  </message>
  <message>
   <source>{n} in all</source>
   <translation>{n} insgesamt</translation>
  </message>
  <message>
   <source>{n} this month</source>
   <translation>{n} diesen Monat</translation>
  </message>
  <message>
   <source>{n} today</source>
   <translation>{n} heute</translation>
  </message>
 </context>
 <context>
  <name>still</name>
  <message>
   <source>A plan for {date}, which has passed</source>
   <translation>Ein Plan für einen Tag, der vorbei ist: {date}</translation>
  </message>
  <message>
   <source>As a model guessed it {ago}</source>
   <translation>So vermutete es ein Modell {ago}</translation>
  </message>
  <message>
   <source>As a text of yours had it {ago}</source>
   <translation>So stand es {ago} in einem Text von Ihnen</translation>
  </message>
  <message>
   <source>As you said it {ago}</source>
   <translation>So sagten Sie es {ago}</translation>
  </message>
  <message>
   <source>How old an animal is</source>
   <translation>Wie alt ein Tier ist</translation>
  </message>
  <message>
   <source>How old somebody is</source>
   <translation>Wie alt jemand ist</translation>
  </message>
  <message>
   <source>How old you are</source>
   <translation>Wie alt Sie sind</translation>
  </message>
  <message>
   <source>How somebody's health is</source>
   <translation>Wie es jemandem gesundheitlich geht</translation>
  </message>
  <message>
   <source>How your health is</source>
   <translation>Wie es Ihnen gesundheitlich geht</translation>
  </message>
  <message>
   <source>Put off to {date}.</source>
   <translation>Aufgeschoben bis {date}.</translation>
  </message>
  <message>
   <source>Something that was so at the time</source>
   <translation>Etwas, das damals so war</translation>
  </message>
  <message>
   <source>Something that was still to come</source>
   <translation>Etwas, das noch bevorstand</translation>
  </message>
  <message>
   <source>Something up to {date}, which has passed</source>
   <translation>Etwas bis zu einem Tag, der vorbei ist: {date}</translation>
  </message>
  <message>
   <source>Still true. Asked again on {date} at the earliest.</source>
   <translation>Noch wahr. Gefragt wird frühestens wieder am {date}.</translation>
  </message>
  <message>
   <source>Still true. You will not be asked again.</source>
   <translation>Noch wahr. Danach wird nicht mehr gefragt.</translation>
  </message>
  <message>
   <source>That somebody is married</source>
   <translation>Dass jemand verheiratet ist</translation>
  </message>
  <message>
   <source>That you are married</source>
   <translation>Dass Sie verheiratet sind</translation>
  </message>
  <message>
   <source>What somebody studies or learns</source>
   <translation>Was jemand studiert oder lernt</translation>
  </message>
  <message>
   <source>What somebody was in the middle of</source>
   <translation>Womit jemand gerade beschäftigt war</translation>
  </message>
  <message>
   <source>What somebody was planning</source>
   <translation>Was jemand vorhatte</translation>
  </message>
  <message>
   <source>What somebody's work is</source>
   <translation>Was jemand arbeitet</translation>
  </message>
  <message>
   <source>What something costs</source>
   <translation>Was etwas kostet</translation>
  </message>
  <message>
   <source>What you study or learn</source>
   <translation>Was Sie studieren oder lernen</translation>
  </message>
  <message>
   <source>What you were in the middle of</source>
   <translation>Womit Sie gerade beschäftigt waren</translation>
  </message>
  <message>
   <source>What you were planning</source>
   <translation>Was Sie vorhatten</translation>
  </message>
  <message>
   <source>What your work is</source>
   <translation>Was Sie arbeiten</translation>
  </message>
  <message>
   <source>Where somebody lives</source>
   <translation>Wo jemand wohnt</translation>
  </message>
  <message>
   <source>Where you live</source>
   <translation>Wo Sie wohnen</translation>
  </message>
  <message>
   <source>Whether somebody has a partner</source>
   <translation>Ob jemand in einer Beziehung ist</translation>
  </message>
  <message>
   <source>Whether you have a partner</source>
   <translation>Ob Sie in einer Beziehung sind</translation>
  </message>
  <message>
   <source>You last said that it is true {ago}</source>
   <translation>Zuletzt sagten Sie {ago}, dass es stimmt</translation>
  </message>
  <message>
   <source>You said this is still true {ago}</source>
   <translation>Sie sagten {ago}, dass es noch stimmt</translation>
  </message>
  <message numerus="yes">
   <source>{n} years ago</source>
   <translation>
    <numerusform>vor einem Jahr</numerusform>
    <numerusform>vor {n} Jahren</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>timeline</name>
  <message>
   <source>Drag over the bars to see only what was learned then; double-click to see all again. By key: Left and Right, Space to choose, Shift+Left and Shift+Right for less or more, Esc for all.</source>
   <translation>Ziehen Sie über die Balken, um nur zu sehen, was in dieser Zeit gelernt wurde; ein Doppelklick zeigt wieder alles. Mit Tasten: Links und Rechts, Leertaste zum Wählen, Umschalt+Links und Umschalt+Rechts für weniger oder mehr, Esc für alles.</translation>
  </message>
  <message>
   <source>{when}: {n} of {memories}</source>
   <translation>{when}: {n} von {memories}</translation>
  </message>
 </context>
 <context>
  <name>told</name>
  <message>
   <source>A model guessed this elsewhere; it was imported from {name} {when}.</source>
   <translation>Das hat anderswo ein Modell vermutet; importiert wurde es {when} aus {name}.</translation>
  </message>
  <message>
   <source>A model guessed this elsewhere; it was imported {when}.</source>
   <translation>Das hat anderswo ein Modell vermutet; importiert wurde es {when}.</translation>
  </message>
  <message>
   <source>A model guessed this; it was kept {when}. It came from {name}.</source>
   <translation>Das hat ein Modell vermutet; behalten wurde es {when}. Herkunft: {name}.</translation>
  </message>
  <message>
   <source>A model took this from a file {when}.</source>
   <translation>Das hat ein Modell {when} einer Datei entnommen.</translation>
  </message>
  <message>
   <source>A model took this from a text you pasted {when}.</source>
   <translation>Das hat ein Modell einem Text entnommen, den Sie {when} eingefügt haben.</translation>
  </message>
  <message>
   <source>A model took this from a text you typed {when}.</source>
   <translation>Das hat ein Modell {when} einem Text entnommen, den Sie getippt haben.</translation>
  </message>
  <message>
   <source>A model took this from an e-mail {when}.</source>
   <translation>Das hat ein Modell {when} einer E-Mail entnommen.</translation>
  </message>
  <message>
   <source>A model took this from the browser {when}.</source>
   <translation>Das hat ein Modell {when} dem Browser entnommen.</translation>
  </message>
  <message>
   <source>A model took this from the browser, at {name}, {when}.</source>
   <translation>Das hat ein Modell {when} im Browser bei {name} gefunden.</translation>
  </message>
  <message>
   <source>A model took this from the e-mails “{name}” {when}.</source>
   <translation>Das hat ein Modell {when} den E-Mails „{name}“ entnommen.</translation>
  </message>
  <message>
   <source>A model took this from the file {name} {when}.</source>
   <translation>Das hat ein Modell {when} der Datei {name} entnommen.</translation>
  </message>
  <message>
   <source>A model took this from the studio project {name} {when}.</source>
   <translation>Das hat ein Modell {when} dem Studioprojekt {name} entnommen.</translation>
  </message>
  <message>
   <source>A model took this from the studio {when}.</source>
   <translation>Das hat ein Modell {when} dem Studio entnommen.</translation>
  </message>
  <message>
   <source>An assistant last recalled it {recalled}.</source>
   <translation>Zuletzt hat es ein Assistent {recalled} abgerufen.</translation>
  </message>
  <message>
   <source>It was last changed {changed}, and an assistant last recalled it {recalled}.</source>
   <translation>Zuletzt geändert wurde es {changed}, zuletzt von einem Assistenten abgerufen {recalled}.</translation>
  </message>
  <message>
   <source>It was last changed {changed}, and no assistant has recalled it yet.</source>
   <translation>Zuletzt geändert wurde es {changed}; noch kein Assistent hat es abgerufen.</translation>
  </message>
  <message>
   <source>Kept: {time}</source>
   <translation>Behalten: {time}</translation>
  </message>
  <message>
   <source>Last changed: {time}</source>
   <translation>Zuletzt geändert: {time}</translation>
  </message>
  <message>
   <source>Last recalled: {time}</source>
   <translation>Zuletzt abgerufen: {time}</translation>
  </message>
  <message>
   <source>Muse found this in a text of yours {when}.</source>
   <translation>Das hat Muse {when} in einem Text von Ihnen gefunden.</translation>
  </message>
  <message>
   <source>Muse guessed this {when}.</source>
   <translation>Das hat Muse {when} vermutet.</translation>
  </message>
  <message>
   <source>No assistant has recalled it yet.</source>
   <translation>Noch kein Assistent hat es abgerufen.</translation>
  </message>
  <message>
   <source>Said to be still true: {time}</source>
   <translation>Als noch wahr bestätigt: {time}</translation>
  </message>
  <message>
   <source>The assistant {name} found this in a text of yours {when}.</source>
   <translation>Das hat der Assistent {name} {when} in einem Text von Ihnen gefunden.</translation>
  </message>
  <message>
   <source>The assistant {name} guessed this {when}.</source>
   <translation>Das hat der Assistent {name} {when} vermutet.</translation>
  </message>
  <message>
   <source>This is one of the sample memories.</source>
   <translation>Das ist eine der Beispielerinnerungen.</translation>
  </message>
  <message>
   <source>This was found elsewhere and imported from {name} {when}.</source>
   <translation>Das wurde anderswo gefunden und {when} aus {name} importiert.</translation>
  </message>
  <message>
   <source>This was found elsewhere and imported {when}.</source>
   <translation>Das wurde anderswo gefunden und {when} importiert.</translation>
  </message>
  <message>
   <source>This was found in a text of yours and kept {when}. It came from {name}.</source>
   <translation>Das wurde in einem Text von Ihnen gefunden und {when} behalten. Herkunft: {name}.</translation>
  </message>
  <message>
   <source>This was found in an e-mail and kept {when}.</source>
   <translation>Das wurde in einer E-Mail gefunden und {when} behalten.</translation>
  </message>
  <message>
   <source>This was found in the browser {when}.</source>
   <translation>Das wurde {when} im Browser gefunden.</translation>
  </message>
  <message>
   <source>This was found in the browser, at {name}, {when}.</source>
   <translation>Das wurde {when} im Browser bei {name} gefunden.</translation>
  </message>
  <message>
   <source>This was found in the e-mails “{name}” and kept {when}.</source>
   <translation>Das wurde in den E-Mails „{name}“ gefunden und {when} behalten.</translation>
  </message>
  <message>
   <source>This was found in the studio project {name} {when}.</source>
   <translation>Das wurde {when} im Studioprojekt {name} gefunden.</translation>
  </message>
  <message>
   <source>This was found in the studio {when}.</source>
   <translation>Das wurde {when} im Studio gefunden.</translation>
  </message>
  <message>
   <source>You said this elsewhere; it was imported from {name} {when}.</source>
   <translation>Das haben Sie anderswo gesagt; importiert wurde es {when} aus {name}.</translation>
  </message>
  <message>
   <source>You said this elsewhere; it was imported {when}.</source>
   <translation>Das haben Sie anderswo gesagt; importiert wurde es {when}.</translation>
  </message>
  <message>
   <source>You said this in a text you pasted {when}.</source>
   <translation>Das haben Sie in einem Text gesagt, den Sie {when} eingefügt haben.</translation>
  </message>
  <message>
   <source>You said this; it was kept {when}. It came from {name}.</source>
   <translation>Das haben Sie gesagt; behalten wurde es {when}. Herkunft: {name}.</translation>
  </message>
  <message>
   <source>You said {when} that it is still true.</source>
   <translation>Dass es noch stimmt, haben Sie {when} gesagt.</translation>
  </message>
  <message>
   <source>You taught this from a file {when}.</source>
   <translation>Das haben Sie {when} mit einer Datei beigebracht.</translation>
  </message>
  <message>
   <source>You taught this from a pasted text {when}.</source>
   <translation>Das haben Sie {when} mit einem eingefügten Text beigebracht.</translation>
  </message>
  <message>
   <source>You taught this from a text you typed {when}.</source>
   <translation>Das haben Sie {when} mit einem getippten Text beigebracht.</translation>
  </message>
  <message>
   <source>You taught this from the file {name} {when}.</source>
   <translation>Das haben Sie {when} mit der Datei {name} beigebracht.</translation>
  </message>
  <message>
   <source>You told Muse this {when}.</source>
   <translation>Das haben Sie {when} Muse gesagt.</translation>
  </message>
  <message>
   <source>You told the assistant {name} this {when}.</source>
   <translation>Das haben Sie {when} dem Assistenten {name} gesagt.</translation>
  </message>
  <message>
   <source>You told your assistant this {when}.</source>
   <translation>Das haben Sie {when} Ihrem Assistenten gesagt.</translation>
  </message>
  <message>
   <source>You wrote this in a file; it was kept {when}.</source>
   <translation>Das haben Sie in einer Datei geschrieben; behalten wurde es {when}.</translation>
  </message>
  <message>
   <source>You wrote this in an e-mail; it was kept {when}.</source>
   <translation>Das haben Sie in einer E-Mail geschrieben; behalten wurde es {when}.</translation>
  </message>
  <message>
   <source>You wrote this in the browser {when}.</source>
   <translation>Das haben Sie {when} im Browser geschrieben.</translation>
  </message>
  <message>
   <source>You wrote this in the browser, at {name}, {when}.</source>
   <translation>Das haben Sie {when} im Browser bei {name} geschrieben.</translation>
  </message>
  <message>
   <source>You wrote this in the e-mails “{name}”; it was kept {when}.</source>
   <translation>Das haben Sie in den E-Mails „{name}“ geschrieben; behalten wurde es {when}.</translation>
  </message>
  <message>
   <source>You wrote this in the file {name}; it was kept {when}.</source>
   <translation>Das haben Sie in der Datei {name} geschrieben; behalten wurde es {when}.</translation>
  </message>
  <message>
   <source>You wrote this in the studio project {name} {when}.</source>
   <translation>Das haben Sie {when} im Studioprojekt {name} geschrieben.</translation>
  </message>
  <message>
   <source>You wrote this in the studio {when}.</source>
   <translation>Das haben Sie {when} im Studio geschrieben.</translation>
  </message>
  <message>
   <source>You wrote this yourself {when}.</source>
   <translation>Das haben Sie {when} selbst geschrieben.</translation>
  </message>
  <message>
   <source>Your assistant found this in a text of yours {when}.</source>
   <translation>Das hat Ihr Assistent {when} in einem Text von Ihnen gefunden.</translation>
  </message>
  <message>
   <source>Your assistant guessed this {when}.</source>
   <translation>Das hat Ihr Assistent {when} vermutet.</translation>
  </message>
  <message>
   <source>just now</source>
   <translation>gerade eben</translation>
  </message>
  <message>
   <source>on {day}</source>
   <translation>am {day}</translation>
  </message>
  <message>
   <source>on {weekday}</source>
   <translation>am {weekday}</translation>
  </message>
  <message>
   <source>today</source>
   <translation>heute</translation>
  </message>
  <message>
   <source>yesterday</source>
   <translation>gestern</translation>
  </message>
  <message>
   <source>{writer} found this in a text of yours and kept it {when}.</source>
   <translation>{writer} hat das in einem Text von Ihnen gefunden und {when} behalten.</translation>
  </message>
  <message>
   <source>{writer} guessed this and kept it {when}.</source>
   <translation>{writer} hat das vermutet und {when} behalten.</translation>
  </message>
  <message>
   <source>{writer} wrote this down {when}, as you had said it.</source>
   <translation>{writer} hat das {when} aufgeschrieben, wie Sie es gesagt hatten.</translation>
  </message>
 </context>
 <context>
  <name>why</name>
  <message>
   <source> and more</source>
   <translation> und mehr</translation>
  </message>
  <message>
   <source>Being {reasons} and {last} lifted it.</source>
   <translation>Nach oben brachte sie, dass sie {reasons} und {last} ist.</translation>
  </message>
  <message>
   <source>Being {reason} lifted it.</source>
   <translation>Nach oben brachte sie, dass sie {reason} ist.</translation>
  </message>
  <message>
   <source>Importance</source>
   <translation>Wichtigkeit</translation>
  </message>
  <message>
   <source>It has none of your words, but is near to them in meaning.</source>
   <translation>Sie enthält keines Ihrer Wörter, ist ihnen aber in der Bedeutung nahe.</translation>
  </message>
  <message>
   <source>It has the word {word}.</source>
   <translation>Sie enthält das Wort {word}.</translation>
  </message>
  <message>
   <source>It has the words {words}.</source>
   <translation>Sie enthält die Wörter {words}.</translation>
  </message>
  <message>
   <source>It holds the very text you typed: {words}.</source>
   <translation>Sie enthält genau den Text, den Sie getippt haben: {words}.</translation>
  </message>
  <message>
   <source>It is near in meaning too.</source>
   <translation>Auch in der Bedeutung ist sie nahe.</translation>
  </message>
  <message>
   <source>It is spelled much like what you typed: {words}.</source>
   <translation>Sie schreibt sich ganz ähnlich wie das, was Sie getippt haben: {words}.</translation>
  </message>
  <message>
   <source>Its words fit yours in meaning.</source>
   <translation>Die Wörter der Erinnerung passen in der Bedeutung zu Ihren.</translation>
  </message>
  <message>
   <source>Neither importance nor age lifted it much.</source>
   <translation>Weder Wichtigkeit noch Alter brachten sie viel weiter nach oben.</translation>
  </message>
  <message>
   <source>Parts of its words are the same as in what you typed.</source>
   <translation>Teile ihrer Wörter sind dieselben wie in dem, was Sie getippt haben.</translation>
  </message>
  <message>
   <source>Place</source>
   <translation>Stelle</translation>
  </message>
  <message>
   <source>Recency</source>
   <translation>Aktualität</translation>
  </message>
  <message>
   <source>Relevance</source>
   <translation>Relevanz</translation>
  </message>
  <message>
   <source>Score</source>
   <translation>Punktzahl</translation>
  </message>
  <message>
   <source>about the person asked for</source>
   <translation>über die gesuchte Person</translation>
  </message>
  <message>
   <source>from the time asked for</source>
   <translation>aus der gesuchten Zeit</translation>
  </message>
  <message>
   <source>important</source>
   <translation>wichtig</translation>
  </message>
  <message>
   <source>recent</source>
   <translation>neu</translation>
  </message>
  <message>
   <source>{recency}  ({n} days old)</source>
   <translation>{recency}  ({n} Tage alt)</translation>
  </message>
  <message>
   <source>· how its words fit yours in meaning</source>
   <translation>· wie die Wörter in der Bedeutung zu Ihren passen</translation>
  </message>
  <message>
   <source>· learned together</source>
   <translation>· zusammen gelernt</translation>
  </message>
  <message>
   <source>· meaning</source>
   <translation>· Bedeutung</translation>
  </message>
  <message>
   <source>· meaning, with neighbours</source>
   <translation>· Bedeutung, mit Nachbarn</translation>
  </message>
  <message>
   <source>· parts of words</source>
   <translation>· Wortteile</translation>
  </message>
  <message>
   <source>· person</source>
   <translation>· Person</translation>
  </message>
  <message>
   <source>· share of your words</source>
   <translation>· Anteil Ihrer Wörter</translation>
  </message>
  <message>
   <source>· the very text</source>
   <translation>· genau der Text</translation>
  </message>
  <message>
   <source>· time</source>
   <translation>· Zeit</translation>
  </message>
  <message>
   <source>· what was written beside it</source>
   <translation>· was daneben geschrieben stand</translation>
  </message>
  <message>
   <source>· whole words</source>
   <translation>· ganze Wörter</translation>
  </message>
 </context>
 <context>
  <name>why_not</name>
  <message>
   <source> and more</source>
   <translation> und mehr</translation>
  </message>
  <message>
   <source>, and in meaning it only just misses.</source>
   <translation>, und in der Bedeutung verfehlt sie es nur knapp.</translation>
  </message>
  <message>
   <source>, and it is not near enough in meaning.</source>
   <translation>, und in der Bedeutung ist sie nicht nahe genug.</translation>
  </message>
  <message>
   <source>A filter hides it: {reasons}.</source>
   <translation>Ein Filter verbirgt sie: {reasons}.</translation>
  </message>
  <message>
   <source>It does not have {words}</source>
   <translation>Sie enthält {words} nicht</translation>
  </message>
  <message>
   <source>It has some of the words, but not {words}</source>
   <translation>Sie enthält einige der Wörter, aber nicht {words}</translation>
  </message>
  <message>
   <source>It is among the results: number {n} of {all}.</source>
   <translation>Sie ist unter den Ergebnissen: Nummer {n} von {all}.</translation>
  </message>
  <message>
   <source>Last result's score</source>
   <translation>Punktzahl des letzten Ergebnisses</translation>
  </message>
  <message>
   <source>Meaning</source>
   <translation>Bedeutung</translation>
  </message>
  <message>
   <source>Results</source>
   <translation>Ergebnisse</translation>
  </message>
  <message>
   <source>Score without filters</source>
   <translation>Punktzahl ohne Filter</translation>
  </message>
  <message>
   <source>Search with one of its own words, or correct it so that it says what you look for.</source>
   <translation>Suchen Sie mit einem ihrer eigenen Wörter, oder berichtigen Sie sie so, dass sie sagt, was Sie suchen.</translation>
  </message>
  <message>
   <source>Share of your words</source>
   <translation>Anteil Ihrer Wörter</translation>
  </message>
  <message>
   <source>Use a word of the memory.</source>
   <translation>Verwenden Sie ein Wort der Erinnerung.</translation>
  </message>
  <message>
   <source>What was asked says too little to look for.</source>
   <translation>Die Frage sagt zu wenig, um danach zu suchen.</translation>
  </message>
  <message>
   <source>Without filters it would be number {n}.</source>
   <translation>Ohne Filter wäre sie Nummer {n}.</translation>
  </message>
  <message>
   <source>Without filters it would not be found either.</source>
   <translation>Auch ohne Filter würde sie nicht gefunden.</translation>
  </message>
  <message>
   <source>it belongs to another being</source>
   <translation>sie gehört einem anderen Wesen</translation>
  </message>
  <message>
   <source>it came from another source</source>
   <translation>sie stammt aus einer anderen Quelle</translation>
  </message>
  <message>
   <source>it came to be believed in another way</source>
   <translation>sie ist auf andere Weise bekannt</translation>
  </message>
  <message>
   <source>it does not have all the tags</source>
   <translation>sie hat nicht alle Schlagwörter</translation>
  </message>
  <message>
   <source>it has none of the tags</source>
   <translation>sie hat keines der Schlagwörter</translation>
  </message>
  <message>
   <source>it is about somebody else</source>
   <translation>sie handelt von jemand anderem</translation>
  </message>
  <message>
   <source>it is newer</source>
   <translation>sie ist neuer</translation>
  </message>
  <message>
   <source>it is not always in mind</source>
   <translation>sie ist nicht immer im Kopf</translation>
  </message>
  <message>
   <source>it is not among those picked out</source>
   <translation>sie ist nicht unter den herausgesuchten</translation>
  </message>
  <message>
   <source>it is of another kind</source>
   <translation>sie ist von anderer Art</translation>
  </message>
  <message>
   <source>it is older</source>
   <translation>sie ist älter</translation>
  </message>
  <message>
   <source>it may leave this computer</source>
   <translation>sie darf diesen Computer verlassen</translation>
  </message>
  <message>
   <source>none</source>
   <translation>keine</translation>
  </message>
  <message>
   <source>the assistant may not read it</source>
   <translation>der Assistent darf sie nicht lesen</translation>
  </message>
  <message>
   <source>{has}  (needs {least})</source>
   <translation>{has}  (nötig: {least})</translation>
  </message>
 </context>
 <context>
  <name>wishes</name>
  <message>
   <source>Correct it (Y)</source>
   <translation>Berichtigen (Y)</translation>
  </message>
  <message>
   <source>Do not forget it (N)</source>
   <translation>Nicht vergessen (N)</translation>
  </message>
  <message>
   <source>Do not keep it (N)</source>
   <translation>Nicht behalten (N)</translation>
  </message>
  <message>
   <source>Erase the memory for good; Ctrl+Z brings it back (Y)</source>
   <translation>Die Erinnerung endgültig löschen; Strg+Z holt sie zurück (Y)</translation>
  </message>
  <message>
   <source>Forget it (Y)</source>
   <translation>Vergessen (Y)</translation>
  </message>
  <message>
   <source>Give the memory these words; the earlier ones stay in its history (Y)</source>
   <translation>Der Erinnerung diese Worte geben; die früheren bleiben in ihrem Verlauf (Y)</translation>
  </message>
  <message>
   <source>Grant all {n}? To keep: {keep}, to correct: {correct}, to forget: {forget}.</source>
   <translation>Alle {n} erfüllen? Zu behalten: {keep}, zu berichtigen: {correct}, zu vergessen: {forget}.</translation>
  </message>
  <message>
   <source>It says why: {why}</source>
   <translation>Seine Begründung: {why}</translation>
  </message>
  <message>
   <source>Keep it (Y)</source>
   <translation>Behalten (Y)</translation>
  </message>
  <message>
   <source>Keep the sentence as it stands (Y)</source>
   <translation>Den Satz behalten, wie er dasteht (Y)</translation>
  </message>
  <message>
   <source>Leave it as it is (N)</source>
   <translation>Lassen, wie es ist (N)</translation>
  </message>
  <message numerus="yes">
   <source>Refuse all {n} wishes?</source>
   <translation>
    <numerusform>Den Wunsch ablehnen?</numerusform>
    <numerusform>Alle {n} Wünsche ablehnen?</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Your assistants have {n} wishes.</source>
   <translation>
    <numerusform>Ein Assistent hat einen Wunsch.</numerusform>
    <numerusform>Ihre Assistenten haben {n} Wünsche.</numerusform>
   </translation>
  </message>
  <message>
   <source>about: {name}</source>
   <translation>über: {name}</translation>
  </message>
  <message>
   <source>always in mind</source>
   <translation>immer im Kopf</translation>
  </message>
  <message>
   <source>among the memories of {name}</source>
   <translation>unter den Erinnerungen von {name}</translation>
  </message>
  <message>
   <source>only in the space {name}</source>
   <translation>nur im Raum {name}</translation>
  </message>
  <message>
   <source>tags: {names}</source>
   <translation>Schlagwörter: {names}</translation>
  </message>
  <message>
   <source>{name} would like this forgotten</source>
   <translation>{name} möchte, dass dies vergessen wird</translation>
  </message>
  <message>
   <source>{name} would like to correct this</source>
   <translation>{name} möchte dies berichtigen</translation>
  </message>
  <message>
   <source>{name} would like to keep this</source>
   <translation>{name} möchte dies behalten</translation>
  </message>
  <message>
   <source>{name}: correct it</source>
   <translation>{name}: berichtigen</translation>
  </message>
  <message>
   <source>{name}: forget it</source>
   <translation>{name}: vergessen</translation>
  </message>
  <message>
   <source>{name}: keep it</source>
   <translation>{name}: behalten</translation>
  </message>
  <message numerus="yes">
   <source>{n} had no memory to act on.</source>
   <translation>
    <numerusform>1 betraf keine Erinnerung mehr.</numerusform>
    <numerusform>{n} betrafen keine Erinnerung mehr.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} wait on: look at them one by one.</source>
   <translation>
    <numerusform>1 wartet weiter: Sehen Sie ihn einzeln an.</numerusform>
    <numerusform>{n} warten weiter: Sehen Sie sie einzeln an.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} were not kept: you had them forgotten.</source>
   <translation>
    <numerusform>1 wurde nicht behalten: Sie hatten es vergessen lassen.</numerusform>
    <numerusform>{n} wurden nicht behalten: Sie hatten sie vergessen lassen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} wishes granted.</source>
   <translation>
    <numerusform>Wie gewünscht getan.</numerusform>
    <numerusform>{n} Wünsche erfüllt.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} wishes refused.</source>
   <translation>
    <numerusform>Abgelehnt; nichts hat sich geändert.</numerusform>
    <numerusform>{n} Wünsche abgelehnt.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} wishes wait for you</source>
   <translation>
    <numerusform>1 Wunsch wartet auf Sie</numerusform>
    <numerusform>{n} Wünsche warten auf Sie</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>wording</name>
  <message>
   <source>Assistant</source>
   <translation>Assistent</translation>
  </message>
  <message>
   <source>Browser</source>
   <translation>Browser</translation>
  </message>
  <message>
   <source>Command line</source>
   <translation>Befehlszeile</translation>
  </message>
  <message>
   <source>Document</source>
   <translation>Dokument</translation>
  </message>
  <message>
   <source>E-mail</source>
   <translation>E-Mail</translation>
  </message>
  <message>
   <source>Episode</source>
   <translation>Erlebnis</translation>
  </message>
  <message>
   <source>Everyone</source>
   <translation>Alle</translation>
  </message>
  <message>
   <source>Fact</source>
   <translation>Fakt</translation>
  </message>
  <message>
   <source>File</source>
   <translation>Datei</translation>
  </message>
  <message>
   <source>Found in a text you gave</source>
   <translation>In einem Text von Ihnen gefunden</translation>
  </message>
  <message>
   <source>Guessed by a model</source>
   <translation>Von einem Modell vermutet</translation>
  </message>
  <message>
   <source>Import</source>
   <translation>Import</translation>
  </message>
  <message>
   <source>Insight</source>
   <translation>Erkenntnis</translation>
  </message>
  <message>
   <source>Muse</source>
   <translation>Muse</translation>
  </message>
  <message>
   <source>Pasted text</source>
   <translation>Eingefügter Text</translation>
  </message>
  <message>
   <source>Preference</source>
   <translation>Vorliebe</translation>
  </message>
  <message>
   <source>Relationship</source>
   <translation>Beziehung</translation>
  </message>
  <message>
   <source>Said by you</source>
   <translation>Von Ihnen gesagt</translation>
  </message>
  <message>
   <source>Sample</source>
   <translation>Beispiel</translation>
  </message>
  <message>
   <source>Studio</source>
   <translation>Studio</translation>
  </message>
  <message>
   <source>The assistant {name}</source>
   <translation>Der Assistent {name}</translation>
  </message>
  <message>
   <source>The conversation {name}</source>
   <translation>Das Gespräch {name}</translation>
  </message>
  <message>
   <source>The sentence finder</source>
   <translation>Der Satzfinder</translation>
  </message>
  <message>
   <source>Typed by you</source>
   <translation>Von Ihnen getippt</translation>
  </message>
  <message>
   <source>You</source>
   <translation>Sie</translation>
  </message>
  <message>
   <source>Your assistant</source>
   <translation>Ihr Assistent</translation>
  </message>
  <message>
   <source>adding a tag</source>
   <translation>Schlagwort hinzufügen</translation>
  </message>
  <message>
   <source>adding of samples</source>
   <translation>Hinzufügen von Beispielen</translation>
  </message>
  <message>
   <source>adding samples</source>
   <translation>Beispiele hinzufügen</translation>
  </message>
  <message>
   <source>always in mind</source>
   <translation>immer im Kopf</translation>
  </message>
  <message>
   <source>answer that it is still true</source>
   <translation>Antwort, dass es noch stimmt</translation>
  </message>
  <message>
   <source>bringing back from a backup</source>
   <translation>aus einer Sicherung zurückholen</translation>
  </message>
  <message>
   <source>change</source>
   <translation>Änderung</translation>
  </message>
  <message>
   <source>change of importance</source>
   <translation>Änderung der Wichtigkeit</translation>
  </message>
  <message>
   <source>change of kind</source>
   <translation>Änderung der Art</translation>
  </message>
  <message>
   <source>change of what is always in mind</source>
   <translation>Änderung bei „Immer im Kopf“</translation>
  </message>
  <message>
   <source>change of whom it is about</source>
   <translation>Änderung, von wem sie handelt</translation>
  </message>
  <message>
   <source>changing the importance</source>
   <translation>Wichtigkeit ändern</translation>
  </message>
  <message>
   <source>changing the kind</source>
   <translation>Art ändern</translation>
  </message>
  <message>
   <source>changing what is always in mind</source>
   <translation>„Immer im Kopf“ ändern</translation>
  </message>
  <message>
   <source>changing whom it is about</source>
   <translation>ändern, von wem sie handelt</translation>
  </message>
  <message>
   <source>correction</source>
   <translation>Berichtigung</translation>
  </message>
  <message>
   <source>decision to keep both</source>
   <translation>Entscheidung, beide zu behalten</translation>
  </message>
  <message>
   <source>document</source>
   <translation>Dokument</translation>
  </message>
  <message>
   <source>episode</source>
   <translation>Erlebnis</translation>
  </message>
  <message>
   <source>essential</source>
   <translation>wesentlich</translation>
  </message>
  <message>
   <source>fact</source>
   <translation>Fakt</translation>
  </message>
  <message>
   <source>forgetting</source>
   <translation>Vergessen</translation>
  </message>
  <message>
   <source>forgetting lines about you</source>
   <translation>Zeilen über Sie vergessen</translation>
  </message>
  <message>
   <source>granting of wishes</source>
   <translation>Erfüllen von Wünschen</translation>
  </message>
  <message>
   <source>granting wishes</source>
   <translation>Wünsche erfüllen</translation>
  </message>
  <message>
   <source>hashed words</source>
   <translation>zerlegte Wörter</translation>
  </message>
  <message>
   <source>important</source>
   <translation>wichtig</translation>
  </message>
  <message>
   <source>insight</source>
   <translation>Erkenntnis</translation>
  </message>
  <message>
   <source>keeping both memories</source>
   <translation>beide Erinnerungen behalten</translation>
  </message>
  <message>
   <source>merge of two memories</source>
   <translation>Vereinen zweier Erinnerungen</translation>
  </message>
  <message>
   <source>merging two memories</source>
   <translation>zwei Erinnerungen vereinen</translation>
  </message>
  <message>
   <source>minor</source>
   <translation>gering</translation>
  </message>
  <message>
   <source>new tag</source>
   <translation>neues Schlagwort</translation>
  </message>
  <message>
   <source>ordinary</source>
   <translation>gewöhnlich</translation>
  </message>
  <message>
   <source>preference</source>
   <translation>Vorliebe</translation>
  </message>
  <message>
   <source>putting a question off</source>
   <translation>Frage aufschieben</translation>
  </message>
  <message>
   <source>putting off</source>
   <translation>Aufschieben</translation>
  </message>
  <message>
   <source>refusal of wishes</source>
   <translation>Ablehnen von Wünschen</translation>
  </message>
  <message>
   <source>refusing wishes</source>
   <translation>Wünsche ablehnen</translation>
  </message>
  <message>
   <source>relationship</source>
   <translation>Beziehung</translation>
  </message>
  <message>
   <source>removal of a tag</source>
   <translation>Entfernen eines Schlagworts</translation>
  </message>
  <message>
   <source>removing a tag</source>
   <translation>Schlagwort entfernen</translation>
  </message>
  <message>
   <source>replacement of the older memory</source>
   <translation>Ersetzen der älteren Erinnerung</translation>
  </message>
  <message>
   <source>replacing the older memory</source>
   <translation>ältere Erinnerung ersetzen</translation>
  </message>
  <message>
   <source>restoring from a backup</source>
   <translation>Wiederherstellen aus einer Sicherung</translation>
  </message>
  <message>
   <source>saying it is still true</source>
   <translation>sagen, dass es noch stimmt</translation>
  </message>
  <message>
   <source>teaching</source>
   <translation>Beibringen</translation>
  </message>
  <message>
   <source>the built-in model</source>
   <translation>das eingebaute Modell</translation>
  </message>
  <message>
   <source>very important</source>
   <translation>sehr wichtig</translation>
  </message>
  <message numerus="yes">
   <source>{n} memories</source>
   <translation>
    <numerusform>1 Erinnerung</numerusform>
    <numerusform>{n} Erinnerungen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} sentences</source>
   <translation>
    <numerusform>1 Satz</numerusform>
    <numerusform>{n} Sätze</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} wishes</source>
   <translation>
    <numerusform>1 Wunsch</numerusform>
    <numerusform>{n} Wünsche</numerusform>
   </translation>
  </message>
  <message>
   <source>“{text}”</source>
   <translation>„{text}“</translation>
  </message>
 </context>
</TS>
