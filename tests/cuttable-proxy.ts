/**
 * A TCP proxy on 127.0.0.1 that can be cut and mended: a server that goes away and comes back, without stopping it; and
 * one that is long in answering.
 */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface CuttableProxy {
  readonly port: number;
  /** Ends open connections and refuses new ones. */
  cut(): void;
  mend(): void;
  /** On connections that say one of these words from now on, answers are kept back until `release`. */
  hold(...words: string[]): void;
  release(): void;
  /** Connections on which answers are kept back. */
  readonly held: number;
  close(): Promise<void>;
}

export async function cuttableProxy(host: string, port: number): Promise<CuttableProxy> {
  const sockets = new Set<Socket>();
  let whole = true;
  let words: readonly string[] = [];
  const held = new Set<Socket>();
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    if (!whole) {
      client.destroy();
      return;
    }
    const upstream = connect(port, host);
    keep(client);
    keep(upstream);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    client.on('data', (said) => {
      if (!words.some((word) => said.includes(word))) return;
      held.add(upstream);
      upstream.pause();
    });
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    whole = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    mend: () => void (whole = true),
    hold: (...said) => void (words = said),
    release: () => {
      words = [];
      for (const socket of held) socket.resume();
      held.clear();
    },
    get held() {
      return held.size;
    },
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
