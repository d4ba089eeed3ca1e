/** Where every screen and every public page is. No other file spells an address of the client. */
const document = (id: string) => `/documents/${id}` as const;
/** A plan as a visitor chose it, in the address. */
const choice = (plan: string, billing: string) => `plan=${plan}&billing=${billing}` as const;

export const paths = {
  home: '/',
  /** A part of the front page. */
  homePart: (part: string) => `/#${part}`,
  blog: '/blog',
  article: (slug: string) => `/blog/${slug}`,
  feed: '/blog/feed.xml',
  api: '/api',
  openApi: '/api/openapi.json',
  terms: '/terms',
  privacy: '/privacy',

  login: '/login',
  /** Where the company's identity provider sends the browser back to; the server tells it so. */
  loginCallback: '/login/callback',
  register: '/register',
  registerFor: (plan: string, billing: string) => `/register?${choice(plan, billing)}`,
  /** With what stands behind the # of the link in a mail to the address. */
  registerWith: (addressToken: string) => `/register#${addressToken}`,
  confirmAddress: '/confirm-address',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  newAddress: '/new-address',
  keepAddress: '/keep-address',
  invitation: '/invitation',
  invitationWith: (token: string) => `/invitation#${token}`,
  confirmNewsletter: '/newsletter/confirm',
  unsubscribeNewsletter: '/newsletter/unsubscribe',

  dashboard: '/dashboard',
  upload: '/upload',
  documents: '/documents',
  document,
  history: (id: string) => `${document(id)}/history` as const,
  export: '/export',
  settings: '/settings',
  subscription: '/settings?tab=subscription',
  developers: '/settings?tab=developers',
  tryApi: '/settings/try-the-api',
  subscriptionFor: (plan: string, billing: string) => `/settings?tab=subscription&${choice(plan, billing)}`,
  testCheckout: '/payment/test-checkout',
  thankYou: '/payment/thank-you',
  /** For who runs the installation, with a token of theirs. */
  operator: '/operator',
} as const;
