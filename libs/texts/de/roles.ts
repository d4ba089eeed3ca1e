/** What roles may do. Said by the settings and, after "can", by refusals of the server. */
import type { Catalog } from '../translate.js';

export const roles: Catalog = {
  'see documents with their originals, versions and history': 'Dokumente mit Originalen, Versionen und Verlauf sehen',
  'export documents, also by saved templates': 'Dokumente exportieren, auch mit gespeicherten Vorlagen',
  'see the plan, its credits and what used them': 'den Tarif, seine Credits und deren Verbrauch sehen',
  'change their own password, and delete their own account': 'das eigene Passwort ändern und das eigene Konto löschen',
  'edit, confirm and restore values, and answer proposals':
    'Werte bearbeiten, bestätigen und wiederherstellen und Vorschläge beantworten',
  'save export templates': 'Exportvorlagen speichern',
  'upload documents, and have them read again': 'Dokumente hochladen und neu auslesen lassen',
  'delete documents and export templates': 'Dokumente und Exportvorlagen löschen',
  'decide how long documents are kept, and put single ones on hold':
    'die Aufbewahrung von Dokumenten festlegen und einzelne sperren',
  'invite and remove members, and change roles': 'Mitglieder einladen und entfernen und Rollen ändern',
  'see who changed roles and retention rules, and when': 'sehen, wer wann Rollen und Aufbewahrungsregeln geändert hat',
  'manage API keys': 'API-Schlüssel verwalten',
  'manage webhooks': 'Webhooks verwalten',
  'choose and cancel the plan, and see invoices': 'den Tarif wählen und kündigen und Rechnungen sehen',
  'delete all documents at once': 'alle Dokumente auf einmal löschen',
  'Does everything, decides about members and money, and can end the workspace.':
    'Darf alles, entscheidet über Mitglieder und Geld und kann den Arbeitsbereich auflösen.',
  'Uploads, corrects, deletes and exports documents.': 'Lädt Dokumente hoch, korrigiert, löscht und exportiert sie.',
  'Corrects and confirms what was read, and exports it; uploads and deletes nothing.':
    'Korrigiert, bestätigt und exportiert Ausgelesenes; lädt nichts hoch und löscht nichts.',
  'Sees and exports every document with its history, and changes nothing.':
    'Sieht und exportiert jedes Dokument mit seinem Verlauf und ändert nichts.',
};
