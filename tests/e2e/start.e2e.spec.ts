import { readFileSync } from 'node:fs';
import { tempFolder } from '../temp-folder.js';
import { ServerProcess } from './server-process.js';

const onLinux = process.platform === 'linux' ? it : it.skip;

describe('npm start', () => {
  const folder = tempFolder();

  onLinux('is one process, whose allocator gives back what is freed', async () => {
    const server = await ServerProcess.start('standalone', { DATA_DIR: folder.path, BOT_CHECK: 'off' });
    try {
      const of = (what: string) => readFileSync(`/proc/${server.pid}/${what}`, 'utf8').split('\0');
      expect(of('cmdline').some((part) => part.endsWith('dist/apps/standalone/main.js'))).toBe(true);
      expect(of('environ').filter((variable) => variable.startsWith('MALLOC_'))).toContain(
        'MALLOC_MMAP_THRESHOLD_=16384',
      );
    } finally {
      expect(await server.stop()).toBe(0);
    }
  });
});
