/**
 * Schemathesis over the whole description of the API: what it makes up for each operation is never answered with a
 * fault, nor with a status, a type of content or a body that the description does not have: once for a member, once for
 * an API key that may do all a key may.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { agedToken } from '../aged-token.js';
import { describeWithBinary } from '../server-binary.js';
import { tempFolder } from '../temp-folder.js';
import { KEY_SCOPES } from '#kernel/key-scopes.js';
import { Client } from './client.js';
import { ServerProcess } from './server-process.js';

const EXAMPLES = 3;
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
  'response_headers_conformance',
];
/** Path → why nothing is made up for it. Every other operation of the description is tried. */
const LEFT_OUT = { '/events': 'its answer never ends' };
/** Only keeps it from hanging, and ends before Jest gives the test up. */
const LONGEST_MS = 1_500_000;

const METHODS = ['get', 'put', 'post', 'patch', 'delete'];
type Description = { readonly paths: Readonly<Record<string, object>> };

describeWithBinary('schemathesis', 'schemathesis', (schemathesis) => {
  const folder = tempFolder();

  it.each(['a member', 'an API key'] as const)(
    'finds no fault, and no answer that is not described, as %s',
    async (asking) => {
      const env = { DATA_DIR: folder.file('data'), BOT_CHECK: 'off', LOG_LEVEL: 'error', WORKER_CONCURRENCY: '1' };
      const server = await ServerProcess.start('standalone', env);
      folder.closeAfterTest({ close: async () => void (await server.stop()) });
      const client = new Client(server.url);
      await client.register();
      const leftOut = Object.keys(LEFT_OUT).map((path) => `--exclude-path ${path}`);
      const args = `run ${server.url}/api/openapi.json --url ${server.url}/api ${leftOut.join(' ')}
        --checks ${CHECKS.join()} --phases examples,coverage,fuzzing --max-examples ${EXAMPLES}
        --generation-deterministic --continue-on-failure --no-shrink --suppress-health-check all --warnings off --no-color`;
      const { secret } = await client.call('POST', '/workspaces/api-keys', { name: 'Judge', scopes: KEY_SCOPES });
      // One that wants the password again, or the account would be deleted on the way.
      const { jwtSecret } = JSON.parse(readFileSync(join(env.DATA_DIR, 'secrets.json'), 'utf8')) as Record<
        string,
        string
      >;
      const token = asking === 'a member' ? agedToken(client.token, jwtSecret!) : secret;
      const signedIn = ['--header', `Authorization: Bearer ${token}`];
      const options = { cwd: folder.path, timeout: LONGEST_MS, maxBuffer: 64_000_000 };
      const said = await promisify(execFile)(schemathesis, [...args.split(/\s+/), ...signedIn], options).catch(
        ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ stdout: stdout.slice(0, 10_000) + stderr }),
      );
      expect(said.stdout).toContain('No issues found');
      const { paths } = (await (await client.fetch('/api/openapi.json')).json()) as Description;
      const tried = Object.entries(paths).filter(([path]) => !Object.hasOwn(LEFT_OUT, path));
      const operations = tried.flatMap(([, path]) => Object.keys(path).filter((key) => METHODS.includes(key)));
      expect(said.stdout).toMatch(new RegExp(`Tested: ${operations.length}$`, 'm'));
    },
  );
});
