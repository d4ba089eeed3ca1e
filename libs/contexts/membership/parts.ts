import { AddressClaims } from '#contexts/identity/application/address-claims.js';
import { Admission } from '#domain/membership/admission.js';
import { PasswordSignIn } from '#domain/identity/password-sign-in.js';
import type { ContextParts } from '#platform/context.js';
import { Clock } from '#ports/clock.js';
import { EventStore } from '#ports/event-store.js';
import { IdentityProvider } from '#ports/identity-provider.js';
import { Mailer } from '#ports/mailer.js';
import { Views } from '#read-side/views.js';
import { Decisions } from '#write-side/decisions.js';
import { KeyRing } from '#write-side/key-ring.js';
import { announcers } from './application/announcements.js';
import { AcceptInvitationHandler } from './application/accept-invitation.js';
import { ChangeRoleHandler } from './application/change-role.js';
import { ExpireInvitations } from './application/expire-invitations.js';
import { FirstOwner } from './application/first-owner.js';
import { GiveSignInCodeHandler } from './application/give-sign-in-code.js';
import { GoodInvitations } from './application/good-invitations.js';
import { InvitationLinks } from './application/invitation-links.js';
import { sendInvitations } from './application/invitation-mails.js';
import { InviteMemberHandler, ListInvitationsHandler } from './application/invite-member.js';
import { ListMembersHandler } from './application/list-members.js';
import { JoinByInvitationHandler } from './application/join-by-invitation.js';
import { LeaveWorkspaceHandler } from './application/leave-workspace.js';
import { ListWorkspacesHandler } from './application/list-workspaces.js';
import { LogInHandler } from './application/log-in.js';
import { NewAccounts } from './application/new-accounts.js';
import { RegisterMemberHandler } from './application/register-member.js';
import { RemoveMemberHandler } from './application/remove-member.js';
import { RoleByProvider } from './application/role-by-provider.js';
import { ListRoleChangesHandler } from './application/role-changes.js';
import { SignInByPasskeyHandler } from './application/sign-in-by-passkey.js';
import { SignInByProviderHandler } from './application/sign-in-by-provider.js';
import { SwitchWorkspaceHandler } from './application/switch-workspace.js';
import { AuthController } from './http/auth.controller.js';
import { MembersController } from './http/members.controller.js';
import { MembershipsController } from './http/memberships.controller.js';
import { ProviderController } from './http/provider.controller.js';
import { SessionAnswers } from './http/session-answers.js';

export const parts: ContextParts = {
  providers: ({ config, secret }) => [
    { provide: InvitationLinks, useValue: new InvitationLinks(secret('invitation-links'), config.publicUrl) },
    { provide: Admission, useValue: new Admission(config.switches.registration) },
    {
      provide: FirstOwner,
      useFactory: (events: EventStore, decisions: Decisions) =>
        new FirstOwner(secret('first-owner'), config.publicUrl, events, decisions),
      inject: [EventStore, Decisions],
    },
    {
      provide: RoleByProvider,
      useFactory: (decisions: Decisions, provider: IdentityProvider) =>
        new RoleByProvider(decisions, provider.name, config.openId?.roles),
      inject: [Decisions, IdentityProvider],
    },
    { provide: PasswordSignIn, useValue: new PasswordSignIn(config.switches) },
    AcceptInvitationHandler,
    ChangeRoleHandler,
    GiveSignInCodeHandler,
    GoodInvitations,
    InviteMemberHandler,
    JoinByInvitationHandler,
    LeaveWorkspaceHandler,
    ListInvitationsHandler,
    ListMembersHandler,
    ListRoleChangesHandler,
    ListWorkspacesHandler,
    LogInHandler,
    NewAccounts,
    RegisterMemberHandler,
    RemoveMemberHandler,
    SessionAnswers,
    SignInByPasskeyHandler,
    SignInByProviderHandler,
    SwitchWorkspaceHandler,
  ],
  controllers: [AuthController, ProviderController, MembersController, MembershipsController],
  announcers,
  reactors: ({ get, log }) => [
    sendInvitations({
      decisions: get(Decisions),
      keys: get(KeyRing),
      claims: get(AddressClaims),
      mailer: get(Mailer),
      links: get(InvitationLinks),
      clock: get(Clock),
      log,
    }),
  ],
  sweeps: ({ get }) => [new ExpireInvitations(get(Views), get(Decisions), get(Clock))],
};
