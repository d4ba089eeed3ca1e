/** A till receipt drawn for tests, with everything on it known. The shop is invented. */
import { createCanvas } from '@napi-rs/canvas';

export interface DrawnReceipt {
  readonly jpeg: Buffer;
  readonly truth: {
    readonly merchant_name: string;
    readonly merchant_address: string;
    readonly date: string;
    readonly time: string;
    readonly currency: string;
    readonly subtotal: number;
    readonly tax_amount: number;
    readonly total_amount: number;
  };
}

const WIDTH = 620;
const LEADING = 36;

const LINES: readonly (readonly [left: string, right?: string])[] = [
  ['LARKSPUR BAKERY LTD'],
  ['14 Harbour Street'],
  ['Leeds LS1 4AB'],
  ['Tel: 0113 496 0123'],
  ['VAT No: GB123456789'],
  [''],
  ['Receipt No: 004217'],
  ['Date: 14/03/2024', '09:42'],
  [''],
  ['2 x Rye loaf', '7.00'],
  ['1 x Cinnamon bun', '2.50'],
  ['1 x Filter coffee', '2.50'],
  [''],
  ['Subtotal', '£12.00'],
  ['VAT 20%', '£2.40'],
  ['TOTAL', '£14.40'],
  ['Cash', '£20.00'],
  ['Change', '£5.60'],
  [''],
  ['Thank you for your visit'],
];

export async function drawReceipt(): Promise<DrawnReceipt> {
  return {
    jpeg: await drawLines(LINES),
    truth: {
      merchant_name: 'LARKSPUR BAKERY LTD',
      merchant_address: '14 Harbour Street, Leeds LS1 4AB',
      date: '2024-03-14',
      time: '09:42',
      currency: 'GBP',
      subtotal: 12,
      tax_amount: 2.4,
      total_amount: 14.4,
    },
  };
}

/** Black on white, left and right column, as a till prints. */
export async function drawLines(lines: readonly (readonly [left: string, right?: string])[]): Promise<Buffer> {
  const canvas = createCanvas(WIDTH, (lines.length + 3) * LEADING);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#111';
  context.font = '25px "DejaVu Sans", "Liberation Sans", Arial, sans-serif';
  lines.forEach(([left, right], index) => {
    const y = (index + 2) * LEADING;
    context.fillText(left, 40, y);
    if (right) context.fillText(right, WIDTH - 40 - context.measureText(right).width, y);
  });
  // Not `encode`: it works on in a thread after the canvas was collected, and ends the process with a segmentation
  // fault.
  return canvas.encodeSync('jpeg', 92);
}
