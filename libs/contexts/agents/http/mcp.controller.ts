/**
 * POST /mcp: the Model Context Protocol over streamable HTTP. Every message stands for itself: no session is kept, so
 * any process answers any message, and there is no stream to open (GET) and no session to end (DELETE): 405. For agents
 * with an API key, and for no person.
 */
import { Controller, Post, Req, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Response as Answer } from 'express';
import { Api } from '#agents/api.js';
import { UPLOAD_MAX_BYTES } from '#contracts/documents.js';
import type { AccountRequest } from '#contexts/identity/http/bearer.js';
import { bearerOf } from '#contexts/identity/http/credentials.js';
import { ForAnyKey } from '#contexts/identity/http/for-keys.js';
import { AROUND_FILE_BYTES } from '#platform/bodies/bounds.js';
import { TakesLongJson } from '#platform/bodies/takes.js';
import { send } from '#platform/streamed.js';
import { askingSelf } from './own-api.js';
import { PublicOrigin } from './public-origin.js';

/** A file in base64, and what stands around it. */
const MOST_BYTES = Math.ceil(UPLOAD_MAX_BYTES / 3) * 4 + AROUND_FILE_BYTES;
/** The server itself, as it knows itself. */
const SELF = 'http://localhost';

@Controller('mcp')
export class McpController {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly origin: PublicOrigin,
  ) {}

  @Post()
  @ForAnyKey()
  @TakesLongJson(MOST_BYTES)
  async message(@Req() request: AccountRequest, @Res() response: Answer) {
    this.origin.check(request.headers.origin, request.headers.host);
    const api = new Api(SELF, bearerOf(request)!, askingSelf(this.host.httpAdapter.getHttpServer(), request));
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    // Not before the first message: most servers are never asked by an agent.
    const [{ createMcpHandler }, { rectoServer }] = await Promise.all([
      import('@modelcontextprotocol/server'),
      import('#agents/server.js'),
    ]);
    // Subscriptions would be to lists that never change.
    const handler = createMcpHandler(() => rectoServer(api), { maxSubscriptions: 0 });
    const headers = Object.entries(request.headersDistinct).map(([name, values = []]) => [name, values.join(', ')]);
    const asked = new Request(`${SELF}/mcp`, {
      method: 'POST',
      headers: new Headers(headers as [string, string][]),
      signal: gone.signal,
    });
    const answered = await handler.fetch(asked, { parsedBody: request.body });
    response.status(answered.status);
    for (const [name, value] of answered.headers) response.setHeader(name, value);
    if (answered.body) await send(answered.body, response);
    else response.end();
  }
}
