/** What a page's instructions show of text: where, in which order, how, and in letters of which width. */
import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { common, meet } from '../model/boxes.js';
import { type Box } from '../model/page.js';
import { boxOf, type Matrix, type PlacedOperator } from './placed-operators.js';

export interface ShownText {
  /** As its font says; `from`: among the page's instructions. */
  readonly text: string;
  readonly from: number;
  /** On the page as it is shown, points. */
  readonly box: Box;
  /** Neither filled nor drawn around, or outside of what is shown where it stands. */
  readonly invisible: boolean;
  /** As pdf.js writes it, “#ffffff”; nothing where it is a pattern. */
  readonly colour?: string;
  readonly font: string;
  /** Each letter with its width, in the unit of its font. */
  readonly letters: readonly (readonly [letter: string, width: number])[];
}

interface State {
  font: string;
  size: number;
  /** How PDF calls it (32000-1, 9.3.6). */
  mode: number;
  character: number;
  word: number;
  stretch: number;
  leading: number;
  colour: string | undefined;
  /** What is shown at the most, on the page. */
  clip: Box | undefined;
}

interface Glyph {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
}

/** Text that is only a clip or nothing at all is not seen. */
const UNSEEN: ReadonlySet<number> = new Set([3, 7]);
const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0];
/** Of its size, how far text reaches over and under its line. */
const [OVER, UNDER] = [0.75, 0.2];

export function shownText(page: PDFPageProxy, operators: Iterable<PlacedOperator>): ShownText[] {
  const shown: ShownText[] = [];
  const saved: State[] = [];
  let state: State = {
    font: '',
    size: 0,
    mode: 0,
    character: 0,
    word: 0,
    stretch: 1,
    leading: 0,
    colour: '#000000',
    clip: undefined,
  };
  // One of each: a page of forty thousand words has some two hundred thousand.
  const known = new Map<Glyph, readonly [string, number]>();
  const letterOf = (glyph: Glyph) => {
    const letter = known.get(glyph) ?? ([glyph.unicode, glyph.width] as const);
    known.set(glyph, letter);
    return letter;
  };
  let clips = false;
  let [line, x, y, along] = [UNMOVED, 0, 0, 0];
  const move = (across: number, up: number) => {
    [x, y, along] = [x + across, y + up, 0];
  };
  for (const { at: from, operator, args, matrix } of operators) {
    const [first, second] = (args ?? []) as readonly [never, never];
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) {
      saved.push({ ...state });
      if (operator === OPS.paintFormXObjectBegin && second) state.clip = within(state.clip, boxOf(matrix, second));
    } else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) state = saved.pop() ?? state;
    else if (operator === OPS.beginText) [line, x, y, along] = [UNMOVED, 0, 0, 0];
    else if (operator === OPS.setTextMatrix)
      [line, x, y, along] = [Array.from(first as ArrayLike<number>) as unknown as Matrix, 0, 0, 0];
    else if (operator === OPS.moveText) move(first, second);
    else if (operator === OPS.setLeadingMoveText) {
      state.leading = second;
      move(first, second);
    } else if (operator === OPS.nextLine) move(0, state.leading);
    else if (operator === OPS.setLeading) state.leading = -first;
    else if (operator === OPS.setFont) [state.font, state.size] = [first, second];
    else if (operator === OPS.setCharSpacing) state.character = first;
    else if (operator === OPS.setWordSpacing) state.word = first;
    else if (operator === OPS.setHScale) state.stretch = first / 100;
    else if (operator === OPS.setTextRenderingMode) state.mode = first;
    else if (operator === OPS.setFillRGBColor) state.colour = first;
    else if (operator === OPS.setFillColorN) state.colour = undefined;
    else if (operator === OPS.clip || operator === OPS.eoClip) clips = true;
    else if (operator === OPS.constructPath) {
      const around = (args as readonly unknown[])[2] as ArrayLike<number> | null;
      if (clips && around?.length === 4) state.clip = within(state.clip, boxOf(matrix, around));
      clips = false;
    } else if (operator === OPS.showText) {
      const unit = unitOf(page, state.font);
      const begins = along;
      const letters: (readonly [string, number])[] = [];
      for (const each of first as readonly (Glyph | number | null)[]) {
        if (typeof each === 'number') along -= (each / 1000) * state.size * state.stretch;
        else if (each) {
          letters.push(letterOf(each));
          const spaces = state.character + (each.isSpace ? state.word : 0);
          along += (each.width * unit * state.size + spaces) * state.stretch;
        }
      }
      if (letters.length === 0) continue;
      const [low, high] = [y - state.size * UNDER, y + state.size * OVER];
      const box = boxOf(matrix, boxOf(line, [x + begins, low, x + along, high]));
      const text = letters.map(([letter]) => letter).join('');
      const { font, colour, mode } = state;
      const invisible = UNSEEN.has(mode) || (state.clip !== undefined && !meet(state.clip, box));
      shown.push({ text, from, box, invisible, font, letters, ...(colour && { colour }) });
    }
  }
  return shown;
}

const within = (clip: Box | undefined, box: Box): Box => (clip ? common(clip, box) : box);

/** Of a font's widths, in its size: a thousandth but for fonts that are drawings. */
function unitOf(page: PDFPageProxy, font: string): number {
  const fonts = page.commonObjs as { has(id: string): boolean; get(id: string): { fontMatrix?: number[] } | null };
  return Math.abs((fonts.has(font) && fonts.get(font)?.fontMatrix?.[0]) || 0.001);
}
