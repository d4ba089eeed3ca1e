/**
 * UPS: shipper small at the top left, SHIP TO in bold beside it, MaxiCode with routing, service bar, 1Z barcode,
 * references.
 */
import { ca, us } from '../facts/americas.js';
import { ups as numbered } from '../facts/check-digits.js';
import { de } from '../facts/europe.js';
import { type Pen } from '../paper/pen.js';
import { block, grouped, label } from './label.js';

const spaced = (tracking: string) => grouped(tracking, 2, 3, 3, 2, 4, 4);
const GROUND = numbered('9A7R450331874');
const EXPRESS = numbered('4WX209668021');

/** MaxiCode and postcode bars with the routing code between two rules. */
function routing(pen: Pen, y: number, code: string, postcode: string): void {
  pen.line(0, y, 101.6, y, 0.5);
  pen.code('MaxiCode', `96${postcode}840`, 3, y + 2, 25);
  pen.line(31, y, 31, y + 28, 0.5);
  pen.text(code, 35, y + 1.5, { size: 24, face: 'sans bold' });
  pen.code('Code128', `420${postcode}`, 36, y + 13, 45, 12);
  pen.line(0, y + 28, 101.6, y + 28, 1.5);
}

export const ups = [
  label({
    name: 'ups-ground',
    facts: {
      carrier: 'UPS',
      service: 'UPS GROUND',
      tracking: spaced(GROUND),
      from: us.tools,
      to: us.whitfield,
      weight: '12 LBS',
      reference: 'PO 88214',
    },
    draw(pen, { service, tracking, from, to, weight, reference }) {
      block(pen, from!, 2, 2, { size: 7, upper: true, contact: 'above' });
      pen.text(weight, 62, 2, { size: 10, face: 'sans bold' });
      pen.text('1 OF 1', 99, 2, { size: 10, face: 'sans bold', align: 'right' });
      pen.text('SHIP TO:', 2, 21, { size: 9, face: 'sans bold' });
      block(pen, to, 12, 26, { size: 10, upper: true, town: { size: 13, face: 'sans bold' } });
      routing(pen, 44, 'VA 240 9-02', '24018');
      pen.text(service, 2, 73.5, { size: 20, face: 'sans bold' });
      pen.text(`TRACKING #: ${tracking}`, 2, 82, { size: 9 });
      pen.fill(87, 73, 13, 13);
      pen.line(0, 87, 101.6, 87, 0.5);
      pen.code('Code128', tracking.replaceAll(' ', ''), 10, 90, 85, 24);
      pen.line(0, 117, 101.6, 117, 1.5);
      pen.text('BILLING: P/P', 2, 119, { size: 8 });
      pen.text(`REF #1: ${reference}`, 2, 133, { size: 8 });
      pen.text('XOL 26.01.08   NV45 62.0A 01/2026', 50, 147, { size: 5 });
    },
  }),
  label({
    name: 'ups-next-day-air',
    dpi: 300,
    wear: { turn: 0.8, grain: 0.25, seed: 11 },
    facts: {
      carrier: 'UPS',
      service: 'UPS NEXT DAY AIR',
      tracking: spaced(EXPRESS),
      from: us.clinic,
      to: us.abbott,
      weight: '1.0 LBS LTR',
      reference: 'LAB-20417',
      date: ['2026-02-03', '03 FEB 2026'],
    },
    draw(pen, { service, tracking, from, to, weight, reference, day }) {
      block(pen, from!, 2, 2, { size: 7, upper: true });
      pen.text(weight, 58, 2, { size: 9, face: 'sans bold' });
      pen.text('1 OF 1', 99, 2, { size: 9, face: 'sans bold', align: 'right' });
      pen.text('SHP#: 4WX2 09TG QK1', 58, 6.5, { size: 6.5 });
      pen.text('SHP WT: LTR', 58, 9.5, { size: 6.5 });
      pen.text(`DATE: ${day}`, 58, 12.5, { size: 6.5 });
      pen.turned(90, 7, 18, () => pen.text('SHIP TO:', 0, 0, { size: 8, face: 'sans bold' }));
      block(pen, to, 10, 18, { size: 11, upper: true, town: { size: 14, face: 'sans bold' } });
      routing(pen, 42, 'NY 101 7-14', '10024');
      pen.text(service, 2, 71.5, { size: 18, face: 'sans bold' });
      pen.text('1', 99, 70.5, { size: 34, face: 'sans bold', align: 'right' });
      pen.text('TRACKING #:', 2, 80, { size: 9 });
      pen.text(tracking, 24, 80, { size: 9 });
      pen.line(0, 85, 101.6, 85, 0.5);
      pen.code('Code128', tracking.replaceAll(' ', ''), 8, 88, 86, 26);
      pen.line(0, 117, 101.6, 117, 1.5);
      pen.text('BILLING: 3RD PARTY', 2, 119, { size: 8 });
      pen.text('SIGNATURE REQUIRED', 2, 123, { size: 8 });
      pen.text('Reference No.1:', 2, 131, { size: 7 });
      pen.text(reference, 22, 131, { size: 7 });
    },
  }),
  label({
    name: 'ups-mail-innovations',
    facts: {
      carrier: 'UPS',
      service: 'UPS Mail Innovations',
      tracking: '9261 2903 0322 7160 5821 4419 02',
      from: us.fulfil,
      to: us.nguyen,
      weight: '0.6 LB',
      reference: '7741-20931',
    },
    draw(pen, { service, tracking, from, to, weight, reference }) {
      pen.box(1.5, 1.5, 98.6, 149);
      pen.text('Parcel Select Lightweight', 99, 4, { size: 8, align: 'right' });
      pen.text('US POSTAGE PAID', 99, 7.5, { size: 8, align: 'right', face: 'sans bold' });
      pen.text('UPS Mail Innovations eVS', 99, 11, { size: 8, align: 'right' });
      pen.text(service, 4, 17, { size: 15, face: 'sans bold' });
      pen.line(1.5, 24, 100, 24);
      block(pen, from!, 4, 26, { size: 8 });
      pen.text(weight, 97, 26, { size: 9, align: 'right' });
      pen.text('CHANGE SERVICE REQUESTED', 4, 42, { size: 8, face: 'sans bold' });
      block(pen, to, 22, 54, { size: 11, upper: true });
      pen.line(1.5, 84, 100, 84, 1);
      pen.text('USPS TRACKING # eVS', 50.8, 86, { size: 11, face: 'sans bold', align: 'center' });
      pen.code('Code128', tracking.replaceAll(' ', ''), 10, 93, 84, 22);
      pen.text(tracking, 50.8, 117, { size: 11, face: 'sans bold', align: 'center' });
      pen.line(1.5, 124, 100, 124, 1);
      pen.text('Package ID', 4, 126, { size: 6 });
      pen.text(reference, 4, 129, { size: 9 });
      pen.code('DataMatrix', 'MI0477412093133603', 80, 127, 16);
    },
  }),
  label({
    name: 'ups-standard-canada',
    wear: { faded: 0.35, grain: 0.3, turn: -0.7, seed: 3 },
    facts: {
      carrier: 'UPS',
      service: 'UPS STANDARD',
      tracking: spaced(numbered('V83F16804417')),
      from: ca.bikes,
      to: ca.tremblay,
      weight: '6.5 KG',
    },
    draw(pen, { service, tracking, from, to, weight }) {
      block(pen, from!, 2, 2, { size: 7, upper: true, contact: 'above', country: 'CANADA' });
      pen.text(weight, 60, 2, { size: 10, face: 'sans bold' });
      pen.text('1 DE 1', 99, 2, { size: 10, face: 'sans bold', align: 'right' });
      pen.text('LIVRÉ À / SHIP TO:', 2, 24, { size: 8, face: 'sans bold' });
      block(pen, to, 8, 28, { size: 10, upper: true, country: 'CANADA', town: { size: 12, face: 'sans bold' } });
      pen.line(0, 48, 101.6, 48, 0.5);
      pen.code('MaxiCode', '96H2J3V9124066', 3, 50, 25);
      pen.text('CAN 512 1-00', 34, 50, { size: 22, face: 'sans bold' });
      pen.code('Code128', '421124H2J3V9', 36, 62, 50, 12);
      pen.line(0, 77, 101.6, 77, 1.5);
      pen.text(service, 2, 78.5, { size: 18, face: 'sans bold' });
      pen.text(`NO DE SUIVI / TRACKING #: ${tracking}`, 2, 87, { size: 8 });
      pen.code('Code128', tracking.replaceAll(' ', ''), 8, 94, 86, 24);
      pen.line(0, 121, 101.6, 121, 1.5);
      pen.text('FACTURATION / BILLING: P/P', 2, 123, { size: 8 });
      pen.text('DESC: Pièces de vélo', 2, 127, { size: 8 });
    },
  }),
  label({
    name: 'ups-express-saver-germany',
    lang: 'de',
    sheet: [100, 200],
    facts: {
      carrier: 'UPS',
      service: 'UPS EXPRESS SAVER',
      tracking: spaced(numbered('R02A04551206')),
      from: de.rad,
      to: de.sommer,
      weight: '3 KG',
      reference: 'AB 2026-0417',
      date: ['2026-03-18', '18. MRZ 2026'],
    },
    draw(pen, { service, tracking, from, to, weight, reference, day }) {
      pen.text('VON:', 2, 2, { size: 6 });
      block(pen, from!, 2, 4.5, { size: 7, upper: true, contact: 'above', country: 'DEUTSCHLAND' });
      pen.text(weight, 66, 3, { size: 10, face: 'sans bold' });
      pen.text('1 VON 1', 97, 3, { size: 10, face: 'sans bold', align: 'right' });
      pen.text(`DATUM: ${day}`, 66, 8, { size: 7 });
      pen.text('AN:', 2, 26, { size: 9, face: 'sans bold' });
      block(pen, to, 12, 30, { size: 11, upper: true, country: 'DEUTSCHLAND', town: { size: 14, face: 'sans bold' } });
      routing(pen, 56, 'DEU 603 6-02', '60313');
      pen.text(service, 2, 86, { size: 18, face: 'sans bold' });
      pen.text('1P', 97, 85, { size: 26, face: 'sans bold', align: 'right' });
      pen.text(`SENDUNGSNR.: ${tracking}`, 2, 95, { size: 9 });
      pen.code('Code128', tracking.replaceAll(' ', ''), 7, 102, 86, 25);
      pen.line(0, 130, 100, 130, 1.5);
      pen.text('FRACHTKOSTEN: VORAUSBEZAHLT', 2, 132, { size: 8 });
      pen.text(`Referenznr. 1: ${reference}`, 2, 150, { size: 8 });
    },
  }),
];
