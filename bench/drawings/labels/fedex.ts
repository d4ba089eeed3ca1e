/**
 * FedEx: ORIGIN ID corner, ship date and weight at the right, TO in bold, PDF417, form number, service, routing,
 * bars.
 */
import { br, us } from '../facts/americas.js';
import { fedex as numbered } from '../facts/check-digits.js';
import { it } from '../facts/europe.js';
import { block, grouped, label } from './label.js';

const spaced = (tracking: string) => grouped(tracking, 4);

export const fedex = [
  label({
    name: 'fedex-standard-overnight',
    facts: {
      carrier: 'FedEx',
      service: 'STANDARD OVERNIGHT',
      tracking: spaced(numbered('77394028165')),
      from: us.audio,
      to: us.clinic,
      weight: '4.20 LB',
      date: ['2026-02-17', '17FEB26'],
      reference: 'INV 30994',
      alt: { carrier: ['FedEx Express'] },
    },
    draw(pen, { service, tracking, from, to, weight, day, reference }) {
      pen.text('ORIGIN ID:BFIA   (206) 555-0142', 2, 2, { size: 6.5 });
      block(pen, from!, 2, 5, { size: 6.5, upper: true, contact: 'above', country: 'UNITED STATES US' });
      pen.line(58, 1, 58, 22, 0.4);
      pen.lines([`SHIP DATE: ${day}`, `ACTWGT: ${weight}`, 'CAD: 104872213/WSXI3600', '', 'BILL SENDER'], 60, 2, {
        size: 6.5,
      });
      pen.line(0, 23.5, 101.6, 23.5, 0.5);
      pen.text('TO', 2, 25, { size: 9 });
      block(pen, to, 10, 25, { size: 11, face: 'sans bold', upper: true, contact: 'above' });
      pen.text('(614) 555-0119', 4, 46, { size: 6.5 });
      pen.text(`REF: ${reference}`, 50, 46, { size: 6.5 });
      pen.line(0, 51, 101.6, 51, 0.5);
      pen.code('PDF417', `02432150${tracking}FDEB01`, 4, 53, 68, 20);
      pen.text('FedEx', 75, 53, { size: 17, face: 'sans bold' });
      pen.text('Express', 77, 60, { size: 9 });
      pen.text('E', 84, 65, { size: 20, face: 'sans bold' });
      pen.line(0, 77, 101.6, 77, 1);
      pen.text('TRK#', 2, 79, { size: 7 });
      pen.text(tracking, 12, 78.3, { size: 13, face: 'sans bold' });
      pen.text('0201', 2, 83, { size: 7 });
      pen.text('WED - 18 FEB 3:00P', 99, 78.3, { size: 11, face: 'sans bold', align: 'right' });
      pen.text(service, 99, 84, { size: 11, face: 'sans bold', align: 'right' });
      pen.text('XH CMHA', 2, 92, { size: 24, face: 'sans bold' });
      pen.text('43215', 99, 90, { size: 15, face: 'sans bold', align: 'right' });
      pen.text('OH-US  CMH', 99, 96.5, { size: 10, align: 'right' });
      pen.code('Code128', `100194421500${tracking.replaceAll(' ', '')}`, 8, 108, 86, 30);
    },
  }),
  label({
    name: 'fedex-ground',
    dpi: 300,
    wear: { turn: -1.2, grain: 0.3, seed: 21 },
    facts: {
      carrier: 'FedEx',
      service: 'FedEx Ground',
      tracking: spaced(numbered('28141900537')),
      from: us.fulfil,
      to: us.tools,
      weight: '31.5 LB',
      date: ['2026-03-30', '30MAR26'],
      reference: '4500217765',
      alt: { service: ['GROUND', 'Ground'], carrier: ['FedEx Ground'] },
    },
    draw(pen, { tracking, from, to, weight, day, reference }) {
      pen.text('ORIGIN ID:RNOA', 2, 2, { size: 6.5 });
      pen.text('(775) 555-0177', 30, 2, { size: 6.5 });
      block(pen, from!, 2, 5, { size: 7, upper: true });
      pen.lines([`SHIP DATE: ${day}`, `ACTWGT: ${weight} MAN`, 'DIMS: 18x14x10 IN', 'BILL SENDER'], 62, 2, {
        size: 6.5,
      });
      pen.line(0, 21, 101.6, 21, 0.5);
      pen.text('TO', 2, 22.5, { size: 9, face: 'sans bold' });
      block(pen, to, 9, 22.5, { size: 11, upper: true, contact: 'below', town: { face: 'sans bold', size: 13 } });
      pen.text(`PO: ${reference}`, 9, 44.5, { size: 7 });
      pen.code('PDF417', `02802160${tracking}FDEG`, 3, 50, 66, 22);
      pen.text('FedEx', 72, 52, { size: 20, face: 'sans bold' });
      pen.text('Ground', 75, 60, { size: 11 });
      pen.text('G', 80, 66, { size: 22, face: 'sans bold' });
      pen.line(0, 79, 101.6, 79, 1);
      pen.text(`TRK# ${tracking}`, 2, 81, { size: 13, face: 'sans bold' });
      pen.text('80216', 99, 81, { size: 18, face: 'sans bold', align: 'right' });
      pen.text('9622 0019 0', 2, 88, { size: 9 });
      pen.code('Code128', `96220019000${tracking.replaceAll(' ', '')}`, 8, 97, 86, 40);
    },
  }),
  label({
    name: 'fedex-home-delivery',
    facts: {
      carrier: 'FedEx',
      service: 'FedEx Home Delivery',
      tracking: spaced(numbered('79120884436')),
      from: us.lamps,
      to: us.whitfield,
      weight: '8.00 LB',
      date: ['2026-06-02', '02JUN26'],
      alt: { service: ['HOME DELIVERY'], carrier: ['FedEx Ground'] },
    },
    draw(pen, { service, tracking, from, to, weight, day }) {
      pen.text('FROM:', 2, 2, { size: 6.5 });
      block(pen, from!, 13, 2, { size: 7, upper: true });
      pen.lines([`Ship Date: ${day}`, `ActWgt: ${weight}`, 'System#: 9922815/INET4460'], 62, 2, { size: 6.5 });
      pen.text('Delivery Address Bar Code', 62, 14, { size: 5.5 });
      pen.text('SHIP TO: (540) 555-0163', 2, 17, { size: 7 });
      pen.text('BILL SENDER', 62, 18, { size: 8, face: 'sans bold' });
      block(pen, to, 2, 22, { size: 13, face: 'sans bold' });
      pen.code('PDF417', `02240180${tracking}FDEH`, 3, 44, 70, 20);
      pen.text(service, 50.8, 68, { size: 18, face: 'sans bold', align: 'center' });
      pen.text('RES', 99, 46, { size: 16, face: 'sans bold', align: 'right' });
      pen.text('H', 90, 55, { size: 22, face: 'sans bold' });
      pen.line(0, 77, 101.6, 77, 1);
      pen.text('TRK#', 4, 80, { size: 8 });
      pen.text(tracking, 16, 79, { size: 16, face: 'sans bold' });
      pen.text('24018', 99, 88, { size: 16, align: 'right', face: 'sans bold' });
      pen.text('VA-US', 99, 95, { size: 10, align: 'right' });
      pen.code('Code128', `9622001900${tracking.replaceAll(' ', '')}`, 8, 105, 86, 34);
    },
  }),
  label({
    name: 'fedex-international-priority',
    wear: { faded: 0.3, grain: 0.4, seed: 13 },
    facts: {
      carrier: 'FedEx',
      service: 'INTL PRIORITY',
      tracking: spaced(numbered('88120746391')),
      from: it.pelle,
      to: br,
      weight: '2.5 KG',
      date: ['2026-04-09', '09APR26'],
      reference: 'FT 118/26',
      alt: { carrier: ['FedEx Express'], service: ['FedEx International Priority'] },
    },
    draw(pen, { service, tracking, from, to, weight, day, reference }) {
      pen.text('ORIGIN ID:FLRA  +39 055 555 0101', 2, 2, { size: 6.5 });
      block(pen, from!, 2, 5, { size: 7, upper: true, country: 'ITALY' });
      pen.lines([`SHIP DATE: ${day}`, `ACTWGT: ${weight}`, 'BILL RECIPIENT', 'EIN/VAT: IT00000000000'], 62, 2, {
        size: 6.5,
      });
      pen.line(0, 20, 101.6, 20, 0.5);
      pen.text('TO', 2, 21, { size: 9 });
      block(pen, to, 10, 21, { size: 10, face: 'sans bold', upper: true, contact: 'above', country: 'BRAZIL' });
      pen.text(`REF: ${reference}`, 60, 46, { size: 6.5 });
      pen.text('DESC1: leather wallets', 2, 50, { size: 6.5 });
      pen.text('COUNTRY MFG: IT   CARRIAGE VALUE: 0.00 EUR', 2, 53, { size: 6.5 });
      pen.code('PDF417', `0201304001076${tracking}FDEB`, 4, 58, 68, 18);
      pen.text('FedEx', 76, 58, { size: 17, face: 'sans bold' });
      pen.text('Express', 78, 65, { size: 9 });
      pen.line(0, 79, 101.6, 79, 1);
      pen.text(`TRK# ${tracking}`, 2, 81, { size: 13, face: 'sans bold' });
      pen.text('Form 0430', 2, 87.5, { size: 7 });
      pen.text(service, 99, 81, { size: 12, face: 'sans bold', align: 'right' });
      pen.text('GRUA', 40, 92, { size: 24, face: 'sans bold' });
      pen.text('01304-001', 99, 92, { size: 14, face: 'sans bold', align: 'right' });
      pen.code('Code128', `300194421500${tracking.replaceAll(' ', '')}`, 8, 108, 86, 32);
    },
  }),
];
