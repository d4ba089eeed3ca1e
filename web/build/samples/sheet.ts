/**
 * A sheet of paper to write on, in our own faces. Coordinates are pixels from the top left; text stands on its
 * baseline.
 */
import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';

const require = createRequire(import.meta.url);
const FACES = {
  'Sample Sans': '@fontsource/inter/files/inter-latin-400-normal.woff',
  'Sample Sans Bold': '@fontsource/inter/files/inter-latin-600-normal.woff',
  'Sample Serif': '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff',
  'Sample Serif Bold': '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff',
  'Sample Mono': '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
} as const;
for (const [name, file] of Object.entries(FACES)) GlobalFonts.registerFromPath(require.resolve(file), name);

type Face = 'Sans' | 'Sans Bold' | 'Serif' | 'Serif Bold' | 'Mono';

interface Style {
  readonly size?: number;
  readonly face?: Face;
  readonly colour?: string;
  readonly align?: 'left' | 'right' | 'center';
  readonly spacing?: number;
}

const INK = '#1c1b18';
export const SOFT = '#5a564d';

export class Sheet {
  readonly canvas: Canvas;
  readonly pen: SKRSContext2D;

  constructor(
    readonly width: number,
    readonly height: number,
    ground = '#ffffff',
  ) {
    this.canvas = createCanvas(width, height);
    this.pen = this.canvas.getContext('2d');
    this.fill(0, 0, width, height, ground);
  }

  text(
    x: number,
    y: number,
    text: string,
    { size = 24, face = 'Sans', colour = INK, align = 'left', spacing = 0 }: Style = {},
  ): void {
    this.pen.font = `${size}px "Sample ${face}"`;
    this.pen.fillStyle = colour;
    this.pen.textAlign = align;
    this.pen.letterSpacing = `${spacing}px`;
    this.pen.fillText(text, x, y);
  }

  /** Wrapped to a width. @returns the baseline after the last line */
  paragraph(
    x: number,
    y: number,
    width: number,
    text: string,
    style: Style & { readonly leading?: number } = {},
  ): number {
    const { size = 24, face = 'Sans', leading = Math.round(size * 1.5) } = style;
    this.pen.font = `${size}px "Sample ${face}"`;
    this.pen.letterSpacing = '0px';
    let line = '';
    let at = y;
    for (const word of text.split(' ')) {
      if (line && this.pen.measureText(`${line} ${word}`).width > width) {
        this.text(x, at, line, style);
        at += leading;
        line = word;
      } else line = line ? `${line} ${word}` : word;
    }
    this.text(x, at, line, style);
    return at + leading;
  }

  fill(x: number, y: number, width: number, height: number, colour: string): void {
    this.pen.fillStyle = colour;
    this.pen.fillRect(x, y, width, height);
  }

  frame(x: number, y: number, width: number, height: number, weight = 2): void {
    this.pen.strokeStyle = INK;
    this.pen.lineWidth = weight;
    this.pen.strokeRect(x, y, width, height);
  }

  rule(x: number, y: number, width: number, colour = '#b9b3a5', weight = 2): void {
    this.fill(x, y, width, weight, colour);
  }
}
