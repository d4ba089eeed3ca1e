/**
 * Labelled documents, one JSON object a line: { file, docType, fields: { canonicalName: value }, alt?: { name: [other
 * accepted values] } }. Canonical names are those of the labels, not of our schemas; here is which of our fields
 * answers which.
 */
import { z } from 'zod';

export const Label = z.object({
  file: z.string().min(1),
  docType: z.string().min(1),
  fields: z.record(z.string(), z.unknown()),
  alt: z.record(z.string(), z.array(z.unknown())).optional(),
});
export type Label = z.infer<typeof Label>;

/** Where the names differ in more than their spelling; the first path that is there answers. */
const ANSWERED_BY: Readonly<Record<string, readonly string[]>> = {
  invoiceDate: ['invoice_date', 'date'],
  date: ['date', 'invoice_date'],
  vendorName: ['vendor_name', 'merchant_name'],
  vendorAddress: ['vendor_address', 'merchant_address'],
};

export const pathsOf = (name: string): readonly string[] =>
  ANSWERED_BY[name] ?? [name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)];

/** @throws Error naming the line that is not a label */
export function parseLabels(text: string): Label[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      return [Label.parse(JSON.parse(line))];
    } catch {
      throw new Error(`line ${index + 1} is not a label`);
    }
  });
}

/** The answer whose file name ends as the label's does, or the other way round; whole folders and names only. */
export function isFor(label: Label, file: string): boolean {
  return file === label.file || file.endsWith(`/${label.file}`) || label.file.endsWith(`/${file}`);
}
