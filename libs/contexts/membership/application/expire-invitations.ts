/**
 * Invitations that nobody answered end with their seven days, and an hour later those that were accepted without an account coming of it; the
 * address is forgotten by the reactor that sent it the mail.
 */
import { userDecider } from '#domain/identity/user.decider.js';
import type { Clock } from '#ports/clock.js';
import type { OpenInvitation } from '#projections/open-invitations/view.js';
import { sweepEach, type Sweep } from '#read-side/sweep-runner.js';
import type { Views } from '#read-side/views.js';
import { causedBySweep } from '#write-side/caused-by.js';
import type { Decisions } from '#write-side/decisions.js';
import { invitationsDecider } from '#domain/membership/invitations.js';

const AT_ONCE = 200;

export class ExpireInvitations implements Sweep {
  readonly name = 'expire-invitations';
  readonly everyMs = 10 * 60_000;

  constructor(
    private readonly views: Views,
    private readonly decisions: Decisions,
    private readonly clock: Clock,
  ) {}

  async run(signal: AbortSignal): Promise<void> {
    const overdue = await this.views.find<OpenInvitation>('open-invitations', {
      where: [{ field: 'expiresAt', to: this.clock.iso() }],
      sort: [{ field: 'expiresAt', direction: 'asc' }],
      limit: AT_ONCE,
    });
    await sweepEach(overdue, signal, (one) => this.#end(one));
  }

  async #end({ workspaceId, invitationId, accepted }: OpenInvitation): Promise<void> {
    const cause = causedBySweep(this.name, invitationId);
    // It has an account that the view does not know of yet.
    if (accepted && (await this.decisions.state(userDecider, invitationId)).status !== 'none') return;
    const command = { type: accepted ? 'AbandonAcceptance' : 'ExpireInvitation', workspaceId, invitationId } as const;
    await this.decisions.run(invitationsDecider, workspaceId, command, cause);
  }
}
