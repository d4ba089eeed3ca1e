/**
 * Where a value that comes from elsewhere (an e-invoice's XML, a model's answer) stands in the document: among the
 * words this machine read itself, else where another reading has it. Each kind of value is looked for as what it means,
 * not as how it is spelled: a date by its day, an amount by its sum. Says nothing about whether the value is the right
 * one.
 */
import { type Json } from '#kernel/json.js';
import { evidenceOf } from '../reading/found.js';
import { type Reading } from '../reading/reading.js';
import { findIbans } from '../fields/vocabulary/contacts.js';
import { blocksOf } from '../layout/blocks.js';
import { type Line, wordsAt } from '../layout/lines.js';
import { currencyOf } from '../normalise/amounts.js';
import { findTimes, toIso } from '../normalise/dates.js';
import { type Page, type Word } from '../model/page.js';
import { type FieldKind } from '../kind/fields.js';
import { compact, CompactText } from './compact-text.js';
import { nearest, type Place, sameSum } from './place.js';

interface Sequence {
  readonly page: Page;
  readonly words: readonly Word[];
  readonly text: CompactText;
}

const FROM_TEXT_LAYER = 0.92;
/** From here on a value with look-alike characters is still told apart from others. */
const SIMILAR_FROM = 6;

export class Whereabouts {
  private readonly sequences: readonly Sequence[];

  constructor(
    private readonly reading: Reading,
    /** Asked when our own words do not have it. */
    private readonly elsewhere: (kind: FieldKind, value: Json) => Place[] = () => [],
  ) {
    const { layout } = reading;
    const lines = layout.pages.map((page) =>
      layout.lines.filter((line) => line.page === page.index).flatMap(({ words }) => words),
    );
    const columns = layout.pages.map((page) =>
      blocksOf(layout)
        .filter((block) => block.page === page.index)
        .flatMap((block) => block.lines.flatMap(({ words }) => words)),
    );
    this.sequences = [lines, columns].flatMap((orders) =>
      orders.map((words, index): Sequence => ({
        page: layout.pages[index]!,
        words,
        text: new CompactText(words.map(({ text }) => text)),
      })),
    );
  }

  /** Best first; those among our own words before others. */
  of(kind: FieldKind, value: Json): Place[] {
    if (Array.isArray(value)) return this.ofAll(kind === 'numbers' ? 'number' : 'text', value as readonly Json[]);
    const own = this.among(kind, value);
    return own.length > 0 ? own : this.elsewhere(kind, value);
  }

  /** A list stands where all of its entries do. */
  private ofAll(kind: FieldKind, values: readonly Json[]): Place[] {
    const places = values.flatMap((value) => this.of(kind, value)[0] ?? []);
    const [first] = places;
    if (!first || places.length < values.length) return [];
    const together = places.every(({ evidence, words }) => evidence.page === first.evidence.page && words.length > 0);
    const whole = together
      ? this.placed(
          first.evidence.page,
          places.flatMap(({ words }) => words),
        )
      : first;
    return [{ ...whole, sure: Math.min(...places.map(({ sure }) => sure)) }];
  }

  private among(kind: FieldKind, value: Json): Place[] {
    const { dates, amounts, layout } = this.reading;
    const place = (line: Line, words: readonly Word[]) => this.placed(line.page, words);
    switch (kind) {
      case 'date':
        return dates
          .filter(({ raw }) => toIso(raw, 'dmy') === value || toIso(raw, 'mdy') === value)
          .map(({ line, words }) => place(line, words));
      case 'time':
        return layout.lines.flatMap((line) =>
          findTimes(line.text).flatMap((time) =>
            time.value === value ? [place(line, wordsAt(line, time.start, time.end))] : [],
          ),
        );
      case 'money':
        return amounts
          .filter((amount) => sameSum(amount.value, value as number))
          .map(({ line, words }) => place(line, words));
      case 'number':
        return layout.lines.flatMap((line) =>
          line.words.filter(({ text }) => numberIn(text) === value).map((word) => place(line, [word])),
        );
      case 'currency': {
        const signs = layout.lines.flatMap((line) =>
          line.words
            .filter(({ text }) => currencyOf(text.replace(/[():,;]/g, '')) === value)
            .map((word) => place(line, [word])),
        );
        return signs.length > 0
          ? signs
          : amounts.filter((amount) => amount.currency === value).map(({ line, words }) => place(line, words));
      }
      case 'iban': {
        const whole = layout.lines.flatMap((line) =>
          findIbans(line.text).flatMap((iban) =>
            iban.value === value ? [place(line, wordsAt(line, iban.start, iban.end))] : [],
          ),
        );
        return whole.length > 0 ? whole : this.spelled(String(value), false);
      }
      case 'bic':
        return this.spelled(String(value), false);
      default:
        return this.spelledOut(String(value).replaceAll('_', ' '));
    }
  }

  /** In one run, else part by part, as an address stands on the page. */
  private spelledOut(value: string): Place[] {
    const whole = this.spelled(value, true);
    const parts = value.split(/,\s+/).filter((part) => compact(part) !== '');
    if (whole.length > 0 || parts.length < 2) return whole;
    const found = parts.map((part) => this.spelled(part, true));
    const pages = new Set(found[0]?.map(({ evidence }) => evidence.page));
    for (const page of pages) {
      const [first, ...rest] = found.map((places) => places.filter(({ evidence }) => evidence.page === page));
      const anchor = first?.[0];
      if (!anchor || rest.some((places) => places.length === 0)) continue;
      const near = [anchor, ...rest.map((places) => nearest(places, anchor))];
      return [
        {
          ...this.placed(
            page,
            near.flatMap(({ words }) => words),
          ),
          sure: Math.min(...near.map(({ sure }) => sure)),
        },
      ];
    }
    return [];
  }

  private spelled(value: string, similar: boolean): Place[] {
    for (const alike of similar && compact(value).length >= SIMILAR_FROM ? [false, true] : [false]) {
      const places = this.sequences.flatMap(({ page, words, text }) =>
        text.find(value, alike).map(({ first, last }): Place => {
          const place = this.placed(page.index, words.slice(first, last + 1));
          return alike ? { ...place, sure: place.sure * 0.9 } : place;
        }),
      );
      if (places.length > 0) return places;
    }
    return [];
  }

  private placed(page: number, words: readonly Word[]): Place {
    const evidence = evidenceOf(
      this.reading.layout.pages.find(({ index }) => index === page)!,
      words,
    );
    const mean = words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length);
    return { evidence, words, sure: evidence.source === 'text-layer' ? FROM_TEXT_LAYER : 0.5 + 0.42 * mean };
  }
}

function numberIn(text: string): number | undefined {
  const match = /^[x×(]?(\d{1,9})(?:[.,](\d{1,4}))?\s?[%x×)]?$/i.exec(text);
  return match ? Number(`${match[1]}.${match[2] ?? 0}`) : undefined;
}
