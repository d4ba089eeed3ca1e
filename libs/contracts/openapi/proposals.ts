/** The API described: corrections that a person accepts or rejects. */
import { DOCUMENT_LIMITS as LIMITS } from '#kernel/document-limits.js';
import { DocumentAnswer, ProposalAnswer, ProposalBody } from '../documents.js';
import { answers, body, forKeys, idempotencyKey, idParameter } from './parts.js';
import { tagged } from './tags.js';

const ONE = [idParameter('document'), { ...idParameter('proposal'), name: 'proposal' }];

export const proposalPaths = tagged('Documents', {
  '/documents/{id}/proposals': {
    parameters: [idParameter('document')],
    post: {
      operationId: 'proposeCorrection',
      ...forKeys('documents:write'),
      summary: 'Propose another value, which a person accepts or rejects',
      description:
        'Nothing changes until a person accepts it. One value: text, number, true or false; or a new one beside others ' +
        '(422 `no_such_place`). The same value again is the same proposal. At most ' +
        `${LIMITS.openProposals} proposals, and ${LIMITS.openProposalsBytes / 1024} KB of them, wait on one document ` +
        '(409 `too_many_proposals`); the bounds of an edit hold.',
      parameters: [idempotencyKey('made again with it, a proposal is answered as it was, settled or not')],
      ...body(ProposalBody),
      responses: answers(201, 'It waits for a person', ProposalAnswer, 400, 401, 403, 404, 409, 413, 422),
    },
  },
  '/documents/{id}/proposals/{proposal}/accept': {
    parameters: ONE,
    post: {
      operationId: 'acceptProposal',
      summary: 'Accept a proposed value: an edit that says who proposed it',
      description: 'For people, not for API keys. 409 `proposal_outdated` when the value was changed since.',
      responses: answers(200, 'As edited', DocumentAnswer, 401, 403, 404, 409, 413, 422, 429),
    },
  },
  '/documents/{id}/proposals/{proposal}/reject': {
    parameters: ONE,
    post: {
      operationId: 'rejectProposal',
      summary: 'Reject a proposed value',
      description: 'For people, not for API keys.',
      responses: answers(200, 'As it stands', DocumentAnswer, 401, 403, 404, 409),
    },
  },
});
