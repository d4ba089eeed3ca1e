/** The workspaces of an account, the oldest first: straight from the log, so that nothing is late. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { userDecider } from '#domain/identity/user.decider.js';
import { Decisions } from '#write-side/decisions.js';
import { memberships, type Membership } from './memberships.js';

export class ListWorkspaces extends Query<readonly Membership[]> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(ListWorkspaces)
export class ListWorkspacesHandler implements IQueryHandler<ListWorkspaces> {
  constructor(private readonly decisions: Decisions) {}

  async execute({ userId }: ListWorkspaces) {
    const user = await this.decisions.state(userDecider, userId);
    return user.status === 'active' ? memberships(this.decisions, user) : [];
  }
}
