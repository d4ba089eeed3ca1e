/** Names made from other names: the same cause always gives the same id, which is what makes redelivery harmless. */
import { v5 } from 'uuid';

const RECTO = '1d3a5c9e-7b42-5f60-8e1d-2c4b6a8f9d01';

/** UUID v5 of the parts, in their order. `derivedId(requestId, 'ExtractionCompleted')` is the same in every process. */
export function derivedId(...parts: readonly string[]): string {
  return v5(parts.join('\u0000'), RECTO);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Lower-case hyphenated UUID of any version. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
