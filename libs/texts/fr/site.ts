import type { Catalog } from '../translate.js';

export const site: Catalog = {};
