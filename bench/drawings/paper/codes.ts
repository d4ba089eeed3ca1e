/** Paints the codes of a drawing with zxing's writer, every bar a whole number of the printer's dots. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type SKRSContext2D } from '@napi-rs/canvas';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { type Code } from './pen.js';

let loaded: Promise<unknown> | undefined;

async function load(): Promise<unknown> {
  const bytes = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'));
  const wasmBinary = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  return prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}

/** Where bars stand one beside the other, and only the first row of dots counts. */
const STRIPS: ReadonlySet<Code['format']> = new Set(['Code128', 'Code39', 'ITF']);

/** @throws Error naming a code that is wider than its place */
export async function paintCodes(context: SKRSContext2D, codes: readonly Code[], scale: number): Promise<void> {
  await (loaded ??= load());
  for (const code of codes) {
    const { symbol, error } = await writeBarcode(code.text, { format: code.format });
    if (error) throw new Error(`${code.format} ${code.text}: ${error}`);
    const [wide, high] = [code.size[0] * scale, code.size[1] * scale];
    const isStrip = STRIPS.has(code.format);
    const rows = isStrip ? 1 : symbol.height;
    const across = dots(code, wide / symbol.width);
    const down = isStrip ? Math.round(high) : code.format === 'PDF417' ? dots(code, high / rows) : across;
    const { a, b, c, d, e, f } = code.matrix;
    context.save();
    context.setTransform(a / scale, b / scale, c / scale, d / scale, Math.round(e), Math.round(f));
    context.fillStyle = '#000';
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < symbol.width; column++)
        if (symbol.data[row * symbol.width + column] === 0) context.fillRect(column * across, row * down, across, down);
    context.restore();
  }
}

/** A MaxiCode comes as a picture of dots, not as modules, and may be made smaller. */
function dots({ format, text }: Code, room: number): number {
  if (format === 'MaxiCode') return room;
  if (room < 1) throw new Error(`${format} ${text} has no room`);
  return Math.floor(room);
}
