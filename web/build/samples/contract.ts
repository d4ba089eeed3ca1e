/** A short agreement between two firms that do not exist. */
import { Sheet, SOFT } from './sheet.js';

const CLAUSES: readonly (readonly [title: string, text: string])[] = [
  [
    '1. Services',
    'The Provider shall mend, bind and restore the books that the Client hands over, with the care of the trade.',
  ],
  [
    '2. Term',
    'This Agreement takes effect on 1 April 2026 and ends on 31 March 2027. It is renewed for one year at a time.',
  ],
  ['3. Fees', 'The Client shall pay the Provider a fee of GBP 1,250.00 per month, within 30 days of the invoice.'],
  ['4. Termination', 'Either party may terminate this Agreement by giving 60 days written notice to the other party.'],
  [
    '5. Confidentiality',
    'Each party shall keep confidential what it learns of the other in the course of this Agreement.',
  ],
  ['6. Governing Law', 'This Agreement is governed by the laws of England and Wales.'],
];

export function drawContract(): Sheet {
  const sheet = new Sheet(1000, 1414, '#fffefa');
  sheet.text(500, 132, 'SERVICE AGREEMENT', { face: 'Serif Bold', size: 42, align: 'center', spacing: 2 });
  sheet.rule(380, 158, 240, '#8b8678');
  let y = sheet.paragraph(
    110,
    226,
    780,
    'This Service Agreement is made on 20 March 2026 between Hollis Bindery Ltd, 12 Tanner Row, Wendle ("the Provider") and Saltmarsh & Daughters Ltd, 4 Quay Street, Wendle ("the Client").',
    { face: 'Serif', size: 25, leading: 36 },
  );
  for (const [title, text] of CLAUSES) {
    sheet.text(110, y + 26, title, { face: 'Serif Bold', size: 26 });
    y = sheet.paragraph(110, y + 64, 780, text, { face: 'Serif', size: 25, leading: 36 });
  }
  sheet.rule(110, 1260, 320, '#5a564d');
  sheet.rule(570, 1260, 320, '#5a564d');
  sheet.text(110, 1292, 'Signed for the Provider', { face: 'Serif', size: 21, colour: SOFT });
  sheet.text(570, 1292, 'Signed for the Client', { face: 'Serif', size: 21, colour: SOFT });
  sheet.text(110, 1326, 'Edith Hollis, Director', { face: 'Serif', size: 23 });
  sheet.text(570, 1326, 'Ada Example, Director', { face: 'Serif', size: 23 });
  return sheet;
}
