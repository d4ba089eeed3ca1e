/** The API described: workspaces: members, credits, clean-up. */
import { ProofBody } from '../auth.js';
import { InvitationAnswer, InvitationList, InviteBody, MemberList } from '../members.js';
import { CreditsAnswer, CreditsQuery, UsageAnswer, UsageHistory } from '../workspaces.js';
import { answers, content, idParameter, json, message, queryParameters } from './parts.js';

export const workspacePaths = {
  '/workspaces/members': {
    get: {
      summary: 'Who is in the workspace; for its owner',
      responses: answers(200, 'Members', MemberList, 401, 403),
    },
  },
  '/workspaces/members/{id}': {
    parameters: [idParameter],
    delete: {
      summary: 'Remove a member with their account, every session ended; for the owner',
      responses: answers(200, 'Removed', message, 401, 403, 404, 409),
    },
  },
  '/workspaces/invitations': {
    get: {
      summary: 'Invitations neither accepted nor taken back; for the owner',
      responses: answers(200, 'Invitations', InvitationList, 401, 403),
    },
    post: {
      summary: 'Invite by mail; again means a new link, and the one before is worthless',
      requestBody: { content: content(json(InviteBody, 'input')) },
      responses: answers(201, 'Invited', InvitationAnswer, 400, 401, 403, 409, 429),
    },
  },
  '/workspaces/invitations/{id}': {
    parameters: [idParameter],
    delete: { summary: 'Take an invitation back', responses: answers(200, 'Taken back', message, 401, 403, 404) },
  },
  '/workspaces/cleanup': {
    delete: {
      summary: 'Delete all documents of the workspace; for its owner',
      requestBody: { content: content(json(ProofBody, 'input')) },
      responses: answers(200, 'Cleaned up', message, 400, 401, 403, 429),
    },
  },
  '/workspaces/usage': {
    get: { summary: 'Credits of the current period', responses: answers(200, 'Usage', UsageAnswer, 401) },
  },
  '/workspaces/credits': {
    get: {
      summary: 'Credits line by line, newest first',
      parameters: queryParameters(CreditsQuery),
      responses: answers(200, 'One page', CreditsAnswer, 400, 401),
    },
  },
  '/workspaces/usage/history': {
    get: {
      summary: 'Documents and credits of each of the last 30 days',
      responses: answers(200, 'Oldest first', UsageHistory, 401),
    },
  },
};
