/**
 * What was filled into the fields of a PDF form or typed on its pages: pdf.js keeps it apart from the text of the page.
 * As items of that text, so that a value stands where a person sees it; boxes to tick as the signs for them.
 */
import { type TextItem } from './text-layer.js';

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
  readonly fieldValue?: unknown;
  readonly options?: readonly { readonly exportValue: string; readonly displayValue: string }[];
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

export function filledIn(annotations: readonly unknown[]): TextItem[] {
  return (annotations as readonly Annotation[]).flatMap((each) => {
    if ((each.annotationFlags ?? 0) & HIDDEN || each.password) return [];
    if (each.checkBox || each.radioButton) return [boxOf(each)];
    return linesOf(each).flatMap((line, at) => (line.trim() ? [lineAt(each, line, at)] : []));
  });
}

function linesOf({ subtype, fieldType, fieldValue, textContent, options = [] }: Annotation): readonly string[] {
  if (subtype === 'FreeText') return textContent ?? [];
  if (fieldType === 'Tx') return textContent ?? (typeof fieldValue === 'string' ? fieldValue.split(/\r\n?|\n/) : []);
  if (fieldType !== 'Ch') return [];
  const chosen = (Array.isArray(fieldValue) ? fieldValue : [fieldValue]).filter((value) => typeof value === 'string');
  const shown = chosen.map((value) => options.find(({ exportValue }) => exportValue === value)?.displayValue ?? value);
  return shown.length > 0 ? [shown.join(', ')] : [];
}

function lineAt({ rect: [x0, y0, x1, y1], textPosition, defaultAppearanceData }: Annotation, str: string, at: number) {
  const fits = (y1 - y0) * FITS;
  const size = Math.min(defaultAppearanceData?.fontSize || USUAL_SIZE, fits);
  const [across, up] = textPosition ?? [2, (y1 - y0 - size) / 2];
  const width = Math.min(str.length * size * LETTER, x1 - x0 - across);
  return itemAt(str, { x: x0 + across, y: y0 + up - at * size * LEADING, size, width });
}

function boxOf({ rect: [x0, y0, x1, y1], radioButton, buttonValue, fieldValue }: Annotation): TextItem {
  const ticked = radioButton ? fieldValue === buttonValue : typeof fieldValue === 'string' && fieldValue !== 'Off';
  const size = y1 - y0;
  return itemAt(ticked ? '☒' : '☐', { x: x0, y: y0 + size * (1 - FITS), size, width: x1 - x0 });
}

function itemAt(str: string, { x, y, size, width }: { x: number; y: number; size: number; width: number }): TextItem {
  return { str, width, height: size, transform: [size, 0, 0, size, x, y] };
}
