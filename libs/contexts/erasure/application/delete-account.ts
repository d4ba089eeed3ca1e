/**
 * Deletes a member's account, which leaves all its workspaces; those that it is the last owner of go with it, and their
 * API keys. Which of the two it is, the stream of each decides: of two owners who go at the same moment, the second is
 * the last. When this returns no token of theirs counts, the keys open nothing and the address is free. Keys, files and
 * documents follow by the reactors, which also finish what a crash cuts off here. A workspace with documents on hold is
 * not ended so.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AddressClaims } from '#contexts/identity/application/address-claims.js';
import { stillReading } from '#contexts/identity/application/still-reading.js';
import { apiKeysDecider } from '#domain/identity/api-keys.js';
import { personIn, workspacesOf } from '#domain/identity/belonging.js';
import { userDecider } from '#domain/identity/user.decider.js';
import { isSoleOwner, lastOwner, type Person } from '#domain/workspaces/people.js';
import { workspaceDecider, type Workspace } from '#domain/workspaces/workspace.js';
import { signedOut } from '#domain/identity/signed-out.js';
import { DomainError } from '#kernel/domain-error.js';
import { laterOf, ORIGIN, type Position } from '#kernel/position.js';
import { EventStore } from '#ports/event-store.js';
import { countHeld } from '#projections/kept-documents/queries.js';
import { ReadModelProgress } from '#read-side/read-model-progress.js';
import { Views } from '#read-side/views.js';
import { Decisions, type Cause } from '#write-side/decisions.js';

const HOLDS_WAIT_MS = 10_000;

export class DeleteAccount extends Command<{ readonly position: Position }> {
  constructor(
    readonly userId: string,
    /** Refused to who is the last owner of any, then. */
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
    const all = workspacesOf(user);
    // All of them are looked at before any is left.
    for (const workspaceId of all) await this.#mayLeave(workspaceId, personIn(user, workspaceId), keepWorkspace);
    let position = ORIGIN;
    for (const workspaceId of all) {
      const left = await this.#leave(workspaceId, personIn(user, workspaceId), keepWorkspace, cause);
      position = laterOf(position, left);
    }
    const deleted = await this.decisions.run(userDecider, userId, { type: 'DeleteUser' }, cause);
    await this.claims.release(user.email, userId, cause);
    return { position: laterOf(position, deleted.position) };
  }

  async #mayLeave(workspaceId: string, person: Person, keepWorkspace: boolean): Promise<void> {
    const workspace = await this.decisions.state(workspaceDecider, workspaceId);
    if (!isLastOwner(workspace, person)) return;
    if (keepWorkspace) throw lastOwner();
    await this.#mustEndNoHold(workspaceId);
  }

  async #leave(workspaceId: string, person: Person, keepWorkspace: boolean, cause: Cause): Promise<Position> {
    const leave = { type: 'LeaveWorkspace', workspaceId, ...person, keepWorkspace } as const;
    const { state, position } = await this.decisions.run(workspaceDecider, workspaceId, leave, cause);
    if (state.status !== 'deleted') return position;
    const keys = await this.decisions.run(apiKeysDecider, workspaceId, { type: 'DeleteApiKeys', workspaceId }, cause);
    return laterOf(position, keys.position);
  }

  /** The workspace would go with its last owner, and all holds with it. */
  async #mustEndNoHold(workspaceId: string): Promise<void> {
    if (!(await this.progress.waitFor(['kept-documents'], await this.events.head(), HOLDS_WAIT_MS)))
      throw stillReading();
    if ((await countHeld(this.views, workspaceId)) > 0) throw documentsHeld();
  }
}

/** Of one whose creation a crash cut off, the account's own stream tells. */
function isLastOwner(workspace: Workspace, { userId, joinedAs }: Person): boolean {
  return workspace.status === 'active' ? isSoleOwner(workspace.people, userId) : joinedAs === 'owner';
}

function documentsHeld(): DomainError {
  return new DomainError(
    'documents_held',
    'conflict',
    'Documents of this workspace are on hold and would be deleted with it. Release their holds, or make somebody else an owner, first.',
  );
}
