/** The API described: passkeys. */
import { ConfirmationBody, FreshToken, Session } from '../auth.js';
import { Said } from '../engagement.js';
import {
  AddPasskeyBody,
  LoginPasskeyBody,
  PasskeyItem,
  PasskeyList,
  PasskeyOptions,
  PasskeyQuestionBody,
  PasskeyRequiredBody,
} from '../passkeys.js';
import { answers, body, idParameter, open } from './parts.js';
import { tagged } from './tags.js';

const CONFIRMED = 'Wants the password, or a passkey, given within 15 minutes (403 `confirm_password`).';

export const passkeyPaths = tagged('Accounts and sessions', {
  '/auth/login-passkey/options': {
    post: {
      operationId: 'askForPasskey',
      summary: 'What a browser asks a passkey with, to sign in',
      description:
        'Handed to WebAuthn as it is; good for five minutes, and once. With the challenge of a login that answered ' +
        '`second_factor_required` it asks for one of that account.',
      ...open,
      ...body(PasskeyQuestionBody),
      responses: answers(200, 'The options', PasskeyOptions, 400, 401),
    },
  },
  '/auth/login-passkey': {
    post: {
      operationId: 'loginWithPasskey',
      summary: 'Sign in by a passkey, alone or besides the password',
      description:
        'No address and no password are needed: the passkey says whose it is. With the challenge of a login it is the second ' +
        'half of that.',
      ...open,
      ...body(LoginPasskeyBody),
      responses: answers(200, 'Signed in', Session, 400, 401, 429),
    },
  },
  '/auth/confirm': {
    post: {
      operationId: 'confirmPassword',
      summary: 'Prove once more that it is you',
      description:
        'By the password, or by a passkey that answers /auth/passkeys/question. For 15 minutes from signing in, or from this, ' +
        'what cannot be undone is done: deleting the account, cleaning the workspace up, canceling the subscription. Later these ' +
        'answer 403 `confirm_password`. Where signing in wants a second factor, the password wants its code, too (403 ' +
        '`second_factor_required`).',
      ...body(ConfirmationBody),
      responses: answers(200, 'The token to go on with', FreshToken, 400, 401, 403, 409, 429),
    },
  },
  '/auth/passkeys': {
    get: {
      operationId: 'listPasskeys',
      summary: 'Your passkeys, oldest first',
      description: 'As the log has them.',
      responses: answers(200, 'As they are now', PasskeyList, 401),
    },
    post: {
      operationId: 'addPasskey',
      summary: 'Add the passkey that a browser has just made',
      description: `At most 20. ${CONFIRMED}`,
      ...body(AddPasskeyBody),
      responses: answers(201, 'Added', PasskeyItem, 400, 401, 403, 409),
    },
  },
  '/auth/passkeys/offer': {
    post: {
      operationId: 'offerPasskey',
      summary: 'What a browser makes a new passkey with',
      description: `Handed to WebAuthn as it is; good for five minutes, and once. ${CONFIRMED}`,
      responses: answers(200, 'The options', PasskeyOptions, 401, 403, 409),
    },
  },
  '/auth/passkeys/question': {
    post: {
      operationId: 'askForOwnPasskey',
      summary: 'What a browser asks a passkey of yours with, for /auth/confirm',
      description: 'Handed to WebAuthn as it is; good for five minutes, and once.',
      responses: answers(200, 'The options', PasskeyOptions, 401),
    },
  },
  '/auth/passkeys/required': {
    put: {
      operationId: 'requirePasskey',
      summary: 'Whether signing in with the password asks for a passkey, too',
      description: `It ends with the last passkey. ${CONFIRMED}`,
      ...body(PasskeyRequiredBody),
      responses: answers(200, 'As it was asked', Said, 400, 401, 403, 409),
    },
  },
  '/auth/passkeys/{id}': {
    parameters: [idParameter('passkey')],
    delete: {
      operationId: 'removePasskey',
      summary: 'Remove a passkey',
      description: `It signs nobody in when this answers. ${CONFIRMED}`,
      responses: answers(200, 'Removed', Said, 401, 403, 404),
    },
  },
});
