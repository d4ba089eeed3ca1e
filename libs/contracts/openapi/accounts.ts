/** The API described: accounts and sessions. */
import { BotCheckInfo, ChangePasswordBody, FreshToken, LoginBody, ProofBody, RegisterBody, Session } from '../auth.js';
import { AcceptInvitationBody } from '../members.js';
import { answers, content, json, message, open } from './parts.js';

export const accountPaths = {
  '/auth/register': {
    post: {
      summary: 'Create an account with its workspace',
      ...open,
      requestBody: { content: content(json(RegisterBody, 'input')) },
      responses: answers(201, 'Signed in', Session, 400, 409, 429),
    },
  },
  '/auth/login': {
    post: {
      summary: 'Sign in',
      ...open,
      requestBody: { content: content(json(LoginBody, 'input')) },
      responses: answers(200, 'Signed in', Session, 400, 401, 429),
    },
  },
  '/auth/change-password': {
    post: {
      summary: 'Change the password; every other session ends',
      requestBody: { content: content(json(ChangePasswordBody, 'input')) },
      responses: answers(200, 'The token to go on with', FreshToken, 400, 401, 429),
    },
  },
  '/auth/account': {
    delete: {
      summary: 'Delete the account for good; with an owner the workspace and all its documents',
      requestBody: { content: content(json(ProofBody, 'input')) },
      responses: answers(200, 'Deleted', message, 400, 401, 429),
    },
  },
  '/auth/accept-invitation': {
    post: {
      summary: 'Create an account in the workspace of an invitation; its link works once, within seven days',
      ...open,
      requestBody: { content: content(json(AcceptInvitationBody, 'input')) },
      responses: answers(201, 'Signed in', Session, 400, 409, 429),
    },
  },
  '/bot-check': {
    get: {
      summary: 'How to obtain a recaptchaToken for an action',
      ...open,
      parameters: [{ name: 'action', in: 'query', required: true, schema: { type: 'string' } }],
      responses: answers(200, 'Kind of check and its puzzle', BotCheckInfo, 400),
    },
  },
};
