/** The Nest module of every app: ports bound to the adapters given, the write side, the contexts, and controllers where there is an API. */
import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { PassportModule } from '@nestjs/passport';
import { HeadKey } from '#contexts/audit/application/head-key.js';
import { LogWatch } from '#contexts/audit/application/log-watch.js';
import {
  ConfirmFieldsHandler,
  DeleteDocumentHandler,
  EditFieldsHandler,
  RestoreVersionHandler,
} from '#contexts/documents/application/change-document.js';
import { documentAnnouncers } from '#contexts/documents/application/announcements.js';
import { FindSameFilesHandler } from '#contexts/documents/application/find-same-files.js';
import {
  GetDocumentHandler,
  GetOriginalHandler,
  ListDocumentsHandler,
} from '#contexts/documents/application/find-documents.js';
import { GetHistoryHandler } from '#contexts/documents/application/find-history.js';
import { GetVersionHandler } from '#contexts/documents/application/find-versions.js';
import { GetPageImageHandler } from '#contexts/documents/application/page-images.js';
import { SealedObjects } from '#contexts/documents/application/sealed-objects.js';
import { UploadDocumentHandler } from '#contexts/documents/application/upload-document.js';
import { DocumentsController } from '#contexts/documents/http/documents.controller.js';
import { SubmitContactMessageHandler } from '#contexts/engagement/application/contact.js';
import { FollowLinkHandler, SubscribeHandler } from '#contexts/engagement/application/newsletter.js';
import { NewsletterLinks } from '#contexts/engagement/application/newsletter-links.js';
import { EngagementController } from '#contexts/engagement/http/engagement.controller.js';
import { Answers } from '#contexts/free-test/application/answers.js';
import { FreeTestTerms } from '#contexts/free-test/application/free-test-terms.js';
import { GetFreeTestUsageHandler } from '#contexts/free-test/application/get-free-test-usage.js';
import { PassingObjects } from '#contexts/free-test/application/passing-objects.js';
import { TryFreeTestHandler } from '#contexts/free-test/application/try-free-test.js';
import { VisitorKeys } from '#contexts/free-test/application/visitor-keys.js';
import { FreeTestController } from '#contexts/free-test/http/free-test.controller.js';
import { AcceptInvitationHandler } from '#contexts/identity/application/accept-invitation.js';
import { Attempts } from '#contexts/identity/application/attempts.js';
import { ChangePasswordHandler } from '#contexts/identity/application/change-password.js';
import { CleanUpWorkspaceHandler } from '#contexts/erasure/application/clean-up-workspace.js';
import { DeleteAccountHandler } from '#contexts/erasure/application/delete-account.js';
import { RemoveMemberHandler } from '#contexts/erasure/application/remove-member.js';
import { WorkspaceDocuments } from '#contexts/erasure/application/workspace-documents.js';
import { ExportDocumentsHandler, PreviewExportHandler } from '#contexts/export/application/exporting.js';
import { ExportSource } from '#contexts/export/application/export-source.js';
import {
  DeleteTemplateHandler,
  ListTemplatesHandler,
  SaveTemplateHandler,
} from '#contexts/export/application/templates.js';
import { ExportController } from '#contexts/export/http/export.controller.js';
import { HistoryController } from '#contexts/documents/http/history.controller.js';
import { PagesController } from '#contexts/documents/http/pages.controller.js';
import { VersionsController } from '#contexts/documents/http/versions.controller.js';
import { accessAnnouncers } from '#contexts/identity/application/announcements.js';
import { EmailKeys } from '#contexts/identity/application/email-keys.js';
import { LogInHandler } from '#contexts/identity/application/log-in.js';
import { PasswordProof } from '#contexts/identity/application/password-proof.js';
import { RegisterMemberHandler } from '#contexts/identity/application/register-member.js';
import { Sessions } from '#contexts/identity/application/sessions.js';
import { PasswordRules } from '#contexts/identity/domain/password-rules.js';
import { AccountController } from '#contexts/identity/http/account.controller.js';
import { AuthController } from '#contexts/identity/http/auth.controller.js';
import { subscriptionAnnouncers } from '#contexts/billing/application/announcements.js';
import {
  CancelSubscriptionHandler,
  ChangePlanHandler,
  OpenBillingPageHandler,
  ReactivateSubscriptionHandler,
  SubscriptionChanges,
} from '#contexts/billing/application/change-subscription.js';
import { GetSubscriptionHandler } from '#contexts/billing/application/find-subscription.js';
import { HandleNoticeHandler } from '#contexts/billing/application/handle-notice.js';
import { Reconciliation } from '#contexts/billing/application/reconciliation.js';
import { StartCheckoutHandler } from '#contexts/billing/application/start-checkout.js';
import { ConcludeTestCheckoutHandler, GetTestOrderHandler } from '#contexts/billing/application/test-checkout.js';
import { PaymentController } from '#contexts/billing/http/payment.controller.js';
import { ReturnAddress } from '#contexts/billing/http/return-address.js';
import { TestCheckoutController } from '#contexts/billing/http/test-checkout.controller.js';
import { WebhookController } from '#contexts/billing/http/webhook.controller.js';
import { CreditLedger } from '#contexts/workspaces/application/credit-ledger.js';
import { GetCreditHistoryHandler } from '#contexts/workspaces/application/credit-history.js';
import { InvitationLinks } from '#contexts/workspaces/application/invitation-links.js';
import {
  InviteMemberHandler,
  ListInvitationsHandler,
  RevokeInvitationHandler,
} from '#contexts/workspaces/application/invite-member.js';
import { ListMembersHandler } from '#contexts/workspaces/application/list-members.js';
import { usageAnnouncers } from '#contexts/workspaces/application/announcements.js';
import { GetUsageHistoryHandler } from '#contexts/workspaces/application/usage-history.js';
import { GetUsageHandler } from '#contexts/workspaces/application/usage.js';
import { MembersController } from '#contexts/workspaces/http/members.controller.js';
import { WorkspacesController } from '#contexts/workspaces/http/workspaces.controller.js';
import { RECENT_MS } from '#contracts/live.js';
import { BearerGuard, BearerStrategy } from '#platform/auth.js';
import { type Config } from '#platform/config.js';
import { ErrorFilter } from '#platform/error-filter.js';
import { HealthController } from '#platform/health.js';
import { LiveController } from '#platform/live/live.controller.js';
import { LOGGER, type Logger } from '#platform/logging.js';
import { HttpMetrics, Metrics, MetricsController } from '#platform/metrics.js';
import { OpenApiController } from '#platform/openapi.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { Runners } from '#platform/runners.js';
import { BotCheck } from '#ports/bot-check.js';
import { Clock } from '#ports/clock.js';
import { EventStore } from '#ports/event-store.js';
import { Extractor } from '#ports/extractor.js';
import { Ids } from '#ports/ids.js';
import { KeyVault } from '#ports/key-vault.js';
import { ObjectStore } from '#ports/object-store.js';
import { PaymentGateway } from '#ports/payment-gateway.js';
import { PageRenderer } from '#ports/page-renderer.js';
import { ReadModelStore } from '#ports/read-model-store.js';
import { WorkQueue } from '#ports/work-queue.js';
import { ChangeFeed } from '#read-side/change-feed.js';
import { ReadModelProgress } from '#read-side/read-model-progress.js';
import type { ReadSideEngine } from '#read-side/read-side-engine.js';
import { Views } from '#read-side/views.js';
import { Decisions } from '#write-side/decisions.js';
import { EventCodec } from '#write-side/event-codec.js';
import { KeyRing } from '#write-side/key-ring.js';
import type { Adapters } from './adapters.js';
import { projectionsOf } from './projections.js';
import { secretFor } from './secrets.js';

@Module({})
export class RectoModule {
  static with(
    config: Config,
    adapters: Adapters,
    logger: Logger,
    engine: ReadSideEngine,
    keys: KeyRing,
  ): DynamicModule {
    const http = config.roles.includes('api');
    return {
      module: RectoModule,
      imports: [CqrsModule.forRoot(), PassportModule.register({ session: false })],
      // Health and metrics answer in every process; the API only where it is wanted.
      controllers: [
        HealthController,
        MetricsController,
        ...(http
          ? [
              AuthController,
              AccountController,
              DocumentsController,
              PagesController,
              VersionsController,
              HistoryController,
              ExportController,
              WorkspacesController,
              MembersController,
              PaymentController,
              TestCheckoutController,
              WebhookController,
              FreeTestController,
              EngagementController,
              LiveController,
              OpenApiController,
            ]
          : []),
      ],
      providers: [
        ...ports(adapters),
        { provide: LOGGER, useValue: logger },
        { provide: KeyRing, useValue: keys },
        { provide: EventCodec, useValue: engine.codec },
        { provide: ReadModelProgress, useValue: engine.progress },
        { provide: Runners, useValue: new Runners(engine, projectionsOf(config)) },
        {
          provide: ChangeFeed,
          useValue: new ChangeFeed(
            engine,
            [...documentAnnouncers, ...usageAnnouncers, ...subscriptionAnnouncers, ...accessAnnouncers],
            { recentMs: RECENT_MS },
          ),
        },
        { provide: Views, useFactory: (models: ReadModelStore) => new Views(models), inject: [ReadModelStore] },
        {
          provide: Decisions,
          useFactory: (events: EventStore, codec: EventCodec, clock: Clock, ids: Ids) =>
            new Decisions(events, codec, clock, ids),
          inject: [EventStore, EventCodec, Clock, Ids],
        },
        {
          provide: SealedObjects,
          useFactory: (objects: ObjectStore, ring: KeyRing) => new SealedObjects(objects, ring),
          inject: [ObjectStore, KeyRing],
        },
        {
          provide: ExportSource,
          useFactory: (views: Views, objects: ObjectStore, sealed: SealedObjects) =>
            new ExportSource(views, objects, sealed),
          inject: [Views, ObjectStore, SealedObjects],
        },
        {
          provide: CreditLedger,
          useFactory: (decisions: Decisions, clock: Clock) => new CreditLedger(decisions, clock),
          inject: [Decisions, Clock],
        },
        { provide: HeadKey, useFactory: () => new HeadKey(secretFor(config.masterKey, 'log-heads')) },
        {
          provide: LogWatch,
          useFactory: (events: EventStore, models: ReadModelStore, key: HeadKey) =>
            new LogWatch(events, models, key.publicKey),
          inject: [EventStore, ReadModelStore, HeadKey],
        },
        {
          provide: Reconciliation,
          useFactory: (decisions: Decisions, gateway: PaymentGateway) =>
            new Reconciliation(decisions, gateway, (level, message, facts) => logger[level](facts, message)),
          inject: [Decisions, PaymentGateway],
        },
        {
          provide: SubscriptionChanges,
          useFactory: (decisions: Decisions, gateway: PaymentGateway, reconciliation: Reconciliation) =>
            new SubscriptionChanges(decisions, gateway, reconciliation),
          inject: [Decisions, PaymentGateway, Reconciliation],
        },
        { provide: ReturnAddress, useFactory: () => new ReturnAddress(config.publicUrl) },
        { provide: EmailKeys, useFactory: () => new EmailKeys(secretFor(config.masterKey, 'email-keys')) },
        { provide: PasswordRules, useFactory: () => new PasswordRules(config.passwordMinLength) },
        {
          provide: Attempts,
          useFactory: (clock: Clock) => new Attempts(clock, config.registrationsPerHour),
          inject: [Clock],
        },
        {
          provide: PasswordProof,
          useFactory: (decisions: Decisions, emailKeys: EmailKeys, attempts: Attempts) =>
            new PasswordProof(decisions, emailKeys, attempts),
          inject: [Decisions, EmailKeys, Attempts],
        },
        {
          provide: WorkspaceDocuments,
          useFactory: (decisions: Decisions, views: Views) => new WorkspaceDocuments(decisions, views, engine.progress),
          inject: [Decisions, Views],
        },
        { provide: VisitorKeys, useFactory: () => new VisitorKeys(keys) },
        {
          provide: PassingObjects,
          useFactory: (objects: ObjectStore, visitors: VisitorKeys) => new PassingObjects(objects, visitors),
          inject: [ObjectStore, VisitorKeys],
        },
        { provide: Answers, useFactory: (passing: PassingObjects) => new Answers(passing), inject: [PassingObjects] },
        {
          provide: FreeTestTerms,
          useFactory: () => new FreeTestTerms(config.freeTest.limit, config.freeTest.timeoutMs),
        },
        {
          provide: NewsletterLinks,
          useFactory: () => new NewsletterLinks(secretFor(config.masterKey, 'newsletter-links'), config.publicUrl),
        },
        {
          provide: InvitationLinks,
          useFactory: () => new InvitationLinks(secretFor(config.masterKey, 'invitation-links'), config.publicUrl),
        },
        { provide: Sessions, useFactory: () => new Sessions(config.jwtSecret, config.sessionSeconds) },
        {
          provide: Metrics,
          useFactory: (
            events: EventStore,
            models: ReadModelStore,
            queue: WorkQueue,
            runners: Runners,
            log: LogWatch,
            clock: Clock,
          ) => new Metrics(events, models, queue, runners, log, clock),
          inject: [EventStore, ReadModelStore, WorkQueue, Runners, LogWatch, Clock],
        },
        ReadYourWrites,
        BearerStrategy,
        { provide: APP_GUARD, useClass: BearerGuard },
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_INTERCEPTOR, useClass: HttpMetrics },
        RegisterMemberHandler,
        LogInHandler,
        ChangePasswordHandler,
        DeleteAccountHandler,
        CleanUpWorkspaceHandler,
        RemoveMemberHandler,
        AcceptInvitationHandler,
        InviteMemberHandler,
        RevokeInvitationHandler,
        ListInvitationsHandler,
        ListMembersHandler,
        StartCheckoutHandler,
        CancelSubscriptionHandler,
        ReactivateSubscriptionHandler,
        ChangePlanHandler,
        OpenBillingPageHandler,
        HandleNoticeHandler,
        GetTestOrderHandler,
        ConcludeTestCheckoutHandler,
        GetSubscriptionHandler,
        GetUsageHandler,
        GetCreditHistoryHandler,
        GetUsageHistoryHandler,
        UploadDocumentHandler,
        EditFieldsHandler,
        ConfirmFieldsHandler,
        RestoreVersionHandler,
        DeleteDocumentHandler,
        ListDocumentsHandler,
        FindSameFilesHandler,
        GetDocumentHandler,
        GetOriginalHandler,
        PreviewExportHandler,
        ExportDocumentsHandler,
        SaveTemplateHandler,
        DeleteTemplateHandler,
        ListTemplatesHandler,
        TryFreeTestHandler,
        GetFreeTestUsageHandler,
        SubmitContactMessageHandler,
        SubscribeHandler,
        FollowLinkHandler,
        GetVersionHandler,
        GetHistoryHandler,
        GetPageImageHandler,
      ],
    };
  }
}

function ports(adapters: Adapters): Provider[] {
  return [
    { provide: Clock, useValue: adapters.clock },
    { provide: Ids, useValue: adapters.ids },
    { provide: EventStore, useValue: adapters.events },
    { provide: ReadModelStore, useValue: adapters.models },
    { provide: WorkQueue, useValue: adapters.queue },
    { provide: ObjectStore, useValue: adapters.objects },
    { provide: KeyVault, useValue: adapters.vault },
    { provide: PaymentGateway, useValue: adapters.payments },
    { provide: BotCheck, useValue: adapters.botCheck },
    { provide: Extractor, useValue: adapters.extractor },
    { provide: PageRenderer, useValue: adapters.pages },
  ];
}
