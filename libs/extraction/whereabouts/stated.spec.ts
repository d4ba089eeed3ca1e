import { layOut } from '../layout/layout.js';
import { kindOf } from '../kinds/all.js';
import { type Found } from '../reading/found.js';
import { readingOf } from '../reading/reading.js';
import { pageOf } from '../testing/made-page.js';
import { placeStated } from './stated.js';

const PAGE = [
  'Heidebrück Werkzeuge GmbH',
  'Lindenallee 7',
  '21335 Lüneburg',
  'Rechnung HB-2024-0117|vom 3. Mai 2024',
  'Stechbeitel|4 Stk|30,00|120,00',
  'Hobel|1 Stk|130,00|130,00',
  'Hobel|2 Stk|65,00|130,00',
  'Netto|380,00 EUR',
  '19 % MwSt.|72,20 EUR',
];

const stated = (values: Record<string, Found['value']>): Found[] =>
  Object.entries(values).map(([path, value]) => {
    return { path, value, confidence: 0.99, evidence: { page: 0, source: 'e-invoice' } };
  });

/** Path → the line of the page it was found on, from 0; undefined when it has no place. */
function linesOf(values: Record<string, Found['value']>, guessed: Found[] = [], page = PAGE) {
  const layout = layOut([pageOf(page)]);
  const reading = readingOf(layout, 'de');
  const height = layout.pages[0]!.height;
  return Object.fromEntries(
    placeStated(stated(values), guessed, reading, kindOf('invoice')).map(({ path, evidence }) => {
      expect(evidence?.source).toBe('e-invoice');
      const top = evidence?.box && evidence.box[1] * height;
      return [path, top && layout.lines.findIndex(({ box }) => Math.abs(box[1] - top) < 3)];
    }),
  );
}

describe('what an e-invoice states', () => {
  it('is found on the page as what it means', () => {
    const values = {
      invoice_number: 'HB-2024-0117',
      invoice_date: '2024-05-03',
      vendor_name: 'Heidebrück Werkzeuge GmbH',
      vendor_address: 'Lindenallee 7, 21335 Lüneburg',
      subtotal: 380,
      tax_amount: 72.2,
      tax_rates: [19],
      currency: 'EUR',
    };
    expect(linesOf(values)).toEqual({
      invoice_number: 3,
      invoice_date: 3,
      vendor_name: 0,
      vendor_address: 1,
      subtotal: 7,
      tax_amount: 8,
      tax_rates: 8,
      currency: 7,
    });
  });

  it('of a row stands in that row, though others say the same', () => {
    const row = (at: number, description: string, quantity: number, amount: number) => ({
      [`line_items.${at}.description`]: description,
      [`line_items.${at}.quantity`]: quantity,
      [`line_items.${at}.unit`]: 'H87',
      [`line_items.${at}.amount`]: amount,
    });
    const found = linesOf({ ...row(0, 'Stechbeitel', 4, 120), ...row(1, 'Hobel', 1, 130), ...row(2, 'Hobel', 2, 130) });
    for (const [path, line] of Object.entries(found))
      expect([path, line]).toEqual([path, 4 + Number(path.split('.')[1])]);
  });

  it('of a row is not looked for where another line has its words', () => {
    const page = ['Hobel und mehr|Preisliste 2', 'Rechnung 12', ...PAGE.slice(4, 7)];
    const values = { 'line_items.0.description': 'Hobel', 'line_items.0.unit_price': 130, 'line_items.0.amount': 130 };
    expect(Object.values(linesOf(values, [], page))).toEqual([3, 3, 3]);
  });

  it('is found with the decimals a price of one needs', () => {
    const values = { 'line_items.0.description': 'Strom', 'line_items.0.unit_price': 0.0205 };
    expect(Object.values(linesOf(values, [], ['Strom|1000 KWh|0,0205|20,50']))).toEqual([0, 0]);
  });

  it('has no place when no page prints it', () => {
    const values = { total_amount: 452.2, bic: 'COBADEFFXXX', 'line_items.0.quantity': 19, 'line_items.0.unit': 'KGM' };
    expect(Object.values(linesOf(values))).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('stands where the reader of fields found the same', () => {
    const page = ['Zahlbetrag|380,00', 'Netto|380,00', 'Summe|380,00'];
    const reading = readingOf(layOut([pageOf(page)]), 'de');
    const { line, words } = reading.amounts[1]!;
    const guess = {
      path: 'subtotal',
      value: 380,
      confidence: 0.8,
      evidence: reading.place({ page: line.page, words }),
    };
    expect(linesOf({ subtotal: 380 }, [guess], page)).toEqual({ subtotal: 1 });
    expect(linesOf({ subtotal: 380 }, [{ ...guess, value: 381 }], page)).toEqual({ subtotal: 2 });
  });
});
