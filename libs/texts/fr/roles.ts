/** What roles may do. Said by the settings and, after "can", by refusals of the server. */
import type { Catalog } from '../translate.js';

export const roles: Catalog = {
  'see documents with their originals, versions and history':
    'voir les documents avec leurs originaux, versions et historique',
  'export documents, also by saved templates': 'exporter les documents, aussi avec des modèles enregistrés',
  'see the plan, its credits and what used them': 'voir la formule, ses crédits et leur utilisation',
  'change their own password, and delete their own account': 'changer son mot de passe et supprimer son compte',
  'edit, confirm and restore values, and answer proposals':
    'modifier, confirmer et rétablir des valeurs, et répondre aux propositions',
  'save export templates': 'enregistrer des modèles d’export',
  'upload documents, and have them read again': 'importer des documents et les faire relire',
  'delete documents and export templates': 'supprimer des documents et des modèles d’export',
  'decide how long documents are kept, and put single ones on hold':
    'décider de la durée de conservation des documents et en bloquer certains',
  'invite and remove members, and change roles': 'inviter et retirer des membres, et changer les rôles',
  'see who changed roles and retention rules, and when':
    'voir qui a changé les rôles et les règles de conservation, et quand',
  'manage API keys': 'gérer les clés API',
  'manage webhooks': 'gérer les webhooks',
  'choose and cancel the plan, and see invoices': 'choisir et résilier la formule, et voir les factures',
  'delete all documents at once': 'supprimer tous les documents d’un coup',
  'Does everything, decides about members and money, and can end the workspace.':
    'Fait tout, décide des membres et de l’argent, et peut supprimer l’espace de travail.',
  'Uploads, corrects, deletes and exports documents.': 'Importe, corrige, supprime et exporte les documents.',
  'Corrects and confirms what was read, and exports it; uploads and deletes nothing.':
    'Corrige, confirme et exporte ce qui a été lu ; n’importe et ne supprime rien.',
  'Sees and exports every document with its history, and changes nothing.':
    'Voit et exporte chaque document avec son historique, et ne change rien.',
};
