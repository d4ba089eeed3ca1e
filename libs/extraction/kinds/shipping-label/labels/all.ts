/** The labels of every language as one lexicon: documents mix them. */
import { labelFinder, lexiconOf } from '../../../layout/labels.js';
import { ar } from './ar.js';
import { az } from './az.js';
import { bg } from './bg.js';
import { ca } from './ca.js';
import { cs } from './cs.js';
import { da } from './da.js';
import { de } from './de.js';
import { el } from './el.js';
import { en } from './en.js';
import { es } from './es.js';
import { et } from './et.js';
import { fi } from './fi.js';
import { fr } from './fr.js';
import { hr } from './hr.js';
import { he } from './he.js';
import { hu } from './hu.js';
import { id } from './id.js';
import { is } from './is.js';
import { it } from './it.js';
import { ja } from './ja.js';
import { ko } from './ko.js';
import { lt } from './lt.js';
import { lv } from './lv.js';
import { LABEL_NAMES } from './names.js';
import { nl } from './nl.js';
import { no } from './no.js';
import { pl } from './pl.js';
import { points } from './points.js';
import { pt } from './pt.js';
import { ro } from './ro.js';
import { ru } from './ru.js';
import { sk } from './sk.js';
import { sl } from './sl.js';
import { sv } from './sv.js';
import { th } from './th.js';
import { tr } from './tr.js';
import { uk } from './uk.js';
import { vi } from './vi.js';
import { zh } from './zh.js';
import { withMisread } from '../../../fields/vocabulary/misread-labels.js';

const lexicon = lexiconOf(LABEL_NAMES, [
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
  fi,
  cs,
  sk,
  hu,
  ro,
  hr,
  sl,
  tr,
  el,
  bg,
  uk,
  ru,
  is,
  zh,
  ja,
  id,
  vi,
  az,
  ca,
  ko,
  ar,
  he,
  th,
  et,
  lv,
  lt,
  points,
]);

const find = withMisread(labelFinder(lexicon), { ...lexicon, service: [] }, { shortest: 7 });

/** The nought that ends a word of letters is one, too: "P0#". */
export const findShippingLabels: typeof find = (span) =>
  find({ ...span, text: span.text.replace(/(?<=\p{L})0(?![\p{L}\d])/gu, 'O') });

/** The headings of parties alone, of which a shorter word may have a letter misread as well. */
const { recipient, sender } = lexicon;
const parties = { recipient, sender };
export const findPartyHeadings = withMisread(labelFinder(parties), parties);
