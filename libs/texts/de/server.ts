import type { Catalog } from '../translate.js';

export const server: Catalog = {
  'Somebody else changed this at the same moment. Please try again.':
    'Jemand anderes hat das im selben Moment geändert. Bitte versuchen Sie es erneut.',
  'This is too large to be kept: {type} would take {bytes, number} bytes, and at most {most, number} are kept.':
    'Das ist zu groß, um gespeichert zu werden: {type} bräuchte {bytes, number} Bytes, höchstens {most, number} sind möglich.',
  'Recto is not available right now. Please try again in a moment.':
    'Recto ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  'The request is not valid.': 'Die Anfrage ist nicht gültig.',
  'Something went wrong on our side. Please try again.':
    'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es erneut.',
  'This address answers {methods} only.': 'Diese Adresse beantwortet nur {methods}.',
  'The request is too large.': 'Die Anfrage ist zu groß.',
  'There is nothing at this address.': 'Unter dieser Adresse gibt es nichts.',
  'Please sign in.': 'Bitte melden Sie sich an.',
  'The request could not be read.': 'Die Anfrage konnte nicht gelesen werden.',
  'The request': 'Die Anfrage',
  'a text': 'ein Text',
  'a number': 'eine Zahl',
  'a whole number': 'eine ganze Zahl',
  'true or false': 'true oder false',
  'a list': 'eine Liste',
  'an object': 'ein Objekt',
  '{path} is required.': '{path} ist erforderlich.',
  '{path} must be {kind}.': '{path} muss {kind} sein.',
  '{path} must be one of {values}.': '{path} muss eines von {values} sein.',
  '{path} must be {value}.': '{path} muss {value} sein.',
  '{path} must not have {keys}.': '{path} darf {keys} nicht enthalten.',
  '{path} must be a multiple of {divisor}.': '{path} muss ein Vielfaches von {divisor} sein.',
  '{path} is not valid.': '{path} ist nicht gültig.',
  'more than': 'mehr als',
  'at least': 'mindestens',
  'less than': 'weniger als',
  'at most': 'höchstens',
  '{path} must have {how} {bound} {bound, plural, one {character} other {characters}}.':
    '{path} muss {how} {bound} Zeichen haben.',
  '{path} must have {how} {bound} {bound, plural, one {item} other {items}}.':
    '{path} muss {how} {bound} {bound, plural, one {Eintrag} other {Einträge}} haben.',
  '{path} must be {how} {bound}.': '{path} muss {how} {bound} sein.',
  'Ask for a page or go on from a cursor, not both.':
    'Fragen Sie nach einer Seite oder fahren Sie bei einem Cursor fort, nicht beides.',
  'This cursor was not given by a list. Take "next" of an answer as it is, or begin without one.':
    'Dieser Cursor stammt aus keiner Liste. Nehmen Sie „next“ einer Antwort, wie es ist, oder beginnen Sie ohne.',
  'Live changes are not available right now.': 'Live-Änderungen sind gerade nicht verfügbar.',
  'Too many live connections. Please try again later.':
    'Zu viele Live-Verbindungen. Bitte versuchen Sie es später erneut.',
  'You have {own} live connections open. Close one to open another.':
    'Sie haben {own} Live-Verbindungen offen. Schließen Sie eine, um eine andere zu öffnen.',
  'The request ended before it was all there.': 'Die Anfrage endete, bevor alles da war.',
  'The request is larger than {size}.': 'Die Anfrage ist größer als {size}.',
  'Less than {bytes} bytes of the request arrived in {seconds} seconds.':
    'In {seconds} Sekunden kamen weniger als {bytes} Bytes der Anfrage an.',
  'The request had not arrived within {seconds} seconds.': 'Die Anfrage war nach {seconds} Sekunden nicht angekommen.',
  'Please send the request uncompressed.': 'Bitte senden Sie die Anfrage unkomprimiert.',
  'The request body is not valid JSON.': 'Der Inhalt der Anfrage ist kein gültiges JSON.',
  'Please send one file in the field "file".': 'Bitte senden Sie eine Datei im Feld „file“.',
  'You are sending more than {most} MB at once. Please wait until some of it has arrived.':
    'Sie senden mehr als {most} MB auf einmal. Bitte warten Sie, bis ein Teil davon angekommen ist.',
  'More than {most} MB are on their way from where you are. Please try again in 5 seconds.':
    'Von Ihrem Ort aus sind mehr als {most} MB unterwegs. Bitte versuchen Sie es in 5 Sekunden erneut.',
  'Recto is receiving as much as it can take at once. Please try again in 5 seconds.':
    'Recto empfängt gerade so viel, wie es auf einmal aufnehmen kann. Bitte versuchen Sie es in 5 Sekunden erneut.',
  owner: 'Inhaber',
  member: 'Mitglied',
  reviewer: 'Prüfer',
  auditor: 'Auditor',
  'Only an owner of the workspace can {what}.': 'Nur ein Inhaber des Arbeitsbereichs kann {what}.',
  'Auditors see and export everything, and change nothing.': 'Auditoren sehen und exportieren alles und ändern nichts.',
  'As {role} you cannot {what}.': 'Als {role} können Sie nicht {what}.',
  'A workspace has always an owner. Make somebody else an owner first.':
    'Ein Arbeitsbereich hat immer einen Inhaber. Machen Sie zuerst jemand anderen zum Inhaber.',
  'An owner of a workspace cannot be removed. Give them another role first; the last owner stays.':
    'Ein Inhaber eines Arbeitsbereichs kann nicht entfernt werden. Geben Sie ihm zuerst eine andere Rolle; der letzte Inhaber bleibt.',
  'Member not found': 'Mitglied nicht gefunden',
  'There is no such workspace.': 'Diesen Arbeitsbereich gibt es nicht.',
  'Delivery not found': 'Zustellung nicht gefunden',
  'A workspace has at most {most} webhooks. Remove one that is no longer needed.':
    'Ein Arbeitsbereich hat höchstens {most} Webhooks. Entfernen Sie einen, der nicht mehr gebraucht wird.',
  'The secret was changed a short while ago: until {until} the one before signs, too. Change it again after that, or end the old ones at once.':
    'Das Geheimnis wurde vor Kurzem geändert: Bis {until} unterschreibt auch das vorige. Ändern Sie es danach erneut, oder beenden Sie die alten sofort.',
  'Webhook not found': 'Webhook nicht gefunden',
  'Originals go with their documents at the latest: give fewer days for originals, or none.':
    'Originale gehen spätestens mit ihren Dokumenten: Geben Sie für Originale weniger Tage an, oder keine.',
  'Accounts are made by invitation here. Please ask the owner of your workspace to invite you.':
    'Konten entstehen hier durch Einladung. Bitte lassen Sie sich vom Inhaber Ihres Arbeitsbereichs einladen.',
  'No new accounts are made here. Please ask whoever runs this server.':
    'Hier werden keine neuen Konten angelegt. Bitte fragen Sie, wer diesen Server betreibt.',
  'This invitation was used already, taken back or is too old. Please ask for a new one.':
    'Diese Einladung wurde bereits verwendet, zurückgenommen oder ist zu alt. Bitte lassen Sie sich eine neue schicken.',
  'Invitation not found': 'Einladung nicht gefunden',
  'A workspace has at most {most} open invitations. Take one back before you send another.':
    'Ein Arbeitsbereich hat höchstens {most} offene Einladungen. Nehmen Sie eine zurück, bevor Sie eine weitere senden.',
  'This is the address of your account already.': 'Das ist bereits die Adresse Ihres Kontos.',
  'This link is used up, or the change was stopped or asked for again since. Please ask for a new one if you need it.':
    'Dieser Link wurde bereits verwendet, oder die Änderung wurde seitdem gestoppt oder neu angefordert. Fordern Sie bei Bedarf einen neuen an.',
  'This address belongs to another account now: somebody who reads its mail made one with it.':
    'Diese Adresse gehört jetzt zu einem anderen Konto: Jemand, der ihre E-Mails liest, hat damit eines angelegt.',
  'There is no such API key.': 'Diesen API-Schlüssel gibt es nicht.',
  'The key would never be good: choose a time that is still to come.':
    'Der Schlüssel wäre nie gültig: Wählen Sie einen Zeitpunkt in der Zukunft.',
  'Another API key has this name. Names tell in histories which key it was, so each has its own.':
    'Ein anderer API-Schlüssel heißt schon so. An den Namen erkennt man im Verlauf den Schlüssel, darum hat jeder seinen eigenen.',
  'A workspace has at most {most} API keys. Revoke one that is not used any more.':
    'Ein Arbeitsbereich hat höchstens {most} API-Schlüssel. Widerrufen Sie einen, der nicht mehr verwendet wird.',
  'This passkey opens no account here. If it was removed, please sign in with your password.':
    'Dieser Passkey öffnet hier kein Konto. Wurde er entfernt, melden Sie sich bitte mit Ihrem Passwort an.',
  'The passkey could not be checked, or it took longer than five minutes. Please try again.':
    'Der Passkey konnte nicht geprüft werden, oder es dauerte länger als fünf Minuten. Bitte versuchen Sie es erneut.',
  'This passkey was refused: there seems to be a copy of it. Please sign in another way, remove it and add a new one.':
    'Dieser Passkey wurde abgelehnt: Es scheint eine Kopie davon zu geben. Bitte melden Sie sich anders an, entfernen Sie ihn und fügen Sie einen neuen hinzu.',
  'This passkey is one of yours already.': 'Dieser Passkey ist bereits einer von Ihren.',
  'An account has {most} passkeys at most. Please remove one first.':
    'Ein Konto hat höchstens {most} Passkeys. Bitte entfernen Sie zuerst einen.',
  'There is no passkey to ask for. Please add one first.':
    'Es gibt keinen Passkey, der verlangt werden könnte. Bitte fügen Sie zuerst einen hinzu.',
  'This passkey was removed already.': 'Dieser Passkey wurde bereits entfernt.',
  'Password must be at least {least} characters': 'Das Passwort muss mindestens {least} Zeichen haben',
  'This password is too easy to guess. Please choose another one.':
    'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.',
  'Signing in by a company account is not set up on this server.':
    'Die Anmeldung mit einem Firmenkonto ist auf diesem Server nicht eingerichtet.',
  '{provider} does not answer right now. Please try again in a moment; owners can sign in with their password.':
    '{provider} antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal; Inhaber können sich mit ihrem Passwort anmelden.',
  '{provider} did not let you in, or you canceled there. Nothing was changed; you can try again.':
    '{provider} hat Sie nicht eingelassen, oder Sie haben dort abgebrochen. Nichts wurde geändert; Sie können es erneut versuchen.',
  'This sign-in was begun in another browser, was used before, or took too long. Please continue with {provider} again.':
    'Diese Anmeldung wurde in einem anderen Browser begonnen, schon verwendet oder dauerte zu lange. Bitte fahren Sie erneut mit {provider} fort.',
  'What {provider} answered does not belong to this sign-in, so nobody was signed in. Please try again.':
    'Was {provider} geantwortet hat, gehört nicht zu dieser Anmeldung; niemand wurde angemeldet. Bitte versuchen Sie es erneut.',
  'The clocks of {provider} and of this server are too far apart. Please tell whoever runs this server.':
    'Die Uhren von {provider} und diesem Server gehen zu weit auseinander. Bitte sagen Sie es dem Betreiber dieses Servers.',
  'Signing in with {provider} is not set up right. Please tell whoever runs this server.':
    'Die Anmeldung mit {provider} ist nicht richtig eingerichtet. Bitte sagen Sie es dem Betreiber dieses Servers.',
  '{provider} does not tell your e-mail address, and accounts are found by it. Please tell whoever runs {provider}.':
    '{provider} nennt Ihre E-Mail-Adresse nicht, über die Konten gefunden werden. Bitte sagen Sie es dem Betreiber von {provider}.',
  '{provider} has not verified your e-mail address. Please have it verified there, then sign in again.':
    '{provider} hat Ihre E-Mail-Adresse nicht bestätigt. Bitte lassen Sie sie dort bestätigen und melden Sie sich dann erneut an.',
  '{provider} has given you no role here. Please ask whoever decides there who may use this.':
    '{provider} hat Ihnen hier keine Rolle gegeben. Bitte fragen Sie, wer dort entscheidet, wer dies nutzen darf.',
  'Your workspace signs in with {provider}. Passwords are for its owners only.':
    'Ihr Arbeitsbereich meldet sich mit {provider} an. Passwörter sind nur für seine Inhaber.',
  'There is no account for your address at {provider}. Accounts are made by invitation here: open the link of yours and continue from there, or ask the owner of your workspace to invite you.':
    'Für Ihre Adresse bei {provider} gibt es kein Konto. Konten entstehen hier durch Einladung: Öffnen Sie den Link Ihrer Einladung und fahren Sie von dort fort, oder lassen Sie sich vom Inhaber Ihres Arbeitsbereichs einladen.',
  'This invitation came to another address than the one {provider} has of you. Please ask to be invited under that.':
    'Diese Einladung ging an eine andere Adresse als die, die {provider} von Ihnen hat. Bitte lassen Sie sich unter jener einladen.',
  'There is an account with your address, and nobody has confirmed yet that the address is theirs. If it is yours, sign in with its password, confirm the address, and then continue this way.':
    'Es gibt ein Konto mit Ihrer Adresse, und niemand hat bisher bestätigt, dass die Adresse ihm gehört. Ist es Ihres, melden Sie sich mit dessen Passwort an, bestätigen Sie die Adresse und fahren Sie dann so fort.',
  'The account with your address belongs to somebody else at the same provider. Please ask the owner of your workspace.':
    'Das Konto mit Ihrer Adresse gehört jemand anderem beim selben Anbieter. Bitte fragen Sie den Inhaber Ihres Arbeitsbereichs.',
  'This code is not correct, or was used before. Please enter the one that your app shows now.':
    'Dieser Code ist falsch oder wurde schon verwendet. Bitte geben Sie den ein, den Ihre App jetzt zeigt.',
  'Two-factor authentication is on already.': 'Der zweite Faktor ist bereits eingeschaltet.',
  'Two-factor authentication is off.': 'Der zweite Faktor ist ausgeschaltet.',
  'Please begin again, with a new secret.': 'Bitte beginnen Sie erneut, mit einem neuen Geheimnis.',
  'This session has ended already.': 'Diese Sitzung ist bereits beendet.',
  'Too many attempts. Please try again in {minutes} minutes.':
    'Zu viele Versuche. Bitte versuchen Sie es in {minutes} Minuten erneut.',
  'Too many attempts. Please try again in {seconds} {seconds, plural, one {second} other {seconds}}.':
    'Zu viele Versuche. Bitte versuchen Sie es in {seconds} {seconds, plural, one {Sekunde} other {Sekunden}} erneut.',
  'The current password is not correct.': 'Das aktuelle Passwort ist nicht richtig.',
  'This link is used up, or the password was changed after it was sent. Please ask for a new one if you need it.':
    'Dieser Link wurde bereits verwendet, oder das Passwort wurde seitdem geändert. Fordern Sie bei Bedarf einen neuen an.',
  'Email already exists. Please use a different email or try logging in.':
    'Diese E-Mail-Adresse gibt es schon. Bitte verwenden Sie eine andere oder melden Sie sich an.',
  'Daily free test limit reached. Please sign up for unlimited access.':
    'Das Tageslimit der kostenlosen Tests ist erreicht. Bitte registrieren Sie sich für unbegrenzten Zugang.',
  'Too many people are trying Recto right now. Please try again in a moment.':
    'Gerade probieren zu viele Recto aus. Bitte versuchen Sie es gleich noch einmal.',
  'Reading this picture took too long. Please try a smaller or clearer one.':
    'Das Lesen dieses Bildes dauerte zu lange. Bitte versuchen Sie ein kleineres oder klareres.',
  'Please select at least one document to preview': 'Bitte wählen Sie mindestens ein Dokument für die Vorschau',
  'Please select at least one field to preview': 'Bitte wählen Sie mindestens ein Feld für die Vorschau',
  'Please select at least one document to export': 'Bitte wählen Sie mindestens ein Dokument zum Exportieren',
  'Please select at least one field to export': 'Bitte wählen Sie mindestens ein Feld zum Exportieren',
  'At most 1,000 documents can be exported as PDF at once. Please choose fewer, or another format.':
    'Höchstens 1.000 Dokumente können auf einmal als PDF exportiert werden. Bitte wählen Sie weniger oder ein anderes Format.',
  'Only completed documents can be exported.': 'Nur fertig gelesene Dokumente können exportiert werden.',
  'Document not found': 'Dokument nicht gefunden',
  'These documents would need more than 16,384 columns. Please choose fewer fields, or leave nested data as it is.':
    'Diese Dokumente bräuchten mehr als 16.384 Spalten. Bitte wählen Sie weniger Felder, oder lassen Sie verschachtelte Daten, wie sie sind.',
  'Template not found': 'Vorlage nicht gefunden',
  'This link was used already or is too old. Please subscribe again.':
    'Dieser Link wurde bereits verwendet oder ist zu alt. Bitte abonnieren Sie erneut.',
  'This server has no public pages, and so no contact form.':
    'Dieser Server hat keine öffentlichen Seiten und darum kein Kontaktformular.',
  'This server has no public pages, and so no newsletter.':
    'Dieser Server hat keine öffentlichen Seiten und darum keinen Newsletter.',
  'Only a document that could not be read can be tried again.':
    'Nur ein Dokument, das nicht gelesen werden konnte, kann erneut versucht werden.',
  'The file of this document is not there any more. Please upload it again.':
    'Die Datei dieses Dokuments ist nicht mehr da. Bitte laden Sie sie erneut hoch.',
  'This value stands there already.': 'Dieser Wert steht dort bereits.',
  'The value was changed since this was proposed.': 'Der Wert wurde geändert, seit dies vorgeschlagen wurde.',
  'Only completed documents can be edited.': 'Nur fertig gelesene Dokumente können bearbeitet werden.',
  'Somebody else edited this document in the meantime.': 'Jemand anderes hat dieses Dokument inzwischen bearbeitet.',
  'This document is on hold, so it is not deleted. An owner of the workspace can release the hold.':
    'Dieses Dokument ist gesperrt und wird darum nicht gelöscht. Ein Inhaber des Arbeitsbereichs kann die Sperre aufheben.',
  'The data of this document is nested more than {levels} levels deep.':
    'Die Daten dieses Dokuments sind mehr als {levels} Ebenen tief verschachtelt.',
  'The data of this document has more than {values, number} values.':
    'Die Daten dieses Dokuments haben mehr als {values, number} Werte.',
  'The data of this document is larger than {size}.': 'Die Daten dieses Dokuments sind größer als {size}.',
  'What "changes" says of an edit must not be larger than {size}.':
    'Was „changes“ über eine Bearbeitung sagt, darf nicht größer sein als {size}.',
  'The paths of the confirmed values of a document must not be larger than {size} together.':
    'Die Pfade der bestätigten Werte eines Dokuments dürfen zusammen nicht größer sein als {size}.',
  'A document can be edited {most} times an hour. Please try again in {minutes} {minutes, plural, one {minute} other {minutes}}.':
    'Ein Dokument kann {most}-mal pro Stunde bearbeitet werden. Bitte versuchen Sie es in {minutes} {minutes, plural, one {Minute} other {Minuten}} erneut.',
  'The data of this document has a key of more than {most} characters.':
    'Die Daten dieses Dokuments haben einen Schlüssel mit mehr als {most} Zeichen.',
  'The data of this document has a value larger than {size}.':
    'Die Daten dieses Dokuments haben einen Wert, der größer ist als {size}.',
  'There is no such proposal, or somebody accepted or rejected it already.':
    'Diesen Vorschlag gibt es nicht, oder jemand hat ihn schon angenommen oder abgelehnt.',
  'At most {most} proposals, and {size} KB of them, may wait for a person on one document.':
    'Höchstens {most} Vorschläge, zusammen {size} KB, können bei einem Dokument auf einen Menschen warten.',
  'There is no such job.': 'Diesen Auftrag gibt es nicht.',
  'All {granted} credits of this month are used. Upgrade your plan or wait for the next month to upload more documents.':
    'Alle {granted} Credits dieses Monats sind verbraucht. Wechseln Sie den Tarif oder warten Sie auf den nächsten Monat, um weitere Dokumente hochzuladen.',
  'The subscription changed at the same moment. Please try again.':
    'Das Abonnement wurde im selben Moment geändert. Bitte versuchen Sie es erneut.',
  'This workspace has a subscription already.': 'Dieser Arbeitsbereich hat bereits ein Abonnement.',
  'the webhook to {host} was switched off. It answered 410, which says that it wants no more messages.':
    'der Webhook an {host} wurde ausgeschaltet. Er antwortete mit 410, also will er keine Nachrichten mehr.',
  'the webhook to {host} was switched off. It took nothing for three days: a message was tried ten times.':
    'der Webhook an {host} wurde ausgeschaltet. Er nahm drei Tage lang nichts an: Eine Nachricht wurde zehnmal versucht.',
  'A webhook was switched off': 'Ein Webhook wurde ausgeschaltet',
  'Nothing more is sent there. In the settings you see what was answered; once you have switched it on again, what was not taken can be sent again.':
    'Dorthin wird nichts mehr gesendet. In den Einstellungen sehen Sie, was geantwortet wurde; sobald Sie ihn wieder eingeschaltet haben, kann Nichtangenommenes erneut gesendet werden.',
  'Open the settings': 'Einstellungen öffnen',
  'The webhook of this Idempotency-Key was removed since.':
    'Der Webhook dieses Idempotency-Key wurde inzwischen entfernt.',
  'This Idempotency-Key was used for another webhook.':
    'Dieser Idempotency-Key wurde für einen anderen Webhook verwendet.',
  'This Idempotency-Key was used for another change of the secret.':
    'Dieser Idempotency-Key wurde für eine andere Änderung des Geheimnisses verwendet.',
  'The secret of this Idempotency-Key was changed again since.':
    'Das Geheimnis dieses Idempotency-Key wurde seitdem erneut geändert.',
  'This webhook is switched off. Switch it on first.': 'Dieser Webhook ist ausgeschaltet. Schalten Sie ihn zuerst ein.',
  'This is not the token of the operator.': 'Das ist nicht das Token des Betreibers.',
  'This link is used up: there is an account already. Please sign in.':
    'Dieser Link ist verbraucht: Es gibt schon ein Konto. Bitte melden Sie sich an.',
  'a workspace': 'einem Arbeitsbereich',
  'an owner of {workspace} invites you to it on {product}, where documents become data. As a member you upload documents, correct what was read from them, and export it.':
    'ein Inhaber von {workspace} lädt Sie dorthin ein, auf {product}, wo aus Dokumenten Daten werden. Als Mitglied laden Sie Dokumente hoch, korrigieren, was daraus gelesen wurde, und exportieren es.',
  'an owner of {workspace} invites you to it on {product}, where documents become data. As a reviewer you correct and confirm what was read from documents, and export it.':
    'ein Inhaber von {workspace} lädt Sie dorthin ein, auf {product}, wo aus Dokumenten Daten werden. Als Prüfer korrigieren und bestätigen Sie, was aus Dokumenten gelesen wurde, und exportieren es.',
  'an owner of {workspace} invites you to it on {product}, where documents become data. As an auditor you see every document with its history and export it, and change nothing.':
    'ein Inhaber von {workspace} lädt Sie dorthin ein, auf {product}, wo aus Dokumenten Daten werden. Als Auditor sehen Sie jedes Dokument mit seinem Verlauf, exportieren es und ändern nichts.',
  'You are invited to a workspace on {product}': 'Sie sind in einen Arbeitsbereich auf {product} eingeladen',
  'Hello,': 'Guten Tag,',
  'Open the link and choose a password, or sign in when you have an account; it works once, within seven days. If you did not expect this, do nothing: no account is made, and your address is forgotten when the seven days are over.':
    'Öffnen Sie den Link und wählen Sie ein Passwort, oder melden Sie sich an, wenn Sie ein Konto haben; er gilt einmal, innerhalb von sieben Tagen. Haben Sie das nicht erwartet, tun Sie nichts: Es entsteht kein Konto, und Ihre Adresse wird nach den sieben Tagen vergessen.',
  'Accept the invitation': 'Einladung annehmen',
  'This address belongs to somebody who is in this workspace.':
    'Diese Adresse gehört jemandem, der schon in diesem Arbeitsbereich ist.',
  'This invitation came to another address than the one you are signed in with. Sign in with that, or ask to be invited under this.':
    'Diese Einladung ging an eine andere Adresse als die, mit der Sie angemeldet sind. Melden Sie sich mit jener an, oder lassen Sie sich unter dieser einladen.',
  'You are in this workspace already.': 'Sie sind bereits in diesem Arbeitsbereich.',
  'This is your only workspace. To leave it, delete your account in the settings.':
    'Das ist Ihr einziger Arbeitsbereich. Um ihn zu verlassen, löschen Sie Ihr Konto in den Einstellungen.',
  'This address already has an account. Sign in with it, and you can join the workspace.':
    'Diese Adresse hat bereits ein Konto. Melden Sie sich damit an, dann können Sie dem Arbeitsbereich beitreten.',
  'Invalid email or password': 'E-Mail-Adresse oder Passwort ist falsch',
  'Please confirm your password first.': 'Bitte bestätigen Sie zuerst Ihr Passwort.',
  'Agents and programs sign in here, with an API key, and no people.':
    'Agenten und Programme melden sich hier mit einem API-Schlüssel an, Menschen nicht.',
  'Sign in one way: with one token or one API key, in one Authorization header.':
    'Melden Sie sich auf einem Weg an: mit einem Token oder einem API-Schlüssel, in einem Authorization-Header.',
  'This is for people who sign in, not for API keys.':
    'Das ist für Menschen, die sich anmelden, nicht für API-Schlüssel.',
  'This API key lacks the scope {one} and {other}.':
    'Diesem API-Schlüssel fehlen die Berechtigungen {one} und {other}.',
  'This API key lacks the scope {one}.': 'Diesem API-Schlüssel fehlt die Berechtigung {one}.',
  'An API key may ask {perMinute} times a minute. Please wait {retryAfter} seconds.':
    'Ein API-Schlüssel darf {perMinute}-mal pro Minute anfragen. Bitte warten Sie {retryAfter} Sekunden.',
  'This link is older than thirty minutes.': 'Dieser Link ist älter als dreißig Minuten.',
  'This link is older than seven days.': 'Dieser Link ist älter als sieben Tage.',
  'Use this address for your account': 'Diese Adresse für Ihr Konto verwenden',
  'somebody, perhaps you, wants to use this address for their {product} account. Open the link within thirty minutes, where you are signed in, and your account has this address.':
    'jemand, vielleicht Sie, möchte diese Adresse für das eigene {product}-Konto verwenden. Öffnen Sie den Link innerhalb von dreißig Minuten dort, wo Sie angemeldet sind, und Ihr Konto hat diese Adresse.',
  'If it was not you, you can ignore this mail: nothing changes.':
    'Wenn Sie es nicht waren, können Sie diese E-Mail ignorieren: Es ändert sich nichts.',
  'Use this address': 'Diese Adresse verwenden',
  'This address has an account': 'Diese Adresse hat bereits ein Konto',
  'somebody, perhaps you, wants to use this address for another {product} account. An account of yours has it already, and an address belongs to one.':
    'jemand, vielleicht Sie, möchte diese Adresse für ein anderes {product}-Konto verwenden. Ein Konto von Ihnen hat sie bereits, und eine Adresse gehört zu einem.',
  'If you want to use it for the other, delete this one or give it another address first. If it was not you, you can ignore this mail: nothing changes.':
    'Möchten Sie sie für das andere verwenden, löschen Sie zuerst dieses oder geben Sie ihm eine andere Adresse. Wenn Sie es nicht waren, können Sie diese E-Mail ignorieren: Es ändert sich nichts.',
  'Your account is to have another address': 'Ihr Konto soll eine andere Adresse bekommen',
  'who is signed in to your {product} account asked to use another address for it. Until the mail there is answered, your account keeps this one.':
    'wer in Ihrem {product}-Konto angemeldet ist, möchte dafür eine andere Adresse verwenden. Bis die E-Mail dort beantwortet ist, behält Ihr Konto diese.',
  'If it was not you, open the link: it stops the change. Then change your password: somebody else may know it.':
    'Wenn Sie es nicht waren, öffnen Sie den Link: Er stoppt die Änderung. Ändern Sie dann Ihr Passwort: Jemand anderes könnte es kennen.',
  'Keep this address': 'Diese Adresse behalten',
  'Your account has another address': 'Ihr Konto hat eine andere Adresse',
  'your {product} account has another address from now on, which you sign in with. No more mails about it come here.':
    'Ihr {product}-Konto hat ab jetzt eine andere Adresse, mit der Sie sich anmelden. Hierher kommen keine E-Mails mehr dazu.',
  'If it was not you, open the link within seven days: your account has this address again, and every session ends. Then choose a new password.':
    'Wenn Sie es nicht waren, öffnen Sie den Link innerhalb von sieben Tagen: Ihr Konto bekommt diese Adresse zurück, und jede Sitzung endet. Wählen Sie dann ein neues Passwort.',
  'Use this address again': 'Diese Adresse wieder verwenden',
  'Your account has this address again': 'Ihr Konto hat diese Adresse wieder',
  'your {product} account has this address again, by the link in our mail. Every session has ended.':
    'Ihr {product}-Konto hat durch den Link in unserer E-Mail diese Adresse wieder. Jede Sitzung wurde beendet.',
  'Choose a new password now, and look at your passkeys: somebody else may have had both.':
    'Wählen Sie jetzt ein neues Passwort und prüfen Sie Ihre Passkeys: Jemand anderes hatte vielleicht beides.',
  'Choose a new password': 'Neues Passwort wählen',
  'This link was sent to another address.': 'Dieser Link wurde an eine andere Adresse gesendet.',
  'This link is too old. The settings send a new one, and so does registering with the address once more.':
    'Dieser Link ist zu alt. Die Einstellungen senden einen neuen, ebenso eine erneute Registrierung mit der Adresse.',
  'There is no such API key. Was all of it sent?': 'Diesen API-Schlüssel gibt es nicht. Wurde er vollständig gesendet?',
  'This API key was revoked. Please use another one.':
    'Dieser API-Schlüssel wurde widerrufen. Bitte verwenden Sie einen anderen.',
  'The time of this API key is over. Please use another one.':
    'Die Zeit dieses API-Schlüssels ist abgelaufen. Bitte verwenden Sie einen anderen.',
  'This link is for another account. Please sign in to the one whose address is to change.':
    'Dieser Link ist für ein anderes Konto. Bitte melden Sie sich bei dem an, dessen Adresse geändert werden soll.',
  'The new password must be another one than the current password.':
    'Das neue Passwort muss ein anderes sein als das aktuelle.',
  'This link is not complete. Please open it again from the mail.':
    'Dieser Link ist nicht vollständig. Bitte öffnen Sie ihn erneut aus der E-Mail.',
  'Hello {name},': 'Guten Tag {name},',
  'your account is ready. Upload an invoice, a receipt or any other document, and read its data a moment later.':
    'Ihr Konto ist bereit. Laden Sie eine Rechnung, einen Kassenbeleg oder ein anderes Dokument hoch, und lesen Sie einen Moment später die Daten daraus.',
  'Welcome to {product}': 'Willkommen bei {product}',
  'Open {product}': '{product} öffnen',
  'Please confirm that this address is yours: open the link within seven days and sign in. Your account works before, but until then the address can be taken by somebody else who reads its mail.':
    'Bitte bestätigen Sie, dass diese Adresse Ihnen gehört: Öffnen Sie den Link innerhalb von sieben Tagen und melden Sie sich an. Ihr Konto funktioniert schon vorher, aber bis dahin kann jemand anderes, der die E-Mails der Adresse liest, sie übernehmen.',
  'If it was not you who registered, you can ignore this mail: nobody confirms the address without it. The same link makes an account of your own with the address.':
    'Wenn nicht Sie sich registriert haben, können Sie diese E-Mail ignorieren: Ohne sie bestätigt niemand die Adresse. Derselbe Link legt ein eigenes Konto mit der Adresse an.',
  'Confirm your address': 'Adresse bestätigen',
  'Please confirm your address': 'Bitte bestätigen Sie Ihre Adresse',
  'here is a new link to confirm the address of your {product} account. Open it within seven days and sign in.':
    'hier ist ein neuer Link, um die Adresse Ihres {product}-Kontos zu bestätigen. Öffnen Sie ihn innerhalb von sieben Tagen und melden Sie sich an.',
  'If you have no account, you can ignore this mail. The same link makes one of your own with this address.':
    'Wenn Sie kein Konto haben, können Sie diese E-Mail ignorieren. Derselbe Link legt ein eigenes mit dieser Adresse an.',
  'Registering with your address': 'Registrierung mit Ihrer Adresse',
  'somebody, perhaps you, wanted to register with this address. An account uses it already and has never confirmed it.':
    'jemand, vielleicht Sie, wollte sich mit dieser Adresse registrieren. Ein Konto verwendet sie bereits und hat sie nie bestätigt.',
  'If that account is yours, open the link and sign in: your address is confirmed. If it is not yours, or you do not know its password, the same link makes a new account with your address. The other one keeps its documents and its password; it only loses the address.':
    'Gehört das Konto Ihnen, öffnen Sie den Link und melden Sie sich an: Ihre Adresse ist dann bestätigt. Gehört es Ihnen nicht, oder kennen Sie sein Passwort nicht, legt derselbe Link ein neues Konto mit Ihrer Adresse an. Das andere behält seine Dokumente und sein Passwort; es verliert nur die Adresse.',
  'The link is good for seven days. If you did not want to register, you can ignore this mail.':
    'Der Link gilt sieben Tage. Wenn Sie sich nicht registrieren wollten, können Sie diese E-Mail ignorieren.',
  'Use your address': 'Ihre Adresse verwenden',
  'A new account has your address': 'Ein neues Konto hat Ihre Adresse',
  'somebody who reads the mail of this address made a new account with it. An older account that had never confirmed the address lost it, and gets no more mails here.':
    'jemand, der die E-Mails dieser Adresse liest, hat damit ein neues Konto angelegt. Ein älteres Konto, das die Adresse nie bestätigt hatte, hat sie verloren und bekommt hier keine E-Mails mehr.',
  'Nothing in the older account was deleted. Who knows its password signs in to it as before, with this address and that password.':
    'Im älteren Konto wurde nichts gelöscht. Wer sein Passwort kennt, meldet sich wie bisher an, mit dieser Adresse und jenem Passwort.',
  'Sign in': 'Anmelden',
  'Your {product} password was changed': 'Ihr {product}-Passwort wurde geändert',
  'the password of your account was changed on {at, date, day} at {at, time, minute} UTC. Every session but the one it was changed in has ended.':
    'das Passwort Ihres Kontos wurde am {at, date, day} um {at, time, minute} UTC geändert. Jede Sitzung außer der, in der es geändert wurde, ist beendet.',
  'If it was not you, answer to whoever runs this server right away: somebody else knows your password.':
    'Wenn Sie es nicht waren, schreiben Sie sofort dem Betreiber dieses Servers: Jemand anderes kennt Ihr Passwort.',
  'somebody, perhaps you, said that the password of your {product} account is forgotten. The link lets you choose a new one. It is good for thirty minutes, and once.':
    'jemand, vielleicht Sie, hat angegeben, das Passwort Ihres {product}-Kontos vergessen zu haben. Mit dem Link wählen Sie ein neues. Er gilt dreißig Minuten, und einmal.',
  'If it was not you, you can ignore this mail: your password stays as it is.':
    'Wenn Sie es nicht waren, können Sie diese E-Mail ignorieren: Ihr Passwort bleibt, wie es ist.',
  'About the password of your account': 'Zum Passwort Ihres Kontos',
  'somebody, perhaps you, said that the password of the {product} account with this address is forgotten. The account has never confirmed the address, so we cannot know that it is yours, and its password stays as it is.':
    'jemand, vielleicht Sie, hat angegeben, das Passwort des {product}-Kontos mit dieser Adresse vergessen zu haben. Das Konto hat die Adresse nie bestätigt; wir können also nicht wissen, dass es Ihres ist, und sein Passwort bleibt, wie es ist.',
  'The link makes a new account with your address. The other one keeps its documents and its password; it only loses the address. If you still know the password after all, sign in by the same link: it confirms your address.':
    'Der Link legt ein neues Konto mit Ihrer Adresse an. Das andere behält seine Dokumente und sein Passwort; es verliert nur die Adresse. Kennen Sie das Passwort doch noch, melden Sie sich über denselben Link an: Er bestätigt Ihre Adresse.',
  'The link is good for seven days. If you did not ask for it, you can ignore this mail.':
    'Der Link gilt sieben Tage. Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren.',
  'a new password was chosen for your account on {at, date, day} at {at, time, minute} UTC, by the link in our mail. Every session has ended.':
    'für Ihr Konto wurde am {at, date, day} um {at, time, minute} UTC über den Link in unserer E-Mail ein neues Passwort gewählt. Jede Sitzung ist beendet.',
  'If it was not you, answer to whoever runs this server right away: somebody else reads your mail.':
    'Wenn Sie es nicht waren, schreiben Sie sofort dem Betreiber dieses Servers: Jemand anderes liest Ihre E-Mails.',
  'two-factor authentication was turned on for your account. From now on signing in asks for a code of your authenticator app, too.':
    'der zweite Faktor wurde für Ihr Konto eingeschaltet. Ab jetzt verlangt die Anmeldung auch einen Code Ihrer Authenticator-App.',
  'two-factor authentication was turned off for your account. From now on the password alone signs in.':
    'der zweite Faktor wurde für Ihr Konto ausgeschaltet. Ab jetzt genügt zur Anmeldung das Passwort.',
  'a recovery code of your account was used in place of your authenticator app. It is good for nothing any more.':
    'ein Wiederherstellungscode Ihres Kontos wurde anstelle Ihrer Authenticator-App verwendet. Er gilt nicht mehr.',
  'a passkey was added to your account. It signs in without your password.':
    'Ihrem Konto wurde ein Passkey hinzugefügt. Er meldet ohne Ihr Passwort an.',
  'a passkey was removed from your account. It signs nobody in any more.':
    'ein Passkey wurde von Ihrem Konto entfernt. Er meldet niemanden mehr an.',
  'from now on signing in to your account with the password asks for one of your passkeys, too.':
    'ab jetzt verlangt die Anmeldung mit dem Passwort auch einen Ihrer Passkeys.',
  'from now on signing in to your account with the password asks for no passkey any more.':
    'ab jetzt verlangt die Anmeldung mit dem Passwort keinen Passkey mehr.',
  'Two-factor authentication is on': 'Der zweite Faktor ist eingeschaltet',
  'Two-factor authentication is off': 'Der zweite Faktor ist ausgeschaltet',
  'A recovery code was used': 'Ein Wiederherstellungscode wurde verwendet',
  'A passkey was added to your account': 'Ihrem Konto wurde ein Passkey hinzugefügt',
  'A passkey was removed from your account': 'Ein Passkey wurde von Ihrem Konto entfernt',
  'Signing in asks for a passkey': 'Die Anmeldung verlangt einen Passkey',
  'Signing in asks for no passkey any more': 'Die Anmeldung verlangt keinen Passkey mehr',
  'If it was not you, change your password, look at your passkeys and answer to whoever runs this server right away.':
    'Wenn Sie es nicht waren, ändern Sie Ihr Passwort, prüfen Sie Ihre Passkeys und schreiben Sie sofort dem Betreiber dieses Servers.',
  'Your {product} account was deleted': 'Ihr {product}-Konto wurde gelöscht',
  'your account was deleted, and what belonged to it can no longer be read by anybody.':
    'Ihr Konto wurde gelöscht, und was dazu gehörte, kann niemand mehr lesen.',
  'This is the last mail you get from us. Thank you for having been here.':
    'Das ist die letzte E-Mail, die Sie von uns bekommen. Danke, dass Sie hier waren.',
  'reCAPTCHA verification failed': 'Die reCAPTCHA-Prüfung ist fehlgeschlagen',
  'Passkeys need a server with a name, and this one is reached by a number. Please ask whoever runs it.':
    'Passkeys brauchen einen Server mit einem Namen, und dieser wird über eine Nummer erreicht. Bitte fragen Sie, wer ihn betreibt.',
  'This link is older than thirty minutes. Please ask for a new one.':
    'Dieser Link ist älter als dreißig Minuten. Bitte fordern Sie einen neuen an.',
  'Please use one of your passkeys, too.': 'Bitte verwenden Sie zusätzlich einen Ihrer Passkeys.',
  'Please enter the code that your authenticator app shows, or one of your recovery codes, or use a passkey.':
    'Bitte geben Sie den Code Ihrer Authenticator-App oder einen Ihrer Wiederherstellungscodes ein, oder verwenden Sie einen Passkey.',
  'Please enter the code that your authenticator app shows, or one of your recovery codes.':
    'Bitte geben Sie den Code Ihrer Authenticator-App oder einen Ihrer Wiederherstellungscodes ein.',
  'That took too long. Please sign in again.': 'Das hat zu lange gedauert. Bitte melden Sie sich erneut an.',
  'Recto was started a moment ago and is still reading its log. Please try again in a moment.':
    'Recto wurde gerade gestartet und liest noch sein Protokoll. Bitte versuchen Sie es gleich noch einmal.',
  'Please select a valid image file (PNG, JPG, GIF, JPEG)':
    'Bitte wählen Sie eine gültige Bilddatei (PNG, JPG, GIF, JPEG)',
  'File size must be less than 2MB': 'Die Datei muss kleiner als 2 MB sein',
  'Failed to process document': 'Das Dokument konnte nicht verarbeitet werden',
  '{field} (confidence)': '{field} (Sicherheit)',
  'The newest version of {count} of these documents is too large to be exported (8 MB at most). Restore an earlier version first, or leave them out.':
    'Die neueste Version von {count} dieser Dokumente ist zu groß für den Export (höchstens 8 MB). Stellen Sie zuerst eine frühere Version wieder her, oder lassen Sie sie weg.',
  'Several exports of yours are still being made. Please wait until one of them is done.':
    'Mehrere Ihrer Exporte werden noch erstellt. Bitte warten Sie, bis einer davon fertig ist.',
  'Too many exports are being made right now. Please try again in a moment.':
    'Gerade werden zu viele Exporte erstellt. Bitte versuchen Sie es gleich noch einmal.',
  'This export takes longer than one may take. Please choose fewer documents or fields, or another format.':
    'Dieser Export dauert länger als erlaubt. Bitte wählen Sie weniger Dokumente oder Felder, oder ein anderes Format.',
  'This export could not be made. Please try again, or choose fewer documents or another format.':
    'Dieser Export konnte nicht erstellt werden. Bitte versuchen Sie es erneut, oder wählen Sie weniger Dokumente oder ein anderes Format.',
  'A workspace keeps at most {most} templates.': 'Ein Arbeitsbereich behält höchstens {most} Vorlagen.',
  Documents: 'Dokumente',
  Document: 'Dokument',
  Item: 'Posten',
  '{pages} {pages, plural, one {page} other {pages}}': '{pages} {pages, plural, one {Seite} other {Seiten}}',
  'under 0.01 MB': 'unter 0,01 MB',
  '{size, number, ::.00 group-off} MB': '{size, number, ::.00 group-off} MB',
  'None of the chosen fields was found on this document.':
    'Auf diesem Dokument wurde keines der gewählten Felder gefunden.',
  'Text as read': 'Gelesener Text',
  'Raw data': 'Rohdaten',
  'Page {number}': 'Seite {number}',
  Yes: 'Ja',
  No: 'Nein',
  '{count} {count, plural, one {document} other {documents}}':
    '{count} {count, plural, one {Dokument} other {Dokumente}}',
  'Exported documents': 'Exportierte Dokumente',
  'Documents of this workspace are on hold and would be deleted with it. Release their holds, or make somebody else an owner, first.':
    'Dokumente dieses Arbeitsbereichs sind gesperrt und würden mit ihm gelöscht. Heben Sie zuerst die Sperren auf, oder machen Sie jemand anderen zum Inhaber.',
  'If-Match must carry the version you saw, such as "3".':
    'If-Match muss die Version tragen, die Sie gesehen haben, etwa "3".',
  'Send either "url" or "content".': 'Senden Sie entweder "url" oder "content".',
  'The file at the address broke off, or took too long.': 'Die Datei unter der Adresse brach ab oder dauerte zu lange.',
  '"content" must be base64, without "data:" before it.': '"content" muss base64 sein, ohne "data:" davor.',
  'This document has no fact {revision}.': 'Dieses Dokument hat keine Tatsache {revision}.',
  'This document was not there at that time.': 'Dieses Dokument gab es zu dieser Zeit noch nicht.',
  '{name} must be a date such as 2026-03-01T00:00:00.000Z.': '{name} muss ein Datum wie 2026-03-01T00:00:00.000Z sein.',
  'deleteAfterProcessing must be "true" or "false".': 'deleteAfterProcessing muss "true" oder "false" sein.',
  'The file is empty.': 'Die Datei ist leer.',
  'This file cannot be read. Please upload a JPEG, PNG, GIF, BMP, TIFF or PDF.':
    'Diese Datei kann nicht gelesen werden. Bitte laden Sie JPEG, PNG, GIF, BMP, TIFF oder PDF hoch.',
  'The file is larger than 10 MB.': 'Die Datei ist größer als 10 MB.',
  'The original file was deleted.': 'Die Originaldatei wurde gelöscht.',
  'This document has no version {version}.': 'Dieses Dokument hat keine Version {version}.',
  'This was changed a moment ago and cannot be shown just yet. Please try again.':
    'Das wurde gerade geändert und kann noch nicht gezeigt werden. Bitte versuchen Sie es erneut.',
  'This document has no page {page}.': 'Dieses Dokument hat keine Seite {page}.',
  'Too many pages are being drawn right now. Please try again in a moment.':
    'Gerade werden zu viele Seiten gezeichnet. Bitte versuchen Sie es gleich noch einmal.',
  'This page cannot be shown. The original can still be downloaded.':
    'Diese Seite kann nicht gezeigt werden. Das Original kann weiterhin heruntergeladen werden.',
  'The original file was deleted, so its pages can no longer be shown.':
    'Die Originaldatei wurde gelöscht, darum können ihre Seiten nicht mehr gezeigt werden.',
  'This Idempotency-Key was used for another proposal.':
    'Dieser Idempotency-Key wurde für einen anderen Vorschlag verwendet.',
  'The document of this Idempotency-Key was deleted since.':
    'Das Dokument dieses Idempotency-Key wurde inzwischen gelöscht.',
  'This Idempotency-Key was used for another file.': 'Dieser Idempotency-Key wurde für eine andere Datei verwendet.',
  'A sandbox key reads only the six sample documents of Recto, as they are at /samples: {names}.':
    'Ein Sandbox-Schlüssel liest nur die sechs Beispieldokumente von Recto, wie sie unter /samples stehen: {names}.',
  'This file of {file} has no room: the workspace keeps {used} of files and may keep {quota}. Delete documents that are needed no longer, or have an owner shorten how long files are kept.':
    'Für diese Datei von {file} ist kein Platz: Der Arbeitsbereich behält {used} an Dateien und darf {quota} behalten. Löschen Sie Dokumente, die nicht mehr gebraucht werden, oder lassen Sie einen Inhaber die Aufbewahrung kürzen.',
  'This export is still being made. Please wait until it is finished.':
    'Dieser Export wird noch erstellt. Bitte warten Sie, bis er fertig ist.',
  'There is no file of this export.': 'Von diesem Export gibt es keine Datei.',
  'Files of exports are kept for a day. Please export the documents again.':
    'Dateien von Exporten werden einen Tag lang aufbewahrt. Bitte exportieren Sie die Dokumente erneut.',
  'The files of the newest {most} exports of a workspace are kept. Please export the documents again.':
    'Die Dateien der neuesten {most} Exporte eines Arbeitsbereichs werden aufbewahrt. Bitte exportieren Sie die Dokumente erneut.',
  'The file of this export was removed, because a document in it was deleted. Please export the others again.':
    'Die Datei dieses Exports wurde entfernt, weil ein Dokument darin gelöscht wurde. Bitte exportieren Sie die anderen erneut.',
  'At most {most} jobs can wait in a workspace. Please wait until one of them is done.':
    'Höchstens {most} Aufträge können in einem Arbeitsbereich warten. Bitte warten Sie, bis einer davon erledigt ist.',
  'This Idempotency-Key was used for other documents.': 'Dieser Idempotency-Key wurde für andere Dokumente verwendet.',
  'This Idempotency-Key was used for another export.':
    'Dieser Idempotency-Key wurde für einen anderen Export verwendet.',
  'Reactivate the subscription before you change its plan.':
    'Reaktivieren Sie das Abonnement, bevor Sie seinen Tarif ändern.',
  'This change would cut the period short that is paid for. Cancel the subscription, and choose again when it has ended.':
    'Diese Änderung würde den bezahlten Zeitraum verkürzen. Kündigen Sie das Abonnement und wählen Sie neu, wenn es endet.',
  'The last payment failed. Please update your payment method first.':
    'Die letzte Zahlung ist fehlgeschlagen. Bitte aktualisieren Sie zuerst Ihre Zahlungsmethode.',
  'The payment was declined. Your plan stays as it is.': 'Die Zahlung wurde abgelehnt. Ihr Tarif bleibt, wie er ist.',
  'This workspace was deleted.': 'Dieser Arbeitsbereich wurde gelöscht.',
  'This workspace is on an unlimited plan.': 'Dieser Arbeitsbereich hat einen unbegrenzten Tarif.',
  'The signature of this message is not valid.': 'Die Signatur dieser Nachricht ist nicht gültig.',
  'your workspace has the plan {plan} now, billed annually. It renews on {day, date, day} and goes on until it is canceled.':
    'Ihr Arbeitsbereich hat jetzt den Tarif {plan}, jährlich abgerechnet. Er verlängert sich am {day, date, day} und läuft, bis er gekündigt wird.',
  'your workspace has the plan {plan} now, billed monthly. It renews on {day, date, day} and goes on until it is canceled.':
    'Ihr Arbeitsbereich hat jetzt den Tarif {plan}, monatlich abgerechnet. Er verlängert sich am {day, date, day} und läuft, bis er gekündigt wird.',
  'Your {product} subscription': 'Ihr {product}-Abonnement',
  'Nothing was paid: this server has a test checkout only.':
    'Es wurde nichts bezahlt: Dieser Server hat nur eine Testkasse.',
  'In the settings you can change the plan or cancel it; it then ends with the period that is paid for.':
    'In den Einstellungen können Sie den Tarif ändern oder kündigen; er endet dann mit dem bezahlten Zeitraum.',
  'Your {product} subscription was canceled': 'Ihr {product}-Abonnement wurde gekündigt',
  'your subscription is canceled and ends on {day, date, day}. Until then nothing changes; after that your workspace returns to the free plan, and your documents stay.':
    'Ihr Abonnement ist gekündigt und endet am {day, date, day}. Bis dahin ändert sich nichts; danach kehrt Ihr Arbeitsbereich zum kostenlosen Tarif zurück, und Ihre Dokumente bleiben.',
  'You can take it back in the settings until then. If no owner of the workspace canceled it, please change your password.':
    'Bis dahin können Sie es in den Einstellungen zurücknehmen. Hat kein Inhaber des Arbeitsbereichs gekündigt, ändern Sie bitte Ihr Passwort.',
  'Your {product} payment failed': 'Ihre {product}-Zahlung ist fehlgeschlagen',
  'the payment for your {product} subscription did not go through. Nothing is lost: it will be tried again, and your plan stays as it is for seven days.':
    'die Zahlung für Ihr {product}-Abonnement ist nicht durchgegangen. Nichts ist verloren: Sie wird erneut versucht, und Ihr Tarif bleibt sieben Tage lang, wie er ist.',
  'Please check your payment method. If it cannot be charged, your workspace returns to the free plan; your documents stay.':
    'Bitte prüfen Sie Ihre Zahlungsmethode. Kann sie nicht belastet werden, kehrt Ihr Arbeitsbereich zum kostenlosen Tarif zurück; Ihre Dokumente bleiben.',
  'Update your payment method': 'Zahlungsmethode aktualisieren',
  'This subscription was made with a payment provider that is not in use any more.':
    'Dieses Abonnement wurde bei einem Zahlungsanbieter abgeschlossen, der nicht mehr verwendet wird.',
  'This workspace has no active subscription.': 'Dieser Arbeitsbereich hat kein aktives Abonnement.',
  'The subscription is changing right now. Please try again.':
    'Das Abonnement wird gerade geändert. Bitte versuchen Sie es erneut.',
  'The free plan needs no payment.': 'Der kostenlose Tarif braucht keine Zahlung.',
  'The test card was declined. Nothing was booked.': 'Die Testkarte wurde abgelehnt. Nichts wurde gebucht.',
  'This checkout is not open any more.': 'Dieser Bezahlvorgang ist nicht mehr offen.',
  'Pages of other sites may not ask here.': 'Seiten anderer Websites dürfen hier nicht anfragen.',
  'The address is not a URL.': 'Die Adresse ist keine URL.',
  'The address must not have a user name or password in it.':
    'Die Adresse darf weder Benutzernamen noch Passwort enthalten.',
  'The address leads to another one; give that one.': 'Die Adresse führt zu einer anderen; geben Sie jene an.',
  'The file comes compressed, though it was asked for as it is.':
    'Die Datei kommt komprimiert, obwohl sie unverändert verlangt wurde.',
  'The address answers {status}.': 'Die Adresse antwortet mit {status}.',
  'The address did not answer within {seconds} seconds.': 'Die Adresse hat nach {seconds} Sekunden nicht geantwortet.',
  'There is no connection to the address: {code}.': 'Es gibt keine Verbindung zur Adresse: {code}.',
  'Addresses of private networks and of this machine are refused.':
    'Adressen privater Netze und dieses Rechners werden abgelehnt.',
  'The address must begin with https://.': 'Die Adresse muss mit https:// beginnen.',
  'Payments are not set up on this Recto.': 'Zahlungen sind auf diesem Recto nicht eingerichtet.',
  'Webhook removed': 'Webhook entfernt',
  'Member removed': 'Mitglied entfernt',
  'Invitation taken back': 'Einladung zurückgenommen',
  'You left the workspace': 'Sie haben den Arbeitsbereich verlassen',
  'Signed out': 'Abgemeldet',
  'Your address is confirmed.': 'Ihre Adresse ist bestätigt.',
  'A new link is on its way to your address.': 'Ein neuer Link ist unterwegs an Ihre Adresse.',
  'A mail with a link is on its way to the new address. Until you open it, the old one stays.':
    'Eine E-Mail mit einem Link ist unterwegs an die neue Adresse. Bis Sie ihn öffnen, bleibt die alte.',
  'API key revoked': 'API-Schlüssel widerrufen',
  'Passkey removed': 'Passkey entfernt',
  'If there is an account with this address, a mail with a link is on its way to it.':
    'Wenn es ein Konto mit dieser Adresse gibt, ist eine E-Mail mit einem Link dorthin unterwegs.',
  'Your password was changed. Please sign in with the new one.':
    'Ihr Passwort wurde geändert. Bitte melden Sie sich mit dem neuen an.',
  'Session ended': 'Sitzung beendet',
  'Template deleted': 'Vorlage gelöscht',
  'Account deleted successfully': 'Konto gelöscht',
  'Message Sent Successfully!': 'Nachricht gesendet!',
  'Your subscription is confirmed.': 'Ihr Abonnement ist bestätigt.',
  'You are unsubscribed.': 'Sie sind abgemeldet.',
  'Document deleted': 'Dokument gelöscht',
  'Workspace data cleaned up successfully. Plan and credits remain unchanged.{held, plural, =0 {} one { # document on hold stayed.} other { # documents on hold stayed.}}':
    'Die Daten des Arbeitsbereichs sind gelöscht. Tarif und Credits bleiben unverändert.{held, plural, =0 {} one { # gesperrtes Dokument ist geblieben.} other { # gesperrte Dokumente sind geblieben.}}',
};
