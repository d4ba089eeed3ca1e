/** Parties given by labels: in a grid whose values stand under them, and up to the table of items. */
import { layOut } from '../../layout/layout.js';
import { readingOf } from '../../reading/reading.js';
import { pageOf } from '../../testing/made-page.js';
import { partiesOf } from './parties.js';

function customerOf(lines: readonly string[], itemRows: readonly number[] = []) {
  const layout = layOut([pageOf(lines)]);
  const items = new Set(itemRows.map((row) => layout.lines[row]!));
  const { customer } = partiesOf(readingOf(layout, 'es'), items);
  return customer && [customer.name.text, customer.address?.text];
}

describe('a party in a grid of labels', () => {
  const grid = [
    'Nombre|CIF/NIF',
    'Larkspur Bodegas|B12345674',
    'Dirección|Localidad|Cód. postal|Provincia',
    'Calle Mayor 12|Harbour|26200|Ciudad Real',
  ];

  it('has the values in the row under its labels', () => {
    expect(customerOf(['Cliente', ...grid])).toEqual(['Larkspur Bodegas', 'Calle Mayor 12, 26200 Harbour Ciudad Real']);
  });

  it("is the customer where the grid begins with the customer's number", () => {
    const [names, values, ...more] = grid.map((line) => line.split('|'));
    const numbered = (code: string) => [`Código de ${code}`, ...names!].join('|');
    const rows = [['C-0482', ...values!], ...more].map((cells) => cells.join('|'));
    expect(customerOf([numbered('cliente'), ...rows])?.[0]).toBe('Larkspur Bodegas');
    expect(customerOf([numbered('almacén'), ...rows])).toBeUndefined();
  });

  it('has in its turn only what stands near its label', () => {
    const rows = ['Dirección|Provincia|Teléfono', 'Calle Mayor 12||||Harbour|555 0137'];
    expect(customerOf(['Cliente', ...grid.slice(0, 2), ...rows])).toEqual(['Larkspur Bodegas', 'Calle Mayor 12']);
  });
});

describe('a party in a list of labels', () => {
  it('is a name alone where nobody fills in the address', () => {
    expect(customerOf(['Cliente', 'Razón Social: Larkspur S.A.', 'Domicilio:'])).toEqual(['Larkspur S.A.', undefined]);
  });
});

describe('a party under its heading', () => {
  const bank = ['Bank Name: Harbour Bank', 'Bank Address: Quay Street 7, Harbour'];

  it('has no list of labels that stands under the table', () => {
    const lines = ['Bill to', 'Larkspur Ltd', '', 'Sail|10.00', '', ...bank];
    expect(customerOf(lines, [2])).toEqual(['Larkspur Ltd', undefined]);
    expect(customerOf(lines)?.[0]).toBe('Harbour Bank');
  });

  it('has no sentence with a number for its address', () => {
    const under = (line: string) => customerOf(['Bill to', 'Larkspur Ltd', line]);
    expect(under('Credit for parts, see note 55190')).toEqual(['Larkspur Ltd', undefined]);
    expect(under('Molo 57, Harbour')).toEqual(['Larkspur Ltd', 'Molo 57, Harbour']);
    expect(under('Molo, LV-1009')).toEqual(['Larkspur Ltd', 'Molo, LV-1009']);
  });
});
