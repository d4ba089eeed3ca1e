// `npm test`: the tiers of Jest but the long one, and the checks in what it leaves of the processor while it waits.
// Says what was skipped and why, and ends with one line: `total: N passed, N failed, N skipped`. Arguments are handed
// to Jest; then only that runs, of all tiers.
//   --all     the long tier as well: what CI runs
//   --checks  the checks alone
//   --quick   the inner loop: the specs that start nothing and wait for nothing
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';

const CHECKS = [
  ['lint', 'eslint', ['.', '--max-warnings', '0']],
  ['types and their coverage', 'node', ['scripts/types.mjs']],
  ['types (web)', 'tsc', ['--noEmit', '-p', 'web/tsconfig.json']],
  ['types (client)', 'tsc', ['--noEmit', '-p', 'clients/typescript']],
  ['types (n8n)', 'tsc', ['--noEmit', '-p', 'clients/n8n']],
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['arrows', 'node', ['scripts/arrows.mjs']],
  ['unused code', 'knip', ['--no-progress']],
];
const QUICK = ['libs/(kernel|domain|contracts|extraction)/', 'projections/', 'web/src/'];
const STARTS_SOMETHING = '[.](server|e2e|long)[.]spec[.]';
const LONG = '[.]long[.]spec[.]';
const NO_REPORT = {
  numPassedTests: 0,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
};
const HUNG = 65 * 60_000; // a hung test must not hang whoever waits for the totals

const [mode] = process.argv.slice(2).filter((arg) => ['--all', '--checks', '--quick'].includes(arg));
const jestArgs = process.argv.slice(2).filter((arg) => arg !== mode);
const scratch = mkdtempSync(join(tmpdir(), 'recto-test-'));
const total = { passed: 0, failed: 0, skipped: 0 };

if (mode === '--checks') await runChecks(availableParallelism());
else if (mode === '--quick') await runJest([...QUICK, '--testPathIgnorePatterns', STARTS_SOMETHING, ...jestArgs]);
else if (jestArgs.length > 0) await runJest(jestArgs);
else
  await Promise.all([
    runJest(mode === '--all' ? [] : ['--testPathIgnorePatterns', LONG]),
    runChecks(1, constants.priority.PRIORITY_LOW),
  ]);
rmSync(scratch, { recursive: true, force: true });
console.log(`total: ${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);

/** So many at a time; each says what it has to say when it is done. */
async function runChecks(atATime, priority) {
  const waiting = [...CHECKS];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, command, args] = next;
      const { status, said } = await run(command, args, { stdio: ['ignore', 'pipe', 'pipe'] }, priority);
      if (status === 0) total.passed += 1;
      else total.failed += 1;
      console.log(status === 0 ? `passed: ${name}` : `${said.trim()}\nFAILED: ${name}`);
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
}

async function runJest(args) {
  const report = join(scratch, 'jest.json');
  const skips = join(scratch, 'skips.ndjson');
  const { status } = await run('jest', ['--json', `--outputFile=${report}`, ...args], {
    stdio: ['inherit', 'ignore', 'inherit'],
    timeout: HUNG,
    env: { ...process.env, NODE_OPTIONS: '--no-warnings', RECTO_SKIPS_FILE: skips },
  });
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests, numTodoTests } = existsSync(
    report,
  )
    ? JSON.parse(readFileSync(report, 'utf8'))
    : NO_REPORT;
  total.passed += numPassedTests;
  // Jest may fail with no test that did.
  total.failed += Math.max(numFailedTests + numRuntimeErrorTestSuites, status === 0 ? 0 : 1);
  total.skipped += numPendingTests + numTodoTests;

  if (!existsSync(skips)) return;
  for (const line of new Set(readFileSync(skips, 'utf8').trim().split('\n').filter(Boolean))) {
    const { suite, reason } = JSON.parse(line);
    console.log(`skipped: ${suite}: ${reason}`);
  }
}

function run(command, args, options, priority) {
  const child = spawn(command, args, options);
  if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ status: 1, said: error.message }));
    child.once('close', (status) => resolve({ status, said }));
  });
}
