/**
 * What whoever runs Recto decides for everybody on it: who may make an account, whether there are public pages, whether
 * credits are counted, and under which name and colour it goes.
 */
import { z } from 'zod';
import { CREDIT_KINDS, REGISTRATION_KINDS, SITE_KINDS, type OperatorSwitches } from '#kernel/operator-switches.js';
import { variable } from './environment.js';

const LONGEST_NAME = 40;

export const SWITCHES_ENVIRONMENT = {
  REGISTRATION: variable(
    z.enum(REGISTRATION_KINDS).default('open'),
    'Who may make an account: `open` anybody, `invited` who was invited to a workspace, `closed` nobody. Unless it is ' +
      '`open`, the log of a server without any account has [a link for the first owner](operations.md#the-first-owner).',
  ),
  SITE: variable(
    z.enum(SITE_KINDS).default('full'),
    '`full` has the public pages; `login` has none: signing in is the front page, and there is no free test, no contact ' +
      'form and no newsletter.',
  ),
  CREDITS: variable(
    z.enum(CREDIT_KINDS).default('metered'),
    '`metered` counts documents by plan and month; `unlimited` refuses none for want of credits and sells nothing: it wants ' +
      '`SITE=login` and no Stripe.',
  ),
  BRAND_NAME: variable(
    z
      .string()
      .trim()
      .min(1)
      .max(LONGEST_NAME)
      .regex(/^[^\p{C}<>]*$/u, 'must be plain text without < and >')
      .default('Recto'),
    `What the workspace, mails and exports call this installation, at most ${LONGEST_NAME} characters. The public pages are Recto's.`,
  ),
  BRAND_COLOR: variable(
    z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #0a6e4f')
      .optional(),
    'Colour of buttons and links, such as `#0a6e4f`. It is made darker or lighter until text in it can be read.',
    "Recto's blue",
  ),
};

type Given = z.infer<z.ZodObject<typeof SWITCHES_ENVIRONMENT>>;
type ToldOfSignIn = Pick<OperatorSwitches, 'passwordSignIn' | 'provider'>;

export function operatorSwitches(e: Given, { passwordSignIn, provider }: ToldOfSignIn): OperatorSwitches {
  return {
    registration: e.REGISTRATION,
    site: e.SITE,
    credits: e.CREDITS,
    passwordSignIn,
    ...(provider !== undefined && { provider }),
    brand: { name: e.BRAND_NAME, ...(e.BRAND_COLOR && { color: e.BRAND_COLOR.toLowerCase() }) },
  };
}

/** Nothing is sold where nothing is counted. */
export function switchFaults(e: Given & { readonly STRIPE_SECRET_KEY?: string | undefined }): string[] {
  if (e.CREDITS === 'metered') return [];
  return [
    ...(e.STRIPE_SECRET_KEY ? ['CREDITS: unlimited sells nothing, so STRIPE_SECRET_KEY must not be set'] : []),
    ...(e.SITE === 'full'
      ? ['CREDITS: unlimited sells nothing, and the public pages have prices: set SITE=login']
      : []),
  ];
}
