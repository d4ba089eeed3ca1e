/**
 * A line of text in the order in which it is drawn from left to right: Hebrew and Arabic run the other way, numbers and Latin words
 * among them do not (Unicode Standard Annex #9). Each line is judged by itself, as if it were a paragraph. Pure.
 */
import { createRequire } from 'node:module';

interface Bidi {
  getEmbeddingLevels(text: string): { readonly levels: Uint8Array };
  getMirroredCharacter(character: string): string | null;
}

const bidi = (createRequire(import.meta.url)('bidi-js') as () => Bidi)();
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

export interface Stretch {
  /** In the order it is read. */
  readonly text: string;
  readonly rightToLeft: boolean;
}

export function inDrawnOrder(line: string): Stretch[] {
  if (!RIGHT_TO_LEFT.test(line)) return [{ text: line, rightToLeft: false }];
  const { levels } = bidi.getEmbeddingLevels(line);
  const stretches: { text: string; level: number }[] = [];
  let at = 0;
  for (const character of line) {
    const level = levels[at]!;
    const last = stretches.at(-1);
    if (last?.level === level) last.text += character;
    else stretches.push({ text: character, level });
    at += character.length;
  }
  return reordered(stretches).map(({ text, level }) => ({ text, rightToLeft: level % 2 === 1 }));
}

/** From the deepest level to the first that runs to the left, every row of stretches at least so deep is turned round (rule L2). */
function reordered<S extends { level: number }>(stretches: readonly S[]): S[] {
  let result = [...stretches];
  for (let level = Math.max(...stretches.map((one) => one.level)); level > 0; level--) {
    const turned: S[] = [];
    let row: S[] = [];
    for (const stretch of result) {
      if (stretch.level >= level) row.unshift(stretch);
      else {
        turned.push(...row, stretch);
        row = [];
      }
    }
    result = [...turned, ...row];
  }
  return result;
}

/** Letters that run to the left are turned round by the font's shaping; signs of no direction among them are turned round here. */
export function drawnSigns(text: string): string {
  if (RIGHT_TO_LEFT.test(text)) return text;
  return [...text]
    .reverse()
    .map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
    .join('');
}
