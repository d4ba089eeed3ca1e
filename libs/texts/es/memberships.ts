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
  Workspaces: 'Espacios de trabajo',
  'To leave the one you are in, open another one first.': 'Para dejar el espacio en el que está, abra antes otro.',
  'You see nothing of it any more until somebody invites you again. What you did in it stays.':
    'Ya no verá nada de él hasta que alguien le invite de nuevo. Lo que hizo en él se queda.',
  'Leave {name}?': '¿Dejar {name}?',
  'The workspace could not be left. Please try again.':
    'No se ha podido dejar el espacio de trabajo. Inténtelo de nuevo.',
  'You are in it': 'Está en él',
  'You are its last owner': 'Es su último propietario',
  'Leave {name}': 'Dejar {name}',
  '{name} is out of this workspace at once. An account that has no other is deleted for good. Documents and what was done to them stay.':
    '{name} queda fuera de este espacio de trabajo al instante. Una cuenta que no tiene otro se elimina para siempre. Los documentos y lo que se hizo con ellos se quedan.',
};
