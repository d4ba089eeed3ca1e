/** Every read model, in the order the command line lists them. */
import type { Projection } from '#read-side/projection.js';
import { accounts } from './accounts/projection.js';
import { documentDetail } from './document-detail/projection.js';
import { documentList } from './document-list/projection.js';
import { exportTemplates } from './export-templates/projection.js';
import { openExtractions } from './open-extractions/projection.js';
import { usage } from './usage/projection.js';

export const allProjections: readonly Projection[] = [documentList, documentDetail, usage, accounts, openExtractions, exportTemplates] as unknown as Projection[];
