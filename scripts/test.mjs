// `npm test`: the checks beside each other, then every tier of Jest. Says what was skipped and why, and ends with one line:
// `total: N passed, N failed, N skipped`. Arguments are handed to Jest; then only that runs.
//   --checks  the checks alone
//   --quick   the inner loop: the specs that start nothing and wait for nothing
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

const CHECKS = [
  ['lint', 'eslint', ['.', '--max-warnings', '0']],
  ['types', 'tsc', ['--noEmit', '-p', 'tsconfig.json']],
  ['types (web)', 'tsc', ['--noEmit', '-p', 'web/tsconfig.json']],
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['arrows', 'node', ['scripts/arrows.mjs']],
];
const QUICK = ['libs/(kernel|domain|contracts|extraction)/', 'libs/contexts/.*/domain/', 'projections/', 'web/src/'];
const HUNG = 45 * 60_000; // a hung test must not hang whoever waits for the totals

const [mode] = process.argv.slice(2).filter((arg) => arg === '--checks' || arg === '--quick');
const jestArgs = process.argv.slice(2).filter((arg) => arg !== mode);
const scratch = mkdtempSync(join(tmpdir(), 'recto-test-'));
const total = { passed: 0, failed: 0, skipped: 0 };

if (mode !== '--quick' && jestArgs.length === 0) await runChecks();
if (mode === '--quick') await runJest([...QUICK, '--testPathIgnorePatterns', '[.](server|e2e)[.]spec[.]', ...jestArgs]);
else if (mode === undefined) await runJest(jestArgs);
rmSync(scratch, { recursive: true, force: true });
console.log(`total: ${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);

/** As many at a time as there are cores; each says what it has to say when it is done. */
async function runChecks() {
  const waiting = [...CHECKS];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, command, args] = next;
      const { status, said } = await run(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
      if (status === 0) total.passed += 1;
      else total.failed += 1;
      console.log(status === 0 ? `passed: ${name}` : `${said.trim()}\nFAILED: ${name}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

async function runJest(args) {
  const report = join(scratch, 'jest.json');
  const skips = join(scratch, 'skips.ndjson');
  const { status } = await run('jest', ['--json', `--outputFile=${report}`, ...args], {
    stdio: ['inherit', 'ignore', 'inherit'],
    timeout: HUNG,
    env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --no-warnings', RECTO_SKIPS_FILE: skips },
  });
  if (existsSync(report)) {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    total.passed += result.numPassedTests;
    total.failed += result.numFailedTests + result.numRuntimeErrorTestSuites;
    total.skipped += result.numPendingTests + result.numTodoTests;
  } else total.failed += 1;
  if (status !== 0 && total.failed === 0) total.failed += 1;

  if (!existsSync(skips)) return;
  for (const line of new Set(readFileSync(skips, 'utf8').trim().split('\n').filter(Boolean))) {
    const { suite, reason } = JSON.parse(line);
    console.log(`skipped: ${suite}: ${reason}`);
  }
}

function run(command, args, options) {
  const child = spawn(command, args, options);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ status: 1, said: error.message }));
    child.once('close', (status) => resolve({ status, said }));
  });
}
