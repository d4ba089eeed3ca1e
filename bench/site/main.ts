/**
 * Lighthouse over the public pages, as a phone sees them.
 * Simulated slow 4G and a quarter of this processor, against a server of its own with the built client. Prints the
 * four scores with LCP, TBT and CLS; exit code 1 when one is below the target. The CPU index is Lighthouse's own: TBT
 * grows with whatever else this machine does.
 *   npm run bench -- site [PATH…]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { ServerProcess } from '../../tests/e2e/server-process.js';
import { freePort } from '../../tests/free-port.js';
import { machine } from '../measuring/machine.js';

const PATHS = ['/', '/blog/invoice-ocr-guide', '/login'];
const TARGETS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const RUNS = 3;

const paths = process.argv.length > 2 ? process.argv.slice(2) : PATHS;
const folder = mkdtempSync(join(tmpdir(), 'recto-lighthouse-'));
const recto = await ServerProcess.start('standalone', { DATA_DIR: join(folder, 'data'), WORKER_CONCURRENCY: '1' });
const port = await freePort();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    `--remote-debugging-port=${port}`,
  ],
});
let missed = false;
try {
  const { cpu, cores, node } = machine(folder);
  console.log(`${cpu}, ${cores} cores, Node ${node}, median of ${RUNS} runs`);
  for (const path of paths) {
    const runs = [];
    for (let run = 0; run < RUNS; run++) runs.push(await measure(path));
    const best = runs.sort((a, b) => a.scores.performance - b.scores.performance)[Math.floor(RUNS / 2)]!;
    const scores = Object.entries(best.scores).map(([name, score]) => `${name} ${score}`);
    console.log(`${path.padEnd(28)} ${scores.join(' · ')} · ${best.metrics} · CPU index ${best.cpuIndex}`);
    for (const fault of best.faults) console.log(`  ${fault}`);
    missed ||= Object.entries(TARGETS).some(([name, target]) => best.scores[name as keyof typeof TARGETS] < target);
  }
} finally {
  await browser.close();
  await recto.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(missed ? 1 : 0);

async function measure(path: string) {
  const result = await lighthouse(recto.url + path, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(TARGETS),
  });
  if (!result) throw new Error(`Lighthouse had no answer for ${path}`);
  const { categories, audits, environment } = result.lhr;
  const score = (name: keyof typeof TARGETS) => Math.round((categories[name]?.score ?? 0) * 100);
  const shown = (audit: string) => audits[audit]?.displayValue ?? '?';
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    cpuIndex: Math.round(environment.benchmarkIndex),
    metrics: `FCP ${shown('first-contentful-paint')} · LCP ${shown('largest-contentful-paint')} · TBT ${shown('total-blocking-time')} · CLS ${shown('cumulative-layout-shift')}`,
    faults: Object.keys(TARGETS).flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && name !== 'performance' && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${name}: ${audits[id]?.title}`),
    ),
  };
}
