import { fold } from '../../../layout/fold.js';
import { layOut } from '../../../layout/layout.js';
import { assemble } from '../../../reading/found.js';
import { readingOf } from '../../../reading/reading.js';
import { placedPage } from '../../../testing/placed-page.js';
import { kindOf } from '../../all.js';
import { carrierFields } from '../carrier.js';
import { CARRIERS } from './carriers.js';
import { POSTS } from './posts.js';
import { RULES } from '../tracking/tracking-rules.js';

const namesIn = (text: string) => CARRIERS.filter(([, pattern]) => pattern.test(fold(text))).map(([name]) => name);

describe('carriers', () => {
  it('have one name, whether it is printed or a number tells it', () => {
    const numbered = [...Object.values(POSTS), ...RULES.flatMap(({ carrier }) => carrier ?? [])];
    const known = new Set(CARRIERS.map(([name]) => name));
    expect(numbered.filter((name) => !known.has(name))).toEqual([]);
  });

  it('are known as they print their own name', () => {
    for (const name of new Set(CARRIERS.map(([carrier]) => carrier))) expect(namesIn(name)).toContain(name);
  });

  it('are no words of other lines', () => {
    expect(namesIn('Toll free 0800 496 0123, same day, 12 Estes Lane, posted today')).toEqual([]);
  });

  it.each([
    ['DHL PAKET', 0.9],
    ['COLISSIMO', 0.8],
    ['TOLL IPEC', 0.8],
    ['Carrier: DHL', 0.9],
    ['Carrier: COLISSIMO', 0.8],
    ['DHL\n200,10,20 UPS', 0.75],
  ])('are as sure as %j is their own name alone', (print, confidence) => {
    const page = placedPage(`10,10,20 ${print}\n10,50,10 Ada Example`);
    const found = kindOf('shipping_label').fields(readingOf(layOut([page]), 'en'));
    expect(found.find(({ path }) => path === 'carrier')).toMatchObject({ confidence });
  });

  it.each([
    ['Ridgeline Courier', 'Ridgeline Courier'],
    ['LARKSPUR FREIGHT LINES', 'LARKSPUR FREIGHT LINES'],
    ['Bergfalke Kurier', 'Bergfalke Kurier'],
    ['MALTA EXPRESS', 'MALTA EXPRESS'],
    ['ROAD EXPRESS', undefined],
    ['Registered Post', undefined],
    ['PRIORITY EXPRESS', undefined],
    ['12 Kurier', undefined],
    ['Utopia Post Limited', 'Utopia Post Limited'],
    ['AIR LARKSPUR CARGO', 'AIR LARKSPUR CARGO'],
    ['AIR CARGO', undefined],
    ['Your Larkspur Courier', undefined],
    ['Correios de Angola', 'Correios de Angola'],
    ['Correios de Ada', undefined],
    ['Postes du Togo', 'Postes du Togo'],
    ["Poste d'Haiti", "Poste d'Haiti"],
    ['By Larkspur Courier', undefined],
    ['Via Larkspur Courier', undefined],
    ['Rural Post', undefined],
    ['Correios do Brasil', 'Correios'],
    ['Correios de Brasil', 'Correios'],
    ['Ridgeline Courier (UPS)', 'UPS'],
  ])('that no list has are known by what they call themselves: %s', (head, carrier) => {
    const page = placedPage(`10,10,20 ${head}\n10,50,10 Ada Example`);
    const finds = carrierFields(readingOf(layOut([page]), 'en'), []);
    expect(finds[0]?.value).toBe(carrier);
  });

  it('whose name may be a service too are not sure', () => {
    const sureness = (drawing: string) =>
      carrierFields(readingOf(layOut([placedPage(drawing)]), 'en'), [])[0]?.confidence;
    expect(sureness('10,10,20 SAMEDAY\n10,50,10 Ada Example')).toBeLessThan(0.6);
    expect(sureness('10,10,20 SAMEDAY\n10,50,10 www.sameday.ro\n10,70,10 Sameday Courier SRL')).toBeGreaterThan(0.7);
  });

  const carrierOf = (drawing: string, ...codes: readonly [format: string, text: string][]) => {
    const barcodes = codes.map(([format, text]) => ({ format, text, gs1: false, page: 0, box: [0, 0, 1, 1] as const }));
    const reading = readingOf(layOut([placedPage(drawing)]), 'en', { barcodes });
    return assemble(kindOf('shipping_label').fields(reading)).extraction['carrier'];
  };

  it.each([
    ['without the spaces of their names', '10,10,20 FANCourier\n10,50,10 Ada Example', 'FAN Courier'],
    ['by the address of their page', '10,10,10 Ada Example\n10,50,10 www.fancourier.ro', 'FAN Courier'],
    ['in a cell of their own', '10,10,20 sameday\n200,10,20 24H', 'Sameday'],
    ['more by a logo than in a sentence', '10,10,30 GLS\n10,60,10 Labels made for you by the friends of DPD', 'GLS'],
    ['by what only they sell', '10,10,10 GROUND ADVANTAGE\n10,30,10 Ada Example', 'USPS'],
  ])('are known %s', (_, drawing, carrier) => {
    expect(carrierOf(drawing)).toBe(carrier);
  });

  it('that no list has are known by the page that follows their parcels', () => {
    const logo = '10,10,10 Ada Example\n10,30,10 4 Quay Road\n10,60,24 lop\n10,100,10 Brunswick';
    expect(carrierOf(`${logo}\n10,120,10 Track it on www.lop.example/track`)).toBe('lop');
    expect(carrierOf(`${logo}\n10,120,10 Shop on www.lop.example`)).toBeUndefined();
  });

  it('may have three letters where no others are so large', () => {
    const rest = '10,60,10 Ada Example\n10,80,10 4 Quay Road\n10,100,10 Brunswick';
    expect(carrierOf(`10,10,30 QPX\n${rest}`)).toBe('QPX');
    expect(carrierOf(`10,10,9 Origin\n10,30,30 QPX\n${rest}`)).toBe('QPX');
    expect(carrierOf(`10,10,14 QPX\n${rest}`)).toBeUndefined();
    expect(carrierOf(`10,10,30 QPX\n200,10,30 ZRH\n${rest}`)).toBeUndefined();
  });

  it.each([
    ['UPS', 'MaxiCode', 'sealed'],
    ['StarTrack', 'Code128', '8QKX40032719EXP00001'],
    ['Royal Mail', 'DataMatrix', 'JGB 0B123456'],
    ['Evri', 'QRCode', 'https://www.evri.com/track/0011'],
    ['DHL', 'Code128', '2LDE10115+48000001'],
    ['DHL', 'Code128', '00340434161094042557'],
    ['Posti', 'Code128', 'JJFI65441720801994413'],
    ['Hrvatska pošta', 'Code128', 'RR473124829HR'],
  ])('are told by their codes where nothing names them: %s', (carrier, format, text) => {
    expect(carrierOf('10,10,10 Ada Example\n10,50,10 4 Quay Road', [format, text])).toBe(carrier);
  });

  it('stand in the cell beside their label, where it ends with a colon', () => {
    expect(carrierOf('10,10,10 CARRIER:\n100,10,10 QUAY MOVERS\n10,25,10 PRO NUMBER:\n100,25,10 9988776655')).toBe(
      'QUAY MOVERS',
    );
  });

  it('are no service, whatever announces it', () => {
    expect(carrierOf('10,10,10 Shipping method: Expedited\n10,50,10 Canada Post')).toBe('Canada Post');
  });

  it('keep a company of the post from being called by the post', () => {
    expect(carrierOf('10,10,20 LP Express', ['Code128', 'RR473124829LT'])).toBe('LP Express');
  });
});
