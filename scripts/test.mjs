// `npm test`: lint (with the architecture's arrows), format, types, then every Jest tier. Says what was skipped and why, and ends with
// one line: `total: N passed, N failed, N skipped`. Arguments are handed to Jest; then only that runs.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const scratch = mkdtempSync(join(tmpdir(), 'recto-test-'));
const jestArgs = process.argv.slice(2);
const total = { passed: 0, failed: 0, skipped: 0 };

if (jestArgs.length === 0) {
  check('lint', 'eslint', ['.', '--max-warnings', '0']);
  check('format', 'prettier', ['--check', '--log-level', 'warn', '.']);
  check('types', 'tsc', ['--noEmit', '-p', 'tsconfig.json']);
  if (existsSync('web/tsconfig.json')) check('types (web)', 'tsc', ['--noEmit', '-p', 'web/tsconfig.json']);
}

const report = join(scratch, 'jest.json');
const skips = join(scratch, 'skips.ndjson');
const jest = spawnSync('jest', ['--json', `--outputFile=${report}`, ...jestArgs], {
  stdio: ['inherit', 'ignore', 'inherit'],
  timeout: 45 * 60_000, // a hung test must not hang whoever waits for the totals
  env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --no-warnings', RECTO_SKIPS_FILE: skips },
});
if (existsSync(report)) {
  const result = JSON.parse(readFileSync(report, 'utf8'));
  total.passed += result.numPassedTests;
  total.failed += result.numFailedTests + result.numRuntimeErrorTestSuites;
  total.skipped += result.numPendingTests + result.numTodoTests;
} else total.failed += 1;
if (jest.status !== 0 && total.failed === 0) total.failed += 1;

if (existsSync(skips)) {
  const lines = new Set(readFileSync(skips, 'utf8').trim().split('\n').filter(Boolean));
  for (const line of lines) {
    const { suite, reason } = JSON.parse(line);
    console.log(`skipped: ${suite}: ${reason}`);
  }
}
rmSync(scratch, { recursive: true, force: true });
console.log(`total: ${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);

function check(name, command, args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status === 0) total.passed += 1;
  else total.failed += 1;
  console.log(`${status === 0 ? 'passed' : 'FAILED'}: ${name}`);
}
