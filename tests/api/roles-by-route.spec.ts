/**
 * Every route × every role, and nobody: what the running app answers, held to what roles may do (kernel/roles.ts). A
 * route that is added stands in none of these lines, and fails until somebody has decided what it is.
 */
import { Sessions } from '#contexts/identity/application/sessions.js';
import { INVITED_ROLES, may, type Permission, type Role } from '#kernel/roles.js';
import { agedToken } from '../aged-token.js';
import { TestApp, type Member } from './app.js';
import { closedRoutesOf } from './routes.js';

/** What one must be allowed to do; `programs`: with an API key, and no person. */
const LINES: Readonly<Record<string, Permission | 'programs'>> = {
  'GET /api/auth/account': 'account',
  'PUT /api/auth/language': 'account',
  'POST /api/auth/confirm': 'account',
  'POST /api/auth/confirm-address': 'account',
  'POST /api/auth/send-address-link': 'account',
  'POST /api/auth/change-address': 'account',
  'POST /api/auth/new-address': 'account',
  'POST /api/auth/change-password': 'account',
  'POST /api/auth/end-sessions': 'account',
  'GET /api/auth/second-factor': 'account',
  'POST /api/auth/second-factor/offer': 'account',
  'POST /api/auth/second-factor/turn-on': 'account',
  'POST /api/auth/second-factor/turn-off': 'account',
  'POST /api/auth/second-factor/recovery-codes': 'account',
  'GET /api/auth/passkeys': 'account',
  'POST /api/auth/passkeys': 'account',
  'POST /api/auth/passkeys/offer': 'account',
  'POST /api/auth/passkeys/question': 'account',
  'PUT /api/auth/passkeys/required': 'account',
  'DELETE /api/auth/passkeys/:id': 'account',
  'GET /api/auth/sessions': 'account',
  'DELETE /api/auth/sessions/:id': 'account',
  'GET /api/auth/workspaces': 'account',
  'DELETE /api/auth/workspaces/:id': 'account',
  'POST /api/auth/switch': 'account',
  'POST /api/auth/join': 'account',
  'DELETE /api/auth/account': 'account',

  'GET /api/events': 'view',
  'GET /api/documents': 'view',
  'GET /api/documents/:id': 'view',
  'GET /api/documents/:id/original': 'view',
  'GET /api/documents/:id/pages/:page': 'view',
  'GET /api/documents/:id/versions/:version': 'view',
  'GET /api/documents/:id/history': 'view',
  'GET /api/documents/:id/history/state': 'view',
  'GET /api/documents/:id/history/package': 'view',
  'GET /api/bulk-jobs/deletions/:id': 'view',
  'GET /api/bulk-jobs/exports/:id': 'export',
  'GET /api/bulk-jobs/exports/:id/file': 'export',

  'PUT /api/documents/:id': 'review',
  'POST /api/documents/:id/confirm': 'review',
  'POST /api/documents/:id/versions/:version/restore': 'review',
  'POST /api/documents/:id/proposals': 'review',
  'POST /api/documents/:id/proposals/:proposal/accept': 'review',
  'POST /api/documents/:id/proposals/:proposal/reject': 'review',

  'POST /api/documents': 'upload',
  'POST /api/documents/upload': 'upload',
  'POST /api/documents/:id/retry': 'upload',

  'DELETE /api/documents/:id': 'delete',
  'POST /api/bulk-jobs/deletions': 'delete',
  'POST /api/bulk-jobs/deletions/:id/cancel': 'delete',
  'POST /api/bulk-jobs/exports': 'export',
  'POST /api/bulk-jobs/exports/:id/cancel': 'export',
  'DELETE /api/export/templates/:id': 'delete',

  'POST /api/export/preview': 'export',
  'POST /api/export/advanced': 'export',
  'GET /api/export/templates': 'export',
  'PUT /api/export/templates': 'templates',

  'GET /api/workspaces/usage': 'usage',
  'GET /api/workspaces/usage/history': 'usage',
  'GET /api/workspaces/storage': 'usage',
  'GET /api/workspaces/credits': 'usage',
  'GET /api/payment/subscription': 'usage',

  'POST /api/payment/create-checkout-session': 'billing',
  'POST /api/payment/subscription/cancel': 'billing',
  'POST /api/payment/subscription/reactivate': 'billing',
  'POST /api/payment/subscription/change': 'billing',
  'POST /api/payment/billing-page': 'billing',
  'GET /api/payment/test-checkout/:session': 'billing',
  'POST /api/payment/test-checkout/:session': 'billing',

  'GET /api/workspaces/retention': 'view',
  'PUT /api/workspaces/retention': 'retention',
  'GET /api/workspaces/retention/preview': 'retention',
  'GET /api/workspaces/retention/changes': 'changes',
  'PUT /api/documents/:id/hold': 'retention',
  'DELETE /api/documents/:id/hold': 'retention',

  'GET /api/workspaces/members': 'members',
  'PUT /api/workspaces/members/:id/role': 'members',
  'DELETE /api/workspaces/members/:id': 'members',
  'GET /api/workspaces/role-changes': 'changes',
  'GET /api/workspaces/invitations': 'members',
  'POST /api/workspaces/invitations': 'members',
  'DELETE /api/workspaces/invitations/:id': 'members',

  'GET /api/workspaces/api-keys': 'keys',
  'POST /api/workspaces/api-keys': 'keys',
  'DELETE /api/workspaces/api-keys/:id': 'keys',

  'GET /api/webhooks': 'webhooks',
  'POST /api/webhooks': 'webhooks',
  'PUT /api/webhooks/:id': 'webhooks',
  'DELETE /api/webhooks/:id': 'webhooks',
  'POST /api/webhooks/:id/secret': 'webhooks',
  'POST /api/webhooks/:id/test': 'webhooks',
  'GET /api/webhooks/:id/deliveries': 'webhooks',
  'GET /api/webhooks/:id/deliveries/:delivery': 'webhooks',
  'POST /api/webhooks/:id/deliveries/:delivery/repeat': 'webhooks',
  'POST /api/webhooks/:id/repeat': 'webhooks',

  'DELETE /api/workspaces/cleanup': 'empty',

  'POST /mcp': 'programs',
};

/** Wanted: the password within the last fifteen minutes. */
const CONFIRMED = new Set([
  'DELETE /api/auth/account',
  'DELETE /api/workspaces/cleanup',
  'DELETE /api/auth/passkeys/:id',
  'DELETE /api/auth/workspaces/:id',
  'POST /api/auth/change-address',
  'POST /api/auth/passkeys',
  'POST /api/auth/passkeys/offer',
  'PUT /api/auth/passkeys/required',
  'POST /api/auth/second-factor/offer',
  'POST /api/payment/subscription/cancel',
  'POST /api/workspaces/api-keys',
  'PUT /api/workspaces/members/:id/role',
  'PUT /api/workspaces/retention',
]);
/** Ends who asks, so it is asked last. */
const LAST = 'DELETE /api/auth/account';
const NOTHING = '0190a000-0000-7000-8000-000000000009';
const BY_ROLE = ['owner_only', 'auditor_changes_nothing', 'not_with_this_role', 'api_key_wanted'];

describe('every route × every role', () => {
  let app: TestApp;
  let owner: Member;
  let routes: string[];

  beforeAll(async () => {
    app = await TestApp.start();
    owner = await app.register('owner@example.test');
    routes = closedRoutesOf(app)
      .map(({ method, path }) => `${method} ${path}`)
      .toSorted((a, b) => Number(a === LAST) - Number(b === LAST));
  });
  afterAll(() => app.stop());

  /** Of things that are not there, with a body that says nothing: only who may is told so. */
  const ask = async (route: string, token?: string) => {
    const [method, path] = route.split(' ') as [string, string];
    const gone = new AbortController();
    const answer = await app.fetch(path.replace(/:(page|version)/, '1').replaceAll(/:[a-z]+/g, NOTHING), {
      method,
      token,
      signal: gone.signal,
      ...(method !== 'GET' && { headers: { 'content-type': 'application/json' }, body: '{}' }),
    });
    const isStream = answer.headers.get('content-type')?.includes('event-stream');
    const said = isStream || answer.ok ? '' : ((await answer.json()) as { error: { code: string } }).error.code;
    gone.abort();
    return { status: answer.status, code: said };
  };

  it('has a line, and each line a route', () => {
    expect(routes.toSorted()).toEqual(Object.keys(LINES).toSorted());
  });

  it('is closed to nobody in particular', async () => {
    for (const route of routes) expect([route, (await ask(route)).status]).toEqual([route, 401]);
  });

  const holds = async (role: Role, token: string) => {
    for (const route of routes) {
      const permission = LINES[route]!;
      const allowed = permission !== 'programs' && may(role, permission);
      const { status, code } = await ask(route, token);
      if (allowed) expect([route, code, [401, 403].includes(status)]).toEqual([route, code, false]);
      else expect([route, status, BY_ROLE.includes(code)]).toEqual([route, 403, true]);
    }
  };

  it.each(INVITED_ROLES)('is open to a %s as the table says', async (role) => {
    await holds(role, (await app.join(owner, role)).token);
  });

  it('wants the password once more where it cannot be taken back, and nowhere else', async () => {
    const aged = agedToken(owner.token, app.running.app.get(Sessions).secret);
    const wanted: string[] = [];
    for (const route of routes) if ((await ask(route, aged)).code === 'confirm_password') wanted.push(route);
    expect(new Set(wanted)).toEqual(CONFIRMED);
  });

  it('is open to an owner as the table says', async () => {
    await holds('owner', owner.token);
  });
});
