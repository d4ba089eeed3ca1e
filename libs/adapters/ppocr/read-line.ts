/**
 * Crops of a line → characters with their places, by the CTC recogniser; one by one, which measured faster than in
 * batches. Only the Latin letters of the model's languages, unless a line is plainly Chinese or Japanese: among
 * thousands of their characters there is always one that looks like a smudged Latin one.
 */
import { isEastAsian } from '#extraction/model/scripts.js';
import { release } from '#kernel/release.js';
import { type Crop, CROP_HEIGHT } from './crop.js';
import { bestPath, type Chances, type Run } from './letters/best-path.js';
import { aligned } from './letters/aligned.js';
import { type LetterChances } from './letters/letter-chances.js';
import { likelyColumns } from './letters/likely-columns.js';
import { type Model } from './model.js';
import { type Piece, piecesOf } from './pieces.js';

export interface ReadCharacter {
  readonly text: string;
  /** 0..1 */
  readonly confidence: number;
  /** Middle of the character along the crop, pixels. */
  readonly at: number;
  /** Of a space: the character it would be if it were none. */
  readonly instead?: ReadCharacter;
}

interface Alphabet {
  /** Character of each column of the recogniser's output; '' is the blank. */
  readonly characters: readonly string[];
  /** Columns of the Latin ones. */
  readonly latin: Int32Array;
}

/** Pixels of crop a step of the output covers. */
const STEP = 8;
/** Bare pixels at a cut between two pieces that are a space. */
const SPACE = 8;
const FULL_WIDTH = /^[\uff01-\uff5e\uffe0-\uffe6]$/u;
const LETTER = /\p{L}/u;

/**
 * Full-width characters (：（￡) count as the Latin ones they stand for.
 * @param latin what counts as a character of a line in Latin script
 */
export function alphabetOf(columns: readonly string[], latin: RegExp): Alphabet {
  const characters = columns.map((text) => (FULL_WIDTH.test(text) ? text.normalize('NFKC') : text));
  return {
    characters,
    latin: Int32Array.from(characters.flatMap((text, index) => (latin.test(text) ? [index] : []))),
  };
}

export interface Recogniser {
  readonly model: Pick<Model, 'greyInput' | 'run'>;
  readonly mean: MeanOf;
  readonly alphabet: Alphabet;
  /** Pixels of a crop that it sees at once; a longer one is read in pieces. */
  readonly longest: number;
  /** What letters follow each other, asked one after another where a line is read from several sides. */
  readonly letters: readonly LetterChances[];
}

/** Means of arrays of one length, in room that is used again: for one line it is megabytes. */
export class MeanOf {
  private room = new Float32Array(0);

  /**
   * @param next the others one after another; good until the next is asked for, as the answer is until the next mean
   */
  async all(first: Float32Array, next: readonly (() => Promise<Float32Array>)[]): Promise<Float32Array> {
    if (next.length === 0) return first;
    if (this.room.length < first.length) this.room = new Float32Array(first.length);
    const sum = this.room.subarray(0, first.length);
    sum.set(first);
    for (const another of next) {
      const values = await another();
      for (let i = 0; i < sum.length; i++) sum[i]! += values[i]!;
    }
    for (let i = 0; i < sum.length; i++) sum[i]! /= next.length + 1;
    return sum;
  }

  /** Gives its room back. */
  rest(): void {
    release(this.room);
    this.room = new Float32Array(0);
  }
}

/** @param crops of one line, as wide as each other; of several, what the recogniser says of all of them counts */
export async function readLine(recogniser: Recogniser, ...crops: readonly [Crop, ...Crop[]]): Promise<ReadCharacter[]> {
  const line: ReadCharacter[] = [];
  for (const piece of piecesOf(crops[0], recogniser.longest)) {
    for (const read of await readPiece(recogniser, crops, piece)) line.push({ ...read, at: read.at + piece.from });
    if (piece.gap >= SPACE) line.push({ text: ' ', confidence: 1, at: piece.to });
  }
  return line;
}

async function readPiece(
  { model, mean, alphabet, letters }: Recogniser,
  [first, ...others]: readonly [Crop, ...Crop[]],
  piece: Piece,
): Promise<ReadCharacter[]> {
  const wide = piece.to - piece.from;
  const width = Math.ceil(wide / STEP) * STEP;
  const [steps, columns] = [width / STEP, alphabet.characters.length];
  const said = (crop: Crop) => {
    const input = model.greyInput(width, CROP_HEIGHT);
    for (let y = 0; y < CROP_HEIGHT; y++) {
      const [from, to] = [y * crop.width + piece.from, y * width];
      for (let x = 0; x < wide; x++) input[to + x] = crop.data[from + x]! / 127.5 - 1;
      input.fill(0, to + wide, to + width);
    }
    return model.run(input, width, CROP_HEIGHT, steps * columns);
  };
  const chances = await mean.all(
    await said(first),
    others.map((crop) => () => said(crop)),
  );
  return decode({ chances, steps, columns }, alphabet, others.length > 0 ? letters : []);
}

function decode(said: Chances, { characters, latin }: Alphabet, letters: readonly LetterChances[]): ReadCharacter[] {
  const open = bestPath(said, latin, true);
  const eastAsian = open.filter(({ column }) => isEastAsian(characters[column] ?? ''));
  const sure = eastAsian.filter(({ best }) => best > 0.8);
  // Figures are of no script: "電話 090 1234 5678" is a Japanese line.
  const lettered = open.filter(({ column }) => LETTER.test(characters[column] ?? ''));
  const plainly = sure.length >= 2 && eastAsian.length * 2 >= lettered.length && !isRule(open);
  const runs = plainly ? open : pathOf(said, { characters, latin }, letters);
  return runs.map(({ column, best, from, to }) => {
    const [text, at] = [characters[column] ?? '', ((from + to + 1) / 2) * STEP];
    const read = { text, confidence: best, at };
    return text === ' ' ? { ...read, instead: markAt(said, from, to, { characters, latin }, at) } : read;
  });
}

/** The likeliest columns; with letters, those that are likeliest as text, too, by the first that know such text. */
function pathOf(said: Chances, alphabet: Alphabet, letters: readonly LetterChances[]): Run[] {
  const path = bestPath(said, alphabet.latin, false);
  for (const each of letters) {
    const text = likelyColumns(said, alphabet, each);
    if (text) return text.join() === path.map(({ column }) => column).join() ? path : aligned(said, text);
  }
  return path;
}

/** A row of stars looks like a row of the same few characters. */
const isRule = (runs: readonly Run[]): boolean =>
  runs.length >= 9 && new Set(runs.map(({ column }) => column)).size * 3 <= runs.length;

/** What stands at these steps, if anything but a space does. */
function markAt(
  { chances, columns }: Chances,
  from: number,
  to: number,
  { characters, latin }: Alphabet,
  at: number,
): ReadCharacter | undefined {
  let [column, best] = [0, 0];
  for (let step = from; step <= to; step++) {
    for (const candidate of latin) {
      const chance = chances[step * columns + candidate]!;
      if (chance > best && characters[candidate] !== ' ') [column, best] = [candidate, chance];
    }
  }
  const text = characters[column];
  return text ? { text, confidence: best, at } : undefined;
}
