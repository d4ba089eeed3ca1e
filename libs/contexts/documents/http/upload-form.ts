import { DomainError } from '#kernel/domain-error.js';

/**
 * Whether the original is to go once it is read. Anything but the two texts is refused: a file somebody wanted gone
 * must not stay because they wrote it another way.
 * @param fields of an upload's form @throws invalid_request
 */
export function deleteAfterProcessing(fields: unknown): boolean {
  const { deleteAfterProcessing: said = 'false' } = (fields ?? {}) as Record<string, unknown>;
  if (said === 'true' || said === 'false') return said === 'true';
  throw new DomainError('invalid_request', 'invalid', 'deleteAfterProcessing must be "true" or "false".');
}
