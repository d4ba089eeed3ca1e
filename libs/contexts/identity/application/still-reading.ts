import { DomainError } from '#kernel/domain-error.js';

/** After a restore, or with a new version of a read model: nobody is shut out because they are not known yet. */
export function stillReading(): DomainError {
  return new DomainError(
    'unavailable',
    'unavailable',
    'Recto was started a moment ago and is still reading its log. Please try again in a moment.',
  );
}
