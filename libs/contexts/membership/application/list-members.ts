/** Who is in a workspace: owners first, then by name. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
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
    const where = [{ field: 'workspaceId', equals: workspaceId }];
    const members = [...(await this.views.find<AccountView>('accounts', { where }))];
    const rank = ({ role }: AccountView) => (role === 'owner' ? 0 : 1);
    return members.sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en'));
  }
}
