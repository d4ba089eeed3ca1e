/**
 * What every WorkQueue adapter must do, the ugly parts included. `open` makes an empty backing store; `connect` opens
 * an adapter on it, with a visibility time-out of VISIBILITY_MS. Connecting a second time stands for a restarted or a
 * second worker; `close` without stopping `work` stands for a worker that vanished.
 */
import { attemptsContract } from './work-queue-contract/attempts.js';
import { jobsContract } from './work-queue-contract/jobs.js';
import { keepingContract } from './work-queue-contract/keeping.js';
import { sharingContract } from './work-queue-contract/sharing.js';
import { stoppingContract } from './work-queue-contract/stopping.js';
import { turnsContract } from './work-queue-contract/turns.js';
import type { OpenWorkQueue } from './work-queue-contract/workbench.js';

export { VISIBILITY_MS } from './work-queue-contract/workbench.js';

export function workQueueContract(name: string, open: OpenWorkQueue): void {
  describe(`${name}: WorkQueue`, () => {
    jobsContract(open);
    attemptsContract(open);
    stoppingContract(open);
    sharingContract(open);
    turnsContract(open);
    keepingContract(open);
  });
}
