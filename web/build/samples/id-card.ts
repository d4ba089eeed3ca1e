/** The front of an identity card of Utopia, the country that ICAO 9303 keeps for examples. */
import { Sheet, SOFT } from './sheet.js';

const FIELDS: readonly (readonly [label: string, value: string])[] = [
  ['Surname', 'EXAMPLE'],
  ['Given names', 'ADA MARIE'],
  ['Nationality', 'UTOPIAN'],
  ['Date of birth', '10/12/1985'],
  ['Document number', 'D23145890'],
  ['Date of expiry', '09/03/2031'],
];

export function drawIdCard(): Sheet {
  const sheet = new Sheet(1200, 757, '#e9eef8');
  sheet.fill(0, 0, 1200, 96, '#1d4591');
  sheet.text(48, 62, 'UTOPIA', { face: 'Sans Bold', size: 36, colour: '#ffffff', spacing: 4 });
  sheet.text(1152, 62, 'IDENTITY CARD', { face: 'Sans Bold', size: 32, colour: '#ffffff', align: 'right', spacing: 2 });
  portrait(sheet);
  FIELDS.forEach(([label, value], at) => {
    const [x, y] = [390 + (at % 2) * 410, 190 + Math.floor(at / 2) * 150];
    sheet.text(x, y, label, { size: 22, colour: SOFT });
    sheet.text(x, y + 42, value, { face: 'Sans Bold', size: 34 });
  });
  sheet.text(390, 640, 'Place of birth', { size: 22, colour: SOFT });
  sheet.text(390, 682, 'WENDLE', { face: 'Sans Bold', size: 34 });
  sheet.text(800, 640, 'Sex', { size: 22, colour: SOFT });
  sheet.text(800, 682, 'F', { face: 'Sans Bold', size: 34 });
  sheet.text(52, 650, 'Ada Example', { face: 'Serif', size: 44, colour: '#1d4591' });
  return sheet;
}

/** A shape, nobody's face. */
function portrait({ pen }: Sheet): void {
  pen.fillStyle = '#c9d3e8';
  pen.fillRect(48, 136, 290, 380);
  pen.fillStyle = '#8ea3cc';
  pen.beginPath();
  pen.arc(193, 290, 78, 0, Math.PI * 2);
  pen.fill();
  pen.beginPath();
  pen.ellipse(193, 516, 130, 130, 0, Math.PI, 0);
  pen.fill();
}
