/** Whose dollars a bare "$" counts: those named in full somewhere, else those of the place the paper is from. */
import { CURRENCY_CODE } from '../../normalise/amounts.js';
import { type Reading } from '../../reading/reading.js';
import { dollarOf, isDollar } from '../../regions/currencies.js';

const AMERICAN = /\bUSD\b|\bUS ?\$/;
const CODES = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${CURRENCY_CODE})(?![\p{L}\p{N}])`, 'gu');

export function bareDollar({ layout: { text }, amounts }: Reading): string | undefined {
  if (AMERICAN.test(text)) return 'USD';
  const codes = [...amounts.flatMap(({ currency }) => currency ?? []), ...(text.match(CODES) ?? [])];
  const named = new Set(codes.filter((code) => code !== 'USD' && isDollar(code)));
  const [only] = named;
  return named.size === 1 ? only : dollarOf(text);
}
