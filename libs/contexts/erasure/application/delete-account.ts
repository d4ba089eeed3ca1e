/**
 * Deletes a member's account, and with the last owner's the workspace with its API keys. Which of the two it is, the
 * stream of the workspace decides: of two owners who go at the same moment, the second is the last. When this returns
 * no token of theirs counts, the keys open nothing and the address is free. Keys, files and documents follow by the
 * reactors, which also finish what a crash cuts off here. A workspace with documents on hold is not ended so.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AddressClaims } from '#contexts/identity/application/address-claims.js';
import { stillReading } from '#contexts/identity/application/still-reading.js';
import { apiKeysDecider } from '#domain/identity/api-keys.js';
import { userDecider } from '#domain/identity/user.decider.js';
import { isSoleOwner, type Person } from '#domain/workspaces/people.js';
import { workspaceDecider } from '#domain/workspaces/workspace.js';
import { DomainError } from '#kernel/domain-error.js';
import { laterOf, type Position } from '#kernel/position.js';
import { EventStore } from '#ports/event-store.js';
import { countHeld } from '#projections/kept-documents/queries.js';
import { ReadModelProgress } from '#read-side/read-model-progress.js';
import { Views } from '#read-side/views.js';
import { Decisions, type Cause } from '#write-side/decisions.js';

const HOLDS_WAIT_MS = 10_000;

interface Leaving extends Person {
  readonly workspaceId: string;
}

export class DeleteAccount extends Command<{ readonly position: Position }> {
  constructor(
    readonly userId: string,
    /** Refused to who is the last owner, then. */
    readonly keepWorkspace: boolean,
    readonly cause: Cause,
  ) {
    super();
  }
}

@CommandHandler(DeleteAccount)
export class DeleteAccountHandler implements ICommandHandler<DeleteAccount> {
  constructor(
    private readonly decisions: Decisions,
    private readonly claims: AddressClaims,
    private readonly events: EventStore,
    private readonly views: Views,
    private readonly progress: ReadModelProgress,
  ) {}

  /** @throws last_owner, when the workspace is to be kept and is nobody else's · documents_held */
  async execute({ userId, keepWorkspace, cause }: DeleteAccount) {
    const user = await this.decisions.state(userDecider, userId);
    if (user.status !== 'active') throw signedOut();
    const { joinedAs, workspaceId, email } = user;
    const leave = { type: 'LeaveWorkspace', workspaceId, userId, joinedAs, keepWorkspace } as const;
    if (!keepWorkspace) await this.#mustEndNoHold(user);
    const left = await this.decisions.run(workspaceDecider, workspaceId, leave, cause);
    const deleted = await this.decisions.run(userDecider, userId, { type: 'DeleteUser' }, cause);
    let position = laterOf(left.position, deleted.position);
    if (left.state.status === 'deleted') {
      const keys = await this.decisions.run(apiKeysDecider, workspaceId, { type: 'DeleteApiKeys', workspaceId }, cause);
      position = laterOf(position, keys.position);
    }
    await this.claims.release(email, userId, cause);
    return { position };
  }

  /** The workspace would go with its last owner, and all holds with it. */
  async #mustEndNoHold({ workspaceId, userId, joinedAs }: Leaving): Promise<void> {
    const workspace = await this.decisions.state(workspaceDecider, workspaceId);
    const isLast = workspace.status === 'active' ? isSoleOwner(workspace.people, userId) : joinedAs === 'owner';
    if (!isLast) return;
    if (!(await this.progress.waitFor(['kept-documents'], await this.events.head(), HOLDS_WAIT_MS)))
      throw stillReading();
    if ((await countHeld(this.views, workspaceId)) > 0) throw documentsHeld();
  }
}

function documentsHeld(): DomainError {
  return new DomainError(
    'documents_held',
    'conflict',
    'Documents of this workspace are on hold and would be deleted with it. Release their holds, or make somebody else an owner, first.',
  );
}

/** Deleted by another request a moment ago. */
function signedOut(): DomainError {
  return new DomainError('unauthorized', 'unauthorized', 'Please sign in.');
}
