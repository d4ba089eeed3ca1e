/** All labels, a list per family of carriers. */
import { type Drawing } from '../drawing.js';
import { canadaAndAustralia } from './canada-australia.js';
import { centralEurope } from './central-europe.js';
import { dhl } from './dhl.js';
import { dpd } from './dpd.js';
import { eastAsia } from './east-asia.js';
import { fedex } from './fedex.js';
import { glsAndHermes } from './gls-hermes.js';
import { latinEurope } from './latin-europe.js';
import { northEurope } from './north-europe.js';
import { regional } from './regional.js';
import { royalMail } from './royal-mail.js';
import { southAsiaAndGulf } from './south-asia-gulf.js';
import { ups } from './ups.js';
import { usps } from './usps.js';

export const LABELS: readonly Drawing[] = [
  ...ups,
  ...usps,
  ...fedex,
  ...dhl,
  ...dpd,
  ...glsAndHermes,
  ...royalMail,
  ...latinEurope,
  ...northEurope,
  ...centralEurope,
  ...eastAsia,
  ...southAsiaAndGulf,
  ...canadaAndAustralia,
  ...regional,
];
