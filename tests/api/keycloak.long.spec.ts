/**
 * Signing in by Keycloak, as `.ci/services` unpacks it: the journey of provider-sign-in.spec.ts, with its own sign-in
 * page, its groups, and its word for who signed out.
 */
import { eventually } from '../eventually.js';
import { form } from '../openid/form-browser.js';
import { PUBLIC, Visitor, type AtSignIn } from '../openid/visitor.js';
import { ownEngine, type OwnEngine } from '../own-engine.js';
import { describeWithBinary } from '../server-binary.js';
import { TestApp, type Member } from './app.js';
import { inviting, refused } from './inviting.js';

const SECRET = 'a secret between the two';
const PASSWORD = 'a password of Keycloak';
const realm = (api: string) => ({
  realm: 'staff',
  enabled: true,
  sslRequired: 'none',
  groups: [{ name: 'recto-admins' }, { name: 'warehouse' }],
  clients: [
    {
      clientId: 'recto',
      secret: SECRET,
      redirectUris: [`${PUBLIC}/login/callback`],
      attributes: {
        'post.logout.redirect.uris': `${PUBLIC}/login`,
        'backchannel.logout.url': `${api}/api/auth/provider/logout`,
        'backchannel.logout.session.required': 'true',
        'pkce.code.challenge.method': 'S256',
      },
      protocolMappers: [
        {
          name: 'groups',
          protocol: 'openid-connect',
          protocolMapper: 'oidc-group-membership-mapper',
          config: { 'claim.name': 'groups', 'full.path': 'false', 'id.token.claim': 'true' },
        },
      ],
    },
  ],
  users: [
    person('ada', '/warehouse'),
    person('olga', '/recto-admins'),
    { ...person('eve', '/warehouse'), emailVerified: false },
    person('otto'),
  ],
});

const person = (username: string, ...groups: readonly string[]) => ({
  username,
  email: `${username}@example.test`,
  emailVerified: true,
  enabled: true,
  firstName: username,
  lastName: 'Example',
  groups,
  credentials: [{ type: 'password', value: PASSWORD, temporary: false }],
});

/** As the page's own form goes. */
const signInAs =
  (username: string): AtSignIn =>
  ({ text }) => {
    const [, to = ''] = /<form[^>]+id="kc-form-login"[^>]+action="([^"]+)"/.exec(text) ?? [];
    return { to: to.replaceAll('&amp;', '&'), form: form({ username, password: PASSWORD, credentialId: '' }) };
  };

describeWithBinary('keycloak', 'signing in by Keycloak', (path) => {
  let app: TestApp;
  let keycloak: OwnEngine;
  let owner: Member;
  const issuer = () => `http://127.0.0.1:${keycloak.port}/realms/staff`;
  beforeAll(async () => {
    keycloak = await ownEngine(
      path,
      (_folder, port) => ['start-dev', '--db=dev-mem', '--http-host=127.0.0.1', `--http-port=${port}`],
      {
        env: { KC_BOOTSTRAP_ADMIN_USERNAME: 'admin', KC_BOOTSTRAP_ADMIN_PASSWORD: PASSWORD },
        ready: async (port) => (await fetch(`http://127.0.0.1:${port}/realms/master`)).ok,
      },
    );
    app = await TestApp.start({
      PUBLIC_URL: PUBLIC,
      OIDC_ISSUER: issuer(),
      OIDC_CLIENT_ID: 'recto',
      OIDC_CLIENT_SECRET: SECRET,
      OIDC_NAME: 'Keycloak',
      OIDC_ROLES: 'recto-admins=owner, warehouse=reviewer',
    });
    await makeRealm();
    owner = await app.register('first@example.test');
  });
  afterAll(async () => {
    await app?.stop();
    await keycloak?.remove();
  });
  const { invited, linkOf } = inviting(() => ({ app, owner }));
  const visitor = (username: string) => new Visitor(() => app.running.url, signInAs(username));
  const account = async (token: string) => (await app.json('GET', '/api/auth/account', undefined, token)).status;

  async function makeRealm(): Promise<void> {
    const at = `http://127.0.0.1:${keycloak.port}`;
    const admin = form({ grant_type: 'password', client_id: 'admin-cli', username: 'admin', password: PASSWORD });
    const granted = await fetch(`${at}/realms/master/protocol/openid-connect/token`, admin);
    const { access_token } = (await granted.json()) as { access_token: string };
    const made = await fetch(`${at}/admin/realms`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
      body: JSON.stringify(realm(app.running.url)),
    });
    expect([made.status, await made.text()]).toEqual([201, '']);
  }

  it('accepts an invitation, gives the role of a group, and knows who comes again', async () => {
    const ada = visitor('ada');
    const { user } = await ada.session({ invitation: linkOf(await invited('ada@example.test')) });
    expect([user.name, user.role]).toEqual(['ada Example', 'reviewer']);
    expect((await visitor('ada').session()).user.id).toBe(user.id);
    const olga = await visitor('olga').session({ invitation: linkOf(await invited('olga@example.test')) });
    expect(olga.user.role).toBe('owner');
  });

  it('tells when somebody proved who they are, which is no proof when it was long ago', async () => {
    const confirmed = async (token: string) =>
      (await app.json('GET', '/api/auth/account', undefined, token)).body.data.confirmed;
    const ada = visitor('ada');
    expect(await confirmed((await ada.session()).token)).toBe(true);
    expect(await confirmed((await ada.session({ again: true })).token)).toBe(true);
  });

  it('takes no address that Keycloak has not verified, and nobody without a role', async () => {
    expect(refused(await visitor('eve').signIn())).toEqual([403, 'provider_address_unverified']);
    expect(refused(await visitor('otto').signIn())).toEqual([403, 'provider_gives_no_role']);
  });

  it('signs out on both sides: what its session began has ended, and nothing else', async () => {
    const laptop = visitor('ada');
    const [one, other] = [await laptop.session(), await visitor('ada').session()];
    const left = await laptop.browser.open(one.signOutAddress!, `${PUBLIC}/login`);
    expect(left.address).toBe(`${PUBLIC}/login`);
    await eventually('the session ended', async () => (await account(one.token)) === 401);
    expect(await account(other.token)).toBe(200);
  });

  it('leaves who is signed in so when Keycloak is gone, and says so to who is not', async () => {
    const ada = visitor('ada');
    const { token } = await ada.session();
    await keycloak.kill();
    expect(refused(await ada.post('begin', {}))).toEqual([503, 'provider_away']);
    expect(await account(token)).toBe(200);
  });
});
