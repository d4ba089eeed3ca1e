/**
 * Labels with a character misread: "SH1P TO:", "Recipent", "Referencc: A 17". They are known as long as nothing else is
 * in their cell, or before its colon; a figure among the letters of a party's heading is told in any place.
 */
import { fold } from '../../../layout/fold.js';
import { type LabelFinder, type LabelHit, type Lexicon } from '../../../layout/labels.js';
import { type Span, wordsAt } from '../../../layout/lines.js';
import { capitalFor } from '../../../normalise/confused-characters.js';
import { oneOff } from '../../../normalise/confusions.js';
import { LABEL_NAMES, type LabelName } from './names.js';

const PARTIES = ['recipient', 'sender', 'point'] as const;
/** Shorter ones are one letter off from names ("Keller"), but where a colon says that they are headings. */
const [SHORTEST, SHORTEST_BEFORE_COLON] = [7, 5];
const HEAD = /^\W?(\p{L}[\p{L}\d'’. -]*?|\d\p{L}[\p{L}\d'’. -]*?)\s*([:#]|\W?$)/u;

/** The finder, and in cells that begin with nothing it knows what may have been a heading. */
export function withMisread(find: LabelFinder<LabelName>, lexicon: Lexicon<LabelName>): LabelFinder<LabelName> {
  const known = LABEL_NAMES.flatMap((name) => lexicon[name].map((phrase) => ({ name, phrase })));
  return (span) => {
    const hits = find(span);
    if (hits.some(({ start }) => start <= 1)) return hits;
    const [heading] = find({ ...span, text: withLetters(span.text) }).filter(isOfParty);
    const told = heading?.start === 0 ? heading : nearly(span, known);
    return told ? [told, ...hits.filter(({ start }) => start >= told.end)] : hits;
  };
}

const isOfParty = ({ name }: LabelHit<LabelName>): boolean => PARTIES.some((party) => party === name);

/** Figures in words of letters are letters: "T0" and "5ENDER", not "12". */
const withLetters = (text: string): string =>
  text.replace(/[\p{L}\d]*\p{L}[\p{L}\d]*/gu, (word) => word.replace(/[0158]/g, capitalFor));

function nearly(span: Span, known: readonly { name: LabelName; phrase: string }[]): LabelHit<LabelName> | undefined {
  const [, head, colon] = HEAD.exec(span.text) ?? [];
  if (!head || head.length < (/[:#]/.test(colon ?? '') ? SHORTEST_BEFORE_COLON : SHORTEST)) return undefined;
  const text = fold(head);
  const near = known.filter(({ phrase }) => phrase.length >= SHORTEST_BEFORE_COLON && oneOff(text, phrase));
  const [first] = near;
  // What is called a service is any words: it is not taken on a guess.
  if (!first || first.name === 'service' || near.some(({ name }) => name !== first.name)) return undefined;
  const start = span.text.indexOf(head);
  const end = start + head.length;
  const [word, ...more] = wordsAt(span, start, end);
  return word && { name: first.name, start, end, phrase: first.phrase, words: [word, ...more] };
}
