/**
 * Raw scores → the chance of being right, per type of document: a logistic curve over the rules' score and how surely
 * the words of the value were read, shifted per field. The weights are learned (`npm run bench -- learn`); a type or
 * field without weights keeps its score. What an e-invoice states is no guess and is left alone.
 */
import { type DocType, type Evidence } from '#ports/extractor.js';
import { type Page, type Word } from '../model/page.js';
import { placeAsItCame } from '../model/pose.js';
import { type Calibration } from '../kind/calibration.js';
import { kindOf } from '../kinds/all.js';

export const SIGNALS = 3;

interface Scale {
  /** What an ordinary reading says, and how much a deviation from it means. */
  readonly mean: readonly [ordinary: number, weight: number];
  readonly least: readonly [ordinary: number, weight: number];
}

/**
 * Each reader has a scale of its own: tesseract calls words that it read right 0.6 as often as 0.9, ppocr hardly ever.
 * The curves are fitted on ppocr's scale; tesseract's was laid over it on the development folder read by tesseract
 * alone.
 */
const PPOCR: Scale = { mean: [0.95, 10], least: [0.85, 4] };
const TESSERACT: Scale = { mean: [0.75, 0.5], least: [0.85, 3] };

/** Score of the rules; mean sureness of the reading; sureness of its worst word. Text layers are read without error. */
export function signalsOf(raw: number, evidence: Evidence | undefined, pages: readonly Page[]): readonly number[] {
  const words = evidence ? wordsIn(evidence, pages) : [];
  const read = words.filter(({ source }) => source === 'ocr');
  if (read.length === 0) return [logit(raw), 0, 0];
  const mean = read.reduce((sum, { confidence, text }) => sum + confidence * text.length, 0) / lengthOf(read);
  const least = Math.min(1, ...read.map(({ confidence }) => confidence));
  const scale = read.every(({ reader }) => reader === 'tesseract') ? TESSERACT : PPOCR;
  return [logit(raw), (mean - scale.mean[0]) * scale.mean[1], (least - scale.least[0]) * scale.least[1]];
}

export function chanceOf(docType: DocType, field: string, signals: readonly number[]): number {
  const known = kindOf(docType).calibration;
  if (!known) return sigmoid(signals[0] ?? 0);
  return chanceBy(known, field, signals);
}

/** As far up as a value can come that is not sure by the type's own documents: nothing becomes sure by drawings. */
export const ALMOST_SURE = 0.94;

export function chanceBy(known: Calibration, field: string, signals: readonly number[]): number {
  const sum = signals.reduce((total, signal, index) => total + signal * (known.weights[index] ?? 0), known.offset);
  const chance = sigmoid(sum + (known.fields[field] ?? 0));
  if (!known.unsure || chance > ALMOST_SURE) return chance;
  const [offset, slope] = known.unsure;
  return Math.min(ALMOST_SURE, sigmoid(offset + slope * logit(chance)));
}

export function calibrated(
  docType: DocType,
  raw: Readonly<Record<string, number>>,
  evidence: Readonly<Record<string, Evidence>>,
  pages: readonly Page[],
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(raw).map(([path, score]) => {
      const place = evidence[path];
      if (place?.source === 'e-invoice') return [path, score];
      return [path, chanceOf(docType, fieldOf(path), signalsOf(score, place, pages))];
    }),
  );
}

/** `line_items.3.amount` is the field `line_items.amount`. */
export const fieldOf = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, '');

const bounded = (chance: number): number => Math.min(0.99, Math.max(0.01, chance));
export const logit = (chance: number): number => Math.log(bounded(chance) / (1 - bounded(chance)));
export const sigmoid = (sum: number): number => 1 / (1 + Math.exp(-sum));

const lengthOf = (words: readonly Word[]): number => words.reduce((sum, { text }) => sum + text.length, 0) || 1;

function wordsIn({ page: index, box }: Evidence, pages: readonly Page[]): Word[] {
  const page = pages.find((candidate) => candidate.index === index);
  if (!page || !box) return [];
  const slack = 1e-4;
  return page.words.filter((word) => {
    const [x0, y0, x1, y1] = placeAsItCame(word.stands ?? word.box, page);
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
    return x >= box[0] - slack && x <= box[2] + slack && y >= box[1] - slack && y <= box[3] + slack;
  });
}
