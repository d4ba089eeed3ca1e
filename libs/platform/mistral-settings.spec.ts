import { mistralFrom } from './mistral-settings.js';

const KEY = 'a-key-of-no-one-0123456789';

it('is off without a key', () => {
  expect(mistralFrom({})).toEqual({ settings: undefined, faults: [] });
  expect(mistralFrom({ MISTRAL_API_KEY: '', MISTRAL_MODEL: 'x' }).settings).toBeUndefined();
});

it('needs nothing but the key', () => {
  expect(mistralFrom({ MISTRAL_API_KEY: KEY }).settings).toEqual({
    apiKey: KEY,
    baseUrl: 'https://api.mistral.ai',
    model: 'mistral-medium-latest',
    ocrModel: 'mistral-ocr-latest',
    maxPages: 20,
    maxTokens: 8192,
    timeoutMs: 90_000,
    dailyPages: 2000,
    dailyTokens: 20_000_000,
    fallback: 'local',
  });
});

it.each([
  ['MISTRAL_API_KEY', 'short'],
  ['MISTRAL_API_KEY', 'a key with spaces in it'],
  ['MISTRAL_BASE_URL', 'http://api.example.test'],
  ['MISTRAL_BASE_URL', 'https://user:secret@api.example.test'],
  ['MISTRAL_BASE_URL', 'https://api.example.test/?key=1'],
  ['MISTRAL_BASE_URL', 'file:///etc/passwd'],
  ['MISTRAL_MODEL', 'a model'],
  ['MISTRAL_MAX_PAGES', '51'],
  ['MISTRAL_MAX_TOKENS', '1'],
  ['MISTRAL_TIMEOUT_SECONDS', '0'],
  ['MISTRAL_DAILY_PAGES', '-1'],
  ['MISTRAL_FALLBACK', 'cloud'],
])('refuses %s=%s and does not repeat a key', (name, value) => {
  const { settings, faults } = mistralFrom({ MISTRAL_API_KEY: KEY, [name]: value });
  expect(settings).toBeUndefined();
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(new RegExp(`^${name}: `));
  if (name === 'MISTRAL_API_KEY') expect(faults[0]).not.toContain(value);
});

it.each(['https://gateway.example.test/mistral/', 'http://127.0.0.1:8080', 'http://[::1]:8080'])('takes %s', (url) => {
  expect(mistralFrom({ MISTRAL_API_KEY: KEY, MISTRAL_BASE_URL: url }).settings!.baseUrl).toBe(url.replace(/\/$/, ''));
});
