/**
 * OffBotCheck: lets every non-empty token pass. For tests and load runs only; the apps warn at boot and refuse it with
 * cluster URLs.
 */
import { BotCheck, type BotCheckAction, type BotCheckClient } from '#ports/bot-check.js';

export class OffBotCheck extends BotCheck {
  client(): BotCheckClient {
    return { kind: 'off' };
  }

  async challenge(_action: BotCheckAction): Promise<undefined> {
    return undefined;
  }

  async verify(token: string, _action: BotCheckAction): Promise<boolean> {
    return token !== '';
  }
}
