/** The labels of every language as one lexicon: documents mix them. */
import { labelFinder, lexiconOf } from '../../../layout/labels.js';
import { cs } from './cs.js';
import { da } from './da.js';
import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { et } from './et.js';
import { fi } from './fi.js';
import { fr } from './fr.js';
import { hr } from './hr.js';
import { hu } from './hu.js';
import { id } from './id.js';
import { it } from './it.js';
import { ko } from './ko.js';
import { lt } from './lt.js';
import { lv } from './lv.js';
import { nl } from './nl.js';
import { no } from './no.js';
import { pl } from './pl.js';
import { pt } from './pt.js';
import { ro } from './ro.js';
import { ru } from './ru.js';
import { sk } from './sk.js';
import { sl } from './sl.js';
import { sr } from './sr.js';
import { sv } from './sv.js';
import { tl } from './tl.js';
import { tr } from './tr.js';
import { vi } from './vi.js';
import { LABEL_NAMES } from './names.js';

export const findIdLabels = labelFinder(
  lexiconOf(LABEL_NAMES, [
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
    et,
    lv,
    lt,
    id,
    tl,
    vi,
    ko,
    ru,
    sr,
  ]),
);
