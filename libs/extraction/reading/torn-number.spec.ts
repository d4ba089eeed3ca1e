import { layOut } from '../layout/layout.js';
import { kindOf } from '../kinds/all.js';
import { placedPage } from '../testing/placed-page.js';
import { assemble } from './found.js';
import { readingOf } from './reading.js';

function read(kind: 'invoice' | 'receipt', path: string, ...rows: string[]) {
  const reading = readingOf(layOut([placedPage(rows.join('\n'))]), 'en');
  const { extraction, confidence } = assemble(kindOf(kind).fields(reading));
  return [extraction[path], confidence[path]] as const;
}

describe('a number that ends with a dash at the end of its cell', () => {
  const label = '40,40,10 Receipt No:';
  const start = '200,40,10 KX-2024-';

  it('goes on right under it, flush with its cell at either side', () => {
    expect(read('receipt', 'receipt_number', label, start, '200,54,10 0057')[0]).toBe('KX-2024-0057');
    expect(read('receipt', 'receipt_number', label, start, '221,54,10 0057')[0]).toBe('KX-2024-0057');
    expect(read('invoice', 'invoice_number', '40,40,10 Invoice No:', start, '200,54,10 0057')[0]).toBe('KX-2024-0057');
  });

  it('is not sure where nothing goes on', () => {
    for (const rest of [[], ['300,54,10 0057'], ['200,54,10 paid']]) {
      const [number, sure] = read('receipt', 'receipt_number', label, start, ...rest);
      expect(number).toBe('KX-2024');
      expect(sure).toBeLessThan(0.5);
    }
    expect(read('invoice', 'invoice_number', '40,40,10 Invoice No:', start)[1]).toBeLessThan(0.5);
  });
});
