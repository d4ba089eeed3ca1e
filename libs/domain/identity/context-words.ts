/**
 * Words that are tried here before all others: the product, what it is for, who works with it, the name of the
 * installation and the parts of the member's address. docs/security.md has the list.
 */
import { DOCUMENT_TITLES } from '#kernel/document-types.js';
import { ROLES } from '#kernel/roles.js';

const WORDS = ['recto', 'document', 'workspace', 'dashboard', ...ROLES, ...Object.values(DOCUMENT_TITLES)];
/** Shorter ones stand in too much that nobody guesses. */
const SHORTEST = 4;
/** Such as a year and two signs. */
const MOST_AROUND = 6;

/** @param password in lower case. @param brand what the installation is called. @param address in lower case */
export function isContextWord(password: string, { brand, address }: { brand: string; address: string }): boolean {
  const bare = lettersOf(password);
  if (password.length - bare.length > MOST_AROUND) return false;
  const [mailbox = '', host = ''] = address.split('@');
  const words = [...WORDS, brand, mailbox, ...mailbox.split(/[^\p{L}]+/u), host, ...host.split('.')]
    .map((word) => lettersOf(word.toLowerCase()))
    .filter(({ length }) => length >= SHORTEST);
  return words.some((word) => isMadeOf(bare, word) || isMadeOf(bare, `${word}s`));
}

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '');
/** Once, or again and again. */
const isMadeOf = (text: string, word: string): boolean => text !== '' && text.replaceAll(word, '') === '';
