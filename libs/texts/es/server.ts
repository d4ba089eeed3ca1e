import type { Catalog } from '../translate.js';

export const server: Catalog = {};
