/** What answers the commands and questions about accounts and sessions, as the app is given it. */
import { AcceptInvitationHandler } from './accept-invitation.js';
import { ChangePasswordHandler } from './change-password.js';
import { LogInHandler } from './log-in.js';
import { PasswordProof } from './password-proof.js';
import { RegisterMemberHandler } from './register-member.js';

export const identityProviders = [
  AcceptInvitationHandler,
  ChangePasswordHandler,
  LogInHandler,
  PasswordProof,
  RegisterMemberHandler,
];
