/** Bodies that stall, over bare connections. */
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

interface Stalled {
  readonly path: string;
  readonly type: string;
  readonly token?: string;
  /** As the head says. */
  readonly length: number;
  /** Sent of it. */
  readonly begin: Buffer;
}

/** All at once, held for a while, then gone. @returns how many were answered, by status */
export async function stall(url: string, bodies: readonly Stalled[], holdMs: number): Promise<Map<number, number>> {
  const { hostname, port } = new URL(url);
  const statuses = new Map<number, number>();
  const sockets = bodies.map(({ path, type, token, length, begin }): Socket => {
    const socket = connect(Number(port), hostname);
    const head = [
      `POST ${path} HTTP/1.1`,
      `Host: ${hostname}`,
      `Content-Type: ${type}`,
      `Content-Length: ${length}`,
      ...(token ? [`Authorization: Bearer ${token}`] : []),
    ];
    socket.on('error', () => undefined);
    socket.once('data', (answer) => {
      const status = Number(answer.toString('latin1').split(' ')[1]);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(begin);
    return socket;
  });
  await pause(holdMs);
  for (const socket of sockets) socket.destroy();
  return statuses;
}

/** A file in a form, but for its end. */
export function partOf(bytes: number): Buffer {
  const head = Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
  return Buffer.concat([head, Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(bytes - head.length - 8)]);
}

export const FORM = 'multipart/form-data; boundary=x';
