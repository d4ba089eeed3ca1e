/**
 * `recto verify`: the log, and whether objects, keys and read models agree with it. Reads only, also beside a running
 * server.
 */
import { hostname } from 'node:os';
import { Command } from 'commander';
import { HeadKey } from '#contexts/audit/application/head-key.js';
import { verifyLog } from '#contexts/audit/application/verify-log.js';
import type { SignedHead } from '#domain/audit/log-head.js';
import { verifyStores, type StoresReport } from '#contexts/operations/application/verify-stores.js';
import type { Config } from '#platform/config.js';
import { createLogger } from '#platform/logging.js';
import { KeyRing } from '#write-side/key-ring.js';
import { openStores, type StoreAdapters } from '../compose/adapters.js';
import { engineFor } from '../compose/engine.js';
import { projectionsOf } from '../compose/projections.js';
import { registry } from '../compose/registry.js';
import { secretFor } from '../compose/secrets.js';
import { atWork, EXIT, EXIT_HELP } from './at-work.js';
import { inWords } from './audit.js';
import { Progress } from './progress.js';
import { whileThere } from './while-there.js';

export function verifyCommand(): Command {
  return new Command('verify')
    .description('Check the log, and originals, engine answers, keys and read models against it.')
    .option('--json', 'print JSON', false)
    .addHelpText('after', `\nBeside a running server, what is on its way is a note.${EXIT_HELP('something is wrong')}`)
    .action(({ json }: { json: boolean }) =>
      atWork(async (config, signal) => {
        const report = await verifyAll(config, signal);
        if (json) console.log(JSON.stringify({ ok: report.faults.length === 0, ...report }));
        else show(report);
        return report.faults.length === 0 ? EXIT.ok : EXIT.bad;
      }),
    );
}

/** @param keptHeads heads of the log that were kept elsewhere, as in a backup */
export async function verifyAll(
  config: Config,
  signal: AbortSignal,
  keptHeads: readonly SignedHead[] = [],
): Promise<StoresReport> {
  const progress = new Map<string, Progress>();
  const onProgress = (what: string, done: number, total: number) => {
    const bar = progress.get(what) ?? new Progress(what, what, total);
    progress.set(what, bar);
    bar.at(done, total);
  };
  const verified = async (stores: StoreAdapters) => {
    const { publicKey } = new HeadKey(secretFor(config.masterKey, 'log-heads'));
    const gaplessPositions = config.eventStoreUrl.startsWith('sqlite:');
    const log = await verifyLog(stores.events, { publicKey, keptHeads, gaplessPositions, signal });
    const engine = engineFor(
      stores,
      new KeyRing(stores.vault),
      `${hostname()}/${process.pid}/cli`,
      createLogger('silent'),
    );
    const { vault, objects } = stores;
    const report = await verifyStores(
      { engine, registry: registry(), vault, objects, projections: projectionsOf(config) },
      { signal, onProgress },
    );
    return { ...report, faults: [...log.faults.map(inWords), ...report.faults] };
  };
  return whileThere(await openStores(config, 'read'), verified).finally(() => {
    for (const bar of progress.values()) bar.stop();
  });
}

export function show({ faults, notes, events, documents, originals, answers, keys, views }: StoresReport): void {
  for (const fault of faults) console.log(`FAULT  ${fault}`);
  for (const note of notes) console.log(`note   ${note}`);
  const counts = `${events} events, ${documents} documents, ${originals} originals, ${answers} answers, ${keys} keys, ${views} views`;
  console.log(`${counts}: ${faults.length === 0 ? 'clean' : `${faults.length} faults`}`);
}
