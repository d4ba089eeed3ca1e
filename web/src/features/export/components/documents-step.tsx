/** Step one: which documents. The list shows at most a hundred; the filters reach the others. */
import type { DocumentList } from '../../../entities/documents/wire.js';
import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { paths } from '../../../entities/paths.js';
import { count } from '../../../lib/format.js';
import { useMay } from '../../../entities/account/session.js';
import { Badge } from '../../../ui/badge.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { ErrorState } from '../../../ui/error-state.js';
import { Ledger, LedgerSkeleton } from '../../../ui/ledger.js';
import { Stale } from '../../../ui/stale.js';
import { LIST_CAP, NO_FILTERS } from '../model/list-filters.js';
import { useWizard } from '../model/wizard-context.js';
import { allChosen, exportable } from '../model/wizard.js';
import { t } from '../../../lib/texts.js';
import { DocumentChoice } from './document-choice.js';
import { ExportFilters } from './export-filters.js';
import { StepFoot, StepHead } from './step-head.js';

interface StepProps {
  list: UseQueryResult<DocumentList>;
}

export function DocumentsStep({ list }: StepProps) {
  const { wizard, change, listed } = useWizard();
  const chosen = wizard.documents.map(({ _id }) => _id);
  return (
    <section aria-label={t('Select Documents')}>
      <StepHead title={t('Select Documents')} lead={t('Only completed documents have anything to export.')} />
      <ExportFilters known={list.data?.documents ?? []} />
      {list.error && !list.data ? (
        <ErrorState
          title={t('Your documents could not be loaded')}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      ) : !listed ? (
        <LedgerSkeleton label={t('Loading documents')} rows={8} />
      ) : listed.length === 0 ? (
        <NothingListed />
      ) : (
        <Stale stale={list.isPlaceholderData}>
          <SelectAll />
          <Ledger label={t('Documents to choose from')}>
            {listed.map((document) => (
              <DocumentChoice
                key={document._id}
                document={document}
                chosen={chosen.includes(document._id)}
                onToggle={() => change({ type: 'documentToggled', document })}
              />
            ))}
          </Ledger>
          {list.data && list.data.pagination.total > LIST_CAP && (
            <p className="pt-3 text-sm text-ink-faint">
              {t(
                'These are the newest {shown} of {all} documents. Narrow the list to reach the others; what you have selected stays selected.',
                {
                  shown: LIST_CAP,
                  all: count(list.data.pagination.total),
                },
              )}
            </p>
          )}
        </Stale>
      )}
      <StepFoot>
        <span role="status" className="text-sm text-ink-soft">
          {selectedWords(wizard.documents.length)}
        </span>
        <Button
          look="primary"
          disabled={wizard.documents.length === 0}
          onClick={() => change({ type: 'went', step: 'fields' })}
        >
          {t('Next')}
          <ArrowRight aria-hidden="true" className="size-4" strokeWidth={1.75} />
        </Button>
      </StepFoot>
    </section>
  );
}

function SelectAll() {
  const { wizard, change, listed = [] } = useWizard();
  const ids = listed.filter(exportable).map(({ _id }) => _id);
  const chosen = wizard.documents.map(({ _id }) => _id);
  const hidden = chosen.filter((id) => !listed.some(({ _id }) => _id === id)).length;
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-2 pb-3">
      <Button
        look="quiet"
        size="small"
        className="-ml-3"
        disabled={ids.length === 0}
        onClick={() => change({ type: 'allDocumentsToggled', listed })}
      >
        {allChosen(chosen, ids) ? t('Deselect All') : t('Select All')}
      </Button>
      {chosen.length > 0 && <Badge tone="accent">{t('{n} selected', { n: chosen.length })}</Badge>}
      {hidden > 0 && <span className="text-sm text-ink-faint">{t('{n} of them not in this list', { n: hidden })}</span>}
    </div>
  );
}

function NothingListed() {
  const mayUpload = useMay('upload');
  const { wizard, change } = useWizard();
  const { status, ...others } = wizard.filters;
  const narrowed = Object.values(others).some((value) => value.length > 0) || status.length !== 1;
  return (
    <div className="border-y">
      <EmptyState
        title={t('No documents found')}
        hint={
          narrowed
            ? t('Try adjusting your search criteria')
            : t('Upload a document first; once it is completed, it can be exported.')
        }
        action={
          narrowed ? (
            <Button onClick={() => change({ type: 'filtered', filters: NO_FILTERS })}>{t('Clear Filters')}</Button>
          ) : (
            mayUpload && (
              <ButtonLink to={paths.upload} look="primary">
                {t('Upload Document')}
              </ButtonLink>
            )
          )
        }
      />
    </div>
  );
}

function selectedWords(n: number): string {
  if (n === 0) return t('Nothing selected yet');
  return t('{n, plural, one {# document} other {# documents}} selected', { n });
}
