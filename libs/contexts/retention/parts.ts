import type { ContextParts } from '#platform/context.js';
import { Clock } from '#ports/clock.js';
import { ObjectStore } from '#ports/object-store.js';
import { Views } from '#read-side/views.js';
import { Decisions } from '#write-side/decisions.js';
import { ApplyRetentionRules } from './application/apply-retention-rules.js';
import {
  GetRetentionHandler,
  ListRetentionChangesHandler,
  PreviewRetentionHandler,
} from './application/find-retention.js';
import { RetentionController } from './http/retention.controller.js';

export const parts: ContextParts = {
  providers: () => [GetRetentionHandler, ListRetentionChangesHandler, PreviewRetentionHandler],
  controllers: [RetentionController],
  sweeps: ({ get }) => [new ApplyRetentionRules(get(Decisions), get(Views), get(ObjectStore), get(Clock))],
};
