/**
 * POST /contact/submit, /newsletter/subscribe, /newsletter/confirm, /newsletter/unsubscribe: forms and links of
 * visitors.
 */
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Attempts, type Rule } from '#contexts/identity/application/attempts.js';
import { EmailKeys } from '#contexts/identity/application/email-keys.js';
import { mustBeAPerson } from '#contexts/identity/application/must-be-a-person.js';
import { ContactBody, LinkBody, NewsletterBody, SUBSCRIBED, type Said } from '#contracts/engagement.js';
import { Public } from '#platform/public.js';
import { addressOf } from '#platform/client-address.js';
import { correlationOf, type RectoRequest } from '#platform/request-context.js';
import { BotCheck } from '#ports/bot-check.js';
import { told } from '#platform/told.js';
import { msg } from '#texts/msg.js';
import { SubmitContactMessage } from '../application/contact.js';
import { FollowLink, Subscribe } from '../application/newsletter.js';

const MINUTE = 60_000;
const CONTACT_FROM_ADDRESS: Rule = {
  name: 'contact-from-address',
  free: 5,
  forgetMs: 10 * MINUTE,
  success: 'one',
};
const NEWSLETTER_FROM_ADDRESS: Rule = {
  name: 'newsletter-from-address',
  free: 10,
  forgetMs: 6 * MINUTE,
  success: 'one',
};
/** So that nobody's letter box is filled with our questions. Counted for every address alike. */
const NEWSLETTER_TO_ADDRESS: Rule = {
  name: 'newsletter-to-address',
  free: 3,
  forgetMs: 60 * MINUTE,
  success: 'one',
};
const LINK_FROM_ADDRESS: Rule = { name: 'link-from-address', free: 30, forgetMs: MINUTE, success: 'one' };

@Public()
@Controller()
export class EngagementController {
  constructor(
    private readonly commands: CommandBus,
    private readonly botCheck: BotCheck,
    private readonly attempts: Attempts,
    private readonly emailKeys: EmailKeys,
  ) {}

  @Post('contact/submit')
  @HttpCode(200)
  async contact(@Body() body: unknown, @Req() request: RectoRequest): Promise<Said> {
    const { recaptchaToken, company = '', ...message } = ContactBody.parse(body ?? {});
    await mustBeAPerson(this.botCheck, recaptchaToken, 'contact');
    await this.attempts.begin([CONTACT_FROM_ADDRESS, addressOf(request)]);
    await this.commands.execute(new SubmitContactMessage({ ...message, company }, correlationOf(request)));
    return told(msg('Message Sent Successfully!'));
  }

  /** The same answer whoever asks for whatever address. */
  @Post('newsletter/subscribe')
  @HttpCode(200)
  async subscribe(@Body() body: unknown, @Req() request: RectoRequest): Promise<Said> {
    const { recaptchaToken, email, source } = NewsletterBody.parse(body ?? {});
    await mustBeAPerson(this.botCheck, recaptchaToken, source === 'footer' ? 'footer_newsletter' : 'newsletter');
    await this.attempts.begin(
      [NEWSLETTER_FROM_ADDRESS, addressOf(request)],
      [NEWSLETTER_TO_ADDRESS, this.emailKeys.keyOf(email)],
    );
    await this.commands.execute(new Subscribe(email, source, correlationOf(request)));
    return told(SUBSCRIBED);
  }

  @Post('newsletter/confirm')
  @HttpCode(200)
  async confirm(@Body() body: unknown, @Req() request: RectoRequest): Promise<Said> {
    await this.#follow('confirm', body, request);
    return told(msg('Your subscription is confirmed.'));
  }

  @Post('newsletter/unsubscribe')
  @HttpCode(200)
  async unsubscribe(@Body() body: unknown, @Req() request: RectoRequest): Promise<Said> {
    await this.#follow('unsubscribe', body, request);
    return told(msg('You are unsubscribed.'));
  }

  async #follow(purpose: 'confirm' | 'unsubscribe', body: unknown, request: RectoRequest): Promise<void> {
    const { token } = LinkBody.parse(body ?? {});
    const attempt = await this.attempts.begin([LINK_FROM_ADDRESS, addressOf(request)]);
    await this.commands.execute(new FollowLink(purpose, token, correlationOf(request)));
    await attempt.succeeded();
  }
}
