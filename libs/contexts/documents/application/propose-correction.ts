/**
 * A correction proposed, once for each `Idempotency-Key`: its id is derived from the key and from who sends it, so that
 * made again it finds the first, also when a person has settled that since.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { documentDecider, ownedBy, standing } from '#domain/documents/document.decider.js';
import type { DocumentEvent } from '#domain/documents/document.events.js';
import { proposalNotFound, proposalOf, type OpenProposal } from '#domain/documents/proposals.js';
import { streamName } from '#kernel/decider.js';
import { idempotencyKeyUsed } from '#kernel/idempotency-key.js';
import { derivedId } from '#kernel/ids.js';
import type { Json } from '#kernel/json.js';
import type { Position } from '#kernel/position.js';
import { Ids } from '#ports/ids.js';
import { msg } from '#texts/msg.js';
import { Decisions, type Cause } from '#write-side/decisions.js';

interface Proposing {
  readonly documentId: string;
  readonly workspaceId: string;
  readonly path: string;
  readonly value: Json;
  readonly reason: string;
  readonly idempotencyKey?: string | undefined;
}

export class ProposeCorrection extends Command<{ readonly proposal: OpenProposal; readonly position?: Position }> {
  constructor(
    readonly proposing: Proposing,
    readonly cause: Cause,
  ) {
    super();
  }
}

@CommandHandler(ProposeCorrection)
export class ProposeCorrectionHandler implements ICommandHandler<ProposeCorrection> {
  constructor(
    private readonly decisions: Decisions,
    private readonly ids: Ids,
  ) {}

  async execute({ proposing: { documentId, workspaceId, idempotencyKey, ...what }, cause }: ProposeCorrection) {
    const { path, value, reason } = what;
    ownedBy(workspaceId, await this.decisions.state(documentDecider, documentId));
    const proposalId =
      idempotencyKey === undefined
        ? this.ids.fresh()
        : derivedId('proposal', documentId, cause.actor.id, idempotencyKey);
    const first = idempotencyKey === undefined ? undefined : await this.#proposedBefore(documentId, proposalId);
    if (first) {
      if (first.path === path && first.value === value && first.reason === reason) return { proposal: first };
      throw idempotencyKeyUsed(msg('This Idempotency-Key was used for another proposal.'));
    }
    const command = { type: 'ProposeCorrection', workspaceId, proposalId, ...what } as const;
    const { events, state, position, occurredAt } = await this.decisions.run(
      documentDecider,
      documentId,
      command,
      cause,
    );
    const [made] = events;
    if (made?.type === 'CorrectionProposed')
      return { proposal: proposalOf({ ...made, metadata: { occurredAt, actor: cause.actor } }), position };
    const known = standing(ownedBy(workspaceId, state), path, value);
    if (!known) throw proposalNotFound();
    return { proposal: known, position };
  }

  async #proposedBefore(documentId: string, proposalId: string): Promise<OpenProposal | undefined> {
    for await (const event of this.decisions.each<DocumentEvent>(streamName(documentDecider.category, documentId)))
      if (event.type === 'CorrectionProposed' && event.data.proposalId === proposalId) return proposalOf(event);
    return undefined;
  }
}
