/**
 * Tracking numbers by the rules of those who issue them. A shape with a check digit that comes out right proves the number and its
 * carrier; a shape alone needs the carrier's name or a label beside it.
 */
import { type Barcode } from '../../exact/barcodes.js';

export interface Tracking {
  readonly value: string;
  /** Undefined when the numbering is shared by many. */
  readonly carrier?: string;
  /** The check digit is right. */
  readonly proved: boolean;
}

interface Rule {
  readonly carrier?: string;
  readonly shape: RegExp;
  readonly check?: (number: string) => boolean;
}

const digits = (text: string): number[] => Array.from(text, Number);
const weighted = (text: string, weights: readonly number[]): number =>
  digits(text).reduce((sum, digit, index) => sum + digit * weights[index % weights.length]!, 0);

/** GS1's modulo 10: weights 3 and 1 from the right. */
export function gs1Check(number: string): boolean {
  const sum = digits(number.slice(0, -1))
    .reverse()
    .reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === Number(number.at(-1));
}

/** UPS: letters count as (position in the alphabet + 2) modulo 10, even places double. */
export function upsCheck(number: string): boolean {
  const body = number.slice(2, -1);
  const sum = Array.from(body, (character, index) => {
    const value = /\d/.test(character) ? Number(character) : (character.charCodeAt(0) - 63) % 10;
    return index % 2 === 0 ? value : value * 2;
  }).reduce((total, value) => total + value, 0);
  return (10 - (sum % 10)) % 10 === Number(number.at(-1));
}

/** UPU S10: eight digits weighted 8 6 4 2 3 5 9 7, modulo 11. */
export function s10Check(number: string): boolean {
  const rest = 11 - (weighted(number.slice(2, 10), [8, 6, 4, 2, 3, 5, 9, 7]) % 11);
  return (rest === 10 ? 0 : rest === 11 ? 5 : rest) === Number(number[10]);
}

const fedexCheck = (number: string): boolean =>
  (weighted(number.slice(0, 11), [3, 1, 7]) % 11) % 10 === Number(number[11]);
const sevenCheck = (number: string): boolean => Number(number.slice(0, -1)) % 7 === Number(number.at(-1));

const POSTS: Record<string, string> = {
  US: 'USPS',
  GB: 'Royal Mail',
  DE: 'Deutsche Post',
  FR: 'La Poste',
  CA: 'Canada Post',
  AU: 'Australia Post',
  CH: 'Swiss Post',
  AT: 'Österreichische Post',
  SE: 'PostNord',
  DK: 'PostNord',
  NL: 'PostNL',
  BE: 'bpost',
  ES: 'Correos',
  IT: 'Poste Italiane',
  CN: 'China Post',
  JP: 'Japan Post',
  NO: 'Posten',
  FI: 'Posti',
  PL: 'Poczta Polska',
  PT: 'CTT',
};

const RULES: readonly Rule[] = [
  { carrier: 'UPS', shape: /^1Z[A-Z0-9]{15}\d$/, check: upsCheck },
  { shape: /^[A-Z]{2}\d{9}[A-Z]{2}$/, check: s10Check },
  { carrier: 'USPS', shape: /^9[1-5]\d{18,20}$|^9[1-5]\d{24}$/, check: (number) => gs1Check(number.slice(-22)) },
  { carrier: 'DHL', shape: /^J[JVD]\w{2}\d{14,18}$|^JD\d{16,20}$/ },
  { shape: /^00\d{18}$/, check: gs1Check },
  { carrier: 'FedEx', shape: /^\d{12}$/, check: fedexCheck },
  { carrier: 'FedEx', shape: /^\d{15}$/, check: gs1Check },
  { carrier: 'DHL', shape: /^\d{10}$/, check: sevenCheck },
  { carrier: 'Canada Post', shape: /^\d{16}$/, check: gs1Check },
  { carrier: 'DPD', shape: /^\d{14}[A-Z0-9]?$/ },
  { carrier: 'GLS', shape: /^\d{11,12}$/ },
  { shape: /^\d{9}$|^\d{20,22}$/ },
];

/** @param carrier by its name on the label; its own rules come first */
export function trackingOf(text: string, carrier?: string): Tracking | undefined {
  const value = text.toUpperCase().replace(/[\s-]/g, '');
  const rules = RULES.filter(({ shape }) => shape.test(value)).sort(
    (a, b) => Number(b.carrier === carrier) - Number(a.carrier === carrier),
  );
  const right = rules.find((rule) => rule.check?.(value));
  const rule = right ?? rules[0];
  if (!rule) return undefined;
  const owner = rule.carrier ?? (/^[A-Z]{2}\d{9}/.test(value) ? POSTS[value.slice(-2)] : undefined);
  return { value, ...(owner ? { carrier: owner } : {}), proved: right !== undefined };
}

/** Numbers a barcode carries: GS1 elements (00) and (420)…, FedEx's long codes, plain numbers. */
export function trackingIn({ text, gs1 }: Barcode, carrier?: string): Tracking | undefined {
  if (gs1) {
    const shipped = /\(00\)(\d{18})/.exec(text)?.[1];
    if (shipped) return { value: `00${shipped}`, proved: gs1Check(`00${shipped}`) };
    const routed = /\(420\)\d{5,9}(?:\(\d{2,4}\))?(9[1-5]\d+)/.exec(text.replace(/[^\d()]/g, ''))?.[1];
    if (routed) return trackingOf(routed, carrier);
    if (/^\d{18}$/.test(text)) return { value: `00${text}`, proved: gs1Check(text) };
    return undefined;
  }
  const postal = /^420\d{5}(9[1-5]\d{18,20})$/.exec(text)?.[1];
  if (postal) return trackingOf(postal, 'USPS');
  if (/^96\d{32}$/.test(text)) {
    const number = text.slice(-14).replace(/^00/, '');
    return Number(number) > 0 ? trackingOf(number, 'FedEx') : undefined;
  }
  return /^[A-Z0-9 -]{9,34}$/.test(text) ? trackingOf(text, carrier) : undefined;
}

/** A code no other kind of document carries. */
export function provesLabel(code: Barcode): boolean {
  if (code.gs1 && /^\((?:00|420|421)\)/.test(code.text)) return true;
  if (code.text.startsWith('[)>') || code.format === 'MaxiCode') return true;
  const number = trackingIn(code);
  return number !== undefined && (number.proved ? number.value.length > 12 : /^J[JVD]/.test(number.value));
}
