/**
 * `recto audit verify | head`: whether the log is what was written, beside a running server. Reads only. What it cannot
 * see without a head that was kept elsewhere: that the log was cut behind the last head in it.
 */
import { readFile } from 'node:fs/promises';
import { Command } from 'commander';
import { HeadKey, publicKeyPem } from '#contexts/audit/application/head-key.js';
import { readHeadNote } from '#contexts/audit/application/head-note.js';
import { verifyLog, verifyStream, type LogFault, type LogReport } from '#contexts/audit/application/verify-log.js';
import { LogHeadSigned, signedText, type SignedHead } from '#domain/audit/log-head.js';
import { positionNumber } from '#kernel/position.js';
import type { Config } from '#platform/config.js';
import { openReadSideAdapters, type ReadSideAdapters } from '../compose/adapters.js';
import { secretFor } from '../compose/secrets.js';
import { EXIT, EXIT_HELP, onStores } from './at-work.js';
import { Progress } from './progress.js';

export function auditCommand(): Command {
  const command = new Command('audit').description('Whether the log is what was written: hashes, gaps, signed heads.');
  command
    .command('verify')
    .description('Check every event, every stream and every signed head; name each fault at its event.')
    .option('--stream <name>', 'check one stream only')
    .option('--head <file...>', 'signed heads that were kept elsewhere (from `recto audit head --json`)', [])
    .option('--public-key <base64>', 'trust this key instead of the one derived from MASTER_KEY')
    .option('--json', 'print JSON', false)
    .addHelpText('after', EXIT_HELP('something is not what was written'))
    .action((options: VerifyOptions) =>
      onStores(openReadSideAdapters, (stores, config, signal) => verify(config, stores, options, signal)),
    );
  command
    .command('head')
    .description('Print the newest signed head, to be kept where nobody with access to the log can change it.')
    .option('--json', 'print JSON, as `audit verify --head` reads it', false)
    .addHelpText('after', EXIT_HELP('nothing was signed yet'))
    .action(({ json }: { json: boolean }) => onStores(openReadSideAdapters, (stores) => head(stores, json)));
  return command;
}

interface VerifyOptions {
  readonly stream?: string;
  readonly head: readonly string[];
  readonly publicKey?: string;
  readonly json: boolean;
}

async function verify(
  config: Config,
  { events, models }: ReadSideAdapters,
  options: VerifyOptions,
  signal: AbortSignal,
): Promise<number> {
  const publicKey = options.publicKey ?? new HeadKey(secretFor(config.masterKey, 'log-heads')).publicKey;
  const started = performance.now();
  let report: LogReport;
  if (options.stream !== undefined) report = await verifyStream(events, options.stream);
  else {
    // Taken first: what is appended meanwhile makes the log longer, never shorter than this.
    const noted = (await readHeadNote(models))?.head;
    const keptHeads = [...(noted ? [noted] : []), ...(await Promise.all(options.head.map(headIn)))];
    const gaplessPositions = config.eventStoreUrl.startsWith('sqlite:');
    const total = gaplessPositions ? Number(positionNumber(await events.head())) : 0;
    const progress = new Progress('log', 'events', total);
    const onProgress = (done: number) => progress.at(done, Math.max(done, total));
    report = await verifyLog(events, { publicKey, keptHeads, gaplessPositions, signal, onProgress }).finally(() =>
      progress.stop(),
    );
  }
  const seconds = Math.round(performance.now() - started) / 1000;
  if (options.json) console.log(JSON.stringify({ ok: report.faults.length === 0, seconds, publicKey, ...report }));
  else {
    for (const fault of report.faults) console.log(inWords(fault));
    const { events: count, streams, heads, faults } = report;
    console.log(
      `${count} events in ${streams} streams, ${heads} signed heads: ${faults.length === 0 ? 'intact' : `${faults.length} faults`} (${seconds} s)`,
    );
  }
  return report.faults.length === 0 ? EXIT.ok : EXIT.bad;
}

/** @throws when the file holds no head */
async function headIn(file: string): Promise<SignedHead> {
  const { success, data } = LogHeadSigned.schema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!success) throw new Error(`${file} holds no signed head`);
  return data;
}

export function inWords({ position, stream, revision, type, id, fault }: LogFault): string {
  if (stream === undefined) return `log: ${fault}`;
  return `position ${position === undefined ? '?' : positionNumber(position)}: ${stream} #${revision} ${type} ${id}: ${fault}`;
}

async function head({ models }: ReadSideAdapters, json: boolean): Promise<number> {
  const newest = (await readHeadNote(models))?.head;
  if (!newest) {
    console.error('nothing was signed yet; a running server signs within a minute of the first event');
    return EXIT.bad;
  }
  if (json) console.log(JSON.stringify(newest));
  else
    console.log(`${signedText(newest)}\nsignature (base64): ${newest.signature}\n\n${publicKeyPem(newest.publicKey)}`);
  return EXIT.ok;
}
