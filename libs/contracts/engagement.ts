/** /contact and /newsletter: bodies, answers and the sentences their forms show. */
import * as z from 'zod/mini';

const email = z.string().check(z.trim(), z.maxLength(254, 'Invalid email address'), z.email('Invalid email address'));
const text = (what: string, most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, `${what} is required`),
      z.maxLength(most, `${what} must be at most ${most} characters`),
    );

export const CONTACT_SUBJECTS = ['sales', 'support', 'partnership', 'security', 'other'] as const;

export const ContactForm = z.object({
  name: text('Name', 120),
  email,
  company: z.optional(z.string().check(z.trim(), z.maxLength(200, 'Company must be at most 200 characters'))),
  subject: z.enum(CONTACT_SUBJECTS, 'Subject is required'),
  message: text('Message', 5000),
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

export const SUBSCRIBED = 'Thank you for subscribing! Please check your email to confirm your subscription.';
