/**
 * Finds amounts of money in a line of text, in both decimal conventions ("1,234.56", "1.234,56", "1 234,56",
 * "1'234.56", in India "12,34,567.50"). The last separator followed by two digits is the decimal point. Reading errors
 * are repaired only where the shape leaves no doubt (a letter O among digits, a space beside the decimal point).
 * Percentages, dates, times and longer numbers are not amounts.
 */
import { digitsOf } from './confused-characters.js';

export interface Amount {
  readonly value: number;
  readonly start: number;
  readonly end: number;
  /** Two decimals were written. */
  readonly exact: boolean;
  /** ISO 4217, when a sign or code stands beside it. */
  readonly currency?: string;
}

const SIGNS: Record<string, string> = {
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  円: 'JPY',
  '₹': 'INR',
  '₽': 'RUB',
  '₺': 'TRY',
  '₩': 'KRW',
  '₪': 'ILS',
  '₴': 'UAH',
  rm: 'MYR',
  zł: 'PLN',
  zl: 'PLN',
  kč: 'CZK',
  kc: 'CZK',
  r$: 'BRL',
  us$: 'USD',
  s$: 'SGD',
  a$: 'AUD',
  c$: 'CAD',
  ca$: 'CAD',
  au$: 'AUD',
  nz$: 'NZD',
  mx$: 'MXN',
  hk$: 'HKD',
  nt$: 'TWD',
  ft: 'HUF',
  lei: 'RON',
  rs: 'INR',
  rp: 'IDR',
  лв: 'BGN',
  грн: 'UAH',
  руб: 'RUB',
  '₫': 'VND',
  đ: 'VND',
  vnđ: 'VND',
  원: 'KRW',
  ден: 'MKD',
  дин: 'RSD',
  '₼': 'AZN',
  '₸': 'KZT',
  '฿': 'THB',
  บาท: 'THB',
  '﷼': 'SAR',
  رس: 'SAR',
  ريال: 'SAR',
  دإ: 'AED',
  درهم: 'AED',
  جم: 'EGP',
  جنيه: 'EGP',
  دك: 'KWD',
  دأ: 'JOD',
  دا: 'JOD',
  دع: 'IQD',
  لس: 'SYP',
  ري: 'YER',
  جس: 'SDG',
  لل: 'LBP',
  دم: 'MAD',
  دج: 'DZD',
  دت: 'TND',
  رق: 'QAR',
  رع: 'OMR',
  دب: 'BHD',
  שח: 'ILS',
};
/** ISO 4217, alternatives of a pattern: those that are no words or legal forms ("pen", "gel", "DOP", "Bhd") as well. */
export const CURRENCY_CODE =
  'EUR|USD|GBP|CHF|MYR|PLN|CZK|SEK|NOK|DKK|HUF|RON|BGN|TRY|RUB|UAH|JPY|CNY|INR|SGD|AUD|CAD|NZD|HKD|BRL|MXN|ZAR|THB|IDR|PHP|KRW|ILS|AED|SAR|ISK|' +
  'NGN|KES|GHS|UGX|TZS|ZMW|ETB|XOF|XAF|EGP|TND|PKR|BDT|LKR|NPR|VND|TWD|KZT|RSD|QAR|KWD|OMR|ARS|CLP|COP|UYU|PYG|GTQ|CRC|AZN|MKD|JOD|IQD|LBP|MAD|DZD|BHD';
const SIGN = String.raw`(?:(?:US|CA|AU|NZ|MX|HK|NT)\$|(?<!\p{L})[SACR]\$|[€$£¥₹₽₺₩₪₴₫₼₸฿﷼]|\b(?:${CURRENCY_CODE}|RM|Rs|Rp)(?=[\s\d.:-]|$)|円|원|บาท|(?<!\p{L})(?:zł|zl|Kč|Kc|Ft|лв|грн|руб|ден|дин|vnđ|đ|ر\. ?[سقعي]|رس|ريال|د\. ?[إكأاعمجتب]|دج|درهم|ج\. ?[مس]|جنيه|ل\. ?[لس]|ש["״'׳]{0,2}ח)(?!\p{L}))`;
const DIGIT = '[0-9OoIl]';
/** Thousands; in India hundreds of them after the first. */
const GROUPED = String.raw`(?:\d{1,2}(?:,\d{2})+,\d{3}|\d{1,3}(?:[.,'’ ]\d{3})+)`;
/** One decimal, as programs write figures, beside a sign alone: "9.5 €". */
const ONE_DECIMAL = String.raw`(?<=[€$£]\s?)\d+[.,]\d|\d+[.,]\d(?=\s?[€£])`;
const NUMBER = String.raw`(?:(?:${GROUPED}|\d+)\s?[.,]\s?${DIGIT}{2}|${GROUPED}|${ONE_DECIMAL}|\d+)(?![\d%])`;
const PATTERN = new RegExp(
  String.raw`(?:(${SIGN})\.?\s*)?(\()?([-−–]\s?)?(?:(${SIGN})\s*)?(?<![\d.,/:])(${NUMBER})(-)?(?!\s?%|[.,]?\d|[/:]\d|[A-Za-z]{2})(\))?(?=\s*(${SIGN})?)`,
  'giu',
);

/** @param thousandths whether money is counted in them where no sign or code says what it is */
export function findAmounts(text: string, thousandths = false): Amount[] {
  const found: Amount[] = [];
  for (const match of text.matchAll(PATTERN)) {
    const [whole, first, open, minus, between, digits = '', trailing, , after] = match;
    // The sign of an amount in the cell before is none of this one's.
    const lead = whole.slice(0, whole.indexOf(digits));
    const isOther = lead.includes('\t') && /\d\s?$/.test(text.slice(0, match.index));
    const before = isOther ? undefined : first;
    const sign = before ?? between;
    const own = currencyOf(sign ?? after);
    const inThousandths = own ? hasThousandths(own) : thousandths;
    const parsed = parseNumber(/^\d+[.,]\d$/.test(digits) ? `${digits}0` : digits, inThousandths);
    if (!parsed) continue;
    // Many states have dollars: "$9.00 AUD" says whose.
    const currency = currencyOf(sign === '$' && after?.length === 3 ? after : (sign ?? after));
    const negative = minus !== undefined || trailing !== undefined || (open !== undefined && whole.includes(')'));
    const start = match.index + (isOther ? lead.lastIndexOf('\t') + 1 : 0);
    found.push({
      value: negative ? -parsed.value : parsed.value,
      exact: parsed.exact || isWithoutCents(currencyOf(sign ?? after)),
      start,
      end: match.index + whole.length,
      ...(currency ? { currency } : {}),
    });
  }
  return found;
}

const WITHOUT_CENTS = new Set('JPY KRW VND IDR CLP PYG UGX TZS XOF XAF ISK IQD SYP LBP YER'.split(' '));

/** Money that has no hundredths, or that nobody prints with them. */
export const isWithoutCents = (currency: string | undefined): boolean => WITHOUT_CENTS.has(currency ?? '');

const WITH_THOUSANDTHS = new Set('BHD JOD KWD OMR TND'.split(' '));

/** Money that is printed with three decimals: "12.500". */
export const hasThousandths = (currency: string | undefined): boolean => WITH_THOUSANDTHS.has(currency ?? '');

/** @param thousandths three figures behind a separator are its decimals */
export function parseNumber(digits: string, thousandths = false): { value: number; exact: boolean } | undefined {
  const clean = digitsOf(digits.replace(/[\s'’]/g, ''));
  const small = thousandths && /^(.*)[.,](\d{3})$/.exec(clean);
  if (small) {
    const whole = small[1]!.replace(/[.,]/g, '');
    return /^\d{1,12}$/.test(whole) ? { value: Number(`${whole}.${small[2]}`), exact: true } : undefined;
  }
  const decimal = /[.,](\d{2})$/.exec(clean);
  const whole = (decimal ? clean.slice(0, -3) : clean).replace(/[.,]/g, '');
  if (!/^\d{1,12}$/.test(whole)) return undefined;
  return { value: Number(`${whole}.${decimal?.[1] ?? '00'}`), exact: decimal !== null };
}

export function currencyOf(sign: string | undefined): string | undefined {
  if (!sign) return undefined;
  return (
    SIGNS[sign.toLowerCase().replace(/[. "״'׳]/g, '')] ??
    (new RegExp(`^(?:${CURRENCY_CODE})$`, 'i').test(sign) ? sign.toUpperCase() : undefined)
  );
}

/** As lines of a bill do: two decimals, and a sign at most behind them. */
export const endsInPrice = (line: string): boolean => /\d[.,]\d{2}\W{0,2}$/.test(line.slice(-6));

/** Money is kept to the cent. */
export const cents = (value: number): number => Math.round(value * 100) / 100;

/** What one of something costs may be printed in parts of cents: 1.529 a litre. */
export const unitPrice = (value: number): number => Math.round(value * 1e4) / 1e4;
