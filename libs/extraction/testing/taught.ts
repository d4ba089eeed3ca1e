/**
 * Teaches a learner like a member would: reads some documents of each layout, puts right what is wrong, and asks for
 * more.
 */
import { type Json } from '#kernel/json.js';
import { type CorrectionLearner, type TaughtDocument } from '#ports/correction-learner.js';
import { type ExtractionResult } from '#ports/extractor.js';
import { same } from '../learned/kinds.js';

export interface TaughtLayout {
  readonly name: string;
  read(seed: number): Promise<{ result: ExtractionResult; truth: Readonly<Record<string, Json>> }>;
}

export interface LearningReport {
  readonly layouts: readonly {
    name: string;
    fields: readonly string[];
    before: string;
    after: string;
    wrong: string[];
  }[];
  readonly asked: number;
  readonly right: number;
  readonly disturbed: number;
  readonly mistaken: number;
  readonly milliseconds: number;
}

export function valueOf(result: ExtractionResult, path: string): Json | undefined {
  return path
    .split('.')
    .reduce<Json | undefined>((value, key) => (value as Record<string, Json> | undefined)?.[key], result.extraction);
}

function correctedTo(result: ExtractionResult, truth: Readonly<Record<string, Json>>): TaughtDocument {
  const wrong = Object.keys(truth).filter((path) => !same(valueOf(result, path), truth[path]));
  return { docType: result.docType, look: result.look!, values: truth, corrected: wrong };
}

export async function learnedFrom(
  learner: CorrectionLearner,
  layouts: readonly TaughtLayout[],
  taughtBy: number,
  next: number,
): Promise<LearningReport> {
  const taught: TaughtDocument[][] = [];
  let milliseconds = 0;
  const alike = async (result: ExtractionResult, known: readonly TaughtDocument[]) => {
    const started = performance.now();
    const own = known.filter(({ look }) => learner.likeness(look.marks, result.look!.marks) >= learner.alikeFrom);
    const { result: applied } = await learner.apply(result, own);
    milliseconds = Math.max(milliseconds, performance.now() - started);
    return { own, applied };
  };
  for (const [index, { read }] of layouts.entries()) {
    const lessons: TaughtDocument[] = [];
    for (let seed = 0; seed < taughtBy; seed++) {
      const { result, truth } = await read(index * 100 + seed);
      lessons.unshift(correctedTo((await alike(result, lessons)).applied, truth));
    }
    taught.push(lessons);
  }
  const report = { asked: 0, right: 0, disturbed: 0, mistaken: 0 };
  const each: LearningReport['layouts'][number][] = [];
  for (const [index, { name, read }] of layouts.entries()) {
    const fields = [...new Set(taught[index]!.flatMap(({ corrected }) => corrected))];
    const wrong: string[] = [];
    let [before, after, asked] = [0, 0, 0];
    for (let seed = taughtBy; seed < taughtBy + next; seed++) {
      const { result, truth } = await read(index * 100 + seed);
      const { own, applied } = await alike(result, taught.flat());
      report.mistaken += own.filter((lesson) => !taught[index]!.includes(lesson)).length;
      for (const path of fields) {
        asked++;
        if (same(valueOf(result, path), truth[path])) before++;
        if (same(valueOf(applied, path), truth[path])) after++;
        else wrong.push(`${path}: ${String(valueOf(applied, path))} for ${String(truth[path])}`);
      }
      const others = Object.keys(result.extraction).filter((path) => !fields.includes(path) && path !== 'fields');
      report.disturbed += others.filter(
        (path) =>
          result.extraction[path] !== applied.extraction[path] &&
          JSON.stringify(result.extraction[path]) !== JSON.stringify(applied.extraction[path]),
      ).length;
    }
    report.asked += asked;
    report.right += after;
    each.push({ name, fields, before: `${before}/${asked}`, after: `${after}/${asked}`, wrong });
  }
  return { ...report, layouts: each, milliseconds };
}
