/**
 * More labels with their values under them, on a page that has several so for certain: a form drawn in frames keeps one
 * type for its labels, one distance to the values and one indent throughout. What stands as those do is a label with a
 * value, whatever it asks for, and whether or not the cells beside it do.
 */
import { type Line, median, type Segment, spanOf } from '../../layout/lines.js';
import { heightOf, middle } from '../../model/boxes.js';
import { isCapitals, isLoud, tidy } from '../../normalise/text.js';
import { type Word } from '../../model/page.js';
import { bareLabel } from './numbering.js';
import { type Pair } from './pair.js';
import { asks, mayAsk } from './prompts.js';
import { written } from './reach.js';
import { whole } from './whole.js';

/** A label and the value under it. */
export interface Example {
  readonly label: Segment;
  readonly value: Segment;
  /** Of the labels. */
  readonly row: number;
}

const LEAST_EXAMPLES = 4;
/** One row alone may be that of a table. */
const LEAST_ROWS = 2;
const LONGEST_LABEL = 8;
/** How much nearer and further than usual a value may stand. */
const NEARER = 0.6;
const FURTHER = 1.45;
/** In heights of a label: how much further left or right than usual. */
const ASIDE = 0.8;
/** How much larger than usual a label may be: what is larger is a title. */
const LARGER = 1.4;
/** In heights, from line to line of a value. */
const LEADING = 1.6;
const MOST_LINES = 12;
/** Lines of neighbouring columns that may stand between a label and its value. */
const WITHIN = 3;

interface Found {
  readonly pairs: readonly Pair[];
  readonly taken: ReadonlySet<Word>;
}

/** @param isFree whether nothing else holds a cell yet */
export function likewise(
  lines: readonly Line[],
  examples: readonly Example[],
  isLabel: (text: string) => boolean,
  isFree: (cell: Segment) => boolean,
  withColon: number,
): Found {
  const found = [...new Set(examples.map(({ label }) => label.page))].map((page) => {
    const own = examples.filter(({ label }) => label.page === page);
    if (own.length < Math.max(LEAST_EXAMPLES, withColon) || new Set(own.map(({ row }) => row)).size < LEAST_ROWS)
      return undefined;
    return new Frames(
      lines.filter((line) => line.page === page),
      own,
      isLabel,
      isFree,
    ).read();
  });
  return {
    pairs: found.flatMap((each) => each?.pairs ?? []),
    taken: new Set(found.flatMap((each) => [...(each?.taken ?? [])])),
  };
}

interface Place {
  readonly cell: Segment;
  readonly index: number;
}

class Frames {
  private readonly drop: number;
  private readonly indent: number;
  private readonly height: number;
  private readonly capitals: boolean;
  private readonly answeredLoud: boolean;
  private readonly taken = new Set<Word>();

  constructor(
    private readonly lines: readonly Line[],
    examples: readonly Example[],
    private readonly isLabel: (text: string) => boolean,
    private readonly isFree: (cell: Segment) => boolean,
  ) {
    const share = (fits: (example: Example) => boolean) => examples.filter(fits).length / examples.length;
    this.drop = median(examples.map(({ label, value }) => middle(value.box) - middle(label.box)));
    this.indent = median(examples.map(({ label, value }) => value.box[0] - label.box[0]));
    this.height = median(examples.map(({ label }) => heightOf(label.box)));
    this.capitals = share(({ label }) => isCapitals(label.text)) > 0.5;
    this.answeredLoud = share(({ value }) => isLoud(value.text)) > 0.25;
  }

  read(): Found {
    const pairs = this.lines.flatMap(({ segments }, index) =>
      segments.flatMap((cell): Pair[] => {
        const pair = this.pairAt({ cell, index });
        for (const word of pair ? [...cell.words, ...pair.value.words] : []) this.taken.add(word);
        return pair ? [pair] : [];
      }),
    );
    return { pairs, taken: this.taken };
  }

  private pairAt(place: Place): Pair | undefined {
    const label = place.cell;
    const found = this.headed(place);
    if (!found || !this.inFrames(place, found)) return undefined;
    const next = this.headed(found);
    if (next && (mayAsk(found.cell.text) || this.off(found, next) < this.off(place, found))) return undefined;
    const rows = [this.wholeAt(found), ...this.linesUnder(found)];
    const value = spanOf(
      rows.flatMap(({ words }) => words),
      label.page,
    );
    return {
      label: tidy(label.text),
      value,
      text: tidy(rows.map(({ text }) => written(text)).join(' ')),
      beside: false,
    };
  }

  /** The cell that stands under another as values do under labels. */
  private headed({ cell: label, index }: Place): Place | undefined {
    if (!this.mayBeLabel(label)) return undefined;
    for (let at = index + 1; at <= index + WITHIN && at < this.lines.length; at++) {
      const cell = this.lines[at]!.segments.find((each) => this.isUnder(each, label));
      if (!cell) continue;
      const answers =
        this.isOpen(cell) && /[\p{L}\p{N}]/u.test(cell.text) && !this.isLabel(cell.text) && !asks(cell.text);
      return answers && (!this.capitals || !isLoud(cell.text) || this.answeredLoud) ? { cell, index: at } : undefined;
    }
    return undefined;
  }

  private isOpen(cell: Segment): boolean {
    return this.isFree(cell) && !cell.words.some((word) => this.taken.has(word));
  }

  private mayBeLabel(cell: Segment): boolean {
    if (!this.isOpen(cell) || this.isLabel(cell.text) || heightOf(cell.box) > this.height * LARGER) return false;
    const bare = bareLabel(cell.text);
    return bare.split(' ').length <= LONGEST_LABEL && isCapitals(bare) === this.capitals;
  }

  private isUnder({ box }: Segment, { box: label }: Segment): boolean {
    const down = middle(box) - middle(label);
    if (down < this.drop * NEARER || down > this.drop * FURTHER) return false;
    return Math.abs(box[0] - label[0] - this.indent) < this.height * ASIDE;
  }

  /** Rows of boxes to tick and rows with their values beside are none of frames. */
  private inFrames(label: Place, value: Place): boolean {
    const known = asks(label.cell.text) || mayAsk(label.cell.text);
    const answers = this.lines[value.index]!.segments;
    const right = answers
      .slice(answers.indexOf(value.cell))
      .find(({ box }, place, all) => place > 0 && box[0] - all[place - 1]!.box[2] > this.height);
    return known || !right || this.stands(right, value.index);
  }

  /** Whether something stands over a cell as a label would, or under it as a value. */
  private stands(cell: Segment, index: number): boolean {
    const near = this.lines.slice(Math.max(0, index - WITHIN), index + WITHIN + 1).flatMap(({ segments }) => segments);
    return near.some((other) => this.isUnder(cell, other) || this.isUnder(other, cell));
  }

  private off({ cell: high }: Place, { cell: low }: Place): number {
    return Math.abs(middle(low.box) - middle(high.box) - this.drop);
  }

  private wholeAt({ cell, index }: Place): Segment {
    const row = this.lines[index]!.segments;
    return whole(row.slice(row.indexOf(cell)), (each) => this.isLabel(each.text))[0]!;
  }

  /** The lines of the value under its first, up to the next label. */
  private linesUnder({ cell: first, index }: Place): Segment[] {
    const rows: Segment[] = [];
    let last = first;
    for (let at = index + 1; at < this.lines.length && rows.length < MOST_LINES; at++) {
      const height = heightOf(last.box);
      if (middle(this.lines[at]!.box) - middle(last.box) > height * LEADING) break;
      const next = this.lines[at]!.segments.find(
        ({ box }) => Math.abs(box[0] - first.box[0]) < height * 0.6 && box[1] > last.box[1] + height * 0.4,
      );
      if (!next) continue;
      if (!this.isOpen(next) || asks(next.text) || mayAsk(next.text) || this.isLabel(next.text)) break;
      if (this.headed({ cell: next, index: at })) break;
      rows.push(this.wholeAt({ cell: next, index: at }));
      last = next;
    }
    return rows;
  }
}
