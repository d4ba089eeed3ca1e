import sharp from 'sharp';
import { barcodesOn } from '#extraction/barcodes/barcodes.js';
import { greyImage } from '#extraction/prepare/grey-image.js';
import { parseLabels } from '#extraction/scoring/labels.js';
import { folded } from '#extraction/scoring/likeness.js';
import { type Drawing, labelOf, pictureOf, printOf } from './drawing.js';
import { FORMS } from './forms/all.js';
import { LABELS } from './labels/all.js';
import { OWN_LABELS } from './own/all.js';
import { type Place } from './paper/pen.js';

const ALL = [...LABELS, ...FORMS, ...OWN_LABELS];
const named = (name: string): Drawing => ALL.find((drawing) => drawing.name === name)!;

describe('the drawings', () => {
  it('are sixty labels and forty forms at least, each with a name of its own', () => {
    expect(LABELS.length).toBeGreaterThanOrEqual(60);
    expect(FORMS.length).toBeGreaterThanOrEqual(40);
    expect(new Set(ALL.map(({ name }) => name)).size).toBe(ALL.length);
  });

  it('print every value of their labels', () => {
    expect(ALL.flatMap(notPrinted)).toEqual([]);
  });

  it('print nothing outside the sheet or over other print', () => {
    expect(ALL.flatMap(misplaced)).toEqual([]);
  });

  it.each(['label-ups-ground', 'label-seur-24', 'form-accident-report'])('%s is the same each time', async (name) => {
    const [first, second] = [await pictureOf(named(name)), await pictureOf(named(name))];
    expect(first.equals(second)).toBe(true);
  });

  it('carry codes that can be read', async () => {
    const picture = await greyImage(sharp(await pictureOf(named('label-royal-mail-tracked-48'))));
    const codes = await barcodesOn(picture, 0);
    expect(codes.map(({ format }) => format).sort()).toEqual(['Code128', 'DataMatrix']);
    expect(codes.map(({ text }) => text)).toContain('TT104482734GB');
  });

  it('have labels in the form of the corpus', () => {
    const labels = parseLabels(ALL.map(labelOf).join('\n'));
    expect(labels.map(({ file }) => file)).toEqual(ALL.map(({ name }) => `${name}.png`));
  });
});

/** Values of which no accepted way of telling stands on the sheet, part by part of an address. */
function notPrinted(drawing: Drawing): string[] {
  const print = folded(
    printOf(drawing)
      .marks.map(({ text }) => text)
      .join(''),
  );
  const isPrinted = (value: unknown) =>
    String(value)
      .split(', ')
      .every((part) => print.includes(folded(part)));
  const { fields, alt, printed, ticks = [] } = drawing.truth;
  return Object.entries(fields).flatMap(([field, value]) => {
    const ways = field === 'pairs' ? [] : printed?.[field] ? [printed[field]] : [value, ...(alt?.[field] ?? [])];
    if (field !== 'pairs') return ways.some(isPrinted) ? [] : [`${drawing.name} ${field}: ${String(value)}`];
    return (value as { key: string; value: string }[])
      .filter((pair) => !isPrinted(pair.key) || !(isPrinted(pair.value) || isStatement(pair, ticks)))
      .map((pair) => `${drawing.name} ${pair.key}: ${pair.value}`);
  });
}

/** The mark of a ticked statement is drawn, not printed. */
const isStatement = ({ key }: { key: string }, ticks: NonNullable<Drawing['truth']['ticks']>): boolean =>
  ticks.some(({ question, option }) => question === undefined && option === key);

function misplaced(drawing: Drawing): string[] {
  const { marks, codes } = printOf(drawing);
  const [width, height] = drawing.sheet;
  const things = [...marks, ...codes.map(({ format, place }) => ({ text: format, place }))];
  return things.flatMap(({ text, place }, at) => {
    const [left, top, right, bottom] = place;
    const outside = left < 0 || top < 0 || right > width || bottom > height ? ['the edge'] : [];
    const under = things.slice(at + 1).filter((other) => overlap(place, other.place));
    return [...outside, ...under.map((other) => other.text)].map((other) => `${drawing.name}: ${text} on ${other}`);
  });
}

/** A hair's breadth of touching is none. */
const HAIR = 0.25;
const overlap = (a: Place, b: Place): boolean =>
  Math.min(a[2], b[2]) - Math.max(a[0], b[0]) > HAIR && Math.min(a[3], b[3]) - Math.max(a[1], b[1]) > HAIR;
