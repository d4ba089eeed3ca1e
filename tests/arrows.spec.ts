/**
 * Every rule of the architecture finds what it forbids: a made tree breaks each of them once, and another breaks none.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tempFolder } from './temp-folder.js';

interface Rules {
  readonly AREAS: Readonly<Record<string, readonly string[]>>;
  readonly default: { readonly forbidden: readonly { readonly name: string }[] };
}

const { AREAS, default: rules } = (await import(pathToFileURL(resolve('.dependency-cruiser.mjs')).href)) as Rules;
const names = rules.forbidden.map(({ name }) => name);
const folder = tempFolder();

test('a tree that breaks every rule', () => {
  const files: Record<string, string> = {
    'libs/kernel/one.ts': "import './two.js';",
    'libs/kernel/two.ts': "import './one.js'; import './gone.js';",
    'libs/extraction/a/a.ts': "import '../b/b.js';",
    'libs/extraction/b/b.ts': "import '../a/c.js';",
    'libs/extraction/a/c.ts': '',
    'libs/extraction/own.ts': "import './a/a.js';",
    'libs/extraction/other.ts': '',
    'libs/extraction/b/d.ts': "import '../other.js';",
    'libs/extraction/kinds/invoice/one.ts': "import '../receipt/two.js';",
    'libs/extraction/kinds/receipt/two.ts': '',
    'web/src/features/upload/one.ts': "import '../review/two.js';",
    'web/src/features/review/two.ts': '',
  };
  // Nothing may import an app, and an app no benchmark.
  for (const area of Object.keys(AREAS)) {
    const room = area.replace('[^/]+', 'any');
    const up = '../'.repeat(room.split('/').length);
    files[`${room}/forbidden.ts`] = `import '${up}${area === 'apps' ? 'bench' : 'apps'}/any.js';`;
  }
  const told = judged({ ...files, 'apps/any.ts': '', 'bench/any.ts': '' });
  expect(told.status).toBe(1);
  expect(names.filter((name) => !told.output.includes(`error ${name}:`))).toEqual([]);
  expect(told.output).toContain('circle of rooms: libs/extraction/a → libs/extraction/b → libs/extraction/a');
  expect(told.output).toContain(
    'circle of rooms: libs/extraction/* → libs/extraction/a → libs/extraction/b → libs/extraction/*',
  );
});

test('a tree that breaks none', () => {
  const told = judged({
    'libs/kernel/one.ts': "import './two.js';",
    'libs/kernel/two.ts': '',
    'libs/ports/port.ts': "import { one } from '#kernel/one.js';",
    'libs/ports/port.spec.ts': "import '../../apps/any.js';",
    'apps/any.ts': "import '../libs/ports/port.js';",
  });
  expect(told.output).toBe('arrows: 4 files, 3 imports, 0 faults\n');
  expect(told.status).toBe(0);
});

function judged(files: Readonly<Record<string, string>>): { readonly status: number | null; readonly output: string } {
  for (const [file, text] of Object.entries({ ...files, 'tsconfig.json': TSCONFIG })) {
    mkdirSync(dirname(join(folder.path, file)), { recursive: true });
    writeFileSync(join(folder.path, file), text);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/arrows.mjs')], {
    cwd: folder.path,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

const TSCONFIG = JSON.stringify({
  compilerOptions: { paths: { '#kernel/*': ['./libs/kernel/*'] }, module: 'ESNext', moduleResolution: 'Bundler' },
});
