/** GET /api/openapi.json */
import { Controller, Get } from '@nestjs/common';
import { openApi } from '#contracts/openapi/openapi.js';
import { Public } from './public.js';

@Public()
@Controller()
export class OpenApiController {
  @Get('openapi.json')
  document() {
    return openApi;
  }
}
