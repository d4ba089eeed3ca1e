/**
 * Reads the print of a page that stands on its side beside upright print. Only the part of the page it stands on is
 * turned and read, one way and, where that makes little sense, the other. What is read is a page of its own, turned, so
 * that places lead back.
 */
import { type Turn } from '#kernel/page-size.js';
import { type OcrEngine } from '#ports/ocr-engine.js';
import { type DecodedPage } from '../decode/document.js';
import { areaOf, around, isWithin } from '../model/boxes.js';
import { type Box, type Page, type Word } from '../model/page.js';
import { composed, turnedBy } from '../model/pose.js';
import { greyImage, opened } from '../prepare/grey-image.js';
import { partOfPage } from './part-of-page.js';
import { readerOf } from './reader-of.js';

type Quarter = Extract<Turn, 90 | 270>;
/** More turned parts than a label has. */
const MOST_PARTS = 3;
/** Lengths of print, in its own heights, that make a line of words. */
const LEAST_LENGTH = 4;
/** Mean confidence of what is plainly the right way up, and of what is worth having at all. */
const PLAIN = 0.93;
const LEAST_SURE = 0.8;
const LEAST_LETTERS = 8;

export async function readSideways(
  decoded: DecodedPage,
  { index, sideways = [] }: Page,
  ocr: OcrEngine,
  signal?: AbortSignal,
): Promise<Page[]> {
  const parts: { readonly turn: Quarter; readonly page: Page }[] = [];
  for (const part of partsOf(sideways).slice(0, MOST_PARTS)) {
    const read = await surerWay((turn) => turnedPart(decoded, index, part, { turn, ocr, signal }));
    if (read) parts.push(read);
  }
  return ([90, 270] as const).flatMap((turn) => {
    const same = parts.filter((part) => part.turn === turn).map(({ page }) => page);
    return same[0] ? [{ ...same[0], words: withoutRepeats(same.map(({ words }) => words)) }] : [];
  });
}

/** What two parts have in common is read twice, and where one was cut through a line, only half of it. */
function withoutRepeats(parts: readonly (readonly Word[])[]): Word[] {
  const lines = parts.flatMap((words) => [...Map.groupBy(words, ({ line }) => line).values()]);
  const boxes = lines.map((words) => around(words));
  const isOfAnother = (box: Box, at: number) =>
    boxes.some(
      (other, index) =>
        isWithin(box, other) && (areaOf(other) > areaOf(box) || (areaOf(other) === areaOf(box) && index < at)),
    );
  return lines.filter((_, at) => !isOfAnother(boxes[at]!, at)).flat();
}

/** Boxes that stand beside each other, as one; the longest first. */
function partsOf(boxes: readonly Box[]): Box[] {
  const groups: Box[][] = [];
  for (const box of [...boxes].sort((a, b) => a[0] - b[0])) {
    const near = groups.filter((group) => group.some((other) => isNear(other, box)));
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push([...near.flat(), box]);
  }
  return groups
    .map((group) => ({ group, length: group.reduce((sum, box) => sum + (box[3] - box[1]) / (box[2] - box[0]), 0) }))
    .filter(({ length }) => length >= LEAST_LENGTH)
    .sort((a, b) => b.length - a.length)
    .map(({ group }) => around(group.map((box) => ({ box }))));
}

/** Within two widths across the page, and one length along it. */
function isNear(a: Box, b: Box): boolean {
  const wide = Math.max(a[2] - a[0], b[2] - b[0]);
  const across = Math.max(a[0], b[0]) - Math.min(a[2], b[2]);
  const along = Math.max(a[1], b[1]) - Math.min(a[3], b[3]);
  return across < wide * 2 && along < wide * 2;
}

async function surerWay(read: (turn: Quarter) => Promise<Page>) {
  const first = { turn: 90, page: await read(90) } as const;
  if (sureness(first.page) >= PLAIN && lettersIn(first.page) >= LEAST_LETTERS) return first;
  const second = { turn: 270, page: await read(270) } as const;
  const best = worth(second.page) > worth(first.page) ? second : first;
  return sureness(best.page) >= LEAST_SURE && lettersIn(best.page) >= LEAST_LETTERS ? best : undefined;
}

const lettersOf = ({ text }: Word): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
const lettersIn = ({ words }: Page): number => words.reduce((sum, word) => sum + lettersOf(word), 0);
const sureness = (page: Page): number =>
  page.words.reduce((sum, word) => sum + word.confidence * lettersOf(word), 0) / Math.max(1, lettersIn(page));
/** What is surely read, less what is not. */
const worth = (page: Page): number => lettersIn(page) * (sureness(page) - 0.5);

interface Way {
  readonly turn: Quarter;
  readonly ocr: OcrEngine;
  readonly signal?: AbortSignal;
}

async function turnedPart(page: DecodedPage, index: number, part: Box, { turn, ocr, signal }: Way): Promise<Page> {
  const margin = (part[2] - part[0]) / 4;
  const cut: Box = [part[0] - margin, part[1] - margin, part[2] + margin, part[3] + margin];
  const { image, picture, left, top, right, bottom, perX, perY } = await partOfPage(page, cut);
  const seen = await greyImage(opened(image).rotate(turn));
  const { words, sideways = [], engine } = await ocr.read(seen, { languages: ['eng'], signal });
  const reader = readerOf(engine);
  const [shiftX, shiftY] = turn === 90 ? [picture.height - bottom, left] : [top, picture.width - right];
  return {
    index,
    pose: composed(page.pose, turnedBy(turn)),
    width: page.height,
    height: page.width,
    words: words
      .filter(({ box }) => !sideways.some((other) => isWithin(box, other)))
      .map(({ text, confidence, box: [x0, y0, x1, y1], line }): Word => {
        const [across, down] = [shiftX, shiftY];
        const box = [(x0 + across) * perY, (y0 + down) * perX, (x1 + across) * perY, (y1 + down) * perX] as const;
        return { text, confidence, box, source: 'ocr', reader, line };
      }),
  };
}
