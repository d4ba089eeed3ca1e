/**
 * Royal Mail and Parcelforce: a service box, the data square, the barcode high up, the address low and the return
 * address turned.
 */
import { au } from '../facts/asia-pacific.js';
import { s10 } from '../facts/check-digits.js';
import { gb } from '../facts/europe.js';
import { type Party } from '../facts/party.js';
import { type Pen } from '../paper/pen.js';
import { block, captioned, grouped, label } from './label.js';

const spaced = (tracking: string) => grouped(tracking, 2, 4, 4, 3);

/** The return address runs up the right edge. */
function returnAddress(pen: Pen, from: Party, x: number, y: number): void {
  pen.turned(270, x, y, () => {
    pen.text('Return Address', 0, 0, { size: 5.5, face: 'sans bold' });
    pen.lines([from.name, ...from.lines], 0, 2.3, { size: 5.5 });
  });
}

export const royalMail = [
  label({
    name: 'royal-mail-tracked-48',
    facts: {
      carrier: 'Royal Mail',
      service: 'Tracked 48',
      tracking: spaced(s10('TT', '10448273', 'GB')),
      from: gb.tea,
      to: gb.harris,
      reference: 'ORD-30117',
      weight: '0.75kg',
      alt: { service: ['Royal Mail Tracked 48', 'Tracked 48 No Signature'] },
    },
    draw(pen, { service, tracking, from, to, weight, reference }) {
      pen.box(2, 2, 97, 148, 0.5);
      pen.text(service, 5, 4, { size: 20, face: 'sans bold' });
      pen.text('No Signature', 5, 12, { size: 9 });
      pen.text('Delivered by', 96, 4, { size: 7, align: 'right' });
      pen.text('Royal Mail', 96, 7, { size: 12, face: 'sans bold', align: 'right' });
      pen.text('Postage Paid GB', 96, 13, { size: 7, align: 'right' });
      pen.line(2, 18, 99, 18, 0.5);
      pen.code('DataMatrix', `JGB 5100000003${tracking}BS67TR1A`, 5, 21, 22);
      pen.text('48', 50, 22, { size: 40, face: 'sans bold', align: 'center' });
      pen.text(weight, 96, 22, { size: 9, align: 'right' });
      pen.line(2, 46, 99, 46, 0.5);
      pen.code('Code128', tracking.replaceAll(' ', ''), 14, 50, 74, 24);
      pen.text(tracking, 50.8, 76, { size: 12, align: 'center' });
      pen.line(2, 84, 99, 84, 0.5);
      block(pen, to, 6, 88, { size: 12 });
      returnAddress(pen, from!, 78, 136);
      pen.line(2, 138, 99, 138, 0.3);
      pen.text(`Customer Reference: ${reference}`, 5, 140, { size: 7 });
    },
  }),
  label({
    name: 'royal-mail-special-delivery',
    sheet: [101.6, 101.6],
    dpi: 300,
    wear: { grain: 0.2, faded: 0.15, turn: -0.9, seed: 61 },
    facts: {
      carrier: 'Royal Mail',
      service: 'Special Delivery Guaranteed by 1pm',
      tracking: spaced(s10('SA', '55301744', 'GB')),
      from: gb.ward,
      to: gb.cottage,
      date: ['2026-02-11', '11/02/2026'],
      alt: { service: ['Special Delivery', 'Special Delivery Guaranteed'] },
    },
    draw(pen, { service, tracking, from, to, day }) {
      pen.text('ROYAL MAIL', 4, 3, { size: 9, face: 'sans bold' });
      pen.text(service, 4, 8, { size: 13, face: 'sans bold', width: 92 });
      pen.text('Signature', 97, 3, { size: 8, align: 'right' });
      pen.line(0, 15, 101.6, 15, 0.5);
      block(pen, to, 4, 18, { size: 11 });
      pen.code('DataMatrix', `JGB SD1${tracking}`, 72, 18, 16);
      pen.line(0, 46, 101.6, 46, 0.5);
      pen.code('Code128', tracking.replaceAll(' ', ''), 14, 49, 74, 18);
      pen.text(tracking, 50.8, 68.5, { size: 12, align: 'center', face: 'sans bold' });
      pen.line(0, 76, 101.6, 76, 0.3);
      pen.text('From:', 4, 78, { size: 6.5 });
      pen.text([from!.name, ...from!.lines].join(', '), 14, 78, { size: 6.5, width: 82 });
      pen.text(`Posted ${day}`, 4, 84, { size: 7 });
    },
  }),
  label({
    name: 'royal-mail-international-tracked',
    facts: {
      carrier: 'Royal Mail',
      service: 'International Tracked & Signed',
      tracking: spaced(s10('RN', '40718825', 'GB')),
      from: gb.prints,
      to: au.lee,
      weight: '1.340kg',
      date: ['2026-03-27', '27 Mar 2026'],
    },
    draw(pen, { service, tracking, from, to, weight, day }) {
      pen.text('Royal Mail', 4, 3, { size: 11, face: 'sans bold' });
      pen.text('par avion', 97, 3, { size: 9, align: 'right' });
      pen.text(service, 4, 9, { size: 13, face: 'sans bold' });
      pen.line(0, 16, 101.6, 16, 0.4);
      block(pen, to, 26, 19, { size: 11, country: 'AUSTRALIA' });
      pen.text('TO', 4, 19, { size: 11, face: 'sans bold' });
      pen.line(0, 39, 101.6, 39, 0.4);
      pen.code('Code128', tracking.replaceAll(' ', ''), 14, 42, 74, 20);
      pen.text(tracking, 50.8, 63.5, { size: 12, align: 'center' });
      pen.line(0, 70, 101.6, 70, 1);
      pen.text('CUSTOMS DECLARATION', 4, 71.5, { size: 9, face: 'sans bold' });
      pen.text('CN22', 97, 71.5, { size: 12, face: 'sans bold', align: 'right' });
      pen.text('[ ] Gift   [X] Sale of goods   [ ] Documents   [ ] Other', 4, 78, { size: 7.5 });
      pen.box(4, 83, 93, 22);
      pen.text('Quantity and description', 5, 84, { size: 6 });
      pen.text('Net weight', 62, 84, { size: 6 });
      pen.text('Value', 84, 84, { size: 6 });
      pen.text('2 x letterpress prints', 5, 89, { size: 8 });
      pen.text('1.10kg', 62, 89, { size: 8 });
      pen.text('£64.00', 84, 89, { size: 8 });
      captioned(pen, 'Total weight', weight, 62, 97);
      captioned(pen, 'HS code', '4911.91', 5, 97);
      pen.text('I certify that this item does not contain any dangerous article.', 4, 108, { size: 6 });
      captioned(pen, 'Sender’s name and address', `${from!.name}, ${from!.lines.join(', ')}`, 4, 113, {
        size: 8,
        width: 92,
      });
      captioned(pen, 'Date', day, 4, 124);
    },
  }),
  label({
    name: 'parcelforce-express48',
    facts: {
      carrier: 'Parcelforce Worldwide',
      service: 'express48',
      tracking: grouped('PBXQ4417732001', 4),
      from: gb.tea,
      to: gb.ward,
      weight: '18.0 kg',
      date: ['2026-06-08', '08/06/2026'],
      reference: 'HAMPER 12',
      alt: { carrier: ['Parcelforce'] },
    },
    draw(pen, { service, tracking, from, to, weight, day, reference }) {
      pen.text('Parcelforce', 3, 2, { size: 16, face: 'sans bold' });
      pen.text('WORLDWIDE', 3, 9, { size: 9 });
      pen.inverse(service, 66, 3, { size: 15 });
      pen.line(0, 15, 101.6, 15, 0.6);
      pen.text('From', 3, 16, { size: 6 });
      block(pen, from!, 3, 18.5, { size: 7.5 });
      captioned(pen, 'Despatch date', day, 62, 17);
      captioned(pen, 'Consignment weight', weight, 62, 26);
      pen.line(0, 37, 101.6, 37, 0.6);
      pen.text('Deliver to', 3, 38, { size: 6 });
      block(pen, to, 3, 41, { size: 13, town: { face: 'sans bold', size: 18 } });
      captioned(pen, 'Your ref', reference, 72, 39);
      pen.line(0, 68, 101.6, 68, 0.6);
      pen.text('LDN-E  071', 50.8, 69, { size: 26, face: 'sans bold', align: 'center' });
      pen.line(0, 81, 101.6, 81, 0.6);
      pen.code('Code128', tracking.replaceAll(' ', ''), 10, 85, 82, 34);
      pen.text(tracking, 50.8, 121, { size: 14, align: 'center' });
      pen.text('Item 1 of 1', 50.8, 132, { size: 10, align: 'center' });
    },
  }),
];
