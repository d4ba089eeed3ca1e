/**
 * The message that carriers put into PDF417 and MaxiCode symbols (ANSI MH10.8.3 / ISO 15434 envelope, format 01): postcode,
 * country, service class, tracking number, ship date, weight, street, town, state and name of the recipient, by their places.
 */
import { type Barcode } from '../../exact/barcodes.js';

export interface LabelMessage {
  readonly postcode?: string;
  readonly tracking?: string;
  /** Standard carrier code, e.g. UPSN, FDEG */
  readonly carrier?: string;
  readonly weight?: string;
  readonly street?: string;
  readonly town?: string;
  readonly state?: string;
  readonly name?: string;
}

const [RECORD, GROUP] = ['\u001e', '\u001d'];
const CARRIERS: readonly (readonly [RegExp, string])[] = [
  [/^UPS/, 'UPS'],
  [/^F(?:DE|XE|EDX)/, 'FedEx'],
];

export function messageIn({ text }: Barcode): LabelMessage | undefined {
  const plain = text
    .replace(/[\u2400-\u241f]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x2400))
    .replace(/\u2420/g, ' ');
  const record = plain.startsWith('[)>')
    ? plain.split(RECORD).find((part) => part.startsWith(`01${GROUP}`))
    : undefined;
  if (!record) return undefined;
  const parts = record
    .split(GROUP)
    .slice(1)
    .map((part) => part.trim());
  const [routing = '', , , tracking, scac = '', , , , , weight = '', , street, town, state, name] = parts;
  const carrier = CARRIERS.find(([pattern]) => pattern.test(scac))?.[1];
  const pounds = /^(\d+(?:\.\d+)?)\s?(LB|KG)S?$/i.exec(weight);
  const field = (key: keyof LabelMessage, value: string | undefined) => (value ? { [key]: value } : {});
  return {
    ...field('postcode', /^02/.test(routing) ? routing.slice(2, 7) : routing.slice(0, 9).replace(/0{4}$/, '')),
    ...field('tracking', tracking),
    ...field('carrier', carrier),
    ...field('weight', pounds ? `${Number(pounds[1])} ${pounds[2]}` : undefined),
    ...field('street', street),
    ...field('town', town),
    ...field('state', state),
    ...field('name', name),
  };
}
