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
  'blog/feed.xml': '<rss/>',
  'robots.txt': 'User-agent: *\nAllow: /\n',
  'site.webmanifest': '{"name":"Recto","short_name":"Recto","start_url":"/dashboard"}',
};

describe('public pages', () => {
  const folder = tempFolder();
  beforeEach(() => {
    mkdirSync(folder.file('blog'));
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
    return async (path: string) => {
      const response = await fetch(origin + path, { redirect: 'manual' });
      return { status: response.status, to: response.headers.get('location'), text: await response.text() };
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
