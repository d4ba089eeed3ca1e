/**
 * Pieces of ink of a line → the numbers in it that are printed in Arabic's own figures. Figures do not join as letters
 * do, so each is a piece by itself; a nought is a dot at half their height, and only its neighbours show that.
 */
import { around, centre, heightOf, widthOf } from '../../model/boxes.js';
import { type Box } from '../../model/page.js';
import { halvesOf, withBrokenJoined } from './mended.js';
import { type Printed, withPerCents } from './per-cent.js';
import { type Piece } from './pieces-of-ink.js';
import { placeOf, type Tall, shapeOf, tallOf } from './shape.js';
import { BRACKETS, likest, type Look, MARKS, OWN_FIGURES, WESTERN_FIGURES } from './signs.js';

export interface OwnNumber {
  /** In Arabic's own figures, as it is said: parts that a dash parts follow each other from the right in print. */
  readonly text: string;
  /** 0..1 */
  readonly confidence: number;
  readonly box: Box;
  /** How much nearer its figures are to Arabic's own than to those of everywhere; less than 0 where they are not. */
  readonly own: number;
}

interface Sign {
  readonly text: string;
  /** From the nearest that is known. */
  readonly far: number;
  readonly clear: number;
  readonly own: number;
}

interface Told {
  readonly piece: Printed;
  readonly sign: Sign;
}

/** Farther from all that it knows, a piece is none of it. */
const FARTHEST = 12;
/** Between figures of a number, and from the middle of one to the next, in heights of the tall ones. */
const [GAP, PITCH] = [0.6, 1.2];
/** Pieces before and after one that are looked at with it. */
const BESIDE = 4;
/** A speck, in heights of the strip's tallest piece. */
const SPECK = 0.08;
/** Of the height of figures: how low a dot stands that is a point. */
const POINT = 0.78;
/** Wider than high by as much, it is letters that join; two figures that touch are as wide, in heights of one. */
const [WIDEST, NARROWEST_OF_TWO] = [4, 1.05];
/** Of figures beside them: brackets are taller. */
const BRACKET = 1.2;
const NO_FIGURES = `.${MARKS}${BRACKETS}`;

/** @param pieces of one line, from the left */
export function ownNumbers(pieces: readonly Piece[], looks: readonly Look[]): OwnNumber[] {
  return groupsOf(withPerCents(withBrokenJoined(pieces))).flatMap((group) => numbersIn(group, looks));
}

/** Pieces that stand near each other; those over each other (a colon, dots of a letter) part them. */
function groupsOf(all: readonly Printed[]): Printed[][] {
  const highest = Math.max(0, ...all.map(({ box }) => heightOf(box)));
  const pieces = all.filter(({ box }) => Math.max(heightOf(box), widthOf(box)) > highest * SPECK);
  const groups: Printed[][] = [[]];
  for (const [at, piece] of pieces.entries()) {
    if (widthOf(piece.box) > heightOf(piece.box) * WIDEST && !isDash(piece, highest)) {
      groups.push([]);
      continue;
    }
    if (pieces.some((other, place) => Math.abs(place - at) <= BESIDE && other !== piece && standsOver(piece, other))) {
      groups.push([]);
      continue;
    }
    const before = groups.at(-1)!.at(-1);
    // Noughts may stand by themselves: how wide figures stand is told by the tall ones beside them.
    const beside = pieces.slice(Math.max(0, at - BESIDE), at + BESIDE + 1);
    const tall = Math.max(...[...groups.at(-1)!, ...beside].map(({ box }) => heightOf(box)));
    if (before && !isNext(before, piece, tall)) groups.push([]);
    groups.at(-1)!.push(piece);
  }
  return groups.filter((group) => group.length > 0);
}

const isNext = ({ box: one }: Piece, { box: other }: Piece, tall: number): boolean =>
  other[0] - one[2] <= tall * GAP || centre(other) - centre(one) <= tall * PITCH;

const isDash = ({ box }: Piece, highest: number): boolean => heightOf(box) < highest * 0.3 && widthOf(box) < highest;

function standsOver({ box: one }: Piece, { box: other }: Piece): boolean {
  const both = Math.min(one[2], other[2]) - Math.max(one[0], other[0]);
  return both > 0.5 * Math.min(widthOf(one), widthOf(other));
}

function numbersIn(group: readonly Printed[], looks: readonly Look[]): OwnNumber[] {
  const tall = tallOf(group);
  const numbers: OwnNumber[] = [];
  let run: Told[] = [];
  const end = () => {
    const number = numberOf(run);
    if (number) numbers.push(number);
    run = [];
  };
  for (const piece of group) {
    const signs = signsOf(piece, tall, looks);
    if (signs.length === 0) end();
    run.push(...signs);
  }
  end();
  return numbers;
}

/** Its sign, or those of two or more that touch, where each is nearer to one; none of what is not known. */
function signsOf(piece: Printed, tall: Tall, looks: readonly Look[]): readonly Told[] {
  const sign = signOf(piece, tall, looks);
  const whole = sign.far > FARTHEST ? [] : [{ piece, sign }];
  if (widthOf(piece.box) < tall.height * NARROWEST_OF_TWO || heightOf(piece.box) < tall.height / 2) return whole;
  const halves = halvesOf(piece).map((half) => signsOf(half, tall, looks));
  const areNearer = halves.every((half) => half.length > 0 && half.every((each) => each.sign.far < sign.far));
  return areNearer ? halves.flat() : whole;
}

function signOf(piece: Printed, tall: Tall, looks: readonly Look[]): Sign {
  if (piece.isPerCent) return { text: '%', far: 0, clear: 1, own: 0 };
  const shape = shapeOf(piece, tall);
  const marks = heightOf(piece.box) > tall.height * BRACKET ? MARKS + BRACKETS : MARKS;
  const { sign, far, clear } = likest(shape, looks, OWN_FIGURES + marks);
  // The same dot is a nought, and lower down a point.
  const text = '٠-'.includes(sign) && placeOf(shape) > POINT ? '.' : sign;
  const western = likest(shape, looks, WESTERN_FIGURES);
  return { text, far: Math.min(far, western.far), clear, own: NO_FIGURES.includes(text) ? 0 : western.far - far };
}

function numberOf(run: readonly Told[]): OwnNumber | undefined {
  const isMark = ({ sign }: Told) => NO_FIGURES.includes(sign.text);
  const from = run.findIndex((each) => !isMark(each));
  const to = run.findLastIndex((each) => !isMark(each));
  const within = from < 0 ? [] : run.slice(from, to + 1);
  const figures = within.filter(({ sign }) => OWN_FIGURES.includes(sign.text));
  // Dots alone are no noughts.
  if (figures.every(({ sign }) => sign.text === '٠')) return undefined;
  return {
    text: asSaid(withMarks(within)),
    confidence: Math.min(0.99, 0.45 + Math.min(...figures.map(({ sign }) => sign.clear))),
    box: around(within.map(({ piece }) => piece)),
    own: figures.reduce((sum, { sign }) => sum + sign.own, 0),
  };
}

/** A comma of any height parts thousands where three figures follow to the next or to the end, else the rest. */
function withMarks(run: readonly Told[]): string {
  const text = run.map(({ sign }) => sign.text.replace(/[٬،]/, '٫')).join('');
  return text.replace(/٫(?=(?:[٠-٩]{3}٫)+[٠-٩]{1,2}$|(?:[٠-٩]{3}٫)*[٠-٩]{3}(?:$|\.))/g, '٬');
}

/** Parts that a dash parts, from the right; a sign for per cent follows what it is printed before. */
const asSaid = (text: string): string =>
  text
    .replace(/^%(.+)/, '$1%')
    .split('-')
    .reverse()
    .join('-');
