/**
 * What was scored, as text: a table per type and field with both halves, the curve of confidence, what has no place.
 */
import { binsOf, calibrationError, type Said } from '#extraction/scoring/calibration-error.js';
import { f1, type Tally } from '#extraction/scoring/tally.js';
import { DOCUMENT_TYPES } from '#kernel/document-types.js';
import { confidencesOf, type Scored, tallyOf } from './accuracy.js';

const percent = (value: number) => (Number.isFinite(value) ? (value * 100).toFixed(1) : '–').padStart(6);
export const errorOf = (values: readonly Said[]) => calibrationError(values)?.toFixed(3) ?? 'none';
const halves = (of: readonly Scored[]) =>
  [of.filter(({ half }) => half === 'fit'), of.filter(({ half }) => half === 'report')] as const;
const typed = (of: readonly Scored[]) =>
  of.filter(({ label, answer }) => label.docType === answer.docType).length / of.length;

export function accuracyTable(documents: readonly Scored[]): string[] {
  const rows: string[] = [];
  const row = (name: string, of: readonly Scored[], field?: string) => {
    const cell = (tally: Tally) => `${percent(f1(tally))} (${String(tally.labelled).padStart(4)})`;
    const [fit, report] = halves(of).map((half) => cell(tallyOf(half, field)));
    rows.push(`${name.padEnd(34)} fit ${fit}   report ${report}`);
  };
  for (const docType of DOCUMENT_TYPES) {
    const own = documents.filter(({ label }) => label.docType === docType);
    if (own.length === 0) continue;
    for (const field of [...new Set(own.flatMap(({ scores }) => scores.map((score) => score.field)))].sort())
      row(`${docType}.${field}`, own, field);
    row(`${docType} micro-F1`, own);
    const [right, error] = [
      halves(own).map((half) => percent(typed(half))),
      halves(own).map((half) => errorOf(confidencesOf(half))),
    ];
    rows.push(`${docType}: type right ${right.join(' / ')}, calibration error as shipped ${error.join(' / ')}`, '');
  }
  row('all micro-F1', documents);
  rows.push(
    `type right ${halves(documents)
      .map((half) => percent(typed(half)))
      .join(' / ')}`,
  );
  return rows;
}

export function calibrationCurve(documents: readonly Scored[]): string[] {
  const values = confidencesOf(documents.filter(({ half }) => half === 'report'));
  const bins = binsOf(values).map(({ count, said, right }, index) =>
    count === 0
      ? `${(index / 10).toFixed(1)}–${((index + 1) / 10).toFixed(1)}  none`
      : `${(index / 10).toFixed(1)}–${((index + 1) / 10).toFixed(1)}  ${String(count).padStart(4)} values, said ${percent(said)} %, right ${percent(right)} %`,
  );
  const placeless = documents.flatMap(({ answer }) =>
    Object.keys(answer.raw).filter((path) => !answer.evidence[path]?.box),
  );
  return [
    'confidence, reporting half:',
    ...bins,
    `calibration error ${errorOf(values)}`,
    `values without a place on the page: ${placeless.length}`,
  ];
}

export function missesOf(documents: readonly Scored[], only?: string): string[] {
  return documents.flatMap(({ label, half, answer, scores }) => [
    ...(answer.docType === label.docType
      ? []
      : [`type ${label.file} [${half}]: ${label.docType} taken for ${answer.docType}`]),
    ...scores
      .filter(({ field, correct, labelled }) => correct < labelled && (!only || field === only))
      .map(({ field, path, want, got }) => {
        const said = path ? ` ${answer.confidence[path]?.toFixed(2)}` : '';
        return `miss ${label.file} [${half}] ${field}${said}\n  want ${JSON.stringify(want)}\n  got  ${JSON.stringify(got)}`;
      }),
  ]);
}
