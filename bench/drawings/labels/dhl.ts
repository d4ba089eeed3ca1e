/**
 * DHL: Express waybills with From and To frames; Paket labels with a rotated return address; eCommerce in America.
 */
import { us } from '../facts/americas.js';
import { sg } from '../facts/asia-pacific.js';
import { gs1, ident, mod7 } from '../facts/check-digits.js';
import { de, es, ie } from '../facts/europe.js';
import { block, captioned, grouped, label } from './label.js';

const AWB = mod7('406218855');
const AWB2 = mod7('731940220');
/** Postcode, street, house and product of the recipient. */
const LEITCODE = ident('7909800800800');

export const dhl = [
  label({
    name: 'dhl-express-worldwide',
    sheet: [101.6, 203],
    facts: {
      carrier: 'DHL',
      service: 'EXPRESS WORLDWIDE',
      tracking: grouped(AWB, 2, 4, 4),
      from: sg,
      to: de.werk,
      weight: '4.5 kg',
      date: ['2026-03-12', '2026-03-12'],
      reference: 'SO-77120',
      alt: { carrier: ['DHL Express'], trackingNumber: ['JD014600009124438817'] },
    },
    draw(pen, { service, tracking, from, to, weight, day, reference }) {
      pen.text(service, 3, 2, { size: 15, face: 'sans bold' });
      pen.text(`${day} MYDHLAPI 2.4.0 / *30-0821*`, 3, 8.5, { size: 6 });
      pen.text('DHL', 98, 2, { size: 20, face: 'sans bold', align: 'right' });
      pen.inverse('P', 66, 2, { size: 22 });
      pen.line(0, 12, 101.6, 12, 0.4);
      pen.text('From :', 3, 13.5, { size: 6.5 });
      block(pen, from!, 14, 13.5, { size: 7, contact: 'below', country: 'SINGAPORE' });
      pen.text('Ph: +65 5550 1234', 66, 13.5, { size: 6.5 });
      pen.text('Origin:', 84, 20, { size: 6 });
      pen.text('SIN', 84, 23, { size: 15, face: 'sans bold' });
      pen.line(0, 33, 101.6, 33, 0.4);
      pen.text('To :', 3, 35, { size: 7 });
      block(pen, to, 14, 35, {
        size: 9.5,
        contact: 'below',
        country: 'GERMANY',
        town: { face: 'sans bold', size: 12 },
      });
      pen.text('Contact: +49 40 5550 172', 66, 35, { size: 6.5, width: 33 });
      pen.line(0, 62, 101.6, 62, 0.4);
      pen.text('DE-HAM-HHN', 50.8, 63, { size: 22, face: 'sans bold', align: 'center' });
      pen.line(0, 73, 101.6, 73, 0.4);
      captioned(pen, 'Ref Code:', reference, 3, 74);
      captioned(pen, 'Pce/Shpt Weight:', weight, 44, 74);
      captioned(pen, 'Piece', '1/1', 84, 74);
      pen.line(0, 83, 101.6, 83, 0.4);
      pen.code('Code128', AWB, 12, 86, 74, 24);
      pen.text(`WAYBILL ${tracking}`, 50.8, 111.5, { size: 11, align: 'center', face: 'sans bold' });
      pen.code('Code128', '2LDE20457+42000000', 10, 121, 80, 22);
      pen.text('(2L)DE20457+42000000', 50.8, 144.5, { size: 8, align: 'center' });
      pen.code('Code128', 'JD014600009124438817', 8, 153, 86, 26);
      pen.text('(J) JD01 4600 0091 2443 8817', 50.8, 180.5, { size: 9, align: 'center' });
      pen.text('Content: Reading glasses, samples', 3, 192, { size: 7 });
    },
  }),
  label({
    name: 'dhl-express-12',
    sheet: [101.6, 152.4],
    dpi: 300,
    wear: { turn: 1.4, grain: 0.2, seed: 17 },
    facts: {
      carrier: 'DHL',
      service: 'EXPRESS 12:00',
      tracking: grouped(AWB2, 2, 4, 4),
      from: es.libros,
      to: ie,
      weight: '0.8/0.8 kg',
      date: ['2026-01-19', '2026-01-19'],
      alt: { carrier: ['DHL Express'] },
    },
    draw(pen, { service, tracking, from, to, weight, day }) {
      pen.inverse('T', 3, 3, { size: 20 });
      pen.text('DHL EXPRESS', 98, 3, { size: 13, face: 'sans bold', align: 'right' });
      pen.text(service, 16, 3, { size: 14, face: 'sans bold' });
      pen.text('XML PI v10.0', 16, 9, { size: 5.5 });
      pen.box(2, 13, 97, 20);
      pen.text('Shipper:', 4, 14, { size: 6 });
      block(pen, from!, 20, 14, { size: 7.5, country: 'SPAIN' });
      pen.text('MAD', 96, 22, { size: 14, face: 'sans bold', align: 'right' });
      pen.box(2, 34, 97, 30, 0.8);
      pen.text('Receiver:', 4, 35.5, { size: 6 });
      block(pen, to, 20, 35.5, { size: 10, face: 'sans bold', country: 'IRELAND' });
      pen.text('IE-DUB-SNN', 50.8, 65, { size: 18, face: 'sans bold', align: 'center' });
      captioned(pen, 'Pickup date', day, 4, 73.5);
      captioned(pen, 'Weight (piece/shipment)', weight, 36, 73.5);
      captioned(pen, 'Pieces', '1/1', 84, 73.5);
      pen.code('Code128', AWB2, 14, 83, 72, 20);
      pen.text('WAYBILL', 14, 104, { size: 9 });
      pen.text(tracking, 34, 104, { size: 10, face: 'sans bold' });
      pen.code('Code128', '2LIEV94X2K7+48000002', 10, 113, 80, 18);
      pen.text('(2L)IEV94X2K7+48000002', 50.8, 132.5, { size: 7, align: 'center' });
    },
  }),
  label({
    name: 'dhl-paket',
    lang: 'de',
    sheet: [103, 199],
    facts: {
      carrier: 'DHL',
      service: 'DHL PAKET',
      tracking: grouped(`00${gs1('34043416100188270')}`, 5, 5, 5, 5),
      from: de.buch,
      to: de.keller,
      weight: '2,3 kg',
      reference: 'Bestellung 20931',
      alt: { service: ['Paket'] },
    },
    draw(pen, { service, tracking, from, to, weight, reference }) {
      pen.text(service, 4, 3, { size: 16, face: 'sans bold' });
      pen.text('DHL', 99, 3, { size: 18, face: 'sans bold', align: 'right' });
      pen.line(0, 12, 103, 12, 0.8);
      pen.text(`Absender: ${from!.name}, ${from!.lines.join(', ')}`, 4, 14, { size: 6.5, width: 94 });
      pen.line(4, 18, 98, 18, 0.2);
      pen.text('An:', 4, 20, { size: 8 });
      block(pen, to, 14, 21, { size: 12, town: { face: 'sans bold', size: 13 } });
      pen.line(0, 45, 103, 45, 0.8);
      captioned(pen, 'Sendungsnr.', tracking, 4, 47);
      captioned(pen, 'Abrechnungsnr.', '33333333330101', 60, 47);
      captioned(pen, 'Gewicht', weight, 4, 57);
      captioned(pen, 'Referenznr.', reference, 30, 57);
      pen.line(0, 67, 103, 67, 0.8);
      pen.text('Leitcode', 4, 68.5, { size: 7 });
      pen.code('ITF', LEITCODE, 12, 73, 74, 26);
      pen.text(grouped(LEITCODE, 5, 3, 3, 2, 1).replaceAll(' ', '.'), 51.5, 100.5, { size: 9, align: 'center' });
      pen.line(0, 108, 103, 108, 0.8);
      pen.text('Identcode / Sendungsnummer', 4, 109.5, { size: 7 });
      pen.code('Code128', tracking.replaceAll(' ', ''), 10, 115, 82, 30);
      pen.text(tracking, 51.5, 146.5, { size: 10, align: 'center' });
      pen.code('DataMatrix', 'DVGM0010340434161001882700', 80, 160, 18);
      pen.text('GoGreen Plus', 4, 160, { size: 12, face: 'sans bold' });
    },
  }),
  label({
    name: 'dhl-paeckchen-private',
    lang: 'de',
    sheet: [148, 105],
    dpi: 203,
    wear: { grain: 0.3, turn: 0.9, faded: 0.2, seed: 31 },
    facts: {
      carrier: 'DHL',
      service: 'DHL Päckchen S',
      tracking: grouped(ident('56310012244'), 2, 3, 3, 3, 1),
      from: de.keller,
      to: de.sommer,
      alt: { service: ['Päckchen S'] },
    },
    draw(pen, { service, tracking, from, to }) {
      pen.text(service, 4, 4, { size: 14, face: 'sans bold' });
      pen.text('Deutsche Post DHL', 144, 4, { size: 9, align: 'right' });
      pen.line(0, 12, 148, 12, 0.5);
      pen.turned(270, 5, 92, () => {
        const next = pen.text('Von', 0, 0, { size: 6 });
        block(pen, from!, 0, next, { size: 8 });
      });
      pen.line(26, 12, 26, 105, 0.3);
      pen.text('An', 30, 15, { size: 6 });
      block(pen, to, 30, 18, { size: 13 });
      pen.code('ITF', tracking.replaceAll(' ', ''), 34, 62, 80, 24);
      pen.text(tracking, 74, 88, { size: 11, align: 'center' });
    },
  }),
  label({
    name: 'dhl-ecommerce-us',
    facts: {
      carrier: 'DHL eCommerce',
      service: 'DHL SmartMail Parcel Plus Ground',
      tracking: grouped(gs1('926129037211048810557'), 4),
      from: us.fulfil,
      to: us.barros,
      weight: '1.20 LB',
      date: ['2026-05-20', '05/20/2026'],
      reference: 'GM60511235000122871',
      alt: { carrier: ['DHL'], service: ['SmartMail Parcel Plus Ground', 'Parcel Plus Ground'] },
    },
    draw(pen, { service, tracking, from, to, weight, day, reference }) {
      pen.text('DHL eCommerce', 3, 3, { size: 14, face: 'sans bold' });
      pen.box(66, 2, 33, 15);
      pen.lines(['Parcel Select', 'US POSTAGE PAID', 'DHL eCommerce'], 82.5, 3.5, { size: 7, align: 'center' });
      pen.text(service, 3, 10, { size: 9, width: 61 });
      pen.line(0, 19, 101.6, 19, 0.6);
      block(pen, from!, 3, 21, { size: 7.5 });
      pen.lines([day, weight, 'Mail Type: PLT'], 98, 21, { size: 7.5, align: 'right' });
      block(pen, to, 16, 42, { size: 11, upper: true });
      pen.code('Code128', reference, 5, 64, 88, 14);
      pen.text(reference, 50.8, 79, { size: 8, align: 'center' });
      pen.line(0, 88, 101.6, 88, 1.4);
      pen.text('USPS DELIVERY CONFIRMATION', 50.8, 90, { size: 10, face: 'sans bold', align: 'center' });
      pen.code('Code128', `42087501${tracking.replaceAll(' ', '')}`, 6, 96, 90, 22);
      pen.text(tracking, 50.8, 120, { size: 10, face: 'sans bold', align: 'center' });
      pen.line(0, 127, 101.6, 127, 1.4);
      pen.text('N49', 50.8, 131, { size: 30, face: 'sans bold', align: 'center' });
    },
  }),
];
