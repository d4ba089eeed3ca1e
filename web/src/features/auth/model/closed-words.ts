/** Why nobody registers here by themselves; the server refuses it in the same words. */
import { msg } from '../../../lib/texts.js';

export const CLOSED_WORDS = {
  invited: msg('Accounts are made by invitation here. Please ask the owner of your workspace to invite you.'),
  closed: msg('No new accounts are made here. Please ask whoever runs this server.'),
} as const;
