/** `recto queue status | dead list | dead retry`: the jobs, also beside a running server. */
import { Command } from 'commander';
import { EXTRACTION_QUEUE } from '#contexts/documents/application/extraction-job.js';
import type { WorkQueue } from '#ports/work-queue.js';
import { openQueueBeside } from '../compose/adapters.js';
import { EXIT, EXIT_HELP, onStores, WrongUsage } from './at-work.js';

interface Settings {
  readonly json: boolean;
  readonly all?: boolean;
}

export function queueCommand(): Command {
  const command = new Command('queue').description('Jobs: how many wait, and those that were given up.');
  const json = ['--json', 'print JSON', false] as const;
  command
    .command('status')
    .description('How many jobs are ready, worked on, delayed and dead.')
    .option(...json)
    .addHelpText('after', EXIT_HELP('there are dead jobs'))
    .action((settings: Settings) => withQueue((queue) => status(queue, settings)));
  const dead = command.command('dead').description('Jobs that were given up after their last attempt.');
  dead
    .command('list')
    .description('Show them, oldest first.')
    .option(...json)
    .addHelpText('after', EXIT_HELP())
    .action((settings: Settings) => withQueue((queue) => list(queue, settings)));
  dead
    .command('retry')
    .description('Put them back with all their attempts; an idle embedded server takes them within ten seconds.')
    .argument('[id...]', 'jobs to retry')
    .option('--all', 'retry every one', false)
    .option(...json)
    .addHelpText('after', EXIT_HELP('some are not on the list'))
    .action((ids: string[], settings: Settings) => {
      if (Boolean(settings.all) === ids.length > 0) throw new WrongUsage('name jobs, or give --all');
      return withQueue((queue) => retry(queue, ids, settings));
    });
  return command;
}

function withQueue(work: (queue: WorkQueue) => Promise<number>): Promise<void> {
  return onStores(openQueueBeside, ({ queue }) => work(queue));
}

async function status(queue: WorkQueue, { json }: Settings): Promise<number> {
  const depth = await queue.depth(EXTRACTION_QUEUE);
  if (json) console.log(JSON.stringify({ queue: EXTRACTION_QUEUE, ...depth }));
  else
    console.log(
      `${EXTRACTION_QUEUE}: ${Object.entries(depth)
        .map(([state, jobs]) => `${jobs} ${state}`)
        .join(', ')}`,
    );
  return depth.dead > 0 ? EXIT.bad : EXIT.ok;
}

async function list(queue: WorkQueue, { json }: Settings): Promise<number> {
  const jobs = await queue.dead(EXTRACTION_QUEUE);
  if (json) console.log(JSON.stringify(jobs));
  else
    for (const { id, lane, attempts, diedAt, reason } of jobs)
      console.log(`${diedAt}  ${id}  ${lane}  ${attempts} attempts  ${reason}`);
  return EXIT.ok;
}

async function retry(queue: WorkQueue, ids: readonly string[], { all, json }: Settings): Promise<number> {
  const wanted = all ? (await queue.dead(EXTRACTION_QUEUE)).map(({ id }) => id) : ids;
  const retried: string[] = [];
  for (const id of wanted) if (await queue.retryDead(EXTRACTION_QUEUE, id)) retried.push(id);
  const missing = wanted.filter((id) => !retried.includes(id));
  if (json) console.log(JSON.stringify({ retried, missing }));
  else console.log(`${retried.length} put back${missing.length > 0 ? `; not on the list: ${missing.join(', ')}` : ''}`);
  return missing.length > 0 ? EXIT.bad : EXIT.ok;
}
