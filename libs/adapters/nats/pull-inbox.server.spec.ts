import { randomUUID } from 'node:crypto';
import { AckPolicy } from 'nats';
import { eventually } from '../../../tests/eventually.js';
import { describeWithServer } from '../../../tests/servers.js';
import { NatsLink } from './nats-link.js';
import { PullInbox } from './pull-inbox.js';

describeWithServer('nats', 'PullInbox on NATS JetStream', (url) => {
  const stream = `test-${randomUUID()}`;
  let link: NatsLink;
  let inbox: PullInbox;
  let pulled: string[];

  beforeEach(async () => {
    pulled = [];
    link = await NatsLink.open(url, 1);
    await link.manager.streams.add({ name: stream, subjects: [stream] });
    await link.manager.consumers.add(stream, { durable_name: 'all', ack_policy: AckPolicy.None });
    inbox = new PullInbox(link, (message) => pulled.push(message.string()));
  });
  afterEach(async () => {
    inbox.close();
    await link.manager.streams.delete(stream);
    await link.connection.close();
  });

  it('takes what is there, and waits for nothing', async () => {
    expect(await inbox.pull(stream, 'all', 5)).toBe(0);
    await link.jetStream.publish(stream, 'first');
    await eventually('its consumer to have it', async () => (await inbox.pull(stream, 'all', 5)) === 1);
    expect(pulled).toEqual(['first']);
  });

  it('waits for what is on its way, and for as long as it is told', async () => {
    const LONG_MS = 4_000;
    const [count] = await Promise.all([
      inbox.pull(stream, 'all', 5, LONG_MS),
      eventually('its request to be there', async () => {
        return (await link.manager.consumers.info(stream, 'all')).num_waiting === 1;
      }).then(() => link.jetStream.publish(stream, 'late')),
    ]);
    expect([count, ...pulled]).toEqual([1, 'late']);
    expect(await inbox.pull(stream, 'all', 5, 50)).toBe(0);
  });
});
