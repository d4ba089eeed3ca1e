/**
 * Gets the token that says a person's browser sent a form. The server names the kind: a puzzle that this browser solves
 * in a worker, Google's script (loaded only then), or none. Every failure ends in the same words and no submission,
 * with its cause behind them where it is known.
 */
import { BotCheckInfo } from '#contracts/auth.js';
import { apiPaths } from '../api-paths.js';
import { read } from '../../lib/http.js';
import { isMissingCode } from '../../lib/missing-code.js';
import { t } from '../../lib/texts.js';

type BotCheckAction = 'login' | 'register' | 'forgot_password' | 'contact' | 'newsletter' | 'footer_newsletter';

/** Its message is a sentence for who filled in the form. */
export class BotCheckError extends Error {
  override readonly name = 'BotCheckError';
  constructor(reason?: string) {
    super(reason ? t('reCAPTCHA verification failed: {reason}', { reason }) : t('reCAPTCHA verification failed'));
  }
}

/** The network's own failure passes as it is, so that the form can say so. */
export async function botCheckToken(action: BotCheckAction): Promise<string> {
  const info = await read(apiPaths.botCheck, BotCheckInfo, { query: { action } });
  const token = await tokenFor(info, action).catch((error: unknown) => {
    throw new BotCheckError(reasonOf(error));
  });
  if (!token) throw new BotCheckError();
  return token;
}

/** What was typed stays: whether the page is loaded again is for who typed it. */
function reasonOf(error: unknown): string | undefined {
  if (isMissingCode(error)) return t('a part of this page could not be fetched. Please load the page again.');
  return error instanceof Error ? error.message : undefined;
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
