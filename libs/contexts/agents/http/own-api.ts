/**
 * The server asks itself: a request goes over a pair of streams into the server that took the agent's, so it passes
 * all that a request passes, needs no address, and works while the listener is closing.
 */
import { once } from 'node:events';
import { request as ask, type IncomingMessage, type Server } from 'node:http';
import { duplexPair, Readable } from 'node:stream';
import { correlationOf, type RectoRequest } from '#platform/request-context.js';

/** @param from whose address and correlation id the requests carry on */
export function askingSelf(server: Server, from: RectoRequest): (request: Request) => Promise<Response> {
  const { remoteAddress } = from.socket;
  const carried = {
    Host: from.headers.host ?? 'localhost',
    Connection: 'close',
    'X-Correlation-Id': correlationOf(from),
    ...(from.headers['x-forwarded-for'] && { 'X-Forwarded-For': from.headers['x-forwarded-for'] }),
  };
  return async (request) => {
    const [here, there] = duplexPair();
    server.emit('connection', Object.assign(there, { remoteAddress }));
    const { pathname, search } = new URL(request.url);
    const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    const asked = ask({
      createConnection: () => here,
      method: request.method,
      path: pathname + search,
      headers: {
        ...Object.fromEntries(request.headers),
        ...carried,
        ...(body && { 'Content-Length': body.length }),
      },
      signal: request.signal,
    });
    asked.end(body);
    const [answered] = (await once(asked, 'response')) as [IncomingMessage];
    return new Response(Readable.toWeb(answered) as ReadableStream, {
      status: answered.statusCode,
      headers: new Headers(
        Object.entries(answered.headersDistinct).map(([name, values = []]) => [name, values.join(', ')]),
      ),
    });
  };
}
