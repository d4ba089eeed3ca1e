/** /workspaces/members and /workspaces/invitations: who is in a workspace and who was asked to be. All of it is the owner's. */
import { Body, Controller, Delete, Get, Param, Post, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { RemoveMember } from '../application/remove-member.js';
import { mustBeOwner } from '#domain/identity/owner-only.js';
import { memberNotFound } from '#domain/identity/user.decider.js';
import { InviteBody, type InvitationAnswer, type InvitationList, type MemberList } from '#contracts/members.js';
import { isUuid } from '#kernel/ids.js';
import { Account } from '#contexts/identity/http/bearer.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { causeOf, type RectoRequest } from '#platform/request-context.js';
import type { AccountView } from '#projections/accounts/view.js';
import { InviteMember, ListInvitations, RevokeInvitation } from '../application/invite-member.js';
import { ListMembers } from '../application/list-members.js';
import type { Invitation } from '#domain/membership/invitations.js';

interface Success<T> {
  readonly success: true;
  readonly data: T;
}
const MATTER = 'manage its members';

@Controller('workspaces')
export class MembersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  @Get('members')
  async members(@Account() account: AccountView, @Req() request: RectoRequest): Promise<Success<MemberList>> {
    mustBeOwner(account, MATTER);
    await this.readYourWrites.beforeRead(request, ['accounts']);
    const found = await this.queries.execute(new ListMembers(account.workspaceId));
    const members = found.map(({ userId: id, name, email, role }) => ({ id, name, email, role }));
    return { success: true, data: { members } };
  }

  @Delete('members/:id')
  async remove(
    @Account() account: AccountView,
    @Param('id') id: string,
    @Req() request: RectoRequest,
    @Res({ passthrough: true }) response: Response,
  ) {
    mustBeOwner(account, MATTER);
    if (!isUuid(id)) throw memberNotFound();
    const command = new RemoveMember(account.workspaceId, id, causeOf(request, account));
    const { position } = await this.commands.execute(command);
    await this.readYourWrites.afterCommand(response, position, ['accounts']);
    return { success: true, data: { message: 'Member removed' } };
  }

  @Get('invitations')
  async invitations(@Account() account: AccountView): Promise<Success<InvitationList>> {
    mustBeOwner(account, MATTER);
    const found = await this.queries.execute(new ListInvitations(account.workspaceId));
    return { success: true, data: { invitations: found.map(shown) } };
  }

  @Post('invitations')
  async invite(
    @Account() account: AccountView,
    @Body() body: unknown,
    @Req() request: RectoRequest,
  ): Promise<Success<InvitationAnswer>> {
    mustBeOwner(account, MATTER);
    const { email, role } = InviteBody.parse(body ?? {});
    const command = new InviteMember(account.workspaceId, email, role, causeOf(request, account));
    const { invitation } = await this.commands.execute(command);
    return { success: true, data: { invitation: shown(invitation) } };
  }

  @Delete('invitations/:id')
  async revoke(@Account() account: AccountView, @Param('id') id: string, @Req() request: RectoRequest) {
    mustBeOwner(account, MATTER);
    await this.commands.execute(new RevokeInvitation(account.workspaceId, id, causeOf(request, account)));
    return { success: true, data: { message: 'Invitation taken back' } };
  }
}

const shown = ({ invitationId: id, email, role, invitedUntil: expiresAt }: Invitation) => ({
  id,
  email,
  role,
  expiresAt,
});
