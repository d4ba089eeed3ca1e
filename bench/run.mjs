// `npm run bench -- NAME [argument…]` runs bench/NAME/main.ts, compiled; without a name it lists what there is.
import { spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const here = import.meta.dirname;
const [name, ...args] = process.argv.slice(2);
const mainOf = (bench) => join(here, bench, 'main.ts');

if (name === undefined) list();
else if (!existsSync(mainOf(name))) {
  console.error(`There is no benchmark ${name}. There are:`);
  list();
  process.exitCode = 2;
} else {
  const compiled = join(dirname(here), 'dist-dev', 'bench', name, 'main.js');
  const bench = spawn(process.execPath, ['--conditions=recto-dev', compiled, ...args], { stdio: 'inherit' });
  bench.once('exit', (code, signal) => (process.exitCode = signal ? 1 : (code ?? 1)));
}

/** A line for each: its name, and the first line of its head comment. */
function list() {
  const names = globSync('*/main.ts', { cwd: here }).map((main) => basename(dirname(main)));
  const width = Math.max(...names.map((each) => each.length));
  for (const each of names.sort()) {
    const [, says] = /^\/\*\*\n \* (.+)/.exec(readFileSync(mainOf(each), 'utf8')) ?? [];
    console.log(`${each.padEnd(width)}  ${says ?? ''}`);
  }
}
