/**
 * A list in the API: a page by its number, or what follows a cursor, which is the place where the part before ended and
 * how many were walked. A cursor is no key: in it stands only what its list told.
 */
import * as z from 'zod/mini';
import { DomainError } from '#kernel/domain-error.js';
import type { Part, Place } from '#read-side/list-part.js';

const Cursor = z.tuple([
  z.string().check(z.maxLength(100)),
  z.string().check(z.maxLength(100)),
  z.int().check(z.minimum(2), z.maximum(1_000_000_000)),
]);

/** @param raw as it was asked: whether a page was named @throws DomainError for a cursor that no list gave */
export function partOf(raw: unknown, asked: { page: number; limit: number; cursor?: string | undefined }): Part {
  const { page, limit, cursor } = asked;
  if (cursor === undefined) return { page, limit };
  if (typeof raw === 'object' && raw !== null && 'page' in raw)
    throw new DomainError('invalid_request', 'invalid', 'Ask for a page or go on from a cursor, not both.');
  const [value, id, walked] = decoded(cursor);
  return { page: walked, limit, after: { value, id } };
}

/** What an answer says of itself; a list without entries is one page without entries. */
export function pagination({ page, limit }: Part, total: number, next: Place | undefined) {
  const pages = Math.max(1, Math.ceil(total / limit));
  return { page, limit, total, pages, next: next ? encoded(next, page + 1) : null };
}

const encoded = ({ value, id }: Place, page: number) =>
  Buffer.from(JSON.stringify([value, id, page])).toString('base64url');

function decoded(cursor: string) {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new DomainError(
      'invalid_request',
      'invalid',
      'This cursor was not given by a list. Take "next" of an answer as it is, or begin without one.',
    );
  }
}
