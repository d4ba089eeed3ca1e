/**
 * The alphabet of machine-readable zones (A–Z, 0–9 and the filler "<"), what readers take its characters for, and the
 * check digits of ICAO 9303: weights 7, 3, 1 over the characters' values, modulo 10.
 */
import { capitalFor, digitFor } from '../../../normalise/confused-characters.js';

/** Characters that must be digits, read as letters. */
export const numeric = (text: string): string => text.replace(/[A-Z]/g, digitFor);
/** Characters that must be letters, read as digits. */
export const alphabetic = (text: string): string => text.replace(/\d/g, capitalFor);

export function checkDigit(text: string): number {
  const weights = [7, 3, 1];
  let sum = 0;
  [...text].forEach((character, index) => {
    const value = character === '<' ? 0 : Number.parseInt(character, 36);
    sum += value * weights[index % 3]!;
  });
  return sum % 10;
}

export const checks = (text: string, check: string): boolean => String(checkDigit(text)) === numeric(check);

/** A text line as characters of a zone; undefined when it cannot be one. */
export function asMrzLine(text: string): string | undefined {
  const line = text
    .replace(/[«‹(\[{]/g, '<')
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/[^A-Z0-9<]/g, '');
  const odd = text.replace(/[\s«‹([{A-Z0-9<]/g, '').length;
  if (line.length < 26 || line.length > 52 || odd > 6) return undefined;
  return line.includes('<') || /\d{6}/.test(line) ? line : undefined;
}
