/** Draws a form from its rows, from the top of the sheet to the bottom. */
import { createCanvas } from '@napi-rs/canvas';
import { type Face } from '../paper/fonts.js';
import { Pen, type Style } from '../paper/pen.js';
import { type Form, type Look } from './form.js';
import { type Field, type Row } from './rows.js';

const MARGIN = 16;
const BOX = 3.4;
/** Millimetres between rows, and how many more where the page has room. */
const GAP = 1.5;
const MOST_MORE = 4;

type Drawn = Pick<Form, 'issuer' | 'title' | 'number' | 'rows' | 'look'>;

/** @throws Error naming a form that is longer than its sheet */
export function drawForm(pen: Pen, [width, height]: readonly [number, number], form: Drawn): void {
  const bottom = height - 12;
  const tight = drawnWith(new Pen(createCanvas(1, 1).getContext('2d'), 1), width, form, 0);
  if (tight > bottom) throw new Error(`${form.title} is ${(tight - bottom).toFixed(0)} mm too long`);
  drawnWith(pen, width, form, Math.min(MOST_MORE, (bottom - tight) / form.rows.length));
}

/** @returns where the print ends */
function drawnWith(pen: Pen, width: number, { issuer, title, number, rows, look = {} }: Drawn, more: number): number {
  const filler = new Filler(pen, MARGIN, width - 2 * MARGIN, look, more);
  return rows.reduce(
    (y, row, at) => {
      const framed = row.kind === 'cells' && rows[at + 1]?.kind === 'cells';
      return filler.row(row, y) + (framed ? 0 : (look.gap ?? GAP) + more);
    },
    filler.head(issuer, title, number),
  );
}

class Filler {
  private readonly face: Face;
  private readonly bold: Face;
  private readonly filled: Style;

  constructor(
    private readonly pen: Pen,
    private readonly x: number,
    private readonly width: number,
    private readonly look: Look,
    private readonly more: number,
  ) {
    this.face = look.print ?? 'sans';
    this.bold = `${this.face} bold`;
    this.filled = look.filled ?? { face: 'sans', size: 10 };
  }

  head(issuer: string, title: string, number?: string): number {
    const { pen, x, width } = this;
    if (number !== undefined) pen.text(number, x + width, 12, { size: 8, face: this.face, align: 'right' });
    const y = pen.text(issuer, x, 12, { size: 9, face: this.face });
    const next = pen.text(title, x, y + 1.5, { size: 16, face: this.bold, width });
    pen.line(x, next + 1, x + width, next + 1, 0.5);
    return next + 4;
  }

  row(row: Row, y: number): number {
    switch (row.kind) {
      case 'section':
        return this.section(row.title, y);
      case 'note':
        return this.pen.text(row.text, this.x, y, { size: 6.5, face: this.face, width: this.width });
      case 'comb':
        return this.comb(row.field, row.boxes, y);
      case 'ticks':
        return this.ticks(row, y);
      case 'table':
        return this.table(row.heads, row.rows, y);
      default:
        return this.fields(row.kind, row.fields, y);
    }
  }

  private section(title: string, y: number): number {
    const { pen, x, width, bold } = this;
    if (this.look.bars) {
      pen.fill(x, y + 1, width, 5.5);
      pen.text(title, x + 2, y + 2, { size: 9.5, face: bold, colour: '#fff' });
      return y + 8;
    }
    const next = pen.text(title, x, y + 2, { size: 11, face: bold });
    pen.line(x, next, x + width, next, 0.2);
    return next + 1.5;
  }

  private fields(kind: 'left' | 'above' | 'under' | 'cells' | 'inline', fields: readonly Field[], y: number): number {
    const wide = this.width / fields.length;
    const gap = kind === 'cells' ? 0 : 4;
    const ends = fields.map((field, at) =>
      this[kind](field, this.x + at * wide, y, wide - (at < fields.length - 1 ? gap : 0)),
    );
    return Math.max(...ends);
  }

  private left([label, value]: Field, x: number, y: number, width: number): number {
    const labels = width * (this.look.labels ?? 0.36);
    this.label(label, x, y + 1.4, 9, labels - 2);
    this.value(value, x + labels, y + 0.8, width - labels);
    this.pen.line(x + labels, y + 6, x + width, y + 6, 0.2);
    return y + 7;
  }

  private above([label, value]: Field, x: number, y: number, width: number): number {
    this.label(label, x, y, 7.5, width);
    this.value(value, x + 1, y + 4, width - 1);
    this.pen.line(x, y + 9, x + width, y + 9, 0.2);
    return y + 10;
  }

  private under([label, value]: Field, x: number, y: number, width: number): number {
    this.value(value, x + 1, y, width - 1);
    this.pen.line(x, y + 5.4, x + width, y + 5.4, 0.25);
    this.label(label, x, y + 6, 7, width, false);
    return y + 9.5;
  }

  private cells([label, value]: Field, x: number, y: number, width: number): number {
    const high = 11 + this.more / 2;
    this.pen.box(x, y, width, high, 0.25);
    this.label(label, x + 1, y + 0.8, 6.5, width - 2, false);
    this.value(value, x + 2, y + high - 6.2, width - 3);
    return y + high;
  }

  private inline([label, value]: Field, x: number, y: number, width: number): number {
    const text = `${label}:`;
    const style = { size: 9.5, face: this.face };
    this.pen.text(text, x, y + 0.8, style);
    const from = this.pen.measure(text, style) + 2;
    this.value(value, x + from, y, width - from);
    return y + 6;
  }

  private comb([label, value = '']: Field, boxes: number, y: number): number {
    const side = Math.min(5.5, (this.width * 0.6) / boxes);
    const from = this.x + this.width * 0.36;
    this.label(label, this.x, y + 1.4, 9, this.width * 0.34);
    for (let at = 0; at < boxes; at++) this.pen.box(from + at * side, y, side, 6.2, 0.2);
    [...value].forEach((letter, at) => {
      if (letter === ' ') return;
      this.pen.text(letter, from + (at + 0.5) * side, y + 0.9, {
        ...this.filled,
        hand: undefined,
        size: 11,
        align: 'center',
      });
    });
    return y + 7.2;
  }

  private ticks({ question, options, chosen }: Extract<Row, { kind: 'ticks' }>, y: number): number {
    const { pen, face } = this;
    const style = { size: 9, face };
    let line = y;
    let x = this.x;
    if (question !== undefined) {
      this.label(question, x, y + 0.6, 9, this.width * 0.45);
      x += Math.min(pen.measure(question, style), this.width * 0.45) + 6;
    }
    const start = x;
    for (const option of options) {
      const wide = Math.min(pen.measure(option, style), this.width - BOX - 3);
      if (x + BOX + 2 + wide > this.x + this.width && x > start) [x, line] = [start, line + 5.4];
      pen.box(x, line + 0.6, BOX, BOX, 0.25);
      if (chosen.includes(option)) this.mark(x, line + 0.6);
      pen.text(option, x + BOX + 1.5, line + 0.8, { ...style, width: this.width - BOX - 3 });
      x += BOX + 1.5 + wide + 6;
    }
    return line + 5.6;
  }

  private mark(x: number, y: number): void {
    switch (this.look.mark ?? 'cross') {
      case 'filled':
        return this.pen.fill(x + 0.6, y + 0.6, BOX - 1.2, BOX - 1.2);
      case 'typed':
        this.pen.text('X', x + BOX / 2, y - 0.4, { size: 11, face: 'type bold', align: 'center' });
        return;
      case 'tick':
        return this.pen.tick(x + 0.2, y - 0.8, BOX + 0.8);
      case 'cross':
        return this.pen.cross(x - 0.3, y - 0.3, BOX + 0.6);
    }
  }

  private table(heads: readonly string[], rows: readonly (readonly string[])[], y: number): number {
    const wide = this.width / heads.length;
    const high = 7;
    heads.forEach((head, at) => {
      this.pen.fill(this.x + at * wide, y, wide, high - 1, '#ddd');
      this.label(head, this.x + at * wide + 1, y + 1.4, 8, wide - 2, false, this.bold);
    });
    const empty = heads.map(() => '');
    [...rows, empty].forEach((row, line) =>
      heads.forEach((_, at) => {
        const top = y + high - 1 + line * high;
        this.pen.box(this.x + at * wide, top, wide, high, 0.2);
        this.value(row[at], this.x + at * wide + 1.5, top + 1.2, wide - 3);
      }),
    );
    return y + high * (rows.length + 2);
  }

  private label(
    text: string,
    x: number,
    y: number,
    size: number,
    width: number,
    colon = this.look.colon ?? false,
    face = this.face,
  ): void {
    this.pen.text(colon ? `${text}:` : text, x, y, { size, face, width });
  }

  private value(text: string | undefined, x: number, y: number, width: number): void {
    if (text) this.pen.text(text, x, y, { ...this.filled, width });
  }
}
