/**
 * A document that could not be read is tried again: a credit first, then the fact, from which the rest follows as after
 * an upload. A crash in between leaves a reservation, which the sweep takes back.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CreditLedger } from '#contexts/billing/application/credit-ledger.js';
import { reservedIn, type Reservation } from '#domain/billing/reservation.js';
import { documentDecider, failedRequestOf, fileGone, ownedBy } from '#domain/documents/document.decider.js';
import type { DocumentEvent } from '#domain/documents/document.events.js';
import { streamName } from '#kernel/decider.js';
import { DomainError } from '#kernel/domain-error.js';
import { derivedId } from '#kernel/ids.js';
import type { Position } from '#kernel/position.js';
import { Ids } from '#ports/ids.js';
import { Decisions, type Cause } from '#write-side/decisions.js';
import { SealedObjects } from './sealed-objects.js';

interface Retrying {
  readonly documentId: string;
  readonly workspaceId: string;
  /** Names this request: made again, by a client that heard no answer, it is no second try. */
  readonly idempotencyKey?: string | undefined;
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

  async execute({ retrying: { documentId, workspaceId, idempotencyKey }, cause }: RetryDocument) {
    const document = ownedBy(workspaceId, await this.decisions.state(documentDecider, documentId));
    const requestId =
      idempotencyKey === undefined ? this.ids.fresh() : derivedId('retry', documentId, cause.actor.id, idempotencyKey);
    if (idempotencyKey !== undefined && (await this.#wasRequested(documentId, requestId))) return undefined;
    const failedRequest = failedRequestOf(document);
    if (failedRequest === undefined) return undefined;
    if (!(await this.objects.exists(document.objectKey))) throw fileGone();
    const { reservation } = await this.credits.reserve({ workspaceId, documentId, requestId }, cause);
    const command = {
      type: 'RetryExtraction',
      workspaceId,
      failedRequest,
      reserved: reservedIn(reservation),
    } as const;
    try {
      const { events, position } = await this.decisions.run(documentDecider, documentId, command, cause);
      // Another try was faster.
      if (events.length === 0) await this.#giveBack(reservation, documentId, cause);
      return position;
    } catch (error) {
      // Refused: nothing was written. After anything else the sweep finds out whether it was.
      if (error instanceof DomainError) await this.#giveBack(reservation, documentId, cause);
      throw error;
    }
  }

  /** Unless it is what the faster one goes on with: the same request, made at the same time. */
  async #giveBack(reservation: Reservation, documentId: string, cause: Cause): Promise<void> {
    if (await this.#wasRequested(documentId, reservation.requestId)) return;
    await this.credits.release(reservation, 'abandoned', cause);
  }

  async #wasRequested(documentId: string, requestId: string): Promise<boolean> {
    for await (const event of this.decisions.each<DocumentEvent>(streamName(documentDecider.category, documentId)))
      if (event.type === 'ExtractionRequested' && event.data.requestId === requestId) return true;
    return false;
  }
}
