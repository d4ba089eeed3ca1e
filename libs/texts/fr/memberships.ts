/** The workspaces of an account: the menu that leads into another, and joining one more. */
import type { Catalog } from '../translate.js';

export const memberships: Catalog = {
  'The workspace could not be opened. Please try again.':
    'L’espace de travail n’a pas pu être ouvert. Veuillez réessayer.',
  'Workspace: {name}': 'Espace de travail : {name}',
  'With the account you are signed in to. Your other workspaces stay as they are.':
    'Avec le compte auquel vous êtes connecté. Vos autres espaces de travail restent tels quels.',
  'Another account? <link>Sign out</link>': 'Un autre compte ? <link>Se déconnecter</link>',
  'Have an account? <link>Sign in</link>': 'Vous avez un compte ? <link>Se connecter</link>',
  'Deletes your account, and what has no other owner, with all its documents: {names}.':
    'Supprime votre compte et ce qui n’a pas d’autre propriétaire, avec tous les documents : {names}.',
  'Joined: {role}': 'A rejoint : {role}',
  Workspaces: 'Espaces de travail',
  'To leave the one you are in, open another one first.':
    'Pour quitter celui où vous êtes, ouvrez-en d’abord un autre.',
  'You see nothing of it any more until somebody invites you again. What you did in it stays.':
    'Vous n’en voyez plus rien jusqu’à une nouvelle invitation. Ce que vous y avez fait reste.',
  'Leave {name}?': 'Quitter {name} ?',
  'The workspace could not be left. Please try again.':
    'L’espace de travail n’a pas pu être quitté. Veuillez réessayer.',
  'You are in it': 'Vous y êtes',
  'You are its last owner': 'Vous en êtes le dernier propriétaire',
  'Leave {name}': 'Quitter {name}',
  '{name} is out of this workspace at once. An account that has no other is deleted for good. Documents and what was done to them stay.':
    '{name} n’est plus dans cet espace de travail, dès maintenant. Un compte qui n’en a pas d’autre est supprimé définitivement. Les documents et ce qui a été fait restent.',
};
