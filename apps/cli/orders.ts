/** `recto projections pause | resume | skip`: orders that the process running the projection follows within a second. */
import type { Command } from 'commander';
import { giveOrders, readOrders, type Orders } from '#read-side/orders.js';
import { readPause, type PauseNote } from '#read-side/runner-status.js';
import { openReadSideAdapters } from '../compose/adapters.js';
import { atWork, EXIT, EXIT_HELP } from './at-work.js';

interface Settings {
  readonly json: boolean;
  readonly because?: string;
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
      .action((readModel: string, settings: Settings) =>
        atWork(async (config) => {
          if (!names.includes(readModel)) {
            console.error(`error: no read model is called ${readModel}; there are ${names.join(', ')}`);
            return EXIT.usage;
          }
          const { models, clock, close } = await openReadSideAdapters(config);
          try {
            const collection = await models.active(readModel);
            const note = await readPause(
              models,
              readModel,
              collection === undefined ? undefined : await models.checkpoint(collection),
            );
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
          } finally {
            await close();
          }
        }),
      );
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
    'Go on without the one event that stopped it. The read model stays wrong by that event until it is rebuilt.',
    (_settings, _now, note) => (note ? { skip: note.eventId } : 'no event stopped it'),
  );
}
