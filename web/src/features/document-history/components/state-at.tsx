/** How a document stood after one of its facts, and what that fact made different. */
import { ERASED } from '#contracts/history.js';
import { STATUS_WORDS } from '../../../entities/documents/document-status.js';
import { ErrorState } from '../../../ui/error-state.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { useStateAt } from '../api/history.query.js';
import { ChangeList } from '../../../entities/values/change-list.js';
import { t } from '../../../lib/texts.js';

export function StateAt({ id, revision, facts }: { id: string; revision: number; facts: number }) {
  const { data, error, refetch } = useStateAt(id, revision, facts);
  if (error)
    return <ErrorState title={t('That moment could not be loaded')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40 w-full" />;
  const { state, comparison } = data;
  const { extraction } = state;
  const currency = extraction !== ERASED && typeof extraction.currency === 'string' ? extraction.currency : undefined;
  const changes = comparison?.fieldChanges ?? [];
  return (
    <div className="flex flex-col gap-4 text-sm">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt className="text-ink-soft">{t('Name')}</dt>
        <dd className="wrap-anywhere">{state.originalFilename}</dd>
        <dt className="text-ink-soft">{t('Status')}</dt>
        <dd>{state.status === 'deleted' ? t('Deleted') : t(STATUS_WORDS[state.status])}</dd>
        <dt className="text-ink-soft">{t('Version')}</dt>
        <dd>{state.version === 0 ? t('not read yet') : state.version}</dd>
      </dl>
      {extraction === ERASED ? (
        <p className="text-ink-soft">{t('The values are erased.')}</p>
      ) : changes.length === 0 && !comparison?.moreChanges ? (
        <p className="text-ink-soft">{t('This changed no values.')}</p>
      ) : (
        <ChangeList changes={changes} more={comparison?.moreChanges} currency={currency} />
      )}
    </div>
  );
}
