/** France, Spain, Portugal and Italy: sender and recipient in frames side by side or one over the other. */
import { gs1, s10 } from '../facts/check-digits.js';
import { be, es, fr, it, pt } from '../facts/europe.js';
import { block, captioned, grouped, label } from './label.js';

export const latinEurope = [
  label({
    name: 'colissimo',
    lang: 'fr',
    sheet: [100, 150],
    facts: {
      carrier: 'Colissimo',
      service: 'COLISSIMO DOMICILE',
      tracking: '6A 14220 87731 5',
      from: fr.cave,
      to: fr.moreau,
      weight: '6,20 kg',
      date: ['2026-02-05', '05/02/2026'],
      reference: 'CMD-44120',
      alt: { carrier: ['La Poste', 'La Poste Colissimo'], service: ['DOMICILE', 'Domicile sans signature'] },
    },
    draw(pen, { tracking, from, to, weight, day, reference }) {
      pen.text('COLISSIMO', 3, 3, { size: 18, face: 'sans bold' });
      pen.text('LA POSTE', 97, 3, { size: 9, align: 'right' });
      pen.inverse('COLISSIMO DOMICILE', 3, 12, { size: 10 });
      pen.text('F', 97, 8, { size: 24, face: 'sans bold', align: 'right' });
      pen.line(0, 19, 100, 19, 0.5);
      pen.text('EXPÉDITEUR', 3, 20, { size: 6, face: 'sans bold' });
      block(pen, from!, 3, 23, { size: 7.5 });
      captioned(pen, 'Compte client', '814420', 64, 20);
      captioned(pen, 'Poids', weight, 64, 28);
      captioned(pen, 'Édité le', day, 82, 28, { size: 7.5 });
      pen.line(0, 37, 100, 37, 0.5);
      pen.text('DESTINATAIRE', 3, 38, { size: 6, face: 'sans bold' });
      block(pen, to, 3, 41.5, { size: 12 });
      pen.text('Tél. 06 55 55 01 28', 3, 65, { size: 8 });
      captioned(pen, 'Réf. colis', reference, 64, 62);
      pen.line(0, 71, 100, 71, 0.5);
      pen.text('N° de colis', 3, 72.5, { size: 7 });
      pen.text(tracking, 50, 72, { size: 13, face: 'sans bold', align: 'center' });
      pen.code('Code128', tracking.replaceAll(' ', ''), 12, 79, 76, 26);
      pen.line(0, 108, 100, 108, 0.5);
      pen.text('LY1  69-007', 50, 109, { size: 20, face: 'sans bold', align: 'center' });
      pen.code('Code128', '%6900700A142208773150801250', 5, 119, 90, 22);
    },
  }),
  label({
    name: 'chronopost-13',
    lang: 'fr',
    dpi: 300,
    wear: { turn: -1.1, grain: 0.3, seed: 71 },
    facts: {
      carrier: 'Chronopost',
      service: 'CHRONO 13',
      tracking: 'XY 41 277 083 1 FR',
      from: fr.papier,
      to: fr.cave,
      weight: '0,850 kg',
      date: ['2026-04-02', '02/04/2026'],
      alt: { trackingNumber: ['XY412770831FR'], service: ['Chrono 13', '13'] },
    },
    draw(pen, { service, tracking, from, to, weight, day }) {
      pen.text('CHRONOPOST', 3, 3, { size: 16, face: 'sans bold' });
      pen.text('13', 98, 2, { size: 40, face: 'sans bold', align: 'right' });
      pen.text(service, 3, 10, { size: 12 });
      pen.line(0, 18, 101.6, 18, 0.6);
      pen.code('Code128', tracking.replaceAll(' ', ''), 6, 21, 72, 22);
      pen.text(tracking, 42, 44.5, { size: 11, align: 'center' });
      pen.line(0, 51, 101.6, 51, 0.6);
      pen.line(50.8, 51, 50.8, 84, 0.3);
      pen.text('Expéditeur :', 3, 52, { size: 6 });
      block(pen, from!, 3, 55, { size: 7, width: 46, contact: 'below' });
      pen.text('Destinataire :', 53, 52, { size: 6 });
      block(pen, to, 53, 55, { size: 10, face: 'sans bold', width: 46 });
      pen.line(0, 84, 101.6, 84, 0.6);
      captioned(pen, 'Date', day, 3, 85);
      captioned(pen, 'Poids', weight, 36, 85);
      captioned(pen, 'Colis', '1/1', 66, 85);
      pen.text('45CHR1', 50.8, 96, { size: 30, face: 'sans bold', align: 'center' });
      pen.code('Code128', '%0045000XY41277083101250', 8, 112, 86, 26);
    },
  }),
  label({
    name: 'correos-paq',
    lang: 'es',
    sheet: [100, 148],
    facts: {
      carrier: 'Correos',
      service: 'PAQ PREMIUM DOMICILIO',
      tracking: 'PK43BC0407112980128013F',
      from: es.libros,
      to: es.ruiz,
      weight: '1.250 gr',
      reference: 'PED 5512',
      date: ['2026-03-16', '16-03-2026'],
      alt: { service: ['PAQ PREMIUM', 'Paq Premium'] },
    },
    draw(pen, { service, tracking, from, to, weight, day, reference }) {
      pen.text('Correos', 3, 3, { size: 20, face: 'sans bold' });
      pen.inverse(service, 50, 4, { size: 9, width: 46 });
      pen.line(0, 13, 100, 13, 0.4);
      pen.text('Remitente:', 3, 14, { size: 7, face: 'sans bold' });
      block(pen, from!, 20, 14, { size: 8 });
      pen.line(0, 27, 100, 27, 0.4);
      pen.text('Destinatario:', 3, 28, { size: 7, face: 'sans bold' });
      block(pen, to, 8, 32, { size: 12 });
      pen.text('Provincia: MADRID', 8, 50, { size: 8 });
      pen.text('Tlf.: 600 555 171', 60, 50, { size: 8 });
      pen.line(0, 56, 100, 56, 0.4);
      captioned(pen, 'Peso', weight, 3, 57);
      captioned(pen, 'Fecha', day, 28, 57);
      captioned(pen, 'Ref.', reference, 56, 57);
      captioned(pen, 'Bulto', '1 de 1', 82, 57);
      pen.line(0, 66, 100, 66, 0.4);
      pen.code('Code128', tracking, 5, 70, 88, 28);
      pen.text(tracking, 50, 100, { size: 10, align: 'center' });
      pen.text('28013', 50, 110, { size: 40, face: 'sans bold', align: 'center' });
      pen.text('Franqueo pagado', 50, 128, { size: 8, align: 'center' });
    },
  }),
  label({
    name: 'seur-24',
    lang: 'es',
    wear: { faded: 0.45, grain: 0.35, seed: 77, turn: 0.5 },
    facts: {
      carrier: 'SEUR',
      service: 'SEUR 24',
      tracking: grouped('28460031170925', 4, 4, 4, 2),
      from: es.aceite,
      to: pt,
      weight: '4 K',
      date: ['2026-01-28', '28/01/26'],
      reference: 'FRA-1190',
    },
    draw(pen, { service, tracking, from, to, weight, day, reference }) {
      pen.turned(270, 3, 148, () => {
        pen.text('REMITENTE', 0, 0, { size: 7, face: 'sans bold' });
        block(pen, from!, 0, 3, { size: 8 });
        pen.text(day, 70, 3, { size: 9 });
        pen.text(service, 100, 1, { size: 16, face: 'sans bold' });
      });
      pen.line(20, 0, 20, 152, 0.5);
      pen.text('SEUR', 98, 3, { size: 24, face: 'sans bold', align: 'right' });
      pen.text('CONSIGNATARIO', 23, 14, { size: 7, face: 'sans bold' });
      block(pen, to, 23, 18, { size: 12, country: 'PORTUGAL' });
      pen.line(20, 40, 101.6, 40, 0.5);
      captioned(pen, 'KILOS', weight, 23, 41);
      captioned(pen, 'BULTOS', '1/1', 45, 41);
      captioned(pen, 'REF.', reference, 62, 41);
      captioned(pen, 'PORTES', 'P', 88, 41);
      pen.line(20, 50, 101.6, 50, 0.5);
      pen.text('AVR  3800', 61, 53, { size: 32, face: 'sans bold', align: 'center' });
      pen.code('Code128', tracking.replaceAll(' ', ''), 26, 74, 70, 40);
      pen.text(tracking, 61, 117, { size: 13, face: 'sans bold', align: 'center' });
    },
  }),
  label({
    name: 'poste-italiane-crono',
    lang: 'it',
    sheet: [105, 148],
    facts: {
      carrier: 'Poste Italiane',
      service: 'Poste Delivery Business Express',
      tracking: '1UW14KR002217',
      from: it.pelle,
      to: it.conti,
      weight: '2,0 Kg',
      date: ['2026-05-11', '11/05/2026'],
      reference: 'DDT 118',
    },
    draw(pen, { service, tracking, from, to, weight, day, reference }) {
      pen.text('Posteitaliane', 4, 3, { size: 16, face: 'sans bold' });
      pen.text(service, 4, 11, { size: 9 });
      pen.line(0, 17, 105, 17, 0.4);
      pen.text('MITTENTE', 4, 18, { size: 6.5, face: 'sans bold' });
      block(pen, from!, 4, 21, { size: 8 });
      pen.line(0, 34, 105, 34, 0.4);
      pen.text('DESTINATARIO', 4, 35, { size: 6.5, face: 'sans bold' });
      block(pen, to, 4, 39, { size: 12 });
      pen.line(0, 57, 105, 57, 0.4);
      captioned(pen, 'Peso', weight, 4, 58);
      captioned(pen, 'Data spedizione', day, 28, 58);
      captioned(pen, 'Rif. mittente', reference, 60, 58);
      captioned(pen, 'Colli', '1/1', 92, 58);
      pen.code('Code128', tracking, 14, 72, 76, 30);
      pen.text(tracking, 52.5, 104, { size: 14, align: 'center' });
      pen.code('Code128', '20123MI1', 26, 116, 52, 18);
      pen.text('20123 MI1', 52.5, 135.5, { size: 9, align: 'center' });
    },
  }),
  label({
    name: 'ctt-expresso',
    lang: 'pt',
    facts: {
      carrier: 'CTT Expresso',
      service: 'CTT 48',
      tracking: s10('EA', '71904452', 'PT'),
      from: pt,
      to: be.dubois,
      weight: '3,10 kg',
      date: ['2026-02-19', '2026/02/19'],
      alt: { carrier: ['CTT'] },
    },
    draw(pen, { carrier, service, tracking, from, to, weight, day }) {
      pen.text(carrier, 3, 3, { size: 15, face: 'sans bold' });
      pen.text(service, 98, 3, { size: 15, face: 'sans bold', align: 'right' });
      pen.box(2, 12, 97, 34);
      pen.text('DESTINATÁRIO', 4, 13, { size: 6 });
      block(pen, to, 8, 17, { size: 13, country: 'BÉLGICA' });
      pen.box(2, 48, 97, 22);
      pen.text('REMETENTE', 4, 49, { size: 6 });
      block(pen, from!, 8, 52, { size: 8, country: 'PORTUGAL' });
      captioned(pen, 'Peso', weight, 72, 52);
      captioned(pen, 'Data', day, 72, 60);
      pen.code('Code128', tracking, 12, 78, 78, 32);
      pen.text(tracking, 50.8, 112, { size: 14, align: 'center' });
      pen.code('Code128', gs1('56012345000000071'), 16, 126, 70, 14);
    },
  }),
];
