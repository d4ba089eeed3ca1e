/** GET /bot-check: what a form that needs no account asks before it is sent. */
import { Controller, Get, Query } from '@nestjs/common';
import * as z from 'zod/mini';
import type { BotCheckInfo } from '#contracts/auth.js';
import { Public } from '#platform/public.js';
import { BOT_CHECK_ACTIONS, BotCheck } from '#ports/bot-check.js';

@Public()
@Controller()
export class BotCheckController {
  constructor(private readonly botCheck: BotCheck) {}

  @Get('bot-check')
  async challenge(@Query('action') action: unknown): Promise<{ success: true; data: BotCheckInfo }> {
    const wanted = z.enum(BOT_CHECK_ACTIONS).parse(action);
    const client = this.botCheck.client();
    const challenge = await this.botCheck.challenge(wanted);
    return { success: true, data: { ...client, ...(challenge && { challenge }) } };
  }
}
