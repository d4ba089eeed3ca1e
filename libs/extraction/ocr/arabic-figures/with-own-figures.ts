/**
 * Words that a reader of Arabic found, with the numbers that it cannot read: its data hardly knows Arabic's own figures
 * and takes them for others, or for letters.
 */
import { type OcrImage, type OcrWord } from '#ports/ocr-engine.js';
import { centre, meet, middle, widthOf } from '../../model/boxes.js';
import { LOOKS } from './learned.js';
import { type OwnNumber, ownNumbers } from './numbers.js';
import { piecesOfInk } from './pieces-of-ink.js';
import { type Look, looksIn } from './signs.js';

/** From which row of a picture to which, the last not among them. */
type Strip = readonly [number, number];

/** Letters of a word, and how surely it is read, from which its ink is letters. */
const WORD = { letters: 3, confidence: 0.6 };
/** Less surely read, a number or a figure by itself is one only where who cannot read it saw one, too. */
const SURE = { number: 0.55, figure: 0.8 };
/** Of figures that look alike everywhere. */
const ALIKE = /^[١٩٫]+$/;

let looks: readonly Look[] | undefined;

/** @param strips of the picture, a line in each */
export function withOwnFigures(picture: OcrImage, strips: readonly Strip[], words: readonly OcrWord[]): OcrWord[] {
  looks ??= looksIn(LOOKS);
  const found = strips.map((strip) => {
    const line = words.filter(({ box }) => middle(box) >= strip[0] && middle(box) < strip[1]);
    return { line, numbers: numbersIn(picture, strip, line, looks!) };
  });
  const own = found.flatMap(({ numbers }) => numbers).reduce((sum, number) => sum + number.own, 0);
  if (own <= 0) return [...words];
  const read = found.flatMap(({ line, numbers }, index) =>
    numbers
      .filter((number) => isLikely(number, line))
      .map(({ text, confidence, box }) => ({ text, confidence, box, line: index })),
  );
  return [...words.filter((word) => !read.some((number) => isWhere(word, number))), ...read];
}

function numbersIn(
  picture: OcrImage,
  strip: Strip,
  line: readonly OcrWord[],
  looks: readonly Look[],
): readonly OwnNumber[] {
  const letters = line.filter(isOfLetters);
  const pieces = piecesOfInk(picture, strip).filter(
    ({ box }) => !letters.some((word) => centre(box) >= word.box[0] && centre(box) <= word.box[2]),
  );
  return ownNumbers(pieces, looks);
}

const isOfLetters = ({ text, confidence }: OcrWord): boolean =>
  confidence >= WORD.confidence && (text.match(/\p{L}/gu)?.length ?? 0) >= WORD.letters && !/\p{N}/u.test(text);

/** Nearer to Arabic's own figures than to others; a figure among words is soon a letter, a dash or a bracket. */
function isLikely(number: OwnNumber, line: readonly OcrWord[]): boolean {
  const { text, confidence, own } = number;
  if (own <= 0 && !ALIKE.test(text)) return false;
  if (text === '١') return line.every((word) => isWhere(word, number));
  if (confidence >= (text.length === 1 ? SURE.figure : SURE.number)) return true;
  return line.some((word) => /\p{N}/u.test(word.text) && isWhere(word, number));
}

/** Most of the word stands where the number does. */
const isWhere = ({ box: word }: OcrWord, { box }: Pick<OwnNumber, 'box'>): boolean =>
  meet(word, box) && Math.min(word[2], box[2]) - Math.max(word[0], box[0]) > 0.5 * widthOf(word);
