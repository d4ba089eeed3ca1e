/** Everything under /documents. */
import { DocumentsController } from './documents.controller.js';
import { PagesController } from './pages.controller.js';
import { VersionsController } from './versions.controller.js';
import { HistoryController } from './history.controller.js';

export const documentControllers = [DocumentsController, PagesController, VersionsController, HistoryController];
