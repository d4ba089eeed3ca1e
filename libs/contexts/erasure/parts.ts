import { AddressClaims } from '#contexts/identity/application/address-claims.js';
import { ProviderAccounts } from '#contexts/identity/application/provider-accounts.js';
import { AccountMails } from '#contexts/identity/application/send-mails.js';
import type { ContextParts } from '#platform/context.js';
import { Views } from '#read-side/views.js';
import { Decisions } from '#write-side/decisions.js';
import { KeyRing } from '#write-side/key-ring.js';
import { CleanUpWorkspaceHandler } from './application/clean-up-workspace.js';
import { DeleteAccountHandler } from './application/delete-account.js';
import { eraseAccounts, eraseWorkspaces } from './application/reactors.js';
import { WorkspaceDocuments } from './application/workspace-documents.js';
import { WorkspaceTemplates } from './application/workspace-templates.js';
import { ErasureController } from './http/erasure.controller.js';

export const parts: ContextParts = {
  providers: () => [CleanUpWorkspaceHandler, DeleteAccountHandler, WorkspaceDocuments, WorkspaceTemplates],
  controllers: [ErasureController],
  reactors: ({ get }) => [
    eraseAccounts(get(Decisions), get(AddressClaims), get(ProviderAccounts), get(AccountMails), get(KeyRing)),
    eraseWorkspaces(get(Decisions), get(Views), get(WorkspaceDocuments), get(WorkspaceTemplates), get(KeyRing)),
  ],
};
