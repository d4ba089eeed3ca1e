/** What the client of OpenID Connect throws, as the reason a member is told. */
import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';
import { ProviderFault } from '#ports/identity-provider.js';

/** Codes of the client (oauth4webapi) that say more than "it does not belong here". */
const CLOCK = 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED';
const UNTRUSTED = [
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_KEY_SELECTION_FAILED',
];
/** Refusals of the token endpoint that a new try mends. */
const OVER = ['invalid_grant'];
/** Refusals of the authorization endpoint that are nobody's wish. */
const AWAY = ['server_error', 'temporarily_unavailable'];
const DENIED = ['access_denied', 'login_required', 'interaction_required', 'consent_required'];

export function faultOf(error: unknown): ProviderFault {
  if (error instanceof ProviderFault) return error;
  return new ProviderFault(reasonOf(error), error);
}

function reasonOf(error: unknown): ProviderFault['reason'] {
  if (error instanceof AuthorizationResponseError) {
    if (DENIED.includes(error.error)) return 'denied';
    return AWAY.includes(error.error) ? 'away' : 'unfit';
  }
  if (error instanceof ResponseBodyError) return OVER.includes(error.error) ? 'over' : 'unfit';
  if (error instanceof WWWAuthenticateChallengeError) return 'unfit';
  if (!(error instanceof ClientError)) return 'away';
  if (error.code === CLOCK) return 'clock';
  // Without a code it is what fetch says of a server that is not there.
  return error.code !== undefined && UNTRUSTED.includes(error.code) ? 'untrusted' : 'away';
}
