/** A till receipt of a shop that does not exist. */
import { Sheet, SOFT } from './sheet.js';

const LINES: readonly (readonly [left: string, right?: string])[] = [
  ['Date: 14/03/2026', '09:42'],
  ['Receipt No: 20871'],
  [''],
  ['Rye loaf', '4.80'],
  ['Salted butter', '3.20'],
  ['2 x Morning bun', '5.60'],
  ['Coffee, ground', '9.80'],
  [''],
  ['Subtotal', '23.40'],
  ['VAT 20%', '4.68'],
];

export function drawReceipt(): Sheet {
  const sheet = new Sheet(640, 980, '#fbf9f4');
  const mono = { face: 'Mono', size: 25 } as const;
  sheet.text(320, 96, 'SALTMARSH STORES LTD', { face: 'Mono', size: 34, align: 'center' });
  sheet.text(320, 140, '4 Quay Street', { ...mono, align: 'center' });
  sheet.text(320, 174, 'Wendle WN1 3AB', { ...mono, align: 'center' });
  sheet.text(320, 208, 'VAT No: GB123456789', { ...mono, align: 'center' });
  let y = 282;
  for (const [left, right] of LINES) {
    if (left === '') sheet.rule(48, y - 12, 544, '#cfc9ba');
    sheet.text(48, y, left, mono);
    if (right) sheet.text(592, y, right, { ...mono, align: 'right' });
    y += 42;
  }
  sheet.rule(48, y - 22, 544, '#8b8678');
  sheet.text(48, y + 22, 'TOTAL GBP', { face: 'Mono', size: 36 });
  sheet.text(592, y + 22, '28.08', { face: 'Mono', size: 36, align: 'right' });
  sheet.text(48, y + 76, 'Card **** 4417', mono);
  sheet.text(592, y + 76, '28.08', { ...mono, align: 'right' });
  sheet.text(320, y + 160, 'Thank you for your visit', { ...mono, colour: SOFT, align: 'center' });
  return sheet;
}
