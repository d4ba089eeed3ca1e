/**
 * BotCheck: is this submission made by a person's browser? Default: AltchaBotCheck (proof-of-work, no third party);
 * RecaptchaBotCheck when RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY are set; OffBotCheck (BOT_CHECK=off, tests and
 * load runs only). Fails closed: when the check cannot be made, the answer is no.
 */
export const BOT_CHECK_ACTIONS = [
  'contact',
  'newsletter',
  'footer_newsletter',
  'login',
  'register',
  'forgot_password',
] as const;
export type BotCheckAction = (typeof BOT_CHECK_ACTIONS)[number];

/** What a browser needs to make its token. */
export type BotCheckClient =
  { readonly kind: 'altcha' } | { readonly kind: 'recaptcha'; readonly siteKey: string } | { readonly kind: 'off' };

export abstract class BotCheck {
  abstract client(): BotCheckClient;
  /** A fresh puzzle for the proof-of-work kind; undefined for kinds that need none. */
  abstract challenge(action: BotCheckAction): Promise<Record<string, unknown> | undefined>;
  /** Each token counts once. */
  abstract verify(token: string, action: BotCheckAction): Promise<boolean>;
}
