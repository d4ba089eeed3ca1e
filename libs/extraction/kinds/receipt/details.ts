/** Date, time, number, telephone, tax number and means of payment of a receipt. */
import { type Labelled } from '../../layout/near.js';
import { fold } from '../../layout/fold.js';
import { wordsAt } from '../../layout/lines.js';
import { eastAsianNumber } from '../../fields/vocabulary/east-asian-number.js';
import { findDates, findTimes } from '../../normalise/dates.js';
import { tidy } from '../../normalise/text.js';
import { type Found } from '../../reading/found.js';
import { isTorn, joinedNumber } from '../../reading/torn-number.js';
import { find, pick } from '../../reading/values.js';
import { type PlacedDate, type Reading } from '../../reading/reading.js';
import { findPhones } from '../../fields/vocabulary/contacts.js';
import { type ReceiptLabel } from './labels/names.js';
import { type ReceiptPath } from './schema.js';

type Labels = readonly Labelled<ReceiptLabel>[];

export function detailFields(reading: Reading, labels: Labels): Found<ReceiptPath>[] {
  const date = dateOf(reading, labels);
  return [
    ...(date ? [date.found] : []),
    ...timeField(reading, date?.date),
    ...numberField(reading, labels),
    ...phoneField(reading, labels),
    ...taxIdField(reading, labels),
    ...paymentField(reading),
  ];
}

/**
 * Beside a label first; then dates with a full year and a time on their line; then the first. Not one that expires
 * something.
 */
function dateOf(reading: Reading, labels: Labels): { date: PlacedDate; found: Found<ReceiptPath> } | undefined {
  const scored = reading.dates.map((date, index) => {
    const named = labels.some((label) => label.name === 'date' && label.line === date.line);
    const timed = findTimes(date.line.text).length > 0;
    const other = isOther(date, reading);
    const again = reading.dates.filter((twin) => twin.iso === date.iso).length > 1;
    return {
      date,
      score:
        (named ? 0.35 : 0) +
        (timed ? 0.25 : 0) +
        (date.raw.shortYear ? -0.1 : 0.05) +
        (again ? 0.15 : 0) -
        (other ? 0.5 : 0) -
        index * 0.03,
    };
  });
  scored.sort((a, b) => b.score - a.score);
  const [best] = scored;
  if (!best) return undefined;
  const { date, score } = best;
  const rival = scored.find((one) => one.date.iso !== date.iso);
  const most = rival && score - rival.score < CLEARLY ? CONTESTED : 0.95;
  const confidence = Math.min(most, 0.72 + score * 0.35) - (date.certain ? 0 : 0.08);
  return {
    date,
    found: {
      path: 'date',
      value: date.iso,
      confidence,
      evidence: reading.place({ page: date.line.page, words: date.words }),
    },
  };
}

/** By how much the date is to be better than another one, and how sure it is where it is not. */
const CLEARLY = 0.25;
const CONTESTED = 0.85;

/** Words for days on which something expires, began or was allowed; who parks pays on leaving. */
const OTHER_DAY =
  /(?<!\p{L})(?:exp|expiry|valid|due|until|before|since|gst reg|effective|birth|gultig|valable|best|entr(?:y|ada|ata|ee)|einfahrt|inrit|vjezd|wjazd|innkjoring|arrival|accred\p{L}*|permit)/u;

/** So is each of two days that a dash makes a period of: "01/06/2024 - 31/05/2029". */
const isOther = ({ line, raw }: PlacedDate, { dates }: Reading): boolean =>
  OTHER_DAY.test(fold(line.text)) ||
  dates.some((twin) => {
    const [start, end] = [Math.min(raw.end, twin.raw.end), Math.max(raw.start, twin.raw.start)];
    return twin.line === line && twin.raw !== raw && /^\s*[-–—]\s*$/.test(line.text.slice(start, end));
  });

function timeField(reading: Reading, date?: PlacedDate): Found<ReceiptPath>[] {
  const near = date ? [date.line, ...reading.layout.lines] : reading.layout.lines;
  for (const line of near) {
    const [time] = findTimes(line.text);
    if (time) return [find(reading, 'time', time.value, line === date?.line ? 0.9 : 0.7, { span: line, ...time })];
  }
  return [];
}

/**
 * Two figures at least, in groups of three, say ("000.031.805"); what Portugal's law sets before a number ("FS A/12")
 * is part of it.
 */
const NUMBER =
  /(?:F[RST] (?=\S+\/\d))?#?(?=[\p{L}\p{N}_/-]*\d{2})[\p{L}\p{N}](?:[\p{L}\p{N}_/-]|\.(?=\d{3})){2,}|#\d{2}(?![\p{L}\p{N}])|#(?=\p{L}*\d)[\p{L}\p{N}]{4,}/u;

/** A number that seems to go on elsewhere. */
const TORN = 0.4;

/** What is called the receipt's before what is the order's, and beside a label before under one. */
function numberField(reading: Reading, labels: Labels): Found<ReceiptPath>[] {
  const given = eastAsianNumber(reading.layout);
  if (given) return [find(reading, 'receipt_number', given.value, 0.75, given)];
  const found = labels.flatMap((label) => {
    if (label.name !== 'number' && label.name !== 'transaction') return [];
    if (/(?<!\p{L})(?:points?|survey)(?!\p{L})/u.test(fold(label.line.text))) return [];
    const value = pick(label, NUMBER, 4) ?? atEndOfNextLine(reading, label);
    // What goes on behind a point was read badly.
    if (
      !value ||
      /^[.,]\d/.test(value.span.text.slice(value.end)) ||
      findDates(value.span.text).some(({ start }) => start <= value.start)
    )
      return [];
    if (findTimes(value.span.text).some(({ start, end }) => start < value.end && value.start < end)) return [];
    const rank = (value.beside ? 2 : 0) + (label.name === 'number' ? 1 : 0);
    return [{ value, rank }];
  });
  const [best] = found.sort((a, b) => b.rank - a.rank);
  if (!best) return unlabelledNumber(reading);
  const value = joinedNumber(reading.layout, best.value);
  const most = isTorn(value) ? TORN : 1;
  const sure = Math.min(most, value.beside ? 0.75 : 0.55);
  return [find(reading, 'receipt_number', tidy(value.text).replace(/^#/, ''), sure, value)];
}

/** "ПФР број рачуна:", and flush right in a line of its own what it is, as Serbia's tills print it. */
function atEndOfNextLine({ layout: { lines } }: Reading, { line, end, right }: Labelled<ReceiptLabel>) {
  const next = lines[lines.indexOf(line) + 1];
  const isAnnounced = !right && /^\s*:\s*$/.test(line.text.slice(end)) && next?.page === line.page;
  const text = isAnnounced ? /^[A-Z\d]{8} ?- ?[A-Z\d]{8} ?- ?\d+$/u.exec(next.text)?.[0] : undefined;
  return text ? { text: text.replaceAll(' ', ''), span: next!, start: 0, end: text.length, beside: true } : undefined;
}

/** "No. 004711" or "# 4711" by itself, at the start of a line or a column: of what is not said, so of the receipt. */
function unlabelledNumber(reading: Reading): Found<ReceiptPath>[] {
  for (const segment of reading.layout.lines.flatMap(({ segments }) => segments)) {
    const match = /^(?:n[or°º]\.?\s?[°º]?|#)\s?:?\s?(\d[\d/-]{3,})$/iu.exec(segment.text.trim());
    const [, number] = match ?? [];
    if (number && findDates(number).length === 0)
      return [find(reading, 'receipt_number', number, 0.5, { span: segment })];
  }
  return [];
}

function phoneField(reading: Reading, labels: Labels): Found<ReceiptPath>[] {
  for (const label of labels) {
    const [phone] = label.name === 'phone' && label.right ? findPhones(label.right.text) : [];
    if (phone && label.right)
      return [find(reading, 'merchant_phone', phone.value, 0.75, { span: label.right, ...phone })];
  }
  return [];
}

function taxIdField(reading: Reading, labels: Labels): Found<ReceiptPath>[] {
  for (const label of labels) {
    const value =
      label.name === 'taxId' ? pick(label, /(?=[\p{L}\d/.-]*\d{4})[\p{L}\d][\p{L}\d/.-]{6,}/u, 6) : undefined;
    if (value?.beside) return [find(reading, 'merchant_tax_id', tidy(value.text), 0.75, value)];
  }
  return [];
}

const MEANS: readonly (readonly [string, RegExp])[] = [
  [
    'card',
    /(?<!\p{L})(?:visa|master ?card|maestro|amex|american express|debit|credit card|girocard|ec-?karte|carte bancaire|cb|bancontact|kreditkarte|tarjeta|karta|debetkort|kreditkort|καρτα|карта|картка|карткою|безготівкова)(?!\p{L})/u,
  ],
  [
    'cash',
    /(?<!\p{L})(?:cash|bar|bargeld|gegeben|especes|contant|efectivo|contanti|gotowka|tunai|numerario|reiðufe|μετρητα|μετρητοισ|в брои|готівка|готівкою)(?!\p{L})(?! ?(?:bill|sales?|&|and|ier))/u,
  ],
];

function paymentField(reading: Reading): Found<ReceiptPath>[] {
  const half = reading.layout.lines.slice(Math.floor(reading.layout.lines.length / 3));
  for (const [value, pattern] of MEANS) {
    for (const line of half) {
      const match = pattern.exec(fold(line.text));
      if (match)
        return [
          {
            path: 'payment_method',
            value,
            confidence: 0.7,
            evidence: reading.place({
              page: line.page,
              words: wordsAt(line, match.index, match.index + match[0].length),
            }),
          },
        ];
    }
  }
  return [];
}
