/** Where everything of the API is, below /api. No other file spells a path of it. */
const document = (id: string) => `/documents/${encodeURIComponent(id)}` as const;
const version = (id: string, number: number) => `${document(id)}/versions/${number}` as const;
const webhook = (id: string) => `/webhooks/${encodeURIComponent(id)}` as const;
const delivery = (id: string, one: string) => `${webhook(id)}/deliveries/${encodeURIComponent(one)}` as const;
const history = (id: string) => `${document(id)}/history` as const;

export const apiPaths = {
  events: '/events',

  botCheck: '/bot-check',
  login: '/auth/login',
  register: '/auth/register',
  acceptInvitation: '/auth/accept-invitation',
  confirmIdentity: '/auth/confirm',
  changePassword: '/auth/change-password',
  endSessions: '/auth/end-sessions',
  sessions: '/auth/sessions',
  session: (id: string) => `/auth/sessions/${encodeURIComponent(id)}`,
  beginProvider: '/auth/provider/begin',
  finishProvider: '/auth/provider/finish',
  loginCode: '/auth/login-code',
  loginPasskey: '/auth/login-passkey',
  loginPasskeyOptions: '/auth/login-passkey/options',
  passkeys: '/auth/passkeys',
  passkey: (id: string) => `/auth/passkeys/${encodeURIComponent(id)}`,
  passkeyOffer: '/auth/passkeys/offer',
  passkeyQuestion: '/auth/passkeys/question',
  passkeyRequired: '/auth/passkeys/required',
  secondFactor: (what?: 'offer' | 'turn-on' | 'turn-off' | 'recovery-codes') =>
    `/auth/second-factor${what === undefined ? '' : (`/${what}` as const)}` as const,
  confirmAddress: '/auth/confirm-address',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  changeAddress: '/auth/change-address',
  newAddress: '/auth/new-address',
  keepAddress: '/auth/keep-address',
  sendAddressLink: '/auth/send-address-link',
  account: '/auth/account',
  accountWithoutWorkspace: '/auth/account?keepWorkspace=true',

  documents: '/documents',
  upload: '/documents/upload',
  document,
  confirm: (id: string) => `${document(id)}/confirm`,
  retry: (id: string) => `${document(id)}/retry`,
  settleProposal: (id: string, proposal: string, how: 'accept' | 'reject') =>
    `${document(id)}/proposals/${encodeURIComponent(proposal)}/${how}` as const,
  original: (id: string) => `${document(id)}/original`,
  /** @param page 0-based */
  page: (id: string, page: number) => `${document(id)}/pages/${page + 1}`,
  version,
  restore: (id: string, number: number) => `${version(id, number)}/restore`,
  history,
  stateAt: (id: string) => `${history(id)}/state`,
  auditPackage: (id: string) => `${history(id)}/package`,

  export: '/export/advanced',
  exportPreview: '/export/preview',
  exportTemplates: '/export/templates',
  exportTemplate: (id: string) => `/export/templates/${encodeURIComponent(id)}`,

  usage: '/workspaces/usage',
  usageHistory: '/workspaces/usage/history',
  credits: '/workspaces/credits',
  members: '/workspaces/members',
  member: (id: string) => `/workspaces/members/${encodeURIComponent(id)}`,
  memberRole: (id: string) => `/workspaces/members/${encodeURIComponent(id)}/role`,
  roleChanges: '/workspaces/role-changes',
  invitations: '/workspaces/invitations',
  invitation: (id: string) => `/workspaces/invitations/${encodeURIComponent(id)}`,
  cleanUp: '/workspaces/cleanup',
  apiKeys: '/workspaces/api-keys',
  apiKey: (id: string) => `/workspaces/api-keys/${encodeURIComponent(id)}`,

  webhooks: '/webhooks',
  webhook,
  webhookSecret: (id: string) => `${webhook(id)}/secret`,
  webhookTest: (id: string) => `${webhook(id)}/test`,
  deliveries: (id: string) => `${webhook(id)}/deliveries`,
  delivery,
  repeatDelivery: (id: string, one: string) => `${delivery(id, one)}/repeat`,
  repeatDeliveries: (id: string) => `${webhook(id)}/repeat`,

  checkout: '/payment/create-checkout-session',
  billingPage: '/payment/billing-page',
  subscription: '/payment/subscription',
  changePlan: '/payment/subscription/change',
  cancelPlan: '/payment/subscription/cancel',
  reactivatePlan: '/payment/subscription/reactivate',
  testOrder: (session: string) => `/payment/test-checkout/${encodeURIComponent(session)}`,

  freeTestUsage: '/free-test/usage',
  freeTest: '/free-test/upload',
  contact: '/contact/submit',
  subscribe: '/newsletter/subscribe',
  newsletterLink: (purpose: 'confirm' | 'unsubscribe') => `/newsletter/${purpose}`,
} as const;
