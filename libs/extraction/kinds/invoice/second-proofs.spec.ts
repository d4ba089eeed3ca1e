import { layOut } from '../../layout/layout.js';
import { kindOf } from '../all.js';
import { assemble } from '../../reading/found.js';
import { readingOf } from '../../reading/reading.js';
import { pageOf } from '../../testing/made-page.js';

const read = (...lines: string[]) =>
  assemble(kindOf('invoice').fields(readingOf(layOut([pageOf(['Invoice 7', ...lines])]), 'en')));
/** Which of its sums a page leaves in doubt. */
const doubted = (...lines: string[]) =>
  Object.entries(read(...lines).confidence)
    .filter(
      ([path, sure]) => /^(?:subtotal|tax_amount|total_amount|amount_due|prepaid_amount)$/.test(path) && sure < 0.7,
    )
    .map(([path]) => path)
    .sort();

const ITEMS = ['Description|Quantity|Price|Amount', 'Oak shelf|2|40.00|80.00', 'Fitting|1|20.00|20.00'];

describe('sums of an invoice that the page offers a proof of', () => {
  it.each([
    ['add up', ['Subtotal|100.00', 'VAT 19%|19.00', 'Total|119.00'], []],
    ['do not', ['Subtotal|100.00', 'VAT 19%|19.00', 'Total|118.00'], ['amount_due', 'subtotal', 'total_amount']],
    [
      'do not, called due',
      ['Subtotal|100.00', 'VAT 19%|19.00', 'Amount due|118.00'],
      ['amount_due', 'subtotal', 'total_amount'],
    ],
    [
      'do not, to a coin',
      ['Subtotal|100.00', 'VAT 19%|19.00', 'Total|118.50'],
      ['amount_due', 'subtotal', 'total_amount'],
    ],
    ['lack the total', ['Subtotal|100.00', 'VAT 19%|19.00'], []],
    ['lack the net', ['VAT 19%|19.00', 'Total|119.00'], []],
    ['are rounded to coins', ['Subtotal|100.02', 'VAT 19%|19.00', 'Total|119.00'], []],
    [
      'are off by cents',
      ['Subtotal|100.00', 'VAT 19%|19.00', 'Total|119.02'],
      ['amount_due', 'subtotal', 'tax_amount', 'total_amount'],
    ],
    ['are rounded to whole amounts', ['Subtotal|100.00', 'VAT 19%|19.38', 'Total|119.00'], []],
    ['have a step by name', ['Subtotal|100.00', 'Freight|5.00', 'VAT 19%|19.95', 'Total|124.95'], []],
  ])('are in doubt where they do not add up: %s', (_, lines, paths) => {
    expect(doubted(...lines)).toEqual(paths);
  });

  it.each([
    ['what was paid leaves it', ['Total|119.00', 'Paid|19.00', 'Amount due|100.00'], []],
    [
      'what was paid leaves another',
      ['Total|119.00', 'Paid|19.00', 'Amount due|107.00'],
      ['amount_due', 'prepaid_amount', 'total_amount'],
    ],
    ['a proved total is due', ['Subtotal|100.00', 'VAT 19%|19.00', 'Total|119.00', 'Amount due|119.00'], []],
    [
      'a proved total is not',
      ['Subtotal|100.00', 'VAT 19%|19.00', 'Total|119.00', 'Amount due|179.00'],
      ['amount_due'],
    ],
  ])('are in doubt where another is due: %s', (_, lines, paths) => {
    expect(doubted(...lines)).toEqual(paths);
  });

  it.each([
    ['they make the total', ['Total|100.00'], []],
    ['they make another', ['Total|700.00'], ['amount_due', 'total_amount']],
    ['they make it with what is charged by name', ['Freight|5.00', 'Total|105.00'], []],
    ['they make it with what is taken off by name', ['Discount|5.00', 'Total|95.00'], []],
    ['net and tax make the total', ['Subtotal|700.00', 'VAT 19%|133.00', 'Total|833.00'], []],
    ['they make the net', ['Subtotal|100.00', 'Total|121.00'], []],
  ])('are in doubt where items make others: %s', (_, lines, paths) => {
    expect(doubted(...ITEMS, ...lines)).toEqual(paths);
  });

  it.each([
    ['the other', ['Subtotal|19.00', 'VAT|100.00', 'Total|119.00']],
    ['the total', ['Subtotal|119.00', 'VAT|-19.00', 'Total|100.00']],
  ])('are no net and tax where one has the label of %s', (_, lines) => {
    const { confidence } = read(...lines);
    expect(Math.max(confidence.subtotal ?? 0, confidence.tax_amount ?? 0)).toBeLessThan(0.7);
  });

  it.each([
    ['of a whole rate', '76.65', '843.15', 76.65],
    ['of half a rate', '5.21', '100.00', 5.21],
    ['of no rate', '79.00', '843.15', undefined],
  ])('have a tax within, where net and total are one: %s', (_, tax, total, expected) => {
    const { extraction, confidence } = read(`Subtotal (incl. GST)|${total}`, `GST|${tax}`, `Total|${total}`);
    expect(extraction).toMatchObject({ total_amount: Number(total), subtotal: Number(total) });
    expect(extraction.tax_amount).toBe(expected);
    expect(confidence.tax_amount ?? 0).toBeLessThan(0.7);
  });

  it('have no tax within a total that is not the net', () => {
    const { extraction } = read('Subtotal|800.00', 'GST|76.65', 'Total|843.15');
    expect(extraction).not.toHaveProperty('tax_amount');
  });

  it('are proved by what is due beside totals of rows', () => {
    const { extraction, confidence } = read('Total|47.39', 'Subtotal|100.00', 'VAT 19%|19.00', 'To pay|119.00');
    expect(extraction).toMatchObject({ subtotal: 100, tax_amount: 19, total_amount: 119 });
    expect(confidence.tax_amount).toBeGreaterThan(0.9);
  });

  it('are those of the whole page, not of its row without tax', () => {
    const taxed = ['Taxable amount|VAT amount', '2,320.50|510.51', '140.00|0.00', 'Grand total|2,971.01'];
    const { extraction, confidence } = read('Item|Total', 'Fees|140.00', '', ...taxed);
    expect(extraction).toMatchObject({ tax_amount: 510.51, total_amount: 2971.01 });
    expect(confidence['total_amount']).toBeGreaterThan(0.9);
  });
});
