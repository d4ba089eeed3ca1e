import { tempFolder } from '../../tests/temp-folder.js';
import { loadConfig } from './config.js';

describe("the operator's switches", () => {
  const folder = tempFolder();
  const configured = (env: Record<string, string> = {}) =>
    loadConfig({ DATA_DIR: folder.path, ...env }, ['api', 'projector', 'worker'], 1);

  it('are all as ever when nothing is set', () => {
    const { switches, mail, payments, freeTest } = configured();
    expect(switches).toEqual({
      registration: 'open',
      site: 'full',
      credits: 'metered',
      passwordSignIn: 'everybody',
      brand: { name: 'Recto' },
    });
    expect([mail.from, payments.kind, freeTest.limit]).toEqual(['Recto <no-reply@localhost>', 'test', 5]);
  });

  it('close the free test with the public pages, and payments with what there is to pay for', () => {
    const { switches, payments, freeTest } = configured({
      SITE: 'login',
      CREDITS: 'unlimited',
      REGISTRATION: 'closed',
    });
    expect(switches).toMatchObject({ registration: 'closed', site: 'login', credits: 'unlimited' });
    expect([payments.kind, freeTest.limit]).toEqual(['off', 0]);
  });

  it.each([
    ['Acme Ltd', 'Acme Ltd <no-reply@localhost>'],
    ['Müller & Söhne, "Wien"', '"Müller & Söhne, Wien" <no-reply@localhost>'],
  ])('call the sender of mails %s', (BRAND_NAME, from) => {
    expect(configured({ BRAND_NAME }).mail.from).toBe(from);
  });

  it.each([
    [{ REGISTRATION: 'maybe' }, 'REGISTRATION: '],
    [{ BRAND_NAME: '<b>' }, 'BRAND_NAME: must be plain text without < and >'],
    [{ BRAND_NAME: 'x'.repeat(41) }, 'BRAND_NAME: '],
    [{ BRAND_COLOR: 'green' }, 'BRAND_COLOR: must be a colour such as #0a6e4f'],
    [{ CREDITS: 'unlimited' }, 'CREDITS: unlimited sells nothing, and the public pages have prices: set SITE=login'],
    [
      { CREDITS: 'unlimited', SITE: 'login', STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' },
      'CREDITS: unlimited sells nothing, so STRIPE_SECRET_KEY must not be set',
    ],
  ])('are refused in a sentence: %j', (env, sentence) => {
    expect(() => configured(env)).toThrow(sentence);
  });
});
