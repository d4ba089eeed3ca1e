/** Starts the loops of the roles this process has: projections, reactors and sweeps for the projector, the queue's handler for the worker. */
import type { INestApplicationContext } from '@nestjs/common';
import { HeadKey } from '#contexts/audit/application/head-key.js';
import { SignHeads } from '#contexts/audit/application/sign-heads.js';
import { EXPIRY, ExpireExtractions } from '#contexts/documents/application/expire-extractions.js';
import { EXTRACTION_QUEUE } from '#contexts/documents/application/extraction-job.js';
import { ExtractionWorker } from '#contexts/documents/application/extraction-worker.js';
import { deleteOriginal, eraseDocuments, requestExtraction, settleCredits } from '#contexts/documents/application/reactors.js';
import { RemoveOrphans } from '#contexts/documents/application/remove-orphans.js';
import { SealedObjects } from '#contexts/documents/application/sealed-objects.js';
import { eraseAccounts, eraseWorkspaces } from '#contexts/erasure/application/reactors.js';
import { WorkspaceDocuments } from '#contexts/erasure/application/workspace-documents.js';
import { EmailKeys } from '#contexts/identity/application/email-keys.js';
import { AccountMails, sendMails } from '#contexts/identity/application/send-mails.js';
import { CreditLedger } from '#contexts/workspaces/application/credit-ledger.js';
import type { Config } from '#platform/config.js';
import type { Logger } from '#platform/logging.js';
import { Runners } from '#platform/runners.js';
import { ChangeFeed } from '#read-side/change-feed.js';
import { Views } from '#read-side/views.js';
import { Decisions } from '#write-side/decisions.js';
import { KeyRing } from '#write-side/key-ring.js';
import type { Adapters } from './adapters.js';

export function startRoles(app: INestApplicationContext, config: Config, adapters: Adapters, logger: Logger): void {
  const runners = app.get(Runners);
  const decisions = app.get(Decisions);
  const credits = app.get(CreditLedger);
  const mails = new AccountMails(adapters.mailer, adapters.clock, (level, message, facts) => logger[level](facts, message));
  if (config.roles.includes('projector')) {
    runners.startReadSide(
      [
        requestExtraction(adapters.queue),
        settleCredits(credits),
        deleteOriginal(decisions, adapters.objects),
        eraseDocuments(adapters.objects, app.get(KeyRing)),
        eraseAccounts(decisions, app.get(EmailKeys), mails, app.get(KeyRing)),
        sendMails(mails, decisions, config.publicUrl),
        eraseWorkspaces(decisions, app.get(Views), app.get(WorkspaceDocuments), app.get(KeyRing)),
      ],
      [
        new ExpireExtractions(app.get(Views), decisions, credits, adapters.queue, adapters.clock, {
          ...EXPIRY,
          // The lock of DATA_DIR says that nobody else takes uploads.
          ...(config.roles.length === 3 && config.embedded && { soleServerSince: adapters.clock.iso() }),
        }),
        new RemoveOrphans(decisions, adapters.objects, adapters.clock),
        new SignHeads(adapters.events, adapters.models, decisions, adapters.clock, app.get(HeadKey), (level, message, facts) => logger[level](facts, message)),
      ],
    );
  }
  if (config.roles.includes('api')) runners.start(app.get(ChangeFeed));
  if (config.roles.includes('worker')) {
    const worker = new ExtractionWorker(decisions, app.get(SealedObjects), adapters.extractor, (level, message, facts) => logger[level](facts, message));
    runners.start({
      run: (signal) =>
        adapters.queue.work(EXTRACTION_QUEUE, { concurrency: config.workerConcurrency, signal }, (job) => worker.handle(job)),
    });
  }
}
