/** Who is in a workspace: owners first, then by name. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { membersOf } from '#projections/accounts/queries.js';
import type { AccountView } from '#projections/accounts/view.js';
import { Views } from '#read-side/views.js';

export class ListMembers extends Query<readonly AccountView[]> {
  constructor(readonly workspaceId: string) {
    super();
  }
}

@QueryHandler(ListMembers)
export class ListMembersHandler implements IQueryHandler<ListMembers> {
  constructor(private readonly views: Views) {}

  async execute({ workspaceId }: ListMembers) {
    const members = await membersOf(this.views, workspaceId);
    const rank = ({ role }: AccountView) => (role === 'owner' ? 0 : 1);
    return members.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en'));
  }
}
