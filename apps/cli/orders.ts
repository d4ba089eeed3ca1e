/**
 * `recto projections pause | resume | skip`: orders that the process running the projection follows within a second.
 */
import type { Command } from 'commander';
import { giveOrders, readOrders, type Orders } from '#read-side/orders.js';
import { readPause, type PauseNote } from '#read-side/runner-status.js';
import { openReadSideAdapters } from '../compose/adapters.js';
import { EXIT, EXIT_HELP, onStores, WrongUsage } from './at-work.js';

interface Settings {
  readonly json: boolean;
  readonly because?: string;
  readonly event?: string;
}

export function addOrders(projections: Command, names: readonly string[]): void {
  const order = (
    name: string,
    description: string,
    decide: (settings: Settings, now: Orders, note: PauseNote | undefined, at: string) => Orders | string,
  ) =>
    projections
      .command(`${name} <read-model>`)
      .description(description)
      .option('--json', 'print JSON', false)
      .addHelpText('after', EXIT_HELP('there is nothing to do'))
      .action((readModel: string, settings: Settings) => {
        if (!names.includes(readModel))
          throw new WrongUsage(`no read model is called ${readModel}; there are ${names.join(', ')}`);
        return onStores(openReadSideAdapters, async ({ models, clock }) => {
          const collection = await models.active(readModel);
          const checkpoint = collection === undefined ? undefined : await models.checkpoint(collection);
          const note = await readPause(models, readModel, checkpoint);
          const orders = decide(settings, await readOrders(models, readModel), note, clock.iso());
          if (typeof orders === 'string') {
            console.error(`${readModel}: ${orders}`);
            return EXIT.bad;
          }
          await giveOrders(models, readModel, orders, clock.iso());
          console.log(
            settings.json
              ? JSON.stringify({ readModel, orders, ...(note && { pausedAt: note }) })
              : `${readModel}: ordered to ${name}`,
          );
          return EXIT.ok;
        });
      });
  order(
    'pause',
    'Let a read model stand still, also over restarts; it shows what it has, and health says not ready.',
    ({ because }) => ({
      pausedBecause: because ?? 'paused by an operator',
    }),
  ).option('--because <reason>', 'shown by status and health');
  order('resume', 'Let it go on; when an event stopped it, try that event again.', (_settings, now, note, at) =>
    now.pausedBecause !== undefined || note ? { resumedAt: at } : 'it is not paused',
  );
  order(
    'skip',
    'Go on without the one event that stopped it. The read model stays wrong by that event until a rebuild can fold it.',
    ({ event, because }, { pausedBecause }, note) => {
      const skip = event ?? note?.eventId;
      if (skip === undefined) return 'no event stopped it';
      // Orders replace one another, and an order to stand still holds until `resume`.
      return { ...(pausedBecause !== undefined && { pausedBecause }), skip, skipBecause: because };
    },
  )
    .option('--event <id>', 'the event that stopped a rebuild, which no running projection is paused at')
    .option('--because <reason>', 'kept with the order');
}
