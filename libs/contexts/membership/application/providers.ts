/** What answers the commands and questions about who is in a workspace, as the app is given it. */
import { AcceptInvitationHandler } from './accept-invitation.js';
import { InviteMemberHandler, ListInvitationsHandler, RevokeInvitationHandler } from './invite-member.js';
import { ListMembersHandler } from './list-members.js';
import { LogInHandler } from './log-in.js';
import { RegisterMemberHandler } from './register-member.js';
import { RemoveMemberHandler } from './remove-member.js';

export const membershipProviders = [
  AcceptInvitationHandler,
  InviteMemberHandler,
  ListInvitationsHandler,
  RevokeInvitationHandler,
  ListMembersHandler,
  LogInHandler,
  RegisterMemberHandler,
  RemoveMemberHandler,
];
