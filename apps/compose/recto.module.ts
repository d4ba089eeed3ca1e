/** The Nest module of every app: ports bound to the adapters given, the write side, the contexts, and controllers where there is an API. */
import { Module, type DynamicModule, type Provider, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { PassportModule } from '@nestjs/passport';
import { HeadKey } from '#contexts/audit/application/head-key.js';
import { LogWatch } from '#contexts/audit/application/log-watch.js';
import { LogMetrics } from '#contexts/audit/http/log-metrics.js';
import { billingAnnouncers } from '#contexts/billing/application/announcements.js';
import { billingProviders } from '#contexts/billing/application/providers.js';
import { Reconciliation } from '#contexts/billing/application/reconciliation.js';
import { billingControllers } from '#contexts/billing/http/controllers.js';
import { ReturnAddress } from '#contexts/billing/http/return-address.js';
import { documentAnnouncers } from '#contexts/documents/application/announcements.js';
import { documentProviders } from '#contexts/documents/application/providers.js';
import { QueueMetrics } from '#contexts/documents/http/queue-metrics.js';
import { documentControllers } from '#contexts/documents/http/controllers.js';
import { NewsletterLinks } from '#contexts/engagement/application/newsletter-links.js';
import { engagementProviders } from '#contexts/engagement/application/providers.js';
import { EngagementController } from '#contexts/engagement/http/engagement.controller.js';
import { erasureProviders } from '#contexts/erasure/application/providers.js';
import { ErasureController } from '#contexts/erasure/http/erasure.controller.js';
import { exportProviders } from '#contexts/export/application/providers.js';
import { ExportController } from '#contexts/export/http/export.controller.js';
import { FreeTestTerms } from '#contexts/free-test/application/free-test-terms.js';
import { freeTestProviders } from '#contexts/free-test/application/providers.js';
import { FreeTestController } from '#contexts/free-test/http/free-test.controller.js';
import { accessAnnouncers } from '#contexts/identity/application/announcements.js';
import { Attempts } from '#contexts/identity/application/attempts.js';
import { EmailKeys } from '#contexts/identity/application/email-keys.js';
import { identityProviders } from '#contexts/identity/application/providers.js';
import { Sessions } from '#contexts/identity/application/sessions.js';
import { PasswordRules } from '#domain/identity/password-rules.js';
import { identityControllers } from '#contexts/identity/http/controllers.js';
import { InvitationLinks } from '#contexts/membership/application/invitation-links.js';
import { membershipProviders } from '#contexts/membership/application/providers.js';
import { membershipControllers } from '#contexts/membership/http/controllers.js';
import { AccountListeners } from '#contexts/workspaces/http/account-listeners.js';
import { RECENT_MS } from '#contracts/live.js';
import { BearerGuard, BearerStrategy } from '#contexts/identity/http/bearer.js';
import { type Config } from '#platform/config.js';
import { ErrorFilter } from '#platform/error-filter.js';
import { Draining } from '#platform/draining.js';
import { HealthController } from '#platform/health/health.controller.js';
import { PROBES, type Probe } from '#platform/health/probe.js';
import { ReadModelsHealth } from '#platform/health/read-models.js';
import { HealthScope } from '#platform/health/scope.js';
import { Serving } from '#platform/health/serving.js';
import { StoresHealth } from '#platform/health/stores.js';
import { Listeners } from '#platform/live/listeners.js';
import { LiveController } from '#platform/live/live.controller.js';
import { LOGGER, type Logger } from '#platform/logging.js';
import { Metrics, MetricsController } from '#platform/metrics.js';
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
import { picturesProbe } from './readers.js';
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
    return {
      module: RectoModule,
      imports: [CqrsModule.forRoot(), PassportModule.register({ session: false })],
      // Health and metrics answer in every process; the API only where it is wanted.
      controllers: [HealthController, MetricsController, ...(config.roles.includes('api') ? api : [])],
      providers: [
        ...ports(adapters),
        ...bothSides(config, engine, keys),
        ...configured(config, logger),
        { provide: LOGGER, useValue: logger },
        { provide: Draining, useValue: new Draining() },
        { provide: HealthScope, useValue: new HealthScope(config.roles) },
        {
          provide: PROBES,
          useFactory: (log: Probe) => [log, picturesProbe(config)].filter((probe) => probe !== undefined),
          inject: [LogWatch],
        },
        { provide: Listeners, useClass: AccountListeners },
        ReadModelsHealth,
        Serving,
        StoresHealth,
        Metrics,
        LogMetrics,
        QueueMetrics,
        ReadYourWrites,
        BearerStrategy,
        { provide: APP_GUARD, useClass: BearerGuard },
        { provide: APP_FILTER, useClass: ErrorFilter },
        ...identityProviders,
        ...membershipProviders,
        ...billingProviders,
        ...documentProviders,
        ...exportProviders,
        ...freeTestProviders,
        ...engagementProviders,
        ...erasureProviders,
      ],
    };
  }
}

const api: Type[] = [
  ...identityControllers,
  ...documentControllers,
  ExportController,
  ...membershipControllers,
  ...billingControllers,
  FreeTestController,
  EngagementController,
  ErasureController,
  LiveController,
  OpenApiController,
];

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

/** The write side and the read side, which know nothing of Nest. */
function bothSides(config: Config, engine: ReadSideEngine, keys: KeyRing): Provider[] {
  const announcers = [...documentAnnouncers, ...billingAnnouncers, ...accessAnnouncers];
  return [
    { provide: KeyRing, useValue: keys },
    { provide: EventCodec, useValue: engine.codec },
    { provide: ReadModelProgress, useValue: engine.progress },
    { provide: Runners, useValue: new Runners(engine, projectionsOf(config)) },
    { provide: ChangeFeed, useValue: new ChangeFeed(engine, announcers, { recentMs: RECENT_MS }) },
    { provide: Views, useFactory: (models: ReadModelStore) => new Views(models), inject: [ReadModelStore] },
    {
      provide: Decisions,
      useFactory: (events: EventStore, codec: EventCodec, clock: Clock, ids: Ids) =>
        new Decisions(events, codec, clock, ids, engine.tracing),
      inject: [EventStore, EventCodec, Clock, Ids],
    },
  ];
}

/** What is made with a setting, a secret or the log. */
function configured(config: Config, logger: Logger): Provider[] {
  const secret = (purpose: Parameters<typeof secretFor>[1]) => secretFor(config.masterKey, purpose);
  return [
    { provide: HeadKey, useFactory: () => new HeadKey(secret('log-heads')) },
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
    { provide: ReturnAddress, useFactory: () => new ReturnAddress(config.publicUrl) },
    { provide: EmailKeys, useFactory: () => new EmailKeys(secret('email-keys')) },
    { provide: PasswordRules, useFactory: () => new PasswordRules(config.passwordMinLength) },
    {
      provide: Attempts,
      useFactory: (clock: Clock) => new Attempts(clock, config.registrationsPerHour),
      inject: [Clock],
    },
    {
      provide: FreeTestTerms,
      useFactory: () => new FreeTestTerms(config.freeTest.limit, config.freeTest.timeoutMs),
    },
    {
      provide: NewsletterLinks,
      useFactory: () => new NewsletterLinks(secret('newsletter-links'), config.publicUrl),
    },
    {
      provide: InvitationLinks,
      useFactory: () => new InvitationLinks(secret('invitation-links'), config.publicUrl),
    },
    { provide: Sessions, useFactory: () => new Sessions(config.jwtSecret, config.sessionSeconds) },
  ];
}
