/**
 * Lengths of time in running text, in several languages: "three (3) years", "twenty-four months", "fünf Jahren", "3
 * (tre) anni", "the second anniversary". Each is given as its language counts it: "3 years", "5 Jahre". Pure.
 */
import { fold } from '../../../layout/fold.js';
import { ENGLISH_NUMBERS, ENGLISH_ORDINALS } from './numbers-in-words.js';

export interface Duration {
  /** "2 years" */
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** Numbers in words, folded, that lengths are counted in; in English any other as well. */
const COUNTED: readonly (readonly [number, string])[] = [
  [1, 'ein(?:e[mnrs]?)?|une?|uno|een'],
  [2, 'zwei|deux|dos|due|twee'],
  [3, 'drei|trois|tres|tre|drie'],
  [4, 'vier|quatre|cuatro|quattro'],
  [5, 'funf|cinq|cinco|cinque|vijf'],
  [6, 'sechs|seis|sei|zes'],
  [7, 'sieben|sept|siete|sette|zeven'],
  [8, 'acht|huit|ocho|otto'],
  [9, 'neun|neuf|nueve|nove|negen'],
  [10, 'zehn|dix|diez|dieci|tien'],
  [12, 'zwolf|douze|doce|dodici|twaalf'],
  [15, 'funfzehn|quinze|quince|quindici|vijftien'],
  [18, 'achtzehn|dix-huit|dieciocho|diciotto|achttien'],
  [20, 'zwanzig|vingt|veinte|venti|twintig'],
  [24, 'vierundzwanzig|vingt-quatre|veinticuatro|ventiquattro|vierentwintig'],
  [30, 'dreissig|trente|treinta|trenta|dertig'],
  [36, 'sechsunddreis+ig|trente-six|treinta y seis|trentasei|zesendertig'],
  [48, 'achtundvierzig|quarante-huit|cuarenta y ocho|quarantotto|achtenveertig'],
  [60, 'sechzig|soixante|sesenta|sessanta|zestig'],
];
/** One of a unit, more than one, and how both begin in any case of their language. */
const UNITS: readonly (readonly [one: string, more: string, pattern: string])[] = [
  ['year', 'years', 'years?'],
  ['month', 'months', 'months?'],
  ['week', 'weeks', 'weeks?'],
  ['Jahr', 'Jahre', 'jahr(?:e[sn]?)?'],
  ['Monat', 'Monate', 'monat(?:e[sn]?)?'],
  ['Woche', 'Wochen', 'wochen?'],
  ['an', 'ans', 'ans|annees?'],
  ['mois', 'mois', 'mois'],
  ['semaine', 'semaines', 'semaines?'],
  ['año', 'años', 'anos?'],
  ['mes', 'meses', 'mes(?:es)?'],
  ['semana', 'semanas', 'semanas?'],
  ['anno', 'anni', 'ann[oi]'],
  ['mese', 'mesi', 'mes[ei]'],
  ['settimana', 'settimane', 'settiman[ae]'],
  ['jaar', 'jaar', 'ja(?:ar|ren)'],
  ['maand', 'maanden', 'maand(?:en)?'],
  ['week', 'weken', 'weken'],
];

const NUMBERS = [...COUNTED, ...ENGLISH_NUMBERS.map((words, at) => [at + 1, words] as const)];
const IN_WORDS = NUMBERS.map(([, words]) => words).join('|');
const UNIT = UNITS.map(([, , pattern]) => pattern).join('|');
const LENGTH = new RegExp(
  String.raw`(?<![\p{L}\d-])(${IN_WORDS}|\d{1,2})(?:\s*\(\s*(?:(\d{1,2})|[\p{L}-]+)\s*\))?[\s-]*(?:(?:full|consecutive|crop|contract)\s+)?(${UNIT})(?!\p{L})`,
  'gu',
);
/** "anni 6 (sei)", "anni quattro": Italian contracts name the unit first. */
const UNIT_FIRST = new RegExp(
  String.raw`(?<!\p{L})(anni|mesi)\s+(\d{1,2}|${IN_WORDS})(?!\p{L})(?:\s*\(\s*\p{L}+\s*\))?(?![\d.,]\d)`,
  'gu',
);
const ANNIVERSARY = new RegExp(
  String.raw`(?<![\p{L}-])(${ENGLISH_ORDINALS.join('|')}|\d{1,2}(?:st|nd|rd|th))(?:\s*\(\s*\d+\s*\w{0,2}\s*\))?\s+anniversary(?!\p{L})`,
  'gu',
);

export function durations(text: string): Duration[] {
  const folded = fold(text);
  const place = ({ index, 0: all }: RegExpExecArray) => ({ start: index, end: index + all.length });
  return [
    ...[...folded.matchAll(LENGTH)].map((match) => {
      const [, written = '', digits, unit = ''] = match;
      return { value: said(Number(digits ?? numberOf(written)), unit), ...place(match) };
    }),
    ...[...folded.matchAll(UNIT_FIRST)].map((match) => ({
      value: said(numberOf(match[2] ?? ''), match[1] ?? ''),
      ...place(match),
    })),
    ...[...folded.matchAll(ANNIVERSARY)].map((match) => ({
      value: said(ENGLISH_ORDINALS.indexOf(match[1] ?? '') + 1 || Number.parseInt(match[1] ?? '', 10), 'years'),
      ...place(match),
    })),
  ];
}

const numberOf = (written: string): number =>
  NUMBERS.find(([, words]) => new RegExp(`^(?:${words})$`).test(written))?.[0] ?? Number(written);

function said(count: number, unit: string): string {
  const [one, more] = UNITS.find(([, , pattern]) => new RegExp(`^(?:${pattern})$`).test(unit)) ?? [unit, unit];
  return `${count} ${count === 1 ? one : more}`;
}
