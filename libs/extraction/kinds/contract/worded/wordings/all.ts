/** Languages whose contracts are read by how they word them. */
import { type Wording } from './wording.js';
import { ar } from './ar.js';
import { bg } from './bg.js';
import { cs } from './cs.js';
import { da } from './da.js';
import { el } from './el.js';
import { fi } from './fi.js';
import { he } from './he.js';
import { hr } from './hr.js';
import { hu } from './hu.js';
import { id } from './id.js';
import { no } from './no.js';
import { pl } from './pl.js';
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

export const WORDINGS: readonly Wording[] = [
  pl,
  cs,
  sk,
  sv,
  da,
  no,
  fi,
  hu,
  ro,
  hr,
  sl,
  tr,
  el,
  ru,
  uk,
  bg,
  vi,
  id,
  pt,
  ar,
  he,
  th,
];
