import type { Catalog } from '../translate.js';
import { roles } from './roles.js';

export const server: Catalog = { ...roles };
