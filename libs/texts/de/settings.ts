import type { Catalog } from '../translate.js';

export const settings: Catalog = {};
