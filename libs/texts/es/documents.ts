import type { Catalog } from '../translate.js';

export const documents: Catalog = {};
