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
};
