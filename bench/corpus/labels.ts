/**
 * The labels of a folder of documents (`labels.jsonl`: file, docType, source, fields, alt) and its two halves: weights and
 * calibration are fitted on one and every figure is reported on the other. The half follows from the file's name alone, so it
 * is the same on every machine and stays when documents are added.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocType } from '#ports/extractor.js';

export interface Label {
  readonly file: string;
  readonly docType: DocType;
  readonly source: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly alt?: Readonly<Record<string, readonly unknown[]>>;
}

export type Half = 'fit' | 'report';

export function readLabels(folder: string): Label[] {
  const lines = readFileSync(join(folder, 'labels.jsonl'), 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const label = JSON.parse(line) as Omit<Label, 'docType'> & { docType: DocType | 'form' };
    return { ...label, docType: label.docType === 'form' ? 'unknown' : label.docType };
  });
}

export function halfOf({ file }: Pick<Label, 'file'>): Half {
  return createHash('sha256').update(file).digest()[0]! % 2 === 0 ? 'fit' : 'report';
}
