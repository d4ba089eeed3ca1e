/** Forms with boxes to tick, drawn for tests: frames, ticks, print, and the wear of a scan. */
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { type OcrImage } from '#ports/ocr-engine.js';
import { ensureFonts } from '../decode/fallback-fonts.js';
import { type Box } from '../model/page.js';

export type Tick = 'none' | 'cross' | 'tick' | 'fill' | 'scribble';

export interface Sheet {
  readonly picture: OcrImage;
  /** Of the words, as a reader sees them. */
  readonly print: readonly Box[];
}

export interface Wear {
  readonly dpi?: number;
  /** Degrees, clockwise. */
  readonly slope?: number;
  /** Levels of grey that each pixel may be off. */
  readonly grain?: number;
  /** Parts of the pixels that are white specks. */
  readonly broken?: number;
  readonly seed?: number;
}

/** Points; a sheet of five by four inches. */
const [ACROSS, DOWN] = [360, 288];
const SIZE = 10;

export class BoxPen {
  readonly print: Box[] = [];

  constructor(private readonly context: SKRSContext2D) {}

  /** @param face as a font names it, e.g. `bold 12px serif` */
  word(text: string, x: number, y: number, face = `${SIZE}px sans-serif`): void {
    this.context.font = face;
    this.context.fillText(text, x, y);
    const size = Number(/(\d+)px/.exec(face)![1]);
    this.print.push([x, y - size, x + this.context.measureText(text).width, y + size * 0.25]);
  }

  /** A box whose foot stands on the line of a word at this height. */
  frame(x: number, y: number, side = 10, tick: Tick = 'none'): void {
    this.context.lineWidth = 0.8;
    this.context.strokeRect(x, y - side + 1, side, side);
    this.ticked(x, y - side + 1, side, tick);
  }

  ring(x: number, y: number, side = 10): void {
    this.context.lineWidth = 0.8;
    this.context.beginPath();
    this.context.arc(x + side / 2, y + 1 - side / 2, side / 2, 0, Math.PI * 2);
    this.context.stroke();
  }

  line(x0: number, y0: number, x1: number, y1: number): void {
    this.stroke(0.8, [x0, y0], [x1, y1]);
  }

  bar(x: number, y: number, width: number, height: number): void {
    this.context.fillRect(x, y, width, height);
  }

  private ticked(x: number, y: number, side: number, tick: Tick): void {
    const at = (u: number, v: number) => [x + u * side, y + v * side] as const;
    if (tick === 'cross') {
      this.stroke(1.1, at(0.15, 0.1), at(0.9, 0.95));
      this.stroke(1.1, at(0.88, 0.12), at(0.1, 0.9));
    } else if (tick === 'tick') this.stroke(1.3, at(0.15, 0.5), at(0.42, 0.9), at(1.15, -0.2));
    else if (tick === 'fill') this.context.fillRect(x, y, side, side);
    else if (tick === 'scribble')
      this.stroke(1, at(0.1, 0.3), at(0.9, 0.2), at(0.15, 0.5), at(0.85, 0.5), at(0.2, 0.8), at(0.9, 0.75));
  }

  private stroke(width: number, ...[first, ...points]: (readonly [number, number])[]): void {
    this.context.lineWidth = width;
    this.context.beginPath();
    this.context.moveTo(...first!);
    for (const point of points) this.context.lineTo(...point);
    this.context.stroke();
  }
}

export function drawnSheet(draw: (pen: BoxPen) => void, wear: Wear = {}): Sheet {
  const { dpi = 150, slope = 0, grain = 0, broken = 0, seed = 1 } = wear;
  ensureFonts();
  const scale = dpi / 72;
  const canvas = createCanvas(Math.round(ACROSS * scale), Math.round(DOWN * scale));
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = context.strokeStyle = '#111';
  context.rotate((slope * Math.PI) / 180);
  context.scale(scale, scale);
  const pen = new BoxPen(context);
  draw(pen);
  const { width, height } = canvas;
  const { data } = context.getImageData(0, 0, width, height);
  const random = randomFrom(seed);
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at++) {
    const level = data[at * 4]! + (random() - 0.5) * 2 * grain;
    grey[at] = random() < broken ? 255 : Math.max(0, Math.min(255, level));
  }
  const sunk = Math.tan((slope * Math.PI) / 180);
  const print = pen.print.map(([x0, y0, x1, y1]): Box => {
    const fall = sunk * x0;
    return [x0 * scale, (y0 + fall) * scale, x1 * scale, (y1 + fall) * scale];
  });
  return { picture: { grey, width, height }, print };
}

/** Mulberry32: the same numbers for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
