/** An invoice of a paper mill that does not exist. */
import { Sheet, SOFT } from './sheet.js';

const ROWS = [
  ['Laid paper, cream, 100 g', '12', '18.50', '222.00'],
  ['Cover board, grey', '4', '32.00', '128.00'],
  ['Delivery', '1', '15.00', '15.00'],
] as const;

export function drawInvoice(): Sheet {
  const sheet = new Sheet(1000, 1414);
  sheet.fill(0, 0, 1000, 14, '#1d4591');
  sheet.text(80, 118, 'Larkfield Paper Mill Ltd', { face: 'Serif Bold', size: 38 });
  sheet.text(80, 156, '7 Weir Road, Larkfield LF4 2QT, United Kingdom', { size: 20, colour: SOFT });
  sheet.text(80, 184, 'VAT ID: GB987654321', { size: 20, colour: SOFT });
  sheet.text(80, 290, 'INVOICE', { face: 'Sans Bold', size: 44, colour: '#1d4591', spacing: 2 });

  const facts = [
    ['Invoice number:', 'LPM-2026-0148'],
    ['Invoice date:', '14 March 2026'],
    ['Due date:', '13 April 2026'],
  ] as const;
  facts.forEach(([label, value], row) => {
    sheet.text(560, 262 + row * 36, label, { size: 22, colour: SOFT });
    sheet.text(920, 262 + row * 36, value, { size: 22, face: 'Sans Bold', align: 'right' });
  });
  sheet.text(80, 400, 'Bill to:', { size: 22, colour: SOFT });
  ['Saltmarsh & Daughters', '4 Quay Street', 'Wendle WN1 3AB'].forEach((line, row) =>
    sheet.text(80, 434 + row * 32, line, { size: 22, face: row === 0 ? 'Sans Bold' : 'Sans' }),
  );

  const columns = [
    { x: 80, align: 'left' },
    { x: 590, align: 'right' },
    { x: 760, align: 'right' },
    { x: 920, align: 'right' },
  ] as const;
  const row = (y: number, cells: readonly string[], face: 'Sans' | 'Sans Bold') =>
    columns.forEach(({ x, align }, at) => sheet.text(x, y, cells[at] ?? '', { size: 22, face, align }));
  row(600, ['Description', 'Quantity', 'Unit price', 'Amount'], 'Sans Bold');
  sheet.rule(80, 620, 840, '#1d4591', 3);
  ROWS.forEach((cells, at) => {
    row(668 + at * 56, cells, 'Sans');
    sheet.rule(80, 688 + at * 56, 840, '#dcd7ca', 1);
  });
  const sums = [
    ['Subtotal', '365.00', 'Sans'],
    ['VAT 20%', '73.00', 'Sans'],
    ['Total GBP', '438.00', 'Sans Bold'],
  ] as const;
  sums.forEach(([label, value, face], at) => {
    sheet.text(760, 890 + at * 46, label, { size: face === 'Sans' ? 22 : 27, face, align: 'right' });
    sheet.text(920, 890 + at * 46, value, { size: face === 'Sans' ? 22 : 27, face, align: 'right' });
  });
  sheet.text(80, 1210, 'Payment within 30 days to', { size: 20, colour: SOFT });
  sheet.text(80, 1242, 'IBAN: GB82 WEST 1234 5698 7654 32', { size: 22 });
  sheet.text(80, 1330, 'Thank you for writing on paper.', { face: 'Serif', size: 22, colour: SOFT });
  return sheet;
}
