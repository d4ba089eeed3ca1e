/**
 * Invoices whose tables of items are laid out in many ways, with every cell known: columns in different orders, no
 * quantities, descriptions over several lines, discounts, headings broken over two lines, decimals of the continent,
 * several pages. Made for measuring how line items are read. Same seed, same document.
 */
import { type PdfText } from './made-pdf.js';
import { ENGLISH, GERMAN, type TableStyle } from './table-styles.js';

export interface MadeItem {
  readonly description: string;
  readonly quantity?: number;
  readonly unit_price?: number;
  readonly amount: number;
}

export interface MadeTable {
  readonly pages: readonly (readonly PdfText[])[];
  readonly items: readonly MadeItem[];
}

type Cell = 'position' | 'code' | 'description' | 'quantity' | 'unit' | 'price' | 'discount' | 'tax' | 'amount';

const NAMES = [
  'Steel chisel 20 mm',
  'Oak board, planed',
  'Brass hinge set',
  'Wall paint white',
  'Consulting on site',
  'Copper pipe 15 mm',
  'Door lock No. 4',
];
const DETAILS = ['with a handle of ash', 'delivered in two parts', 'as agreed by letter', 'colour as sampled'];

export function makeTable(style: TableStyle, seed: number): MadeTable {
  const { comma, sign = '', more = 0, low, words = ENGLISH, perPage = 40, again, carried, whole, credit } = style;
  const columns = style.columns.split('; ').map((column) => {
    const [cell, x, ...heading] = column.split(' ');
    return [cell as Cell, Number(x), heading.join(' ')] as const;
  });
  const has = (cell: Cell) => columns.some(([name]) => name === cell);
  const written = (value: number) => {
    const plain = whole ? String(value) : value.toFixed(2).replace(/\B(?=(\d{3})+(?=\.))/g, ',');
    const local = comma ? plain.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')) : plain;
    return sign === '$' ? `$${local}` : `${local}${sign}`;
  };
  const rows = Array.from({ length: (style.perPage ? 6 : 2) + (seed % 4) }, (_, index) => {
    const quantity = has('quantity') ? 1 + ((seed * 3 + index * 5) % 9) : 1;
    const price = whole
      ? 15 + ((seed * 131 + index * 37) % 400)
      : (1500 + ((seed * 7919 + index * 4177) % 90000)) / 100;
    const discount = has('discount') ? [0, 5, 10, 25][(seed + index) % 4]! : 0;
    const lines = [
      NAMES[(seed + index) % NAMES.length]!,
      ...DETAILS.slice(0, more).map((_, at) => DETAILS[(seed + at) % 4]!),
    ];
    const back = credit && index === 1 ? -1 : 1;
    return {
      quantity,
      price: price * back,
      discount,
      lines,
      amount: (back * Math.round(quantity * price * (100 - discount))) / 100,
    };
  });
  const pages: PdfText[][] = [
    [
      { x: 56, y: 50, text: 'Larkspur Tools Ltd' },
      { x: 56, y: 64, text: '14 Harbour Street, Leeds LS1 4AB' },
      { x: 380, y: 50, text: `${words[0]} ${4700 + seed}` },
      { x: 380, y: 64, text: words[4] },
    ],
  ];
  let y = 180;
  const page = () => pages.at(-1)!;
  const right = (x: number, at: number, text: string) => page().push({ x: x - widthOf(text), y: at, text });
  const head = () => {
    const deep = columns.some(([, , heading]) => heading.includes('|'));
    for (const [cell, x, heading] of columns)
      heading
        .split('|')
        .forEach((text, at) =>
          isFigure(cell) ? right(x, y + at * 12, text) : page().push({ x, y: y + at * 12, text }),
        );
    y += deep ? 32 : 20;
  };
  const sum = (label: string, value: number) => {
    page().push({ x: 330, y, text: label });
    right(540, y, written(value));
    y += 16;
  };
  const sumOf = (upTo: number) =>
    Math.round(rows.slice(0, upTo).reduce((total, { amount }) => total + amount, 0) * 100) / 100;
  head();
  rows.forEach((row, index) => {
    if (index > 0 && index % perPage === 0) {
      if (carried) sum(carried[0], sumOf(index));
      pages.push([]);
      y = 60;
      if (again) head();
      if (carried) sum(carried[1], sumOf(index));
    }
    const at = low ? y + (row.lines.length - 1) * 13 : y;
    const cells: Record<Cell, string> = {
      position: String(index + 1),
      code: `LT-${2040 + index * 7}`,
      description: '',
      quantity: comma ? `${row.quantity},00` : String(row.quantity),
      unit: 'hrs',
      price: written(row.price),
      discount: `${row.discount}%`,
      tax: '20 %',
      amount: written(row.amount),
    };
    for (const [cell, x] of columns) {
      if (cell === 'description') row.lines.forEach((text, line) => page().push({ x, y: y + line * 13, text }));
      else if (isFigure(cell)) right(x, at, cells[cell]);
      else page().push({ x, y: at, text: cells[cell] });
    }
    y += row.lines.length * 13 + 8;
  });
  const net = sumOf(rows.length);
  const tax = Math.round(net * (words === GERMAN ? 19 : 20)) / 100;
  y += 14;
  sum(words[1], net);
  sum(words[2], tax);
  sum(words[3], Math.round((net + tax) * 100) / 100);
  const items = rows.map(({ lines, quantity, price, amount }): MadeItem => ({
    description: lines.join(' '),
    ...(has('quantity') ? { quantity } : {}),
    ...(has('price') ? { unit_price: price } : {}),
    amount,
  }));
  return { pages, items };
}

const isFigure = (cell: Cell): boolean => ['quantity', 'price', 'discount', 'tax', 'amount'].includes(cell);

/** Near enough for Helvetica of 10 points to set figures flush right. */
const widthOf = (text: string): number =>
  [...text].reduce(
    (width, character) => width + (/[.,'|il :]/.test(character) ? 2.8 : /[A-Z€%]/.test(character) ? 7 : 5.56),
    0,
  );
