/** The workspaces of an account: the menu that leads into another, and joining one more. */
import type { Catalog } from '../translate.js';

export const memberships: Catalog = {
  'The workspace could not be opened. Please try again.':
    'Der Arbeitsbereich konnte nicht geöffnet werden. Bitte versuchen Sie es erneut.',
  'Workspace: {name}': 'Arbeitsbereich: {name}',
  'With the account you are signed in to. Your other workspaces stay as they are.':
    'Mit dem Konto, mit dem Sie angemeldet sind. Ihre anderen Arbeitsbereiche bleiben, wie sie sind.',
  'Another account? <link>Sign out</link>': 'Ein anderes Konto? <link>Abmelden</link>',
  'Have an account? <link>Sign in</link>': 'Schon ein Konto? <link>Anmelden</link>',
  'Deletes your account, and what has no other owner, with all its documents: {names}.':
    'Löscht Ihr Konto und alles, was keinen anderen Eigentümer hat, mit allen Dokumenten: {names}.',
  'Joined: {role}': 'Beigetreten: {role}',
};
