/**
 * The PDF417 on the back of American and Canadian licences (AAMVA DL/ID card design standard): elements of three letters and their value,
 * one to a line. Dates are written month first in the United States and year first in Canada.
 */
import { type Barcode } from './barcodes.js';

export interface LicenceCode {
  readonly number?: string;
  readonly surname?: string;
  readonly givenNames?: string;
  readonly birthDate?: string;
  readonly issueDate?: string;
  readonly expiryDate?: string;
  readonly sex?: 'F' | 'M' | 'X';
  readonly street?: string;
  readonly town?: string;
  readonly state?: string;
  readonly postcode?: string;
  readonly country?: 'USA' | 'CAN';
}

const HEAD = /^@[\s\S]{0,4}(?:ANSI |AAMVA)/;
const ELEMENT = /^(?:DL|ID)?(D[A-Z]{2})(.*)$/;
const SEXES: Readonly<Record<string, 'F' | 'M' | 'X'>> = { '1': 'M', '2': 'F', '9': 'X', M: 'M', F: 'F', X: 'X' };

export const isLicenceCode = ({ format, text }: Pick<Barcode, 'format' | 'text'>): boolean =>
  format === 'PDF417' && HEAD.test(plain(text));

export function licenceIn(code: Pick<Barcode, 'format' | 'text'>): LicenceCode | undefined {
  if (!isLicenceCode(code)) return undefined;
  const elements = new Map<string, string>();
  for (const line of plain(code.text).split(/[\n\r\u001e\u001c]+/)) {
    // The first element follows its subfile's type on the line of the header: "…DL00410278DLDAQ123".
    const match = ELEMENT.exec(line.replace(/^.*(?:DL|ID)(?=D(?:AQ|CS|CA|AA|BA|BB)[^ ])/, '').trim());
    const value = match?.[2]?.trim();
    if (match && value && !/^(?:NONE|UNK|N\/?A)$/i.test(value) && !elements.has(match[1]!))
      elements.set(match[1]!, value);
  }
  const get = (name: string) => elements.get(name)?.replace(/,+$/, '');
  const country = get('DCG') === 'CAN' || /^[A-Z]\d[A-Z]/.test(get('DAK') ?? '') ? 'CAN' : 'USA';
  const [whole, ...more] = (get('DAA') ?? '').split(/[,@]/);
  const given = [get('DAC') ?? get('DCT')?.replace(/,/g, ' '), get('DAD')].filter(Boolean).join(' ') || more.join(' ');
  const found: Record<keyof LicenceCode, string | undefined> = {
    number: get('DAQ'),
    surname: get('DCS') ?? get('DAB') ?? (whole || undefined),
    givenNames: given.replace(/\s+/g, ' ').trim() || undefined,
    birthDate: day(get('DBB')),
    issueDate: day(get('DBD')),
    expiryDate: day(get('DBA')),
    sex: SEXES[get('DBC') ?? ''],
    street: [get('DAG'), get('DAH')].filter(Boolean).join(', ') || undefined,
    town: get('DAI'),
    state: get('DAJ'),
    postcode: postcode(get('DAK')),
    country,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) as LicenceCode;
}

const plain = (text: string): string =>
  text.replace(/[\u2400-\u241f]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x2400)).replace(/\u2420/g, ' ');

function day(text: string | undefined): string | undefined {
  const [, a, b, c] = /^(\d{4})(\d{2})(\d{2})$/.exec(text ?? '') ?? [];
  if (a && Number(a) > 1900 && Number(b) <= 12) return `${a}-${b}-${c}`;
  const [, month, date, year] = /^(\d{2})(\d{2})((?:19|20)\d{2})$/.exec(text ?? '') ?? [];
  return month && Number(month) <= 12 ? `${year}-${month}-${date}` : undefined;
}

function postcode(text: string | undefined): string | undefined {
  const code = text?.replace(/\s/g, '').replace(/^(\d{5})0{4}$/, '$1');
  return code?.replace(/^(\d{5})(\d{4})$/, '$1-$2').replace(/^([A-Z]\d[A-Z])(\d[A-Z]\d).*$/, '$1 $2');
}
