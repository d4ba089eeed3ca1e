/**
 * On the way to the company's identity provider, and back: where to go then, and where from when it did not work. Kept
 * by this window alone; what proves anything is in a cookie that no script sees.
 */
import { ProviderAddress, ProviderSession, type BeginProviderBody } from '#contracts/provider.js';
import { removeOnLeaving, write } from '../../lib/http.js';
import { apiPaths } from '../api-paths.js';
import { currentSession, startSession } from './session.js';

const KEY = 'provider-sign-in';

export interface Way {
  /** A path of this site, as all of these. */
  readonly to: string;
  readonly from: string;
}

export async function leaveForProvider(body: BeginProviderBody, way: Way): Promise<void> {
  const { address } = await write('POST', apiPaths.beginProvider, ProviderAddress, { body });
  sessionStorage.setItem(KEY, JSON.stringify(way));
  location.assign(address);
}

/** @param answer the query that the browser came back with */
export async function comeFromProvider(answer: string): Promise<void> {
  const session = await write('POST', apiPaths.finishProvider, ProviderSession, { body: { answer }, signsIn: true });
  // Of who signed in once more: the one before is not needed any longer.
  if (currentSession()) removeOnLeaving(apiPaths.session('current'));
  startSession(session);
}

export function wayOfProvider(otherwise: Way): Way {
  try {
    const { to, from } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Way>;
    return { to: isOurs(to) ? to : otherwise.to, from: isOurs(from) ? from : otherwise.from };
  } catch {
    return otherwise;
  }
}

/** A path, and no address of another site. */
const isOurs = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])/.test(path);
