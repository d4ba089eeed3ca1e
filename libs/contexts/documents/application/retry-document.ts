/**
 * A document that could not be read is tried again: a credit first, then the fact, from which the rest follows as after
 * an upload. A crash in between leaves a reservation, which the sweep takes back.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CreditLedger } from '#contexts/billing/application/credit-ledger.js';
import { reservedIn, type Reservation } from '#domain/billing/reservation.js';
import { documentDecider, failedRequestOf, fileGone, ownedBy } from '#domain/documents/document.decider.js';
import { DomainError } from '#kernel/domain-error.js';
import type { Position } from '#kernel/position.js';
import { Ids } from '#ports/ids.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { SealedObjects } from './sealed-objects.js';

interface Retrying {
  readonly documentId: string;
  readonly workspaceId: string;
}

/** Answers where the log stood; undefined when it was being read already. */
export class RetryDocument extends Command<Position | undefined> {
  constructor(
    readonly retrying: Retrying,
    readonly cause: Cause,
  ) {
    super();
  }
}

@CommandHandler(RetryDocument)
export class RetryDocumentHandler implements ICommandHandler<RetryDocument> {
  constructor(
    private readonly decisions: Decisions,
    private readonly objects: SealedObjects,
    private readonly credits: CreditLedger,
    private readonly ids: Ids,
  ) {}

  async execute({ retrying: { documentId, workspaceId }, cause }: RetryDocument) {
    const document = ownedBy(workspaceId, await this.decisions.state(documentDecider, documentId));
    const failedRequest = failedRequestOf(document);
    if (failedRequest === undefined) return undefined;
    if (!(await this.objects.exists(document.objectKey))) throw fileGone();
    const request = { workspaceId, documentId, requestId: this.ids.fresh() };
    const { reservation } = await this.credits.reserve(request, cause);
    const command = {
      type: 'RetryExtraction',
      workspaceId,
      failedRequest,
      reserved: reservedIn(reservation),
    } as const;
    try {
      const { events, position } = await this.decisions.run(documentDecider, documentId, command, cause);
      // Another try was faster.
      if (events.length === 0) await this.#giveBack(reservation, cause);
      return position;
    } catch (error) {
      // Refused: nothing was written. After anything else the sweep finds out whether it was.
      if (error instanceof DomainError) await this.#giveBack(reservation, cause);
      throw error;
    }
  }

  async #giveBack(reservation: Reservation, cause: Cause): Promise<void> {
    await this.credits.release(reservation, 'abandoned', cause);
  }
}
