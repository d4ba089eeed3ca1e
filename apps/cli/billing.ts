/**
 * `recto billing setup-stripe`: products and prices at Stripe, found again by their lookup keys; made where they are
 * missing, never changed.
 */
import { Command } from 'commander';
import { setUpCatalogue, type CatalogueEntry } from '#adapters/stripe/catalogue.js';
import { asking, stripeApi } from '#adapters/stripe/stripe-api.js';
import { priceOf } from '#domain/billing/price-list.js';
import { stripeKeyFrom } from '#platform/stripe-settings.js';
import { EXIT, EXIT_HELP, guarded } from './at-work.js';

/** What the server wants to hear of; the operator sets them at the webhook endpoint. */
const WEBHOOK_EVENTS = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
];

export function billingCommand(): Command {
  const command = new Command('billing').description('Plans and payments.');
  command
    .command('setup-stripe')
    .description(
      'Make the products and prices of the price list at Stripe, where they are missing. Needs STRIPE_SECRET_KEY.',
    )
    .option('--json', 'print JSON instead of a table', false)
    .addHelpText(
      'after',
      `\nSafe to run again. A price that changed gets a successor; old subscriptions keep the old one.${EXIT_HELP()}`,
    )
    .action(({ json }: { json: boolean }) =>
      guarded(async () => {
        const stripe = stripeApi(stripeKeyFrom(process.env));
        show(await asking(() => setUpCatalogue(stripe, priceOf)), json);
        return EXIT.ok;
      }),
    );
  return command;
}

function show(entries: readonly CatalogueEntry[], json: boolean): void {
  if (json) return console.log(JSON.stringify({ prices: entries, webhookEvents: WEBHOOK_EVENTS }));
  for (const { lookupKey, amount, billingCycle, priceId, done } of entries) {
    const price = `${(amount / 100).toFixed(2)} USD a ${billingCycle === 'annual' ? 'year' : 'month'}`;
    console.log(`${lookupKey.padEnd(28)} ${price.padEnd(22)} ${priceId.padEnd(32)} ${done}`);
  }
  console.log(`\nWebhook endpoint: PUBLIC_URL/api/payment/webhook, with the events\n  ${WEBHOOK_EVENTS.join('\n  ')}`);
}
