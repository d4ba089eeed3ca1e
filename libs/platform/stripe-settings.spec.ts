import { ownSecrets } from '../../tests/own-secrets.js';
import { ConfigError } from './config-error.js';
import { loadConfig } from './config.js';

const KEYS = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const secrets = ownSecrets();
const payments = (env: Record<string, string>) =>
  loadConfig({ ...secrets, ...env }, ['api', 'projector', 'worker'], 1).payments;
const fault = (env: Record<string, string>) => {
  try {
    payments(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
  }
  return undefined;
};

describe('payments', () => {
  it('are by Stripe with its keys', () => {
    expect(payments(KEYS)).toEqual({ kind: 'stripe', settings: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' } });
    const double = { ...KEYS, STRIPE_API_BASE: 'http://127.0.0.1:4242' };
    expect(payments(double)).toMatchObject({ settings: { apiBase: 'http://127.0.0.1:4242' } });
  });

  it('are tests without them, as long as every store is embedded', () => {
    expect(payments({})).toEqual({ kind: 'test' });
    expect(payments({ READ_MODEL_URL: 'mongodb://127.0.0.1/recto' })).toEqual({ kind: 'off' });
  });

  it.each([
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: set both or neither'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: set both or neither'],
    [{ ...KEYS, STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY: must be a secret or restricted key'],
    [{ ...KEYS, STRIPE_WEBHOOK_SECRET: 'planted' }, 'STRIPE_WEBHOOK_SECRET: must be the signing secret'],
    [{ ...KEYS, STRIPE_API_BASE: 'http://api.example.test' }, 'STRIPE_API_BASE: must be an https:// URL'],
    [{ ...KEYS, STRIPE_API_BASE: 'https://api.example.test/v1' }, 'STRIPE_API_BASE: must be an https:// URL'],
  ])('with %j are refused, and no value is repeated', (env, message) => {
    expect(fault(env)).toContain(message);
    for (const value of Object.values(env)) expect(fault(env)).not.toContain(value);
  });
});
