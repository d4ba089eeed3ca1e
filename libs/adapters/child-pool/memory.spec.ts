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

  it('counts what it filled', () => {
    const before = ownMemoryOf(process.pid);
    const filled = Buffer.alloc(200 * MB, 1);
    expect(ownMemoryOf(process.pid) - before).toBeGreaterThan(150 * MB);
    expect(filled.at(-1)).toBe(1);
  });

  it('says nothing of a process that is gone', () => {
    expect([ownMemoryOf(2 ** 30), processorMsOf(2 ** 30)]).toEqual([0, 0]);
  });
});
