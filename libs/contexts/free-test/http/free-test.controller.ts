/**
 * GET /free-test/usage, POST /free-test/upload: for visitors. Limits are looked at before a body is read, so that a
 * flood costs little.
 */
import { Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { Attempts, type Rule } from '#contexts/identity/application/attempts.js';
import type { FreeTestResult, FreeTestUsage } from '#contracts/free-test.js';
import { FileReception, type FileRules, type ReceivedFile } from '#platform/bodies/receive-file.js';
import { TakesFile } from '#platform/bodies/takes.js';
import { Public } from '#platform/public.js';
import { addressOf } from '#platform/client-address.js';
import { correlationOf, type RectoRequest } from '#platform/request-context.js';
import { Clock } from '#ports/clock.js';
import { acceptHead, HEAD_BYTES, MAX_BYTES, pictureTooLarge } from '../application/accept-picture.js';
import { GetFreeTestUsage } from '../application/get-free-test-usage.js';
import { TryFreeTest } from '../application/try-free-test.js';
import { WaitsInVain } from '../application/waits-in-vain.js';
import { busy, limitReached } from '#domain/free-test/free-test.js';

/** Files that are refused are not counted as tests, but not without end either. */
const FREE_TEST_FROM_ADDRESS: Rule = {
  name: 'free-test-from-address',
  free: 60,
  forgetMs: 60_000,
  success: 'one',
};
/** In this process. */
const MOST_AT_ONCE = 100;
const RULES: FileRules = {
  most: MAX_BYTES,
  tooLarge: pictureTooLarge,
  head: { bytes: HEAD_BYTES, check: acceptHead },
};

@Public()
@Controller('free-test')
export class FreeTestController {
  #atOnce = 0;

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly attempts: Attempts,
    private readonly clock: Clock,
    private readonly reception: FileReception,
    private readonly waits: WaitsInVain,
  ) {}

  @Get('usage')
  async usage(@Req() request: RectoRequest): Promise<FreeTestUsage> {
    return await this.queries.execute(new GetFreeTestUsage(addressOf(request)));
  }

  @Post('upload')
  @HttpCode(200)
  @TakesFile(MAX_BYTES, pictureTooLarge)
  async upload(@Req() request: RectoRequest, @Res({ passthrough: true }) response: Response): Promise<FreeTestResult> {
    const address = addressOf(request);
    if (this.#atOnce >= MOST_AT_ONCE) throw busy();
    this.waits.mustNotBeExpected();
    const { remaining } = await this.queries.execute(new GetFreeTestUsage(address));
    if (remaining === 0) throw limitReached(this.clock.iso());
    const attempt = await this.attempts.begin([FREE_TEST_FROM_ADDRESS, address]);
    const test = async (picture: ReceivedFile) => {
      // Only now: whoever sends slowly takes nobody's place.
      if (this.#atOnce >= MOST_AT_ONCE) throw busy();
      this.#atOnce += 1;
      try {
        const gone = goneSignal(response);
        return await this.commands.execute(new TryFreeTest(picture, address, correlationOf(request), gone));
      } finally {
        this.#atOnce -= 1;
      }
    };
    const result = await this.reception.receive(request, response, RULES, test);
    await attempt.succeeded();
    return JSON.parse(JSON.stringify(result)) as FreeTestResult;
  }
}

function goneSignal(response: Response): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return gone.signal;
}
