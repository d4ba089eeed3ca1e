/**
 * A result, put right by what members corrected on documents of the same layout. A learned value takes the place of the
 * engine's when two corrected documents bear it out, or the engine was unsure; one corrected document fills what is
 * missing. Exact sources (e-invoice XML, machine-readable zone, barcode) stand. Rows of tables are not learned.
 * Everything else is left as it was.
 */
import { type Json, type JsonObject } from '#kernel/json.js';
import { type TaughtDocument } from '#ports/correction-learner.js';
import { type Evidence, type ExtractionResult } from '#ports/extractor.js';
import { evidenceOf } from '../reading/found.js';
import { Effort, EffortSpent } from './effort.js';
import { compact, same } from './kinds.js';
import { type Example, type Lesson, lesson } from './lessons.js';
import { LEARNING } from './limits.js';
import { sharedWords } from './marks.js';
import { type Lines, linesIn } from './page-lines.js';
import { follow } from './rule.js';
import { occurrencesOf } from './hypotheses.js';

const EXACT: readonly string[] = ['e-invoice', 'mrz', 'barcode'];
/** A value the engine is less sure of may be replaced on the word of one document. */
const UNSURE = 0.6;
/** By the number of corrected documents that bear it out. */
const SURE = [0, 0.7, 0.9, 0.95] as const;
/** A value with no place on the page is never surer than this. */
const PLACELESS = 0.5;
/**
 * Of the words that all taught documents share, how many a document must have to be given a constant that it does not
 * show.
 */
const SAME_SENDER = 0.8;

interface Learned {
  readonly value: Json;
  readonly confidence: number;
  readonly evidence: Evidence;
  readonly holds: number;
}

/**
 * @param taught documents of this layout, last corrected first
 * @param effort what may be looked at; its `skipped` counts the fields that were left as they were for want of it
 */
export function applyCorrections(
  result: ExtractionResult,
  taught: readonly TaughtDocument[],
  effort: Effort = new Effort(),
): ExtractionResult {
  const { look, language } = result;
  const own = taught.filter(({ docType }) => docType === result.docType).slice(0, LEARNING.documents);
  if (!look || own.length === 0) return result;
  const lines = linesIn(look, language, effort);
  if (lines.rows.length === 0) return result;
  const documents = own.map((document) => ({ ...document, lines: linesIn(document.look, language, effort) }));
  const paths = [...new Set(documents.flatMap(({ corrected }) => corrected).filter(isLearnable))];
  effort.skipped = Math.max(0, paths.length - LEARNING.paths);
  const finds = new Map<string, Learned | 'absent'>();
  for (const path of paths.slice(0, LEARNING.paths)) {
    const learned = unlessSpent(effort, () => learnedAt(path, { result, lines, documents }));
    if (learned) finds.set(path, learned);
  }
  return finds.size > 0 ? corrected(result, finds) : result;
}

function unlessSpent<T>(effort: Effort, look: () => T): T | undefined {
  try {
    return look();
  } catch (error) {
    if (!(error instanceof EffortSpent)) throw error;
    effort.skipped += 1;
    return undefined;
  }
}

interface Around {
  readonly result: ExtractionResult;
  readonly lines: Lines;
  readonly documents: readonly (TaughtDocument & { readonly lines: Lines })[];
}

/** What is to stand at this path instead of what does; undefined when nothing else is. */
function learnedAt(path: string, { result, lines, documents }: Around): Learned | 'absent' | undefined {
  const [examples = [], left] = [true, false].map((changed) =>
    documents
      .filter(({ corrected, values }) => corrected.includes(path) === changed && (changed || path in values))
      .filter(({ values }) => isShort(values[path]))
      .map(({ lines: where, values }): Example => ({ lines: where, value: values[path] })),
  );
  const now = {
    value: valueAt(result.extraction, path),
    evidence: result.evidence[path],
    sure: result.confidence[path] ?? 0,
  };
  if (examples.length === 0 || (now.evidence && EXACT.includes(now.evidence.source))) return undefined;
  const taughtBy = lesson(examples, left);
  const marks = result.look?.marks ?? [];
  const learned = taughtBy.absent ? 'absent' : learnedValue(taughtBy, lines, () => sameSender(marks, documents));
  if (!learned) return undefined;
  const missing = now.value === undefined;
  if (learned === 'absent') return missing ? undefined : learned;
  if (same(learned.value, now.value) && learned.value === now.value) return undefined;
  return missing || learned.holds >= 2 || now.sure < UNSURE ? learned : undefined;
}

const isShort = (value: Json | undefined): boolean => typeof value !== 'string' || value.length <= LEARNING.valueLength;

function learnedValue({ rules, constant }: Lesson, lines: Lines, isSameSender: () => boolean): Learned | undefined {
  const votes = new Map<string, { value: Json; points: number; holds: number; evidence: Evidence }>();
  for (const { rule, points, holds } of rules) {
    const reached = follow(rule, lines);
    const word = reached?.words[0];
    if (!reached || !word) continue;
    const page = lines.pageOf(word)!;
    const key = typeof reached.value === 'string' ? compact(reached.value) : String(reached.value);
    const vote = votes.get(key);
    if (vote) vote.points += points;
    else votes.set(key, { value: reached.value, points, holds, evidence: evidenceOf(page, reached.words, 'learned') });
  }
  const [best] = [...votes.values()].sort((a, b) => b.points - a.points);
  if (best && constant !== undefined && same(best.value, constant))
    return { ...best, value: constant, confidence: sureOf(best.holds) };
  if (constant !== undefined) {
    const shown = occurrencesOf(constant, 'text', lines, 1)[0];
    const words = shown?.rows.flat();
    const page = words?.[0] && lines.pageOf(words[0]);
    // What the layout always says may stand elsewhere this time; that it stands there at all is enough.
    if (page && words)
      return { value: constant, confidence: sureOf(2), evidence: evidenceOf(page, words, 'learned'), holds: 2 };
    if (isSameSender())
      return { value: constant, confidence: PLACELESS, evidence: { page: 0, source: 'learned' }, holds: 2 };
  }
  return best && { ...best, confidence: sureOf(best.holds) };
}

const sureOf = (holds: number): number => SURE[Math.min(holds, SURE.length - 1)]!;

/** Two senders may use one template; only a document with the words that all taught ones share is from the same. */
function sameSender(marks: readonly string[], taught: readonly TaughtDocument[]): boolean {
  const shared = sharedWords(taught.map(({ look }) => look.marks));
  const own = sharedWords([marks]);
  const found = [...shared].filter((word) => own.has(word)).length;
  return taught.length >= 2 && shared.size > 0 && found >= SAME_SENDER * shared.size;
}

/** A field, or a labelled value of a form; entries of lists are not. */
const isLearnable = (path: string): boolean =>
  /^[^.]+$/.test(path) || (/^fields\.[^.]+$/.test(path) && !/^fields\.\d+$/.test(path));

function valueAt(extraction: JsonObject, path: string): Json | undefined {
  const [first = '', second] = path.split('.');
  const value = extraction[first];
  if (second === undefined) return value;
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)[second]
    : undefined;
}

function corrected(result: ExtractionResult, finds: ReadonlyMap<string, Learned | 'absent'>): ExtractionResult {
  const extraction = structuredClone(result.extraction) as Record<string, Json>;
  const [confidence, evidence] = [{ ...result.confidence }, { ...result.evidence }];
  for (const [path, found] of finds) {
    const [first = '', second] = path.split('.');
    const holder = (second === undefined ? extraction : (extraction[first] ??= {})) as Record<string, Json>;
    const key = second ?? first;
    delete confidence[path];
    delete evidence[path];
    if (found === 'absent') {
      delete holder[key];
      continue;
    }
    holder[key] = found.value;
    confidence[path] = found.confidence;
    evidence[path] = found.evidence;
  }
  return { ...result, extraction, confidence, evidence };
}
