/** Words that many screens use. */
import type { Catalog } from '../translate.js';

export const common: Catalog = {
  Cancel: 'Abbrechen',
  Save: 'Speichern',
  Delete: 'Löschen',
  Close: 'Schließen',
  Back: 'Zurück',
  Copy: 'Kopieren',
  Download: 'Herunterladen',
  Upload: 'Hochladen',
  'Try again': 'Erneut versuchen',
  Loading: 'Wird geladen',
  'Sign in': 'Anmelden',
  Email: 'E-Mail',
  Password: 'Passwort',
  Name: 'Name',
  Documents: 'Dokumente',
  Settings: 'Einstellungen',
  Credits: 'Credits',
  Owner: 'Inhaber',
  Member: 'Mitglied',
  Reviewer: 'Prüfer',
  Auditor: 'Auditor',
  'just now': 'gerade eben',
  'A field cannot be called "{name}".': 'Ein Feld kann nicht „{name}“ heißen.',
  'The number {number} has more digits than are kept. Write it in quotes, as text.':
    'Die Zahl {number} hat mehr Stellen, als behalten werden. Schreiben Sie sie in Anführungszeichen, als Text.',
  'Idempotency-Key must be 1 to 255 visible ASCII characters.':
    'Idempotency-Key muss aus 1 bis 255 sichtbaren ASCII-Zeichen bestehen.',
  'This PDF unpacks to far more than a document holds and was not opened.':
    'Dieses PDF enthält entpackt weit mehr als ein Dokument und wurde nicht geöffnet.',
  'The drawing instructions of this PDF are nested too deep to be followed.':
    'Die Zeichenanweisungen dieses PDF sind zu tief verschachtelt.',
  'A page of this PDF is drawn with more strokes than can be followed.':
    'Eine Seite dieses PDF besteht aus mehr Strichen, als verarbeitet werden können.',
  'This file is empty.': 'Diese Datei ist leer.',
  'The content of this file does not match its type.': 'Der Inhalt dieser Datei passt nicht zu ihrem Typ.',
  'This file is damaged or empty and could not be read.':
    'Diese Datei ist beschädigt oder leer und konnte nicht gelesen werden.',
  'This type of file is not supported. Use JPEG, PNG, GIF, BMP, TIFF or PDF.':
    'Dieser Dateityp wird nicht unterstützt. Verwenden Sie JPEG, PNG, GIF, BMP, TIFF oder PDF.',
  'This PDF is protected by a password. Remove the password and upload it again.':
    'Dieses PDF ist durch ein Passwort geschützt. Entfernen Sie das Passwort und laden Sie es erneut hoch.',
  'This document has more than 50 pages. Split it and upload the parts.':
    'Dieses Dokument hat mehr als 50 Seiten. Teilen Sie es und laden Sie die Teile hoch.',
  'This picture has more than 50 megapixels. Scan it at a lower resolution.':
    'Dieses Bild hat mehr als 50 Megapixel. Scannen Sie es mit geringerer Auflösung.',
  'This file is larger than 10 MB.': 'Diese Datei ist größer als 10 MB.',
  'Reading this document took too long and was stopped.':
    'Das Lesen dieses Dokuments dauerte zu lange und wurde abgebrochen.',
  'No text was found in this document.': 'In diesem Dokument wurde kein Text gefunden.',
  'This kind of compressed bitmap is not supported. Save it as PNG.':
    'Diese Art komprimierter Bitmap wird nicht unterstützt. Speichern Sie sie als PNG.',
  'This PDF has no pages.': 'Dieses PDF hat keine Seiten.',
  'A page of this PDF is too large.': 'Eine Seite dieses PDF ist zu groß.',
  'Give the key a name': 'Geben Sie dem Schlüssel einen Namen',
  'A name has at most 60 characters': 'Ein Name hat höchstens 60 Zeichen',
  'Choose what the key may do': 'Wählen Sie, was der Schlüssel darf',
  'Choose each scope once': 'Wählen Sie jede Berechtigung nur einmal',
  'Expiry must be a time like 2027-01-31T00:00:00Z': 'Das Ablaufdatum muss eine Zeit wie 2027-01-31T00:00:00Z sein',
  'Invalid email address': 'Ungültige E-Mail-Adresse',
  'Password must be at least 6 characters': 'Das Passwort muss mindestens 6 Zeichen haben',
  'Password must be at most 256 characters': 'Das Passwort darf höchstens 256 Zeichen haben',
  'Name must be at least 2 characters': 'Der Name muss mindestens 2 Zeichen haben',
  'Name must be at most 120 characters': 'Der Name darf höchstens 120 Zeichen haben',
  'Workspace name must be at least 2 characters': 'Der Name des Arbeitsbereichs muss mindestens 2 Zeichen haben',
  'Workspace name must be at most 120 characters': 'Der Name des Arbeitsbereichs darf höchstens 120 Zeichen haben',
  'Unknown language': 'Unbekannte Sprache',
  'Please enter the code': 'Bitte geben Sie den Code ein',
  'A code has at most 40 characters': 'Ein Code hat höchstens 40 Zeichen',
  'Current password is required': 'Das aktuelle Passwort ist erforderlich',
  'Current password must be at most 256 characters': 'Das aktuelle Passwort darf höchstens 256 Zeichen haben',
  'New password must be at least 6 characters': 'Das neue Passwort muss mindestens 6 Zeichen haben',
  'New password must be at most 256 characters': 'Das neue Passwort darf höchstens 256 Zeichen haben',
  'Please confirm your password': 'Bitte bestätigen Sie Ihr Passwort',
  "Passwords don't match": 'Die Passwörter stimmen nicht überein',
  'The id of a document is a UUID.': 'Die ID eines Dokuments ist eine UUID.',
  'Please choose at least one document.': 'Bitte wählen Sie mindestens ein Dokument.',
  'Say which value: its path is empty': 'Geben Sie an, welcher Wert: Sein Pfad ist leer',
  'Say why: the reason is empty': 'Geben Sie einen Grund an: Er ist leer',
  'A reason has at most 500 characters': 'Ein Grund hat höchstens 500 Zeichen',
  'The file is larger than 10 MB.': 'Die Datei ist größer als 10 MB.',
  'Company must be at most 200 characters': 'Die Firma darf höchstens 200 Zeichen haben',
  'Subject is required': 'Der Betreff ist erforderlich',
  'Thank you for subscribing! Please check your email to confirm your subscription.':
    'Danke für Ihre Anmeldung! Bitte bestätigen Sie sie in der E-Mail, die wir Ihnen gesendet haben.',
  'The name of a template must not be empty': 'Der Name einer Vorlage darf nicht leer sein',
  'The name of a template must be at most 80 characters': 'Der Name einer Vorlage darf höchstens 80 Zeichen haben',
  'Please select a valid image file (PNG, JPG, GIF, JPEG)':
    'Bitte wählen Sie eine gültige Bilddatei (PNG, JPG, GIF, JPEG)',
  'File size must be less than 2MB': 'Die Datei muss kleiner als 2 MB sein',
  'Please name the passkey': 'Bitte geben Sie dem Passkey einen Namen',
  'Give whole days, from 1 to 36,500': 'Geben Sie ganze Tage an, von 1 bis 36.500',
  'Say why it is held': 'Geben Sie an, warum es gesperrt wird',
  'Say it in at most 500 characters': 'Sagen Sie es in höchstens 500 Zeichen',
  'An address has at most 2,000 characters.': 'Eine Adresse hat höchstens 2.000 Zeichen.',
  'Please give an address such as https://example.com/hooks, without a password in it.':
    'Bitte geben Sie eine Adresse wie https://example.com/hooks an, ohne Passwort darin.',
  'At most 200 characters.': 'Höchstens 200 Zeichen.',
  'Please choose at least one event.': 'Bitte wählen Sie mindestens ein Ereignis.',
  'Please give a moment such as 2026-03-01T00:00:00Z.': 'Bitte geben Sie einen Zeitpunkt wie 2026-03-01T00:00:00Z an.',
};
