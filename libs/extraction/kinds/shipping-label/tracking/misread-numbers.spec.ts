import { layOut } from '../../../layout/layout.js';
import { placedPage } from '../../../testing/placed-page.js';
import { assemble } from '../../../reading/found.js';
import { readingOf } from '../../../reading/reading.js';
import { shippingLabelFields } from '../fields.js';
import { trackingMeant, withFigures } from './misread-numbers.js';

describe('tracking numbers with characters misread', () => {
  it.each([
    ['OO340434161094042557', '00340434161094042557', 'the figures that letters stand for'],
    ['RR4731Z4B29FI', 'RR473124829FI', 'the figures of a post'],
    ['RR473124829F1', 'RR473124829FI', 'the country of a post'],
    ['IZ12345E660527Z234', '1Z12345E6605272234', 'the beginning and end of a UPS number'],
    ['1Z1234SE6605272234', '1Z12345E6605272234', 'a figure of the shipper'],
    ['IZA53A340312345674', '1ZA53A340312345674', 'the beginning alone, whatever else may be right'],
    ['1Z12345E6605272234', '1Z12345E6605272234', 'nothing where it is right'],
  ])('%s is %s: %s', (printed, value) => {
    expect(trackingMeant(printed)).toMatchObject({ value, proved: true });
  });

  it('are mended without a check digit only where nobody has them as printed', () => {
    expect(trackingMeant('620 999 G71 204 48O 015 387 021', 'InPost')).toMatchObject({
      value: '620999671204480015387021',
      proved: false,
      mended: true,
    });
    expect(trackingMeant('PQ4F9X071234567012O8AA', 'Correos')?.value).toBe('PQ4F9X071234567012O8AA');
  });

  it('are left alone where more than two characters, or too few, would be others', () => {
    expect(trackingMeant('OO34O434161094042557')).toBeUndefined();
    expect(trackingMeant('S374534546', 'DHL')).toBeUndefined();
    expect(trackingMeant('8120047719304')).toBeUndefined();
  });

  it('are left alone where two readings are right', () => {
    expect(trackingMeant('1Z5A5A340312345670')).toMatchObject({ value: '1Z5A5A340312345670', proved: false });
  });

  it('are left alone where the reader was sure, but for characters that are drawn alike', () => {
    expect(trackingMeant('1Z1234SE6605272234')).toMatchObject({ value: '1Z12345E6605272234' });
    expect(trackingMeant('1Z1234SE6605272234', 'UPS', false)).toMatchObject({
      value: '1Z1234SE6605272234',
      proved: false,
    });
    expect(trackingMeant('IZ12345E6605272234', 'UPS', false)).toMatchObject({
      value: '1Z12345E6605272234',
      proved: true,
    });
    expect(numberOf('10,10,10 1Z1234SE6605272234', 'text-layer').number).toBe('1Z1234SE6605272234');
  });

  it('have figures where letters among them look like figures', () => {
    expect(['80410821O93', '29B14477360213', 'TCG00I4718', '2C1167259093600', '4SB90112B'].map(withFigures)).toEqual([
      '80410821093',
      '29814477360213',
      'TCG0014718',
      '2C1167259093600',
      '4SB90112B',
    ]);
  });

  const numberOf = (drawing: string, source: 'ocr' | 'text-layer' = 'ocr') => {
    const { extraction, confidence } = assemble(
      shippingLabelFields(readingOf(layOut([placedPage(drawing, source)]), 'en')),
    );
    return { number: extraction['tracking_number'], said: confidence['tracking_number']! };
  };

  it('are less sure when they were mended, and least with a check digit that is wrong', () => {
    const [right, mended, wrong] = ['1Z12345E6605272234', '1Z1234SE6605272234', '1Z12345E6605272237'].map((number) =>
      numberOf(`10,10,10 TRACKING #: ${number}`),
    );
    expect(mended!.number).toBe('1Z12345E6605272234');
    expect(right!.said).toBeGreaterThan(mended!.said);
    expect(mended!.said).toBeGreaterThan(wrong!.said);
    const [bare, bad] = ['1Z1234SE6605272234', '1Z12345E6605272237'].map((number) => numberOf(`10,10,10 ${number}`));
    expect(numberOf('10,10,10 1Z12345E6605272234').said).toBeGreaterThan(bare!.said);
    expect(numberOf('10,10,10 1Z12345E6605272234').said).toBeGreaterThan(bad!.said);
  });

  it('are not sure when nothing proves what was read, once', () => {
    expect(numberOf('10,10,10 AWB: 80410821093').said).toBeLessThan(0.8);
    const twice = numberOf('10,10,10 AWB: 80410821093\n10,60,10 AWB: 80410821093');
    expect(twice.said).toBeGreaterThan(0.8);
    expect(numberOf('10,10,10 AWB: 80410821093', 'text-layer').said).toBeGreaterThan(0.8);
  });

  it('are not the rest of a number that a gap has cut', () => {
    expect(numberOf('10,10,10 Article Id: 33WWL0044 718201000935008').number).not.toBe('718201000935008');
    expect(numberOf('10,10,10 Purolator\n10,30,10 PIN: 331 579 525 X93').number).not.toBe('331579525');
    expect(numberOf('10,10,10 A12B 1Z12345E6605272234').number).toBe('1Z12345E6605272234');
  });

  it('are not read into words that no label calls a number', () => {
    expect(numberOf('10,10,10 InPost\n10,30,10 62099967120448O015387021').number).toBe('620999671204480015387021');
    expect(numberOf('10,10,10 Apex\n10,30,10 99.60.147208.O0381174').number).toBeUndefined();
  });
});
