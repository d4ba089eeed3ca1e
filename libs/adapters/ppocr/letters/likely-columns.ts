/**
 * The text of a line of which the recogniser and what is known of letters say most together: a search that keeps the
 * likeliest beginnings at each step (CTC prefix search; Hannun and others 2014). Where the recogniser is sure it has
 * its way.
 */
import { type Chances } from './best-path.js';
import { folded, type LetterChances } from './letter-chances.js';

/** What letters say counts so much of what the recogniser says. */
const WEIGHT = 0.3;
/** For each character, as what letters say makes long texts unlikely. */
const LENGTH = 0.4;
/** Beginnings that are kept. */
const KEPT = 12;
/** A column with less of all chance is none. */
const LEAST = 0.003;
const COLUMNS = 8;
/** Mean logarithm of a character's chance under which a text is like none that the letters were learned from. */
const KNOWN = -2.5;
const BOUNDARY = ' ';

interface Beginning {
  readonly columns: readonly number[];
  /** Folded, after a boundary. */
  readonly text: string;
  /** Logarithm of what letters say of it. */
  readonly letters: number;
  /** Chance of the steps so far that say it and end with the blank, … */
  blank: number;
  /** … and of those that end with its last character. */
  mark: number;
}

/** @param latin columns that may be written @returns undefined where the letters know nothing of such text */
export function likelyColumns(
  { chances, steps, columns }: Chances,
  { characters, latin }: { readonly characters: readonly string[]; readonly latin: Int32Array },
  letters: LetterChances,
): readonly number[] | undefined {
  let kept: Beginning[] = [{ columns: [], text: BOUNDARY, letters: 0, blank: 1, mark: 0 }];
  for (let step = 0; step < steps; step++) {
    const said = chances.subarray(step * columns, (step + 1) * columns);
    const candidates = candidatesOf(said, latin);
    const next = new Map<string, Beginning>();
    const known = (key: string, begin: () => Omit<Beginning, 'blank' | 'mark'>): Beginning => {
      const beginning = next.get(key) ?? { ...begin(), blank: 0, mark: 0 };
      next.set(key, beginning);
      return beginning;
    };
    for (const beginning of kept) {
      const { columns: before, blank, mark } = beginning;
      const [key, last] = [before.join(), before.at(-1)];
      const same = known(key, () => beginning);
      same.blank += (blank + mark) * Math.max(said[0]!, Number.EPSILON);
      for (const column of candidates) {
        if (column === last) same.mark += mark * said[column]!;
        const reached = column === last ? blank : blank + mark;
        if (reached === 0) continue;
        const longer = known(`${key},${column}`, () => grown(beginning, column, folded(characters[column]!), letters));
        longer.mark += reached * said[column]!;
      }
    }
    kept = likeliest([...next.values()]);
  }
  const ended = kept.map((one) => ({ one, worth: worth(one) + WEIGHT * letters.log(one.text, BOUNDARY) }));
  const [first] = ended.sort((a, b) => b.worth - a.worth);
  if (!first || first.one.columns.length === 0) return undefined;
  return first.one.letters / first.one.columns.length < KNOWN ? undefined : first.one.columns;
}

function grown({ columns, text, letters }: Beginning, column: number, character: string, known: LetterChances) {
  return {
    columns: [...columns, column],
    text: text + character,
    letters: letters + known.log(text, character),
  };
}

function candidatesOf(said: Float32Array, latin: Int32Array): number[] {
  const candidates: number[] = [];
  for (let i = 0; i < latin.length; i++) if (said[latin[i]!]! >= LEAST) candidates.push(latin[i]!);
  return candidates.sort((a, b) => said[b]! - said[a]!).slice(0, COLUMNS);
}

/** Chances are of the likeliest from here on: over a line they would come to less than a number can hold. */
function likeliest(beginnings: Beginning[]): Beginning[] {
  const best = beginnings.sort((a, b) => worth(b) - worth(a)).slice(0, KEPT);
  const most = Math.max(...best.map(({ blank, mark }) => blank + mark));
  for (const one of best) {
    one.blank /= most;
    one.mark /= most;
  }
  return best;
}

const worth = ({ blank, mark, letters, columns }: Beginning): number =>
  Math.log(blank + mark) + WEIGHT * letters + LENGTH * columns.length;
