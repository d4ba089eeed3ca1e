// What the browser suites share: one Chromium that is already installed (none is downloaded; CHROMIUM_PATH names one
// that is not on PATH), and one Recto on embedded stores, in which each suite has accounts of its own. They are told by
// the environment: RECTO_TEST_CHROMIUM or RECTO_TEST_CHROMIUM_MISSING, RECTO_TEST_RECTO_URL and RECTO_TEST_RECTO_DATA.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { freePort } from '../../tests/free-port.ts';

/** The best first: the same engine without the windows of a browser takes 0.6 of the processor time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const QUIET =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';
/** A name that is not localhost, so that http under it is no secure context. */
const OWN_NAME = '--host-resolver-rules=MAP recto.test 127.0.0.1';

/**
 * @returns {Promise<Array<{ stop: () => unknown }>>} what was started: both, or nothing without a Chromium that starts
 */
export async function shareStage(folder) {
  try {
    const browser = await shareChromium();
    return [browser, await shareRecto(join(folder, 'data'))];
  } catch (error) {
    process.env.RECTO_TEST_CHROMIUM_MISSING = error.message;
    return [];
  }
}

async function shareChromium() {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('there is no Chromium on this machine (CHROMIUM_PATH names one)');
  const server = await chromium.launchServer({ executablePath, args: [...QUIET.split(' '), OWN_NAME] });
  process.env.RECTO_TEST_CHROMIUM = server.wsEndpoint();
  return { stop: () => server.close() };
}

async function shareRecto(data) {
  const { PATH, HOME, RECTO_TEST_COMPILED: NODE_COMPILE_CACHE } = process.env; // nothing that configures Recto
  const port = String(await freePort());
  // Every suite registers its members from the one address there is.
  const env = { PATH, HOME, NODE_COMPILE_CACHE, DATA_DIR: data, PORT: port, REGISTRATIONS_PER_HOUR: '1000' };
  const child = spawn(process.execPath, ['dist/apps/standalone/main.js'], {
    env: { ...env, LOG_LEVEL: 'error' }, // in a crowd its watch would name every request
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const running = new Promise((resolve) => {
    child.stdout.on('data', (said) => String(said).includes('is running') && resolve());
  });
  // One that ended already is found out by the suites that need it.
  await Promise.race([running, ended]);
  process.env.RECTO_TEST_RECTO_URL = `http://127.0.0.1:${port}`;
  process.env.RECTO_TEST_RECTO_DATA = data;
  return { stop: () => (child.kill('SIGTERM'), ended) };
}

function findChromium() {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  const folders = PATH.split(delimiter);
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...(CHROMIUM_PATH ? [CHROMIUM_PATH] : []), ...places].find((path) => existsSync(path));
}
