/**
 * /workspaces/members and /workspaces/invitations: who is in a workspace, as what, and who was asked to be. All of it
 * is the owners'.
 */
import { Body, Controller, Delete, Get, Param, Post, Put, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { RemoveMember } from '../application/remove-member.js';
import { memberNotFound } from '#domain/workspaces/people.js';
import {
  InviteBody,
  RoleBody,
  type InvitationAnswer,
  type InvitationList,
  type MemberAnswer,
  type MemberList,
  type RoleChangeList,
} from '#contracts/members.js';
import { isUuid } from '#kernel/ids.js';
import { Account, WhenConfirmed } from '#contexts/identity/http/bearer.js';
import { May } from '#platform/may.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { causeOf, type RectoRequest } from '#platform/request-context.js';
import { Decisions } from '#write-side/decisions.js';
import type { AccountView } from '#projections/accounts/view.js';
import { ChangeRole } from '../application/change-role.js';
import { InviteMember, ListInvitations } from '../application/invite-member.js';
import { ListMembers } from '../application/list-members.js';
import { ListRoleChanges } from '../application/role-changes.js';
import { invitationsDecider, type Invitation } from '#domain/membership/invitations.js';
import { told } from '#platform/told.js';
import { msg } from '#texts/msg.js';

@Controller('workspaces')
@May('members')
export class MembersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly decisions: Decisions,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  @Get('members')
  async members(@Account() account: AccountView, @Req() request: RectoRequest): Promise<MemberList> {
    await this.readYourWrites.beforeRead(request, ['accounts']);
    const found = await this.queries.execute(new ListMembers(account.workspaceId));
    const members = found.map(({ userId: id, name, email, role }) => ({ id, name, email, role }));
    return { members };
  }

  @Delete('members/:id')
  async remove(@Account() account: AccountView, @Param('id') id: string, @Req() request: RectoRequest) {
    if (!isUuid(id)) throw memberNotFound();
    const command = new RemoveMember(account.workspaceId, id, account.userId, causeOf(request, account));
    const { position } = await this.commands.execute(command);
    await this.readYourWrites.afterCommand(request, position, ['accounts']);
    return told(msg('Member removed'));
  }

  @Put('members/:id/role')
  @WhenConfirmed()
  async changeRole(
    @Account() account: AccountView,
    @Param('id') id: string,
    @Body() body: unknown,
    @Req() request: RectoRequest,
  ): Promise<MemberAnswer> {
    const { role } = RoleBody.parse(body ?? {});
    if (!isUuid(id)) throw memberNotFound();
    const { workspaceId, userId } = account;
    const command = new ChangeRole(workspaceId, id, role, userId, causeOf(request, account));
    const { member, position } = await this.commands.execute(command);
    await this.readYourWrites.afterCommand(request, position, ['accounts']);
    return { member };
  }

  @Get('role-changes')
  @May('changes')
  async roleChanges(@Account() { workspaceId }: AccountView): Promise<RoleChangeList> {
    return { changes: [...(await this.queries.execute(new ListRoleChanges(workspaceId)))] };
  }

  @Get('invitations')
  async invitations(@Account() account: AccountView): Promise<InvitationList> {
    const found = await this.queries.execute(new ListInvitations(account.workspaceId));
    return { invitations: found.map(shown) };
  }

  @Post('invitations')
  async invite(
    @Account() account: AccountView,
    @Body() body: unknown,
    @Req() request: RectoRequest,
  ): Promise<InvitationAnswer> {
    const { email, role } = InviteBody.parse(body ?? {});
    const command = new InviteMember(account.workspaceId, email, role, causeOf(request, account));
    const { invitation } = await this.commands.execute(command);
    return { invitation: shown(invitation) };
  }

  @Delete('invitations/:id')
  async revoke(@Account() account: AccountView, @Param('id') id: string, @Req() request: RectoRequest) {
    const { workspaceId } = account;
    const command = { type: 'RevokeInvitation', workspaceId, invitationId: id } as const;
    await this.decisions.run(invitationsDecider, workspaceId, command, causeOf(request, account));
    return told(msg('Invitation taken back'));
  }
}

const shown = ({ invitationId: id, email, role, invitedUntil: expiresAt }: Invitation) => ({
  id,
  email,
  role,
  expiresAt,
});
