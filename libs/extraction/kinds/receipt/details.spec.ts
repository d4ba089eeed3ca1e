import { layOut } from '../../layout/layout.js';
import { labelled } from '../../layout/near.js';
import { readingOf } from '../../reading/reading.js';
import { pageOf } from '../../testing/made-page.js';
import { detailFields } from './details.js';
import { findReceiptLabels } from './labels/all.js';

function read(...lines: string[]): Record<string, unknown> {
  const reading = readingOf(layOut([pageOf(lines)]), 'en');
  const found = detailFields(reading, labelled(reading.layout, findReceiptLabels));
  return Object.fromEntries(found.map(({ path, value }) => [path, value]));
}

describe('number of a receipt', () => {
  it.each([
    ['beside its label in English', ['Docket: 40418'], '40418'],
    ['beside its label in Swedish', ['Kvitto 30518-2|Bord 16'], '30518-2'],
    ['beside its label in Czech', ['Účtenka č. 24-0091834'], '24-0091834'],
    ['run into its label', ['12.09.2024 18:02 Bon-Nr.:3318'], '3318'],
    ['with what Portugal sets before it', ['Fatura Simplificada FS 24A/3180'], 'FS 24A/3180'],
    ['rather than of the transaction', ['TRANS: 44820', 'SI NO: 0118842'], '0118842'],
    ['of the order where it has no other', ['Order #KB-194'], 'KB-194'],
    ['by itself at the start of a column', ['09.03.2024|No. 004711'], '004711'],
    ['of two figures behind its sign', ['Check #47|Tab 12'], '47'],
    ['of letters and figures behind its sign', ['Receipt #7F3Q|10:44'], '7F3Q'],
    ['beside its label in Indonesian', ['No. Struk : 240207-0312'], '240207-0312'],
    ['beside its label in Dutch', ['Kwitantienr|204-0091877'], '204-0091877'],
    ['beside its label in German', ['Quittung|K2-2024-018833'], 'K2-2024-018833'],
    ['of the transaction where it has no other', ['TRAN# 9014477'], '9014477'],
    ['in groups parted by points', ['NFC-e Nota No. 000.031.805|Total'], '000.031.805'],
    ['of a trip', ['TRIP# 30518|START 22:04'], '30518'],
    ['not a time under a title', ['RECEIPT', '11:15am', 'Bill No: 118820'], '118820'],
  ])('is %s', (_, lines, number) => {
    expect(read(...lines)).toMatchObject({ receipt_number: number });
  });

  it('is none that goes on as an amount does', () => {
    expect(read('Bill No: 1250.4')).not.toHaveProperty('receipt_number');
  });

  it('is not the number of points', () => {
    expect(read('POINTS THIS TXN|118')).not.toHaveProperty('receipt_number');
  });

  it('is not the number of the company', () => {
    expect(read('Larkspur (Company No. 456120-M)')).not.toHaveProperty('receipt_number');
  });
});

describe('date of a receipt', () => {
  it('has its month where the day of the week tells', () => {
    expect(read('DATE: 06/12/2024 12:33PM (Wed)')).toMatchObject({ date: '2024-06-12' });
    expect(read('Fri 06/12/2024 12:33')).toMatchObject({ date: '2024-12-06' });
  });

  it.each([
    ['no day of a period', ['06/12/2024 19:12', 'Permit', 'Date Issued 01/06/2019 - 31/05/2029'], '2024-12-06'],
    ['the day of leaving, not of coming', ['Entrada: 05/12/2024 23:02', 'Salida: 06/12/2024 00:31'], '2024-12-06'],
    ['whole behind another number', ['REG 17- 06/12/2024 12:59'], '2024-12-06'],
  ])('is %s', (_, lines, date) => {
    expect(read(...lines)).toMatchObject({ date });
  });

  it('is less sure where another one is about as good', () => {
    const sureOf = (...lines: string[]) => {
      const reading = readingOf(layOut([pageOf(lines)]), 'en');
      const found = detailFields(reading, labelled(reading.layout, findReceiptLabels));
      return found.find(({ path }) => path === 'date')?.confidence;
    };
    const date = 'Date: 06.12.2024 12:59';
    expect(sureOf(date, 'Tea|4.00', '14.12.2024 13:10')).toBeGreaterThan(0.9);
    expect(sureOf(date, 'Tea|4.00', 'Date: 14.12.2024 13:10')).toBeLessThanOrEqual(0.85);
  });
});
