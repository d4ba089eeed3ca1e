import type { Catalog } from '../translate.js';
import { common } from './common.js';
import { documents } from './documents.js';
import { memberships } from './memberships.js';
import { roles } from './roles.js';
import { settings } from './settings.js';
import { site } from './site.js';

/** What the browser shows. */
export const shown: Catalog = { ...common, ...documents, ...memberships, ...roles, ...settings, ...site };
