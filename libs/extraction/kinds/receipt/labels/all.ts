/** The labels of every language as one lexicon: documents mix them. */
import { labelFinder, lexiconOf } from '../../../layout/labels.js';
import { baltic } from './baltic.js';
import { bg } from './bg.js';
import { cs } from './cs.js';
import { da } from './da.js';
import { de } from './de.js';
import { el } from './el.js';
import { en } from './en.js';
import { es } from './es.js';
import { fi } from './fi.js';
import { fr } from './fr.js';
import { hr } from './hr.js';
import { hu } from './hu.js';
import { is } from './is.js';
import { it } from './it.js';
import { ms } from './ms.js';
import { ja } from './ja.js';
import { LABEL_NAMES } from './names.js';
import { nl } from './nl.js';
import { no } from './no.js';
import { pl } from './pl.js';
import { pt } from './pt.js';
import { ro } from './ro.js';
import { sv } from './sv.js';
import { tr } from './tr.js';
import { uk } from './uk.js';
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
];

export const findReceiptLabels = labelFinder(lexiconOf(LABEL_NAMES, LANGUAGES));
