/**
 * Answers: waits for workers' answers. That there is one is told by the log, as live changes are, so that nobody asks
 * the object store again and again. Only what may not have been told is looked for, each visitor's own and seldom.
 */
import { Injectable } from '@nestjs/common';
import { pause } from '#kernel/backoff.js';
import { FreeTestAnswered } from '#domain/free-test/free-test.js';
import { announce } from '#read-side/announcement.js';
import { ChangeFeed } from '#read-side/change-feed.js';
import { FreeTestTerms } from './free-test-terms.js';
import { PassingObjects, type TestRef } from './passing-objects.js';

const channelOf = (testId: string): string => `free-test/${testId}`;

export const answerAnnouncer = announce(FreeTestAnswered, [], ({ testId }) => ({
  channel: channelOf(testId),
  name: 'free-test-answered',
  data: {},
}));

/** When live changes are not followed, as in a process that is about to end. */
const LOOK_UNTOLD_EVERY_MS = 500;

@Injectable()
export class Answers {
  constructor(
    private readonly passing: PassingObjects,
    private readonly feed: ChangeFeed,
    private readonly terms: FreeTestTerms,
  ) {}

  /** undefined when the signal aborted before there was one. */
  async wait(ref: TestRef, signal: AbortSignal): Promise<Buffer | undefined> {
    let look = new AbortController();
    let everyMs = this.terms.lookEveryMs;
    const now = () => look.abort();
    const untold = () => {
      everyMs = LOOK_UNTOLD_EVERY_MS;
      now();
    };
    // What was told a moment ago is told again: the worker may have been faster.
    const stop = this.feed.listen([channelOf(ref.testId)], 'new', { announced: now, resync: now, ended: untold });
    if (!stop) untold();
    try {
      while (!signal.aborted) {
        await pause(everyMs, AbortSignal.any([signal, look.signal]));
        if (signal.aborted) break;
        look = new AbortController();
        // The store may be away; whoever waits has a time-out of their own.
        const answer = await this.passing.take('answer', ref).catch(() => undefined);
        if (answer) return answer;
      }
      return await this.passing.take('answer', ref);
    } finally {
      stop?.();
    }
  }
}
