/**
 * The country whose law governs a contract, as contracts in other languages say it: "das Recht der Bundesrepublik
 * Deutschland", "soumis au droit français"; or by an adjective, as English ones do ("Swiss law").
 */

/** A country as its own people write it, and how its law is spoken of, folded. */
const COUNTRIES: readonly (readonly [name: string, spoken: string])[] = [
  ['Deutschland', 'deutsch(?:e[mns]?)? recht|recht(?:s)? (?:der )?(?:bundesrepublik )?deutschlands?'],
  ['Österreich', 'osterreichische[mns]? recht|recht (?:der )?(?:republik )?osterreichs?'],
  ['Schweiz', 'schweizerische[mns]? recht|schweizer recht|recht der schweiz(?:erischen eidgenossenschaft)?'],
  ['France', 'droit francais|lois? francaises?|lois? de la republique francaise'],
  ['Belgique', 'droit belge|lois? belges?'],
  ['Suisse', 'droit suisse|lois? suisses?'],
  ['Québec', 'droit quebecois|lois? quebecoises?|lois? (?:en vigueur )?(?:du|au|dans la province (?:de|du)) quebec'],
  ['Luxembourg', 'droit luxembourgeois|lois? luxembourgeoises?'],
  [
    'España',
    '(?:ley|leyes|legislacion|derecho|normativa) espanol(?:a|as)?|(?:ley|leyes|legislacion) (?:comun )?de espana',
  ],
  [
    'México',
    '(?:ley|leyes|legislacion|derecho) mexican[ao]s?|leyes (?:\\w+ )?de (?:la republica de |los estados unidos )?mexic(?:o|anos)',
  ],
  ['Italia', '(?:legge|leggi|diritto|normativa) italian[aoe]'],
  ['Svizzera', '(?:legge|diritto) svizzer[ao]'],
  ['Nederland', 'nederlands(?:e)? (?:recht|wet)|recht van nederland'],
  ['België', 'belgisch(?:e)? (?:recht|wet)'],
  ['Portugal', '(?:lei|legislacao|direito) portugues(?:a)?'],
  ['Brasil', '(?:lei|leis|legislacao|direito) brasileir[ao]s?|leis da republica federativa do brasil'],
];
/** Any of these laws in folded text. */
export const LAW_ABROAD = new RegExp(
  String.raw`(?<![\p{L}-])(?:${COUNTRIES.map(([, spoken]) => spoken).join('|')})(?!\p{L})`,
  'u',
);
const ENGLISH: readonly (readonly [name: string, spoken: string])[] = [
  ['England', 'english'],
  ['Scotland', 'scots|scottish'],
  ['Ireland', 'irish'],
  ['Germany', 'german'],
  ['Austria', 'austrian'],
  ['Switzerland', 'swiss'],
  ['France', 'french'],
  ['Belgium', 'belgian'],
  ['Netherlands', 'dutch'],
  ['Spain', 'spanish'],
  ['Italy', 'italian'],
  ['Portugal', 'portuguese'],
  ['Sweden', 'swedish'],
  ['Norway', 'norwegian'],
  ['Denmark', 'danish'],
  ['Finland', 'finnish'],
  ['Poland', 'polish'],
  ['Japan', 'japanese'],
  ['India', 'indian'],
  ['Israel', 'israeli'],
  ['Canada', 'canadian'],
  ['Australia', 'australian'],
  ['Singapore', 'singaporean?'],
];
/** Beside it the sentence says that the law is the contract's: "is subject to … law", "… law applies". */
const APPLIES = /govern|subject to|constru|appl(?:y|ies|icable)|interpret|submitted/;

export interface Spoken {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** @param folded the contract's text, folded */
export function lawSpokenOf(folded: string): Spoken[] {
  return [...spoken(COUNTRIES, folded, (words) => words), ...spoken(ENGLISH, folded, (words) => `(?:${words}) laws?`)];
}

function spoken(list: typeof ENGLISH, folded: string, wording: (words: string) => string): Spoken[] {
  return list.flatMap(([name, words]) =>
    [...folded.matchAll(new RegExp(String.raw`(?<![\p{L}-])(?:${wording(words)})(?!\p{L})`, 'gu'))]
      .map(({ index, 0: all }) => ({ name, start: index, end: index + all.length }))
      .filter(({ start, end }) => list === COUNTRIES || APPLIES.test(around(folded, start, end))),
  );
}

const around = (text: string, start: number, end: number): string =>
  text
    .slice(Math.max(0, start - 60), start)
    .split('. ')
    .at(-1)! + text.slice(end, end + 60).split('. ')[0]!;
