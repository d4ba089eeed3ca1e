// The world a spec runs in: Node's own, not a context beside it. What a spec changes for the whole process is put back
// after it, because the next one runs in the same process.
import { jest, mocker } from './jest-object.mjs';

/** Where Jest keeps the state of one spec: a new symbol each time, and one that is always the same. */
const OF_ONE_SPEC = ['JEST_STATE_SYMBOL', 'EVENT_HANDLERS'];

const WITNESSES = Symbol.for('recto.witnesses');

/** What the client's specs make up of a browser. */
const OF_A_PAGE = ['window', 'document', 'localStorage', 'sessionStorage', 'location'];

export default class NativeEnvironment {
  global = globalThis;
  moduleMocker = mocker;
  #hung = false;
  #before = { env: { ...process.env }, cwd: process.cwd(), exit: process.exit, console: globalThis.console };

  async setup() {}

  /**
   * A test in the browser that fails is told with what was on the screens (web/e2e/witness.ts). Where one hung, those
   * after it would hang as well, each until it is given up: they are skipped.
   */
  async handleTestEvent({ name, test, error }) {
    const witnesses = globalThis[WITNESSES];
    if (!witnesses?.size) return;
    if (name === 'test_start' && this.#hung) test.mode = 'skip';
    if (name !== 'test_fn_failure') return;
    this.#hung ||= error?.name === 'TimeoutError';
    for (const tell of witnesses) process.stderr.write(`\n“${test.name}” failed at ${await tell()}\n`);
  }

  async teardown() {
    jest.restoreAllMocks();
    jest.useRealTimers();
    const { env, cwd, exit, console } = this.#before;
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    for (const [name, value] of Object.entries(env)) if (process.env[name] !== value) process.env[name] = value;
    if (process.cwd() !== cwd) process.chdir(cwd);
    process.exit = exit;
    globalThis.console = console;
    for (const name of OF_A_PAGE) delete globalThis[name];
    const symbols = Object.getOwnPropertySymbols(globalThis);
    for (const symbol of symbols) if (OF_ONE_SPEC.includes(symbol.description)) delete globalThis[symbol];
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** Jest wants the method; there is no context. */
  getVmContext() {
    return null;
  }
}
