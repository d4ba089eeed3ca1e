/**
 * kill -9 of an API, a projector and a worker while a program is told what happens: each message arrives, those of a
 * document in order, and others' library takes its signature. `npm run bench -- deliveries` does it a thousand times.
 */
import { dirname, join } from 'node:path';
import { oneAtATime } from '../one-at-a-time.js';
import { describeWithBinary } from '../server-binary.js';
import { describeWithServer } from '../servers.js';
import { chance } from '../../bench/measuring/chance.js';
import { deliverUnderKills, loadJudge } from './deliveries-under-kills.js';

const [DOCUMENTS, EDITS, SEED] = [5, 10, 7];

describeWithServer('mongodb', 'Deliveries of a fleet under kill -9', (mongodb) => {
  describeWithServer('nats', 'on NATS', (nats) => {
    oneAtATime('nats');
    describeWithServer('s3', 'and MinIO', (s3) => {
      describeWithBinary('webhook-judges/python/bin/python', 'before standardwebhooks', (python) => {
        it('arrive at least once, in order per document', async () => {
          const judge = await loadJudge(join(dirname(python), '../../node_modules/standardwebhooks/dist/index.js'));
          const each = { api: 1, projector: 1, worker: 1 };
          const plan = { documents: DOCUMENTS, edits: EDITS, kills: each, processes: each, refused: 0.05 };
          const delivered = await deliverUnderKills({ ...plan, random: chance(SEED) }, { mongodb, nats, s3 }, judge);
          const sent = DOCUMENTS * (EDITS + 2);
          expect(delivered).toMatchObject({ sent, arrived: sent, outOfOrder: 0, lost: [], strange: [], forged: 0 });
          expect(delivered.kills.map(({ who }) => who).toSorted()).toEqual(['api 1', 'projector 1', 'worker 1']);
        });
      });
    });
  });
});
