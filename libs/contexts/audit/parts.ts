import type { ContextParts } from '#platform/context.js';
import { Clock } from '#ports/clock.js';
import { EventStore } from '#ports/event-store.js';
import { ReadModelStore } from '#ports/read-model-store.js';
import { Decisions } from '#write-side/decisions.js';
import { HeadKey } from './application/head-key.js';
import { LogWatch } from './application/log-watch.js';
import { SignHeads } from './application/sign-heads.js';
import { LogMetrics } from './http/log-metrics.js';

export const parts: ContextParts = {
  providers: ({ secret }) => [
    { provide: HeadKey, useValue: new HeadKey(secret('log-heads')) },
    {
      provide: LogWatch,
      useFactory: (events: EventStore, models: ReadModelStore, key: HeadKey) =>
        new LogWatch(events, models, key.publicKey),
      inject: [EventStore, ReadModelStore, HeadKey],
    },
    LogMetrics,
  ],
  probes: [LogWatch],
  sweeps: ({ get, log }) => [
    new SignHeads({
      events: get(EventStore),
      models: get(ReadModelStore),
      decisions: get(Decisions),
      clock: get(Clock),
      key: get(HeadKey),
      log,
    }),
  ],
};
