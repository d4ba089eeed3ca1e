/**
 * A kept reading → what the engine answers for it: the stages after reading, as the pipeline runs them without
 * e-invoice XML.
 */
import { type DocType, type Evidence } from '#ports/extractor.js';
import { type JsonObject } from '#kernel/json.js';
import { classify } from '#extraction/classify/classify.js';
import { calibrate } from '#extraction/confidence/calibrate.js';
import { calibrated, signalsOf } from '#extraction/confidence/calibration.js';
import { type Classified } from '#extraction/kind/kind.js';
import { isUnclaimed, kindOf } from '#extraction/kinds/all.js';
import { firstDocument } from '#extraction/kind/first-document.js';
import { assemble } from '#extraction/reading/found.js';
import { readingOf } from '#extraction/reading/reading.js';
import { type Layout, layOut } from '#extraction/layout/layout.js';
import { typeEnlarged } from '#extraction/second-look/second-look.js';
import { typeByCodes } from '#extraction/second-look/type-by-codes.js';
import { type Reading } from './readings.js';

export interface Answer {
  readonly docType: DocType;
  readonly extraction: JsonObject;
  /** Before calibration. */
  readonly raw: Readonly<Record<string, number>>;
  readonly confidence: Readonly<Record<string, number>>;
  /** What calibration goes by. */
  readonly signals: Readonly<Record<string, readonly number[]>>;
  readonly evidence: Readonly<Record<string, Evidence>>;
}

export function answerFor({ language, pages, rereads: again, barcodes }: Reading): Answer {
  const layout = layOut(pages);
  const rereads = again.map(layOut);
  const { docType } = typeOf(layout, rereads, barcodes);
  const kind = kindOf(docType);
  const finds = kind.fields(firstDocument(kind, readingOf(layout, language, { rereads, barcodes })).reading);
  const { extraction, confidence: raw, evidence } = assemble(finds);
  const signals = Object.fromEntries(
    Object.entries(raw).map(([path, score]) => [path, signalsOf(score, evidence[path], layout.pages)]),
  );
  const confidence = calibrate(calibrated(docType, raw, evidence, layout.pages), evidence);
  return { docType, extraction, raw, signals, evidence, confidence };
}

/** As the second look settles it. */
function typeOf(layout: Layout, rereads: readonly Layout[], barcodes: Reading['barcodes']): Classified<DocType> {
  const first = classify(layout);
  if (kindOf(first.docType).secondLook?.settled) return first;
  if (isUnclaimed(first.docType) && rereads.length > 0) {
    const enlarged = typeEnlarged(layout, rereads);
    if (kindOf(enlarged.docType).secondLook?.mayBe) return enlarged;
  }
  return typeByCodes(first, barcodes, layout);
}
