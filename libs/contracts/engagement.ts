/** /contact and /newsletter: bodies, answers and the sentences their forms show. */
import * as z from 'zod/mini';
import { msg } from '#texts/msg.js';

const NO_ADDRESS = msg('Invalid email address');
const email = z.string().check(z.trim(), z.maxLength(254, NO_ADDRESS), z.email(NO_ADDRESS));
const text = (most: number, missing: string, tooLong: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(most, tooLong));

export const CONTACT_SUBJECTS = ['sales', 'support', 'partnership', 'security', 'other'] as const;

export const ContactForm = z.object({
  name: text(120, msg('Name is required'), msg('Name must be at most 120 characters')),
  email,
  company: z.optional(z.string().check(z.trim(), z.maxLength(200, msg('Company must be at most 200 characters')))),
  subject: z.enum(CONTACT_SUBJECTS, msg('Subject is required')),
  message: text(5000, msg('Message is required'), msg('Message must be at most 5000 characters')),
});
export type ContactForm = z.infer<typeof ContactForm>;
/** POST /contact/submit */
export const ContactBody = z.extend(ContactForm, { recaptchaToken: z.optional(z.string()) });
export type ContactBody = z.infer<typeof ContactBody>;

const NEWSLETTER_SOURCES = ['homepage', 'footer'] as const;
export const NewsletterForm = z.object({ email });
export type NewsletterForm = z.infer<typeof NewsletterForm>;
/** POST /newsletter/subscribe */
export const NewsletterBody = z.extend(NewsletterForm, {
  source: z._default(z.enum(NEWSLETTER_SOURCES), 'homepage'),
  recaptchaToken: z.optional(z.string()),
});
export type NewsletterBody = z.infer<typeof NewsletterBody>;

/**
 * POST /newsletter/confirm, /newsletter/unsubscribe and /auth/confirm-address: what the link in the mail carries behind
 * its #.
 */
export const LinkBody = z.object({ token: z.string().check(z.minLength(1), z.maxLength(400)) });
export type LinkBody = z.infer<typeof LinkBody>;

export const Said = z.object({ message: z.string() });
export type Said = z.infer<typeof Said>;

export const SUBSCRIBED = msg('Thank you for subscribing! Please check your email to confirm your subscription.');
