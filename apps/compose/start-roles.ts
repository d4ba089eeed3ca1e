/** Starts the loops of the roles this process has: projections, reactors and sweeps for the projector, the queue's handler for the worker. */
import type { INestApplicationContext } from '@nestjs/common';
import { HeadKey } from '#contexts/audit/application/head-key.js';
import { SignHeads } from '#contexts/audit/application/sign-heads.js';
import { billingMails, endSubscriptions } from '#contexts/billing/application/reactors.js';
import { Reconciliation } from '#contexts/billing/application/reconciliation.js';
import { ReconcileSubscriptions } from '#contexts/billing/application/reconcile-subscriptions.js';
import { EXPIRY, ExpireExtractions } from '#contexts/documents/application/expire-extractions.js';
import { EXTRACTION_QUEUE } from '#contexts/documents/application/extraction-job.js';
import { ExtractionWorker } from '#contexts/documents/application/extraction-worker.js';
import {
  deleteOriginal,
  eraseDocuments,
  requestExtraction,
  settleCredits,
} from '#contexts/documents/application/reactors.js';
import { LearnedCorrections } from '#contexts/documents/application/learned-corrections.js';
import { RemoveOrphans } from '#contexts/documents/application/remove-orphans.js';
import { SealedObjects } from '#contexts/documents/application/sealed-objects.js';
import { eraseAccounts, eraseWorkspaces } from '#contexts/erasure/application/reactors.js';
import { WorkspaceDocuments } from '#contexts/erasure/application/workspace-documents.js';
import { deliverContactMessages } from '#contexts/engagement/application/contact.js';
import { ExpireSubscriptions } from '#contexts/engagement/application/expire-subscriptions.js';
import { NewsletterLinks } from '#contexts/engagement/application/newsletter-links.js';
import { sendNewsletterMails } from '#contexts/engagement/application/newsletter-mails.js';
import { FreeTestWorker } from '#contexts/free-test/application/free-test-worker.js';
import { ForgetFreeTests } from '#contexts/free-test/application/forget-free-tests.js';
import { PassingObjects } from '#contexts/free-test/application/passing-objects.js';
import { VisitorKeys } from '#contexts/free-test/application/visitor-keys.js';
import { EmailKeys } from '#contexts/identity/application/email-keys.js';
import { AccountMails, sendMails } from '#contexts/identity/application/send-mails.js';
import { CreditLedger } from '#contexts/billing/application/credit-ledger.js';
import { ExpireInvitations } from '#contexts/membership/application/expire-invitations.js';
import { InvitationLinks } from '#contexts/membership/application/invitation-links.js';
import { sendInvitations } from '#contexts/membership/application/invitation-mails.js';
import type { Config } from '#platform/config.js';
import type { Logger } from '#platform/logging.js';
import { Runners } from '#platform/runners.js';
import { ChangeFeed } from '#read-side/change-feed.js';
import { Views } from '#read-side/views.js';
import { Decisions } from '#write-side/decisions.js';
import { KeyRing } from '#write-side/key-ring.js';
import type { Adapters } from './adapters.js';

/** @returns how to end the streams of live changes before everything else */
export function startRoles(
  app: INestApplicationContext,
  config: Config,
  adapters: Adapters,
  logger: Logger,
): () => Promise<void> {
  const runners = app.get(Runners);
  const decisions = app.get(Decisions);
  const credits = app.get(CreditLedger);
  const views = app.get(Views);
  const log = (level: 'info' | 'warn' | 'error', message: string, facts: Record<string, unknown>) =>
    logger[level](facts, message);
  const keys = app.get(KeyRing);
  const { mailer, clock } = adapters;
  const passing = app.get(PassingObjects);
  const mails = new AccountMails(mailer, clock, log);
  if (config.roles.includes('projector')) {
    runners.startReadSide(
      [
        requestExtraction(adapters.queue),
        settleCredits(credits),
        deleteOriginal(decisions, adapters.objects),
        eraseDocuments(adapters.objects, keys),
        eraseAccounts(decisions, app.get(EmailKeys), mails, keys),
        sendMails(mails, decisions, config.publicUrl),
        deliverContactMessages(decisions, keys, mailer, config.mail.contactTo, log),
        sendNewsletterMails({ decisions, keys, mailer, links: app.get(NewsletterLinks), clock, log }),
        sendInvitations({
          decisions,
          keys,
          emailKeys: app.get(EmailKeys),
          mailer,
          links: app.get(InvitationLinks),
          clock,
          log,
        }),
        endSubscriptions(decisions, adapters.payments, app.get(Reconciliation)),
        billingMails(mails, decisions, config.publicUrl),
        eraseWorkspaces(decisions, views, app.get(WorkspaceDocuments), keys),
      ],
      [
        new ExpireExtractions(views, decisions, credits, adapters.queue, clock, {
          ...EXPIRY,
          // The lock of DATA_DIR says that nobody else takes uploads.
          ...(config.roles.length === 3 && config.embedded && { soleServerSince: clock.iso() }),
        }),
        new ReconcileSubscriptions(views, adapters.payments, app.get(Reconciliation), clock),
        new RemoveOrphans(decisions, adapters.objects, clock),
        new SignHeads(adapters.events, adapters.models, decisions, clock, app.get(HeadKey), log),
        new ForgetFreeTests(passing, app.get(VisitorKeys), clock),
        new ExpireSubscriptions(views, decisions, clock),
        new ExpireInvitations(views, decisions, clock),
      ],
    );
  }
  const endStreams = config.roles.includes('api') ? runners.start(app.get(ChangeFeed)) : async () => undefined;
  if (config.roles.includes('worker')) {
    const worker = new ExtractionWorker(
      decisions,
      app.get(SealedObjects),
      adapters.extractor,
      log,
      new LearnedCorrections(views, app.get(SealedObjects), adapters.learner),
    );
    const freeTests = new FreeTestWorker(passing, adapters.extractor, clock, log);
    const concurrency = config.workerConcurrency;
    // One place stays free for members, wherever there is more than one.
    const freeTestsAtOnce = Math.max(1, concurrency - 1);
    runners.start({
      run: (signal) =>
        adapters.queue.work(EXTRACTION_QUEUE, { concurrency, freeTestsAtOnce, signal }, (job) =>
          job.lane === 'free-test' ? freeTests.handle(job) : worker.handle(job),
        ),
    });
  }
  return endStreams;
}
