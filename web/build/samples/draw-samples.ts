/**
 * The sample documents of the free test: drawn here, every firm and person on them invented. One picture to read, one
 * small to choose by.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { SAMPLES, type SampleName } from '../../src/entities/samples/samples.js';
import { drawContract } from './contract.js';
import { drawForm } from './form.js';
import { drawIdCard } from './id-card.js';
import { drawInvoice } from './invoice.js';
import { drawReceipt } from './receipt.js';
import type { Sheet } from './sheet.js';
import { drawShippingLabel } from './shipping-label.js';

const DRAWINGS: Record<SampleName, () => Sheet> = {
  receipt: drawReceipt,
  invoice: drawInvoice,
  contract: drawContract,
  'id-card': drawIdCard,
  'shipping-label': drawShippingLabel,
  form: drawForm,
};
const THUMBNAIL = 240;

export async function drawSample(name: SampleName): Promise<Buffer> {
  const png = DRAWINGS[name]().canvas.toBuffer('image/png');
  return sharp(png).png({ compressionLevel: 9, palette: true, colours: 64 }).toBuffer();
}

/** @param folder of the built client; they go to `samples/` in it */
export async function drawSamples(folder: string): Promise<void> {
  await mkdir(join(folder, 'samples'), { recursive: true });
  for (const { name } of SAMPLES) {
    const png = await drawSample(name);
    await writeFile(join(folder, 'samples', `${name}.png`), png);
    const small = sharp(png).resize(THUMBNAIL, THUMBNAIL, { fit: 'inside' }).webp({ quality: 82 });
    await writeFile(join(folder, 'samples', `${name}.webp`), await small.toBuffer());
  }
}
