/** Regional carriers of the United States, a shop's own fleet, and warehouses that carry the goods themselves. */
import { us } from '../facts/americas.js';
import { gs1 } from '../facts/check-digits.js';
import { block, captioned, grouped, label } from './label.js';

const PALLET = gs1('00614141000418827').padStart(18, '0');

export const regional = [
  label({
    name: 'ontrac-sunrise',
    facts: {
      carrier: 'OnTrac',
      service: 'Sunrise',
      tracking: 'C11031500229847',
      from: us.audio,
      to: us.ortega,
      weight: '3 LBS',
      date: ['2026-02-12', '02/12/2026'],
      reference: 'SO 55120',
    },
    draw(pen, { carrier, service, tracking, from, to, weight, day, reference }) {
      pen.text('From:', 2, 2, { size: 6 });
      block(pen, from!, 12, 2, { size: 7 });
      pen.text(carrier, 98, 2, { size: 18, face: 'sans bold', align: 'right' });
      pen.lines([`Date Printed ${day}`, `Wgt: ${weight}`, `Ref: ${reference}`], 98, 10, { size: 7, align: 'right' });
      pen.line(0, 22, 101.6, 22, 0.5);
      pen.text('To:', 2, 24, { size: 9 });
      block(pen, to, 12, 24, { size: 12, face: 'sans bold' });
      pen.line(0, 42, 101.6, 42, 0.5);
      pen.text('BOI', 4, 43, { size: 44, face: 'sans bold' });
      pen.text('83702', 98, 45, { size: 26, face: 'sans bold', align: 'right' });
      pen.text(`Service: ${service}`, 98, 56, { size: 10, align: 'right' });
      pen.code('PDF417', `${tracking}|83702|${reference}`, 8, 64, 84, 18);
      pen.text('Tracking #', 8, 86, { size: 8 });
      pen.text(tracking, 26, 85.3, { size: 11, face: 'sans bold' });
      pen.code('Code128', tracking, 12, 94, 76, 38);
    },
  }),
  label({
    name: 'ontrac-plain',
    sheet: [101.6, 76.2],
    facts: { carrier: 'OnTrac', tracking: 'D10014771820034', from: us.lamps, to: us.barros },
    draw(pen, { carrier, tracking, from, to }) {
      block(pen, from!, 3, 3, { size: 7 });
      pen.text(carrier, 98, 3, { size: 14, face: 'sans bold', align: 'right' });
      block(pen, to, 30, 24, { size: 12 });
      pen.code('Code128', tracking, 12, 46, 76, 16);
      pen.text(tracking, 50.8, 63.5, { size: 11, align: 'center' });
    },
  }),
  label({
    name: 'lasership',
    wear: { faded: 0.35, grain: 0.3, turn: -0.8, seed: 151 },
    facts: {
      carrier: 'LaserShip',
      tracking: 'LS40177382',
      from: us.fulfil,
      to: us.abbott,
      weight: '2.2 lbs',
      reference: '114-7730021',
      date: ['2026-05-29', '05/29/26'],
    },
    draw(pen, { carrier, tracking, from, to, weight, day, reference }) {
      pen.text(carrier, 50.8, 2, { size: 22, face: 'sans bold', align: 'center' });
      pen.line(0, 12, 101.6, 12, 1);
      pen.text('SHIP FROM:', 3, 14, { size: 7 });
      block(pen, from!, 24, 14, { size: 7 });
      pen.line(0, 26, 101.6, 26, 0.3);
      pen.text('SHIP TO:', 3, 28, { size: 8, face: 'sans bold' });
      block(pen, to, 12, 33, { size: 14 });
      pen.line(0, 55, 101.6, 55, 1);
      pen.text('NYC', 3, 56, { size: 36, face: 'sans bold' });
      pen.text('10024-MB', 98, 58, { size: 24, face: 'sans bold', align: 'right' });
      pen.line(0, 72, 101.6, 72, 1);
      pen.code('Code128', tracking, 14, 76, 74, 36);
      pen.text(tracking, 50.8, 114, { size: 18, face: 'sans bold', align: 'center' });
      captioned(pen, 'Order No.', reference, 3, 128);
      captioned(pen, 'Weight', weight, 44, 128);
      captioned(pen, 'Ship date', day, 70, 128);
    },
  }),
  label({
    name: 'amazon-logistics',
    sheet: [101.6, 76.2],
    facts: {
      carrier: 'Amazon Logistics',
      tracking: 'TBA340177284910',
      to: us.nguyen,
      weight: '1.1 LBS',
      date: ['2026-06-15', '06/15/2026'],
      alt: { carrier: ['Amazon', 'AMZL'] },
    },
    draw(pen, { tracking, to, weight, day }) {
      block(pen, to, 3, 4, { size: 11, upper: true });
      pen.text('CYCLE 1', 98, 3, { size: 9, align: 'right' });
      pen.text(day, 98, 7, { size: 7, align: 'right' });
      pen.text(weight, 98, 11, { size: 7, align: 'right' });
      pen.text('DTP7', 3, 24, { size: 24, face: 'sans bold' });
      pen.text('F-12.3C', 98, 24, { size: 24, face: 'sans bold', align: 'right' });
      pen.code('Code128', tracking, 10, 38, 60, 22);
      pen.text(tracking, 40, 61.5, { size: 11, align: 'center' });
      pen.code('QRCode', tracking, 76, 40, 20);
      pen.text('Amazon Logistics', 3, 70, { size: 7 });
    },
  }),
  label({
    name: 'warehouse-gs1',
    sheet: [101.6, 152.4],
    facts: {
      carrier: 'Blue Ridge Freight',
      tracking: PALLET,
      from: us.tools,
      to: us.seeds,
      reference: '4500881204',
      alt: { trackingNumber: [`00${PALLET}`, '5580127744'] },
    },
    draw(pen, { carrier, tracking, from, to, reference }) {
      pen.line(48, 0, 48, 30, 0.4);
      pen.text('SHIP FROM:', 2, 2, { size: 6 });
      block(pen, from!, 4, 5, { size: 7.5, width: 42 });
      pen.text('SHIP TO:', 50, 2, { size: 6 });
      block(pen, to, 52, 5, { size: 9, face: 'sans bold', width: 47 });
      pen.line(0, 30, 101.6, 30, 0.4);
      pen.text('SHIP TO POST', 2, 31, { size: 6 });
      pen.code('Code128', '42050010', 6, 36, 38, 14);
      pen.text('(420) 50010', 25, 51, { size: 8, align: 'center' });
      pen.line(48, 30, 48, 57, 0.4);
      pen.text(`CARRIER: ${carrier}`, 50, 32, { size: 8 });
      pen.text('PRO #: 5580127744', 50, 37, { size: 8 });
      pen.text('B/L #: 220174', 50, 42, { size: 8 });
      pen.line(0, 57, 101.6, 57, 0.4);
      pen.text(`PO NUMBER: ${reference}`, 4, 60, { size: 11 });
      pen.text('CARTON 4 OF 12', 4, 67, { size: 11 });
      pen.line(0, 80, 101.6, 80, 0.4);
      pen.text('SSCC-18', 2, 82, { size: 8 });
      pen.code('Code128', `00${tracking}`, 12, 88, 78, 40);
      pen.text(`(00) ${grouped(tracking, 1, 7, 9, 1)}`, 50.8, 130, { size: 12, align: 'center' });
    },
  }),
  label({
    name: 'shop-address-only',
    sheet: [90, 60],
    dpi: 203,
    wear: { turn: 1.8, grain: 0.4, seed: 157 },
    facts: {
      carrier: 'Harbor Courier',
      tracking: 'HC-2026-001184',
      from: us.lamps,
      to: us.whitfield,
      date: ['2026-01-09', 'Jan 9, 2026'],
      reference: 'WEB-3391',
    },
    draw(pen, { carrier, tracking, from, to, day, reference }) {
      pen.text(from!.name, 3, 3, { size: 8, face: 'serif bold' });
      pen.text(from!.lines.join(', '), 3, 7, { size: 6.5, face: 'serif' });
      pen.line(3, 11, 87, 11, 0.2);
      block(pen, to, 20, 15, { size: 13, face: 'serif' });
      pen.line(3, 38, 87, 38, 0.2);
      pen.text(`via ${carrier}`, 3, 40, { size: 7 });
      pen.text(tracking, 87, 40, { size: 8, align: 'right' });
      pen.code('Code39', tracking, 3, 45, 84, 8);
      pen.text(day, 3, 55, { size: 6.5 });
      pen.text(`Order ${reference}`, 87, 55, { size: 6.5, align: 'right' });
    },
  }),
];
