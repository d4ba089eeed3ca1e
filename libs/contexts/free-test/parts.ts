import { EXTRACTION_QUEUE } from '#contexts/documents/application/extraction-job.js';
import type { ContextParts } from '#platform/context.js';
import { Clock } from '#ports/clock.js';
import { Extractor } from '#ports/extractor.js';
import { Decisions } from '#write-side/decisions.js';
import { answerAnnouncer, Answers } from './application/answers.js';
import { CountedTests } from './application/counted-tests.js';
import { ForgetFreeTests } from './application/forget-free-tests.js';
import { FreeTestTerms } from './application/free-test-terms.js';
import { FreeTestWorker } from './application/free-test-worker.js';
import { GetFreeTestUsageHandler } from './application/get-free-test-usage.js';
import { PassingObjects } from './application/passing-objects.js';
import { TryFreeTestHandler } from './application/try-free-test.js';
import { VisitorKeys } from './application/visitor-keys.js';
import { WaitsInVain } from './application/waits-in-vain.js';
import { FreeTestController } from './http/free-test.controller.js';

export const parts: ContextParts = {
  providers: ({ config: { freeTest } }) => [
    { provide: FreeTestTerms, useValue: new FreeTestTerms(freeTest.limit, freeTest.timeoutMs) },
    Answers,
    CountedTests,
    GetFreeTestUsageHandler,
    PassingObjects,
    TryFreeTestHandler,
    VisitorKeys,
    WaitsInVain,
  ],
  controllers: [FreeTestController],
  announcers: [answerAnnouncer],
  sweeps: ({ get }) => [new ForgetFreeTests(get(PassingObjects), get(VisitorKeys), get(Clock))],
  jobs: ({ get, log }) => {
    const worker = new FreeTestWorker(get(PassingObjects), get(Extractor), get(Decisions), get(Clock), log);
    return [{ queue: EXTRACTION_QUEUE, lane: 'free-test', handle: (job) => worker.handle(job) }];
  },
};
