/** The lines of the API page, run as they are copied, against the real server. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describeAbsent } from '../../tests/absent.js';
import { ServerProcess } from '../../tests/e2e/server-process.js';
import { solveBotCheck } from '../../tests/e2e/solve-bot-check.js';
import { EXAMPLES } from '../src/site/api/examples.js';
import { receipt } from './visit.js';

const SUITE = 'Examples of the API page';
const missing = ['bash', 'curl', 'jq', 'python3'].filter((tool) => !runs(tool));

if (missing.length > 0) describeAbsent(SUITE, `there is no ${missing.join(', no ')} on this machine`);
else
  describe(SUITE, () => {
    let folder: string;
    let recto: ServerProcess;

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'recto-examples-'));
      recto = await ServerProcess.start('standalone', { DATA_DIR: join(folder, 'data'), WORKER_CONCURRENCY: '1' });
    });
    afterAll(async () => {
      await recto?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    it('sign in, upload, wait, read and export', async () => {
      await fetch(`${recto.url}/api/auth/register`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          name: 'Ada Example',
          email: 'ada@example.test',
          password: 'correct horse',
          workspaceName: 'Ada Ltd',
          recaptchaToken: await solveBotCheck(recto.url, 'register'),
        }),
      });
      writeFileSync(join(folder, 'receipt.jpg'), (await receipt()).buffer);
      const script = ['set -euo pipefail', ...EXAMPLES.map(({ code }) => code)]
        .join('\n')
        .replace('http://localhost:3000', recto.url);
      const { stdout } = await promisify(execFile)('bash', ['-c', script], { cwd: folder });
      const [values, table] = [stdout.slice(0, stdout.lastIndexOf('}') + 1), stdout.slice(stdout.lastIndexOf('}') + 1)];
      expect(JSON.parse(values)).toMatchObject({ docType: 'receipt', extraction: { total_amount: 17.8 } });
      expect(table).toContain('17.8');
    });
  });

function runs(tool: string): boolean {
  try {
    execFileSync(tool, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
