/**
 * Invoices that name no customer and no tax, made up, some with tables of other things beside the items: what is not
 * printed is not told, and every item is, with each of its cells.
 */
import { decode } from '../../decode/decode.js';
import { layOut } from '../../layout/layout.js';
import { readingOf } from '../../reading/reading.js';
import { assemble } from '../../reading/found.js';
import { type Page, type Word } from '../../model/page.js';
import { sniff } from '../../sniff/sniff.js';
import { makePdf } from '../../testing/made-pdf.js';
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
  /** Which table of something else follows. */
  readonly other?: number;
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

/** Tables that are none of items: what was delivered, what was paid, who may be asked. */
const OTHERS: readonly (readonly (readonly string[])[])[] = [
  [
    ['Delivery note', 'Date', 'Parcels'],
    ['L-4471', '2026-04-28', '3'],
    ['L-4502', '2026-04-30', '12'],
  ],
  [
    ['Payment received', 'Date', 'Reference'],
    ['Transfer', '2026-05-02', 'A-118'],
    ['Cheque', '2026-05-03', 'A-119'],
  ],
  [
    ['Contact', 'Telephone', 'Hours'],
    ['Sales desk', '555 0142', '8 to 17'],
    ['Workshop', '555 0143', '7 to 15'],
  ],
];

describe('an invoice without a customer and without tax', () => {
  it.each(LAYOUTS)('tells neither, and its rows: %o', (layout) => {
    tellsItsRowsOnly(extractionOf(pagesOf(layout)), layout);
  });

  it.each([0, 1, 2])('takes no row of another table for an item (%i)', (other) => {
    for (const heading of HEADINGS.keys()) {
      const layout = { heading, vendor: heading % 2, rows: 5, tables: 1, other };
      tellsItsRowsOnly(extractionOf(pagesOf(layout)), layout);
    }
  });

  it('goes on for three thousand rows of a file', async () => {
    const layout = { heading: 0, vendor: 0, rows: 3000, tables: 1 };
    const texts = pagesOf(layout, 72, 11).map(({ words }) =>
      words.map(({ text, box: [x, y] }) => ({ text, x, y: y + 8, size: 8 })),
    );
    const bytes = makePdf({ pages: texts });
    const document = await decode(bytes, sniff(bytes));
    const pages = document.pages.map(({ width, height, words }, index) => ({ index, width, height, words: words! }));
    await document.close();
    tellsItsRowsOnly(extractionOf(pages), layout);
  });
});

const extractionOf = (pages: readonly Page[]) =>
  assemble(kindOf('invoice').fields(readingOf(layOut(pages), 'en'))).extraction;

function tellsItsRowsOnly(extraction: ReturnType<typeof extractionOf>, layout: Layout) {
  expect(Object.keys(extraction).filter((key) => /^customer|^tax/.test(key))).toEqual([]);
  expect(extraction['line_items']).toEqual(itemsOf(layout).flat());
}

/** A list for each table. */
function itemsOf({ rows, tables }: Layout) {
  return Array.from({ length: tables }, (_, table) =>
    Array.from({ length: rows }, (__, row) => {
      const quantity = ((row * 7 + table) % 23) + 1;
      const unit_price = (((row * 13) % 90) + 10) / 4;
      return { description: GOODS[row % GOODS.length]!, quantity, unit_price, amount: quantity * unit_price };
    }),
  );
}

function pagesOf(layout: Layout, perPage = PER_PAGE, leading = 15): Page[] {
  const columns = HEADINGS[layout.heading]!;
  const items = itemsOf(layout);
  const lines: string[][] = [
    ...VENDORS[layout.vendor]!.map((line) => [line]),
    [],
    ['Invoice no. 2026-118'],
    ['Date: 2026-05-04'],
    [],
  ];
  for (const table of items) {
    lines.push([...columns]);
    table.forEach(({ description, quantity, unit_price, amount }, row) => {
      const cells = [description, String(quantity), unit_price.toFixed(2), amount.toFixed(2)];
      lines.push(columns.length === 5 ? [String(row + 1), ...cells] : cells);
    });
    lines.push([]);
  }
  const total = items.flat().reduce((sum, { amount }) => sum + amount, 0);
  lines.push(['', '', 'Total', total.toFixed(2)], []);
  if (layout.other !== undefined) lines.push(...OTHERS[layout.other]!.map((line) => [...line]));
  return Array.from({ length: Math.ceil(lines.length / perPage) }, (_, index) =>
    page(index, lines.slice(index * perPage, (index + 1) * perPage), columns.length, leading),
  );
}

function page(index: number, lines: readonly (readonly string[])[], columns: number, leading: number): Page {
  const starts = columns === 5 ? [40, 80, 330, 420, 510] : [40, 330, 420, 510];
  const words = lines.flatMap((cells, row) =>
    cells.flatMap((cell, column) => {
      let x = starts[column]!;
      return cell
        .split(' ')
        .filter(Boolean)
        .map((text): Word => {
          const top = 20 + row * leading;
          const box = [x, top, x + text.length * 5, top + 9] as const;
          x += (text.length + 1) * 5;
          return { text, box, confidence: 1, source: 'text-layer' };
        });
    }),
  );
  return { index, width: 600, height: 800, words };
}
