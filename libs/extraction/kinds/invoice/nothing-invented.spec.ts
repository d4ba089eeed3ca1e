/** Invoices that name no customer and no tax, made up: what is not printed is not told. */
import { layOut } from '../../layout/layout.js';
import { readingOf } from '../../reading/reading.js';
import { assemble } from '../../reading/found.js';
import { type Page, type Word } from '../../model/page.js';
import { kindOf } from '../all.js';

const GOODS = [
  'Hexagon bolt galvanised M4 x 10',
  'Wood screw 4 x 40',
  'Plain washer A4 12',
  'Threaded rod 1 m zinc plated',
  'Anchor 8 x 60 nylon',
  'Larch board 20 x 120',
  'Paint brush no. 12',
];
const HEADINGS = [
  ['Description', 'Qty', 'Unit price', 'Amount'],
  ['Item', 'Quantity', 'Price', 'Total'],
  ['Beschreibung', 'Menge', 'Einzelpreis', 'Betrag'],
  ['Désignation', 'Qté', 'Prix unitaire', 'Montant'],
  ['Pos', 'Artikel', 'Menge', 'Preis', 'Gesamt'],
] as const;
const VENDORS = [
  ['Larkspur Tools Ltd', '12 Mill Lane', 'Salem OR 97301'],
  ['Hollis Werkzeuge GmbH', 'Lindenallee 7', '21335 Lüneburg'],
] as const;
const PER_PAGE = 48;

interface Layout {
  readonly heading: number;
  readonly rows: number;
  readonly tables: number;
  readonly vendor: number;
}

const LAYOUTS: Layout[] = HEADINGS.flatMap((_, heading) =>
  [0, 1].flatMap((vendor) =>
    [
      [1, 1],
      [14, 1],
      [14, 2],
      [300, 1],
    ].map(([rows = 1, tables = 1]) => ({ heading, vendor, rows, tables })),
  ),
);

describe('an invoice without a customer and without tax', () => {
  it.each(LAYOUTS)('has neither: %o', (layout) => {
    const { extraction } = assemble(kindOf('invoice').fields(readingOf(layOut(pagesOf(layout)), 'en')));
    const told = Object.keys(extraction).filter((key) => /^customer|^tax/.test(key));
    expect(told).toEqual([]);
    expect((extraction['line_items'] as unknown[]).length).toBe(layout.rows * layout.tables);
  });

  it('goes on for three thousand rows', () => {
    const pages = pagesOf({ heading: 0, vendor: 0, rows: 3000, tables: 1 });
    const { extraction } = assemble(kindOf('invoice').fields(readingOf(layOut(pages), 'en')));
    expect(Object.keys(extraction).filter((key) => /^customer|^tax/.test(key))).toEqual([]);
    expect(extraction['line_items']).toHaveLength(3000);
  });
});

function pagesOf({ heading, rows, tables, vendor }: Layout): Page[] {
  const columns = HEADINGS[heading]!;
  const lines: string[][] = [
    ...VENDORS[vendor]!.map((line) => [line]),
    [],
    ['Invoice no. 2026-118'],
    ['Date: 2026-05-04'],
    [],
  ];
  let total = 0;
  for (let table = 0; table < tables; table++) {
    lines.push([...columns]);
    for (let row = 0; row < rows; row++) {
      const quantity = ((row * 7 + table) % 23) + 1;
      const price = (((row * 13) % 90) + 10) / 4;
      const amount = quantity * price;
      total += amount;
      const cells = [GOODS[row % GOODS.length]!, String(quantity), price.toFixed(2), amount.toFixed(2)];
      lines.push(columns.length === 5 ? [String(row + 1), ...cells] : cells);
    }
    lines.push([]);
  }
  lines.push(['', '', 'Total', total.toFixed(2)]);
  return Array.from({ length: Math.ceil(lines.length / PER_PAGE) }, (_, index) =>
    page(index, lines.slice(index * PER_PAGE, (index + 1) * PER_PAGE), columns.length),
  );
}

function page(index: number, lines: readonly (readonly string[])[], columns: number): Page {
  const starts = columns === 5 ? [40, 80, 330, 420, 510] : [40, 330, 420, 510];
  const words = lines.flatMap((cells, row) =>
    cells.flatMap((cell, column) => {
      let x = starts[column]!;
      return cell
        .split(' ')
        .filter(Boolean)
        .map((text): Word => {
          const box = [x, 40 + row * 15, x + text.length * 5, 50 + row * 15] as const;
          x += (text.length + 1) * 5;
          return { text, box, confidence: 1, source: 'text-layer' };
        });
    }),
  );
  return { index, width: 600, height: 800, words };
}
