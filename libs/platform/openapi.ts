/** GET /api/openapi.json */
import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { openApi } from '#contracts/openapi/openapi.js';
import { etagOf, isKnown } from './known.js';
import { Public } from './public.js';

const text = JSON.stringify(openApi);
const ETAG = etagOf(text);

@Public()
@Controller()
export class OpenApiController {
  /** The same until there is a new version: a tool that has it is told so. */
  @Get('openapi.json')
  document(@Res() response: Response) {
    response.set({ ETag: ETAG, 'Cache-Control': 'no-cache' });
    if (isKnown(response.req, ETAG)) response.status(304).end();
    else response.type('json').send(text);
  }
}
