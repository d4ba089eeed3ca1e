/** Why nobody registers here by themselves; the server refuses it in the same words. */
export const CLOSED_WORDS = {
  invited: 'Accounts are made by invitation here. Please ask the owner of your workspace to invite you.',
  closed: 'No new accounts are made here. Please ask whoever runs this server.',
} as const;
