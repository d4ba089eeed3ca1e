/**
 * Ten codes for who has lost the app: 120 random bits each, shown once. What is kept of one is its SHA-256, which is
 * enough: there is nothing to guess, as there is in a password (OWASP ASVS 6.5.2 wants 112 bits for it).
 */
import { createHash, randomInt } from 'node:crypto';

const HOW_MANY = 10;
/** Base32: neither 0 nor 1, which are taken for O and I. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const GROUPS = 6;
const GROUP = 4;

/** `ABCD-EFGH-JKLM-NPQR-STUV-WXYZ` */
export const freshRecoveryCodes = (): readonly string[] => Array.from({ length: HOW_MANY }, freshCode);

/** However it is typed: small letters, spaces and dashes are the same. SHA-256, hex */
export const recoveryHash = (code: string): string =>
  createHash('sha256').update(code.toUpperCase().replace(/[\s-]/g, '')).digest('hex');

function freshCode(): string {
  const group = () => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
