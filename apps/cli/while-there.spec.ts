import { addAbortListener } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { EventStoreDbEventStore } from '#adapters/eventstoredb/eventstoredb-event-store.js';
import { StandIn } from '#adapters/eventstoredb/testing/stand-in.js';
import { wholeLog } from '#contexts/audit/application/whole-log.js';
import { aStream, someEvents } from '#ports/event-store-contract/samples.js';
import { certificate } from '../../tests/certificate.js';
import { tempFolder } from '../../tests/temp-folder.js';
import { whileThere } from './while-there.js';

const signal = new AbortController().signal;
/** On a busy machine even a refusal takes its time. */
const patience = { giveUpAfterMs: 2_000, askEveryMs: 5 };

describe('a command over an event store', () => {
  const folder = tempFolder();
  const opened = (url: string) => {
    const events = new EventStoreDbEventStore(url, { timeLimitMs: 1_500 });
    const engine = { name: 'the event store', variable: 'EVENT_STORE_URL', url, ping: () => events.ping() };
    return { events, engines: [engine], close: () => events.close() };
  };
  /** Reads the log again and again, as a command that takes long; reading it alone would never end either. */
  const forEver = async ({ events }: ReturnType<typeof opened>, onRead: () => void = () => undefined) => {
    for (;;) for await (const _ of wholeLog(events, { signal })) onRead();
  };

  it('ends with what it found when the engine is there', async () => {
    const standIn = await StandIn.start();
    expect(await whileThere(opened(standIn.url), async ({ events }) => events.head(), patience)).toMatch(/^0/);
    standIn.down();
  });

  it('gives up when nobody listens, and says so', async () => {
    const standIn = await StandIn.start();
    standIn.down();
    await expect(whileThere(opened(standIn.url), forEver, patience)).rejects.toThrow(
      /event store at esdb:\/\/127.0.0.1:\d+: nobody listens there/,
    );
  });

  it('gives up when the engine goes away in the middle', async () => {
    const standIn = await StandIn.start();
    const stores = opened(standIn.url);
    await stores.events.append(aStream(), 'no-stream', someEvents(1));
    const given = whileThere(stores, (there) => forEver(there, () => standIn.down()), patience);
    await expect(given).rejects.toThrow('nobody listens there');
  });

  it('gives up on an engine that says nothing', async () => {
    const over = new AbortController();
    const mute = createServer((socket) => addAbortListener(over.signal, () => socket.destroy()));
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const url = `esdb://127.0.0.1:${(mute.address() as AddressInfo).port}?tls=false`;
    await expect(whileThere(opened(url), forEver, patience)).rejects.toThrow('it does not answer');
    over.abort();
    mute.close();
  });

  it('gives up at once when it is not let in', async () => {
    const standIn = await StandIn.start({ secured: { ...certificate(), user: 'recto', password: 'right' } });
    await writeFile(folder.file('ca.pem'), standIn.cert);
    const url = `${standIn.url.replace('//', '//recto:wrong@')}&tlsCAFile=${folder.file('ca.pem')}`;
    await expect(whileThere(opened(url), forEver, { ...patience, giveUpAfterMs: 10_000 })).rejects.toThrow(
      /does not let this user in.*EVENT_STORE_URL/,
    );
    standIn.down();
  });
});
