/** Every read model, in the order the command line lists them. */
import type { Projection } from '#read-side/projection.js';
import { accounts } from './accounts/projection.js';
import { apiKeys } from './api-keys/projection.js';
import { bulkExports } from './bulk-exports/projection.js';
import { correctionsByLayout } from './corrections-by-layout/projection.js';
import { creditHistory } from './credit-history/projection.js';
import { documentDetail } from './document-detail/projection.js';
import type { ContentKeys } from './document-list/content-keys.js';
import { documentList } from './document-list/projection.js';
import { exportTemplates } from './export-templates/projection.js';
import { keptDocuments } from './kept-documents/projection.js';
import { openBulkJobs } from './open-bulk-jobs/projection.js';
import { openExtractions } from './open-extractions/projection.js';
import { openInvitations } from './open-invitations/projection.js';
import { openDeliveries } from './open-deliveries/projection.js';
import { originalsToDelete } from './originals-to-delete/projection.js';
import { retentionRules } from './retention-rules/projection.js';
import { subscribers } from './subscribers/projection.js';
import { subscriptions } from './subscriptions/projection.js';
import { usage } from './usage/projection.js';
import { webhookDeliveries } from './webhook-deliveries/projection.js';

/** @param contentKeys what a projection must know that no event says; the same for ever, so that it stays pure */
export function allProjections(contentKeys: ContentKeys): readonly Projection[] {
  return [
    documentList(contentKeys),
    documentDetail,
    usage,
    subscriptions,
    creditHistory,
    accounts,
    apiKeys,
    openExtractions,
    openInvitations,
    originalsToDelete,
    exportTemplates,
    subscribers,
    correctionsByLayout,
    openDeliveries,
    webhookDeliveries,
    openBulkJobs,
    bulkExports,
    keptDocuments,
    retentionRules,
  ];
}
