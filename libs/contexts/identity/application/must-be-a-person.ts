/**
 * Forms that need no account are for people's browsers: without a token that is good for this action they go no
 * further.
 */
import { DomainError } from '#kernel/domain-error.js';
import type { BotCheck, BotCheckAction } from '#ports/bot-check.js';

/** @throws bot_check_failed */
export async function mustBeAPerson(
  botCheck: BotCheck,
  token: string | undefined,
  action: BotCheckAction,
): Promise<void> {
  if (token && (await botCheck.verify(token, action))) return;
  throw new DomainError('bot_check_failed', 'invalid', 'reCAPTCHA verification failed');
}
