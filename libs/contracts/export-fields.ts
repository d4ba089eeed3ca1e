/**
 * The fields that can be exported: found in the values of the chosen documents, named, sorted into categories by
 * their names. One rule for the wizard and for the headings of the server's tables. Pure.
 */
import { msg } from '#texts/msg.js';

export type FieldType = 'string' | 'number' | 'boolean' | 'date' | 'object';

export interface ExportField {
  /** `extraction.` and the nested path, or `size`, or `pages` */
  readonly key: string;
  readonly label: string;
  readonly category: string;
  readonly type: FieldType;
  /** In how many of the documents; absent for what every file has. */
  readonly documents?: number;
}

export const EXTRACTION_PREFIX = 'extraction.';
const OTHER_CATEGORY = 'Extracted Data';
const METADATA_CATEGORY = 'Metadata';

const METADATA_FIELDS: readonly ExportField[] = [
  { key: 'size', label: 'File Size', category: METADATA_CATEGORY, type: 'number' },
  { key: 'pages', label: 'Page Count', category: METADATA_CATEGORY, type: 'number' },
];

/** In this order: the first that fits wins. */
const CATEGORIES: readonly (readonly [category: string, names: readonly string[]])[] = [
  ['Financial', ['total', 'amount', 'price']],
  ['Contact', ['name', 'address', 'email', 'phone']],
  ['Dates', ['date', 'time']],
  ['Identifiers', ['number', 'id']],
  ['Items', ['item', 'product', 'description']],
];

const LABELS: Record<string, string> = {
  _id: msg('Document ID'),
  originalFilename: msg('File Name'),
  docType: msg('Document Type'),
  createdAt: msg('Created'),
  mime: msg('File Type'),
  size: msg('File Size'),
  pages: msg('Page Count'),
  ocrText: msg('OCR Text'),
};
const ACRONYMS = /^(bic|iban|id|mrz|vat|ocr)$/i;

/**
 * Every field of the documents, in the order of first sight, then the two of the file itself. None when nothing was
 * read.
 */
export function exportFields(documents: readonly { readonly extraction?: unknown }[]): ExportField[] {
  const found = new Map<string, { readonly types: Set<FieldType>; path: readonly string[]; documents: number }>();
  for (const { extraction } of documents) {
    for (const [path, value] of leaves(extraction, [])) {
      const key = EXTRACTION_PREFIX + path.join('.');
      const field = found.get(key) ?? { types: new Set(), path, documents: 0 };
      if (value !== null && value !== undefined) field.types.add(typeOf(value));
      field.documents += 1;
      found.set(key, field);
    }
  }
  if (found.size === 0) return [];
  const fields = [...found].map(([key, { types, path, documents: count }]) => {
    const [only = 'string'] = types.size === 1 ? types : [];
    const type: FieldType = only;
    return { key, label: labelOf(path.join('.')), category: categoryOf(path, type), type, documents: count };
  });
  return [...fields, ...METADATA_FIELDS];
}

/** `extraction.vendor.vat_id` → `Vendor › VAT ID`; `line_items.0.amount` → `Line Items › 1 › Amount` */
export function labelOf(key: string): string {
  const name = key.startsWith(EXTRACTION_PREFIX) ? key.slice(EXTRACTION_PREFIX.length) : key;
  const known = Object.hasOwn(LABELS, name) ? LABELS[name] : undefined;
  if (known !== undefined) return known;
  return name.split('.').map(segmentLabel).filter(Boolean).join(' › ') || name;
}

/** Guessed from the last name of the path; when that says nothing, from the names it stands under. */
export function categoryOf(path: readonly string[], type: FieldType): string {
  for (const name of path.toReversed()) {
    const words = wordsOf(name).map((word) => word.toLowerCase().replace(/s$/, ''));
    const fits = ([, names]: (typeof CATEGORIES)[number]) =>
      names.some((wanted) => words.some((word) => says(word, wanted)));
    const category = CATEGORIES.find(fits)?.[0];
    if (category) return category;
    if (type === 'date') return 'Dates';
  }
  return OTHER_CATEGORY;
}

/** `subtotal` says total and `birthdate` date, but `paid` does not say id. */
function says(word: string, wanted: string): boolean {
  const singular = wanted.replace(/s$/, '');
  return wanted === 'id' ? word === 'id' : word.endsWith(singular);
}

function segmentLabel(segment: string): string {
  if (/^\d+$/.test(segment)) return String(Number(segment) + 1);
  return wordsOf(segment)
    .map((word) => (ACRONYMS.test(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

/** Split on underscores, spaces and where a capital begins a word. */
function wordsOf(name: string): string[] {
  return name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[_\s]+/)
    .filter(Boolean);
}

/** Objects are opened; a list is one field. */
function* leaves(value: unknown, path: readonly string[]): Generator<[readonly string[], unknown]> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0) {
    for (const [key, inner] of Object.entries(value)) yield* leaves(inner, [...path, key]);
  } else if (path.length > 0) yield [path, value];
}

const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;

function typeOf(value: unknown): FieldType {
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'object') return 'object';
  return DATE.test(String(value)) && !Number.isNaN(Date.parse(String(value))) ? 'date' : 'string';
}
