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
  Workspaces: 'Arbeitsbereiche',
  'To leave the one you are in, open another one first.':
    'Um den zu verlassen, in dem Sie sind, öffnen Sie zuerst einen anderen.',
  'You see nothing of it any more until somebody invites you again. What you did in it stays.':
    'Sie sehen nichts mehr davon, bis jemand Sie wieder einlädt. Was Sie darin getan haben, bleibt.',
  'Leave {name}?': '{name} verlassen?',
  'The workspace could not be left. Please try again.':
    'Der Arbeitsbereich konnte nicht verlassen werden. Bitte versuchen Sie es erneut.',
  'You are in it': 'Sie sind darin',
  'You are its last owner': 'Sie sind der letzte Inhaber',
  'Leave {name}': '{name} verlassen',
  '{name} is out of this workspace at once. An account that has no other is deleted for good. Documents and what was done to them stay.':
    '{name} ist sofort nicht mehr in diesem Arbeitsbereich. Ein Konto, das keinen anderen hat, wird endgültig gelöscht. Dokumente und was mit ihnen getan wurde, bleiben.',
};
