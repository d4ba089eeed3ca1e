/** All forms, a list per family. */
import { type Drawing } from '../drawing.js';
import { civil } from './civil.js';
import { community } from './community.js';
import { health } from './health.js';
import { money } from './money.js';
import { tax } from './tax.js';
import { traffic } from './traffic.js';
import { work } from './work.js';

export const FORMS: readonly Drawing[] = [...tax, ...civil, ...traffic, ...health, ...work, ...money, ...community];
