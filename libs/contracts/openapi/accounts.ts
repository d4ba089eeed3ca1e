/** The API described: accounts and sessions. */
import {
  AccountAnswer,
  BotCheckInfo,
  ChangePasswordBody,
  DeleteAccountQuery,
  ForgotPasswordBody,
  FreshToken,
  LanguageBody,
  LoginBody,
  ProofBody,
  RegisterBody,
  ResetPasswordBody,
  Session,
} from '../auth.js';
import { Said } from '../engagement.js';
import { AcceptInvitationBody } from '../members.js';
import { MemberSessionList } from '../sessions.js';
import { answers, body, idParameter, open, queryParameters } from './parts.js';
import { tagged } from './tags.js';

export const accountPaths = tagged('Accounts and sessions', {
  '/auth/register': {
    post: {
      operationId: 'register',
      summary: 'Create an account with its workspace',
      description:
        'With the link of a mail to the address (addressToken) the address is confirmed at once. 403 where accounts are made ' +
        'by invitation or not at all, unless by the link in the log of a server without any account (firstOwnerToken).',
      ...open,
      ...body(RegisterBody),
      responses: answers(201, 'Signed in', Session, 400, 403, 409, 429),
    },
  },
  '/auth/login': {
    post: {
      operationId: 'login',
      summary: 'Sign in',
      description:
        'Answers the token to send as Bearer with all else. Wants the bot check of the action login. 401 ' +
        '`second_factor_required` when the password is right and the account wants a code, too: `details.challenge` goes ' +
        'along with it to /auth/login-code, or to /auth/login-passkey; `details.codes` and `details.passkeys` say which. 403 ' +
        '`provider_required` for who must sign in by the identity provider.',
      ...open,
      ...body(LoginBody),
      responses: answers(200, 'Signed in', Session, 400, 401, 403, 429),
    },
  },
  '/auth/change-password': {
    post: {
      operationId: 'changePassword',
      summary: 'Change the password; every other session ends',
      description: 'This session goes on with the token that is answered.',
      ...body(ChangePasswordBody),
      responses: answers(200, 'The token to go on with', FreshToken, 400, 401, 429),
    },
  },
  '/auth/end-sessions': {
    post: {
      operationId: 'endSessions',
      summary: 'Sign out everywhere else',
      description: 'Every other session of the member ends at once; this one goes on with the token that is answered.',
      ...body(ProofBody),
      responses: answers(200, 'The token to go on with', FreshToken, 400, 401, 429),
    },
  },
  '/auth/sessions': {
    get: {
      operationId: 'listSessions',
      summary: 'Where you are signed in, last used first',
      description:
        'With the device as its program calls itself. Use is noted once an hour. At most 100; sessions that began before ' +
        'they were told apart are not among them.',
      responses: answers(200, 'Sessions that go on', MemberSessionList, 401),
    },
  },
  '/auth/sessions/{id}': {
    parameters: [
      {
        ...idParameter('session'),
        description: 'Id of the session, or `current`',
        schema: { type: 'string', maxLength: 36 },
      },
    ],
    delete: {
      operationId: 'endSession',
      summary: 'Sign out one session',
      description: 'No token of it is good any more when this answers. The id `current` is the session that asks.',
      responses: answers(200, 'Ended', Said, 401, 404),
    },
  },
  '/auth/forgot-password': {
    post: {
      operationId: 'forgotPassword',
      summary: 'Have a link to a new password sent to your address',
      description:
        'The answer is the same whether the address has an account or not. Three times; then it waits as after wrong ' +
        'passwords. Wants the bot check of the action forgot_password.',
      ...open,
      ...body(ForgotPasswordBody),
      responses: answers(200, 'On its way, if there is such an account', Said, 400, 429),
    },
  },
  '/auth/reset-password': {
    post: {
      operationId: 'resetPassword',
      summary: 'Choose a new password by the link in that mail; every session ends',
      description: 'The link is good for thirty minutes, and once.',
      ...open,
      ...body(ResetPasswordBody),
      responses: answers(200, 'Changed', Said, 400, 409),
    },
  },
  '/auth/account': {
    get: {
      operationId: 'getAccount',
      summary: 'Your account, and whether its address is confirmed',
      description: 'As the server has it now, whatever the token was made with.',
      responses: answers(200, 'As it is now', AccountAnswer, 401),
    },
    delete: {
      operationId: 'deleteAccount',
      summary: 'Delete the account for good; with the last owner the workspace and all its documents',
      description:
        'Wants a password given within 15 minutes (403 `confirm_password`). Every token of the account is worthless when ' +
        'it answers.',
      parameters: queryParameters(DeleteAccountQuery, {
        keepWorkspace: 'Refused to the last owner (409 `last_owner`), with whom the workspace would go',
      }),
      responses: answers(200, 'Deleted', Said, 400, 401, 403, 409),
    },
  },
  '/auth/language': {
    put: {
      operationId: 'chooseLanguage',
      summary: 'Choose the language of your account',
      description: 'Mails to you are written in it, and browsers you sign in with show it.',
      ...body(LanguageBody),
      responses: answers(200, 'Chosen', LanguageBody, 400, 401),
    },
  },
  '/auth/accept-invitation': {
    post: {
      operationId: 'acceptInvitation',
      summary: 'Create an account in the workspace of an invitation',
      description:
        'The link of an invitation works once, within seven days. Whoever has an account signs in and joins with it ' +
        '(409 `has_account`, /auth/join). Wants the bot check of the action register.',
      ...open,
      ...body(AcceptInvitationBody),
      responses: answers(201, 'Signed in', Session, 400, 403, 409, 429),
    },
  },
  '/bot-check': {
    get: {
      operationId: 'getBotCheck',
      summary: 'How to obtain a recaptchaToken for an action',
      description: 'With altcha: a puzzle to be solved, whose solution is the token, good for one action and once.',
      ...open,
      parameters: [
        {
          name: 'action',
          in: 'query',
          required: true,
          description:
            'What the token is for: login, register, forgot_password, contact, newsletter or footer_newsletter',
          schema: { type: 'string' },
        },
      ],
      responses: answers(200, 'Kind of check and its puzzle', BotCheckInfo, 400),
    },
  },
});
