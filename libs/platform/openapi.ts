/** GET /api/openapi.json */
import { Controller, Get } from '@nestjs/common';
import { Bare } from './envelope.js';
import { Public } from './public.js';

@Public()
@Controller()
export class OpenApiController {
  @Get('openapi.json')
  @Bare()
  async document() {
    // Made when it is first asked for: most processes never are.
    return (await import('#contracts/openapi/openapi.js')).openApi;
  }
}
