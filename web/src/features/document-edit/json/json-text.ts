/** The text of the JSON editor: what it holds, if it holds an object at all. Pure. */
import type { Extraction } from '#contracts/documents.js';
import { isRecord } from '../../../entities/values/value-kind.js';

export const jsonTextOf = (values: Extraction): string => JSON.stringify(values, null, 2);

/** The values the text stands for; undefined when it is no JSON, or JSON but no object. */
export function valuesOf(text: string): Extraction | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? (value as Extraction) : undefined;
  } catch {
    return undefined;
  }
}
