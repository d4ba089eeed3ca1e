/** Which pages are answered, and what they are told, under the operator's switches: over HTTP, from a folder. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { USUAL_SWITCHES, type OperatorSwitches } from '#kernel/operator-switches.js';
import { tempFolder } from '../../tests/temp-folder.js';
import { PublicPages } from './public-pages.js';

const page = (words: string) =>
  `<html lang="en" data-password-min="6"><head><title>Recto</title></head><body>${words} https://recto.invalid</body></html>`;
const FILES = {
  'app.html': page('Recto needs JavaScript'),
  'index.html': page('Front of Recto'),
  'login.html': page('Drawn sign-in'),
  'register.html': page('Drawn form'),
  'blog/one.html': page('An article of Recto'),
  'de/index.html': page('Vorderseite').replace('lang="en"', 'lang="de"'),
  'blog/feed.xml': '<rss/>',
  'robots.txt': 'User-agent: *\nAllow: /\n',
  'site.webmanifest': '{"name":"Recto","short_name":"Recto","start_url":"/dashboard"}',
};

describe('public pages', () => {
  const folder = tempFolder();
  beforeEach(() => {
    for (const inner of ['blog', 'de']) mkdirSync(folder.file(inner));
    for (const [file, content] of Object.entries(FILES)) writeFileSync(folder.file(file), content);
  });

  async function site(given: Partial<OperatorSwitches>) {
    const switches = { ...USUAL_SWITCHES, ...given };
    const pages = new PublicPages(folder.path, { publicUrl: 'https://here.test', passwordMinLength: 8, switches });
    const app = express().use((request, response) => {
      if (!pages.answer(request, response)) pages.answerWithShell(request, response);
    });
    const server = app.listen(0, '127.0.0.1');
    await new Promise((listening) => server.once('listening', listening));
    folder.closeAfterTest({ close: async () => void server.close() });
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return async (path: string, language = 'en', etag = '') => {
      const headers = { 'accept-language': language, 'if-none-match': etag, 'cache-control': 'max-age=0' };
      const response = await fetch(origin + path, { redirect: 'manual', headers });
      const { status, headers: told } = response;
      return { status, told, to: told.get('location'), text: await response.text() };
    };
  }

  it('are answered as they were drawn where nothing is switched', async () => {
    const ask = await site({});
    expect((await ask('/')).text).toContain('Front of Recto https://here.test');
    expect((await ask('/login')).text).toContain('Drawn sign-in');
    expect((await ask('/robots.txt')).text).toBe(FILES['robots.txt']);
    const told =
      'data-password-min="8" data-registration="open" data-site="full" data-credits="metered" data-brand-name="Recto"';
    for (const path of ['/', '/register', '/documents'])
      expect((await ask(path)).text).toContain(`<html lang="en" ${told}>`);
  });

  it('are in the language that is asked for, each with an ETag of its own, and in English where there is no other', async () => {
    const ask = await site({});
    const [english, german] = [await ask('/', 'fr, pt'), await ask('/', 'de-AT, en;q=0.5')];
    expect([english.text, german.text]).toEqual([
      expect.stringMatching(/lang="en" .*Front of Recto https:\/\/here.test/),
      expect.stringMatching(/lang="de" data-password-min="8" .*Vorderseite https:\/\/here.test/),
    ]);
    const etagOf = ({ told }: typeof german) => told.get('etag')!;
    for (const [answer, language] of [
      [english, 'en'],
      [german, 'de'],
    ] as const) {
      expect(answer.told.get('vary')).toBe('Accept-Encoding, Accept-Language');
      expect(answer.told.get('content-language')).toBe(language);
      expect((await ask('/', language, etagOf(answer))).status).toBe(304);
    }
    expect((await ask('/', 'en', etagOf(german))).status).toBe(200);
    expect((await ask('/blog/one', 'de')).text).toContain('An article');
    expect((await ask('/blog/one', 'de')).told.get('vary')).toBe('Accept-Encoding');
  });

  it('are in the language of the address before that of the browser, and have one address each', async () => {
    const ask = await site({});
    expect((await ask('/?lang=de', 'en')).text).toContain('Vorderseite');
    expect((await ask('/?lang=en', 'de')).text).toContain('Front of Recto');
    expect((await ask('/?lang=xx', 'de')).text).toContain('Vorderseite');
    for (const path of ['/de', '/de/', '/de/index.html'])
      expect(await ask(path)).toMatchObject({ status: 308, to: '/?lang=de' });
    expect((await ask('/blog/one.html?page=2')).to).toBe('/blog/one?page=2');
  });

  it('are none with SITE=login: signing in is the front page, and no robot is asked in', async () => {
    const ask = await site({ site: 'login', credits: 'unlimited' });
    for (const path of ['/', '/blog/one', '/blog/feed.xml'])
      expect(await ask(path)).toMatchObject({ status: 302, to: '/login' });
    const { status, text } = await ask('/login');
    expect([status, text]).toEqual([200, expect.stringContaining('Recto needs JavaScript')]);
    expect(text).toContain('data-site="login" data-credits="unlimited"');
    expect((await ask('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
  });

  it('leave the forms to the browser where registration is not open', async () => {
    const ask = await site({ registration: 'invited' });
    for (const path of ['/login', '/register']) expect((await ask(path)).text).not.toContain('Drawn');
    expect((await ask('/register')).text).toContain('data-registration="invited"');
    expect((await ask('/')).text).toContain('Front of Recto');
  });

  it('leave the forms to the browser where a provider signs in, too', async () => {
    const ask = await site({ provider: 'Quay & Sons', passwordSignIn: 'owners' });
    for (const path of ['/login', '/register']) expect((await ask(path)).text).not.toContain('Drawn');
    expect((await ask('/login')).text).toContain('data-provider="Quay &amp; Sons" data-password-sign-in="owners"');
    expect((await ask('/')).text).toContain('Front of Recto');
  });

  it('carry another name in the workspace alone, as text and nothing else', async () => {
    const ask = await site({ brand: { name: 'A & "B" $& Sons', color: '#0a6e4f' } });
    const { text } = await ask('/login');
    expect(text).toContain('<title>A &amp; &quot;B&quot; $&amp; Sons</title>');
    expect(text).toContain('A &amp; &quot;B&quot; $&amp; Sons needs JavaScript');
    expect(text).toContain('data-brand-name="A &amp; &quot;B&quot; $&amp; Sons" data-brand-color="#0a6e4f"');
    expect((await ask('/')).text).toContain('Front of Recto');
    const manifest = { name: 'A & "B" $& Sons', short_name: 'A & "B" $& Sons', start_url: '/dashboard' };
    expect(JSON.parse((await ask('/site.webmanifest')).text)).toEqual(manifest);
  });
});
