/** Asking for the newsletter, and what the links in its mails do. */
import { Said, type NewsletterBody } from '#contracts/engagement.js';
import { apiPaths } from '../../../entities/api-paths.js';
import { botCheckToken } from '../../../entities/bot-check/bot-check.js';
import { write } from '../../../lib/http.js';

export type NewsletterSource = NewsletterBody['source'];

export async function subscribe(email: string, source: NewsletterSource): Promise<Said> {
  const recaptchaToken = await botCheckToken(source === 'footer' ? 'footer_newsletter' : 'newsletter');
  return write('POST', apiPaths.subscribe, Said, {
    body: { email, source, recaptchaToken } satisfies NewsletterBody,
  });
}

export type LinkPurpose = 'confirm' | 'unsubscribe';

export const followLink = (purpose: LinkPurpose, token: string): Promise<Said> =>
  write('POST', apiPaths.newsletterLink(purpose), Said, { body: { token } });
