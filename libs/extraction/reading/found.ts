/**
 * A value that a stage found, with its place, and how the found values become the nested result. Of several finds for
 * one path the first is kept, so exact sources come before guesses.
 */
import type { EvidenceSource } from '#kernel/evidence-sources.js';
import { type Evidence } from '#ports/extractor.js';
import { type Json, type JsonObject } from '#kernel/json.js';
import { around } from '../model/boxes.js';
import { type Page, type Word } from '../model/page.js';
import { asItCame } from '../model/pose.js';

export interface Found<Path extends string = string> {
  /** Dotted, numbers are array places: `line_items.0.amount` */
  readonly path: Path;
  readonly value: Json;
  /** 0..1, before calibration */
  readonly confidence: number;
  readonly evidence?: Evidence;
}

export interface Assembled {
  readonly extraction: JsonObject;
  readonly confidence: Record<string, number>;
  readonly evidence: Record<string, Evidence>;
}

export function evidenceOf(page: Page, words: readonly Word[], source?: EvidenceSource): Evidence {
  const [x0, y0, x1, y1] = around(words.map((word) => ({ box: word.stands ?? word.box })));
  const part = (value: number, whole: number) => Math.round(Math.min(1, Math.max(0, value / whole)) * 1e4) / 1e4;
  return {
    page: page.index,
    box: asItCame(
      [part(x0, page.width), part(y0, page.height), part(x1, page.width), part(y1, page.height)],
      page.pose,
    ),
    source: source ?? words[0]?.source ?? 'ocr',
  };
}

export function assemble(finds: readonly Found[]): Assembled {
  const result: Assembled = { extraction: {}, confidence: {}, evidence: {} };
  for (const { path, value, confidence, evidence } of finds) {
    if (path in result.confidence || value === '' || value === null) continue;
    put(result.extraction as Record<string, Json>, path.split('.'), value);
    result.confidence[path] = confidence;
    if (evidence) result.evidence[path] = evidence;
  }
  return result;
}

type Container = Record<string, Json> | Json[];

function put(root: Container, keys: readonly string[], value: Json): void {
  let at = root as Record<string, Json>;
  keys.forEach((key, index) => {
    if (index === keys.length - 1) at[key] = value;
    else at = (at[key] ??= /^\d+$/.test(keys[index + 1]!) ? [] : {}) as Record<string, Json>;
  });
}
