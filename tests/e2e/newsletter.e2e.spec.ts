import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../eventually.js';
import { mailsIn } from '../files-in.js';
import { Client } from './client.js';
import { recto } from './recto.js';
import { ServerProcess } from './server-process.js';

it('`recto newsletter subscribers` prints who confirmed, beside a running server, and nobody else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'recto-newsletter-'));
  const env = { DATA_DIR: join(folder, 'data'), BOT_CHECK: 'off', WORKER_CONCURRENCY: '1' };
  const server = await ServerProcess.start('standalone', env);
  const client = new Client(server.url);
  const subscribe = (email: string) =>
    client.call('POST', '/newsletter/subscribe', { email, source: 'footer', recaptchaToken: 'any' });
  try {
    await subscribe('ada@example.test');
    const token = await eventually('the mail', () =>
      mailsIn(join(folder, 'data'))
        .map((mail) => /confirm#([\w.-]+)/.exec(mail)?.[1])
        .find(Boolean),
    );
    await subscribe('bob@example.test');
    await client.call('POST', '/newsletter/confirm', { token });
    const said = await eventually('the view', async () => {
      const ran = await recto(env, 'newsletter', 'subscribers');
      return ran.out === '' && ran.code === 0 ? undefined : ran;
    });
    expect(said).toEqual({ out: 'ada@example.test\n', err: '', code: 0 });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
