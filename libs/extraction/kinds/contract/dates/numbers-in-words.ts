/**
 * Numbers as contracts spell out the days and years of their dates, in six languages: “twenty-first”, “dos mil
 * veinte”, “zweitausendeinundzwanzig”. Of a number only its letters count, folded. Pure.
 */

interface Spelling {
  /** One to nineteen; twenty, thirty … sixty, and on to ninety where years of 1900 are told. */
  readonly ones: string;
  readonly tens: string;
  /** The days of a month that are not called by plain numbers, from the first. */
  readonly ordinals: string;
  /** Nineteen hundred where its years are told so, two thousand, and what may stand between them and the rest. */
  readonly hundred?: string;
  readonly thousand: string;
  readonly and: string;
  /** Twenty-one, of its ten and its one. */
  both(ten: string, one: string): string;
}

const ENGLISH: Spelling = {
  ones: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
  ordinals:
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twentyfirst twentysecond twentythird twentyfourth twentyfifth twentysixth twentyseventh twentyeighth twentyninth thirtieth thirtyfirst',
  hundred: 'nineteen nineteenhundred onethousandninehundred',
  thousand: 'twothousand',
  and: 'and',
  both: (ten, one) => ten + one,
};

const SPELLINGS: readonly Spelling[] = [
  ENGLISH,
  {
    ones: 'eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreisig vierzig funfzig sechzig',
    ordinals:
      'ersten zweiten dritten vierten funften sechsten siebten achten neunten zehnten elften zwolften dreizehnten vierzehnten funfzehnten sechzehnten siebzehnten achtzehnten neunzehnten zwanzigsten einundzwanzigsten zweiundzwanzigsten dreiundzwanzigsten vierundzwanzigsten funfundzwanzigsten sechsundzwanzigsten siebenundzwanzigsten achtundzwanzigsten neunundzwanzigsten dreisigsten einunddreisigsten',
    thousand: 'zweitausend',
    and: 'und',
    both: (ten, one) => `${one.replace(/^eins$/, 'ein')}und${ten}`,
  },
  {
    ones: 'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dixsept dixhuit dixneuf',
    tens: 'vingt trente quarante cinquante soixante',
    ordinals: 'premier',
    thousand: 'deuxmille deuxmil',
    and: 'et',
    both: (ten, one) => ten + (one === 'un' ? 'et' : '') + one,
  },
  {
    ones: 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta',
    ordinals: 'primero',
    thousand: 'dosmil',
    and: 'y',
    both: (ten, one) => (ten === 'veinte' ? `veinti${one}` : `${ten}y${one}`),
  },
  {
    ones: 'uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    tens: 'venti trenta quaranta cinquanta sessanta',
    ordinals: 'primo',
    thousand: 'duemila',
    and: 'e',
    both: (ten, one) => (/^[uo]/.test(one) ? ten.slice(0, -1) : ten) + one,
  },
  {
    ones: 'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig zestig',
    ordinals: 'eerste',
    thousand: 'tweeduizend',
    and: 'en',
    both: (ten, one) => `${one}en${ten}`,
  },
];

const LAST_DAY = 31;
const [DAYS, YEARS] = [new Map<string, number>(), new Map<string, number>()];
for (const spelling of SPELLINGS) {
  const [ones, tens] = [spelling.ones.split(' '), spelling.tens.split(' ')];
  const rest = tens.flatMap((ten) => [ten, ...ones.slice(0, 9).map((one) => spelling.both(ten, one))]);
  const cardinals = [...ones, ...rest];
  for (const days of [cardinals.slice(0, LAST_DAY), spelling.ordinals.split(' ')])
    days.forEach((day, index) => DAYS.set(day, index + 1));
  const centuries = [
    [1900, spelling.hundred],
    [2000, spelling.thousand],
  ] as const;
  for (const [century, words] of centuries)
    for (const word of words?.split(' ') ?? []) {
      YEARS.set(word, century);
      for (const and of ['', spelling.and])
        cardinals.forEach((cardinal, index) => YEARS.set(word + and + cardinal, century + 1 + index));
    }
}

/** @param letters of a day of the month, folded */
export const dayInWords = (letters: string): number | undefined => DAYS.get(letters.replace('dreiss', 'dreis'));
/** @param letters of a year from 2000 on, in English from 1900, folded */
export const yearInWords = (letters: string): number | undefined => YEARS.get(letters.replace('dreiss', 'dreis'));

/** "one", "two" … "twenty[- ]one" … "ninety[- ]nine": patterns, from one. */
export const ENGLISH_NUMBERS: readonly string[] = [
  ...ENGLISH.ones.split(' '),
  ...ENGLISH.tens.split(' ').flatMap((ten) => [
    ten,
    ...ENGLISH.ones
      .split(' ')
      .slice(0, 9)
      .map((one) => `${ten}[- ]${one}`),
  ]),
];
/** "first" … "twentieth", from the first. */
export const ENGLISH_ORDINALS: readonly string[] = ENGLISH.ordinals.split(' ').slice(0, 20);
