/**
 * A shipping label's fields: tracking number and carrier by barcodes, labels and check digits; parties by their blocks; service,
 * weight, dates and reference by what stands beside their labels. A barcode's word counts more than print that was read.
 */
import { fold } from '../../layout/fold.js';
import { labelled, type Labelled } from '../../layout/near.js';
import { type Line, type Span, wordsAt } from '../../layout/lines.js';
import { tidy } from '../../normalise/text.js';
import { type Found } from '../found.js';
import { type Reading } from '../reading.js';
import { addressFields } from './addresses.js';
import { CARRIERS, findShippingLabels, type LabelName, PLAIN_SERVICES, SERVICES } from './lexicon.js';
import { messageFields } from './message-fields.js';
import { trackingField } from './tracking-field.js';

const WEIGHT = /(?<![\d.])(\d+(?:[.,]\d+)?(?:\s?\/\s?\d+(?:[.,]\d+)?)?)\s?(lbs?|kgs?|oz|g)(?![\p{L}])/iu;

export function shippingLabelFields(reading: Reading): Found[] {
  const labels = labelled(reading.layout, findShippingLabels);
  const printed = printedCarrier(reading);
  const { finds: tracking, carrier: proved } = trackingField(reading, labels, printed[0]?.value as string | undefined);
  const number = tracking[0]?.value;
  return [
    ...messageFields(reading),
    ...tracking,
    ...(proved ? [proved] : []),
    ...printed,
    ...addressFields(reading, labels),
    ...serviceField(reading),
    ...weightField(reading, labels),
    ...dateField(reading, labels),
    ...referenceField(reading, labels).filter(({ value }) => value !== number),
  ];
}

/** The name printed most often; of equals the first of the list. */
function printedCarrier(reading: Reading): Found[] {
  const counted = CARRIERS.map(([name, pattern]) => {
    const lines = reading.layout.lines.filter(({ text }) => pattern.test(fold(text)));
    return { name, lines };
  }).filter(({ lines }) => lines.length > 0);
  const [best] = counted.sort((a, b) => b.lines.length - a.lines.length);
  return best
    ? [
        {
          path: 'carrier',
          value: best.name,
          confidence: counted.length > 1 ? 0.75 : 0.9,
          evidence: reading.place(best.lines[0]!),
        },
      ]
    : [];
}

function serviceField(reading: Reading): Found[] {
  for (const [pattern, confidence] of [
    [SERVICES, 0.8],
    [PLAIN_SERVICES, 0.5],
  ] as const) {
    for (const line of reading.layout.lines) {
      const match = pattern.exec(line.text);
      if (!match || (line.text.length > 50 && confidence < 0.6)) continue;
      return [found(reading, 'service', tidy(match[0]), confidence, line, match.index, match.index + match[0].length)];
    }
  }
  return [];
}

function weightField(reading: Reading, labels: readonly Labelled<LabelName>[]): Found[] {
  const near = (line: Line) =>
    labels.some(
      (label) =>
        label.name === 'weight' &&
        (label.line === line || label.below().some((segment) => line.segments.includes(segment))),
    );
  const unitless = labels.flatMap((label): Found[] => {
    const value = label.name === 'weight' ? /^\W*(\d+[.,]\d+)/.exec(label.right?.text ?? '')?.[1] : undefined;
    return value && label.right
      ? [{ path: 'weight', value, confidence: 0.6, evidence: reading.place(label.right) }]
      : [];
  });
  return reading.layout.lines
    .flatMap((line) => {
      const match = WEIGHT.exec(line.text);
      return match
        ? [
            found(
              reading,
              'weight',
              tidy(match[0]),
              near(line) ? 0.88 : 0.7,
              line,
              match.index,
              match.index + match[0].length,
            ),
          ]
        : [];
    })
    .concat(unitless)
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, 1);
}

function dateField(reading: Reading, labels: readonly Labelled<LabelName>[]): Found[] {
  const named = (line: Line) => labels.some((label) => label.name === 'date' && label.line === line);
  const date = reading.dates.find(({ line }) => named(line)) ?? reading.dates[0];
  const compact = labels.flatMap((label) => {
    const match = label.name === 'date' ? COMPACT.exec(label.right?.text ?? '') : null;
    return match && label.right
      ? [{ path: 'ship_date', value: match.slice(1).join('-'), confidence: 0.85, evidence: reading.place(label.right) }]
      : [];
  });
  if (compact[0]) return [compact[0]];
  return date
    ? [
        {
          path: 'ship_date',
          value: date.iso,
          confidence: named(date.line) ? 0.85 : 0.6,
          evidence: reading.place({ page: date.line.page, words: date.words }),
        },
      ]
    : [];
}

const COMPACT = /^\W*(20\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?!\d)/;

/** All that follows in the label's segment, or the next segment of the line: "Order 1234". */
function referenceField(reading: Reading, labels: readonly Labelled<LabelName>[]): Found[] {
  return labels.flatMap((label) => {
    const { line, end, words, name } = label;
    if (name !== 'reference') return [];
    const at = line.segments.findIndex((segment) => segment.words.includes(words.at(-1)!));
    const own = line.segments[at];
    const rest = own
      ? wordsAt(line, end, line.text.length).filter((word) => own.words.includes(word) && !words.includes(word))
      : [];
    const span: Pick<Span, 'page' | 'words'> | undefined =
      rest.length > 0 ? { page: line.page, words: rest } : line.segments[at + 1];
    const text = tidy(span?.words.map((word) => word.text).join(' ') ?? '').replace(/^[#:.\s]+/, '');
    const value = /^(?:[\p{L}]+\s)?(?=\S*\d)[\p{L}\p{N}][\p{L}\p{N}/_-]{2,}/u.exec(text)?.[0];
    return value && span ? [{ path: 'reference', value, confidence: 0.65, evidence: reading.place(span) }] : [];
  });
}

function found(
  reading: Reading,
  path: string,
  value: string,
  confidence: number,
  line: Line,
  start: number,
  end: number,
): Found {
  return { path, value, confidence, evidence: reading.place({ page: line.page, words: wordsAt(line, start, end) }) };
}
