import { layOut } from '../../layout/layout.js';
import { pageOf } from '../../testing/made-page.js';
import { placedPage } from '../../testing/placed-page.js';
import { assemble } from '../../reading/found.js';
import { readingOf } from '../../reading/reading.js';
import { type Page } from '../../model/page.js';
import { kindOf } from '../all.js';
import { isService } from './vocabulary/service-words.js';

const serviceOn = (page: Page) =>
  assemble(kindOf('shipping_label').fields(readingOf(layOut([page]), 'en'))).extraction['service'];
const service = (...lines: string[]) => serviceOn(pageOf(lines, 'ocr'));

describe('the service of a label', () => {
  it('is a cell of nothing but words of services, in any language', () => {
    for (const text of [
      'Livraison standard',
      'Paket 24',
      'Ocean economy',
      'Speed post',
      'Standard local',
      'B2C SMART EXPRESS',
      'Estándar a domicilio',
      'express24',
      'Retourpakket',
      'Kotipaketti',
      'Guaranteed 2 PM',
    ])
      expect({ text, is: isService(text) }).toEqual({ text, is: true });
    for (const text of ['Ada Example', '24', 'Parcel', 'Larkspur Express', 'of the day', 'Air Lane 4'])
      expect({ text, is: isService(text) }).toEqual({ text, is: false });
    expect(service('Larkspur|Livraison standard', 'Ada Example')).toBe('Livraison standard');
  });

  it('is none that a sentence beside the label speaks of', () => {
    const advice =
      'Take your package to any location of The UPS Store, UPS Access Point or Authorized Shipping Outlet.';
    expect(service(advice, 'UPS 2ND DAY AIR', 'Ada Example')).toBe('UPS 2ND DAY AIR');
  });

  it('is no word of a company', () => {
    expect(service('Larkspur Express', 'Ada Example')).toBeUndefined();
  });

  it('is the one that is ticked', () => {
    expect(service('SERVICE (TICK)', 'Same day', 'Overnight', 'X Economy road', 'Saturday')).toBe('Economy road');
  });

  it.each([
    ['rather than a remark under a heading alike', ['Service-Info:', 'KEIN Abstellen', 'Service CLASSIC'], 'CLASSIC'],
    ['with a word that is a heading elsewhere', ['Usługa: Kurier Paczkomat Standard'], 'Kurier Paczkomat Standard'],
    ['up to a bar', ['LTL Standard | Terminal 418 > 077'], 'LTL Standard'],
    ['behind the mark of its carrier', ['DB SCHENKER SCHENKERsystem'], 'SCHENKERsystem'],
    ['behind its carrier and a stroke', ['UPS / GROUND'], 'GROUND'],
    ['up to a dash', ['Pakket – alleen huisadres'], 'Pakket'],
    ['behind a mark that no product has', ['OMNIVA Pakiautomaadi pakk'], 'Pakiautomaadi pakk'],
    ['by itself, not in a sentence', ['Retourpakket', 'Lever het pakket binnen 14 dagen in'], 'Retourpakket'],
    ['as a word for today', ['Larkspur|VANDAAG', 'Ada Example'], 'VANDAAG'],
    ['in a code of its carrier', ['aramex|ELM|PPX', 'Ada Example'], 'PPX'],
    ['in no code of somebody else', ['Larkspur|ELM|PPX', 'Ada Example'], undefined],
    ['not by the way it travels', ['MEDIO|TERRESTRE', 'Ada Example', 'MERCANCÍA PREMIER'], 'MERCANCÍA PREMIER'],
  ])('is printed %s', (_, lines, said) => {
    expect(service(...lines)).toBe(said);
  });

  it('is less sure where one word of a line alone tells it', () => {
    const sure = (line: string) =>
      assemble(kindOf('shipping_label').fields(readingOf(layOut([pageOf([line], 'ocr')]), 'en'))).confidence[
        'service'
      ]!;
    expect(sure('Larkspur things, express from Elmtown')).toBeLessThan(sure('Paket 24'));
    expect(sure('Paket 24')).toBeLessThan(sure('Service: Domestic'));
    expect(sure('Service: Domestic')).toBeLessThan(sure('Service: Paket 24'));
  });

  it('may be named by the country it serves', () => {
    expect(service('Larkspur|Retour France', 'Ada Example')).toBe('Retour France');
  });

  it('may stand in two lines', () => {
    expect(service('Ada Example', '4 Quay Road', '', 'Tracked', '48')).toBe('Tracked 48');
    expect(service('SEDEX', '10', 'Ada Example')).toBe('SEDEX 10');
    expect(service('International Tracked', '& Signed', 'Ada Example')).toBe('International Tracked & Signed');
    expect(serviceOn(placedPage('10,10,20 EINSCHREIBEN\n60,32,20 EINWURF\n10,90,10 Ada Example'))).toBe(
      'EINSCHREIBEN EINWURF',
    );
    expect(service('Priority', 'Delivery address', 'Ada Example')).toBe('Priority');
  });

  it('may stand behind a word that says something else of it', () => {
    expect(service('TYPE: LTL STANDARD', 'Ada Example')).toBe('LTL STANDARD');
  });

  it('goes on as long as the words are of services', () => {
    expect(service('USPS FIRST-CLASS PKG INTL SVC')).toBe('USPS FIRST-CLASS PKG INTL SVC');
    expect(service('USPS FIRST - CLASS PKG')).toBe('USPS FIRST - CLASS PKG');
    expect(service('D-B2C-PSD', 'Report within 2 days')).toBe('D-B2C-PSD');
    expect(service('EXPRESS WORLDWIDE WPX')).toBe('EXPRESS WORLDWIDE');
    expect(service('Domicile – avec signature N° de suivi')).toBe('Domicile – avec signature');
    expect(service('Paket Light International · 4/7')).toBe('Paket Light International');
    expect(service('SEUR|S-24 ESTANDAR')).toBe('S-24 ESTANDAR');
  });

  it.each([
    ['a short time', 'Serviciu: 24H', '24H'],
    ['with its carrier', 'Service: DPD Paket 24', 'DPD Paket 24'],
    ['a word that labels use', 'Modalidade: .PACKAGE', 'PACKAGE'],
  ])('is announced, be it %s', (_, line, said) => {
    expect(service(line)).toBe(said);
  });

  it('is the large print beside the name of the carrier', () => {
    const rest = '10,60,10 Ada Example\n10,80,10 4 Quay Road\n10,100,10 Brunswick';
    expect(serviceOn(placedPage(`10,10,30 MRW\n200,14,20 URXENTE 19\n${rest}`))).toBe('URXENTE 19');
    expect(serviceOn(placedPage(`10,10,30 MRW\n200,14,20 Consignment Note\n${rest}`))).toBeUndefined();
  });

  it('is no town in large print, which the address has again', () => {
    const rest = '10,60,10 Ada Example\n10,80,10 4 Quay Road\n10,100,10 Whanganui 4500';
    expect(serviceOn(placedPage(`10,10,30 MRW\n200,14,20 WHANGANUI\n${rest}`))).toBeUndefined();
    expect(
      serviceOn(placedPage(`10,10,30 MRW\n200,14,20 ELMTOWN\n${rest}\n10,160,10 Elmtown SE21 8HY`)),
    ).toBeUndefined();
    expect(serviceOn(placedPage(`10,10,30 MRW\n200,14,20 WHANGA\n${rest}`))).toBe('WHANGA');
    expect(serviceOn(placedPage(`10,10,30 MRW\n200,14,20 QUAY ROAD\n${rest}`))).toBe('QUAY ROAD');
    expect(serviceOn(placedPage(`10,10,30 MRW\n200,14,20 URXENTE 10001\n${rest}`))).toBe('URXENTE 10001');
  });

  it('ends where the next cell says something else', () => {
    expect(service('Service: Overland|Destination: Elmtown')).toBe('Overland');
    expect(service('Service: Overland|Plus')).toBe('Overland Plus');
  });

  it('goes on under itself in a narrow box', () => {
    expect(service('Service:', 'Domestic', 'Overnight')).toBe('Domestic Overnight');
  });

  it('is no end of another word', () => {
    expect(service('No. of items 1/1', 'Ada Example')).toBeUndefined();
  });

  it('is not announced by the name of a company', () => {
    expect(service('DELIVERY SERVICE, INC.', 'Ada Example', 'GROUND')).toBe('GROUND');
  });

  it('is no part of the name of the carrier', () => {
    expect(service('SMSA', 'EXPRESS', 'Ada Example')).toBeUndefined();
  });
});
