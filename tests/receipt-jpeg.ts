/**
 * A receipt as a till prints it, photographed badly enough to be one: drawn here, invented shop. The font comes with
 * the web client.
 */
import { join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';

export interface ReceiptFacts {
  readonly merchant: string;
  /** As printed, DD/MM/YYYY */
  readonly date: string;
  readonly items: readonly (readonly [name: string, amount: string])[];
  readonly total: string;
}

const WIDTH = 640;
const LINE = 44;

export async function receiptJpeg({ merchant, date, items, total }: ReceiptFacts): Promise<Buffer> {
  const font = join(
    process.cwd(),
    'node_modules/@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
  );
  GlobalFonts.registerFromPath(font, 'Till');
  const lines: [left: string, right?: string][] = [
    [merchant],
    ['4 Quay Street, Wendle'],
    ['Tel 01632 960123'],
    [''],
    [`Date ${date}`, '09:42'],
    ['Receipt No 20871'],
    [''],
    ...items.map(([name, amount]): [string, string] => [name, amount]),
    [''],
    ['TOTAL GBP', total],
    ['CASH', '50.00'],
    [''],
    ['Thank you'],
  ];
  const canvas = createCanvas(WIDTH, lines.length * LINE + 120);
  const paper = canvas.getContext('2d');
  paper.fillStyle = '#f4f1ea';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.fillStyle = '#26241f';
  paper.rotate(0.006);
  lines.forEach(([left, right], row) => {
    const y = 80 + row * LINE;
    paper.font = row === 0 || left.startsWith('TOTAL') ? '600 32px Till' : '26px Till';
    paper.fillText(left, 50, y);
    if (right) paper.fillText(right, WIDTH - 50 - paper.measureText(right).width, y);
  });
  return canvas.encodeSync('jpeg', 80);
}
