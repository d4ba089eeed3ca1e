/** The labels of every language as one lexicon: documents mix them. */
import {
  isOnlyLabels,
  labelFinder,
  type LabelFinder,
  type LabelHit,
  type Lexicon,
  lexiconOf,
} from '../../../layout/labels.js';
import { findHeadings } from '../../../fields/line-items/columns.js';
import { hasStreetWord } from '../../../fields/vocabulary/names.js';
import { type Span } from '../../../layout/lines.js';
import { withMisread } from '../../../fields/vocabulary/misread-labels.js';
import { af } from './af.js';
import { ar } from './ar.js';
import { az } from './az.js';
import { baltic } from './baltic.js';
import { bg } from './bg.js';
import { ca } from './ca.js';
import { cs } from './cs.js';
import { da } from './da.js';
import { de } from './de.js';
import { el } from './el.js';
import { en } from './en.js';
import { es } from './es.js';
import { fi } from './fi.js';
import { fr } from './fr.js';
import { he } from './he.js';
import { hu } from './hu.js';
import { is } from './is.js';
import { it } from './it.js';
import { ja } from './ja.js';
import { ko } from './ko.js';
import { mk } from './mk.js';
import { ms } from './ms.js';
import { nl } from './nl.js';
import { no } from './no.js';
import { pl } from './pl.js';
import { pt } from './pt.js';
import { ro } from './ro.js';
import { ru } from './ru.js';
import { southSlavic } from './south-slavic.js';
import { sq } from './sq.js';
import { sv } from './sv.js';
import { sw } from './sw.js';
import { tl } from './tl.js';
import { th } from './th.js';
import { tr } from './tr.js';
import { uk } from './uk.js';
import { vi } from './vi.js';
import { withTax } from './with-tax.js';
import { zh } from './zh.js';
import { type InvoiceLabel, LABEL_NAMES } from './names.js';

const LANGUAGES = [
  en,
  de,
  fr,
  nl,
  es,
  it,
  pl,
  pt,
  sv,
  da,
  no,
  cs,
  fi,
  hu,
  ro,
  tr,
  southSlavic,
  baltic,
  ms,
  el,
  bg,
  uk,
  is,
  ja,
  zh,
  ru,
  mk,
  vi,
  ko,
  ar,
  he,
  th,
  sq,
  az,
  ca,
  af,
  sw,
  tl,
];

const lexicon = withShortTotals(lexiconOf(LABEL_NAMES, LANGUAGES));
const find = withMisread(labelFinder(lexicon), lexicon, {
  means: (text) => isOnlyLabels(text, findHeadings) || hasStreetWord(text),
});

export const findInvoiceLabels: LabelFinder<InvoiceLabel> = (span) =>
  find(withTaxName(span)).filter((hit) => !isDirection(hit, span) && !isPostBox(hit, span));

/** "Totale documento" is printed as "Tot. documento", too. */
function withShortTotals(labels: Lexicon<InvoiceLabel>): Lexicon<InvoiceLabel> {
  const all = {} as Record<InvoiceLabel, readonly string[]>;
  for (const name of LABEL_NAMES) {
    const long = labels[name].filter((phrase) => /^totale? /.test(phrase));
    all[name] = [...labels[name], ...long.map((phrase) => phrase.replace(/^totale?/, 'tot'))];
  }
  return all;
}

/** "P.lva": the capital of Italy's, Spain's and Portugal's tax reads as a small letter; there is no such word. */
const withTaxName = (span: Span): Span => ({ ...span, text: span.text.replace(MISREAD_TAX, 'Iva') });
const MISREAD_TAX = /(?<![\p{L}\p{N}])[l|1]va(?![\p{L}\p{N}])/gu;

/** Of these, not what stands behind another and says more of it: "Total (inc. GST)", "Total inkl. MWST". */
export const findMainLabels: LabelFinder<InvoiceLabel> = (span) => {
  const hits = findInvoiceLabels(span);
  return withTax(
    hits.filter((hit) => !isInBrackets(hit, hits, span.text)),
    span.text,
  );
};

function isInBrackets({ start, end }: LabelHit<InvoiceLabel>, hits: readonly LabelHit<InvoiceLabel>[], text: string) {
  const open = text.lastIndexOf('(', start);
  const close = text.indexOf(')', end);
  if (open < 0 || close < 0 || /[()\d]/.test(text.slice(open + 1, close))) return false;
  return hits.some((other) => other.end <= open && !/[\p{L}\d]/u.test(text.slice(other.end, open)));
}

/** "To" and "from" name a date where they begin a cell or one follows; in "amount due to us" they are words. */
const isDirection = ({ name, phrase, start, end }: LabelHit<InvoiceLabel>, { text }: Span): boolean =>
  name === 'otherDate' && phrase.length <= 4 && start > 0 && !/^\W*\d|^\s*:/.test(text.slice(end));

/** "P.O. Box 118": an address, not an order. */
const isPostBox = ({ name, end }: LabelHit<InvoiceLabel>, { text }: Span): boolean =>
  name === 'purchaseOrder' && /^\W*box\b/i.test(text.slice(end));
