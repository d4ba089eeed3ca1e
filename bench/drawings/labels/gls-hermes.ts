/**
 * GLS, Hermes, Evri and Mondial Relay: codes of depots in large print, two squares of data, an address that is not
 * large.
 */
import { de, es, fr, gb } from '../facts/europe.js';
import { block, captioned, grouped, label } from './label.js';

export const glsAndHermes = [
  label({
    name: 'gls-germany',
    lang: 'de',
    sheet: [100, 150],
    facts: {
      carrier: 'GLS',
      service: 'EURO BUSINESS PARCEL',
      tracking: '50 217 384 916',
      from: de.rad,
      to: de.buch,
      weight: '9.60 kg',
      date: ['2026-04-14', '14.04.2026'],
      reference: '88120-A',
      alt: { service: ['BUSINESS PARCEL'], trackingNumber: ['ZK9QT0M4'] },
    },
    draw(pen, { service, tracking, from, to, weight, day, reference }) {
      pen.text('GLS', 3, 2, { size: 20, face: 'sans bold' });
      pen.text('DE 990', 50, 2, { size: 24, face: 'sans bold', align: 'center' });
      pen.text('DE 700', 97, 2, { size: 12, align: 'right' });
      pen.line(0, 12, 100, 12, 0.6);
      pen.code('DataMatrix', 'ADE 700DE 99050217384916AA 0DE  990', 3, 14, 24);
      pen.code('DataMatrix', `A|${from!.name.slice(0, 20)}|${to.postcode}|0960`, 73, 14, 24);
      pen.text('27-4101', 50, 15, { size: 20, face: 'sans bold', align: 'center' });
      pen.text(service, 50, 26, { size: 8, align: 'center' });
      pen.text('ZK9QT0M4', 50, 31, { size: 13, face: 'sans bold', align: 'center' });
      pen.line(0, 40, 100, 40, 0.6);
      captioned(pen, 'Paketnummer', tracking, 3, 41);
      captioned(pen, 'Datum', day, 40, 41);
      captioned(pen, 'Gewicht', weight, 66, 41);
      captioned(pen, 'Paket', '1/1', 88, 41);
      captioned(pen, 'Kundenreferenz', reference, 3, 50);
      pen.code('Code128', tracking.replaceAll(' ', ''), 50, 51, 46, 12);
      pen.line(0, 66, 100, 66, 0.6);
      pen.text('Empfänger', 3, 67, { size: 6 });
      block(pen, to, 10, 71, { size: 13 });
      pen.line(0, 112, 100, 112, 0.6);
      pen.turned(270, 3, 147, () => pen.text('Versender', 0, 0, { size: 6 }));
      block(pen, from!, 10, 115, { size: 8, contact: 'below' });
      pen.text('Kontakt-ID: 2760145883', 10, 138, { size: 6.5 });
    },
  }),
  label({
    name: 'gls-spain',
    lang: 'es',
    wear: { faded: 0.4, grain: 0.3, turn: 0.7, seed: 51 },
    facts: {
      carrier: 'GLS',
      service: 'BUSINESSPARCEL 24H',
      tracking: '61 771 003 482 915',
      from: es.aceite,
      to: es.ruiz,
      weight: '5.0 Kg',
      date: ['2026-01-15', '15/01/2026'],
      reference: 'P-2026-0088',
    },
    draw(pen, { service, tracking, from, to, weight, day, reference }) {
      pen.text('GLS', 3, 2, { size: 18, face: 'sans bold' });
      pen.text(service, 98, 3, { size: 11, face: 'sans bold', align: 'right' });
      pen.line(0, 11, 101.6, 11, 0.4);
      pen.text('Remite:', 3, 12, { size: 7 });
      block(pen, from!, 18, 12, { size: 8 });
      pen.line(0, 25, 101.6, 25, 0.4);
      pen.text('Destinatario:', 3, 26, { size: 7 });
      block(pen, to, 3, 30, { size: 13, face: 'sans bold', country: 'ESPAÑA' });
      pen.text('Tel: 600 555 018', 3, 54, { size: 8 });
      pen.line(0, 60, 101.6, 60, 0.4);
      captioned(pen, 'Fecha', day, 3, 61);
      captioned(pen, 'Bultos', '1 / 1', 30, 61);
      captioned(pen, 'Peso', weight, 48, 61);
      captioned(pen, 'Ref. cliente', reference, 68, 61);
      pen.line(0, 70, 101.6, 70, 0.4);
      pen.text('771', 3, 72, { size: 40, face: 'sans bold' });
      pen.text('MADRID', 98, 74, { size: 24, face: 'sans bold', align: 'right' });
      pen.text('Portes: Pagados', 98, 86, { size: 8, align: 'right' });
      pen.code('Code128', `${tracking.replaceAll(' ', '')}001`, 8, 96, 86, 30);
      pen.text(tracking, 50.8, 128, { size: 12, align: 'center' });
    },
  }),
  label({
    name: 'hermes-germany',
    lang: 'de',
    sheet: [105, 148],
    facts: {
      carrier: 'Hermes',
      service: 'Hermes Päckchen',
      tracking: grouped('01440377520918', 4),
      from: de.sommer,
      to: de.keller,
      date: ['2026-05-05', '05.05.2026'],
    },
    draw(pen, { service, tracking, from, to, day }) {
      pen.text('HERMES', 4, 4, { size: 18, face: 'sans bold' });
      pen.text(service, 101, 5, { size: 9, align: 'right' });
      pen.line(4, 13, 101, 13, 0.3);
      pen.text('Absender', 4, 15, { size: 7, face: 'sans bold' });
      block(pen, from!, 4, 19, { size: 8 });
      pen.text('Empfänger', 4, 38, { size: 7, face: 'sans bold' });
      block(pen, to, 4, 42, { size: 12 });
      pen.text('S', 90, 22, { size: 40, face: 'sans bold' });
      pen.line(4, 66, 101, 66, 0.3);
      pen.text('Sendungs-ID', 4, 68, { size: 7 });
      pen.code('Code128', tracking.replaceAll(' ', ''), 16, 74, 72, 30);
      pen.text(tracking, 52, 106, { size: 13, align: 'center' });
      pen.text(`Gedruckt am ${day}. Gültig 30 Tage.`, 4, 138, { size: 6 });
    },
  }),
  label({
    name: 'evri-uk',
    facts: {
      carrier: 'Evri',
      service: 'Standard',
      tracking: 'H01HYA0041882736',
      from: gb.prints,
      to: gb.harris,
      weight: '0.9kg',
      reference: 'CP00418',
      alt: { service: ['Evri Standard', 'Standard 48 hour'] },
    },
    draw(pen, { service, tracking, from, to, weight, reference }) {
      pen.text('EVRi', 3, 2, { size: 22, face: 'sans bold' });
      pen.text('48', 98, 2, { size: 24, face: 'sans bold', align: 'right' });
      pen.text(service, 70, 5, { size: 10, align: 'right' });
      pen.line(0, 13, 101.6, 13, 0.6);
      block(pen, to, 4, 15, { size: 11 });
      pen.text('Weight', 70, 15, { size: 7 });
      pen.text(weight, 98, 14.5, { size: 9, align: 'right' });
      pen.text('Client ref', 70, 19, { size: 7 });
      pen.text(reference, 98, 18.7, { size: 9, align: 'right', width: 15 });
      pen.line(0, 38, 101.6, 38, 0.6);
      pen.text('DEPOT', 4, 39, { size: 6 });
      pen.text('48', 4, 41, { size: 30, face: 'sans bold' });
      pen.text('BRISTOL NORTH', 98, 40, { size: 14, face: 'sans bold', align: 'right' });
      pen.text('Rnd 214  Drop 31', 98, 47, { size: 10, align: 'right' });
      pen.line(0, 55, 101.6, 55, 0.6);
      pen.code('Code128', tracking, 10, 60, 82, 34);
      pen.text(tracking, 50.8, 96, { size: 14, face: 'sans bold', align: 'center' });
      pen.line(0, 106, 101.6, 106, 0.6);
      pen.text('If undelivered return to:', 4, 108, { size: 7 });
      pen.text([from!.name, ...from!.lines].join(', '), 4, 112, { size: 7, width: 94 });
    },
  }),
  label({
    name: 'mondial-relay',
    lang: 'fr',
    sheet: [105, 148],
    wear: { turn: 1.6, grain: 0.2, seed: 57 },
    facts: {
      carrier: 'Mondial Relay',
      service: 'Point Relais',
      tracking: '31480922',
      from: fr.papier,
      to: fr.petit,
      weight: '1200 g',
      date: ['2026-03-21', '21/03/2026'],
      reference: 'CMD 7712',
      alt: { recipientAddress: ['Tabac du Port, 3 place Royale, 44000 NANTES'], service: ['24R'] },
    },
    draw(pen, { service, tracking, from, to, weight, day, reference }) {
      pen.text('Mondial Relay', 4, 4, { size: 15, face: 'sans bold' });
      pen.inverse('24R', 84, 4, { size: 18 });
      pen.text(`Expédition n° ${tracking}`, 4, 13, { size: 10 });
      pen.text(`Date : ${day}`, 70, 14, { size: 8 });
      pen.box(3, 20, 99, 20);
      pen.text('Expéditeur', 5, 21, { size: 6 });
      block(pen, from!, 5, 24, { size: 8 });
      pen.box(3, 42, 99, 24, 0.6);
      pen.text('Destinataire', 5, 43, { size: 6 });
      block(pen, to, 5, 46, { size: 12 });
      pen.box(3, 68, 99, 22);
      pen.text(`${service} n° 044812`, 5, 69, { size: 7, face: 'sans bold' });
      pen.lines(['Tabac du Port', '3 place Royale', '44000 NANTES'], 5, 73, { size: 9 });
      pen.text(`Poids : ${weight}`, 98, 70, { size: 8, align: 'right' });
      pen.text(`Réf. ${reference}`, 98, 76, { size: 8, align: 'right' });
      pen.code('Code128', `${tracking}0144000101`, 14, 96, 76, 28);
      pen.text('044 - B12 - 4400', 52, 127, { size: 18, face: 'sans bold', align: 'center' });
    },
  }),
];
