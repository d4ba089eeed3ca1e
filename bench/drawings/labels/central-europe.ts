/** Switzerland, Austria, and the lockers of Poland and Czechia. */
import { at, ch, cz, de, pl } from '../facts/europe.js';
import { block, captioned, grouped, label } from './label.js';

export const centralEurope = [
  label({
    name: 'swiss-post-pri',
    lang: 'de',
    sheet: [148, 105],
    facts: {
      carrier: 'Swiss Post',
      service: 'PRI',
      tracking: '99.60.118437.00021904',
      from: ch.uhr,
      to: ch.frei,
      reference: 'A-2217',
      alt: {
        carrier: ['Die Post', 'Post CH AG', 'Schweizerische Post', 'La Poste', 'Post'],
        service: ['PostPac Priority', 'Priority'],
      },
    },
    draw(pen, { service, tracking, from, to, reference }) {
      pen.text('Swiss Post', 4, 3, { size: 9 });
      pen.text('P.P.', 124, 3, { size: 14, face: 'sans bold' });
      pen.text('CH-3011 Bern', 144, 9, { size: 7, align: 'right' });
      block(pen, from!, 4, 8, { size: 8 });
      pen.box(60, 3, 24, 14, 0.8);
      pen.text(service, 72, 4, { size: 26, face: 'sans bold', align: 'center' });
      pen.line(4, 22, 144, 22, 0.2);
      block(pen, to, 76, 30, { size: 13 });
      pen.text(`Ref: ${reference}`, 4, 30, { size: 7 });
      pen.code('Code128', tracking.replaceAll('.', ''), 6, 62, 66, 24);
      pen.text(tracking, 39, 88, { size: 11, align: 'center', face: 'sans bold' });
    },
  }),
  label({
    name: 'austrian-post',
    lang: 'de',
    sheet: [100, 150],
    wear: { turn: -1, grain: 0.35, seed: 101 },
    facts: {
      carrier: 'Österreichische Post',
      service: 'Paket Österreich',
      tracking: '1014 2201 0077 4316 2112 05',
      from: at.holz,
      to: at.gruber,
      weight: '5,50 kg',
      date: ['2026-01-30', '30.01.2026'],
      reference: 'RE 4471',
      alt: { carrier: ['Post', 'Österreichische Post AG'], trackingNumber: ['101422010077431'] },
    },
    draw(pen, { carrier, service, tracking, from, to, weight, day, reference }) {
      pen.text('Post', 3, 2, { size: 24, face: 'sans bold' });
      pen.text(`${carrier} AG`, 97, 3, { size: 7, align: 'right' });
      pen.text(service, 97, 7, { size: 13, face: 'sans bold', align: 'right' });
      pen.line(0, 14, 100, 14, 0.4);
      pen.turned(270, 3, 66, () => {
        pen.text('Absender', 0, 0, { size: 6 });
        block(pen, from!, 0, 2.4, { size: 7 });
      });
      pen.line(19, 14, 19, 68, 0.3);
      pen.text('Empfänger', 22, 16, { size: 6 });
      block(pen, to, 22, 20, { size: 13, town: { size: 18, face: 'sans bold' } });
      captioned(pen, 'Gewicht', weight, 22, 56);
      captioned(pen, 'Aufgabe', day, 46, 56);
      captioned(pen, 'Referenz', reference, 74, 56);
      pen.line(0, 68, 100, 68, 0.4);
      pen.text('1070', 50, 70, { size: 40, face: 'sans bold', align: 'center' });
      pen.code('Code128', tracking.replaceAll(' ', ''), 7, 92, 86, 34);
      pen.text(tracking, 50, 128, { size: 12, align: 'center' });
    },
  }),
  label({
    name: 'inpost-locker',
    lang: 'pl',
    sheet: [105, 148],
    facts: {
      carrier: 'InPost',
      service: 'Paczkomat 24/7',
      tracking: '682041007335519028114406',
      from: pl.herbata,
      to: pl.nowak,
      reference: 'ZAM/2026/118',
      alt: {
        service: ['Paczkomaty', 'Paczkomaty 24/7'],
        recipientAddress: ['WAW142M, ul. Puławska 20, 02-512 Warszawa'],
        recipientPostcode: ['02-512'],
      },
    },
    draw(pen, { carrier, service, tracking, from, to, reference }) {
      pen.text(carrier, 4, 3, { size: 22, face: 'sans bold' });
      pen.inverse(service, 60, 4, { size: 13 });
      pen.line(0, 14, 105, 14, 0.5);
      pen.text('NADAWCA', 4, 15, { size: 6 });
      block(pen, from!, 4, 18, { size: 8 });
      pen.text('A', 97, 16, { size: 34, face: 'sans bold', align: 'right' });
      pen.line(0, 33, 105, 33, 0.5);
      pen.text('ODBIORCA', 4, 34, { size: 6 });
      block(pen, to, 4, 37, { size: 11 });
      pen.text('tel. 600 555 204', 62, 37, { size: 9 });
      pen.line(0, 56, 105, 56, 0.5);
      pen.text('WAW142M', 52.5, 57, { size: 38, face: 'sans bold', align: 'center' });
      pen.text('ul. Puławska 20, 02-512 Warszawa', 52.5, 74, { size: 9, align: 'center' });
      pen.line(0, 80, 105, 80, 0.5);
      pen.code('Code128', tracking, 8, 84, 88, 30);
      pen.text(tracking, 52.5, 116, { size: 12, align: 'center', face: 'sans bold' });
      pen.text(`Nr ref.: ${reference}`, 4, 128, { size: 8 });
    },
  }),
  label({
    name: 'packeta',
    lang: 'cs',
    sheet: [105, 74],
    facts: {
      carrier: 'Packeta',
      tracking: 'Z 418 2077 391',
      from: cz.sklo,
      to: cz.novak,
      weight: '0,8 kg',
      alt: { carrier: ['Zásilkovna'], trackingNumber: ['4182077391'] },
    },
    draw(pen, { tracking, from, to, weight }) {
      pen.text('Zásilkovna', 3, 2, { size: 12, face: 'sans bold' });
      pen.text('Packeta', 102, 2, { size: 9, align: 'right' });
      pen.code('Code128', tracking.replaceAll(' ', ''), 8, 9, 62, 16);
      pen.text(tracking, 39, 26, { size: 13, face: 'sans bold', align: 'center' });
      pen.code('QRCode', tracking.replaceAll(' ', ''), 82, 8, 20);
      pen.line(0, 33, 105, 33, 0.3);
      pen.text('Odesílatel:', 3, 34, { size: 6 });
      block(pen, from!, 3, 37, { size: 7 });
      pen.text(weight, 3, 50, { size: 8 });
      pen.text('Příjemce:', 48, 34, { size: 6 });
      block(pen, to, 48, 37, { size: 10, face: 'sans bold' });
      pen.line(0, 56, 105, 56, 0.3);
      pen.text('PRAHA 2 - A14', 52.5, 58, { size: 24, face: 'sans bold', align: 'center' });
    },
  }),
  label({
    name: 'gls-austria-return',
    lang: 'de',
    sheet: [100, 100],
    wear: { faded: 0.3, grain: 0.4, seed: 103 },
    facts: {
      carrier: 'GLS',
      service: 'SHOP RETURN',
      tracking: grouped('92000417733', 2, 3, 3, 3),
      from: at.gruber,
      to: de.werk,
      reference: 'RMA 5520',
      alt: { service: ['ShopReturn', 'ShopReturnService'] },
    },
    draw(pen, { service, tracking, from, to, reference }) {
      pen.text('GLS', 3, 2, { size: 16, face: 'sans bold' });
      pen.text(service, 97, 3, { size: 12, face: 'sans bold', align: 'right' });
      pen.line(0, 10, 100, 10, 0.4);
      pen.text('Rücksendung an', 3, 11, { size: 6 });
      block(pen, to, 3, 14, { size: 10, country: 'DEUTSCHLAND' });
      pen.text('von', 62, 11, { size: 6 });
      block(pen, from!, 62, 14, { size: 7, width: 36 });
      pen.text(`RMA-Nr./Referenz: ${reference}`, 3, 36, { size: 8 });
      pen.line(0, 42, 100, 42, 0.4);
      pen.code('Code128', tracking.replaceAll(' ', ''), 16, 46, 66, 24);
      pen.text(tracking, 50, 72, { size: 14, align: 'center' });
      pen.text('AT 100 - DE 200', 50, 82, { size: 20, face: 'sans bold', align: 'center' });
    },
  }),
];
