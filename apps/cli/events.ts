/**
 * `recto events tail | stream | trace`: the log as it is kept. Personal fields stay sealed and are shown as such:
 * whoever operates Recto need not read what stands in the documents.
 */
import { Command, InvalidArgumentError } from 'commander';
import { wholeLog } from '#contexts/audit/application/whole-log.js';
import type { RecordedEvent } from '#kernel/event.js';
import { positionNumber } from '#kernel/position.js';
import type { EventStore } from '#ports/event-store.js';
import { openReadSideAdapters } from '../compose/adapters.js';
import { EXIT, EXIT_HELP, onStores } from './at-work.js';
import { causeTree, type Caused } from './cause-tree.js';

interface Settings {
  readonly json: boolean;
  readonly count: number;
  readonly follow: boolean;
  readonly type?: string[];
}

export function eventsCommand(): Command {
  const command = new Command('events').description(
    'The log: its end, one stream, or everything that one request led to.',
  );
  const json = ['--json', 'print one JSON object per line', false] as const;
  command
    .command('tail')
    .description('The newest events.')
    .option('-n, --count <events>', 'how many', whole, 20)
    .option('-f, --follow', 'go on with what comes, until Ctrl-C', false)
    .option('--type <name...>', 'only of these types')
    .option(...json)
    .addHelpText('after', EXIT_HELP())
    .action((settings: Settings) => withLog((log, signal) => tail(log, settings, signal)));
  command
    .command('stream')
    .description('One stream, e.g. document-6f…')
    .argument('<name>')
    .option(...json)
    .addHelpText('after', EXIT_HELP('there is no such stream'))
    .action((name: string, settings: Settings) =>
      withLog(async (log) => {
        const events = await log.read(name);
        for (const event of events) print(event, settings.json);
        return events.length > 0 ? EXIT.ok : EXIT.bad;
      }),
    );
  command
    .command('trace')
    .description('Everything with one correlation id, as a tree of causes. Looks through the whole log.')
    .argument('<correlation-id>', 'as in the answer header X-Correlation-Id, a log line or a history')
    .option('--json', 'print the tree as JSON', false)
    .addHelpText('after', EXIT_HELP('nothing has this id'))
    .action((id: string, { json: asJson }: Settings) => withLog((log, signal) => trace(log, id, asJson, signal)));
  return command;
}

function withLog(work: (log: EventStore, signal: AbortSignal) => Promise<number>): Promise<void> {
  return onStores(openReadSideAdapters, ({ events }, _config, signal) => work(events, signal));
}

async function tail(log: EventStore, { count, follow, type, json }: Settings, signal: AbortSignal): Promise<number> {
  let newest: RecordedEvent[] = [];
  for await (const message of log.subscribe({ types: type, signal })) {
    if (message.kind === 'events') newest = [...newest, ...message.events].slice(-count);
    if (message.kind === 'events' || message.kind === 'checkpoint') continue;
    for (const event of newest) print(event, json);
    newest = [];
    if (!follow) break;
    // From here on everything, as it comes.
    for await (const next of log.subscribe({ after: message.position, types: type, signal })) {
      if (next.kind === 'events') for (const event of next.events) print(event, json);
    }
    break;
  }
  return EXIT.ok;
}

async function trace(log: EventStore, correlationId: string, json: boolean, signal: AbortSignal): Promise<number> {
  const events: RecordedEvent[] = [];
  for await (const batch of wholeLog(log, { signal })) {
    events.push(...batch.filter(({ metadata }) => metadata.correlationId === correlationId));
  }
  const tree = causeTree(events);
  if (json) console.log(JSON.stringify(tree));
  else for (const root of tree) draw(root, '');
  return events.length > 0 ? EXIT.ok : EXIT.bad;
}

function draw({ cause, event, led }: Caused, indent: string): void {
  console.log(`${indent}${event ? line(event) : `caused by ${cause}`}`);
  for (const next of led) draw(next, `${indent}  `);
}

function print(event: RecordedEvent, json: boolean): void {
  console.log(json ? JSON.stringify(event) : `${positionNumber(event.position)}  ${line(event)}`);
}

function line({ stream, revision, type, metadata: { occurredAt, actor } }: RecordedEvent): string {
  return `${occurredAt}  ${type}  ${stream} #${revision}  by ${actor.kind} ${actor.id}`;
}

function whole(value: string): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1) throw new InvalidArgumentError('Give a whole number from 1 up.');
  return count;
}
