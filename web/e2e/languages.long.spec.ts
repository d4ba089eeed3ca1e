/**
 * The product in each of its languages on a phone: every screen speaks it, none is wider than the phone, and no word is
 * cut that is whole in English.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Language } from '#texts/languages.js';
import { paths } from '../src/entities/paths.js';
import { POSTS } from '../src/site/content/posts.js';
import { callsOf } from './calls.js';
import { drawn, faultsOf, said, see, type Seen } from './in-language.js';
import { describeOnOwnStage } from './stage.js';
import { receipt, register, type Visit } from './visit.js';

const PHONE = { viewport: { width: 390, height: 844 } };
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR', es: 'es-ES' };
const OTHERS = ['de', 'fr', 'es'] as const;
const token = randomBytes(32).toString('hex');

/** Screens that have English words on purpose: a drawn receipt, the reference, headings of the terms. */
const ENGLISH_IN_PARTS: readonly string[] = ['api', 'front', 'terms'];

type Say = (text: string) => string;

interface Screen {
  readonly path: string;
  /** Ends with what is to be looked at, a dialog mostly. */
  readonly open?: (page: Page, say: Say) => Promise<void>;
}

const press = (button: string) => async (page: Page, say: Say) => {
  await page
    .locator('main')
    .getByRole('button', { name: say(button), exact: true })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
};

const PUBLIC: Readonly<Record<string, Screen>> = {
  front: { path: paths.home },
  blog: { path: paths.blog },
  article: { path: paths.article(POSTS[0]!.slug) },
  api: { path: paths.api },
  terms: { path: paths.terms },
  privacy: { path: paths.privacy },
  login: { path: paths.login },
  register: { path: paths.register },
  'forgot password': { path: paths.forgotPassword },
  'reset password': { path: `${paths.resetPassword}#a.b` },
  'confirm address': { path: `${paths.confirmAddress}#a.b` },
  'new address': { path: `${paths.newAddress}#a.b` },
  'keep address': { path: `${paths.keepAddress}#a.b` },
  invitation: { path: paths.invitationWith('a.b') },
  'confirm newsletter': { path: `${paths.confirmNewsletter}#a.b` },
  'end newsletter': { path: `${paths.unsubscribeNewsletter}#a.b` },
  'operator, closed': { path: paths.operator },
  operator: {
    path: paths.operator,
    open: async (page, say) => {
      await page.getByLabel(say('Operator token'), { exact: true }).fill(token);
      await page.getByRole('button', { name: say('Show Status') }).click();
      await page.getByRole('table').waitFor();
    },
  },
};

const MEMBERS: Readonly<Record<string, Screen>> = {
  dashboard: { path: paths.dashboard },
  upload: { path: paths.upload },
  documents: { path: paths.documents },
  export: { path: paths.export },
  profile: { path: paths.settings },
  'change address': { path: paths.settings, open: press('Change Address') },
  'delete account': { path: paths.settings, open: press('Delete Account') },
  security: { path: '/settings?tab=security' },
  workspace: { path: '/settings?tab=workspace' },
  invite: { path: '/settings?tab=workspace', open: press('Invite') },
  retention: { path: '/settings?tab=workspace', open: press('Change Retention') },
  'clean up': { path: '/settings?tab=workspace', open: press('Clean Up Workspace') },
  subscription: { path: paths.subscription },
  developers: { path: paths.developers },
  'new key': { path: paths.developers, open: press('New Key') },
  'new webhook': { path: paths.developers, open: press('Add webhook') },
  'try the API': { path: paths.tryApi },
  'thank you': { path: paths.thankYou },
};

describeOnOwnStage(
  'In four languages on a phone',
  (stage) => {
    /** By the screen's name. */
    const english: Record<string, Seen> = {};
    let member: { session: Record<string, string>; document: string };

    const screens = (): Record<string, Screen> => ({
      ...MEMBERS,
      document: { path: paths.document(member.document) },
      history: { path: paths.history(member.document) },
    });

    const walk = async (visitor: Visit, language: Language, which: Readonly<Record<string, Screen>>) => {
      const { page } = visitor;
      const pictures = process.env['SCREENSHOTS'];
      const faults: string[] = [];
      for (const [name, { path, open }] of Object.entries(which)) {
        // A new page also where only what stands behind the # is another.
        await page.goto('about:blank');
        await page.goto(path);
        await drawn(page, language);
        await open?.(page, (text) => said(language, text));
        await drawn(page, language);
        const seen = await see(page);
        if (language === 'en') english[name] = seen;
        if (pictures) await page.screenshot({ path: join(pictures, `${name}-${language}.png`), fullPage: true });
        const found = faultsOf(language, seen, english[name] ?? seen).filter(
          (fault) => !(ENGLISH_IN_PARTS.includes(name) && fault.startsWith('left in English')),
        );
        faults.push(...found.map((fault) => `${name}: ${fault}`));
      }
      return faults;
    };
    const arrive = (language: Language) => stage.visit({ ...PHONE, locale: LOCALES[language] });
    /** Signed in as the member, whose account speaks the language from now on. */
    const arriveAsMember = async (language: Language) => {
      const visitor = await arrive(language);
      await visitor.page.goto(paths.terms);
      await visitor.page.evaluate((session) => {
        for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
      }, member.session);
      await callsOf(() => visitor.page).call('PUT', '/auth/language', { data: { language } });
      return visitor;
    };

    beforeAll(async () => {
      const visitor = await arrive('en');
      await register(visitor.page);
      const session = await visitor.page.evaluate(() =>
        Object.fromEntries(['token', 'user', 'workspace'].map((key) => [key, localStorage.getItem(key) ?? ''])),
      );
      member = { session, document: await callsOf(() => visitor.page).uploaded(await receipt()) };
      await visitor.close();
    });

    it.each(['en', ...OTHERS] as const)('strangers: %s', async (language) => {
      const visitor = await arrive(language);
      expect(await walk(visitor, language, PUBLIC)).toEqual([]);
      await visitor.close();
      expect(visitor.complaints).toEqual([]);
    });

    it.each(['en', ...OTHERS] as const)('members: %s', async (language) => {
      const visitor = await arriveAsMember(language);
      expect(await walk(visitor, language, screens())).toEqual([]);
      await visitor.close();
      expect(visitor.complaints).toEqual([]);
    });
  },
  { OPERATOR_TOKEN: token },
);
