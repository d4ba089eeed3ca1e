/** Numbers as papers print them, drawn small, grey and grainy, in a strip as high as lines of a page are set. */
import { createCanvas } from '@napi-rs/canvas';
import { type OcrImage } from '#ports/ocr-engine.js';
import { warped } from '#extraction/prepare/warp.js';

/** 0..1, the same row of them each time. */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const HIGH = 48;

const fontOf = (size: number, family: string): string => `${size}px "${family}", "${family} latin"`;

const known = new Map<string, boolean>();

/** Whether the face has it, which would draw an empty box otherwise. */
export function isDrawn(sign: string, family: string): boolean {
  const key = `${family} ${sign}`;
  if (!known.has(key)) known.set(key, isNoEmptyBox(sign, family));
  return known.get(key)!;
}

function isNoEmptyBox(sign: string, family: string): boolean {
  const pixels = [sign, '\u{10FFFD}'].map((each) => {
    const context = createCanvas(40, 40).getContext('2d');
    context.font = fontOf(24, family);
    context.fillText(each, 8, 30);
    return Buffer.from(context.getImageData(0, 0, 40, 40).data.buffer);
  });
  return !pixels[0]!.equals(pixels[1]!);
}

export function drawnNumber(text: string, family: string, chance: () => number): OcrImage {
  const size = 14 + Math.floor(chance() * 26);
  const measured = createCanvas(1, 1).getContext('2d');
  const font = fontOf(size, family);
  measured.font = font;
  const { width, actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = measured.measureText(text);
  const margin = 2 + Math.floor(chance() * 5);
  const canvas = createCanvas(Math.ceil(width) + 24, Math.ceil(up + down) + 2 * margin + Math.ceil(width * 0.05));
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.filter = `blur(${[0, 0.3, 0.6][Math.floor(chance() * 3)]}px)`;
  context.font = font;
  context.fillStyle = `rgb(${Array(3)
    .fill(Math.floor(chance() * 70))
    .join(',')})`;
  // Photographed, they lean.
  const [lean, fall] = [(chance() - 0.5) * 0.25, (chance() - 0.5) * 0.05];
  context.transform(1, fall, lean, 1, -lean * (margin + up), (-fall * canvas.width) / 2);
  // One by one: a text of them all would be set from the right where a dash stands in it.
  let x = 8;
  for (const sign of text) {
    context.fillText(sign, x, margin + up);
    x += context.measureText(sign).width;
  }
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const noise = [0, 10, 25][Math.floor(chance() * 3)]!;
  const grey = Uint8Array.from({ length: data.length / 4 }, (_, at) =>
    Math.max(0, Math.min(255, data[at * 4]! + (chance() + chance() - 1) * noise)),
  );
  const wide = Math.round((canvas.width * HIGH) / canvas.height);
  return warped({ grey, width: canvas.width, height: canvas.height }, [1, 0, 0, 0, 1, 0, 0, 0, 1], {
    width: wide,
    height: HIGH,
  });
}

/** @param figures ten, from nought */
export function numberText(figures: string, chance: () => number): string {
  const one = (from = 0) => figures[from + Math.floor(chance() * (10 - from))]!;
  const many = (count: number) => Array.from({ length: count }, () => one()).join('');
  const between = figures.startsWith('0') || chance() < 0.4 ? [',', '.'] : ['٬', '٫'];
  const kind = Math.floor(chance() * 5.5);
  // The comma of a text stands on the left of what is before it.
  if (kind === 5) return `${figures.startsWith('0') ? ',' : '،'}${one(1)}${many(Math.floor(chance() * 3))}`;
  if (kind === 4) return chance() < 0.5 ? `(${one(1)}${many(Math.floor(chance() * 3))})` : `${many(2)}×${many(2)}`;
  if (kind === 0) return one(1) + many(3 + Math.floor(chance() * 6));
  if (kind === 1) return `${one(1)}${many(Math.floor(chance() * 3))}${between[0]}${many(3)}${between[1]}${many(2)}`;
  if (kind === 2) return `${one(1)}${many(1 + Math.floor(chance() * 2))}${between[1]}${many(2)}`;
  const sign = chance() < 0.7 ? '/' : '-';
  return `${many(2)}${sign}${many(2)}${sign}${many(4)}`;
}
