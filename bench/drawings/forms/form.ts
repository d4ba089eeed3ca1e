/** A form: what it holds, how it looks, and the pairs that a reader should find. */
import { type Drawing, type Tick, type Truth } from '../drawing.js';
import { type Style } from '../paper/pen.js';
import { type Wear } from '../paper/wear.js';
import { drawForm } from './draw-form.js';
import { type Field, type Row } from './rows.js';

/** What a ticked statement is worth where there is no question. */
export const MARKED = 'X';

export interface Form {
  readonly name: string;
  readonly lang?: string;
  /** Who asks, above the title. */
  readonly issuer: string;
  readonly title: string;
  /** A form number in a corner. */
  readonly number?: string;
  readonly rows: readonly Row[];
  readonly look?: Look;
  readonly dpi?: number;
  readonly wear?: Wear;
}

export interface Look {
  /** What was filled in: by machine, typewriter or hand. */
  readonly filled?: Style;
  /** The form's own print. */
  readonly print?: 'sans' | 'serif';
  /** Of the width of a field: how much its label takes where it stands to the left. */
  readonly labels?: number;
  readonly mark?: 'cross' | 'tick' | 'typed' | 'filled';
  /** Ends of labels: a colon, or nothing. */
  readonly colon?: boolean;
  /** Millimetres between rows, beside those of the row. */
  readonly gap?: number;
  /** Sections as black bars. */
  readonly bars?: boolean;
}

export const TYPED: Style = { face: 'type', size: 11 };
export const MACHINE: Style = { face: 'sans', size: 10 };
export const WRITTEN: Style = { face: 'serif italic', size: 14, hand: 7, colour: '#223' };

const A4 = [210, 297] as const;

export function form({ name, lang = 'en', dpi = 150, wear = { grain: 0.15 }, ...drawn }: Form): Drawing {
  const truth = truthOf(drawn.rows);
  const draw: Drawing['draw'] = (pen) => drawForm(pen, A4, drawn);
  return { name: `form-${name}`, docType: 'form', lang, sheet: A4, dpi, wear, truth, draw };
}

function truthOf(rows: readonly Row[]): Truth {
  const pairs = rows.flatMap(pairsOf);
  const ticks = rows.flatMap(ticksOf);
  return { fields: { pairs }, ...(ticks.length > 0 && { ticks }) };
}

interface Pair {
  readonly key: string;
  readonly value: string;
}

const pairOf = ([key, value]: Field): Pair[] => (value === undefined || value === '' ? [] : [{ key, value }]);

function pairsOf(row: Row): Pair[] {
  switch (row.kind) {
    case 'section':
    case 'note':
      return [];
    case 'comb':
      return pairOf(row.field);
    case 'ticks':
      return ticksOf(row).map(({ question, option }) =>
        question === undefined ? { key: option, value: MARKED } : { key: question, value: option },
      );
    case 'table':
      return row.rows.flatMap((line) => line.flatMap((value, at) => pairOf([row.heads[at]!, value])));
    default:
      return row.fields.flatMap(pairOf);
  }
}

function ticksOf(row: Row): Tick[] {
  if (row.kind !== 'ticks') return [];
  const { question, chosen } = row;
  return chosen.map((option) => ({ ...(question !== undefined && { question }), option }));
}
