/**
 * What deals with the world outside, each by its settings and imported only when it is the one chosen: bot check,
 * payments, sign-in, mail, webhooks.
 */
import { join } from 'node:path';
import { priceOf } from '#domain/billing/price-list.js';
import type { Config } from '#platform/config.js';
import type { Logger } from '#platform/logging.js';
import type { BotCheck } from '#ports/bot-check.js';
import type { Clock } from '#ports/clock.js';
import type { IdentityProvider } from '#ports/identity-provider.js';
import type { Mailer } from '#ports/mailer.js';
import type { PaymentGateway } from '#ports/payment-gateway.js';
import type { RemoteFiles } from '#ports/remote-files.js';
import type { WebhookSender } from '#ports/webhook-sender.js';
import { secretFor } from './secrets.js';

export async function botCheck(config: Config, clock: Clock, logger: Logger): Promise<BotCheck> {
  switch (config.botCheck.kind) {
    case 'off': {
      const { OffBotCheck } = await import('#adapters/bot-check/off-bot-check.js');
      return new OffBotCheck();
    }
    case 'recaptcha': {
      const { RecaptchaBotCheck } = await import('#adapters/bot-check/recaptcha-bot-check.js');
      const { siteKey, secretKey } = config.botCheck;
      return new RecaptchaBotCheck({
        siteKey,
        secretKey,
        publicUrl: config.publicUrl,
        onFault: (reason) => logger.warn({ reason }, 'reCAPTCHA'),
      });
    }
    case 'altcha': {
      const { AltchaBotCheck } = await import('#adapters/bot-check/altcha-bot-check.js');
      return new AltchaBotCheck(secretFor(config.masterKey, 'bot-check'), clock);
    }
  }
}

export async function payments(config: Config, clock: Clock): Promise<PaymentGateway & { close(): Promise<void> }> {
  switch (config.payments.kind) {
    case 'stripe': {
      const { StripeGateway } = await import('#adapters/stripe/stripe-gateway.js');
      return new StripeGateway(config.payments.settings, clock);
    }
    case 'test': {
      const { TestGateway } = await import('#adapters/test-payments/test-gateway.js');
      return new TestGateway(join(config.dataDir, 'test-payments.db'), clock, priceOf);
    }
    case 'off': {
      const { NoGateway } = await import('#adapters/no-payments/no-gateway.js');
      return new NoGateway();
    }
  }
}

export async function mailer({ mail, dataDir }: Config): Promise<Mailer> {
  if (mail.smtpUrl) {
    const { SmtpMailer } = await import('#adapters/mail/smtp-mailer.js');
    return new SmtpMailer(mail.smtpUrl, mail.from);
  }
  const { OutboxMailer } = await import('#adapters/mail/outbox-mailer.js');
  return new OutboxMailer(join(dataDir, 'outbox'), mail.from);
}

/** Where the browser comes back to is in web/src/entities/paths.ts, too. */
export async function identityProvider({ openId, publicUrl }: Config): Promise<IdentityProvider> {
  if (!openId) {
    const { NoIdentityProvider } = await import('#adapters/openid/no-provider.js');
    return new NoIdentityProvider();
  }
  const { OpenIdProvider } = await import('#adapters/openid/openid-provider.js');
  return new OpenIdProvider(openId, { callback: `${publicUrl}/login/callback`, signedOut: `${publicUrl}/login` });
}

export async function remoteFiles(): Promise<RemoteFiles> {
  const { HttpRemoteFiles } = await import('#adapters/remote-files/http-remote-files.js');
  return new HttpRemoteFiles();
}

export async function webhookSender({ webhooksAllowHosts: allowHosts }: Config): Promise<WebhookSender> {
  const { HttpWebhookSender } = await import('#adapters/webhook-sender/http-webhook-sender.js');
  return new HttpWebhookSender({ allowHosts });
}
