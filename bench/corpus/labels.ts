/**
 * The labels of a folder of documents (`labels.jsonl`: file, docType, source, fields, alt) and its two halves: what
 * is fitted on one is judged on the other. The half follows from the file's name alone, so it
 * is the same on every machine and stays when documents are added.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Label as FieldsLabel, parseLabels } from '#extraction/scoring/labels.js';
import { type DocType } from '#ports/extractor.js';

/** The type as the engine names it. */
export type Label = FieldsLabel & { readonly docType: DocType };

export type Half = 'fit' | 'report';

export function readLabels(folder: string): Label[] {
  return parseLabels(readFileSync(join(folder, 'labels.jsonl'), 'utf8')).map((label) => ({
    ...label,
    docType: label.docType as DocType,
  }));
}

export function halfOf({ file }: Pick<Label, 'file'>): Half {
  return createHash('sha256').update(file).digest()[0]! % 2 === 0 ? 'fit' : 'report';
}
