/**
 * Six invented senders, each with a layout of its own that hides its values behind labels and places no lexicon knows,
 * and as many different documents of each as wanted, with everything on them known. Made for measuring what corrections
 * teach.
 */
import { createCanvas } from '@napi-rs/canvas';
import { makePdf, type PdfText } from './made-pdf.js';

export interface MadeDocument {
  readonly texts: readonly PdfText[];
  /** Dotted path → value; not all of it is told by a label. */
  readonly truth: Readonly<Record<string, string | number>>;
}

export interface MadeLayout {
  readonly name: string;
  make(number: number): MadeDocument;
}

const CUSTOMERS = [
  ['Nordlicht Tischlerei GmbH', 'Deichstraße 22', '25813 Husum'],
  ['Falkenried Bau AG', 'Am Kanal 4', '28195 Bremen'],
  ['Orchard Lane Ltd', '9 Mill Road', 'Leeds LS1 4AB'],
  ['Van der Meulen BV', 'Havenweg 31', '3011 AB Rotterdam'],
  ['Brandauer und Partner', 'Salzgasse 1', '5020 Salzburg'],
  ['Quellhof Gastronomie KG', 'Untere Zeile 12', '90402 Nürnberg'],
] as const;
const ITEMS = ['Copper pipe', 'Oak board', 'Steel hinge', 'Wall paint', 'Glass pane', 'Floor tile', 'Door lock'];

/** Deterministic and different for every document: nothing of one document's values is on another. */
function facts(seed: number) {
  const customer = CUSTOMERS[seed % CUSTOMERS.length]!;
  const net = 100 + ((seed * 7919) % 90000) / 100;
  const tax = Math.round(net * 19) / 100;
  const month = String((seed % 12) + 1).padStart(2, '0');
  const day = String(((seed * 5) % 27) + 1).padStart(2, '0');
  return {
    customer,
    items: Array.from({ length: 1 + (seed % 4) }, (_, index) => ITEMS[(seed + index) % ITEMS.length]!),
    number: String(31000 + ((seed * 613) % 60000)),
    iso: `2025-${month}-${day}`,
    german: `${day}.${month}.2025`,
    british: `${day}/${month}/2025`,
    net: Math.round(net * 100) / 100,
    tax,
    total: Math.round((net + tax) * 100) / 100,
    project: `${'ABCDEFGH'[seed % 8]}${'KLMNPQRS'[(seed * 3) % 8]}-${100 + ((seed * 37) % 900)}`,
  };
}

const comma = (value: number): string => value.toFixed(2).replace('.', ',');
const at = (x: number, y: number, text: string, size = 10): PdfText => ({ x, y, text, size });
const rows = (items: readonly string[], y: number): PdfText[] =>
  items.flatMap((item, index) => [at(60, y + index * 15, item), at(330, y + index * 15, `${index + 2} pcs`)]);

export const MADE_LAYOUTS: readonly MadeLayout[] = [
  {
    name: 'labels nobody else uses, to the left',
    make(seed) {
      const { customer, items, number, german, iso, net, tax, total, project } = facts(seed);
      const below = 330 + items.length * 15;
      return {
        texts: [
          at(60, 50, 'Werkhof Ahrens', 16),
          at(60, 70, 'Inhaber Jonte Ahrens · Gewerbepark 3 · 24103 Kiel', 8),
          ...customer.map((line, index) => at(60, 120 + index * 14, line)),
          at(60, 220, 'Rechnung', 14),
          at(360, 120, `Vorgangskennung ${project}-${number}`),
          at(360, 135, `Ausfertigung ${german}`),
          at(360, 150, `Baustelle ${project}`),
          at(60, 300, 'Leistung'),
          at(330, 300, 'Umfang'),
          ...rows(items, 320),
          at(330, below + 20, `Zwischenwert ${comma(net)}`),
          at(330, below + 35, `Abgabe 19 % ${comma(tax)}`),
          at(330, below + 50, `Zu begleichen ${comma(total)}`),
          at(60, 790, 'Sparkasse Kiel · Werkhof Ahrens · Steuernummer 20/123/45678', 8),
        ],
        truth: {
          invoice_number: `${project}-${number}`,
          invoice_date: iso,
          customer_name: customer[0],
          vendor_name: 'Werkhof Ahrens',
          total_amount: total,
          subtotal: net,
          project,
        },
      };
    },
  },
  {
    name: 'headings over values, in columns',
    make(seed) {
      const { customer, items, number, british, iso, net, tax, total, project } = facts(seed);
      return {
        texts: [
          at(380, 50, 'MERIDIAN FITTINGS', 15),
          at(380, 68, 'Dockside House, 4 Quay Street, Hull HU1 1AA', 8),
          at(60, 110, 'Invoice', 18),
          ...['Our mark', 'Raised', 'Site code', 'Handled by'].map((text, index) => at(60 + index * 120, 150, text, 9)),
          ...[number, british, project, 'R. Okafor'].map((text, index) => at(60 + index * 120, 166, text, 11)),
          at(60, 210, 'Deliver and bill to', 9),
          ...customer.map((line, index) => at(60, 226 + index * 14, line)),
          ...rows(items, 320),
          ...['Goods', 'Duty', 'To be settled'].map((text, index) => at(60 + index * 150, 640, text, 9)),
          ...[net, tax, total].map((value, index) => at(60 + index * 150, 656, value.toFixed(2), 11)),
          at(60, 790, 'Registered in England 01234567. Payment within thirty days.', 8),
        ],
        truth: {
          invoice_number: number,
          invoice_date: iso,
          customer_name: customer[0],
          customer_address: customer.slice(1).join(', '),
          vendor_name: 'MERIDIAN FITTINGS',
          subtotal: net,
          total_amount: total,
          site_code: project,
        },
      };
    },
  },
  {
    name: 'values at fixed places, without labels',
    make(seed) {
      const { customer, items, number, german, iso, net, total, project } = facts(seed);
      return {
        texts: [
          at(60, 60, 'Blumenhaus Iris', 18),
          at(400, 60, 'Rechnung', 14),
          at(400, 84, `${number}/${project}`),
          at(400, 100, german),
          ...customer.map((line, index) => at(60, 140 + index * 14, line)),
          ...rows(items, 300),
          at(60, 600, 'Wir danken für das Vertrauen und liefern gern wieder'),
          at(330, 660, comma(net)),
          at(450, 660, comma(total)),
          at(60, 790, 'Blumenhaus Iris, Marktplatz 6, 99084 Erfurt, Telefon 0361 5550123', 8),
        ],
        truth: {
          invoice_number: `${number}/${project}`,
          invoice_date: iso,
          customer_name: customer[0],
          vendor_name: 'Blumenhaus Iris',
          vendor_address: 'Marktplatz 6, 99084 Erfurt',
          total_amount: total,
        },
      };
    },
  },
  {
    name: 'a sender that calls its numbers by each other’s names',
    make(seed) {
      const { customer, items, number, british, iso, net, tax, total, project } = facts(seed);
      return {
        texts: [
          at(60, 50, 'Tallow & Finch Supplies', 14),
          at(60, 68, '77 Harbour Row, Bristol BS1 4RN', 9),
          at(60, 110, 'INVOICE', 16),
          at(340, 110, `Invoice number: ${project}`),
          at(340, 126, `Order number: ${number}`),
          at(340, 142, 'Date: 01/01/2025'),
          at(340, 158, `Tax point: ${british}`),
          ...customer.map((line, index) => at(60, 170 + index * 14, line)),
          ...rows(items, 300),
          at(340, 620, `Total: ${(total + 40).toFixed(2)}`),
          at(340, 636, 'Deposit held: 40.00'),
          at(340, 652, `Net of deposit: ${total.toFixed(2)}`),
          at(340, 668, `VAT included: ${tax.toFixed(2)}`),
          at(340, 684, `Before VAT: ${net.toFixed(2)}`),
        ],
        truth: {
          invoice_number: number,
          purchase_order: project,
          invoice_date: iso,
          total_amount: total,
          vendor_name: 'Tallow & Finch Supplies',
          customer_name: customer[0],
        },
      };
    },
  },
  {
    name: 'a till’s receipt that grows',
    make(seed) {
      const { items, number, british, iso, total, project } = facts(seed);
      const below = 190 + items.length * 18;
      return {
        texts: [
          at(60, 50, 'KIOSK AM WEIHER', 15),
          at(60, 70, 'Seeallee 2', 11),
          at(60, 86, '8001 Zürich', 11),
          at(60, 120, `Bon ${number} Kasse ${project}`, 11),
          at(60, 140, `Receipt ${british}`, 11),
          ...items.flatMap((item, index) => [
            at(60, 170 + index * 18, item, 11),
            at(300, 170 + index * 18, ((total * (index + 1)) / 40).toFixed(2), 11),
          ]),
          at(60, below, 'Wert der Waren', 12),
          at(300, below, total.toFixed(2), 12),
          at(60, below + 20, 'Gegeben', 11),
          at(300, below + 20, (total + 50).toFixed(2), 11),
          at(60, below + 50, 'Thank you for shopping with us, see you soon', 10),
        ],
        truth: {
          receipt_number: number,
          date: iso,
          merchant_name: 'KIOSK AM WEIHER',
          merchant_address: 'Seeallee 2, 8001 Zürich',
          total_amount: total,
          currency: 'CHF',
          till: project,
        },
      };
    },
  },
  {
    name: 'a form with boxes',
    make(seed) {
      const { customer, number, german, iso, total, project } = facts(seed);
      return {
        texts: [
          at(60, 60, 'Fahrtenbuch der Genossenschaft Birkenau', 14),
          at(60, 110, 'Wagen'),
          at(220, 110, project),
          at(60, 135, 'Wer fuhr'),
          at(220, 135, customer[0]),
          at(60, 160, 'Wann'),
          at(220, 160, german),
          at(60, 185, 'Stand am Ende'),
          at(220, 185, number),
          at(60, 210, 'Auslagen unterwegs'),
          at(220, 210, comma(total)),
          at(60, 300, 'Bitte im Handschuhfach lassen und jeden Monat im Kontor abgeben'),
        ],
        truth: {
          'fields.vehicle': project,
          'fields.driver': customer[0],
          'fields.day': iso,
          'fields.mileage': number,
          'fields.expenses': total,
        },
      };
    },
  },
];

export const asPdf = ({ texts }: MadeDocument): Buffer => makePdf({ pages: [texts] });

const SCALE = 2.5;

/** The same page as a scanner would give it. */
export async function asPicture({ texts }: MadeDocument): Promise<Buffer> {
  const canvas = createCanvas(595 * SCALE, 842 * SCALE);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#111';
  for (const { text, x, y, size = 10 } of texts) {
    context.font = `${size * SCALE}px "DejaVu Sans", "Liberation Sans", Arial, sans-serif`;
    context.fillText(text, x * SCALE, y * SCALE);
  }
  return canvas.encodeSync('jpeg', 92);
}
