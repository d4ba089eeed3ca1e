/** The API described: workspaces: members, credits, clean-up. */
import { Said } from '../engagement.js';
import {
  InvitationAnswer,
  InvitationList,
  InviteBody,
  MemberAnswer,
  MemberList,
  RoleBody,
  RoleChangeList,
} from '../members.js';
import {
  RetentionAnswer,
  RetentionBody,
  RetentionChangeList,
  RetentionPreview,
  RetentionPreviewQuery,
} from '../retention.js';
import { CreditsAnswer, CreditsQuery, StorageAnswer, UsageAnswer, UsageHistory } from '../workspaces.js';
import { answers, body, CURSOR_NOTE, forKeys, idParameter, queryParameters } from './parts.js';
import { tagged } from './tags.js';

export const workspacePaths = tagged('Workspace', {
  '/workspaces/members': {
    get: {
      operationId: 'listMembers',
      summary: 'Who is in the workspace',
      description: 'Owners first. For owners.',
      responses: answers(200, 'Members', MemberList, 401, 403),
    },
  },
  '/workspaces/members/{id}': {
    parameters: [idParameter('member')],
    delete: {
      operationId: 'removeMember',
      summary: 'Remove a member with their account',
      description:
        'Every session of theirs ends at once. For owners, who cannot be removed themselves (409 `owner_stays`).',
      responses: answers(200, 'Removed', Said, 401, 403, 404, 409),
    },
  },
  '/workspaces/members/{id}/role': {
    parameters: [idParameter('member')],
    put: {
      operationId: 'changeRole',
      summary: 'Make a member something else',
      description:
        'It holds from the next request on; sessions go on. For owners, of themselves, too, within 15 minutes of giving the ' +
        'password (403 `confirm_password`). There may be several; the last stays one (409 `last_owner`).',
      ...body(RoleBody),
      responses: answers(200, 'As it is now', MemberAnswer, 400, 401, 403, 404, 409),
    },
  },
  '/workspaces/role-changes': {
    get: {
      operationId: 'listRoleChanges',
      summary: 'Who became what, who left, and on whose word',
      description: 'The newest hundred, newest first. For owners and auditors.',
      responses: answers(200, 'Role changes', RoleChangeList, 401, 403),
    },
  },
  '/workspaces/invitations': {
    get: {
      operationId: 'listInvitations',
      summary: 'Invitations neither accepted nor taken back',
      description: 'Newest first. For owners.',
      responses: answers(200, 'Invitations', InvitationList, 401, 403),
    },
    post: {
      operationId: 'invite',
      summary: 'Invite by mail',
      description: 'Inviting an address again means a new link, and the one before is worthless. For owners.',
      ...body(InviteBody),
      responses: answers(201, 'Invited', InvitationAnswer, 400, 401, 403, 409, 429),
    },
  },
  '/workspaces/invitations/{id}': {
    parameters: [idParameter('invitation')],
    delete: {
      operationId: 'takeInvitationBack',
      summary: 'Take an invitation back',
      description: 'Its link is worthless when it answers. For owners.',
      responses: answers(200, 'Taken back', Said, 401, 403, 404),
    },
  },
  '/workspaces/retention': {
    get: {
      operationId: 'getRetention',
      summary: 'How long documents and their originals are kept',
      description: 'Days from the upload; null: until somebody deletes them. For everybody in the workspace.',
      responses: answers(200, 'The rule', RetentionAnswer, 401),
    },
    put: {
      operationId: 'setRetention',
      summary: 'Decide how long documents and their originals are kept',
      description:
        'Days from the upload; null keeps. Nothing goes within a day of setting it, nor what is on hold, nor the original of a ' +
        'document that is being read. Originals go before their documents (422 `originals_after_documents`). For owners, within ' +
        '15 minutes of giving the password (403 `confirm_password`).',
      ...body(RetentionBody),
      responses: answers(200, 'As it is now', RetentionAnswer, 400, 401, 403, 409, 422),
    },
  },
  '/workspaces/retention/preview': {
    get: {
      operationId: 'previewRetention',
      summary: 'What a rule would take in the moment it begins',
      description: 'Nothing is set and nothing goes. For owners.',
      parameters: queryParameters(RetentionPreviewQuery, {
        originalsAfterDays: 'Days from the upload after which originals go; absent: they stay',
        documentsAfterDays: 'Days from the upload after which documents go; absent: they stay',
      }),
      responses: answers(200, 'What would go', RetentionPreview, 400, 401, 403, 422),
    },
  },
  '/workspaces/retention/changes': {
    get: {
      operationId: 'listRetentionChanges',
      summary: 'Who set which rule, and when',
      description: 'The newest hundred, newest first. For owners and auditors.',
      responses: answers(200, 'Rules', RetentionChangeList, 401, 403),
    },
  },
  '/workspaces/cleanup': {
    delete: {
      operationId: 'cleanUpWorkspace',
      summary: 'Delete all documents of the workspace',
      description:
        'For owners, within 15 minutes of giving the password (403 `confirm_password`). Plan and credits remain, and documents on hold.',
      responses: answers(200, 'Cleaned up', Said, 401, 403),
    },
  },
  '/workspaces/usage': {
    get: {
      operationId: 'getUsage',
      ...forKeys('usage'),
      summary: 'Credits of the current period',
      description: 'Used, reserved by documents still being read, and left.',
      responses: answers(200, 'Usage', UsageAnswer, 401),
    },
  },
  '/workspaces/storage': {
    get: {
      operationId: 'getStorage',
      summary: 'How much the original files of the workspace take, and how much they may',
      description: 'In bytes, as they were uploaded. An upload beyond it is refused (409 `storage_full`).',
      responses: answers(200, 'Storage', StorageAnswer, 401),
    },
  },
  '/workspaces/credits': {
    get: {
      operationId: 'listCredits',
      ...forKeys('usage', 'documents:read'),
      summary: 'Credits line by line, newest first',
      description: 'What was granted, and what became of the credit of each document.',
      parameters: queryParameters(CreditsQuery, {
        cursor: CURSOR_NOTE,
        page: 'Which page, from 1',
        limit: 'Lines a page',
      }),
      responses: answers(200, 'One page', CreditsAnswer, 400, 401),
    },
  },
  '/workspaces/usage/history': {
    get: {
      operationId: 'getUsageHistory',
      ...forKeys('usage'),
      summary: 'Documents and credits of each of the last 30 days',
      description: 'Days of UTC; the last is today.',
      responses: answers(200, 'Oldest first', UsageHistory, 401),
    },
  },
});
