// `npm start`: an app (standalone when none is named) in this process's place, with bounds for glibc's allocator, which
// reads them once, when a process starts: what is freed in pieces of 16 KB and more goes back to the system. Most
// pieces of a body that comes over the network have 29 KB. The image sets the same. Whoever sets them otherwise has
// them so.
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '16384' };

const [, , app = 'standalone', ...args] = process.argv;
const main = join(dirname(import.meta.dirname), 'dist', 'apps', app, 'main.js');
if (process.platform === 'linux' && process.execve) {
  const node = process.execPath;
  process.execve(node, [node, ...process.execArgv, main, ...args], { ...ALLOCATOR, ...process.env });
} else await import(pathToFileURL(main).href);
