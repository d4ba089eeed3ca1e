/**
 * Characters of a line → words with boxes. A word ends where the recogniser saw a space and, if it is one that drops
 * spaces, where the stretch of bare paper between two characters is wide for its line. Boxes are upright, in pixels of
 * the image, within it.
 */
import { type OcrWord } from '#ports/ocr-engine.js';
import { histogramOf, levelAt } from './brightness.js';
import { type Crop, CROP_HEIGHT } from './crop.js';
import { type ReadCharacter } from './read-line.js';

/** Bare paper beyond what is usual between the letters of the line, in heights of its ink, that makes a space. */
const SPACE = 0.18;
/**
 * A space between digits shows more bare paper than is usual in the line, in heights of its ink; else a mark was faint
 * there.
 */
const NO_PAPER = 0.03;
/** Ink of a column: this much darker than the paper. */
const DARKER = 60;

type Group = [ReadCharacter, ...ReadCharacter[]];

interface Cut {
  readonly from: number;
  readonly to: number;
}

interface Sheet {
  /** Pixels of the image per pixel of the page that was read. */
  readonly across: number;
  readonly down: number;
  /** Of the image, pixels. */
  readonly width: number;
  readonly height: number;
}

/** @param spaces whether the recogniser writes the spaces it sees */
export function wordsOf(
  crop: Crop,
  characters: readonly ReadCharacter[],
  line: number,
  sheet: Sheet,
  spaces: boolean,
): OcrWord[] {
  const ink = inkOf(crop);
  const groups = inGroups(characters, ink, spaces);
  return groups.map((group, index) => {
    const cut = {
      from: edge(ink.columns, groups[index - 1]?.at(-1)?.at ?? 0, group[0].at, 'start'),
      to: edge(ink.columns, (group.at(-1) ?? group[0]).at, groups[index + 1]?.[0].at ?? crop.width, 'end'),
    };
    return {
      text: withPound(group.map(({ text }) => text).join('')),
      confidence: group.reduce((sum, { confidence }) => sum + confidence, 0) / group.length,
      box: boxOf(crop, cut, ink, sheet),
      line,
    };
  });
}

/** The recogniser's alphabet has no £; it writes f, which stands before an amount in no other way. */
const withPound = (text: string): string => text.replace(/^f(?=\d[\d.,]*[.,]\d\d$)/, '£');

function inGroups(characters: readonly ReadCharacter[], ink: Ink, spaces: boolean): Group[] {
  const inked = characters.filter(({ text }) => text.trim() !== '');
  const gaps = inked.flatMap((next, index) => {
    const before = inked[index - 1];
    return before ? [widestGap(ink.columns, before.at, next.at)] : [];
  });
  const spaced = placesOfSpaces(characters);
  const usual = median(gaps);
  const within = median(gaps.filter((_, index) => !spaced.has(index)));
  const groups: Group[] = [];
  let [place, open] = [0, false];
  for (const character of characters) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    const gap = gaps[place - 1] ?? 0;
    if (character.text.trim() === '') {
      const room = (gap - within) / ink.height;
      const mark = spaces && open && before ? faintMark(character, before, inked[place], room) : undefined;
      if (mark) last?.push(mark);
      else open = false;
      continue;
    }
    const wide = !spaces && before && gap - usual > ink.height * SPACE * looseness(before.text + character.text);
    if (last && open && !wide) last.push(character);
    else groups.push([character]);
    place++;
    open = true;
  }
  return groups;
}

/** The point that print has lost half of: "3 00" where the paper shows no more room than between other digits. */
function faintMark(
  { instead }: ReadCharacter,
  before: ReadCharacter,
  after: ReadCharacter | undefined,
  room: number,
): ReadCharacter | undefined {
  const digits = /^\d$/.test(before.text) && /^\d$/.test(after?.text ?? '');
  return digits && room < NO_PAPER && instead && /^[.,:/-]$/.test(instead.text) ? instead : undefined;
}

/** After which of the inked characters the recogniser saw a space. */
function placesOfSpaces(characters: readonly ReadCharacter[]): Set<number> {
  const places = new Set<number>();
  let inked = -1;
  for (const { text } of characters) {
    if (text.trim() === '') places.add(inked);
    else inked++;
  }
  return places;
}

/** The upper one of two; NaN of none, which no gap is compared with. */
const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

/** Narrow characters stand in much air, and beside the point of a number is no place for a space. */
function looseness(pair: string): number {
  if (/^\d[.,]$|^[.,:/]\d$|^\d[:/]$/.test(pair)) return 3;
  return /[.,:;'`"|!()[\]1Iilj-]/.test(pair) ? 1.4 : 1;
}

interface Ink {
  /** Per column of the crop, whether there is ink. */
  readonly columns: Uint8Array;
  readonly top: number;
  readonly bottom: number;
  readonly height: number;
}

function inkOf({ data, width }: Crop): Ink {
  const paper = paperOf(data);
  const columns = new Uint8Array(width);
  const rows = new Uint32Array(CROP_HEIGHT);
  // The outermost rows may show the neighbours' ascenders.
  for (let y = 3; y < CROP_HEIGHT - 3; y++) {
    for (let x = 0; x < width; x++) {
      if (data[y * width + x]! >= paper - DARKER) continue;
      columns[x] = 1;
      rows[y]!++;
    }
  }
  const enough = Math.max(1, width * 0.01);
  let [top, bottom] = [0, CROP_HEIGHT - 1];
  while (top < CROP_HEIGHT / 2 - 6 && rows[top]! < enough) top++;
  while (bottom > CROP_HEIGHT / 2 + 6 && rows[bottom]! < enough) bottom--;
  return { columns, top, bottom: bottom + 1, height: bottom + 1 - top };
}

/** Brightness that four fifths of the pixels do not exceed: paper, when most of the crop is paper. */
const paperOf = (data: Uint8Array): number => levelAt(histogramOf(data), data.length * 0.8);

function widestGap(columns: Uint8Array, from: number, to: number): number {
  let [widest, run] = [0, 0];
  for (let x = Math.max(0, Math.round(from)); x < Math.min(columns.length, to); x++) {
    run = columns[x] ? 0 : run + 1;
    if (run > widest) widest = run;
  }
  return widest;
}

/** Where a word's ink begins or ends: beyond its outermost character, up to the widest gap before the next. */
function edge(columns: Uint8Array, from: number, to: number, side: 'start' | 'end'): number {
  const [a, b] = [Math.max(0, Math.round(from)), Math.min(columns.length, Math.round(to))];
  let [best, widest, run] = [side === 'start' ? a : b, 0, 0];
  for (let x = a; x < b; x++) {
    run = columns[x] ? 0 : run + 1;
    if (run > widest) [widest, best] = [run, side === 'start' ? x + 1 : x - run + 1];
  }
  return best;
}

function boxOf({ width, box }: Crop, { from, to }: Cut, { top, bottom }: Ink, sheet: Sheet): OcrWord['box'] {
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  const middle = ((from + Math.max(from + 1, to)) / 2 / width - 0.5) * box.length;
  const half = ((Math.max(from + 1, to) - from) / 2 / width) * box.length;
  const tall = ((bottom - top) / 2 / CROP_HEIGHT) * box.height;
  const sink = ((top + bottom) / 2 / CROP_HEIGHT - 0.5) * box.height;
  const [x, y] = [box.middle.x + middle * cos - sink * sin, box.middle.y + middle * sin + sink * cos];
  const { across, down } = sheet;
  const clamp = (value: number, limit: number) => Math.round(Math.max(0, Math.min(limit, value)));
  const x0 = clamp((x - half) * across, sheet.width - 1);
  const y0 = clamp((y - tall) * down, sheet.height - 1);
  return [
    x0,
    y0,
    Math.max(x0 + 1, clamp((x + half) * across, sheet.width)),
    Math.max(y0 + 1, clamp((y + tall) * down, sheet.height)),
  ];
}
