/** Who is spoken to in which language, from the real app: what accounts say, and what browsers ask for. */
import type { AccountAnswer } from '#contracts/auth.js';
import { TestApp, type Member } from './app.js';
import { inviting, PASSWORD, refused } from './inviting.js';

describe('languages', () => {
  let app: TestApp;
  let owner: Member;
  beforeAll(async () => {
    app = await TestApp.start();
    owner = await app.register('ada@example.test');
  });
  afterAll(() => app.stop());

  const { invited, linkOf } = inviting(() => ({ app, owner }));
  const asking = (language: string) => ({ 'accept-language': language });
  const choose = (language: unknown, token: string) => app.json('PUT', '/api/auth/language', { language }, token);
  const languageOf = async (token: string) => {
    const { body } = await app.json('GET', '/api/auth/account', undefined, token);
    return (body.data as AccountAnswer).account.language;
  };
  const registered = async (email: string, language: string) => {
    const account = { name: 'Bea Example', email, workspaceName: 'Bea Ltd', password: PASSWORD, recaptchaToken: 'any' };
    const { body } = await app.json('POST', '/api/auth/register', account, undefined, asking(language));
    return body.data.token as string;
  };

  describe('of an account', () => {
    it('is unknown until a browser asked for one or its member chose one', async () => {
      expect(await languageOf(owner.token)).toBeNull();
      expect(await languageOf(await registered('bea@example.test', 'it, de-CH;q=0.8, en;q=0.5'))).toBe('de');
      expect(await languageOf(await registered('bo@example.test', 'it, pl;q=0.8'))).toBeNull();
      const { status, body } = await choose('fr', owner.token);
      expect([status, body.data]).toEqual([200, { language: 'fr' }]);
      expect(await languageOf(owner.token)).toBe('fr');
    });

    it('comes with the browser that accepts an invitation', async () => {
      const token = linkOf(await invited('cyd@example.test'));
      const guest = { token, name: 'Cyd Example', password: PASSWORD, recaptchaToken: 'any' };
      const { body } = await app.json('POST', '/api/auth/accept-invitation', guest, undefined, asking('fr-CA'));
      expect(await languageOf(body.data.token as string)).toBe('fr');
    });

    it('is one of those that Recto speaks', async () => {
      for (const language of ['it', 'DE', '', 1, undefined, null])
        expect(refused(await choose(language, owner.token))).toEqual([400, 'invalid_request']);
    });
  });
});
