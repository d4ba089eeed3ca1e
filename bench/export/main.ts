/**
 * How fast each export format is written, beside its bare library on the same values.
 * And whether its memory grows with the count. Everything goes to nowhere and without the store. Each run has a
 * process of its own, because memory is the highest that a process ever used; rates are of the process's own time, so
 * that a busy machine does not matter.
 * Then what others notice of it beside a real server (beside.ts), and of many documents exported by one job (bulk.ts).
 *   npm run bench -- export [documents]      npm run bench -- export beside [copies] [edits]
 *   npm run bench -- export bulk [documents] [format…]
 */
import { Writable } from 'node:stream';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MOST_AT_ONCE } from '#contracts/bulk-jobs.js';
import { writePdf } from '#contexts/export/application/formats/pdf/write-pdf.js';
import { MOST_IN_A_PDF } from '#domain/export/choosing.js';
import { writeExcel } from '#contexts/export/application/formats/write-excel.js';
import { asText } from '#contexts/export/application/formats/write-text.js';
import type { Format } from '#domain/export/configuration.js';
import { machine } from '../measuring/machine.js';
import { BARE } from './bare.js';
import { measureBeside } from './beside.js';
import { measureBulk } from './bulk.js';
import { planned } from './invoices.js';

const FORMATS: readonly Format[] = ['json', 'csv', 'xml', 'excel', 'pdf'];

interface Measured {
  /** Documents a second of the process's own time, which others on the machine do not take away. */
  readonly rate: number;
  readonly megabytes: number;
  readonly peak: number;
}

async function measure(format: Format, documents: number, bare: boolean): Promise<Measured> {
  let bytes = 0;
  const nowhere = new Writable({
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      // Not at once, as no socket takes what it is given at once.
      setImmediate(done);
    },
  });
  const before = process.cpuUsage();
  if (bare) await BARE[format](documents, nowhere);
  else
    await (format === 'excel' ? writeExcel : format === 'pdf' ? writePdf : asText)(planned(format, documents), nowhere);
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  return {
    rate: Math.round(documents / seconds),
    megabytes: bytes / 1e6,
    peak: Math.round(process.resourceUsage().maxRSS / 1024),
  };
}

function apart(format: Format, documents: number, writer: 'ours' | 'bare'): Measured {
  const self = [...process.execArgv, fileURLToPath(import.meta.url)];
  const { stdout } = spawnSync(process.execPath, [...self, String(documents), format, writer], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  return JSON.parse(stdout) as Measured;
}

const COPIES = 10;
const EDITS = 60;
const [, , first, second, third] = process.argv;
const documents = Number(first ?? 100_000);
const format = second as Format | undefined;
const writer = third;
if (first === 'beside') {
  await measureBeside(Number(second ?? COPIES), Number(third ?? EDITS));
} else if (first === 'bulk') {
  const wanted = process.argv.slice(4) as Format[];
  await measureBulk(Number(second ?? MOST_AT_ONCE), wanted.length > 0 ? wanted : FORMATS);
} else if (format && writer) {
  process.stdout.write(JSON.stringify(await measure(format, documents, writer === 'bare')));
} else {
  console.log(JSON.stringify(machine(tmpdir())));
  for (const each of format ? [format] : FORMATS) {
    const most = each === 'pdf' ? Math.min(documents, MOST_IN_A_PDF) : documents;
    const [few, ours, bare] = [apart(each, most / 10, 'ours'), apart(each, most, 'ours'), apart(each, most, 'bare')];
    const share = (ours.rate / bare.rate).toFixed(2);
    console.log(
      `${each}: ${most} documents, ${ours.rate}/s, ${ours.megabytes.toFixed(1)} MB; bare library ${bare.rate}/s, ${bare.megabytes.toFixed(1)} MB; ratio ${share}; ` +
        `peak ${few.peak} MB at ${most / 10}, ${ours.peak} MB at ${most} (bare ${bare.peak} MB)`,
    );
  }
  await measureBeside(COPIES, EDITS);
}
