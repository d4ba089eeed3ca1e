// Everything `npm start` and `npm test` need on a fresh clone, with no dependency of its own and on whatever Node runs
// it: installs what the lockfile asks for, builds what is stale, prints a line per step that did something.
//   --packages  installs, and builds nothing
//   --dev       builds what tests and benchmarks start as well (dist-dev), which is no part of the product
//   --models    tries to install the models that read pictures better; never in CI
//   --build     builds, stale or not
//   --quiet     prints nothing
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const quiet = process.argv.includes('--quiet');
const force = process.argv.includes('--build');
const stamps = join(root, 'node_modules', '.recto');
process.chdir(root);

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Recto needs Node 20.19 or newer to set itself up; this is ${process.version}.`);
  process.exit(1);
}

if (!installed())
  timed('Installing packages (npm ci)', () =>
    run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']),
  );
if (process.argv.includes('--packages')) process.exit(0);

const PRODUCT = ['libs', 'apps', 'projections'];
const SPECS = ['**/*.spec.ts']; // they run from their sources
const FOR_SPECS = ['**/*.contract.ts', '**/*-contract/**', '**/testing/**'];
compile('server', PRODUCT, 'dist', [...SPECS, ...FOR_SPECS], ['--source-maps', 'false']);
if (process.argv.includes('--dev')) compile('benchmarks', [...PRODUCT, 'bench', 'tests'], 'dist-dev', SPECS);
const models = process.argv.includes('--models') && !process.env.CI ? betterModels() : undefined;
if (existsSync('web/vite.config.ts')) {
  step(
    'web',
    digest(['web', 'libs/contracts', 'libs/kernel', 'libs/texts', 'package-lock.json', 'CHANGELOG.md']),
    'Building the web client',
    () => run(bin('vite'), ['build', 'web', '--logLevel', 'warn']),
    'dist/web',
  );
}

await models;

/**
 * Installs the models that read pictures better, while the rest is built. Never stops a start: without Python or a
 * network the ones that came with the packages read, and it is not tried again before tomorrow.
 */
async function betterModels() {
  const stamp = join(stamps, 'models');
  const version = digest(['libs/adapters/models']);
  const installed = `${version} ${process.env.OCR_MODELS_DIR ?? ''}`;
  const tried = `${installed} tried on ${new Date().toISOString().slice(0, 10)}`;
  const before = existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
  if (before === installed || before === tried) return;
  const seconds = 90;
  const child = spawn(bin('node'), ['dist/apps/cli/main.js', 'models', 'install', '--seconds', String(seconds)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let reason = '';
  child.stderr.on('data', (text) => (reason += text));
  const [code] = await once(child, 'close').catch((error) => [error.message]);
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, code === 0 ? installed : tried);
  if (code === 0) return;
  const why =
    reason
      .trim()
      .split('\n')
      .at(-1)
      ?.replace(/^error: /, '') || `it ended with ${code}`;
  console.log(`PP-OCRv6 could not be installed (${why}); PP-OCRv4 reads. Again: npm run recto -- models install`);
}

/** TypeScript of these folders to JavaScript in another one, but for what `ignored` names. */
function compile(name, folders, into, ignored, options = []) {
  const work = () => {
    for (const folder of folders) rmSync(join(into, folder), { recursive: true, force: true });
    run(bin('swc'), [...folders, '-d', into, ...ignored.flatMap((glob) => ['--ignore', glob]), ...options, '--quiet']);
  };
  step(name, digest([...folders, '.swcrc', 'package-lock.json']), `Building the ${name}`, work, join(into, 'libs'));
}

/** Runs `work` when `key` differs from the last successful run's, or when its product is gone. */
function step(name, key, title, work, product) {
  const stamp = join(stamps, name);
  const fresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === key && existsSync(product);
  if (fresh && !force) return;
  timed(title, work);
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, key);
}

function timed(title, work) {
  const started = Date.now();
  if (!quiet) process.stdout.write(`${title} … `);
  work();
  if (!quiet) process.stdout.write(`${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}

/** Whether npm's own record says of each package what the lockfile says; those of other platforms may be absent. */
function installed() {
  const record = join('node_modules', '.package-lock.json');
  if (!existsSync(record) || !existsSync(bin('node'))) return false;
  const [asked, there] = ['package-lock.json', record].map((file) => JSON.parse(readFileSync(file, 'utf8')).packages);
  delete asked['']; // the project itself
  const right = ([path, wanted]) => (path in there ? isDeepStrictEqual(there[path], wanted) : wanted.optional);
  return Object.keys(there).every((path) => path in asked) && Object.entries(asked).every(right);
}

function digest(paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    if (!existsSync(path)) return;
    const entries = tryList(path);
    if (entries === undefined) hash.update(path).update('\0').update(readFileSync(path));
    else for (const entry of entries) visit(join(path, entry));
  };
  for (const path of paths) visit(path);
  return hash.digest('hex');
}

function tryList(path) {
  try {
    return readdirSync(path).sort();
  } catch {
    return undefined;
  }
}

function bin(name) {
  return join(root, 'node_modules', '.bin', name);
}

function run(command, args) {
  const env = { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}` };
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env,
    shell: process.platform === 'win32',
  });
  if (error || status !== 0) {
    process.stderr.write(`\n${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}\n`);
    process.exit(1);
  }
}
