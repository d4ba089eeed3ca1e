/**
 * POST /payment/webhook: messages of the payment gateway. Open to everybody, and closed to whoever cannot sign; 2xx
 * tells the gateway not to send it again.
 */
import { Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { TakesSignedBytes } from '#platform/bodies/takes.js';
import { Public } from '#platform/public.js';
import { correlationOf, type RectoRequest } from '#platform/request-context.js';
import { HandleNotice } from '../application/handle-notice.js';

@Public()
@Controller('payment/webhook')
export class WebhookController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(200)
  @TakesSignedBytes()
  async receive(@Req() request: RectoRequest, @Headers('stripe-signature') signature: unknown) {
    const body: unknown = request.body;
    const bytes = body instanceof Uint8Array ? body : new Uint8Array();
    const signed = typeof signature === 'string' ? signature : '';
    await this.commands.execute(new HandleNotice(bytes, signed, correlationOf(request)));
    return { received: true };
  }
}
