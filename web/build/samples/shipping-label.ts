/** A parcel's label of a carrier that does not exist; its bars are Code 39, which is drawn in a few lines. */
import { Sheet, SOFT } from './sheet.js';

const TRACKING = 'HX402918837GB';

/** Nine strokes each, bar and gap in turn, w wide and n narrow. Only what the number needs. */
const CODE_39: Record<string, string> = {
  '0': 'nnnwwnwnn',
  '1': 'wnnwnnnnw',
  '2': 'nnwwnnnnw',
  '3': 'wnwwnnnnn',
  '4': 'nnnwwnnnw',
  '7': 'nnnwnnwnw',
  '8': 'wnnwnnwnn',
  '9': 'nnwwnnwnn',
  B: 'nnwnnwnnw',
  G: 'nnnnnwwnw',
  H: 'wnnnnwwnn',
  X: 'nwnnwnnnw',
  '*': 'nwnnwnwnn',
};

export function drawShippingLabel(): Sheet {
  const sheet = new Sheet(900, 1300);
  sheet.frame(30, 30, 840, 1240, 4);
  sheet.text(70, 108, 'HEXHAM PARCELS', { face: 'Sans Bold', size: 42 });
  sheet.text(830, 108, 'EXPRESS 24', { face: 'Sans Bold', size: 42, align: 'right' });
  sheet.rule(30, 146, 840, '#1c1b18', 4);
  address(
    sheet,
    200,
    'SHIP FROM:',
    ['Larkfield Paper Mill Ltd', '7 Weir Road', 'Larkfield LF4 2QT', 'United Kingdom'],
    28,
  );
  sheet.rule(30, 396, 840, '#1c1b18', 4);
  address(
    sheet,
    452,
    'SHIP TO:',
    ['Saltmarsh & Daughters', 'Ada Example', '4 Quay Street', 'Wendle WN1 3AB', 'United Kingdom'],
    38,
  );
  sheet.rule(30, 756, 840, '#1c1b18', 4);
  const facts = [
    ['Weight:', '2.4 kg'],
    ['Ship date:', '16 March 2026'],
    ['Service:', 'Express 24'],
  ] as const;
  facts.forEach(([label, value], at) => {
    sheet.text(70, 812 + at * 42, label, { size: 26, colour: SOFT });
    sheet.text(260, 812 + at * 42, value, { size: 28, face: 'Sans Bold' });
  });
  sheet.rule(30, 930, 840, '#1c1b18', 4);
  sheet.text(450, 984, `TRACKING NUMBER: ${TRACKING}`, { face: 'Sans Bold', size: 30, align: 'center' });
  bars(sheet, `*${TRACKING}*`, 90, 1020, 200);
  return sheet;
}

function address(sheet: Sheet, y: number, title: string, lines: readonly string[], size: number): void {
  sheet.text(70, y, title, { size: 22, colour: SOFT });
  lines.forEach((line, at) =>
    sheet.text(70, y + (at + 1) * (size * 1.42), line, { size, face: at === 0 ? 'Sans Bold' : 'Sans' }),
  );
}

function bars(sheet: Sheet, text: string, left: number, y: number, height: number): void {
  let x = left;
  for (const character of text) {
    [...(CODE_39[character] ?? '')].forEach((stroke, at) => {
      const width = stroke === 'w' ? 8 : 3;
      if (at % 2 === 0) sheet.fill(x, y, width, height, '#000000');
      x += width;
    });
    x += 3;
  }
}
