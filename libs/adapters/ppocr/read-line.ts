/**
 * A crop → characters with their places, by the CTC recogniser; one by one, which measured faster than in batches.
 * Latin letters only, unless a line is plainly Chinese: among 6,600 Chinese characters there is always one that looks
 * like a smudged Latin one.
 */
import { type Crop, CROP_HEIGHT } from './crop.js';
import { type Model } from './model.js';

export interface ReadCharacter {
  readonly text: string;
  /** 0..1 */
  readonly confidence: number;
  /** Middle of the character along the crop, pixels. */
  readonly at: number;
}

export interface Alphabet {
  /** Character of each column of the recogniser's output; '' is the blank. */
  readonly characters: readonly string[];
  /** Columns of the Latin ones. */
  readonly latin: Int32Array;
}

/** Pixels of crop a step of the output covers. */
const STEP = 8;
const LATIN = /^[\x20-\x7e£€¥°é×²³½·§®©’‘“”–—]$/u;
const HAN = /\p{Script=Han}/u;

/** Full-width characters (：（￡) count as the Latin ones they stand for. */
export function alphabetOf(columns: readonly string[]): Alphabet {
  const characters = columns.map((text) => text.normalize('NFKC'));
  return {
    characters,
    latin: Int32Array.from(characters.flatMap((text, index) => (LATIN.test(text) ? [index] : []))),
  };
}

export async function readLine(
  recogniser: Model,
  { characters, latin }: Alphabet,
  crop: Crop,
): Promise<ReadCharacter[]> {
  const width = Math.ceil(crop.width / STEP) * STEP;
  const input = recogniser.greyInput(width, CROP_HEIGHT);
  for (let y = 0; y < CROP_HEIGHT; y++) {
    const [from, to] = [y * crop.width, y * width];
    for (let x = 0; x < crop.width; x++) input[to + x] = crop.data[from + x]! / 127.5 - 1;
    input.fill(0, to + crop.width, to + width);
  }
  const [steps, columns] = [width / STEP, characters.length];
  const chances = await recogniser.run(input, width, CROP_HEIGHT, [1, steps, columns]);
  return decode(chances, steps, columns, latin, characters);
}

function decode(
  chances: Float32Array,
  steps: number,
  columns: number,
  latin: Int32Array,
  characters: readonly string[],
): ReadCharacter[] {
  const open = ctc(chances, steps, columns, characters);
  const han = open.filter(({ text }) => HAN.test(text));
  const sure = han.filter(({ confidence }) => confidence > 0.8);
  if (sure.length >= 2 && han.length * 2 >= open.length) return open;
  return han.length === 0 && open.every(({ text }) => LATIN.test(text))
    ? open
    : ctc(chances, steps, columns, characters, latin);
}

/** Best column per step, equal neighbours merged, blanks dropped. */
function ctc(
  chances: Float32Array,
  steps: number,
  columns: number,
  characters: readonly string[],
  among?: Int32Array,
): ReadCharacter[] {
  const read: ReadCharacter[] = [];
  let last = 0;
  let run = { from: 0, to: 0, best: 0 };
  const close = () => {
    if (last !== 0)
      read.push({ text: characters[last] ?? '', confidence: run.best, at: ((run.from + run.to + 1) / 2) * STEP });
  };
  for (let step = 0; step < steps; step++) {
    const base = step * columns;
    let [column, best] = [0, chances[base]!];
    if (among) {
      for (let i = 0; i < among.length; i++) {
        const chance = chances[base + among[i]!]!;
        if (chance > best) [column, best] = [among[i]!, chance];
      }
    } else {
      for (let i = 1; i < columns; i++) {
        const chance = chances[base + i]!;
        if (chance > best) {
          column = i;
          best = chance;
        }
      }
    }
    if (column !== last) {
      close();
      run = { from: step, to: step, best };
    } else run = { from: run.from, to: step, best: Math.max(run.best, best) };
    last = column;
  }
  close();
  return read;
}
