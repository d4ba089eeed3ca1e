import { MongoClient } from 'mongodb';
import { eventually } from '../../../tests/eventually.js';
import { describeWithServer } from '../../../tests/servers.js';
import { giveUpStuckMonitors } from './stuck-monitors.js';

interface Inside {
  readonly topology: { readonly s: { readonly servers: ReadonlyMap<string, Server> } };
}
interface Server {
  requestCheck(): void;
  readonly monitor: {
    readonly s: { readonly state: string };
    readonly connection: { readonly closed: boolean; readonly socket: { destroy(): void } };
    readonly monitorId: { lastExecutionEnded: number };
  };
}

describeWithServer('mongodb', 'a driver of MongoDB whose connections break', (url) => {
  it('finds its server again, though it asked a connection that was just closing', async () => {
    const client = new MongoClient(url, { heartbeatFrequencyMS: 500 });
    const heartbeats: string[] = [];
    giveUpStuckMonitors(client, 2_000);
    client.on('serverHeartbeatStarted', () => heartbeats.push('asked'));
    client.on('serverHeartbeatSucceeded', () => heartbeats.push('answered'));
    try {
      await client.db('admin').command({ ping: 1 });
      const [server] = (client as unknown as Inside).topology.s.servers.values();
      const { monitor } = server!;
      await eventually(
        'it to rest',
        () => monitor.s.state === 'idle' && monitor.connection && !monitor.connection.closed,
      );
      // As when the server dies: one connection tells of it, and the other is not known to be closed yet.
      monitor.monitorId.lastExecutionEnded = 0;
      heartbeats.length = 0;
      monitor.connection.socket.destroy();
      server!.requestCheck();
      expect(monitor.s.state).toBe('monitoring');
      await eventually('an answer', () => heartbeats.includes('answered'));
      expect(heartbeats.filter((each) => each === 'asked').length).toBeGreaterThan(1);
    } finally {
      await client.close();
    }
  });
});
