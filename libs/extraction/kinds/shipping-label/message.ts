/**
 * The message that carriers put into PDF417 and MaxiCode symbols (ANSI MH10.8.3 / ISO 15434 envelope, format 01):
 * postcode, country, service class, tracking number, ship date, weight, street, town, state and name of the recipient,
 * by their places.
 */
import { type Barcode } from '../../barcodes/barcodes.js';
import { upsCheck } from './tracking/check-digits.js';

export interface LabelMessage {
  readonly postcode?: string;
  readonly tracking?: string;
  /** Standard carrier code, e.g. UPSN, FDEG */
  readonly carrier?: string;
  readonly service?: string;
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
  const record = text.startsWith('[)>') ? text.split(RECORD).find((part) => part.startsWith(`01${GROUP}`)) : undefined;
  if (!record) return undefined;
  const parts = record
    .split(GROUP)
    .slice(1)
    .map((part) => part.trim());
  const [
    routing = '',
    ,
    service = '',
    number,
    scac = '',
    shipper = '',
    ,
    ,
    ,
    weight = '',
    ,
    street,
    town,
    state,
    name,
  ] = parts;
  const carrier = CARRIERS.find(([pattern]) => pattern.test(scac))?.[1];
  const tracking = carrier === 'FedEx' ? withoutForm(number) : (upsNumber(number, shipper, service) ?? number);
  const pounds = /^(\d+(?:\.\d+)?)\s?(LB|KG)S?$/i.exec(weight);
  const field = (key: keyof LabelMessage, value: string | undefined) => (value ? { [key]: value } : {});
  return {
    ...field('postcode', postcodeOf(routing)),
    ...field('tracking', tracking),
    ...field('carrier', carrier),
    ...field('service', scac === 'FDEG' ? 'Ground' : undefined),
    ...field('weight', pounds ? `${Number(pounds[1])} ${pounds[2]}` : undefined),
    ...field('street', street),
    ...field('town', town),
    ...field('state', state),
    ...field('name', name),
  };
}

/** After the version of the message (02, 96); four noughts for a ZIP code without its last part. */
function postcodeOf(routing: string): string {
  const code = routing.replace(/^(?:02|96)(?=\w{5})/, '').replace(/0{4}$/, '');
  return /^\d{9}$/.test(code) ? `${code.slice(0, 5)}-${code.slice(5)}` : code;
}

/** UPS leaves out of its number what stands in other places: "1Z", the shipper's number and the service's class. */
function upsNumber(number: string | undefined, shipper: string, service: string): string | undefined {
  const serial = /^1Z(\d{8})$/.exec(number ?? '')?.[1];
  const whole = serial && /^[A-Z0-9]{6}$/.test(shipper) ? `1Z${shipper}${service.slice(-2)}${serial}` : undefined;
  return whole && /^1Z[A-Z0-9]{16}$/.test(whole) && upsCheck(whole) ? whole : undefined;
}

/** FedEx puts the number of its form behind its number. */
const withoutForm = (number: string | undefined): string | undefined =>
  /^(\d{12})\d{4}$/.exec(number ?? '')?.[1] ?? number;
