/**
 * 300 mutated and hostile files: how each ends, the slowest, and the largest child.
 * Exit 1 when a file ended neither in a result nor in a named failure, or took more time or memory than LIMITS gives.
 *   npm run bench -- hostile [--files N] [--seed N] [--only TEXT]
 */
import { parseArgs } from 'node:util';
import { LocalExtractor } from '#adapters/local-extractor/local-extractor.js';
import { LIMITS } from '#extraction/model/limits.js';
import { hostileFiles } from '#extraction/testing/hostile-files.js';
import { ExtractionError } from '#ports/extractor.js';
import { ocrModelsDirFrom } from '#platform/config.js';
import { watchChildren } from '../measuring/children-memory.js';

const { values } = parseArgs({
  options: { files: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' } },
});
const all = await hostileFiles(Number(values.seed ?? 1), Number(values.files ?? 300));
const files = values.only ? all.filter(({ name }) => name.includes(values.only!)) : all;
const extractor = new LocalExtractor({ children: 1, modelsDir: ocrModelsDirFrom(process.env) });
await extractor.warm();
const memory = watchChildren();
const outcomes = new Map<string, number>();
const ended: { name: string; outcome: string; ms: number; mb: number }[] = [];
let faults = 0;
for (const { name, bytes } of files) {
  const started = performance.now();
  const outcome = await extractor.extract(bytes).then(
    ({ docType }) => `read as ${docType}`,
    (error: unknown) => (error instanceof ExtractionError ? error.code : `NOT NAMED: ${String(error)}`),
  );
  const [ms, mb] = [performance.now() - started, memory.most()];
  ended.push({ name, outcome, ms, mb });
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  if (outcome.startsWith('NOT') || ms > LIMITS.wallClockMs || mb > LIMITS.memoryMb) {
    faults++;
    console.log(`${name}: ${outcome} after ${(ms / 1000).toFixed(1)} s with ${mb.toFixed(0)} MB`);
  }
}
memory.stop();
await extractor.close();
for (const [outcome, count] of [...outcomes].sort((a, b) => b[1] - a[1]))
  console.log(`${String(count).padStart(5)}  ${outcome}`);
const slowest = [...ended].sort((a, b) => b.ms - a.ms).slice(0, 5);
for (const { name, outcome, ms, mb } of slowest)
  console.log(`${(ms / 1000).toFixed(1)} s, ${mb.toFixed(0)} MB: ${name} (${outcome})`);
console.log(
  `${files.length} files, ${faults} over the bounds; largest child ${Math.max(...ended.map(({ mb }) => mb)).toFixed(0)} MB`,
);
if (faults > 0) process.exitCode = 1;
