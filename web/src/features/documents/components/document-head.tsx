/** What a document is: its name, how it stands, and the few facts known of it. */
import type { DocumentDetail } from '#contracts/documents.js';
import { FileX2 } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { count, megabytes } from '../../../lib/format.js';
import { Badge } from '../../../ui/badge.js';
import { StatusBadge, StatusIcon } from '../../../ui/document-status.js';
import { languageWord, typeWord } from '../../../ui/document-words.js';
import { PageHeader } from '../../../ui/page-header.js';
import { TimeAgo } from '../../../ui/time-ago.js';

export function DocumentHead({
  document,
  back,
  actions,
}: {
  document: DocumentDetail;
  back: ReactNode;
  actions: ReactNode;
}) {
  const facts: ReactNode[] = [
    typeWord(document),
    languageWord(document.language),
    <TimeAgo at={document.createdAt} />,
    document.pages > 0 && `${count(document.pages)} ${document.pages === 1 ? 'page' : 'pages'}`,
    megabytes(document.size),
  ].filter((fact) => fact !== '–' && fact !== false);
  return (
    <PageHeader
      title={document.originalFilename}
      actions={actions}
      lead={
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-2 pt-1 text-sm">
          <StatusIcon status={document.status} />
          <StatusBadge status={document.status} />
          {facts.map((fact, index) => (
            <Fragment key={index}>
              <span aria-hidden="true" className="text-line-strong first-of-type:hidden">
                ·
              </span>
              <span>{fact}</span>
            </Fragment>
          ))}
          {document.originalDeleted && (
            <Badge icon={<FileX2 aria-hidden="true" className="size-3.5" strokeWidth={1.75} />}>
              File deleted after processing
            </Badge>
          )}
        </span>
      }
    >
      {back}
    </PageHeader>
  );
}
