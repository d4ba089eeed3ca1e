/** What a drawing is: a sheet, how it is drawn, and what a reader should find on it. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { paintCodes } from './paper/codes.js';
import { type Code, type Mark, Pen } from './paper/pen.js';
import { type Wear, worn } from './paper/wear.js';

export interface Truth {
  readonly fields: Readonly<Record<string, unknown>>;
  /** Other values that are as right, by field. */
  readonly alt?: Readonly<Record<string, readonly string[]>>;
  /** How a field is printed, where that is not its value: dates. */
  readonly printed?: Readonly<Record<string, string>>;
  /** The boxes of a form that are marked. */
  readonly ticks?: readonly Tick[];
}

/** Without a question the option is a statement of its own. */
export interface Tick {
  readonly question?: string;
  readonly option: string;
}

export interface Drawing {
  readonly name: string;
  readonly docType: 'shipping_label' | 'form';
  readonly lang: string;
  /** Width and height in millimetres. */
  readonly sheet: readonly [number, number];
  readonly dpi: number;
  readonly wear?: Wear;
  readonly truth: Truth;
  readonly draw: (pen: Pen) => void;
}

/** What a pen printed on the sheet of a drawing, with no picture of it. */
export interface Print {
  readonly marks: readonly Mark[];
  readonly codes: readonly Code[];
}

export const printOf = (drawing: Drawing): Print => sketch(drawing).pen;

export async function pictureOf(drawing: Drawing): Promise<Buffer> {
  const { canvas, context, pen, scale } = sketch(drawing);
  await paintCodes(context, pen.codes, scale);
  return worn(canvas, drawing.wear ?? {}).toBuffer('image/png');
}

/** A folder as the corpus is one: pictures, and `labels.jsonl`. */
export async function drawInto(folder: string, drawings: readonly Drawing[]): Promise<void> {
  for (const drawing of drawings) await writeFile(join(folder, `${drawing.name}.png`), await pictureOf(drawing));
  await writeFile(join(folder, 'labels.jsonl'), `${drawings.map(labelOf).join('\n')}\n`);
}

/** A line of the corpus's `labels.jsonl`. */
export function labelOf({ name, docType, lang, truth: { fields, alt, ticks } }: Drawing): string {
  return JSON.stringify({
    file: `${name}.png`,
    docType,
    lang,
    source: 'drawings',
    fields,
    ...(alt && { alt }),
    ...(ticks && { ticks }),
  });
}

function sketch({ sheet: [width, height], dpi, draw }: Drawing) {
  const scale = dpi / 25.4;
  const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  const pen = new Pen(context, scale);
  draw(pen);
  return { canvas, context, pen, scale };
}
