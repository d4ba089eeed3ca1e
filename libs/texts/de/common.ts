/** Words that many screens use. */
import type { Catalog } from '../translate.js';

export const common: Catalog = {
  Cancel: 'Abbrechen',
  Save: 'Speichern',
  Delete: 'Löschen',
  Close: 'Schließen',
  Back: 'Zurück',
  Edit: 'Bearbeiten',
  Copy: 'Kopieren',
  Download: 'Herunterladen',
  Upload: 'Hochladen',
  'Try again': 'Erneut versuchen',
  Loading: 'Wird geladen',
  'Sign in': 'Anmelden',
  'Sign out': 'Abmelden',
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
};
