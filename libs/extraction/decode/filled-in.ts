/**
 * What was filled into the fields of a PDF form or typed on its pages: pdf.js keeps it apart from the text of the page.
 * As words where a person sees them, boxes to tick as the signs for them; and the fields themselves, empty ones too, as
 * they say what on the page is print and what an answer.
 */
import { isWithin } from '../model/boxes.js';
import { type Box, type FormField, type Word } from '../model/page.js';
import { EMPTY_SIGN, TICKED_SIGN } from '../model/tick-signs.js';
import { type TextItem, textLayer } from './text-layer.js';

/** What pdf.js tells of a field or a note, as far as it is asked for. */
interface Annotation {
  readonly subtype?: string;
  /** x0, y0, x1, y1 from the bottom left, points */
  readonly rect: readonly [number, number, number, number];
  /** 32000-1, 12.5.3 */
  readonly annotationFlags?: number;
  /** As it is drawn, a line each, and where its first line begins in the rectangle. */
  readonly textContent?: readonly string[];
  readonly textPosition?: readonly [number, number];
  readonly defaultAppearanceData?: { readonly fontSize?: number };
  readonly fieldType?: string;
  readonly fieldName?: string;
  readonly alternativeText?: string;
  readonly fieldValue?: unknown;
  readonly options?: readonly { readonly exportValue: string; readonly displayValue: string }[];
  /** Of a note: what it lies on is seen no more. */
  readonly color?: ArrayLike<number> | null;
  readonly comb?: boolean;
  readonly maxLen?: number | null;
  readonly checkBox?: boolean;
  readonly radioButton?: boolean;
  /** Of a radio button: the value its field has when it is the one that is chosen. */
  readonly buttonValue?: string | null;
  readonly password?: boolean;
}

const HIDDEN = 2 | 32;
/** Points, where a field has its size by itself; never more than fits. */
const USUAL_SIZE = 10;
const FITS = 0.8;
/** Of the size: from line to line, and how wide a letter is on average. */
const LEADING = 1.15;
const LETTER = 0.5;
const CROSS = /^[xX×✓✔✗✘]$/;
/** In heights. */
const BOX_WIDTH = 2.5;

export interface FilledIn {
  readonly words: readonly Word[];
  readonly fields: readonly FormField[];
}

/** A page as pdf.js draws it: how its own space lies on it, and its size in points. */
export interface View {
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
}

/** A page with its print. */
export interface Readable {
  readonly words: readonly Word[];
  /** What they were made of. */
  readonly items: readonly unknown[];
  readonly view: View;
}

/** The print of a page without what is pasted over: a note that has a ground of its own hides what it lies on. */
export function notCovered(words: readonly Word[], annotations: readonly unknown[], view: View): readonly Word[] {
  const grounds = (annotations as readonly Annotation[]).flatMap((each): Box[] => {
    if (each.subtype !== 'FreeText' || !each.color?.length || (each.annotationFlags ?? 0) & HIDDEN) return [];
    const [x0, y0, x1, y1] = upright(each, view).rect;
    return [[x0, view.height - y1, x1, view.height - y0]];
  });
  return words.filter(({ box }) => !grounds.some((ground) => isWithin(box, ground)));
}

export function filledIn(annotations: readonly unknown[], view: View): FilledIn {
  const words: Word[] = [];
  const fields: FormField[] = [];
  for (const each of annotations as readonly Annotation[]) {
    if ((each.annotationFlags ?? 0) & HIDDEN || each.password || !isFilled(each)) continue;
    const placed = upright(each, view);
    const lines = linesOf(each).map((line) => line.trim());
    const items = isBox(each) ? [boxOf(placed)] : lines.flatMap((line, at) => (line ? [lineAt(placed, line, at)] : []));
    const own = textLayer(items, [1, 0, 0, -1, 0, view.height], view.width, view.height);
    const field = fields.length;
    fields.push(fieldOf(placed, lines, view.height));
    words.push(...own.map((word) => ({ ...word, field })));
  }
  return { words, fields };
}

const isBox = (each: Annotation): boolean => each.checkBox === true || each.radioButton === true || isCross(each);

/** A cross that was typed over a printed box, or into a field as wide as one. */
const isCross = (each: Annotation): boolean =>
  CROSS.test(linesOf(each).join('')) && each.rect[2] - each.rect[0] < (each.rect[3] - each.rect[1]) * BOX_WIDTH;
const isFilled = (each: Annotation): boolean =>
  isBox(each) || each.fieldType === 'Tx' || each.fieldType === 'Ch' || each.subtype === 'FreeText';

function fieldOf(each: Annotation, lines: readonly string[], height: number): FormField {
  const [x0, y0, x1, y1] = each.rect;
  const { fieldName, alternativeText, comb } = each;
  const tick = isBox(each);
  return {
    box: [x0, height - y1, x1, height - y0],
    tick,
    value: tick ? (isTicked(each) ? TICKED_SIGN : '') : lines.filter(Boolean).join(' '),
    ...(fieldName && { name: fieldName }),
    ...(alternativeText?.trim() && { hint: alternativeText.trim() }),
    ...(comb && { comb }),
  };
}

/** On a page that is shown turned, its fields are turned with it. */
function upright(each: Annotation, { transform, height }: View): Annotation {
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = 0] = transform;
  const corner = (x: number, y: number) => [a * x + c * y + e, height - (b * x + d * y + f)] as const;
  const [[left, low], [right, high]] = [corner(each.rect[0], each.rect[1]), corner(each.rect[2], each.rect[3])];
  const rect = [Math.min(left, right), Math.min(low, high), Math.max(left, right), Math.max(low, high)] as const;
  if (a > 0) return { ...each, rect };
  // Where its text begins is told in the space of the page before it is turned.
  const { textPosition: _, ...rest } = each;
  return { ...rest, rect };
}

function linesOf({ subtype, fieldType, fieldValue, textContent, comb, options = [] }: Annotation): readonly string[] {
  if (subtype === 'FreeText') return textContent ?? [];
  if (fieldType === 'Tx' && comb) return [combed(fieldValue, textContent)];
  // An appearance may say all lines in one.
  if (fieldType === 'Tx') return (textContent ?? [fieldValue]).flatMap((said) => splitLines(said));
  if (fieldType !== 'Ch') return [];
  const chosen = (Array.isArray(fieldValue) ? fieldValue : [fieldValue]).filter((value) => typeof value === 'string');
  const shown = chosen.map((value) => options.find(({ exportValue }) => exportValue === value)?.displayValue ?? value);
  return shown.length > 0 ? [shown.join(', ')] : [];
}

const splitLines = (said: unknown): readonly string[] => (typeof said === 'string' ? said.split(/\r\n?|\n/) : []);

/** Each letter is drawn by itself: the spaces between them are no part of what was filled in, the value's own are. */
function combed(value: unknown, drawn: readonly string[] = []): string {
  const letters = drawn.join('').replace(/\s/g, '');
  return typeof value === 'string' && (!letters || value.replace(/\s/g, '') === letters) ? value.trim() : letters;
}

function lineAt(field: Annotation, str: string, at: number) {
  const {
    rect: [x0, y0, x1, y1],
    textPosition,
    defaultAppearanceData,
    comb,
    maxLen,
  } = field;
  const fits = (y1 - y0) * FITS;
  const size = Math.min(defaultAppearanceData?.fontSize || USUAL_SIZE, fits);
  const [across, up] = textPosition ?? [2, (y1 - y0 - size) / 2];
  const letter = comb && maxLen ? (x1 - x0) / maxLen : size * LETTER;
  const width = Math.min(str.length * letter, x1 - x0 - across);
  return itemAt(str, { x: x0 + across, y: y0 + up - at * size * LEADING, size, width });
}

function isTicked(each: Annotation): boolean {
  const { radioButton, checkBox, buttonValue, fieldValue } = each;
  if (radioButton) return fieldValue === buttonValue;
  return checkBox ? typeof fieldValue === 'string' && fieldValue !== 'Off' : isCross(each);
}

function boxOf(each: Annotation): TextItem {
  const [x0, y0, x1, y1] = each.rect;
  const size = y1 - y0;
  const place = { x: x0, y: y0 + size * (1 - FITS), size, width: x1 - x0 };
  return itemAt(isTicked(each) ? TICKED_SIGN : EMPTY_SIGN, place);
}

function itemAt(str: string, { x, y, size, width }: { x: number; y: number; size: number; width: number }): TextItem {
  return { str, width, height: size, transform: [size, 0, 0, size, x, y] };
}
