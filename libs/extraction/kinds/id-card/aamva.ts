/**
 * The PDF417 on the back of American and Canadian licences (AAMVA DL/ID card design standard): elements of three
 * letters and their value, one to a line. Dates are written month first in the United States and year first in Canada.
 */
import { calendarDay } from '../../normalise/dates.js';
import { type Barcode } from '../../barcodes/barcodes.js';

export interface LicenceCode {
  /** The same code stands on identity cards of the states; undefined for other subfiles. */
  readonly kind?: 'driver_license' | 'id_card';
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
/** Issuer, versions and count of subfiles, then the type of the first. */
const SUBFILE = /(?:ANSI |AAMVA)\d{6,}\s?(DL|ID)/;
const KINDS = { DL: 'driver_license', ID: 'id_card' } as const;
/** The first element follows its subfile's type on the line of the header: "ANSI …DL00410278DLDAQ123". */
const BEFORE_FIRST = /^.{0,5}(?:ANSI |AAMVA).*(?:DL|ID)(?=D(?:AQ|CS|CA|AA|BA|BB)[^ ])/;
const ELEMENT = /^(?:DL|ID)?(D[A-Z]{2})(.*)$/;
const SEXES: Readonly<Record<string, 'F' | 'M' | 'X'>> = { '1': 'M', '2': 'F', '9': 'X', M: 'M', F: 'F', X: 'X' };

export const isLicenceCode = ({ format, text }: Pick<Barcode, 'format' | 'text'>): boolean =>
  format === 'PDF417' && HEAD.test(text);

export function licenceIn(code: Pick<Barcode, 'format' | 'text'>): LicenceCode | undefined {
  if (!isLicenceCode(code)) return undefined;
  const elements = new Map<string, string>();
  for (const line of code.text.split(/[\n\r\u001e\u001c]+/)) {
    const match = ELEMENT.exec(line.replace(BEFORE_FIRST, '').trim());
    const value = match?.[2]?.trim();
    const name = match?.[1];
    if (name && value && !/^(?:NONE|UNK|N\/?A)$/i.test(value) && !elements.has(name)) elements.set(name, value);
  }
  const get = (name: string) => elements.get(name)?.replace(/,+$/, '');
  const country = get('DCG') === 'CAN' || /^[A-Z]\d[A-Z]/.test(get('DAK') ?? '') ? 'CAN' : 'USA';
  const [whole, ...more] = (get('DAA') ?? '').split(/[,@]/);
  const given = [get('DAC') ?? get('DCT')?.replace(/,/g, ' '), get('DAD')].filter(Boolean).join(' ') || more.join(' ');
  const subfile = SUBFILE.exec(code.text)?.[1] as keyof typeof KINDS | undefined;
  const found: Record<keyof LicenceCode, string | undefined> = {
    kind: subfile && KINDS[subfile],
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

/** Noughts, and other days that the calendar does not have, stand for a date that was left out. */
function day(text: string | undefined): string | undefined {
  const [, first, second, third] = /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(text ?? '') ?? [];
  const yearFirst = first && calendarDay(Number(first), Number(second), Number(third));
  if (yearFirst) return yearFirst;
  const [, month, date, year] = /^(\d{2})(\d{2})((?:19|20)\d{2})$/.exec(text ?? '') ?? [];
  return month && calendarDay(Number(year), Number(month), Number(date));
}

function postcode(text: string | undefined): string | undefined {
  const code = text?.replace(/\s/g, '').replace(/^(\d{5})0{4}$/, '$1');
  return code?.replace(/^(\d{5})(\d{4})$/, '$1-$2').replace(/^([A-Z]\d[A-Z])(\d[A-Z]\d).*$/, '$1 $2');
}
