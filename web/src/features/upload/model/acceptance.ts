/** Which files may be uploaded, and the sentence for each that may not. The server checks again, by content. */
import { UPLOAD_MAX_BYTES, UPLOAD_TYPES } from '#contracts/documents.js';
import { t } from '../../../lib/texts.js';

export const MAX_FILES = 50;

const TYPES = Object.keys(UPLOAD_TYPES);
const EXTENSIONS = Object.values(UPLOAD_TYPES).flat() as string[];

/** For the `accept` attribute of a file picker. */
export const ACCEPT = [...TYPES, ...EXTENSIONS].join(',');

export type Rejection = { readonly name: string; readonly reasons: readonly string[] };

interface Candidate {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

export function sorted<File extends Candidate>(files: readonly File[]): { accepted: File[]; rejected: Rejection[] } {
  if (files.length > MAX_FILES)
    return {
      accepted: [],
      rejected: files.map(({ name }) => ({
        name,
        reasons: [t('Too many files (at most {most} at once)', { most: MAX_FILES })],
      })),
    };
  const rejected = files
    .map((file) => ({ name: file.name, reasons: reasonsAgainst(file) }))
    .filter(({ reasons }) => reasons.length > 0);
  return { accepted: files.filter((file) => reasonsAgainst(file).length === 0), rejected };
}

function reasonsAgainst({ name, type, size }: Candidate): string[] {
  const reasons: string[] = [];
  // Some systems send no type, or image/jpg; then the ending decides.
  const ending = name.slice(name.lastIndexOf('.')).toLowerCase();
  if (!TYPES.includes(type) && !EXTENSIONS.includes(ending))
    reasons.push(t('File type must be one of {types}', { types: EXTENSIONS.join(', ') }));
  if (size > UPLOAD_MAX_BYTES)
    reasons.push(
      t('File is larger than {bytes} bytes ({mb} MB)', { bytes: UPLOAD_MAX_BYTES, mb: UPLOAD_MAX_BYTES / 1024 / 1024 }),
    );
  return reasons;
}
