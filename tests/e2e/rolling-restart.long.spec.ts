/**
 * Three API processes, two projectors and two workers, each restarted in turn under load, then one of each kind by kill
 * -9. Nobody notices beyond what a proxy tries again: no request fails, no document is lost, doubled or charged twice,
 * what was told live is whole, and the read models are what a rebuild would make of the log.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../eventually.js';
import { oneAtATime } from '../one-at-a-time.js';
import { describeWithServer } from '../servers.js';
import { BalancedClient, Balancer } from './balancer.js';
import { openEngines, type Engines } from './engines.js';
import { openFleet, type FleetMember } from './fleet.js';
import { Load } from './load.js';
import { recto } from './recto.js';
import { solveBotCheck } from './solve-bot-check.js';

/** Longer than the balancer needs to see that a process is about to stop. */
const DRAIN_SECONDS = '3';
/** Of a member's 50 credits, over the whole run. */
const UPLOADS = 12;

describeWithServer('mongodb', 'A rolling restart of 3 + 2 + 2 processes under load', (mongodb) => {
  describeWithServer('nats', 'on NATS', (nats) => {
    oneAtATime('nats');
    describeWithServer('s3', 'and MinIO', (s3) => {
      let engines: Engines;
      let fleet: FleetMember[] = [];
      let balancer: Balancer | undefined;
      const load = new Load();
      afterAll(async () => {
        void load.end(); // a run that failed would go on asking
        balancer?.close();
        for (const member of fleet) await member.kill();
        engines?.stop();
      });

      it('fails no request, loses nothing and doubles nothing', async () => {
        engines = await openEngines({ mongodb, nats, s3 });
        fleet = await openFleet({ projector: 2, worker: 2, api: 3 }, { ...engines.env, DRAIN_SECONDS });
        const apis = fleet.filter(({ app }) => app === 'api');
        const front = (balancer = new Balancer(apis.map(({ url }) => url)));
        const [ada, bob, eve] = await Promise.all(
          ['ada', 'bob', 'eve'].map((name) => member(front, apis[0]!.url, name)),
        );

        const steps = fleet.length + 3;
        let step = 0;
        const share = (of: number) => (done: number) => done < (of * (step + 1)) / steps;
        load.uploads(ada!, 'ada-1', share(UPLOADS / 2));
        load.uploads(ada!, 'ada-2', share(UPLOADS / 2));
        load.uploads(bob!, 'bob', share(UPLOADS));
        load.looks(bob!);
        load.edits(ada!);
        load.exports(bob!);
        load.listens(ada!);
        /** While a process is away, a document goes all the way: the others have taken over. */
        const goesOnWithout = async (name: string) => {
          const id = await load.upload(eve!, `without-${name}`);
          load.acknowledged.set(id, eve!);
          await read(eve!, id, `without ${name}`);
        };

        for (const each of fleet) {
          expect([each.name, await each.stop()]).toEqual([each.name, 0]);
          await goesOnWithout(each.name.replace(' ', '-'));
          await each.start();
          step += 1;
        }
        expect([load.failures, front.again.cut]).toEqual([[], 0]);

        for (const app of ['worker', 'projector', 'api'] as const) {
          const victim = await busiest(fleet.filter((each) => each.app === app));
          await victim.kill();
          await goesOnWithout(`killed-${app}`);
          await victim.start();
          step += 1;
        }
        await load.end();
        expect(load.failures).toEqual([]);
        for (const requests of Object.values(load.requests)) expect(requests).toBeGreaterThan(4);

        for (const client of [ada!, bob!, eve!]) {
          const listed = async () => (await client.call('GET', '/documents?limit=100')).documents as Listed[];
          const own = [...load.acknowledged].filter(([, owner]) => owner === client).map(([id]) => id);
          // The list may be behind: what it does not have yet is not read yet.
          const settled = (all: Listed[]) =>
            all.length >= own.length && all.every(({ status }) => status === 'completed') ? all : undefined;
          const all = await eventually('every document read', async () => settled(await listed()));
          expect(all.map(({ _id }) => _id).sort()).toEqual(own.sort());
          const usage = async () => (await client.call('GET', '/workspaces/usage')).usage;
          const { usedCredits } = await eventually(
            'every credit settled',
            async () => {
              const now = await usage();
              return now.reservedCredits === 0 && now;
            },
            60_000,
          );
          expect(usedCredits).toBe(own.length);
        }
        for (const [id, total] of load.edited) {
          const { document } = await ada!.call('GET', `/documents/${id}`);
          expect([document.version, document.extraction.total_amount]).toEqual([2, total]);
        }
        const names = (name: string) => load.told.filter((message) => message.name === name);
        const heard = new Set(
          names('document')
            .filter(({ data }) => data['status'] === 'completed')
            .map(({ data }) => data['documentId']),
        );
        const unheard = [...load.acknowledged].filter(([id, owner]) => owner === ada && !heard.has(id));
        // Who could not be told everything was told to look again.
        expect(unheard.length === 0 || names('resync').length > 0).toBe(true);
        expect(load.streams).toBeGreaterThan(1);

        const verified = await recto(engines.env, 'verify', '--json');
        expect([verified.code, verified.out]).toEqual([0, expect.stringContaining('"ok":true')]);
        for (const each of fleet) expect(each.printed()).not.toContain('"level":"error"');
      });
    });
  });
});

interface Listed {
  readonly _id: string;
  readonly status: string;
}

async function member(balancer: Balancer, url: string, name: string): Promise<BalancedClient> {
  const client = new BalancedClient(balancer);
  await client.register(`${name}@example.test`, await solveBotCheck(url, 'register'));
  return client;
}

/** Asked now and then: everything else asks all the time. */
async function read(client: BalancedClient, id: string, when: string): Promise<void> {
  const completed = async () => (await client.call('GET', `/documents/${id}`)).document.status === 'completed';
  await eventually(`a document read ${when}`, async () => (await completed()) || pause(300, false));
}

/** The one that does the work the others stand by for. */
async function busiest(members: readonly FleetMember[]): Promise<FleetMember> {
  const reacting = await Promise.all(members.map((each) => each.reacting()));
  return members[reacting.indexOf(Math.max(...reacting))]!;
}
