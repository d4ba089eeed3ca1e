/** The latest five, one line each. */
import type { DocumentSummary } from '../../../entities/documents/wire.js';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../entities/paths.js';
import { useMay } from '../../../entities/account/session.js';
import { ButtonLink } from '../../../ui/button.js';
import { StatusBadge, StatusIcon } from '../../../entities/documents/document-status.js';
import { typeWord } from '../../../entities/documents/document-words.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { ErrorState } from '../../../ui/error-state.js';
import { Ledger, LedgerRow, LedgerSkeleton } from '../../../ui/ledger.js';
import { TimeAgo } from '../../../ui/time-ago.js';
import { useRecentDocuments } from '../api/recent-documents.query.js';
import { t } from '../../../lib/texts.js';

export function RecentDocuments() {
  const { data: documents, error, refetch } = useRecentDocuments();
  return (
    <section aria-labelledby="recent" className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="recent" className="text-xl">
          {t('Recent Documents')}
        </h2>
        {documents && documents.length > 0 && (
          <Link to={paths.documents} className="link text-sm font-medium">
            {t('View All')}
          </Link>
        )}
      </div>
      {documents ? (
        <Rows documents={documents} />
      ) : error ? (
        <ErrorState title={t('Your documents could not be loaded')} error={error} onRetry={() => void refetch()} />
      ) : (
        <LedgerSkeleton label={t('Loading documents')} rows={5} />
      )}
    </section>
  );
}

function Rows({ documents }: { documents: readonly DocumentSummary[] }) {
  const mayUpload = useMay('upload');
  if (documents.length === 0) {
    return (
      <div className="border-y">
        <EmptyState
          title={t('No documents yet')}
          hint={mayUpload && t('Upload an invoice, a receipt or anything else on paper, and see what is read from it.')}
          action={
            mayUpload && (
              <ButtonLink to={paths.upload} look="primary">
                {t('Upload your first document')}
              </ButtonLink>
            )
          }
        />
      </div>
    );
  }
  return (
    <Ledger label={t('Recent documents')}>
      {documents.map((document) => (
        <LedgerRow key={document._id}>
          <StatusIcon status={document.status} />
          <Link
            to={paths.document(document._id)}
            className="min-w-0 grow truncate font-medium hover:text-accent"
            title={document.originalFilename}
          >
            {document.originalFilename}
          </Link>
          <span className="hidden w-32 shrink-0 text-sm text-ink-soft md:block">{typeWord(document)}</span>
          <TimeAgo at={document.createdAt} className="hidden w-32 shrink-0 text-sm text-ink-soft sm:block" />
          <span className="flex w-24 shrink-0 justify-end sm:justify-start">
            <StatusBadge status={document.status} />
          </span>
          <Link
            to={paths.document(document._id)}
            aria-label={t('View {name}', { name: document.originalFilename })}
            className="link hidden shrink-0 items-center gap-1 text-sm font-medium sm:inline-flex"
          >
            {t('View')} <ArrowRight aria-hidden="true" className="size-3.5" />
          </Link>
        </LedgerRow>
      ))}
    </Ledger>
  );
}
