/**
 * USPS: permit corner, service banner, ship-from at the left, SHIP TO, and the package barcode between thick rules.
 */
import { mx, us } from '../facts/americas.js';
import { gs1, s10 } from '../facts/check-digits.js';
import { fr } from '../facts/europe.js';
import { type Pen } from '../paper/pen.js';
import { block, captioned, grouped, label } from './label.js';

const spaced = (digits: string) => grouped(digits, 4);

function banner(pen: Pen, letter: string, service: string): void {
  pen.line(0, 26, 101.6, 26, 0.6);
  pen.line(0, 38, 101.6, 38, 0.6);
  pen.text(letter, 10, 2, { size: 56, face: 'sans bold' });
  pen.line(28, 0, 28, 26, 0.6);
  pen.text(service, 50.8, 28, { size: 20, face: 'sans bold', align: 'center', width: 96 });
}

function bars(pen: Pen, y: number, title: string, tracking: string, postcode: string): void {
  pen.line(0, y, 101.6, y, 1.4);
  pen.text(title, 50.8, y + 1.5, { size: 11, face: 'sans bold', align: 'center' });
  pen.code('Code128', `420${postcode}${tracking.replaceAll(' ', '')}`, 7, y + 8, 90, 20);
  pen.text(tracking, 50.8, y + 30, { size: 11, face: 'sans bold', align: 'center' });
  pen.line(0, y + 37, 101.6, y + 37, 1.4);
}

export const usps = [
  label({
    name: 'usps-priority',
    facts: {
      carrier: 'USPS',
      service: 'USPS PRIORITY MAIL',
      tracking: spaced(gs1('940550989956104872213')),
      from: us.books,
      to: us.ortega,
      weight: '2 lb 3 oz',
      date: ['2026-03-04', '03/04/2026'],
    },
    draw(pen, { service, tracking, from, to, weight, day }) {
      banner(pen, 'P', `${service}®`);
      pen.box(62, 3, 36, 20);
      pen.lines(['US POSTAGE PAID', 'IMI', day, 'From 60614', weight], 64, 4, { size: 7.5 });
      block(pen, from!, 3, 40, { size: 8, upper: true });
      pen.text('0004', 98, 40, { size: 14, face: 'sans bold', align: 'right' });
      pen.text('C018', 98, 48, { size: 11, align: 'right' });
      pen.text('SHIP', 4, 66, { size: 8, face: 'sans bold' });
      pen.text('TO:', 4, 69.5, { size: 8, face: 'sans bold' });
      block(pen, to, 16, 66, { size: 11, upper: true });
      bars(pen, 92, 'USPS TRACKING #', tracking, '83702');
    },
  }),
  label({
    name: 'usps-ground-advantage',
    dpi: 300,
    wear: { grain: 0.3, turn: 1.1, seed: 5 },
    facts: {
      carrier: 'USPS',
      service: 'USPS GROUND ADVANTAGE',
      tracking: spaced(gs1('920019034512870033461')),
      from: us.seeds,
      to: us.barros,
      weight: '0 LB 9.40 OZ',
      date: ['2026-04-11', 'Mailed 04/11/26'],
      reference: 'Order 10482',
    },
    draw(pen, { service, tracking, from, to, weight, day, reference }) {
      pen.box(1, 1, 99.6, 150, 0.6);
      pen.text('G', 5, 2, { size: 56, face: 'sans bold' });
      pen.code('DataMatrix', '0100050010026B0912', 32, 4, 16);
      pen.text('US POSTAGE & FEES PAID', 97, 4, { size: 7.5, align: 'right', face: 'sans bold' });
      pen.text(weight, 97, 8, { size: 7.5, align: 'right' });
      pen.text(day, 97, 12, { size: 7.5, align: 'right' });
      pen.text('Commercial Base Price', 97, 16, { size: 6.5, align: 'right' });
      pen.line(1, 25, 100.6, 25, 0.6);
      pen.text(`${service}™`, 50.8, 27, { size: 17, face: 'sans bold', align: 'center' });
      pen.line(1, 35.5, 100.6, 35.5, 0.6);
      block(pen, from!, 4, 38, { size: 8 });
      pen.text('RDC 02', 97, 38, { size: 10, align: 'right' });
      block(pen, to, 20, 62, { size: 11, face: 'sans bold', upper: true });
      bars(pen, 88, 'USPS TRACKING # EP', tracking, '87501');
      pen.text(reference, 4, 128, { size: 8 });
    },
  }),
  label({
    name: 'usps-media-mail-small',
    sheet: [101.6, 101.6],
    facts: {
      carrier: 'USPS',
      service: 'MEDIA MAIL',
      tracking: spaced(gs1('942891989956007731456')),
      from: us.audio,
      to: us.clinic,
      alt: { service: ['USPS MEDIA MAIL'] },
    },
    draw(pen, { service, tracking, from, to }) {
      pen.text(service, 3, 2, { size: 15, face: 'sans bold' });
      pen.text('NO SURCHARGE', 98, 3, { size: 8, align: 'right' });
      pen.line(0, 9, 101.6, 9, 0.6);
      block(pen, from!, 3, 11, { size: 6.5, contact: 'below' });
      block(pen, to, 34, 29, { size: 10, contact: 'below', town: { face: 'sans bold', size: 11 } });
      bars(pen, 55, 'USPS TRACKING #', tracking, '43215');
    },
  }),
  label({
    name: 'usps-cn22',
    sheet: [152.4, 101.6],
    facts: {
      carrier: 'USPS',
      service: 'First-Class Package International Service',
      tracking: s10('LZ', '48120933', 'US'),
      from: us.lamps,
      to: mx,
      weight: '0 lb 14 oz',
      date: ['2026-01-22', '01/22/2026'],
      alt: { carrier: ['United States Postal Service'] },
    },
    draw(pen, { service, tracking, from, to, weight, day }) {
      pen.text('UNITED STATES POSTAL SERVICE', 3, 2, { size: 8, face: 'sans bold' });
      pen.text(service, 3, 6, { size: 10, face: 'sans bold' });
      pen.text('CUSTOMS DECLARATION CN 22', 149, 2, { size: 8, face: 'sans bold', align: 'right' });
      pen.text('IMPORTANT: May be opened officially', 149, 6, { size: 6, align: 'right' });
      pen.line(0, 11, 152.4, 11, 0.5);
      pen.line(78, 11, 78, 76, 0.3);
      pen.text('From:', 3, 13, { size: 6 });
      block(pen, from!, 14, 13, { size: 8, country: 'UNITED STATES' });
      pen.line(0, 32, 78, 32, 0.3);
      pen.text('To:', 3, 34, { size: 6 });
      block(pen, to, 14, 34, { size: 9, country: 'MEXICO' });
      captioned(pen, 'Detailed description of contents', 'Table lamp shade', 80, 12);
      captioned(pen, 'Qty', '1', 126, 12);
      captioned(pen, 'Value (US $)', '38.00', 136, 12, { width: 15 });
      captioned(pen, 'Total Weight', weight, 80, 24);
      captioned(pen, 'HS tariff number', '9405.99', 110, 24);
      captioned(pen, 'Country of origin', 'US', 134, 24);
      pen.text('I certify the particulars given in this customs declaration are correct.', 80, 37, { size: 5.5 });
      captioned(pen, 'Sender’s signature and date', `E. Lund   ${day}`, 80, 42);
      pen.line(0, 76, 152.4, 76, 0.5);
      pen.code('Code128', tracking, 40, 79, 72, 14);
      pen.text(grouped(tracking, 2, 3, 3, 3, 2), 76.2, 94.5, { size: 10, align: 'center', face: 'sans bold' });
    },
  }),
  label({
    name: 'usps-cp72',
    sheet: [203, 127],
    dpi: 203,
    wear: { grain: 0.35, faded: 0.25, turn: -0.6, seed: 8 },
    facts: {
      carrier: 'USPS',
      service: 'Priority Mail International',
      tracking: s10('CP', '70233418', 'US'),
      from: us.books,
      to: fr.moreau,
      weight: '6 lbs 4 oz',
      date: ['2026-05-07', '2026-05-07'],
      alt: { carrier: ['United States Postal Service'] },
    },
    draw(pen, { service, tracking, from, to, weight, day }) {
      pen.text('Customs Declaration and Dispatch Note — CP 72', 4, 3, { size: 10, face: 'sans bold' });
      pen.text(`${service}®`, 199, 3, { size: 12, face: 'sans bold', align: 'right' });
      pen.box(3, 10, 92, 38);
      captioned(pen, 'FROM (Sender’s Last and First Name / Business)', from!.name, 5, 11, { face: 'type', size: 9 });
      pen.text('Street', 5, 19, { size: 5.5 });
      pen.text(from!.lines[0]!, 5, 21.5, { face: 'type', size: 9 });
      pen.text('City / State / ZIP', 5, 28, { size: 5.5 });
      pen.text(from!.lines[1]!, 5, 30.5, { face: 'type', size: 9 });
      pen.box(3, 50, 92, 44);
      captioned(pen, 'TO (Addressee’s Last and First Name / Business)', to.name, 5, 51, { face: 'type', size: 9 });
      pen.text('Street', 5, 59, { size: 5.5 });
      pen.lines(to.lines.slice(0, 2), 5, 61.5, { face: 'type', size: 9 });
      pen.text('Postcode and City', 5, 71, { size: 5.5 });
      pen.text(to.lines[2]!, 5, 73.5, { face: 'type', size: 9 });
      pen.text('Country', 5, 81, { size: 5.5 });
      pen.text('FRANCE', 5, 83.5, { face: 'type', size: 9 });
      pen.code('Code128', tracking, 104, 12, 80, 16);
      pen.text(tracking, 144, 29.5, { size: 12, align: 'center', face: 'sans bold' });
      pen.box(98, 38, 102, 30);
      ['1. Detailed description', '2. Qty', '3. Weight', '4. Value (US$)'].forEach((head, at) =>
        pen.text(head, 100 + [0, 46, 58, 78][at]!, 39, { size: 6 }),
      );
      ['Hardcover novels', '8', weight, '112.00'].forEach((cell, at) =>
        pen.text(cell, 100 + [0, 46, 58, 78][at]!, 44, { face: 'type', size: 9 }),
      );
      captioned(pen, 'Date of mailing', day, 100, 72, { face: 'type', size: 9 });
      captioned(pen, 'In case of non-delivery', 'Return to sender', 140, 72, { face: 'type', size: 9 });
      pen.text('United States Postal Service', 4, 120, { size: 7 });
      pen.text('PS Form 2976-A', 199, 120, { size: 6, align: 'right' });
    },
  }),
];
