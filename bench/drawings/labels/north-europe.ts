/**
 * The Nordics, Belgium and the Netherlands: GS1 labels with Fra/Från and Til/Till, and labels of posts with stickers'
 * sizes.
 */
import { gs1, s10 } from '../facts/check-digits.js';
import { be, de, dk, nl, no, se } from '../facts/europe.js';
import { block, captioned, grouped, label } from './label.js';

const SSCC = gs1('37331234500418827').padStart(20, '0');
const NORWAY = gs1('37070001200344918').padStart(20, '0');

export const northEurope = [
  label({
    name: 'postnord-mypack',
    lang: 'sv',
    sheet: [105, 190],
    facts: {
      carrier: 'PostNord',
      service: 'MyPack Collect',
      tracking: SSCC,
      from: se.garn,
      to: se.lind,
      weight: '1,40 kg',
      date: ['2026-03-02', '2026-03-02'],
      reference: 'ORDER 60412',
    },
    draw(pen, { carrier, service, tracking, from, to, weight, day, reference }) {
      pen.text('Från:', 3, 3, { size: 7 });
      block(pen, from!, 14, 3, { size: 8 });
      pen.text(carrier, 102, 3, { size: 14, face: 'sans bold', align: 'right' });
      pen.text('Tel:', 3, 15, { size: 7 });
      pen.text('090-555 01 20', 14, 15, { size: 8 });
      pen.text('Avs. datum:', 60, 15, { size: 7 });
      pen.text(day, 78, 15, { size: 8 });
      pen.line(0, 20, 105, 20, 0.4);
      pen.text('Till:', 3, 22, { size: 7 });
      block(pen, to, 14, 22, { size: 11, town: { face: 'sans bold', size: 14 } });
      pen.text('Mobil: 070-555 01 88', 14, 40, { size: 8 });
      pen.line(0, 46, 105, 46, 0.4);
      pen.text(service, 3, 48, { size: 20, face: 'sans bold' });
      pen.text('19', 102, 47, { size: 26, face: 'sans bold', align: 'right' });
      pen.line(0, 59, 105, 59, 0.4);
      captioned(pen, 'Sändnings-ID', '5520417733', 3, 60);
      captioned(pen, 'Antal kolli', '1/1', 36, 60);
      captioned(pen, 'Vikt', weight, 56, 60);
      captioned(pen, 'Godsmärke', reference, 76, 60);
      pen.line(0, 69, 105, 69, 0.4);
      pen.code('Code128', '42141124', 26, 73, 50, 26);
      pen.text('(421) 752 41124', 52.5, 100.5, { size: 9, align: 'center' });
      pen.line(0, 108, 105, 108, 0.4);
      pen.code('Code128', tracking, 14, 113, 78, 40);
      pen.text(`(00) ${tracking.slice(2)}`, 52.5, 155, { size: 12, align: 'center' });
      pen.text('Kolli-ID', 14, 109.5, { size: 6 });
    },
  }),
  label({
    name: 'bring-servicepakke',
    lang: 'no',
    sheet: [105, 190],
    wear: { turn: 0.8, grain: 0.25, seed: 83 },
    facts: {
      carrier: 'Bring',
      service: 'Pakke til hentested',
      tracking: grouped(`00${NORWAY.slice(2)}`, 20),
      from: dk,
      to: no,
      weight: '3,5 kg',
      date: ['2026-04-20', '20.04.2026'],
    },
    draw(pen, { carrier, service, tracking, from, to, weight, day }) {
      pen.text('Fra:', 3, 3, { size: 8 });
      block(pen, from!, 16, 3, { size: 8, country: 'Danmark' });
      pen.text('Tel: +45 55 50 12 77', 64, 3, { size: 7 });
      pen.text(`Avs-dat: ${day}`, 64, 7, { size: 7 });
      pen.text(carrier, 102, 12, { size: 18, face: 'sans bold', align: 'right' });
      pen.line(0, 20, 105, 20, 0.5);
      pen.text('Til:', 3, 22, { size: 8 });
      block(pen, to, 16, 22, { size: 12, town: { face: 'sans bold', size: 18 } });
      pen.text('Tlf: 412 55 019', 16, 41, { size: 8 });
      pen.line(0, 47, 105, 47, 0.5);
      pen.inverse(service, 3, 49, { size: 15 });
      captioned(pen, 'Sendings ID:', '70700012003449180', 3, 60);
      captioned(pen, 'Antall kolli:', '1 / 1', 52, 60);
      captioned(pen, 'Vekt:', weight, 80, 60);
      pen.line(0, 70, 105, 70, 0.5);
      pen.code('Code128', '4210153', 26, 74, 44, 22);
      pen.text('(421) 578 0153', 48, 97.5, { size: 9, align: 'center' });
      pen.code('Code128', tracking, 14, 110, 78, 40);
      pen.text('Pakkenr:', 14, 153, { size: 8 });
      pen.text(tracking, 32, 152.5, { size: 11 });
    },
  }),
  label({
    name: 'bpost-bpack',
    lang: 'nl',
    sheet: [105, 148],
    facts: {
      carrier: 'bpost',
      service: 'bpack 24h Pro',
      tracking: '3232 1007 7412 0055 8123 0030',
      from: be.choc,
      to: be.dubois,
      weight: '2,15 kg',
      reference: 'REF: 10733',
      alt: { reference: ['10733'] },
    },
    draw(pen, { carrier, service, tracking, from, to, weight, reference }) {
      pen.text(carrier, 4, 3, { size: 20, face: 'sans bold' });
      pen.text(service, 101, 5, { size: 12, align: 'right' });
      pen.line(0, 14, 105, 14, 0.4);
      pen.text('Afzender / Expéditeur / Sender', 4, 15, { size: 6 });
      block(pen, from!, 4, 18, { size: 8 });
      pen.text(weight, 101, 18, { size: 10, align: 'right' });
      pen.line(0, 32, 105, 32, 0.4);
      pen.text('Bestemmeling / Destinataire / Addressee', 4, 33, { size: 6 });
      block(pen, to, 12, 37, { size: 13 });
      pen.line(0, 58, 105, 58, 0.4);
      pen.text('BRX 1', 52, 59, { size: 30, face: 'sans bold', align: 'center' });
      pen.line(0, 74, 105, 74, 0.4);
      pen.code('Code128', tracking.replaceAll(' ', ''), 6, 78, 92, 30);
      pen.text(tracking, 52, 110, { size: 12, align: 'center' });
      pen.text(reference, 4, 122, { size: 8 });
      pen.code('QRCode', `https://track.example/${tracking.replaceAll(' ', '')}`, 82, 120, 18);
    },
  }),
  label({
    name: 'postnl-pakket',
    lang: 'nl',
    dpi: 300,
    wear: { grain: 0.3, faded: 0.2, turn: 1.2, seed: 91 },
    facts: {
      carrier: 'PostNL',
      service: 'Pakket',
      tracking: '3STBDK0411902',
      from: nl.fiets,
      to: nl.visser,
      weight: '1.05 KG',
      reference: 'FN-9931',
    },
    draw(pen, { carrier, service, tracking, from, to, weight, reference }) {
      pen.text(carrier, 3, 3, { size: 15, face: 'sans bold' });
      pen.text(service, 98, 3, { size: 13, align: 'right' });
      pen.line(0, 11, 101.6, 11, 0.4);
      pen.text(`Afz: ${from!.name}, ${from!.lines.join(', ')}`, 3, 12.5, { size: 7, width: 95 });
      pen.line(0, 17, 101.6, 17, 0.4);
      pen.text('Aan:', 3, 20, { size: 8 });
      block(pen, to, 14, 20, { size: 14, face: 'sans bold' });
      pen.line(0, 46, 101.6, 46, 0.4);
      captioned(pen, 'Gewicht', weight, 3, 47);
      captioned(pen, 'Referentie', reference, 30, 47);
      captioned(pen, 'Collo', '1/1', 70, 47);
      pen.line(0, 57, 101.6, 57, 0.4);
      pen.code('Code128', tracking, 10, 62, 80, 34);
      pen.text(tracking, 50.8, 98, { size: 16, face: 'sans bold', align: 'center' });
      pen.text('3511AZ 158', 50.8, 110, { size: 26, face: 'sans bold', align: 'center' });
      pen.code('DataMatrix', `${tracking}NL3511AZ0158`, 43, 126, 15);
    },
  }),
  label({
    name: 'postnl-international',
    lang: 'nl',
    sheet: [148, 105],
    facts: {
      carrier: 'PostNL',
      service: 'EU Pack Special',
      tracking: s10('CD', '50772193', 'NL'),
      from: nl.visser,
      to: de.sommer,
      date: ['2026-02-23', '23-02-2026'],
      weight: '4,2 kg',
    },
    draw(pen, { carrier, service, tracking, from, to, weight, day }) {
      pen.text(carrier, 4, 3, { size: 13, face: 'sans bold' });
      pen.text(service, 144, 3, { size: 11, align: 'right' });
      pen.box(4, 11, 66, 40);
      pen.text('Van / From / De', 6, 12, { size: 6 });
      block(pen, from!, 6, 16, { size: 10, face: 'type', country: 'NEDERLAND' });
      pen.box(74, 11, 70, 40);
      pen.text('Aan / To / À', 76, 12, { size: 6 });
      block(pen, to, 76, 16, { size: 11, face: 'type bold', country: 'GERMANY' });
      captioned(pen, 'Gewicht / Weight', weight, 4, 54);
      captioned(pen, 'Datum / Date', day, 40, 54);
      pen.code('Code128', tracking, 34, 66, 80, 24);
      pen.text(grouped(tracking, 2, 4, 4, 3), 74, 92, { size: 13, align: 'center' });
    },
  }),
];
