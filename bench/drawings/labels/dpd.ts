/**
 * DPD: sender turned at the edge, recipient large, depot and route in a band, the number with its check letter under
 * the bars.
 */
import { at, de, fr, gb, nl, pl } from '../facts/europe.js';
import { type Pen } from '../paper/pen.js';
import { block, captioned, grouped, label } from './label.js';

/** Track number, country, service and route: the band in the middle of every DPD label. */
function band(pen: Pen, y: number, country: string, depot: string, service: string, route: string): void {
  pen.line(0, y, 101.6, y, 0.5);
  pen.text('Track', 3, y + 1, { size: 5.5 });
  pen.text(route, 12, y + 2, { size: 26, face: 'sans bold' });
  pen.text('Service', 72, y + 1, { size: 5.5 });
  pen.text(service, 98, y + 3, { size: 20, face: 'sans bold', align: 'right' });
  pen.text(`${country}-${depot}`, 50.8, y + 13, { size: 28, face: 'sans bold', align: 'center' });
  pen.line(0, y + 26, 101.6, y + 26, 0.5);
}

export const dpd = [
  label({
    name: 'dpd-germany',
    lang: 'de',
    facts: {
      carrier: 'DPD',
      service: 'DPD CLASSIC',
      tracking: '0150 5012 3847 71 K',
      from: de.werk,
      to: at.gruber,
      weight: '7,40 kg',
      date: ['2026-02-26', '26.02.2026'],
      reference: 'LS 60114',
      alt: { trackingNumber: ['01505012384771'], service: ['CLASSIC', 'D'] },
    },
    draw(pen, { service, tracking, from, to, weight, day, reference }) {
      pen.turned(270, 88, 46, () => {
        pen.text('Absender', 0, 0, { size: 5.5 });
        block(pen, from!, 0, 2.2, { size: 6, width: 40 });
      });
      pen.line(86, 2, 86, 48, 0.3);
      block(pen, to, 4, 6, { size: 12, town: { size: 14, face: 'sans bold' }, country: 'ÖSTERREICH' });
      pen.line(0, 48, 101.6, 48, 0.5);
      captioned(pen, 'Packages', '1/1', 4, 49);
      captioned(pen, 'Gewicht', weight, 26, 49);
      captioned(pen, 'Referenz', reference, 50, 49);
      pen.code('Aztec', `${tracking} AT 1070`, 82, 50, 15);
      pen.text(service, 4, 58, { size: 9, face: 'sans bold' });
      band(pen, 67, 'AT', '0620', 'D', '44');
      pen.text(`${day} 14:22 - Eclair 6.0`, 3, 95, { size: 6 });
      pen.code('Code128', '%00107001505012384771101040', 6, 101, 90, 28);
      pen.text('0010 700 0150 5012 3847 71 101 040', 50.8, 131, { size: 9, align: 'center' });
      pen.text(tracking, 50.8, 137, { size: 16, face: 'sans bold', align: 'center' });
    },
  }),
  label({
    name: 'dpd-uk-next-day',
    dpi: 300,
    wear: { grain: 0.25, turn: -1.3, seed: 41 },
    facts: {
      carrier: 'DPD',
      service: 'DPD NEXT DAY',
      tracking: '1550 2719 4430 68',
      from: gb.tea,
      to: gb.cottage,
      weight: '3.2kg',
      reference: 'FT-5512',
      alt: { service: ['NEXT DAY'] },
    },
    draw(pen, { service, tracking, from, to, weight, reference }) {
      pen.text('Delivery Address:', 3, 3, { size: 7 });
      block(pen, to, 3, 7, { size: 12, face: 'sans bold' });
      pen.text('dpd', 98, 3, { size: 24, face: 'sans bold', align: 'right' });
      pen.line(0, 38, 101.6, 38, 0.5);
      pen.text('Contact: T Osgood', 3, 39, { size: 7 });
      pen.text('Phone: 07700 900142', 50, 39, { size: 7 });
      pen.text('Info: leave with neighbour at Forge End', 3, 43, { size: 7 });
      pen.line(0, 48, 101.6, 48, 0.5);
      pen.text('Pkg 1 of 1', 3, 49, { size: 9 });
      pen.text(`Weight ${weight}`, 38, 49, { size: 9 });
      pen.text(`Ref: ${reference}`, 70, 49, { size: 8 });
      pen.text(service, 98, 57, { size: 13, face: 'sans bold', align: 'right' });
      band(pen, 66, 'UK', '0188', 'N', '072');
      pen.turned(90, 99, 94, () => {
        pen.text('Sender', 0, 0, { size: 5.5 });
        pen.lines([from!.name, ...from!.lines], 0, 2.4, { size: 6 });
      });
      pen.code('Code128', '%00SY81N15502719443068112826', 4, 98, 74, 30);
      pen.text(tracking, 41, 130, { size: 14, face: 'sans bold', align: 'center' });
    },
  }),
  label({
    name: 'dpd-netherlands-france',
    lang: 'nl',
    sheet: [105, 148],
    facts: {
      carrier: 'DPD',
      tracking: '0521 2300 8814 05 T',
      from: nl.fiets,
      to: fr.petit,
      weight: '12.00 kg',
      reference: '4400219',
      alt: { trackingNumber: ['05212300881405'] },
    },
    draw(pen, { tracking, from, to, weight, reference }) {
      pen.text('DPD Nederland B.V. - 0521 Groningen', 3, 3, { size: 6 });
      pen.box(2, 7, 60, 42);
      block(pen, to, 4, 9, { size: 10, country: 'FRANKRIJK' });
      pen.box(63, 7, 39, 42);
      pen.text('Afzender', 65, 8, { size: 5.5 });
      block(pen, from!, 65, 11, { size: 7, width: 35 });
      captioned(pen, 'Contact / Tel.', '+33 6 55 55 01 44', 4, 40);
      captioned(pen, 'Referentie', reference, 4, 51);
      captioned(pen, 'Gewicht', weight, 40, 51);
      captioned(pen, 'Colli', '1 / 1', 75, 51);
      band(pen, 62, 'FR', '0444', 'B2C', '31');
      pen.code('Code128', '%00440000521230088140532725', 6, 92, 90, 30);
      pen.text(tracking, 52, 124, { size: 15, face: 'sans bold', align: 'center' });
    },
  }),
  label({
    name: 'dpd-poland-pickup',
    lang: 'pl',
    facts: {
      carrier: 'DPD',
      service: 'DPD Pickup',
      tracking: grouped('13069004412287', 4, 4, 4, 2),
      from: pl.herbata,
      to: pl.nowak,
      weight: '1,8 kg',
      date: ['2026-03-09', '2026-03-09'],
    },
    draw(pen, { service, tracking, from, to, weight, day }) {
      pen.inverse('DPD POLSKA', 3, 3, { size: 12 });
      pen.text(service, 98, 3, { size: 12, face: 'sans bold', align: 'right' });
      pen.text('Nadawca', 3, 13, { size: 6 });
      block(pen, from!, 3, 16, { size: 8 });
      pen.line(0, 29, 101.6, 29, 0.4);
      pen.text('Odbiorca', 3, 30, { size: 6 });
      block(pen, to, 3, 33, { size: 13, face: 'sans bold' });
      pen.line(0, 55, 101.6, 55, 0.4);
      captioned(pen, 'Waga', weight, 3, 56);
      captioned(pen, 'Data nadania', day, 40, 56);
      band(pen, 66, 'PL', '1306', 'D-PU', '05');
      pen.code('Code128', `${tracking.replaceAll(' ', '')}A`, 8, 98, 84, 30);
      pen.text(tracking, 50.8, 131, { size: 14, align: 'center', face: 'sans bold' });
    },
  }),
];
