import type { DocumentDetail } from '../../../entities/documents/wire.js';
import { largestFirst, nextInBox, placesOf, rowMates } from './places.js';

const box = (x0: number, y0: number, x1: number, y1: number): [number, number, number, number] => [x0, y0, x1, y1];
const found = (more: Partial<DocumentDetail> = {}) => ({
  extraction: { shop: 'Tea House', total: 12, rows: [{ price: 4 }, { price: 8 }], added: 'by hand' },
  evidence: {
    total: { page: 1, box: box(0.5, 0.5, 0.6, 0.52), source: 'ocr' as const },
    shop: { page: 0, box: box(0, 0.1, 0.4, 0.15), source: 'ocr' as const },
    'rows.0.price': { page: 0, box: box(0.7, 0.3, 0.8, 0.32), source: 'ocr' as const },
    'rows.1.price': { page: 0, box: box(0.7, 0.4, 0.8, 0.42), source: 'ocr' as const },
    vat: { page: 0, box: box(0.7, 0.5, 0.8, 0.52), source: 'ocr' as const },
    xml: { page: 0, source: 'e-invoice' as const },
  },
  confidence: { shop: 0.99, total: 0.5, 'rows.0.price': 0.8 },
  edited: [],
  moved: [],
  pageSizes: [
    { width: 600, height: 1200 },
    { width: 600, height: 600 },
  ],
  ...more,
});
const keys = (more?: Partial<DocumentDetail>) => placesOf(found(more)).map(({ key }) => key);

describe('places', () => {
  it('are those of the values that are there and were found on a page', () => {
    expect(keys()).toEqual(['shop', 'total', 'rows.0.price', 'rows.1.price']);
    expect(placesOf(found())[1]).toMatchObject({ label: 'Total', value: '12', page: 1, certainty: 'check' });
  });

  it('have the same margin all round and end at the paper’s edge', () => {
    const [shop] = placesOf(found());
    const [x0, y0, x1, y1] = shop!.box;
    expect(x0).toBe(0);
    expect(x1 - 0.4).toBeCloseTo(0.003);
    expect((0.1 - y0) * 1200).toBeCloseTo(0.003 * 600);
    expect((y1 - 0.15) * 1200).toBeCloseTo(0.003 * 600);
  });

  it('are on the page as it is shown where that came on its side', () => {
    const lying = { width: 1200, height: 600, turn: 90 as const };
    const [shop] = placesOf(found({ pageSizes: [lying] }));
    expect(shop!.box).toEqual([0.847, 0, 0.903, 0.4015].map((side) => expect.closeTo(side)));
  });

  it('on a page that is not there are none', () => {
    expect(keys({ pageSizes: [{ width: 600, height: 1200 }] })).not.toContain('total');
  });

  it('stay with a value that was corrected', () => {
    expect(keys({ edited: ['total', 'rows.1.price'] })).toHaveLength(4);
  });

  it('are given up for values that moved when a row was added or taken away', () => {
    expect(keys({ edited: ['rows.0.price', 'rows.2.price'], moved: ['rows'] })).toEqual([
      'shop',
      'total',
      'rows.1.price',
    ]);
  });
});

it('a box that several values share goes from one to the next', () => {
  const evidence = Object.fromEntries(
    ['total', 'due', 'currency'].map((key) => [
      key,
      { page: 0, box: box(0.5, 0.5, 0.6, 0.52), source: 'ocr' as const },
    ]),
  );
  const places = placesOf(found({ extraction: { total: 1, due: 1, currency: 'EUR' }, evidence }));
  const walk = [null, 'total', 'due', 'currency', 'elsewhere'].map(
    (chosen) => nextInBox(places, places[1]!, chosen).key,
  );
  expect(walk).toEqual(['total', 'due', 'currency', 'total', 'total']);
});

it('values of one row in one place belong together, others do not', () => {
  const line = { page: 0, box: box(0.1, 0.3, 0.8, 0.32), source: 'ocr' as const };
  const evidence = {
    total: line,
    'rows.0.name': line,
    'rows.0.price': line,
    'rows.1.price': line,
    'rows.10.price': line,
  };
  const rows: DocumentDetail['extraction'][] = [{ name: 'Tea', price: 4 }, { price: 8 }];
  const places = placesOf(found({ extraction: { total: 12, rows }, evidence }));
  expect(rowMates(places, 'rows.0.price')).toEqual(['rows.0.name', 'rows.0.price']);
  expect(rowMates(places, 'total')).toEqual(['total']);
  expect(rowMates(places, 'rows.7.price')).toEqual(['rows.7.price']);
});

it('lays small places over large ones', () => {
  const [shop, total] = placesOf(found());
  expect(largestFirst([total!, shop!]).map(({ key }) => key)).toEqual(['shop', 'total']);
});
