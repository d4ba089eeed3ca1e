/**
 * `recto newsletter subscribers`: the addresses that confirmed, one a line, for whoever sends the newsletter. They are
 * opened from the log one by one: no read model holds them. Runs beside a running server.
 */
import { Command } from 'commander';
import { newsletterDecider, type NewsletterEvent } from '#domain/engagement/newsletter.js';
import { fold, streamName } from '#kernel/decider.js';
import type { SubscriberView } from '#projections/subscribers/view.js';
import { Views } from '#read-side/views.js';
import { EventCodec } from '#write-side/event-codec.js';
import { KeyRing } from '#write-side/key-ring.js';
import { openReadSideAdapters, type ReadSideAdapters } from '../compose/adapters.js';
import { registry } from '../compose/registry.js';
import { EXIT, EXIT_HELP, onStores } from './at-work.js';

const AT_ONCE = 500;

export function newsletterCommand(): Command {
  const command = new Command('newsletter').description('Who asked for the newsletter and confirmed it.');
  command
    .command('subscribers')
    .description('Print the confirmed addresses, one a line, oldest first.')
    .addHelpText('after', EXIT_HELP())
    .action(() => onStores(openReadSideAdapters, printSubscribers));
  return command;
}

async function printSubscribers({ events, models, vault }: ReadSideAdapters): Promise<number> {
  const codec = new EventCodec(registry(), new KeyRing(vault));
  const views = new Views(models);
  for (let skip = 0; ; skip += AT_ONCE) {
    const page = await views.find<SubscriberView>('subscribers', {
      where: [{ field: 'status', equals: 'confirmed' }],
      sort: [{ field: 'requestedAt', direction: 'asc' }],
      skip,
      limit: AT_ONCE,
    });
    for (const { addressKey } of page) {
      const told = await codec.decode<NewsletterEvent>(
        await events.read(streamName(newsletterDecider.category, addressKey)),
      );
      const state = fold(newsletterDecider, told);
      if (state.status === 'confirmed' && state.email !== '') console.log(state.email);
    }
    if (page.length < AT_ONCE) return EXIT.ok;
  }
}
