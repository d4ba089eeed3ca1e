import { tempFolder } from '../../tests/temp-folder.js';
import { loadConfig } from './config.js';

const PROVIDER = {
  OIDC_ISSUER: 'https://id.example.com/realms/staff',
  OIDC_CLIENT_ID: 'recto',
  OIDC_CLIENT_SECRET: 'secret',
};

describe('the settings of a provider', () => {
  const folder = tempFolder();
  const configured = (env: Record<string, string> = {}) =>
    loadConfig({ DATA_DIR: folder.path, ...env }, ['api', 'projector', 'worker'], 1);

  it('are none when nothing is set', () => {
    const { openId, switches } = configured({ OIDC_NAME: 'Quay ID' });
    expect([openId, switches.provider, switches.passwordSignIn]).toEqual([undefined, undefined, 'everybody']);
  });

  it('are read with what each value may do', () => {
    const { openId, switches } = configured({
      ...PROVIDER,
      OIDC_NAME: ' Quay ID ',
      OIDC_ROLES: 'cn=admins=owner, staff=member,*=auditor',
      PASSWORD_SIGN_IN: 'owners',
    });
    expect(openId).toMatchObject({
      name: 'Quay ID',
      scopes: 'openid email profile',
      roles: { claim: 'groups', roles: { 'cn=admins': 'owner', staff: 'member', '*': 'auditor' } },
    });
    expect(switches).toMatchObject({ provider: 'Quay ID', passwordSignIn: 'owners' });
    expect(configured(PROVIDER).openId).toMatchObject({ name: 'id.example.com' });
    expect(configured(PROVIDER).openId?.roles).toBeUndefined();
  });

  it.each([
    [
      { OIDC_ISSUER: PROVIDER.OIDC_ISSUER },
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET: set all of them or none',
    ],
    [{ ...PROVIDER, OIDC_ISSUER: 'http://id.example.com' }, 'OIDC_ISSUER: must be an https:// URL'],
    [{ ...PROVIDER, OIDC_SCOPES: 'email' }, 'OIDC_SCOPES: must have openid among them'],
    [{ ...PROVIDER, OIDC_ROLES: 'staff=king' }, 'OIDC_ROLES: must be value=role'],
    [{ ...PROVIDER, OIDC_ROLES: 'staff' }, 'OIDC_ROLES: must be value=role'],
    [{ PASSWORD_SIGN_IN: 'owners' }, 'PASSWORD_SIGN_IN: owners wants a provider (OIDC_ISSUER)'],
  ])('are refused in a sentence: %j', (env, sentence) => {
    expect(() => configured(env)).toThrow(sentence);
  });
});
