import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { ownMemoryOf, processorMsOf } from './memory.js';

const MB = 1024 * 1024;
const linux = process.platform === 'linux';

(linux ? describe : describe.skip)('memory and time of a process', () => {
  it('counts what it holds by itself, and not the programs and libraries it has mapped', () => {
    const status = readFileSync('/proc/self/status', 'latin1');
    const mapped = Number(/^RssFile:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
    expect(mapped).toBeGreaterThan(20 * MB);
    expect(ownMemoryOf(process.pid)).toBeLessThan(process.memoryUsage.rss() - mapped + 10 * MB);
  });

  it('counts what it filled', async () => {
    // In a process of its own: this one may give back at any moment what earlier specs left.
    const program = `process.stdout.write('.'); process.stdin.once('data', () => {
      globalThis.filled = Buffer.alloc(${200 * MB}, 1); process.stdout.write('.') });`;
    const child = spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'pipe', 'inherit'] });
    try {
      await once(child.stdout, 'data');
      const before = ownMemoryOf(child.pid!);
      child.stdin.write('go');
      await once(child.stdout, 'data');
      expect(ownMemoryOf(child.pid!) - before).toBeGreaterThan(150 * MB);
    } finally {
      child.kill();
    }
  });

  it('says nothing of a process that is gone', () => {
    expect([ownMemoryOf(2 ** 30), processorMsOf(2 ** 30)]).toEqual([0, 0]);
  });
});
