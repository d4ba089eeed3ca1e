/** /documents/{id} */
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../../entities/paths.js';
import { statusOf } from '../../lib/api-error.js';
import { ButtonLink } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorState } from '../../ui/error-state.js';
import { useDocument } from '../../entities/documents/document.query.js';
import { DocumentBody } from './document-body.js';
import { DocumentSkeleton } from '../../features/document-review/components/document-skeleton.js';
import { titled } from '../../lib/installation.js';
import { t } from '../../lib/texts.js';

function Back() {
  return (
    <Link
      to={paths.documents}
      className="inline-flex w-fit items-center gap-1.5 rounded-sm text-sm text-ink-soft hover:text-accent"
    >
      <ArrowLeft aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {t('Back to Documents')}
    </Link>
  );
}

export function DocumentPage() {
  const { id = '' } = useParams();
  const { data: document, error, refetch } = useDocument(id);
  if (document && statusOf(error) !== 404)
    return <DocumentBody key={document._id} document={document} back={<Back />} />;
  if (statusOf(error) === 404) {
    return (
      <>
        <title>{titled(t('Document not found'))}</title>
        <EmptyState
          heading="h1"
          title={t('Document not found')}
          hint={t('It may have been deleted, or the address has a slip in it.')}
          action={<ButtonLink to={paths.documents}>{t('Back to Documents')}</ButtonLink>}
        />
      </>
    );
  }
  if (error) {
    return (
      <>
        <Back />
        <ErrorState title={t('The document could not be loaded')} error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  return <DocumentSkeleton back={<Back />} />;
}
