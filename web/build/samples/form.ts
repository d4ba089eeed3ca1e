/** A form that was filled in, for a library that does not exist. */
import { Sheet, SOFT } from './sheet.js';

const FIELDS: readonly (readonly [label: string, value: string])[] = [
  ['Full name:', 'Ada Example'],
  ['Date of birth:', '10/12/1985'],
  ['Address:', '4 Quay Street, Wendle WN1 3AB'],
  ['Phone:', '01632 960123'],
  ['Email:', 'ada@example.test'],
  ['Member since:', '02/05/2019'],
];

export function drawForm(): Sheet {
  const sheet = new Sheet(1000, 1220, '#fffefa');
  sheet.text(80, 120, 'Wendle Reading Room', { face: 'Serif Bold', size: 34 });
  sheet.text(80, 182, 'Membership Application Form', { face: 'Sans Bold', size: 40 });
  sheet.rule(80, 212, 840, '#1c1b18', 3);
  FIELDS.forEach(([label, value], at) => {
    const y = 300 + at * 92;
    sheet.text(80, y, label, { size: 24, colour: SOFT });
    sheet.text(330, y, value, { size: 28, face: 'Serif' });
    sheet.rule(320, y + 14, 600, '#b9b3a5');
  });
  sheet.text(80, 890, 'I would like to', { size: 24, colour: SOFT });
  [
    ['borrow books', true],
    ['read newspapers', true],
    ['reserve the back room', false],
  ].forEach(([text, ticked], at) => {
    const y = 940 + at * 50;
    sheet.frame(84, y - 22, 26, 26, 2);
    if (ticked) sheet.text(86, y, 'X', { size: 26, face: 'Sans Bold' });
    sheet.text(130, y, String(text), { size: 25 });
  });
  sheet.text(80, 1150, 'Signature: Ada Example', { face: 'Serif', size: 26 });
  sheet.text(620, 1150, 'Date: 14/03/2026', { size: 24 });
  return sheet;
}
