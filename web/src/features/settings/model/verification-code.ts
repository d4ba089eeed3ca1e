/**
 * The code that is shown and typed again before something dangerous, so that nobody does it by a slip of the hand. It
 * is made and compared in the browser and proves nothing to the server, which asks for the password.
 */
import { msg } from '../../../lib/texts.js';
const LENGTH = 6;
/** Without the letters and digits that are taken for one another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export function freshCode(): string {
  // 32 characters divide 256: every one is as likely as the next.
  return Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => ALPHABET[byte % ALPHABET.length]).join(
    '',
  );
}

/** What was typed or pasted, as the input shows it. */
export const asTyped = (text: string): string => text.replace(/\s/g, '').toUpperCase().slice(0, LENGTH);
export const isWhole = (typed: string): boolean => typed.length === LENGTH;
export const matches = (typed: string, code: string): boolean => typed.toUpperCase() === code.toUpperCase();
export const MISMATCH = msg('Incorrect verification code. Please try again.');
