/** Signing out: here at once, and at the server, so that a token somebody copied is worthless, too. */
import { removeOnLeaving } from '../../lib/http.js';
import { apiPaths } from '../api-paths.js';
import { endSession } from './session.js';

export function signOut(): void {
  removeOnLeaving(apiPaths.session('current'));
  endSession();
}
