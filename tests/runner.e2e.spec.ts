import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What `jest --json` says of a run of these files, at so many at a time. */
interface Run {
  status: number;
  said: string;
  numPassedTests: number;
  testResults: { name: string; status: string; message: string }[];
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-runner-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function run(workers: number, files: Record<string, string>): Promise<Run> {
  const report = join(folder, 'report.json');
  const own = { rootDir: resolve('.'), roots: [folder], testMatch: [`${folder}/*.spec.ts`] };
  await writeFile(
    join(folder, 'jest.config.mjs'),
    `import { default as ours } from ${JSON.stringify(resolve('jest.config.mjs'))};
    const { globalSetup, globalTeardown, testSequencer, ...kept } = ours;
    export default { ...kept, ...${JSON.stringify(own)} };`,
  );
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, `${name}.spec.ts`), text)));
  const config = join(folder, 'jest.config.mjs');
  const args = ['--config', config, '-w', String(workers), '--json', `--outputFile=${report}`];
  const ended = await new Promise<{ status: number; said: string }>((done) => {
    execFile(resolve('node_modules/.bin/jest'), args, (error, _, said) => {
      done({ status: Number(error?.code ?? 0), said });
    });
  });
  return { ...(JSON.parse(await readFile(report, 'utf8')) as Omit<Run, 'status' | 'said'>), ...ended };
}

describe('the runner of specs', () => {
  it('names what failed, where and how, and loses nothing of the others', async () => {
    const { status, numPassedTests, testResults } = await run(2, {
      right: `it('holds', () => expect(1).toBe(1));`,
      wrong: `interface Erased {\n  gone: string;\n}\n\nit('adds up', () => {\n  expect({ sum: 3 }).toEqual({ sum: 4 });\n});`,
      broken: `throw new Error('broken before any test');`,
      lost: `import './nowhere.js';\nit('is never reached', () => undefined);`,
      rejected: `it('looks fine', async () => {
        void Promise.reject(new Error('nobody waited for this'));
        await new Promise((done) => setImmediate(done));
      });`,
      late: `it('looks fine', async () => {
        setImmediate(() => { throw new Error('thrown outside of the test'); });
        await new Promise((done) => setImmediate(() => setImmediate(done)));
      });`,
      killed: `it('takes its process with it', async () => {
        process.kill(process.pid, 'SIGKILL');
        await new Promise(() => undefined);
      });`,
    });
    const said = (name: string) => {
      const result = testResults.find((one) => one.name === join(folder, `${name}.spec.ts`));
      return `${result?.status}: ${result?.message}`;
    };
    expect(status).toBe(1);
    expect(numPassedTests).toBe(1);
    expect(said('right')).toBe('passed: ');
    expect(said('wrong')).toMatch(/^failed.*● adds up.*-   "sum": 4,\s+\+   "sum": 3,.*wrong\.spec\.ts:6:22/s);
    expect(said('broken')).toMatch(/^failed.*broken before any test/s);
    expect(said('lost')).toMatch(/^failed.*nowhere\.js/s);
    expect(said('rejected')).toMatch(/^failed.*● looks fine.*nobody waited for this/s);
    expect(said('late')).toMatch(/^failed.*● looks fine.*thrown outside of the test/s);
    expect(said('killed')).toMatch(/^failed.*SIGKILL/s);
  });

  it('puts back what a spec changed for its whole process', async () => {
    const looks = `it('finds its process as it was', () => {
      expect(process.env['LEFT_BY_A_SPEC']).toBeUndefined();
      expect(process.env['HOME']).not.toBe('/elsewhere');
      expect(process.cwd()).toBe(${JSON.stringify(process.cwd())});
      expect(Date.now()).toBeGreaterThan(1);
      expect(performance.now()).not.toBe(0.5);
      expect(globalThis).not.toHaveProperty('document');
    });`;
    const changes = `import { jest } from '@jest/globals';
      it('changes it', () => {
        process.env['LEFT_BY_A_SPEC'] = 'yes';
        process.env['HOME'] = '/elsewhere';
        Object.assign(globalThis, { document: {} });
        process.chdir(${JSON.stringify(tmpdir())});
        jest.spyOn(performance, 'now').mockReturnValue(0.5);
        jest.useFakeTimers({ now: 0, doNotFake: ['performance'] });
        expect(Date.now()).toBe(0);
      });`;
    // One after the other in one process, whichever is first.
    const files = { before: looks, changes, later: looks, twice: changes, z: looks };
    const { testResults, numPassedTests } = await run(1, files);
    expect(testResults.map(({ message }) => message).join('')).toBe('');
    expect(numPassedTests).toBe(5);
  });
});
