/**
 * The image that `.ci/image` built, run by podman as the README and the compose files run it: nothing is writable but
 * /data and /tmp, and no right is left. Skipped by name where none was built.
 */
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { describeAbsent } from './absent.js';
import { Client } from './e2e/client.js';
import { freePort } from './free-port.js';
import { eventually } from './eventually.js';
import { invoicePdf } from './invoice-pdf.js';
import { receiptJpeg } from './receipt-jpeg.js';
import { describeWithBinary } from './server-binary.js';
import { tempFolder } from './temp-folder.js';

const IMAGE = process.env['RECTO_TEST_IMAGE'];
const MOST_BYTES = 450_000_000;
/** The user that the image names. */
const NOBODY = 1000;
const CONFINED = ['--read-only', '--cap-drop=all', '--security-opt=no-new-privileges', '--network=host'];

function describeWithImage(suite: string, define: (image: string) => void): void {
  if (IMAGE) describe(suite, () => define(IMAGE));
  else describeAbsent(suite, process.env['RECTO_TEST_IMAGE_MISSING'] ?? 'RECTO_TEST_IMAGE is not set: see .ci/image');
}

/** @returns what it said on standard output. @throws with all it said */
async function podman(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('podman', args, { maxBuffer: 64_000_000 });
  return stdout;
}

/** What a program of Node's says in a container that is gone after it, `input` handed to it. */
const node = async (image: string, program: string) =>
  podman('run', '--rm', ...CONFINED, image, 'node', '--input-type=module', '--eval', program);

const readJson = async (image: string, file: string) =>
  JSON.parse(await node(image, `process.stdout.write(fs.readFileSync(${JSON.stringify(file)}))`)) as never;

interface Bill {
  readonly components: readonly {
    readonly name: string;
    readonly version: string;
    readonly purl?: string;
    readonly licenses?: readonly object[];
  }[];
}

/** `name@version` of every package that is installed in the image. */
const INSTALLED = `
  import { globSync, readFileSync } from 'node:fs';
  const found = globSync('/app/node_modules/**/package.json')
    .filter((path) => /node_modules\\/(@[^/]+\\/)?[^/@]+\\/package.json$/.test(path))
    .map((path) => JSON.parse(readFileSync(path, 'utf8')))
    .map(({ name, version }) => name + '@' + version);
  console.log(JSON.stringify(found));`;

describeWithImage('The image', (image) => {
  it('has at most 450 MB, with all that it stands on', async () => {
    const [{ Size }] = JSON.parse(await podman('image', 'inspect', image)) as [{ Size: number }];
    expect(Size).toBeGreaterThan(100_000_000);
    expect(Size).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('has no shell, no compiler, no package manager, and of the sources only what runs', async () => {
    const walk = `
      import { readdirSync } from 'node:fs';
      const skipped = ['/proc', '/sys', '/dev', '/root', '/data'];
      const visit = (folder) => readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const path = (folder === '/' ? '' : folder) + '/' + entry.name;
        return entry.isDirectory() ? (skipped.includes(path) ? [] : visit(path)) : [path];
      });
      console.log(JSON.stringify(visit('/')));`;
    const files = JSON.parse(await node(image, walk)) as string[];
    expect(files).toContain('/app/dist/apps/standalone/main.js');
    const unwanted =
      /bin\/(sh|bash|dash|busybox|apt|dpkg|npm|npx|yarn|python\d?|gcc|g\+\+|cc|make|perl)$|[.](spec|test|contract)[.]|[.](map|ts|mts|tsx)$|\/(darwin|win32)\/|providers_/;
    expect(files.filter((file) => unwanted.test(file))).toEqual([]);
  });

  it('has all that any module of the product needs', async () => {
    const program = `
      import { globSync } from 'node:fs';
      // What a process begins with would begin it.
      const modules = globSync('/app/dist/{libs,projections,apps}/**/*.js').filter((path) => !/([-.]child|\\/main)[.]js$/.test(path));
      const failed = [];
      for (const path of modules) await import(path).catch((error) => failed.push(path + ': ' + error.message));
      console.log(JSON.stringify({ loaded: modules.length, failed }));
      process.exit(0);`;
    const { loaded, failed } = JSON.parse(await node(image, program)) as { loaded: number; failed: string[] };
    expect(loaded).toBeGreaterThan(500);
    expect(failed).toEqual([]);
  });

  it('carries a bill of materials and the notices of each package in it', async () => {
    const installed = JSON.parse(await node(image, INSTALLED)) as string[];
    expect(installed.length).toBeGreaterThan(200);
    const { components } = (await readJson(image, '/app/bom.cdx.json')) as Bill;
    const billed = components.map(({ name, version }) => `${name}@${version}`);
    expect(installed.filter((each) => !billed.includes(each))).toEqual([]);
    const bundled = (await readJson(image, '/app/dist/web/licenses.json')) as { name: string; version: string }[];
    const inClient = bundled.map(({ name, version }) => `${name}@${version}`);
    expect(inClient).toEqual(expect.arrayContaining([expect.stringMatching(/^react-dom@/)]));
    expect(inClient.filter((each) => !billed.includes(each))).toEqual([]);
    // Nothing of what only building needs, and the system's libraries.
    expect(billed.filter((each) => /^(typescript|jest|vite|eslint)@/.test(each))).toEqual([]);
    expect(billed).toEqual(expect.arrayContaining([`node@${process.versions.node}`, expect.stringMatching(/^libc6@/)]));
    const notices = await node(image, `process.stdout.write(fs.readFileSync('/app/THIRD-PARTY-NOTICES.txt'))`);
    const named = (each: string) => notices.includes(`${each.replace(/@(?=[^@]*$)/, ' ')} (`);
    expect([...installed, ...inClient].filter((each) => !named(each))).toEqual([]);
  });
});

describeWithBinary(
  'sbom-judges/python/bin/python',
  'The bill of materials, judged by cyclonedx-python-lib',
  (python) => {
    describeWithImage('of the image', (image) => {
      const folder = tempFolder();

      it('holds to the schema that it names', async () => {
        const bill = await node(image, `process.stdout.write(fs.readFileSync('/app/bom.cdx.json'))`);
        await writeFile(folder.file('bom.cdx.json'), bill);
        const judge = `
import json, sys
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
text = open(sys.argv[1]).read()
version = json.loads(text)['specVersion']
fault = JsonStrictValidator(SchemaVersion.from_version(version)).validate_str(text)
print('valid' if fault is None else repr(fault)[:2000])`;
        const { stdout } = await promisify(execFile)(python, ['-c', judge, folder.file('bom.cdx.json')]);
        expect(stdout.trim()).toBe('valid');
      });
    });
  },
);

describeWithImage('A container of the image', (image) => {
  const folder = tempFolder();

  /** As `docker run --read-only … -v recto:/data` does. */
  async function start(data: string): Promise<Container> {
    const port = await freePort();
    const settings = { HOST: '127.0.0.1', PORT: String(port), BOT_CHECK: 'off' };
    const environment = Object.entries(settings).map(([key, value]) => `--env=${key}=${value}`);
    const id = (await podman('run', '--detach', ...CONFINED, `--volume=${data}:/data`, ...environment, image)).trim();
    const container = folder.closeAfterTest(new Container(id, `http://127.0.0.1:${port}`));
    await eventually('a healthy container', () => container.healthy());
    return container;
  }

  it('reads what is uploaded, ends by SIGTERM with 0, and the next one has it all', async () => {
    const data = folder.file('data');
    await mkdir(data, { mode: 0o700 });
    await promisify(execFile)('chown', [`${NOBODY}:${NOBODY}`, data]);
    const first = await start(data);
    const { uid, written } = JSON.parse(
      await podman(
        'exec',
        first.id,
        'node',
        '--eval',
        `const written = [];
        for (const path of ['/app/x', '/x', '/usr/x', '/data/x', '/tmp/x'])
          try { fs.writeFileSync(path, ''); fs.rmSync(path); written.push(path); } catch {}
        console.log(JSON.stringify({ uid: process.getuid(), written }));`,
      ),
    ) as { uid: number; written: string[] };
    expect({ uid, written }).toEqual({ uid: NOBODY, written: ['/data/x', '/tmp/x'] });

    const ada = new Client(first.url);
    await ada.register();
    const items = [
      ['Rye loaf', '4.80'],
      ['Coffee, ground', '13.00'],
    ] as const;
    const receipt = await receiptJpeg({ merchant: 'Saltmarsh Stores', date: '14/03/2026', items, total: '17.80' });
    const ids = [
      await ada.upload(invoicePdf({ number: 'INV-2026-31', date: '2026-03-02', total: '240.00' }), 'invoice.pdf'),
      await ada.upload(receipt, 'receipt.jpg'),
    ];
    const read = (client: Client, id: string | undefined) =>
      Client.until(
        () => client.call('GET', `/documents/${id}`),
        ({ document }) => document.status !== 'pending' && document.status !== 'processing',
      );
    const [invoice, photo] = await Promise.all(ids.map((id) => read(ada, id)));
    expect(JSON.stringify(invoice)).toContain('INV-2026-31');
    expect([invoice.document.status, photo.document.status]).toEqual(['completed', 'completed']);
    expect(JSON.stringify(photo)).toContain('17.8');
    expect(await first.stop()).toBe(0);

    const second = await start(data);
    ada.url = second.url;
    expect((await read(ada, ids[0])).document).toEqual(invoice.document);
    expect(await second.stop()).toBe(0);
  });
});

class Container {
  constructor(
    readonly id: string,
    readonly url: string,
  ) {}

  /** @throws Error with what it said when it has ended */
  async healthy(): Promise<boolean> {
    const [{ State }] = JSON.parse(await podman('inspect', this.id)) as [{ State: { Running: boolean } }];
    if (!State.Running) throw new Error(`the container has ended: ${await podman('logs', this.id)}`);
    const answer = await fetch(`${this.url}/api/health/ready`).catch(() => undefined);
    return answer?.ok ?? false;
  }

  /** By SIGTERM. @returns the exit code */
  async stop(): Promise<number> {
    await podman('kill', '--signal=TERM', this.id);
    return Number(await podman('wait', this.id));
  }

  async close(): Promise<void> {
    await podman('rm', '--force', this.id);
  }
}
