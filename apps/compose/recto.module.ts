/**
 * The Nest module of every app: ports bound to the adapters given, the write side and the read side, what the
 * contexts bring.
 */
import { tmpdir } from 'node:os';
import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { PassportModule } from '@nestjs/passport';
import { BrandedMailer } from '#adapters/mail/branded-mailer.js';
import { RECENT_MS } from '#contracts/live.js';
import { BodyPaces, ReadBodies } from '#platform/bodies/read-bodies.js';
import { FileReception } from '#platform/bodies/receive-file.js';
import { BodiesUnderWay } from '#platform/bodies/under-way.js';
import { SampleFiles } from '#contexts/documents/application/sample-files.js';
import type { ContextParts, Settings } from '#platform/context.js';
import { Draining } from '#platform/draining.js';
import { Envelope } from '#platform/envelope.js';
import { ErrorFilter } from '#platform/error-filter.js';
import { HealthController } from '#platform/health/health.controller.js';
import { PROBES, type Probe } from '#platform/probe.js';
import { ReadModelsHealth } from '#platform/health/read-models.js';
import { HealthReport } from '#platform/health/report.js';
import { HealthScope } from '#platform/health/scope.js';
import { Serving } from '#platform/health/serving.js';
import { StoresHealth } from '#platform/health/stores.js';
import { LiveController } from '#platform/live/live.controller.js';
import { LOGGER, type Logger } from '#platform/logging.js';
import { LoopWatch } from '#platform/loop-watch.js';
import { MemoryAtRest } from '#platform/memory-at-rest.js';
import { Metrics, MetricsController } from '#platform/metrics.js';
import { OpenApiController } from '#platform/openapi.js';
import { UntilTold } from '#platform/live/until-told.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { Runners } from '#platform/runners.js';
import { AttemptStore } from '#ports/attempt-store.js';
import { BotCheck } from '#ports/bot-check.js';
import { Clock } from '#ports/clock.js';
import { CorrectionLearner } from '#ports/correction-learner.js';
import { EventStore } from '#ports/event-store.js';
import { ExportWriter } from '#ports/export-writer.js';
import { Extractor } from '#ports/extractor.js';
import { IdentityProvider } from '#ports/identity-provider.js';
import { Ids } from '#ports/ids.js';
import { KeyVault } from '#ports/key-vault.js';
import { Mailer } from '#ports/mailer.js';
import { ObjectStore } from '#ports/object-store.js';
import { PageRenderer } from '#ports/page-renderer.js';
import { PaymentGateway } from '#ports/payment-gateway.js';
import { ReadModelStore } from '#ports/read-model-store.js';
import { RemoteFiles } from '#ports/remote-files.js';
import { RequestCounter } from '#ports/request-counter.js';
import { WebhookSender } from '#ports/webhook-sender.js';
import { WorkQueue } from '#ports/work-queue.js';
import { ChangeFeed } from '#read-side/change-feed.js';
import { ReadModelProgress } from '#read-side/read-model-progress.js';
import type { ReadSideEngine } from '#read-side/read-side-engine.js';
import { Views } from '#read-side/views.js';
import { Decisions } from '#write-side/decisions.js';
import { EventCodec } from '#write-side/event-codec.js';
import { KeyRing } from '#write-side/key-ring.js';
import type { Adapters } from './adapters.js';
import { webFolder } from './web-folder.js';
import { projectionsOf } from './projections.js';
import { picturesProbe } from './readers.js';

export interface Parts {
  readonly contexts: readonly ContextParts[];
  readonly settings: Settings;
  readonly adapters: Adapters;
  readonly engine: ReadSideEngine;
  readonly keys: KeyRing;
  readonly logger: Logger;
}

@Module({})
export class RectoModule {
  static with(parts: Parts): DynamicModule {
    const { contexts, settings } = parts;
    const api = [...contexts.flatMap(({ controllers = [] }) => controllers), LiveController, OpenApiController];
    return {
      module: RectoModule,
      imports: [CqrsModule.forRoot(), PassportModule.register({ session: false })],
      // Health and metrics answer in every process; the API only where it is wanted.
      controllers: [HealthController, MetricsController, ...(settings.config.roles.includes('api') ? api : [])],
      providers: [
        ...ports(parts),
        ...bothSides(parts),
        ...platform(parts),
        ...contexts.flatMap(({ providers }) => providers?.(settings) ?? []),
      ],
    };
  }
}

function ports({ adapters, settings }: Parts): Provider[] {
  return [
    { provide: Clock, useValue: adapters.clock },
    { provide: Ids, useValue: adapters.ids },
    { provide: EventStore, useValue: adapters.events },
    { provide: ReadModelStore, useValue: adapters.models },
    { provide: WorkQueue, useValue: adapters.queue },
    { provide: ObjectStore, useValue: adapters.objects },
    { provide: KeyVault, useValue: adapters.vault },
    { provide: RequestCounter, useValue: adapters.counter },
    { provide: AttemptStore, useValue: adapters.attempts },
    { provide: PaymentGateway, useValue: adapters.payments },
    { provide: IdentityProvider, useValue: adapters.identityProvider },
    { provide: BotCheck, useValue: adapters.botCheck },
    { provide: Mailer, useValue: new BrandedMailer(adapters.mailer, settings.config.switches.brand.name) },
    { provide: WebhookSender, useValue: adapters.webhooks },
    { provide: RemoteFiles, useValue: adapters.remote },
    { provide: Extractor, useValue: adapters.extractor },
    { provide: CorrectionLearner, useValue: adapters.learner },
    { provide: PageRenderer, useValue: adapters.pages },
    { provide: ExportWriter, useValue: adapters.exports },
  ];
}

/** The write side and the read side, which know nothing of Nest. */
function bothSides({ contexts, settings, engine, keys }: Parts): Provider[] {
  const announcers = contexts.flatMap(({ announcers = [] }) => announcers);
  return [
    { provide: KeyRing, useValue: keys },
    { provide: EventCodec, useValue: engine.codec },
    { provide: ReadModelProgress, useValue: engine.progress },
    { provide: Runners, useValue: new Runners(engine, projectionsOf(settings.config)) },
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

/** What every process answers and says, whatever it is for. */
function platform({ contexts, settings, logger }: Parts): Provider[] {
  return [
    { provide: LOGGER, useValue: logger },
    { provide: Draining, useValue: new Draining() },
    { provide: HealthScope, useValue: new HealthScope(settings.config.roles) },
    {
      provide: PROBES,
      useFactory: (...probes: Probe[]) => [...probes, ...picturesProbe(settings.config)],
      inject: contexts.flatMap(({ probes = [] }) => probes),
    },
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_INTERCEPTOR, useClass: Envelope },
    LoopWatch,
    { provide: APP_INTERCEPTOR, useClass: ReadBodies },
    { provide: BodiesUnderWay, useValue: new BodiesUnderWay() },
    { provide: BodyPaces, useValue: new BodyPaces() },
    // A data folder lies on a disk that is ours; a temporary folder may be memory.
    {
      provide: FileReception,
      useValue: new FileReception(settings.config.embedded ? settings.config.dataDir : tmpdir()),
    },
    { provide: SampleFiles, useValue: new SampleFiles(webFolder()) },
    HealthReport,
    MemoryAtRest,
    Metrics,
    ReadModelsHealth,
    ReadYourWrites,
    Serving,
    StoresHealth,
    UntilTold,
  ];
}
