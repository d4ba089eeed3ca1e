/** What roles may do. Said by the settings and, after "can", by refusals of the server. */
import type { Catalog } from '../translate.js';

export const roles: Catalog = {
  'see documents with their originals, versions and history':
    'ver documentos con sus originales, versiones e historial',
  'export documents, also by saved templates': 'exportar documentos, también con plantillas guardadas',
  'see the plan, its credits and what used them': 'ver el plan, sus créditos y en qué se usaron',
  'change their own password, and delete their own account': 'cambiar su contraseña y eliminar su cuenta',
  'edit, confirm and restore values, and answer proposals':
    'editar, confirmar y restaurar valores, y responder a propuestas',
  'save export templates': 'guardar plantillas de exportación',
  'upload documents, and have them read again': 'subir documentos y hacer que se lean de nuevo',
  'delete documents and export templates': 'eliminar documentos y plantillas de exportación',
  'decide how long documents are kept, and put single ones on hold':
    'decidir cuánto se conservan los documentos y retener algunos',
  'invite and remove members, and change roles': 'invitar y quitar miembros, y cambiar roles',
  'see who changed roles and retention rules, and when': 'ver quién cambió roles y reglas de conservación, y cuándo',
  'manage API keys': 'gestionar las claves API',
  'manage webhooks': 'gestionar los webhooks',
  'choose and cancel the plan, and see invoices': 'elegir y cancelar el plan, y ver las facturas',
  'delete all documents at once': 'eliminar todos los documentos a la vez',
  'Does everything, decides about members and money, and can end the workspace.':
    'Lo hace todo, decide sobre miembros y dinero, y puede eliminar el espacio de trabajo.',
  'Uploads, corrects, deletes and exports documents.': 'Sube, corrige, elimina y exporta documentos.',
  'Corrects and confirms what was read, and exports it; uploads and deletes nothing.':
    'Corrige, confirma y exporta lo leído; no sube ni elimina nada.',
  'Sees and exports every document with its history, and changes nothing.':
    'Ve y exporta cada documento con su historial, y no cambia nada.',
};
