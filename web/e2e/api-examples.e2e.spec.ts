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
const missing = ['bash', 'curl', 'jq'].filter((tool) => !runs(tool));

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

    it('upload, wait, read and export with a key', async () => {
      const post = async (path: string, body: object, token?: string) => {
        const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
        const answer = await fetch(`${recto.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
        return ((await answer.json()) as { data: Record<string, string> }).data;
      };
      const { token } = await post('/auth/register', {
        name: 'Ada Example',
        email: 'ada@example.test',
        password: 'correct horse',
        workspaceName: 'Ada Ltd',
        recaptchaToken: await solveBotCheck(recto.url, 'register'),
      });
      const scopes = ['documents:read', 'documents:write', 'export'];
      const { secret } = await post('/workspaces/api-keys', { name: 'First steps', scopes }, token);
      writeFileSync(join(folder, 'receipt.jpg'), (await receipt()).buffer);
      const script = ['set -euo pipefail', ...EXAMPLES.map(({ code }) => code)]
        .join('\n')
        .replace('http://localhost:3000', recto.url)
        .replace('recto_live_…', secret!);
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
