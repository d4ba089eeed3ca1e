/**
 * Draws on a sheet in millimetres from its upper left corner, and remembers what it printed and where: the labels of a
 * drawing are held against that, and nothing may stand on anything else.
 */
import { type SKRSContext2D } from '@napi-rs/canvas';
import { type Face, family } from './fonts.js';
import { chance } from '../../measuring/chance.js';

/** Left, top, right, bottom in millimetres of the sheet, whichever way the print is turned. */
export type Place = readonly [number, number, number, number];

export interface Mark {
  readonly text: string;
  readonly place: Place;
}

export interface Code {
  readonly format: CodeFormat;
  readonly text: string;
  readonly place: Place;
  /** Width and height in millimetres as it is read. */
  readonly size: readonly [number, number];
  readonly matrix: DOMMatrixLike;
}

export type CodeFormat = 'Code128' | 'Code39' | 'ITF' | 'QRCode' | 'DataMatrix' | 'Aztec' | 'PDF417' | 'MaxiCode';
type DOMMatrixLike = ReturnType<SKRSContext2D['getTransform']>;

export interface Style {
  /** In points. */
  readonly size?: number;
  readonly face?: Face;
  readonly align?: 'left' | 'right' | 'center';
  /** In millimetres: longer print is set narrower. */
  readonly width?: number;
  readonly colour?: string;
  /** Narrow faces of label printers: 0.8. */
  readonly stretch?: number;
  /** Each letter a little out of line, as by hand; the seed. */
  readonly hand?: number;
}

const POINT = 25.4 / 72;
/** Of the size: above and below the line that letters stand on. */
const [ASCENT, DESCENT] = [0.75, 0.2];

export class Pen {
  readonly marks: Mark[] = [];
  readonly codes: Code[] = [];

  constructor(
    private readonly context: SKRSContext2D,
    private readonly scale: number,
  ) {}

  /** @returns where the next line begins */
  text(text: string, x: number, y: number, style: Style = {}): number {
    const { size = 8, face = 'sans', align = 'left', colour = '#000', hand } = style;
    const em = size * POINT;
    const { context } = this;
    const natural = this.measure(text, { size, face });
    context.fillStyle = colour;
    const stretch = Math.min(style.stretch ?? 1, style.width === undefined ? Infinity : style.width / natural);
    const width = natural * stretch;
    const left = x - (align === 'right' ? width : align === 'center' ? width / 2 : 0);
    const line = y + em * ASCENT;
    context.save();
    context.translate(left, line);
    context.scale(stretch, 1);
    if (hand === undefined) context.fillText(text, 0, 0);
    else this.byHand(text, em, chance(hand));
    context.restore();
    this.marks.push({ text, place: this.place(left, y, width, em * (ASCENT + DESCENT)) });
    return y + em * 1.18;
  }

  /** How wide the print of a text is, in millimetres. */
  measure(text: string, { size = 8, face = 'sans' }: Style = {}): number {
    this.context.font = `${size * POINT}px ${family(face)}`;
    return this.context.measureText(text).width;
  }

  /** @returns where the next line begins */
  lines(lines: readonly string[], x: number, y: number, style: Style = {}): number {
    return lines.reduce((at, line) => this.text(line, x, at, style), y);
  }

  line(x1: number, y1: number, x2: number, y2: number, thick = 0.3): void {
    this.context.fillStyle = '#000';
    this.context.fillRect(Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1) || thick, Math.abs(y2 - y1) || thick);
  }

  box(x: number, y: number, width: number, height: number, thick = 0.3): void {
    this.context.strokeStyle = '#000';
    this.context.lineWidth = thick;
    this.context.strokeRect(x, y, width, height);
  }

  fill(x: number, y: number, width: number, height: number, colour = '#000'): void {
    this.context.fillStyle = colour;
    this.context.fillRect(x, y, width, height);
  }

  /** White print on black. @returns the right end */
  inverse(text: string, x: number, y: number, style: Style & { readonly pad?: number } = {}): number {
    const { size = 8, pad = 1 } = style;
    const natural = this.measure(text, { size, face: style.face ?? 'sans bold' });
    const width = Math.min(style.width ?? Infinity, natural) + 2 * pad;
    this.fill(x, y, width, size * POINT + pad);
    this.text(text, x + pad, y + pad / 2 + 0.2, { ...style, face: style.face ?? 'sans bold', colour: '#fff' });
    return x + width;
  }

  /** A strip or square of a code; painted at the end, its bars whole dots of the printer. */
  code(format: CodeFormat, text: string, x: number, y: number, width: number, height = width): void {
    const place = this.place(x, y, width, height);
    this.context.save();
    this.context.translate(x, y);
    this.codes.push({ format, text, place, size: [width, height], matrix: this.context.getTransform() });
    this.context.restore();
  }

  /** What `draw` draws from (0, 0), turned clockwise by 90, 180 or 270 degrees about (x, y). */
  turned(degrees: 90 | 180 | 270, x: number, y: number, draw: () => void): void {
    this.context.save();
    this.context.translate(x, y);
    this.context.rotate((degrees * Math.PI) / 180);
    draw();
    this.context.restore();
  }

  /** A cross as a pen makes it. */
  cross(x: number, y: number, size: number): void {
    this.stroke(size / 7, [x, y], [x + size, y + size]);
    this.stroke(size / 7, [x + size, y], [x, y + size]);
  }

  tick(x: number, y: number, size: number): void {
    this.stroke(size / 6, [x, y + size * 0.6], [x + size * 0.35, y + size], [x + size, y]);
  }

  private stroke(
    thick: number,
    [x, y]: readonly [number, number],
    ...to: readonly (readonly [number, number])[]
  ): void {
    const { context } = this;
    context.strokeStyle = '#000';
    context.lineWidth = thick;
    context.beginPath();
    context.moveTo(x, y);
    for (const point of to) context.lineTo(...point);
    context.stroke();
  }

  private byHand(text: string, em: number, next: () => number): void {
    let x = 0;
    for (const letter of text) {
      this.context.save();
      this.context.translate(x, (next() - 0.5) * em * 0.08);
      this.context.rotate((next() - 0.5) * 0.09);
      this.context.fillText(letter, 0, 0);
      this.context.restore();
      x += this.context.measureText(letter).width * (0.98 + next() * 0.04);
    }
  }

  private place(x: number, y: number, width: number, height: number): Place {
    const { a, b, c, d, e, f } = this.context.getTransform();
    const corners = [
      [x, y],
      [x + width, y + height],
    ].map(([h, v]) => [(a * h! + c * v! + e) / this.scale, (b * h! + d * v! + f) / this.scale] as const);
    const [xs, ys] = [corners.map(([h]) => h), corners.map(([, v]) => v)];
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  }
}
