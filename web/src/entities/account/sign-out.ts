/**
 * Signing out: here at once, and at the server, so that a token somebody copied is worthless, too; then at the
 * company's identity provider, when that is where one came from.
 */
import { removeOnLeaving } from '../../lib/http.js';
import { apiPaths } from '../api-paths.js';
import { currentSession, endSession } from './session.js';

export function signOut(): void {
  const away = currentSession()?.signOutAddress;
  removeOnLeaving(apiPaths.session('current'));
  endSession();
  if (away !== undefined) location.assign(away);
}
