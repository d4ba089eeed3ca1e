/** What an operator decides for a whole installation: said here once, for server and browser. */
export const REGISTRATION_KINDS = ['open', 'invited', 'closed'] as const;
export const SITE_KINDS = ['full', 'login'] as const;
export const CREDIT_KINDS = ['metered', 'unlimited'] as const;
export const PASSWORD_SIGN_IN_KINDS = ['everybody', 'owners'] as const;

export interface OperatorSwitches {
  readonly registration: (typeof REGISTRATION_KINDS)[number];
  readonly site: (typeof SITE_KINDS)[number];
  readonly credits: (typeof CREDIT_KINDS)[number];
  /** Who may sign in by a password, and what the provider is called that else is there. */
  readonly passwordSignIn: (typeof PASSWORD_SIGN_IN_KINDS)[number];
  readonly provider?: string;
  readonly brand: { readonly name: string; /** `#rrggbb` */ readonly color?: string };
}

/**
 * Stands in the words of our mails where the name of the installation goes (adapters/mail/branded-mailer.ts). Of the
 * private use area and of no font, so that nobody's text holds it by chance.
 */
export const PRODUCT = '\u{f5ec7}';

/** What holds when nothing is set, and what pages that are drawn in advance say. */
export const USUAL_SWITCHES: OperatorSwitches = {
  registration: 'open',
  site: 'full',
  credits: 'metered',
  passwordSignIn: 'everybody',
  brand: { name: 'Recto' },
};
