/**
 * `recto extract FILE…`: documents to JSON with no server and no stores. One answer per file in the order given; a file
 * that fails has its error in place of a result. With labels the score is printed instead; with labels and --ndjson the
 * answers are printed and the score goes to stderr. Exit 0 when every file was answered, 3 when some failed, 2 for
 * wrong usage.
 */
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { SingleBar } from 'cli-progress';
import { Command, InvalidArgumentError, Option } from 'commander';
import { LocalExtractor } from '#adapters/local-extractor/local-extractor.js';
import { isFor, type Label, parseLabels } from '#extraction/scoring/labels.js';
import { mistralFrom } from '#platform/mistral-settings.js';
import { ocrEnginesFrom, ocrModelsDirFrom } from '#platform/config.js';
import { ExtractionError, type Extractor } from '#ports/extractor.js';
import { EXIT, guarded, WrongUsage } from './at-work.js';
import { type Answered, score } from './score/score.js';
import { scoreTable } from './score/score-table.js';

interface Settings {
  readonly ndjson: boolean;
  readonly engine: 'local' | 'mistral';
  readonly jobs: number;
  readonly eInvoice: boolean;
  /** A file of labels. */
  readonly labels?: string;
}

type Answer = { readonly file: string } & Record<string, unknown>;

export function extractCommand(): Command {
  return new Command('extract')
    .description('Extract structured data from documents (PDF, JPEG, PNG, GIF, BMP, TIFF) and print it as JSON.')
    .argument('<file...>', 'documents to read')
    .option('--ndjson', 'print one JSON object per line', false)
    .addOption(
      new Option('--engine <name>', 'which engine reads the documents').choices(['local', 'mistral']).default('local'),
    )
    .option('--jobs <count>', 'documents worked on at the same time', positive, availableParallelism())
    .option('--no-e-invoice', 'ignore e-invoice XML inside PDFs and read the page instead')
    .option(
      '--labels <file>',
      'score the answers against labels (JSON lines) and print the table instead of the answers',
    )
    .addHelpText('after', '\nExit status: 0 every file was answered, 3 some failed, 2 wrong usage.')
    .action((files: string[], settings: Settings) =>
      guarded(async (signal) => {
        const labels = await labelsOf(files, settings);
        const print = settings.labels === undefined || settings.ndjson;
        const extractor = await engineOf(files, settings);
        const { kept, failures } = await run(files, settings, print, extractor, signal);
        if (labels) (print ? process.stderr : process.stdout).write(`${scoreTable(score(labels, kept))}\n`);
        return failures > 0 ? EXIT.failed : EXIT.ok;
      }),
    );
}

/** The labels of the files that are read; refused before anything is read when there are none. @throws WrongUsage */
async function labelsOf(files: readonly string[], { labels: from }: Settings): Promise<Label[] | undefined> {
  if (from === undefined) return undefined;
  let all: Label[];
  try {
    all = parseLabels(await readFile(from, 'utf8'));
  } catch (error) {
    throw new WrongUsage(`cannot use ${from}: ${(error as Error).message}`);
  }
  const labels = all.filter((label) => files.some((file) => isFor(label, file)));
  if (labels.length === 0) throw new WrongUsage(`${from} has no label for any of these files`);
  return labels;
}

/** Mistral's client is loaded only when asked for. @throws WrongUsage */
async function engineOf(files: readonly string[], { engine, jobs }: Settings): Promise<Extractor> {
  const children = {
    children: Math.min(jobs, files.length),
    ocrEngines: ocrEnginesFrom(process.env),
    modelsDir: ocrModelsDirFrom(process.env),
  };
  if (engine === 'local') return new LocalExtractor(children);
  const { settings, faults } = mistralFrom(process.env);
  if (!settings) {
    throw new WrongUsage(faults.length > 0 ? faults.join('\n') : '--engine mistral needs MISTRAL_API_KEY');
  }
  const { MistralExtractor } = await import('#adapters/mistral/mistral-extractor.js');
  return MistralExtractor.open(settings, children, (_level, message, { reason }) =>
    process.stderr.write(`${message}: ${String(reason)}\n`),
  );
}

async function run(
  files: readonly string[],
  settings: Settings,
  print: boolean,
  extractor: Extractor,
  signal: AbortSignal,
): Promise<{ readonly kept: readonly Answered[]; readonly failures: number }> {
  const bar = new SingleBar({
    format: '{bar} {value}/{total} files, {eta_formatted} left',
    stream: process.stderr,
    clearOnComplete: true,
  });
  const visible = process.stderr.isTTY;
  if (visible) bar.start(files.length, 0);
  let failures = 0;
  const kept: Answered[] = [];
  const answers = new Map<number, Answer>();
  /** One for all who work. */
  const waiting = files.entries();
  let printed = 0;
  const work = async () => {
    for (const [index, file] of waiting) {
      answers.set(index, await answerFor(file, extractor, settings, signal));
      signal.throwIfAborted();
      if (visible) bar.increment();
      for (let answer = answers.get(printed); answer; answer = answers.get(++printed)) {
        answers.delete(printed);
        if ('error' in answer) failures++;
        if (settings.labels !== undefined) kept.push(answer);
        if (print) process.stdout.write(`${JSON.stringify(answer, null, settings.ndjson ? undefined : 2)}\n`);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: settings.jobs }, work));
  } finally {
    if (visible) bar.stop();
    await extractor.close();
  }
  return { kept, failures };
}

async function answerFor(
  file: string,
  extractor: Extractor,
  { eInvoice }: Settings,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    const bytes = await readFile(file);
    const result = await extractor.extract(bytes, { filename: basename(file), eInvoice, signal });
    const { docType, docTypeConfidence, language, processingTime, extraction, confidence, evidence, engine } = result;
    return { file, docType, docTypeConfidence, language, processingTime, extraction, confidence, evidence, engine };
  } catch (error) {
    const unavailable = error instanceof Error && error.name === 'MistralFailed';
    const code = error instanceof ExtractionError ? error.code : unavailable ? 'unavailable' : 'unreadable';
    return { file, error: { code, message: error instanceof Error ? error.message : String(error) } };
  }
}

function positive(value: string): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1) throw new InvalidArgumentError('Give a whole number from 1 up.');
  return count;
}
