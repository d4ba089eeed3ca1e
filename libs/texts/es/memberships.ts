/** The workspaces of an account: the menu that leads into another, and joining one more. */
import type { Catalog } from '../translate.js';

export const memberships: Catalog = {
  'The workspace could not be opened. Please try again.': 'No se pudo abrir el espacio de trabajo. Inténtelo de nuevo.',
  'Workspace: {name}': 'Espacio de trabajo: {name}',
  'With the account you are signed in to. Your other workspaces stay as they are.':
    'Con la cuenta con la que ha iniciado sesión. Sus otros espacios de trabajo quedan como están.',
  'Another account? <link>Sign out</link>': '¿Otra cuenta? <link>Cerrar sesión</link>',
  'Have an account? <link>Sign in</link>': '¿Tiene una cuenta? <link>Iniciar sesión</link>',
  'Deletes your account, and what has no other owner, with all its documents: {names}.':
    'Elimina su cuenta y lo que no tiene otro propietario, con todos sus documentos: {names}.',
  'Joined: {role}': 'Se unió: {role}',
};
