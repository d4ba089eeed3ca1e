/** The text of the JSON editor: what it holds, if it holds values at all. Pure. */
import type { Extraction } from '#contracts/documents.js';
import { inexactIn, refusalOf } from '#contracts/exact-json.js';
import { isRecord } from '../../../entities/values/value-kind.js';
import { t } from '../../../lib/texts.js';

export const jsonTextOf = (json: unknown): string => JSON.stringify(json, null, 2);

/** What a text is: no JSON, JSON that is no object, or values. */
export type JsonText =
  | { readonly kind: 'no-json' }
  | { readonly kind: 'no-object'; readonly json: unknown }
  | { readonly kind: 'values'; readonly json: Extraction };

export function readJson(text: string): JsonText {
  try {
    const json: unknown = JSON.parse(text);
    return isRecord(json) ? { kind: 'values', json: json as Extraction } : { kind: 'no-object', json };
  } catch {
    return { kind: 'no-json' };
  }
}

/** Why these values would not be those that were typed; undefined when they are. @param text that is JSON */
export function changedWhenRead(text: string): string | undefined {
  const inexact = inexactIn(text);
  if (!inexact) return undefined;
  const { text: said, values } = refusalOf(inexact);
  return t(said, values);
}
