/**
 * GET /auth/workspaces, DELETE /auth/workspaces/:id, POST /auth/switch, POST /auth/join: the workspaces of the account
 * that is signed in, going on in another, leaving one and coming into one more.
 */
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Session } from '#contracts/auth.js';
import type { Said } from '#contracts/engagement.js';
import { JoinBody, SwitchBody, type JoinedWorkspace, type WorkspaceList } from '#contracts/memberships.js';
import { Account, WhenConfirmed, type AccountRequest } from '#contexts/identity/http/bearer.js';
import { bearerOf } from '#contexts/identity/http/credentials.js';
import { Sessions } from '#contexts/identity/application/sessions.js';
import { workspaceNotFound } from '#domain/workspaces/workspace.js';
import { isUuid } from '#kernel/ids.js';
import { May } from '#platform/may.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { causeOf, type RectoRequest } from '#platform/request-context.js';
import type { AccountView } from '#projections/accounts/view.js';
import { told } from '#platform/told.js';
import { msg } from '#texts/msg.js';
import { JoinByInvitation } from '../application/join-by-invitation.js';
import { LeaveWorkspace } from '../application/leave-workspace.js';
import { ListWorkspaces } from '../application/list-workspaces.js';
import { SwitchWorkspace } from '../application/switch-workspace.js';
import { SessionAnswers } from './session-answers.js';

@Controller('auth')
@May('account')
export class MembershipsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly sessions: Sessions,
    private readonly answers: SessionAnswers,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  @Get('workspaces')
  async workspaces(@Account() { userId, workspaceId }: AccountView): Promise<WorkspaceList> {
    const found = await this.queries.execute(new ListWorkspaces(userId));
    return {
      workspaces: found.map(({ workspaceId: id, workspaceName: name, role, lastOwner }) => ({
        id,
        name,
        role,
        lastOwner,
        current: id === workspaceId,
      })),
    };
  }

  @Delete('workspaces/:id')
  @WhenConfirmed()
  async leave(@Account() account: AccountView, @Param('id') id: string, @Req() request: RectoRequest): Promise<Said> {
    if (!isUuid(id)) throw workspaceNotFound();
    const { position } = await this.commands.execute(new LeaveWorkspace(account.userId, id, causeOf(request, account)));
    await this.readYourWrites.afterCommand(request, position, ['accounts']);
    return told(msg('You left the workspace'));
  }

  /** The token it came with stays good for the workspace it names: both are of one session. */
  @Post('switch')
  @HttpCode(200)
  async switch(
    @Account() { userId }: AccountView,
    @Body() body: unknown,
    @Req() request: AccountRequest,
  ): Promise<Session> {
    const { workspaceId } = SwitchBody.parse(body ?? {});
    const member = await this.commands.execute(new SwitchWorkspace(userId, workspaceId, request.sessionId));
    return this.answers.with(this.sessions.forWorkspace(bearerOf(request) ?? '', workspaceId), member);
  }

  @Post('join')
  @HttpCode(200)
  async join(
    @Account() account: AccountView,
    @Body() body: unknown,
    @Req() request: RectoRequest,
  ): Promise<JoinedWorkspace> {
    const { token } = JoinBody.parse(body ?? {});
    const command = new JoinByInvitation(account.userId, token, causeOf(request, account));
    const { workspaceId: id, workspaceName: name, role, position } = await this.commands.execute(command);
    await this.readYourWrites.afterCommand(request, position, ['accounts']);
    return { workspace: { id, name, role } };
  }
}
