/** A shipping label as data, and the few pieces of print that labels of all carriers share. */
import { type Drawing, type Truth } from '../drawing.js';
import { type Party } from '../facts/party.js';
import { type Pen, type Style } from '../paper/pen.js';
import { type Wear } from '../paper/wear.js';

interface Facts {
  readonly carrier: string;
  readonly service?: string;
  /** As printed; spaces do not count. */
  readonly tracking?: string;
  readonly from?: Party;
  readonly to: Party;
  readonly weight?: string;
  /** The day, and how it is printed. */
  readonly date?: readonly [iso: string, printed: string];
  readonly reference?: string;
  /** What else may be said of a field, such as the longer name of a carrier. */
  readonly alt?: Readonly<Record<string, readonly string[]>>;
}

export interface Layout {
  readonly name: string;
  readonly lang?: string;
  /** Millimetres; 4 × 6 inches when absent. */
  readonly sheet?: readonly [number, number];
  readonly dpi?: number;
  readonly wear?: Wear;
  readonly facts: Facts;
  readonly draw: (
    pen: Pen,
    facts: Required<Pick<Facts, 'tracking' | 'service' | 'weight' | 'reference'>> & Facts & Day,
  ) => void;
}

interface Day {
  /** As printed. */
  readonly day: string;
}

const FOUR_BY_SIX = [101.6, 152.4] as const;

export function label({ name, lang = 'en', sheet = FOUR_BY_SIX, dpi = 203, wear, facts, draw }: Layout): Drawing {
  const { tracking = '', service = '', weight = '', reference = '', date } = facts;
  const all = { ...facts, tracking, service, weight, reference, day: date?.[1] ?? '' };
  return {
    name: `label-${name}`,
    docType: 'shipping_label',
    lang,
    sheet,
    dpi,
    wear: wear ?? { thermal: true },
    truth: truthOf(facts),
    draw: (pen) => draw(pen, all),
  };
}

function truthOf({ carrier, service, tracking, from, to, weight, date, reference, alt }: Facts): Truth {
  const fields = {
    carrier,
    service,
    trackingNumber: tracking?.replaceAll(' ', ''),
    senderName: from?.name,
    senderAddress: from?.lines.join(', '),
    recipientName: to.name,
    recipientAddress: to.lines.join(', '),
    recipientPostcode: to.postcode || undefined,
    weight,
    shipDate: date?.[0],
    reference,
  };
  const others = {
    ...(from && { senderName: contactOf(from), senderAddress: waysToTell(from) }),
    recipientName: contactOf(to),
    recipientAddress: waysToTell(to),
    recipientPostcode: ZIP_PLUS_4.test(to.postcode) ? [to.postcode.slice(0, 5)] : [],
  };
  return {
    fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
    alt: Object.fromEntries(Object.entries({ ...others, ...alt }).filter(([, values]) => values.length > 0)),
    ...(date && { printed: { shipDate: date[1] } }),
  };
}

const ZIP_PLUS_4 = /^\d{5}-\d{4}$/;

const contactOf = ({ contact }: Party): string[] => (contact === undefined ? [] : [contact]);

/** An address with its country, with a postcode that stands on a line of its own, and in capitals, where ß is SS. */
function waysToTell({ lines, country, postcode }: Party): string[] {
  const own = lines.join(' ').includes(postcode)
    ? []
    : [
        [postcode, ...lines],
        [...lines, postcode],
      ];
  const told = [...own, ...[country, ...(SHORT[country] ?? [])].map((each) => [...lines, each])];
  const plain = told.map((parts) => parts.join(', '));
  return lines.some((line) => line.includes('ß'))
    ? [...plain, ...[lines.join(', '), ...plain].map((each) => each.toUpperCase())]
    : plain;
}

/** How a country is also printed. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  'UNITED STATES': ['US', 'USA'],
  'UNITED KINGDOM': ['GB', 'UK'],
  GERMANY: ['DE', 'Deutschland'],
  FRANCE: ['FR'],
  SPAIN: ['ES', 'ESPAÑA'],
  ITALY: ['IT', 'ITALIA'],
  NETHERLANDS: ['NL', 'Nederland'],
  BELGIUM: ['BE', 'België'],
  SWITZERLAND: ['CH', 'Schweiz'],
  AUSTRIA: ['AT', 'Österreich'],
  SWEDEN: ['SE', 'Sverige'],
  POLAND: ['PL', 'Polska'],
  CZECHIA: ['CZ', 'Česká republika'],
  CANADA: ['CA'],
  AUSTRALIA: ['AU'],
};

export interface Block extends Style {
  readonly upper?: boolean;
  /** The country as it is printed under the address; none when absent. */
  readonly country?: string;
  readonly contact?: 'above' | 'below';
  /** Face and size of the last line, the town. */
  readonly town?: Style;
}

/** Name and address, a line each. @returns where the next line begins */
export function block(
  pen: Pen,
  who: Party,
  x: number,
  y: number,
  { upper, country, contact, town, ...style }: Block = {},
): number {
  const cased = (text: string) => (upper ? text.toUpperCase() : text);
  const person = who.contact === undefined || contact === undefined ? [] : [who.contact];
  const head = contact === 'above' ? [...person, who.name] : [who.name, ...person];
  const [last, ...others] = [...who.lines].reverse();
  const at = pen.lines([...head, ...others.reverse()].map(cased), x, y, style);
  const below = pen.text(cased(last!), x, at, { ...style, ...town });
  return country === undefined ? below : pen.text(country, x, below, style);
}

/** Small words over or before what they name, each with its value under it. */
export function captioned(pen: Pen, caption: string, value: string, x: number, y: number, style: Style = {}): void {
  const under = pen.text(caption, x, y, { size: 5.5, ...(style.width !== undefined && { width: style.width }) });
  pen.text(value, x, under, { size: 8.5, ...style });
}

/** In groups of so many characters, the last one as long as it must be. */
export const grouped = (text: string, ...sizes: readonly number[]): string => {
  const parts: string[] = [];
  let rest = text;
  for (let at = 0; rest.length > 0; at++) {
    const size = sizes[Math.min(at, sizes.length - 1)]!;
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return parts.join(' ');
};
