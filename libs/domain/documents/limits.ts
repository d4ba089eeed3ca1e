/** The bounds of a document held against what somebody wants to write into it. Linear in what it looks at. Pure. */
import { DOCUMENT_LIMITS } from '#kernel/document-limits.js';
import { DomainError } from '#kernel/domain-error.js';
import { jsonBytes, type Json, type JsonObject } from '#kernel/json.js';
import { sentence } from '#texts/sentence.js';

const { keyCharacters, valueBytes, values, levels, extractionBytes, editNotesBytes, confirmedBytes, editsPerHour } =
  DOCUMENT_LIMITS;
const HOUR_MS = 60 * 60_000;

/**
 * Level by level, not by recursion: whatever was parsed may be nested deeper than the stack goes.
 * @throws DomainError too_deep · key_too_long · value_too_large · too_many_values · extraction_too_large
 */
export function mustBeWithinLimits(extraction: JsonObject): void {
  let level: (readonly Json[] | JsonObject)[] = [extraction];
  let count = 0;
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > levels)
      throw new DomainError(
        'too_deep',
        'unprocessable',
        sentence('The data of this document is nested more than {levels} levels deep.', { levels }),
      );
    const next: (readonly Json[] | JsonObject)[] = [];
    for (const container of level) {
      if (!Array.isArray(container)) Object.keys(container).forEach(mustBeShort);
      for (const value of Object.values(container) as Json[]) {
        if (isContainer(value) && !isEmpty(value)) next.push(value);
        else count++;
        mustBeSmall(value);
      }
      if (count + next.length > values)
        throw new DomainError(
          'too_many_values',
          'too-large',
          sentence('The data of this document has more than {values, number} values.', { values }),
        );
    }
    level = next;
  }
  if (jsonBytes(extraction) > extractionBytes)
    throw new DomainError(
      'extraction_too_large',
      'too-large',
      sentence('The data of this document is larger than {size}.', { size: kilobytes(extractionBytes) }),
    );
}

/** What an editor says of an edit. @throws DomainError notes_too_large */
export function notesMustBeWithinLimits(changes: readonly string[]): void {
  if (jsonBytes(changes) <= editNotesBytes) return;
  throw new DomainError(
    'notes_too_large',
    'too-large',
    sentence('What "changes" says of an edit must not be larger than {size}.', { size: kilobytes(editNotesBytes) }),
  );
}

/** All that is confirmed of a document. @throws DomainError confirmed_too_large */
export function confirmedMustBeWithinLimits(paths: readonly string[]): void {
  if (jsonBytes(paths) <= confirmedBytes) return;
  throw new DomainError(
    'confirmed_too_large',
    'too-large',
    sentence('The paths of the confirmed values of a document must not be larger than {size} together.', {
      size: kilobytes(confirmedBytes),
    }),
  );
}

/** @param editedAt when the newest edits were made, as many as an hour may have @throws DomainError too_many_edits */
export function mustBeWithinTheHour(editedAt: readonly string[], now: string): void {
  const oldest = editedAt.at(-editsPerHour);
  const waitMs = oldest === undefined ? 0 : Date.parse(oldest) + HOUR_MS - Date.parse(now);
  if (waitMs <= 0) return;
  const minutes = Math.ceil(waitMs / 60_000);
  throw new DomainError(
    'too_many_edits',
    'rate-limited',
    sentence(
      'A document can be edited {most} times an hour. Please try again in {minutes} {minutes, plural, one {minute} other {minutes}}.',
      { most: editsPerHour, minutes },
    ),
    { retryAfter: Math.ceil(waitMs / 1_000) },
  );
}

function mustBeShort(key: string): void {
  if (key.length > keyCharacters)
    throw new DomainError(
      'key_too_long',
      'unprocessable',
      sentence('The data of this document has a key of more than {most} characters.', { most: keyCharacters }),
    );
}

function mustBeSmall(value: Json): void {
  if (typeof value === 'string' && (value.length > valueBytes || jsonBytes(value) > valueBytes))
    throw new DomainError(
      'value_too_large',
      'too-large',
      sentence('The data of this document has a value larger than {size}.', { size: kilobytes(valueBytes) }),
    );
}

const isContainer = (value: Json): value is readonly Json[] | JsonObject => typeof value === 'object' && value !== null;
const isEmpty = (value: readonly Json[] | JsonObject): boolean => Object.keys(value).length === 0;
const kilobytes = (bytes: number): string => `${bytes / 1024} KB`;
