import { LogWatch } from '#contexts/audit/application/log-watch.js';
import type { ContextParts } from '#platform/context.js';
import { HealthReport } from '#platform/health/report.js';
import { Runners } from '#platform/runners.js';
import { Clock } from '#ports/clock.js';
import { EventStore } from '#ports/event-store.js';
import { ReadModelStore } from '#ports/read-model-store.js';
import { WorkQueue } from '#ports/work-queue.js';
import { Views } from '#read-side/views.js';
import { OperatorToken } from './application/operator-token.js';
import { InstallationStatus } from './http/installation-status.js';
import { OperatorController } from './http/operator.controller.js';

export const parts: ContextParts = {
  providers: ({ config }) => [
    { provide: OperatorToken, useValue: new OperatorToken(config.operatorToken) },
    {
      provide: InstallationStatus,
      useFactory: (
        events: EventStore,
        models: ReadModelStore,
        queue: WorkQueue,
        views: Views,
        runners: Runners,
        health: HealthReport,
        log: LogWatch,
        clock: Clock,
      ) => new InstallationStatus({ config, events, models, queue, views, runners, health, log, clock }),
      inject: [EventStore, ReadModelStore, WorkQueue, Views, Runners, HealthReport, LogWatch, Clock],
    },
  ],
  controllers: [OperatorController],
};
