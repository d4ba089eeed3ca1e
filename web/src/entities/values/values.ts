/**
 * The single values of an extraction in the order in which they are shown, and which of them a person should look at:
 * those the engine was not sure of, which nobody has set or found right since.
 */
import type { Extraction } from '#contracts/documents.js';
import type { DocumentDetail } from '../documents/wire.js';
import { certaintyOf } from './certainty.js';
import type { Reading } from './reading.js';
import { dotted, type Path } from './path.js';
import { isRecord } from './value-kind.js';

export interface Value {
  readonly path: Path;
  /** The path as the server writes it. */
  readonly key: string;
  readonly value: unknown;
}

export function valuesIn(root: Extraction, confidence: Reading['confidence'] = {}): Value[] {
  return [...leaves(root, [], confidence)];
}

/** The keys of all values of a document. */
export const keysIn = ({ extraction, confidence }: Pick<DocumentDetail, 'extraction' | 'confidence'>): string[] =>
  valuesIn(extraction, confidence).map(({ key }) => key);

/** A list of single values (tax rates) that the engine scored as one is one. */
export function isOneValue(value: unknown, path: Path, confidence: Reading['confidence']): boolean {
  return !Array.isArray(value) || (!value.some(isNested) && dotted(path) in confidence);
}

const isNested = (item: unknown): boolean => Array.isArray(item) || isRecord(item);

function* leaves(value: unknown, path: Path, confidence: Reading['confidence']): Generator<Value> {
  if (Array.isArray(value)) {
    if (value.length === 0) return;
    if (isOneValue(value, path, confidence)) yield { path, key: dotted(path), value: value.join(', ') };
    else for (const [index, item] of value.entries()) yield* leaves(item, [...path, index], confidence);
  } else if (isRecord(value))
    for (const [key, item] of Object.entries(value)) yield* leaves(item, [...path, key], confidence);
  else if (value !== null && value !== undefined && value !== '') yield { path, key: dotted(path), value };
}

export function isUncertain(key: string, { confidence, isEdited, isConfirmed }: Reading): boolean {
  const sure = confidence[key];
  return sure !== undefined && certaintyOf(sure) !== 'sure' && !isEdited(key) && !isConfirmed(key);
}

/**
 * The next of `keys` after `from` that is among the wanted ones, from the beginning again at the end. Never `from`
 * itself.
 */
export function nextOf(
  keys: readonly string[],
  from: string | null,
  wanted: (key: string) => boolean,
  step: 1 | -1 = 1,
): string | undefined {
  const start = from === null ? -1 : keys.indexOf(from);
  const ordered = step === 1 ? keys : keys.toReversed();
  const at = start === -1 ? -1 : step === 1 ? start : keys.length - 1 - start;
  return [...ordered.slice(at + 1), ...ordered.slice(0, Math.max(0, at))].find(wanted);
}
