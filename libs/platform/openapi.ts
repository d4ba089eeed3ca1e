/** GET /api/openapi.json */
import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { etagOf, isKnown } from './known.js';
import { Public } from './public.js';

/** Made when it is first asked for: most processes never are. */
let made: Promise<{ readonly text: string; readonly etag: string }> | undefined;

async function make() {
  const { openApi } = await import('#contracts/openapi/openapi.js');
  const text = JSON.stringify(openApi);
  return { text, etag: etagOf(text) };
}

@Public()
@Controller()
export class OpenApiController {
  /** The same until there is a new version: a tool that has it is told so. */
  @Get('openapi.json')
  async document(@Res() response: Response) {
    const { text, etag } = await (made ??= make());
    response.set({ ETag: etag, 'Cache-Control': 'no-cache' });
    if (isKnown(response.req, etag)) response.status(304).end();
    else response.type('json').send(text);
  }
}
