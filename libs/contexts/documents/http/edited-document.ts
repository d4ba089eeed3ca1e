/**
 * The body of PUT /documents/{id}, its nesting bounded before anything walks it: a schema would run out of stack at
 * some depth.
 */
import { EditBody } from '#contracts/documents.js';
import { DomainError } from '#kernel/domain-error.js';

const DEEPEST = 32;

/** @throws DomainError too_deep · ZodError */
export function editedDocument(body: unknown): EditBody {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST)
      throw new DomainError('too_deep', 'invalid', `The data is nested more than ${DEEPEST} levels deep.`);
    level = level.flatMap((value) => (value !== null && typeof value === 'object' ? Object.values(value) : []));
  }
  return EditBody.parse(body);
}
