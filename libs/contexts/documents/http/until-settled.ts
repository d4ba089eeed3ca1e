/**
 * `?wait=30`: the answer is held until a document is read, well or not, or gone, and no longer than asked for. Whoever
 * waits listens as those do who follow live changes, and only as long as their right to it lasts. When there is no
 * waiting (too many wait, or live changes are not followed) the answer is given at once, as it is.
 */
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { DOCUMENT_DELETED } from '#contracts/live.js';
import type { Announcement } from '#read-side/announcement.js';
import { ChangeFeed } from '#read-side/change-feed.js';
import { DomainError } from '#kernel/domain-error.js';
import { isSettled } from '#kernel/document-status.js';
import { Listeners } from '#platform/live/listeners.js';
import { Seats } from '#platform/live/seats.js';
import { whileAdmitted } from '#platform/live/while-admitted.js';
import type { RectoRequest } from '#platform/request-context.js';
import type { AccountView } from '#projections/accounts/view.js';
import { GetDocument } from '../application/find-documents.js';

const PER_MEMBER = 100;
const PER_PROCESS = 5_000;

@Injectable()
export class UntilSettled {
  readonly #seats = new Seats(PER_MEMBER, PER_PROCESS);

  constructor(
    private readonly feed: ChangeFeed,
    private readonly listeners: Listeners,
    private readonly queries: QueryBus,
  ) {}

  /** @throws unauthorized when the right to ask ended meanwhile; document_not_found */
  async wait(request: RectoRequest, account: AccountView, documentId: string, seconds = 0): Promise<void> {
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
      const { detail } = await this.queries.execute(new GetDocument(documentId, account.workspaceId));
      if (isSettled(detail.status)) done();
    };
    const stop = this.feed.listen(listener.channels, 'new', {
      announced: (announcement) => {
        if (announcement.name === listener.recheckedOn) admission.check();
        else if (settles(documentId, announcement)) done();
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

function settles(documentId: string, { name, data }: Announcement): boolean {
  if (data['documentId'] !== documentId) return false;
  return name === DOCUMENT_DELETED || isSettled(data['status']);
}
