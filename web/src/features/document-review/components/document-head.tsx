/** What a document is: its name, how it stands, and the few facts known of it. */
import type { DocumentDetail } from '../../../entities/documents/wire.js';
import { FileX2, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { megabytes } from '../../../lib/format.js';
import { Badge } from '../../../ui/badge.js';
import { StatusBadge, StatusIcon } from '../../../entities/documents/document-status.js';
import { languageWord, typeWord } from '../../../entities/documents/document-words.js';
import { PageHeader } from '../../../ui/page-header.js';
import { TimeAgo } from '../../../ui/time-ago.js';
import { t } from '../../../lib/texts.js';

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
    document.pages > 0 && t('{count, plural, one {# page} other {# pages}}', { count: document.pages }),
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
            // The dot belongs to what stands before it, so that no line begins with one.
            <span key={index} className="inline-flex gap-x-2.5">
              {fact}
              {index < facts.length - 1 && (
                <span aria-hidden="true" className="text-line-strong">
                  ·
                </span>
              )}
            </span>
          ))}
          {document.originalDeleted && (
            <Badge icon={<FileX2 aria-hidden="true" className="size-3.5" strokeWidth={1.75} />}>
              {document.deleteAfterProcessing
                ? t('File deleted after processing')
                : t('File deleted by the retention rule')}
            </Badge>
          )}
          {document.hold && (
            <Badge tone="accent" icon={<Lock aria-hidden="true" className="size-3.5" strokeWidth={1.75} />}>
              {t('On hold')}
            </Badge>
          )}
        </span>
      }
    >
      {back}
    </PageHeader>
  );
}
