/**
 * Draws the pictures of docs/extraction.md: a made-up receipt with the boxes each stage adds.
 *   npm run bench -- stages [FOLDER]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { PpocrReader } from '#adapters/ppocr/ppocr-reader.js';
import { extractDocument } from '#extraction/pipeline.js';
import { labelled } from '#extraction/layout/near.js';
import { layOut } from '#extraction/layout/layout.js';
import { findReceiptLabels } from '#extraction/kinds/receipt/labels/all.js';
import { type Box, type Page } from '#extraction/model/page.js';
import { drawReceipt } from '#extraction/testing/drawn-receipt.js';
import { around } from '#extraction/model/boxes.js';

const [folder = 'docs/pictures'] = process.argv.slice(2);
const WIDTH = 620;
const MARGIN = 200;

const { jpeg } = await drawReceipt();
const picture = await loadImage(jpeg);
const reader = new PpocrReader();
let pages: readonly Page[] = [];
const result = await extractDocument(jpeg, { onPages: (read) => (pages = read) }, reader);
await reader.close();
const layout = layOut(pages);

async function draw(name: string, boxes: (context: SKRSContext2D) => void): Promise<void> {
  noted = [];
  const canvas = createCanvas(WIDTH + MARGIN, picture.height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0);
  context.font = '15px "DejaVu Sans", "Liberation Sans", Arial, sans-serif';
  context.lineWidth = 2;
  boxes(context);
  const webp = await sharp(canvas.encodeSync('png')).resize({ width: 620 }).webp({ quality: 80 }).toBuffer();
  writeFileSync(join(folder, `${name}.webp`), webp);
}

let noted: number[] = [];

function frame(context: SKRSContext2D, [x0, y0, x1, y1]: Box, colour: string, text?: string): void {
  context.strokeStyle = colour;
  context.strokeRect(x0 - 2, y0 - 2, x1 - x0 + 4, y1 - y0 + 4);
  if (!text) return;
  // What stands in one row is named under each other.
  const middle = (y0 + y1) / 2;
  const row = noted.filter((other) => Math.abs(other - middle) < 8).length;
  noted.push(middle);
  context.fillStyle = colour;
  context.fillText(text, WIDTH, middle + 5 + row * 15);
}

mkdirSync(folder, { recursive: true });
await draw('extraction-words', (context) => {
  for (const { box } of layout.lines.flatMap(({ words }) => words)) frame(context, box, '#2563eb');
  for (const { words } of layout.lines) {
    const sure = words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length;
    frame(context, around(words), 'rgba(0,0,0,0)');
    context.fillStyle = '#2563eb';
    context.fillText(sure.toFixed(2), WIDTH, (around(words)[1] + around(words)[3]) / 2 + 5);
  }
});
await draw('extraction-layout', (context) => {
  for (const { box } of layout.lines.flatMap(({ segments }) => segments)) frame(context, box, '#94a3b8');
  for (const { words, name } of labelled(layout, findReceiptLabels)) frame(context, around(words), '#ea580c', name);
});
await draw('extraction-fields', (context) => {
  for (const [path, { box }] of Object.entries(result.evidence)) {
    if (!box) continue;
    const [x0, y0, x1, y1] = box;
    const place: Box = [x0 * WIDTH, y0 * picture.height, x1 * WIDTH, y1 * picture.height];
    const isRow = path.startsWith('line_items');
    const text =
      isRow && !path.endsWith('.description')
        ? undefined
        : `${path.replace('.description', '')} ${result.confidence[path]}`;
    frame(context, place, isRow ? '#a855f7' : '#16a34a', text);
  }
});
