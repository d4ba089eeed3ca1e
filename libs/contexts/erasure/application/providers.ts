/** What answers the commands and questions that delete for good, as the app is given it. */
import { CleanUpWorkspaceHandler } from './clean-up-workspace.js';
import { DeleteAccountHandler } from './delete-account.js';
import { WorkspaceDocuments } from './workspace-documents.js';

export const erasureProviders = [CleanUpWorkspaceHandler, DeleteAccountHandler, WorkspaceDocuments];
