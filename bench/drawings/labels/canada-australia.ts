/**
 * Canada and Australia: two languages on one label, delivery features in boxes, a thick frame round the recipient.
 */
import { ca } from '../facts/americas.js';
import { au } from '../facts/asia-pacific.js';
import { block, captioned, grouped, label } from './label.js';

export const canadaAndAustralia = [
  label({
    name: 'canada-post-expedited',
    facts: {
      carrier: 'Canada Post',
      service: 'Expedited Parcel',
      tracking: grouped('7023210039414604', 4),
      from: ca.pottery,
      to: ca.fraser,
      weight: '2.310 kg',
      date: ['2026-03-11', '2026-03-11'],
      reference: 'LP-8841',
      alt: { carrier: ['Postes Canada', 'CANADA POST / POSTES CANADA'] },
    },
    draw(pen, { service, tracking, from, to, weight, day, reference }) {
      pen.text(service, 3, 2, { size: 15, face: 'sans bold' });
      pen.text('Colis accélérés', 3, 8, { size: 9 });
      pen.text('CANADA POST', 98, 2, { size: 9, face: 'sans bold', align: 'right' });
      pen.text('POSTES CANADA', 98, 5.5, { size: 9, align: 'right' });
      pen.line(0, 13, 101.6, 13, 0.5);
      pen.text('FROM / EXPÉDITEUR', 3, 14, { size: 5.5 });
      block(pen, from!, 3, 16.5, { size: 7.5 });
      captioned(pen, 'Mail date / Date de dépôt', day, 58, 14);
      captioned(pen, 'Weight / Poids', weight, 58, 21);
      pen.line(0, 29, 101.6, 29, 0.5);
      pen.text('TO / DESTINATAIRE', 3, 30, { size: 5.5 });
      block(pen, to, 8, 33, { size: 13, face: 'sans bold' });
      pen.line(0, 52, 101.6, 52, 0.5);
      captioned(pen, 'Ref. / Réf.', reference, 3, 53);
      captioned(pen, 'Manifest required / Manifeste requis', 'MANIFEST REQ', 44, 53);
      pen.line(0, 63, 101.6, 63, 1);
      pen.text('PIN / NIP', 3, 65, { size: 6 });
      pen.text(tracking, 50.8, 66, { size: 14, align: 'center', face: 'sans bold' });
      pen.code('Code128', `B3J2A1${tracking.replaceAll(' ', '')}`, 8, 74, 86, 30);
      pen.line(0, 108, 101.6, 108, 1);
      pen.code('DataMatrix', `B3J2A1${tracking}${reference}`, 80, 112, 18);
      pen.text('Contract / Convention 0042771', 3, 112, { size: 7 });
    },
  }),
  label({
    name: 'purolator-ground',
    sheet: [101.6, 152.4],
    wear: { grain: 0.35, turn: 1.3, seed: 149 },
    facts: {
      carrier: 'Purolator',
      service: 'PUROLATOR GROUND',
      tracking: 'HKC 044 771 902',
      from: ca.bikes,
      to: ca.pottery,
      weight: '14 LB',
      date: ['2026-02-24', '24 FEB 2026'],
      reference: 'CBW-1177',
      alt: { service: ['Ground'] },
    },
    draw(pen, { service, tracking, from, to, weight, day, reference }) {
      pen.text('Purolator', 3, 2, { size: 18, face: 'sans bold' });
      pen.inverse(service, 56, 3, { size: 11, width: 42 });
      pen.line(0, 11, 101.6, 11, 0.5);
      pen.text('FROM/DE', 2, 12, { size: 5.5 });
      block(pen, from!, 2, 14.5, { size: 7.5, upper: true, contact: 'below' });
      pen.lines([`DATE: ${day}`, `WEIGHT/POIDS: ${weight}`, 'PIECE/COLIS: 1 of/de 1', `REF: ${reference}`], 62, 13, {
        size: 7,
      });
      pen.line(0, 30, 101.6, 30, 0.5);
      pen.text('TO/À', 2, 31, { size: 5.5 });
      block(pen, to, 12, 33, { size: 12, upper: true });
      pen.text('TEL: (416) 555-0181', 12, 51, { size: 8 });
      pen.line(0, 57, 101.6, 57, 0.5);
      pen.text('M5A', 4, 58, { size: 44, face: 'sans bold' });
      pen.text('1S2', 52, 60, { size: 36, face: 'sans bold' });
      pen.text('TOR-412', 98, 63, { size: 15, align: 'right', face: 'sans bold' });
      pen.line(0, 77, 101.6, 77, 0.5);
      pen.code('PDF417', `V01~M5A1S2~${tracking.replaceAll(' ', '')}~${reference}`, 6, 80, 88, 20);
      pen.line(0, 103, 101.6, 103, 0.5);
      pen.text(`PIN: ${tracking}`, 50.8, 104.5, { size: 12, align: 'center', face: 'sans bold' });
      pen.code('Code128', `M5A1S2${tracking.replaceAll(' ', '')}01`, 8, 112, 84, 32);
    },
  }),
  label({
    name: 'australia-post-eparcel',
    facts: {
      carrier: 'Australia Post',
      service: 'Parcel Post',
      tracking: '33ABC00418801000',
      from: au.surf,
      to: au.lee,
      weight: '2.4 kg',
      reference: 'SB-4471',
      date: ['2026-04-13', '13 Apr 2026'],
      alt: {
        trackingNumber: ['33ABC0041880', '33ABC004188'],
        carrier: ['AUSTRALIA POST', 'eParcel'],
        service: ['eParcel', 'PARCEL POST'],
      },
    },
    draw(pen, { service, tracking, from, to, weight, day, reference }) {
      pen.box(1.5, 1.5, 98.6, 14, 0.5);
      pen.text('eParcel', 4, 3, { size: 15, face: 'sans bold' });
      pen.text(service, 40, 4, { size: 12 });
      pen.text('POSTAGE PAID AUSTRALIA', 98, 5, { size: 6.5, align: 'right' });
      pen.box(1.5, 17, 98.6, 34, 1);
      pen.text('TO', 4, 19, { size: 9, face: 'sans bold' });
      block(pen, to, 14, 19, { size: 13 });
      pen.text('PHONE: 0491 555 012', 14, 44, { size: 9 });
      pen.box(1.5, 52.5, 98.6, 16, 0.3);
      pen.text('DELIVERY INSTRUCTIONS', 4, 53.5, { size: 6 });
      pen.text('Authority to leave at side gate', 4, 57, { size: 9 });
      pen.text('SIGNATURE NOT REQUIRED', 4, 63, { size: 8, face: 'sans bold' });
      captioned(pen, 'WEIGHT', weight, 70, 54);
      captioned(pen, 'PARCEL', '1 of 1', 86, 54);
      pen.text(`AP Article Id: ${tracking}`, 50.8, 71, { size: 10, align: 'center' });
      pen.code('Code128', `019931265099999891${tracking}`, 4, 77, 94, 32);
      pen.text(`AP Article Id: ${tracking}`, 50.8, 111, { size: 10, align: 'center' });
      pen.line(1.5, 119, 100, 119, 0.3);
      pen.text('SENDER', 4, 120, { size: 7, face: 'sans bold' });
      block(pen, from!, 4, 123.5, { size: 8 });
      captioned(pen, 'CON NO / REF', reference, 62, 121);
      captioned(pen, 'DATE', day, 62, 130);
      pen.text('Aviation Security and Dangerous Goods Declaration', 4, 145, { size: 5.5 });
    },
  }),
];
