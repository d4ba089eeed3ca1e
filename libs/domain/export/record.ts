/**
 * The record of one document: the chosen fields in the order they were chosen, and around them what the options ask
 * for. A chosen field that this document lacks is there all the same, as null (or as an empty list), so that every
 * record has the same shape. A value of the document whose name would clash with one of ours (`size`, `metadata` of a
 * form) keeps its `extraction.` in front.
 */
import type { Json, JsonObject } from '#kernel/json.js';
import type { Options } from './configuration.js';
import { dotted, isObject, type Path } from './field-path.js';
import { bare, compacted, pick, Picking } from './picking.js';
import { rowOf } from './row.js';

export interface ExportedDocument {
  readonly documentId: string;
  readonly originalFilename: string;
  readonly docType: string;
  readonly status: string;
  readonly language: string;
  readonly createdAt: string;
  readonly mime: string;
  readonly size: number;
  readonly pages: number;
  readonly extraction: JsonObject;
  /** Dotted path → 0..1 */
  readonly confidence: Readonly<Record<string, number>>;
  /** Dotted paths of values that a member changed: what the engine thought of them says nothing any more. */
  readonly editedPaths: readonly string[];
  readonly ocrText?: string | null;
  readonly rawData?: JsonObject | null;
}

const PREFIX = 'extraction.';
/** The name stands before the chosen fields, the rest behind them. */
export const METADATA = [
  'originalFilename',
  'docType',
  'status',
  'language',
  'createdAt',
  'mime',
  'size',
  'pages',
  '_id',
] as const;
export const [NAME, ...OTHER_METADATA] = METADATA;
const RESERVED = new Set<string>([...METADATA, 'confidence', 'ocrText', 'rawData']);

/** `extraction.size` of a document is not our `size`. */
const outer = (name: string): string => (RESERVED.has(name) ? PREFIX + name : name);

/** A path of the extraction as the record has it. */
export const outerPath = ([first, ...rest]: Path): Path => [outer(String(first)), ...rest];

/** The path of a field within the extraction, as its key says; undefined for a field of the file itself. */
export function extractionKey(key: string): string | undefined {
  if (key.startsWith(PREFIX)) return key.slice(PREFIX.length);
  return (METADATA as readonly string[]).includes(key) ? undefined : key;
}

export function metadataOf(document: ExportedDocument, name: string): Json {
  const value = name === '_id' ? document.documentId : document[name as Exclude<(typeof METADATA)[number], '_id'>];
  return value ?? null;
}

/** Where a field that a document lacks would stand; `list` when it would be among the items of a list. */
export interface Place {
  readonly path: Path;
  readonly list: boolean;
}

export interface Shape {
  readonly selectedFields: readonly string[];
  readonly options: Pick<Options, 'includeMetadata' | 'includeConfidence' | 'includeOCR' | 'includeRawData'>;
  /** Known from the documents that have it. */
  readonly places: ReadonlyMap<string, Place>;
}

/** Lists may have holes (see Picking). */
export function recordOf(document: ExportedDocument, { selectedFields, options, places }: Shape): JsonObject {
  const picking = new Picking(outer);
  const own = picking.values;
  if (options.includeMetadata) own[NAME] = metadataOf(document, NAME);
  const picked: Path[] = [];
  for (const field of selectedFields) {
    const key = extractionKey(field);
    if (key === undefined) own[field] = metadataOf(document, field);
    else picked.push(...pickOrLeaveBlank(picking, document.extraction, key, places.get(field)));
  }
  if (options.includeMetadata) for (const name of OTHER_METADATA) own[name] = metadataOf(document, name);
  if (options.includeConfidence) own['confidence'] = confidenceOf(document, picked);
  if (options.includeOCR) own['ocrText'] = document.ocrText ?? null;
  if (options.includeRawData) own['rawData'] = document.rawData ?? null;
  return own;
}

function pickOrLeaveBlank(picking: Picking, extraction: JsonObject, key: string, place?: Place): Path[] {
  const found = pick(picking, extraction, key);
  if (found.length > 0) return found;
  const { path, list } = place ?? { path: key.split('.'), list: false };
  if (!picking.has(path)) picking.put(path, list ? [] : null);
  return [];
}

/** For the shape of the documents that lack it: the path of a value, or of the list it stands in. */
export function placeOf(path: Path): Place {
  const index = path.findIndex((step) => typeof step === 'number');
  return index < 0 ? { path, list: false } : { path: path.slice(0, index), list: true };
}

function confidenceOf({ confidence, editedPaths }: ExportedDocument, picked: readonly Path[]): JsonObject {
  const chosen = new Set(picked.map(dotted));
  const edited = new Set(editedPaths);
  const result = bare();
  for (const [path, value] of Object.entries(confidence)) {
    if (isWithin(path, chosen) && !isWithin(path, edited)) result[path] = value;
  }
  return result;
}

/** Whether a dotted path is one of those, or stands in the list or object at one of them. */
function isWithin(path: string, places: ReadonlySet<string>): boolean {
  if (places.has(path)) return true;
  for (let dot = path.lastIndexOf('.'); dot >= 0; dot = dot === 0 ? -1 : path.lastIndexOf('.', dot - 1)) {
    if (places.has(path.slice(0, dot))) return true;
  }
  return false;
}

/** As JSON, XML and the preview show it. */
export function shownRecord(record: JsonObject, flattenNested: boolean): JsonObject {
  if (!flattenNested) return compacted(record) as JsonObject;
  const flat = bare();
  for (const { path, value } of rowOf(record, { openLists: true })) flat[dotted(path)] ??= value;
  return flat;
}

export function groupText(value: Json | undefined): string {
  if (value === null || value === undefined) return '';
  return isObject(value) || Array.isArray(value) ? JSON.stringify(value) : String(value);
}
