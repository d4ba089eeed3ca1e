/** India and the Gulf. */
import { ae, india, sg } from '../facts/asia-pacific.js';
import { s10 } from '../facts/check-digits.js';
import { block, captioned, grouped, label } from './label.js';

export const southAsiaAndGulf = [
  label({
    name: 'india-post-speed-post',
    sheet: [100, 70],
    facts: {
      carrier: 'India Post',
      service: 'SPEED POST',
      tracking: s10('EK', '55209317', 'IN'),
      from: india.silk,
      to: india.rao,
      weight: '420 gms',
      date: ['2026-03-05', '05/03/2026'],
    },
    draw(pen, { carrier, service, tracking, from, to, weight, day }) {
      pen.text(carrier, 3, 2, { size: 9, face: 'sans bold' });
      pen.text(service, 3, 6, { size: 12, face: 'sans bold' });
      pen.code('Code128', tracking, 40, 2, 57, 11);
      pen.text(tracking, 68, 13.5, { size: 10, align: 'center', face: 'sans bold' });
      pen.line(0, 19, 100, 19, 0.3);
      pen.text('To', 3, 20, { size: 7, face: 'sans bold' });
      block(pen, to, 9, 20, { size: 9 });
      pen.line(0, 42, 100, 42, 0.3);
      pen.text('From', 3, 43, { size: 7, face: 'sans bold' });
      block(pen, from!, 12, 43, { size: 7.5 });
      captioned(pen, 'Wt', weight, 70, 43);
      captioned(pen, 'Booked on', day, 70, 52);
    },
  }),
  label({
    name: 'delhivery-surface',
    sheet: [101.6, 152.4],
    wear: { turn: -1.4, grain: 0.35, faded: 0.2, seed: 137 },
    facts: {
      carrier: 'Delhivery',
      service: 'Surface',
      tracking: '1490 8177 3302 51',
      from: india.silk,
      to: india.rao,
      weight: '1.5 kg',
      date: ['2026-05-18', '18-May-2026'],
      reference: 'VS-2026-3391',
    },
    draw(pen, { carrier, service, tracking, from, to, weight, day, reference }) {
      pen.box(1.5, 1.5, 98.6, 149.4, 0.4);
      pen.text(from!.name, 4, 4, { size: 10, face: 'sans bold' });
      pen.text(carrier.toUpperCase(), 97, 4, { size: 14, face: 'sans bold', align: 'right' });
      pen.line(1.5, 11, 100, 11, 0.4);
      pen.code('Code128', tracking.replaceAll(' ', ''), 12, 14, 76, 20);
      pen.text(`AWB# ${tracking}`, 4, 36, { size: 9 });
      pen.text('HYD/BNJ', 97, 35.5, { size: 14, face: 'sans bold', align: 'right' });
      pen.line(1.5, 42, 100, 42, 0.4);
      pen.text('Ship to:', 4, 43, { size: 8 });
      block(pen, to, 4, 47, { size: 10.5, face: 'sans bold' });
      pen.line(62, 42, 62, 72, 0.3);
      pen.text('Prepaid', 97, 44, { size: 13, face: 'sans bold', align: 'right' });
      pen.text(service, 97, 50, { size: 11, align: 'right' });
      captioned(pen, 'Weight', weight, 66, 57);
      captioned(pen, 'Date', day, 66, 64);
      pen.line(1.5, 72, 100, 72, 0.4);
      pen.text('Seller:', 4, 73, { size: 7 });
      pen.text(from!.name, 16, 73, { size: 7 });
      pen.text(from!.lines.join(', '), 4, 77, { size: 7, width: 93 });
      pen.line(1.5, 82, 100, 82, 0.4);
      ['Product', 'Price', 'Total'].forEach((head, at) =>
        pen.text(head, [4, 64, 84][at]!, 83, { size: 7, face: 'sans bold' }),
      );
      ['Silk stole, indigo', 'INR 2,450', 'INR 2,450'].forEach((cell, at) =>
        pen.text(cell, [4, 64, 82][at]!, 87, { size: 7 }),
      );
      pen.line(1.5, 96, 100, 96, 0.4);
      pen.code('Code128', reference, 16, 100, 68, 14);
      pen.text(`Order ${reference}`, 50, 115.5, { size: 8, align: 'center' });
      pen.text('Return address: same as seller', 4, 140, { size: 7 });
    },
  }),
  label({
    name: 'aramex-express',
    sheet: [101.6, 152.4],
    dpi: 300,
    wear: { grain: 0.15, seed: 139 },
    facts: {
      carrier: 'Aramex',
      service: 'PPX',
      tracking: grouped('47720391865', 4, 4, 3),
      from: ae,
      to: sg,
      weight: '6.00 KG',
      date: ['2026-01-27', '27/01/2026'],
      reference: 'DB-7719',
      alt: { service: ['Priority Parcel Express', 'EXP', 'EXP PPX'] },
    },
    draw(pen, { carrier, service, tracking, from, to, weight, day, reference }) {
      pen.text(carrier.toLowerCase(), 3, 2, { size: 22, face: 'sans bold' });
      pen.text('Origin: DXB', 46, 3, { size: 9 });
      pen.text('SIN', 98, 2, { size: 26, face: 'sans bold', align: 'right' });
      pen.text('Destination', 70, 4, { size: 6 });
      pen.line(0, 13, 101.6, 13, 0.5);
      pen.code('Code128', tracking.replaceAll(' ', ''), 14, 16, 72, 20);
      pen.text(tracking, 50.8, 37, { size: 13, align: 'center', face: 'sans bold' });
      pen.line(0, 45, 101.6, 45, 0.5);
      captioned(pen, 'Date:', day, 3, 46);
      captioned(pen, 'Pieces:', '1', 30, 46);
      captioned(pen, 'Weight:', weight, 46, 46);
      captioned(pen, 'Chargeable:', '6.50 KG', 68, 46);
      captioned(pen, 'Type:', service, 90, 46, { width: 10 });
      pen.line(0, 55, 101.6, 55, 0.5);
      pen.text('Shipper', 3, 56, { size: 6, face: 'sans bold' });
      block(pen, from!, 3, 59, { size: 8, contact: 'below', country: 'UNITED ARAB EMIRATES' });
      pen.text('Tel: +971 4 555 0100', 62, 59, { size: 7 });
      pen.line(0, 83, 101.6, 83, 0.5);
      pen.text('Consignee', 3, 84, { size: 6, face: 'sans bold' });
      block(pen, to, 3, 87, { size: 10, face: 'sans bold', contact: 'below', country: 'SINGAPORE' });
      pen.line(0, 112, 101.6, 112, 0.5);
      captioned(pen, 'Description of Goods', 'Optical frames', 3, 113);
      captioned(pen, 'Shipper’s Reference', reference, 62, 113);
      captioned(pen, 'Customs value', 'USD 310.00', 3, 123);
    },
  }),
];
