// Jest's globalSetup: gives specs what they share. A folder of the run (RECTO_TEST_FOLDER); a browser and a Recto for
// the suites in the browser (shared-stage.mjs); real servers. For each server that a selected spec asks for: a URL
// already in the environment; a binary on PATH or in the cache folder; a container; else RECTO_TEST_<X>_MISSING says
// why there is none and describeWithServer (tests/servers.ts) skips by name. Starts nothing for a run that needs
// nothing.
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SERVERS } from './server-kinds.mjs';
import { shareStage } from './shared-stage.mjs';
import { dockerAnswers, findBinary, startBinary, startContainer } from './start-server.mjs';

/** What was started; stop-servers.mjs ends it. */
export const running = [];

export default async function startServers(globalConfig) {
  const folder = mkdtempSync(join(tmpdir(), 'recto-tests-'));
  process.env.RECTO_TEST_FOLDER = folder;
  // For the many processes that specs start of the same code. Not for Jest's own: they would write theirs when they
  // end, for nobody, and take longer over it than Jest waits.
  process.env.RECTO_TEST_COMPILED = process.env.NODE_COMPILE_CACHE ?? join(folder, 'compiled');
  running.push({ stop: () => rmSync(folder, { recursive: true, force: true }) });
  const specs = selectedSpecs(globalConfig).map((file) => readFileSync(file, 'utf8'));
  const inBrowser = specs.some((text) => /describe(WithBrowser|On(Own)?Stage)\(/.test(text));
  const wanted = SERVERS.filter(({ name, env }) =>
    specs.some((text) => text.includes(`describeWithServer('${name}'`) || text.includes(`${env}_URL`)),
  );
  await Promise.all(wanted.map(provide));
  if (inBrowser) running.push(...(await shareStage(folder)));
}

async function provide(server) {
  if (process.env[`${server.env}_URL`]) return;
  const faults = [`${server.env}_URL is not set`];
  for (const start of [fromBinary, fromContainer]) {
    try {
      const started = await start(server, faults);
      if (started === undefined) continue;
      running.push(started);
      process.env[`${server.env}_URL`] = started.url;
      return;
    } catch (error) {
      faults.push(error.message);
    }
  }
  process.env[`${server.env}_MISSING`] = `no ${server.title}: ${faults.join('; ')}`;
}

async function fromBinary(server, faults) {
  for (const binary of server.binaries) {
    const path = findBinary(binary.file);
    if (path && (binary.usable?.(path) ?? true)) return startBinary(server, binary, path);
  }
  const names = server.binaries.map(({ file }) => file).join(' or ');
  if (names) faults.push(`no ${names} on PATH or in the cache folder`);
  return undefined;
}

async function fromContainer(server, faults) {
  if (await dockerAnswers()) return startContainer(server.container);
  faults.push('no Docker engine answers');
  return undefined;
}

/** Spec files of the tiers that may use servers and that the command line did not leave out. */
function selectedSpecs({ rootDir, testPathPatterns }) {
  const patterns = (testPathPatterns?.patterns ?? []).map((pattern) => new RegExp(pattern, 'i'));
  return globSync('{libs,apps,projections,tests,web}/**/*.{server,e2e,long}.spec.{ts,tsx}', { cwd: rootDir })
    .map((file) => resolve(join(rootDir, file)))
    .filter((file) => patterns.length === 0 || patterns.some((pattern) => pattern.test(file)));
}
