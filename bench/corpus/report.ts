/**
 * What was scored, as text: a table per type and field, the curve of confidence, what has no place.
 */
import { binsOf, calibrationError, type Said } from '#extraction/scoring/calibration-error.js';
import { f1, part, precision, recall } from '#extraction/scoring/tally.js';
import { DOCUMENT_TYPES } from '#kernel/document-types.js';
import { confidencesOf, type Scored, tallyOf } from './accuracy.js';

/** A value at least so sure is shown as sure. */
const SURE = 0.95;

const percent = (value: number) => (value * 100).toFixed(1).padStart(5);
export const errorOf = (values: readonly Said[]) => calibrationError(values)?.toFixed(3) ?? 'none';

export function sureOf(values: readonly Said[]): string {
  const sure = values.filter(({ said }) => said >= SURE);
  const right = sure.filter((value) => value.right).length;
  return `right of ${sure.length} said to be sure ${percent(part(right, sure.length))}`;
}

export function accuracyTable(documents: readonly Scored[]): string[] {
  const ofTypes = DOCUMENT_TYPES.flatMap((docType) => {
    const own = documents.filter(({ label }) => label.docType === docType);
    if (own.length === 0) return [];
    const fields = [...new Set(own.flatMap(({ scores }) => scores.map(({ field }) => field)))].sort();
    return [
      ...fields.map((field) => row(`${docType}.${field}`, own, field)),
      row(`${docType}, all fields`, own),
      summary(own),
      '',
    ];
  });
  return [...ofTypes, row('all types', documents), summary(documents)];
}

function row(name: string, of: readonly Scored[], field?: string): string {
  const tally = tallyOf(of, field);
  const [found, asked, both] = [precision(tally), recall(tally), f1(tally)].map(percent);
  return `${name.padEnd(34)} precision ${found}  recall ${asked}  F1 ${both}  of ${tally.labelled}`;
}

function summary(of: readonly Scored[]): string {
  const typed = of.filter(({ label, answer }) => label.docType === answer.docType).length;
  const values = confidencesOf(of);
  const judged = `calibration error ${errorOf(values)}, ${sureOf(values)}`;
  return `  ${of.length} documents, type right ${percent(part(typed, of.length))}, ${judged}`;
}

export function calibrationCurve(documents: readonly Scored[]): string[] {
  const values = confidencesOf(documents);
  const bins = binsOf(values).flatMap(({ count, said, right }, index) => {
    const bounds = `${(index / 10).toFixed(1)}–${((index + 1) / 10).toFixed(1)}`;
    return count === 0
      ? []
      : [`${bounds}  ${String(count).padStart(4)} values, said ${percent(said)}, right ${percent(right)}`];
  });
  const placeless = documents.flatMap(({ answer }) =>
    Object.keys(answer.raw).filter((path) => !answer.evidence[path]?.box),
  );
  return ['confidence:', ...bins, `values without a place on the page: ${placeless.length}`];
}

export function missesOf(documents: readonly Scored[], only?: string): string[] {
  return documents.flatMap(({ label, answer, scores }) => [
    ...(answer.docType === label.docType ? [] : [`type ${label.file}: ${label.docType} taken for ${answer.docType}`]),
    ...scores
      .filter(({ field, correct, labelled }) => correct < labelled && (!only || field === only))
      .map(({ field, path, want, got }) => {
        const said = path ? ` ${answer.confidence[path]?.toFixed(2)}` : '';
        return `miss ${label.file} ${field}${said}\n  want ${JSON.stringify(want)}\n  got  ${JSON.stringify(got)}`;
      }),
  ]);
}
