/** The API described: accounts and sessions. */
import {
  AccountAnswer,
  AddressChangedAnswer,
  BotCheckInfo,
  ChangeAddressBody,
  ChangePasswordBody,
  DeleteAccountQuery,
  ForgotPasswordBody,
  FreshToken,
  LoginBody,
  ProofBody,
  RegisterBody,
  ResetPasswordBody,
  Session,
} from '../auth.js';
import { LinkBody, Said } from '../engagement.js';
import { AcceptInvitationBody } from '../members.js';
import { BeginProviderBody, FinishProviderBody, ProviderAddress, ProviderSession } from '../provider.js';
import {
  CodeBody,
  LoginCodeBody,
  ProvenCodeBody,
  RecoveryCodes,
  SecondFactorInfo,
  SecondFactorOffer,
} from '../second-factor.js';
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
  '/auth/login-code': {
    post: {
      operationId: 'loginWithCode',
      summary: 'Sign in, second half: the code of an account with two-factor authentication',
      description:
        'Within five minutes of the login, which answered the challenge. A code of the app is good once; after ten wrong ' +
        'ones in a row everybody waits.',
      ...open,
      ...body(LoginCodeBody),
      responses: answers(200, 'Signed in', Session, 400, 401, 403, 409, 429),
    },
  },
  '/auth/provider/begin': {
    post: {
      operationId: 'beginProviderSignIn',
      summary: "Sign in by the company's identity provider: where the browser goes",
      description:
        'Where one is configured (404 `provider_off`). Sets a sealed cookie for ten minutes, which must come back with what ' +
        'the provider answers. With the link of an invitation it is accepted.',
      ...open,
      ...body(BeginProviderBody),
      responses: answers(200, 'The address at the provider', ProviderAddress, 400, 404),
    },
  },
  '/auth/provider/finish': {
    post: {
      operationId: 'finishProviderSignIn',
      summary: "Sign in by the company's identity provider: what it answered",
      description:
        'The query that the browser came back with. Once; no code of two-factor authentication is asked for. Who is unknown ' +
        'gets an account by an invitation, or by themselves where anybody may; only a verified address joins an account that ' +
        'is there.',
      ...open,
      ...body(FinishProviderBody),
      responses: answers(200, 'Signed in', ProviderSession, 400, 403, 404, 409, 422, 429),
    },
  },
  '/auth/provider/logout': {
    post: {
      operationId: 'endProviderSessions',
      summary: 'For the identity provider: somebody signed out there',
      description:
        'OpenID Connect Back-Channel Logout 1.0. What was begun by that session of the provider, or by any of the person, ' +
        'has ended when this answers.',
      ...open,
      requestBody: {
        content: {
          'application/x-www-form-urlencoded': {
            schema: { type: 'object', required: ['logout_token'], properties: { logout_token: { type: 'string' } } },
          },
        },
      },
      responses: answers(200, 'Ended', Said, 404, 422),
    },
  },
  '/auth/second-factor': {
    get: {
      operationId: 'getSecondFactor',
      summary: 'Whether two-factor authentication is on, and how many recovery codes are left',
      description: 'As the log has it. The codes themselves are kept nowhere.',
      responses: answers(200, 'As it is now', SecondFactorInfo, 401),
    },
  },
  '/auth/second-factor/offer': {
    post: {
      operationId: 'offerSecondFactor',
      summary: 'A fresh secret for an authenticator app',
      description:
        'It is on once a first code of the secret came. Wants a password given within 15 minutes (403 `confirm_password`).',
      responses: answers(200, 'The secret, and the address that an app scans', SecondFactorOffer, 401, 403, 409),
    },
  },
  '/auth/second-factor/turn-on': {
    post: {
      operationId: 'turnOnSecondFactor',
      summary: 'Turn two-factor authentication on with a first code of the secret',
      description: 'The recovery codes are answered once. Sessions go on.',
      ...body(CodeBody),
      responses: answers(200, 'On; the recovery codes', RecoveryCodes, 400, 401, 409),
    },
  },
  '/auth/second-factor/turn-off': {
    post: {
      operationId: 'turnOffSecondFactor',
      summary: 'Turn two-factor authentication off, with the password and a code',
      description: 'A code of the app, or a recovery code. The member is told by mail.',
      ...body(ProvenCodeBody),
      responses: answers(200, 'Off', Said, 400, 401, 409, 429),
    },
  },
  '/auth/second-factor/recovery-codes': {
    post: {
      operationId: 'renewRecoveryCodes',
      summary: 'New recovery codes, with the password and a code; the old ones are worthless',
      description: 'A code of the app, or an old recovery code. The new ones are answered once.',
      ...body(ProvenCodeBody),
      responses: answers(200, 'The new codes, answered once', RecoveryCodes, 400, 401, 409, 429),
    },
  },
  '/auth/change-address': {
    post: {
      operationId: 'changeAddress',
      summary: 'Have a link sent to another address that your account is to have',
      description:
        'The old address holds until the link is opened. The answer is the same whether the new one has an account or not; its ' +
        'mail says so. Three times; then it waits as after wrong passwords. Wants a proof given within 15 minutes (403 ' +
        '`confirm_password`).',
      ...body(ChangeAddressBody),
      responses: answers(200, 'On its way', Said, 400, 401, 403, 409, 429),
    },
  },
  '/auth/new-address': {
    post: {
      operationId: 'useNewAddress',
      summary: 'Change to that address by the link in the mail to it; every other session ends',
      description:
        'The link is good for thirty minutes, and once. This session goes on with the token that is answered, which is no proof of a password.',
      ...body(LinkBody),
      responses: answers(200, 'Changed', AddressChangedAnswer, 400, 401, 409),
    },
  },
  '/auth/keep-address': {
    post: {
      operationId: 'keepAddress',
      summary: 'Keep the address from before, by the link in the mail to it',
      description:
        'Stops a change that was asked for. One that was made within seven days is undone, and every session ends.',
      ...open,
      ...body(LinkBody),
      responses: answers(200, 'Kept', Said, 400, 409),
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
  '/auth/confirm-address': {
    post: {
      operationId: 'confirmAddress',
      summary: 'Confirm the address of your account by the link in a mail to it',
      description: 'Made again it changes nothing.',
      ...body(LinkBody),
      responses: answers(200, 'Confirmed', Said, 400, 401, 409),
    },
  },
  '/auth/send-address-link': {
    post: {
      operationId: 'sendAddressLink',
      summary: 'Send the mail with that link once more',
      description: 'Three times; then it waits as after wrong passwords.',
      responses: answers(200, 'On its way; nothing is sent when the address is confirmed', Said, 401, 409, 429),
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
