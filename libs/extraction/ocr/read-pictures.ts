/**
 * Reads the pictures of a page whose other print its text layer says, and leaves out what that says, too. Where they
 * lie on their side and say much beside the text, as a label to print does among instructions, it is the page that
 * lies.
 */
import { type Turn } from '#kernel/page-size.js';
import { type OcrEngine } from '#ports/ocr-engine.js';
import { type DecodedPage } from '../decode/document.js';
import { around, isWithin } from '../model/boxes.js';
import { type Box, type Word } from '../model/page.js';
import { asItCame } from '../model/pose.js';
import { meanOf } from './other-script.js';
import { partOfPage } from './part-of-page.js';
import { readerOf } from './reader-of.js';

/** Mean confidence of words below which a picture shows none. */
const SURE = 0.75;
/** Letters that a picture on its side must show, and those of the text layer for each of them. */
const [LEAST_SHOWN, MORE_THAN_PICTURED] = [60, 6];

export interface ReadPictures {
  readonly words: readonly Word[];
  /** Print on its side. */
  readonly sideways: readonly Box[];
  readonly engine: string;
  readonly known: readonly string[];
  /** What of a turn sets upright what the page is about; absent where it stands. */
  readonly turn?: Turn;
}

/** @param pictures where they stand on the page, one at least */
export async function readPictures(
  page: DecodedPage,
  pictures: readonly Box[],
  ocr: OcrEngine,
  languages: readonly string[],
  signal?: AbortSignal,
): Promise<ReadPictures> {
  const { image, left, top, perX, perY } = await partOfPage(page, around(pictures.map((box) => ({ box }))));
  const read = await ocr.read(image, { languages, mayMove: true, signal });
  const { sideways = [], engine, knows: known = languages, moved } = read;
  const nothing = { words: [], sideways: [], engine, known };
  if (meanOf(read.words.map(({ confidence }) => confidence)) < SURE) return nothing;
  if (moved?.turn) {
    const shown = lettersOf(read.words);
    const isMore = shown >= LEAST_SHOWN && shown * MORE_THAN_PICTURED >= lettersOf(page.words ?? []);
    return isMore ? { ...nothing, turn: moved.turn } : nothing;
  }
  const { width, height } = moved ?? image;
  const onPage = ([x0, y0, x1, y1]: Box): Box => {
    const place = asItCame([x0 / width, y0 / height, x1 / width, y1 / height], moved?.pose);
    const [across, down] = [image.width, image.height];
    return [
      (place[0] * across + left) * perX,
      (place[1] * down + top) * perY,
      (place[2] * across + left) * perX,
      (place[3] * down + top) * perY,
    ];
  };
  const isPictured = (box: Box) => pictures.some((picture) => isWithin(box, picture));
  const isSaid = (box: Box) => page.words?.some((word) => isWithin(word.box, box) || isWithin(box, word.box));
  const reader = readerOf(engine);
  const words = read.words
    .map(({ text, confidence, box, line }): Word => {
      return { text, confidence, box: onPage(box), source: 'ocr', reader, line };
    })
    .filter(({ box }) => isPictured(box) && !isSaid(box));
  return { words, sideways: sideways.map(onPage).filter(isPictured), engine, known };
}

const lettersOf = (words: readonly { readonly text: string }[]): number =>
  words.reduce((sum, { text }) => sum + text.length, 0);
