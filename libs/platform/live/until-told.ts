/**
 * `?wait=30`: an answer is held until something is so, and no longer than asked for. Whoever waits listens as those do
 * who follow live changes, and only as long as their right to it lasts. When there is no waiting (too many wait, or
 * live changes are not followed) the answer is given at once, as it is.
 */
import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import type { Announcement } from '#read-side/announcement.js';
import { ChangeFeed } from '#read-side/change-feed.js';
import type { RectoRequest } from '../request-context.js';
import { Listeners } from './listeners.js';
import { Seats } from './seats.js';
import { whileAdmitted } from './while-admitted.js';

const PER_MEMBER = 100;
const PER_PROCESS = 5_000;

interface WaitedFor {
  /** Whether it is so now. What it throws ends the waiting. */
  readonly isSo: () => Promise<boolean>;
  /** Whether this says that it is so. */
  readonly tells: (announcement: Announcement) => boolean;
}

@Injectable()
export class UntilTold {
  readonly #seats = new Seats(PER_MEMBER, PER_PROCESS);

  constructor(
    private readonly feed: ChangeFeed,
    private readonly listeners: Listeners,
  ) {}

  /** @throws unauthorized when the right to ask ended meanwhile; what `isSo` throws */
  async wait(request: RectoRequest, { isSo, tells }: WaitedFor, seconds = 0): Promise<void> {
    if (seconds === 0) return;
    const listener = this.listeners.of(request);
    const leave = this.#seat(listener.id);
    if (!leave) return;
    const over = Promise.withResolvers<void>();
    const done = () => over.resolve();
    const timer = setTimeout(done, seconds * 1_000);
    const admission = whileAdmitted(listener.endsAt, () => listener.mayStay());
    admission.whenOver(done);
    request.res?.once('close', done);
    const look = async () => {
      if (await isSo()) done();
    };
    const stop = this.feed.listen(listener.channels, 'new', {
      announced: (announcement) => {
        if (announcement.name === listener.recheckedOn) admission.check();
        else if (tells(announcement)) done();
      },
      resync: () => void look().catch(over.reject),
      ended: done,
    });
    try {
      // After it began to listen: what happens from here on is heard.
      await look();
      if (stop) await over.promise;
    } finally {
      stop?.();
      admission.stop();
      clearTimeout(timer);
      leave();
    }
    if (!(await listener.mayStay())) throw new DomainError('unauthorized', 'unauthorized', 'Please sign in.');
  }

  #seat(member: string): (() => void) | undefined {
    try {
      return this.#seats.take(member);
    } catch (error) {
      if (error instanceof DomainError) return undefined;
      throw error;
    }
  }
}
