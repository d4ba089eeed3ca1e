/**
 * Spain's tax numbers, which companies print under their name without a label. A check letter or figure proves them:
 * "B12345674", "12345678Z", "X1234567L".
 */
import { type Match } from './contacts.js';

const SHAPE =
  /(?<![\p{L}\p{N}])(?:[ABCDEFGHJNPQRSUVW]-?\d{7}[\dA-J]|[XYZ]-?\d{7}-?[A-Z]|\d{8}-?[A-Z])(?![\p{L}\p{N}])/gu;

export const findSpanishTaxNumbers = (text: string): Match[] =>
  [...text.matchAll(SHAPE)].flatMap(({ 0: print, index }) => {
    const value = print.replaceAll('-', '');
    return isProved(value) ? [{ value, start: index, end: index + print.length }] : [];
  });

const isProved = (value: string): boolean => (/^[\dXYZ]/.test(value) ? isPersons(value) : isCompanys(value));

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** The letter that ends the number of a person with these figures. */
export const letterOf = (figures: string): string => LETTERS.charAt(Number(figures) % LETTERS.length);

/** Of a person: a foreigner's first letter counts as its place in the alphabet from X on. */
function isPersons(value: string): boolean {
  const figures = value.slice(0, -1).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
  return letterOf(figures) === value.at(-1);
}

/** Every other figure counts twice; what is missing to a full ten is the last, or its letter. */
function isCompanys(value: string): boolean {
  const sum = [...value.slice(1, -1)].reduce((total, figure, at) => {
    const doubled = Number(figure) * (at % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  const check = (10 - (sum % 10)) % 10;
  return [String(check), 'JABCDEFGHI'.charAt(check)].includes(value.at(-1)!);
}
