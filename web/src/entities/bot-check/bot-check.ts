/**
 * Gets the token that says a person's browser sent a form. The server names the kind: a puzzle that this browser solves
 * in a worker, Google's script (loaded only then), or none. Every failure ends in the same sentence and no submission.
 */
import { BotCheckInfo } from '#contracts/auth.js';
import { apiPaths } from '../api-paths.js';
import { read } from '../../lib/http.js';

type BotCheckAction = 'login' | 'register' | 'contact' | 'newsletter' | 'footer_newsletter';

export const BOT_CHECK_FAILED = 'reCAPTCHA verification failed';

export class BotCheckError extends Error {
  override readonly name = 'BotCheckError';
  constructor() {
    super(BOT_CHECK_FAILED);
  }
}

/** The network's own failure passes as it is, so that the form can say so. */
export async function botCheckToken(action: BotCheckAction): Promise<string> {
  const info = await read(apiPaths.botCheck, BotCheckInfo, { query: { action } });
  const token = await tokenFor(info, action).catch(() => undefined);
  if (!token) throw new BotCheckError();
  return token;
}

async function tokenFor(info: BotCheckInfo, action: BotCheckAction): Promise<string | undefined> {
  switch (info.kind) {
    case 'off':
      return 'off';
    case 'altcha':
      return info.challenge && (await (await import('./proof-of-work.js')).solve(info.challenge));
    case 'recaptcha':
      return info.siteKey && (await (await import('./recaptcha.js')).recaptchaToken(info.siteKey, action));
  }
}
