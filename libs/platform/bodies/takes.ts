/** What a route takes, where it is not JSON. */
import { SetMetadata } from '@nestjs/common';
import type { DomainError } from '#kernel/domain-error.js';

export const FILE = 'recto:takes-file';
export const SIGNED = 'recto:takes-signed';
export const LONG_JSON = 'recto:takes-long-json';

export interface FileTaken {
  readonly bytes: number;
  readonly tooLarge: () => DomainError;
}

/** A form with one file of at most so many bytes, which the route reads itself. */
export const TakesFile = (bytes: number, tooLarge: () => DomainError) =>
  SetMetadata(FILE, { bytes, tooLarge } satisfies FileTaken);

/** JSON of at most so many bytes, where a file may stand in it. */
export const TakesLongJson = (bytes: number) => SetMetadata(LONG_JSON, bytes);

/** Bytes as they come, for a signature over them: `request.body` is a Buffer. */
export const TakesSignedBytes = () => SetMetadata(SIGNED, true);
