/** A file that is here already: where. It was taken all the same; nothing is lost and nothing is in the way. */
import type { SameFile } from '#contracts/documents.js';
import { CopyCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../entities/paths.js';
import { rich } from '../../../lib/texts.js';
import { TimeAgo } from '../../../ui/time-ago.js';

export function SameFiles({ files }: { files: readonly SameFile[] }) {
  const [newest, ...more] = files;
  if (!newest) return null;
  return (
    <p role="status" className="flex items-start gap-1.5 text-sm text-ink-soft">
      <CopyCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" strokeWidth={1.75} />
      <span className="min-w-0">
        {rich(
          'You uploaded this file before: {file}, {when}{more, plural, =0 {} one {, and once before that} other {, and # times before that}}',
          {
            file: (
              <Link to={paths.document(newest._id)} className="link wrap-anywhere">
                {newest.originalFilename}
              </Link>
            ),
            when: <TimeAgo at={newest.createdAt} />,
            more: more.length,
          },
        )}
      </span>
    </p>
  );
}
