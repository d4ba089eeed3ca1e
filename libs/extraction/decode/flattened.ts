/**
 * What was filled into a form before it was flattened, or printed onto it: drawn after all print of the page, in
 * fonts of its own, and from its top again. With the boxes to tick that are drawn on the page, as fields.
 */
import { type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { areaOf, around, centre, middle } from '../model/boxes.js';
import { LIMITS } from '../model/limits.js';
import { type Box, type FormField, type Word } from '../model/page.js';
import { EMPTY_SIGN, TICKED_SIGN } from '../model/tick-signs.js';
import { drawnShapes, type DrawnShapes } from './drawn-shapes.js';
import { type FilledIn, type Readable } from './filled-in.js';
import { type TextItem, textLayer } from './text-layer.js';

/** Fewer are a page's number, a stamp, a signature. */
const LEAST_ITEMS = 3;
/** Of all characters, what is filled in at most: a body drawn after its letterhead and foot is more. */
const MOST = 0.5;
/** Of the print, what stands lower than where filling in begins. */
const LOWER = 0.6;
/** ZapfDingbats' ticks, crosses, dot and square, and what else is typed as a tick. */
const DINGBATS = /^[3-8lnu]$/;
/** Of a subset six letters stand before the font's name; the second is the free one that Ghostscript embeds for it. */
const DINGBATS_FONT = /^(?:[A-Z]{6}\+)?(?:ZapfDingbats|D050000L)$/;
const CROSS = /^[xX×✓✔✗✘●•■☒☑]$/u;
/** In heights of a line: lines of one answer. */
const LEADING = 1.6;

/** Where what was filled in begins among the items of a page, if anywhere. */
export function filledFrom(items: readonly TextItem[]): number | undefined {
  const last = new Map(items.map(({ fontName }, at) => [fontName, at]));
  let reach = 0;
  for (const [at, { fontName }] of items.entries()) {
    if (at > reach && at <= items.length - LEAST_ITEMS) {
      const lower = items.slice(0, at).filter(({ transform }) => transform[5]! < items[at]!.transform[5]!);
      if (lower.length >= at * LOWER && lengthOf(items.slice(at)) < lengthOf(items) * MOST) return at;
    }
    reach = Math.max(reach, last.get(fontName)!);
  }
  return undefined;
}

const lengthOf = (items: readonly TextItem[]): number => items.reduce((sum, { str }) => sum + str.length, 0);

/**
 * @param typed what was typed onto the page as notes
 * @returns the words of the page with what was filled in, and its fields; nothing where it is no such form
 */
export async function flattened(
  page: PDFPageProxy,
  { words, items: all, view }: Readable,
  typed: FilledIn,
): Promise<FilledIn | undefined> {
  const items = (all as readonly TextItem[]).filter(({ str }) => str?.trim());
  const from = filledFrom(items);
  if (from === undefined && typed.fields.length === 0) return undefined;
  const shapes = await drawnShapes(page, view.transform);
  const wordsOf = (some: readonly TextItem[]) => textLayer(some, view.transform, view.width, view.height);
  const isDingbat = ({ fontName }: TextItem) => DINGBATS_FONT.test(nameOf(page, fontName) ?? '');
  const marks: Box[] = [];
  const cells: { box: Box; words: Word[] }[] = [];
  for (const item of from === undefined ? [] : items.slice(from)) {
    const own = wordsOf([item]);
    if (own.length === 0) continue;
    const box = around(own);
    const text = item.str.trim();
    if ((DINGBATS.test(text) && isDingbat(item)) || (CROSS.test(text) && boxAt(shapes, box))) marks.push(box);
    else add(cells, own, clipOf(shapes, box));
  }
  if (cells.length > LIMITS.fields) return undefined;
  for (const { box, tick } of typed.fields) if (tick) marks.push(box);
  const written = cells.map(({ box, words: own }) => ({ box, value: own.map(({ text }) => text).join(' '), own }));
  const notes = typed.fields.flatMap(({ tick, box, value }, at) =>
    tick ? [] : [{ box, value, own: typed.words.filter(({ field }) => field === at) }],
  );
  const texts = [...written, ...notes];
  const ticks = ticksOf(shapes, marks);
  const fields: FormField[] = [...texts.map(({ box, value }) => ({ box, value, tick: false })), ...ticks];
  const fieldOf = (word: Word) => written.findIndex(({ own }) => own.some((each) => isSame(each, word)));
  const shown = words.flatMap((word): Word[] => {
    if (marks.some((mark) => isSame({ box: mark }, word))) return [];
    const field = fieldOf(word);
    return [field < 0 ? word : { ...word, field }];
  });
  const more = notes.flatMap(({ own }, at) => own.map((word): Word => ({ ...word, field: written.length + at })));
  const signs = ticks.map(({ box, value }, at): Word => {
    return { text: value || EMPTY_SIGN, box, confidence: 1, source: 'text-layer', field: texts.length + at };
  });
  return { words: [...shown, ...more, ...signs], fields };
}

/** Boxes that are drawn, and marks that stand by themselves. */
function ticksOf({ squares }: DrawnShapes, marks: readonly Box[]): FormField[] {
  const drawn = squares.map(({ box, marked }): FormField => {
    const ticked = marked || marks.some((mark) => isOn(mark, box));
    return { box, tick: true, value: ticked ? TICKED_SIGN : '' };
  });
  const loose = marks.filter((mark) => !squares.some(({ box }) => isOn(mark, box)));
  return [...drawn, ...loose.map((box): FormField => ({ box, tick: true, value: TICKED_SIGN }))];
}

const isOn = (mark: Box, box: Box): boolean =>
  centre(mark) > box[0] - 1 && centre(mark) < box[2] + 1 && middle(mark) > box[1] - 3 && middle(mark) < box[3] + 3;
/** Pieces that touch are one word of the page: the middle of either lies in the other. */
const isSame = ({ box: [x0, y0, x1, y1] }: Pick<Word, 'box'>, { box }: Word): boolean =>
  middle(box) > y0 && middle(box) < y1 && centre(box) > x0 - 0.1 && centre(box) < x1 + 0.1;
const boxAt = ({ squares }: DrawnShapes, mark: Box): boolean => squares.some(({ box }) => isOn(mark, box));

/** The field it was cut off at the edges of: the smallest. */
function clipOf({ clips }: DrawnShapes, box: Box): Box | undefined {
  return clips
    .filter((clip) => isOn(box, clip) && clip[3] - clip[1] < (box[3] - box[1]) * 20 && clip[2] - clip[0] > 5)
    .sort((a, b) => areaOf(a) - areaOf(b))[0];
}

function add(cells: { box: Box; words: Word[] }[], words: readonly Word[], clip: Box | undefined): void {
  const last = cells.at(-1);
  const box = around(words);
  const goesOn =
    last &&
    (clip
      ? clip.every((edge, at) => edge === last.box[at])
      : Math.abs(last.box[0] - box[0]) < 1 &&
        box[3] - last.box[3] > 0 &&
        box[3] - last.box[3] < (box[3] - box[1]) * LEADING);
  if (goesOn) {
    last.words.push(...words);
    if (!clip) last.box = around(last.words);
  } else cells.push({ box: clip ?? box, words: [...words] });
}

/** Known once the page's operators are. */
function nameOf(page: PDFPageProxy, font: string | undefined): string | undefined {
  const fonts = page.commonObjs as { has(id: string): boolean; get(id: string): { name?: string } | null };
  return font && fonts.has(font) ? fonts.get(font)?.name : undefined;
}
