import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { aStream, idsOf, someEvents } from '#ports/event-store-contract/samples.js';
import { compiledForTests } from '../../../../tests/compiled-for-tests.js';
import { freePort } from '../../../../tests/free-port.js';
import { EventStoreDbEventStore } from '../eventstoredb-event-store.js';

describe('the stand-in as a process', () => {
  it('says where it is, serves, and ends when asked to', async () => {
    const child = spawn(
      process.execPath,
      [...compiledForTests('libs/adapters/eventstoredb/testing/main.ts'), '--port', String(await freePort())],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    const store = new EventStoreDbEventStore(/esdb:\S+/.exec(line)![0]);
    const stream = aStream();
    const events = someEvents(2);
    await store.append(stream, 'no-stream', events);
    expect(idsOf(await store.read(stream))).toEqual(idsOf(events));
    await store.close();
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});
