import { layOut } from '../../../layout/layout.js';
import { placedPage } from '../../../testing/placed-page.js';
import { assemble, evidenceOf } from '../../../reading/found.js';
import { kindOf } from '../../all.js';
import { readingOf } from '../../../reading/reading.js';

describe('the tracking number of a label', () => {
  it.each([
    ['before other words', 'TRACKING #: 1Z12345E6605272234 GROUND', ['1Z12345E6605272234']],
    ['in groups', 'TRACKING #: 1Z 123 45E 66 0527 2234 PCS', ['1Z', '123', '45E', '66', '0527', '2234']],
    ['after other words', 'BILL PP 1Z12345E6605272234', ['1Z12345E6605272234']],
  ])('has its place %s on the words it was read from, and no others', (_, text, parts) => {
    const page = placedPage(`10,10,10 ${text}`);
    const { extraction, evidence } = assemble(kindOf('shipping_label').fields(readingOf(layOut([page]), 'en')));
    expect(extraction['tracking_number']).toBe('1Z12345E6605272234');
    const words = page.words.filter((word) => parts.includes(word.text));
    expect(evidence['tracking_number']).toEqual(evidenceOf(page, words));
  });

  const numberOf = (drawing: string, codes: readonly string[] = [], ...formats: readonly string[]) => {
    const barcodes = codes.map((text, at) => ({
      format: formats[at] ?? 'Code128',
      text,
      gs1: false,
      page: 0,
      box: [0.1, at * 0.3, 0.9 - at * 0.3, at * 0.3 + 0.2] as const,
    }));
    const reading = readingOf(layOut([placedPage(drawing)]), 'en', { barcodes });
    const { extraction, confidence } = assemble(kindOf('shipping_label').fields(reading));
    const [number, carrier] = [extraction['tracking_number'], extraction['carrier']];
    return { number, carrier, said: confidence['tracking_number'] };
  };

  it('begins with the letters before its figures, which are neither a word for it nor a carrier', () => {
    const numbers = ['NBP', 'UPS', 'NO'].map(
      (letters) => numberOf(`10,10,20 Northbay\n10,50,10 TRACKING # ${letters} 4802 7719 3056 18`).number,
    );
    expect(numbers).toEqual(['NBP48027719305618', '48027719305618', '48027719305618']);
  });

  it('is that of who is named where its numbers look like those of another', () => {
    const drawing = '10,10,20 Yodel\n10,50,10 JJD0002200000000017';
    expect(numberOf(drawing, ['JJD0002200000000017'])).toMatchObject({
      number: 'JJD0002200000000017',
      carrier: 'Yodel',
    });
  });

  it('says nothing against a name that is printed where no check digit proves it', () => {
    expect(numberOf('10,10,20 DHL\n10,50,10 3SQDL074918263', ['3SQDL074918263']).carrier).toBe('DHL');
    expect(numberOf('10,50,10 3SQDL074918263', ['3SQDL074918263']).carrier).toBe('PostNL');
  });

  it('leaves out the number of the form that a carrier prints beside it', () => {
    expect(numberOf('10,10,20 FedEx\n10,50,10 TRK# 0201 7946 3705 2920').number).toBe('794637052920');
    expect(numberOf('10,10,20 FedEx\n10,50,10 TRK# 7946 3705 2920 0201').number).toBe('794637052920');
    expect(numberOf('10,10,20 FedEx\n10,50,10 TRK# 0201 7946 3705 2921 ECONOMY').number).toBe('794637052921');
    // Whatever its check digit says.
    expect(numberOf('10,10,20 FedEx\n10,50,10 TRK# 0201 7946 3705 2921').number).toBe('794637052921');
  });

  it('is none of another carrier than the one that is named, by a check digit alone', () => {
    expect(numberOf('10,10,20 Correios\n10,50,10 Pack 2000011874410936').number).toBeUndefined();
    expect(numberOf('10,50,10 Pack 2000011874410936').number).toBe('2000011874410936');
  });

  it('is not cut off its first two signs', () => {
    expect(numberOf('10,10,20 Colissimo\n10,50,10 N° de colis: 6C 41200073163').number).toBe('6C41200073163');
  });

  it('may be printed in groups behind letters under its label, where its numbering is not known', () => {
    expect(numberOf('10,10,8 Consignment\n10,20,14 PSN 0729 4183').number).toBe('PSN07294183');
  });

  it('may begin with a figure by itself behind its label', () => {
    expect(numberOf('10,10,10 PRO NUMBER 0 284 7719305').number).toBe('02847719305');
  });

  it('ends with the country of a post, whatever its check digit says', () => {
    expect(numberOf('10,10,10 Ada Example\n10,50,10 RT 62 081 374 4DE').number).toBe('RT620813744DE');
    expect(numberOf('10,10,10 Ada Example\n10,50,10 RT 62 081 374 4XX').number).toBeUndefined();
  });

  it('ends before a date, and is not what another label announces on the next line', () => {
    expect(numberOf('10,10,10 GUIA: 999054418723 05/06/2026').number).toBe('999054418723');
    expect(numberOf('10,10,10 Tracking No.\n10,25,10 P20338162MNL\n10,40,10 ORDER NO: 20260614-1187').number).toBe(
      'P20338162MNL',
    );
  });

  it('is no telephone number, whatever its check digit says', () => {
    expect(numberOf('10,10,10 AWB No.\n10,30,10 Ph: +91 9822017734').number).toBeUndefined();
    expect(numberOf('10,10,20 Aramex\n10,50,10 966501184427').number).toBeUndefined();
    expect(numberOf('10,10,10 966501184427').number).toBe('966501184427');
  });

  it('stands under no telephone, and is not which of the parcels it is', () => {
    expect(numberOf('10,10,20 Swiss Post\n10,50,10 Barcode\n10,70,10 ☎ 079 555 01 88').number).toBeUndefined();
    expect(numberOf('10,10,20 GLS\n10,50,10 001OF003').number).toBeUndefined();
  });

  it('is not grouped as telephone numbers are', () => {
    expect(numberOf('10,10,10 To track: parcels.example or 1-866-555-0199').number).toBeUndefined();
  });

  it('is all that is printed of bars that go on with where the parcel goes', () => {
    const drawing = '10,10,20 Apex Parcels\n10,50,10 15 0047 1182930 02';
    expect(numberOf(drawing, ['15004711829300216002']).number).toBe('150047118293002');
    expect(numberOf('10,50,10 APX 0729 4183', ['APX07294183002']).number).toBe('APX07294183');
  });

  it('does not go on with which of the parcels it is', () => {
    expect(numberOf('10,10,10 Consignment\n10,30,10 0729 4183\n120,30,10 2 of 4').number).not.toBe('072941832');
  });

  it('is the one that a label announces and bars carry, before that of a licence plate', () => {
    const codes = ['JD014600011448207719', '5374534545'];
    expect(numberOf('10,10,20 DHL\n10,50,10 WAYBILL 5374534545', codes).number).toBe('5374534545');
  });

  it('is what the bars say even where the sender calls the parcel so', () => {
    const drawing = '300,10,20 CX40071826\n10,50,10 Shipper Ref: CX40071826';
    expect(numberOf(drawing, ['CX40071826']).number).toBe('CX40071826');
  });

  it('is what the largest bars say where its numbering is not known', () => {
    expect(numberOf('10,10,10 Apex Parcels', ['APX4471009318', 'ZONE00771']).number).toBe('APX4471009318');
  });

  it('is not what bars say whose print calls it another number', () => {
    expect(numberOf('10,10,10 Order APX4471009318', ['APX4471009318']).number).toBeUndefined();
  });

  it('stands under its label, too, where its numbering is not known', () => {
    expect(numberOf('10,10,8 Tracking ID\n10,20,14 PD-883-1042').number).toBe('PD8831042');
  });

  it('stands under its label among what the label beside it announces', () => {
    const drawing = '10,10,8 TRACKING:\n60,10,8 IATA:\n40,20,8 COR\n10,30,14 OC8841207736';
    expect(numberOf(drawing, ['377980044122007318', 'OC8841207736']).number).toBe('OC8841207736');
  });

  it('is called CN, as are forms for customs', () => {
    expect(numberOf('10,10,8 CN: IXX500118274').number).toBe('IXX500118274');
    expect(numberOf('10,10,8 CN 23 IXX500118274').number).toBeUndefined();
  });

  it('is no surer by a short check digit where no carrier of that numbering is named', () => {
    const named = numberOf('10,10,20 DHL\n10,50,10 WAYBILL 5374534546');
    expect(named).toMatchObject({ number: '5374534546' });
    expect(numberOf('10,10,20 Apex\n10,50,10 WAYBILL 5374534546').said).toBeLessThan(named.said!);
  });

  it('is without the sign that a licence plate begins with', () => {
    expect(numberOf('10,10,10 Ada Example', ['JJD014600011448207719']).number).toBe('JD014600011448207719');
  });

  it('is proved by its check digit where bars name the carrier', () => {
    expect(numberOf('10,50,10 WAYBILL 5374534546', ['JD014600011448207719']).number).toBe('5374534546');
  });

  it('ends at its cell where what stands beside it is another number', () => {
    expect(numberOf('10,10,10 AWB# 29814477360213\n300,10,10 411045').number).toBe('29814477360213');
  });

  it('is as printed where the bars say the same, however it might be read', () => {
    const drawing = '10,10,10 TRACKING # LS 3071 1448 5200 07';
    expect(numberOf(drawing, ['LS30711448520007']).number).toBe('LS30711448520007');
    expect(numberOf('10,10,10 Consignment\n10,25,10 KR 0729418', ['KR0729418']).number).toBe('KR0729418');
  });

  it('is what a carrier numbers, not what is packed', () => {
    const packed = '10,50,10 SSCC: 00812345000004567898';
    expect(numberOf(`10,10,10 PRO#: 0729418330\n${packed}`).number).toBe('0729418330');
    // A shipment's number is of all its parcels.
    expect(numberOf(`10,10,10 Shipment No: 0729418330\n${packed}`).number).toBe('00812345000004567898');
  });

  it('may be in a code of two dimensions', () => {
    expect(numberOf('10,10,10 Apex Parcels', ['APX4471009318'], 'QRCode').number).toBe('APX4471009318');
    const both = numberOf('10,10,10 Apex Parcels', ['ZONE00771', 'APX4471009318'], 'QRCode', 'Code128');
    expect(both.number).toBe('APX4471009318');
    expect(numberOf('10,10,20 DPD\n10,50,10 1000729418330U').number).toBe('1000729418330U');
  });

  it('is what bars go on to count the parcels of', () => {
    expect(numberOf('10,10,10 Apex Parcels', ['17007294183/1']).number).toBe('17007294183');
  });

  it('is the end of a long code of FedEx', () => {
    expect(numberOf('10,10,20 FedEx', ['1013486121941137761600794637052920']).number).toBe('794637052920');
  });

  it('is no date with its time', () => {
    expect(numberOf('10,10,10 DHL\n10,50,10 Track\n10,65,10 12.02.2026 13:12').number).toBeUndefined();
    expect(numberOf('10,10,10 DHL\n10,50,10 Track\n10,65,10 13:12-20260107').number).toBeUndefined();
  });

  it('and the print are sure of the carrier together, and neither alone where they differ', () => {
    const carrierOf = (name: string) => {
      const page = placedPage(`10,10,20 ${name}\n10,50,10 TRACKING #: 1Z 123 45E 66 0527 2234`);
      const { extraction, confidence } = assemble(kindOf('shipping_label').fields(readingOf(layOut([page]), 'en')));
      return { carrier: extraction['carrier'], sure: confidence['carrier']! > 0.8 };
    };
    expect(carrierOf('UPS')).toEqual({ carrier: 'UPS', sure: true });
    expect(carrierOf('DPD')).toEqual({ carrier: 'UPS', sure: false });
  });
});
