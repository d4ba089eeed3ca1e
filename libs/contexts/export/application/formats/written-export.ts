/** What every writer of an export is given. */
import type { JsonObject } from '#kernel/json.js';
import type { Plan } from '#domain/export/plan.js';
import type { ExportedDocument } from '#domain/export/record.js';
import type { Language } from '#texts/languages.js';
import type { Said } from '#texts/sentence.js';

export interface Row {
  readonly document: ExportedDocument;
  /** Lists may have holes. */
  readonly record: JsonObject;
  /** '' when there are no groups, or the document has no value. */
  readonly group: string;
}

/** How fields are called where people read them. */
export interface Words {
  readonly language: Language;
  /** What is no field's name. */
  say(said: Said): string;
  label(key: string): string;
  /** Amounts of money are written with two decimals. */
  isMoney(key: string): boolean;
  docType(docType: string): string;
}

export interface WrittenExport {
  readonly plan: Plan;
  /** From the first again, each time it is called. */
  readonly rows: () => AsyncIterable<Row>;
  readonly words: Words;
  /** ISO 8601 */
  readonly now: string;
  readonly creator: string;
}
