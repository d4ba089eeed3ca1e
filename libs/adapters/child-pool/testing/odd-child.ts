/**
 * A child for the pool's specs that does on demand what hostile files make a child do. Its argument is how long it
 * takes to start, milliseconds.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { serveJobs } from '../serve-jobs.js';

export type OddJob = {
  readonly do: 'count' | 'pid' | 'throw' | 'exit' | 'hang' | 'swell' | 'wait' | 'reject later' | 'three stages';
};

let count = 0;
const hoard: Buffer[] = [];

await serveJobs(
  async (job: OddJob, progress, alive) => {
    count++;
    progress(job.do);
    if (job.do === 'throw') throw Object.assign(new Error('as asked'), { code: 'asked' });
    if (job.do === 'exit') process.exit(7);
    if (job.do === 'wait') await new Promise(() => {});
    if (job.do === 'three stages') {
      for (let stage = 0; stage < 3; stage++) {
        alive(true);
        await sleep(1000);
      }
    }
    if (job.do === 'hang') for (;;) continue;
    if (job.do === 'reject later') {
      setTimeout(() => {
        throw new Error('outside any promise');
      });
      await new Promise(() => {});
    }
    if (job.do === 'swell') for (;;) hoard.push(Buffer.alloc(16 * 1024 * 1024, 1));
    return job.do === 'pid' ? process.pid : count;
  },
  () => sleep(Number(process.argv[2] ?? 0)),
);
