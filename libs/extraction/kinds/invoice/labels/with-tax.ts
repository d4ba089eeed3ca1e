/**
 * What a label of a sum says of the tax is no label of its own: "Rechnungsbetrag CHF inkl. MWST 216.20" is a total with
 * its tax, "Total exkl. MWST 200.00" the net sum.
 */
import { fold } from '../../../layout/fold.js';
import { type LabelHit } from '../../../layout/labels.js';
import { CURRENCY_CODE } from '../../../normalise/amounts.js';
import { type InvoiceLabel } from './names.js';

type Hit = LabelHit<InvoiceLabel>;

const SUMS: readonly InvoiceLabel[] = ['total', 'subtotal', 'due'];
const CURRENCY = String.raw`(?:(?:in )?(?:${CURRENCY_CODE.toLowerCase()}|[€$£])\W+)?`;
const WITH = new RegExp(
  String.raw`^\W*${CURRENCY}(?:incl\p{L}*|inkl\p{L}*|inc|with|mit|avec|con|met|z|s|med|me|amb|so|vcetne|vc|vratane|sa|cu|με|с|з|із|са|со|með)\W*$`,
  'u',
);
const WITHOUT = new RegExp(
  String.raw`^\W*${CURRENCY}(?:excl\p{L}*|exkl\p{L}*|exc|ex|without|before|ohne|sans|hors|senza|sin|zonder|bez|utan|uden|uten|eks\p{L}*|fara|brez|be|pa|sense|χωρισ|без)\W*$`,
  'u',
);

export function withTax(hits: readonly Hit[], text: string): Hit[] {
  return hits.flatMap((hit, index) => {
    const between = (from: Hit | undefined, to: Hit | undefined) =>
      from && to && to.name === 'tax' && SUMS.includes(from.name) ? fold(text.slice(from.end, to.start)) : '';
    // "Bez DPH", "S DPH" over the columns of a table of taxes: neither is the tax.
    const alone = index === 0 && hit.name === 'tax' ? fold(text.slice(0, hit.start)) : '';
    const before = between(hits[index - 1], hit) || alone;
    if (WITH.test(before) || WITHOUT.test(before)) return [];
    const after = between(hit, hits[index + 1]);
    return [WITHOUT.test(after) && hit.name === 'total' ? { ...hit, name: 'subtotal' as const } : hit];
  });
}
