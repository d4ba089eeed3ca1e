/**
 * The body of PUT /documents/{id}, held against the bounds of a document before anything else walks it: a schema would
 * run out of stack at some depth.
 */
import { EditBody } from '#contracts/documents.js';
import { mustBeWithinLimits } from '#domain/documents/limits.js';
import type { JsonObject } from '#kernel/json.js';

/** @throws DomainError as `mustBeWithinLimits` does · ZodError */
export function editedDocument(body: unknown): EditBody {
  const { extraction } = (body ?? {}) as { extraction?: unknown };
  if (typeof extraction === 'object' && extraction !== null) mustBeWithinLimits(extraction as JsonObject);
  return EditBody.parse(body);
}
