/** /documents */
import { FileDown, FileUp } from 'lucide-react';
import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../entities/paths.js';
import { useMay } from '../../entities/account/session.js';
import { ButtonLink } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorState } from '../../ui/error-state.js';
import { LedgerSkeleton } from '../../ui/ledger.js';
import { PageHeader } from '../../ui/page-header.js';
import { useDocuments } from './api/documents.query.js';
import { DocumentRows } from './components/document-rows.js';
import { ListFilters } from './components/list-filters.js';
import { Pager } from './components/pager.js';
import { isFiltered, PAGE_SIZE, paramsOf, viewFrom, type ListView } from './model/list-view.js';
import { t } from '../../lib/texts.js';

export function DocumentsPage() {
  const mayUpload = useMay('upload');
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => viewFrom(params), [params]);
  const { data, error, refetch, isPlaceholderData } = useDocuments(view);

  /** Every change of what is listed starts at its first page. */
  const change = useCallback(
    (part: Partial<ListView>, replace = false) =>
      setParams((old) => paramsOf({ ...viewFrom(old), page: 1, ...part }), { replace, preventScrollReset: true }),
    [setParams],
  );

  // The page one was on may have been emptied: the last one that there is takes its place.
  const beyond = data && !isPlaceholderData && data.pagination.total > 0 && view.page > data.pagination.pages;
  const lastPage = data?.pagination.pages ?? 1;
  useEffect(() => {
    if (beyond) change({ page: lastPage }, true);
  }, [beyond, lastPage, change]);

  return (
    <>
      <PageHeader
        title={t('Documents')}
        lead={t('Manage your documents')}
        actions={
          <>
            <ButtonLink to={paths.export} icon={<FileDown aria-hidden="true" className="size-4" strokeWidth={1.75} />}>
              {t('Advanced Export')}
            </ButtonLink>
            {mayUpload && (
              <ButtonLink to={paths.upload} look="primary" icon={<FileUp aria-hidden="true" className="size-4" />}>
                {t('Upload')}
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="flex flex-col gap-5">
        <ListFilters view={view} onChange={change} />
        {data && !beyond ? (
          data.documents.length > 0 ? (
            <>
              <DocumentRows key={JSON.stringify(view)} documents={data.documents} stale={isPlaceholderData} />
              {data.pagination.total > PAGE_SIZE && (
                <Pager pagination={data.pagination} onPage={(page) => change({ page })} />
              )}
            </>
          ) : (
            <NothingHere view={view} />
          )
        ) : error ? (
          <ErrorState title={t('Your documents could not be loaded')} error={error} onRetry={() => void refetch()} />
        ) : (
          <LedgerSkeleton label={t('Loading documents')} rows={PAGE_SIZE} />
        )}
      </div>
    </>
  );
}

function NothingHere({ view }: { view: ListView }) {
  const mayUpload = useMay('upload');
  const searching = view.search !== '' || isFiltered(view);
  return (
    <div className="border-y">
      <EmptyState
        title={t('No documents found')}
        hint={
          searching
            ? t('Try adjusting your search criteria')
            : mayUpload && t('Get started by uploading your first document')
        }
        action={
          !searching &&
          mayUpload && (
            <ButtonLink to={paths.upload} look="primary">
              {t('Upload Document')}
            </ButtonLink>
          )
        }
      />
    </div>
  );
}
