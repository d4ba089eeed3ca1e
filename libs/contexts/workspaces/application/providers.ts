/** What answers the commands and questions about workspaces, their members and credits, as the app is given it. */
import { GetCreditHistoryHandler } from './credit-history.js';
import { CreditLedger } from './credit-ledger.js';
import { InviteMemberHandler, ListInvitationsHandler, RevokeInvitationHandler } from './invite-member.js';
import { ListMembersHandler } from './list-members.js';
import { GetUsageHistoryHandler } from './usage-history.js';
import { GetUsageHandler } from './usage.js';

export const workspaceProviders = [
  GetCreditHistoryHandler,
  CreditLedger,
  InviteMemberHandler,
  ListInvitationsHandler,
  RevokeInvitationHandler,
  ListMembersHandler,
  GetUsageHistoryHandler,
  GetUsageHandler,
];
