// Starts one server and says how to stop it: a binary from PATH or the cache folder on a free port, or a container when
// a Docker engine answers. Whatever was started is ended with this process at the latest.
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '../../tests/free-port.ts';

const READY_WITHIN_MS = 20_000;
const STOPPED_WITHIN_MS = 5_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Where a binary of that name is, or undefined. PATH goes first. */
export function findBinary(file) {
  const cache =
    process.env.RECTO_SERVERS_DIR ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'recto', 'servers');
  const name = process.platform === 'win32' ? `${file}.exe` : file;
  const folders = [...(process.env.PATH ?? '').split(delimiter), cache];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/** @returns {Promise<{ url: string, stop: () => Promise<void> }>} */
export async function startBinary(server, binary, path) {
  const dir = mkdtempSync(join(tmpdir(), `recto-${server.name}-`));
  const port = await freePort();
  const child = spawn(path, binary.args(dir, String(port)), {
    cwd: dir,
    env: { PATH: process.env.PATH, HOME: dir, TMPDIR: tmpdir(), ...binary.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const listen = (chunk) => (said = (said + chunk).slice(-2_000));
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const ended = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  for (const signal of SIGNALS) {
    process.once(signal, () => {
      kill();
      process.kill(process.pid, signal);
    });
  }

  const stop = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(kill, STOPPED_WITHIN_MS);
    await ended;
    clearTimeout(timer);
    process.removeListener('exit', kill);
    rmSync(dir, { recursive: true, force: true });
  };

  let over = false;
  void ended.then(() => (over = true));
  const deadline = Date.now() + READY_WITHIN_MS;
  const ready = binary.ready ?? accepts;
  while (!(await ready(port))) {
    if (over || Date.now() > deadline) {
      await stop();
      throw new Error(`${binary.file} did not start: ${said.trim().split('\n').at(-1) || 'it said nothing'}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url: server.url(port), stop };
}

/** @returns {Promise<{ url: string, stop: () => Promise<void> }>} */
export async function startContainer({ image, port, command, environment, log, url }) {
  const { GenericContainer, Wait } = await import('testcontainers');
  let container = new GenericContainer(image).withExposedPorts(port).withWaitStrategy(Wait.forLogMessage(log));
  if (command) container = container.withCommand(command);
  if (environment) container = container.withEnvironment(environment);
  const started = await container.start();
  return { url: url(started.getHost(), started.getMappedPort(port)), stop: async () => void (await started.stop()) };
}

/** Whether a Docker engine answers on the socket the environment names, or on the usual one. */
export function dockerAnswers() {
  const host = process.env.DOCKER_HOST ?? 'unix:///var/run/docker.sock';
  const options = host.startsWith('unix://')
    ? { socketPath: host.slice('unix://'.length) }
    : { host: new URL(host).hostname, port: new URL(host).port };
  if (options.socketPath && !existsSync(options.socketPath)) return Promise.resolve(false);
  return new Promise((resolve) => {
    const ping = request({ ...options, path: '/_ping', timeout: 2_000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    ping.once('timeout', () => ping.destroy());
    ping.once('error', () => resolve(false));
    ping.end();
  });
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
