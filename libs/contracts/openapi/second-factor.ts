/** The API described: two-factor authentication. */
import { Session } from '../auth.js';
import { Said } from '../engagement.js';
import {
  CodeBody,
  LoginCodeBody,
  ProvenCodeBody,
  RecoveryCodes,
  SecondFactorInfo,
  SecondFactorOffer,
} from '../second-factor.js';
import { answers, body, open } from './parts.js';
import { tagged } from './tags.js';

export const secondFactorPaths = tagged('Accounts and sessions', {
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
});
