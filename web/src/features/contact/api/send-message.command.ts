/** Sends a message of the contact form: its fields and a bot-check token. */
import { Said, type ContactBody, type ContactForm } from '#contracts/engagement.js';
import { apiPaths } from '../../../entities/api-paths.js';
import { botCheckToken } from '../../../entities/bot-check/bot-check.js';
import { write } from '../../../lib/http.js';

export async function sendMessage(form: ContactForm): Promise<Said> {
  const body: ContactBody = { ...form, recaptchaToken: await botCheckToken('contact') };
  return write('POST', apiPaths.contact, Said, { body });
}
