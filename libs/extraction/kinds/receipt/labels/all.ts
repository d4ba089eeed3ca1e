/** The labels of every language as one lexicon: documents mix them. */
import { labelFinder, lexiconOf } from '../../../layout/labels.js';
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
import { hr } from './hr.js';
import { he } from './he.js';
import { hu } from './hu.js';
import { is } from './is.js';
import { it } from './it.js';
import { ja } from './ja.js';
import { ko } from './ko.js';
import { mk } from './mk.js';
import { ms } from './ms.js';
import { LABEL_NAMES } from './names.js';
import { nl } from './nl.js';
import { no } from './no.js';
import { pl } from './pl.js';
import { pt } from './pt.js';
import { ro } from './ro.js';
import { ru } from './ru.js';
import { sq } from './sq.js';
import { sv } from './sv.js';
import { sw } from './sw.js';
import { tl } from './tl.js';
import { th } from './th.js';
import { tr } from './tr.js';
import { uk } from './uk.js';
import { vi } from './vi.js';
import { zh } from './zh.js';

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
  no,
  da,
  fi,
  cs,
  hu,
  hr,
  ro,
  tr,
  ms,
  baltic,
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

export const findReceiptLabels = labelFinder(lexiconOf(LABEL_NAMES, LANGUAGES));
