/** How a document stood after one of its facts, and what that fact made different. */
import { ERASED } from '#contracts/history.js';
import { STATUS_WORDS } from '../../../entities/documents/document-status.js';
import { ErrorState } from '../../../ui/error-state.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { useStateAt } from '../api/history.query.js';
import { ChangeList } from '../../../entities/values/change-list.js';

export function StateAt({ id, revision, facts }: { id: string; revision: number; facts: number }) {
  const { data, error, refetch } = useStateAt(id, revision, facts);
  if (error) return <ErrorState title="That moment could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40 w-full" />;
  const { state, comparison } = data;
  const { extraction } = state;
  const currency = extraction !== ERASED && typeof extraction.currency === 'string' ? extraction.currency : undefined;
  const changes = comparison?.fieldChanges ?? [];
  return (
    <div className="flex flex-col gap-4 text-sm">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt className="text-ink-soft">Name</dt>
        <dd className="wrap-anywhere">{state.originalFilename}</dd>
        <dt className="text-ink-soft">Status</dt>
        <dd>{state.status === 'deleted' ? 'Deleted' : STATUS_WORDS[state.status]}</dd>
        <dt className="text-ink-soft">Version</dt>
        <dd>{state.version === 0 ? 'not read yet' : state.version}</dd>
      </dl>
      {extraction === ERASED ? (
        <p className="text-ink-soft">The values are erased.</p>
      ) : changes.length === 0 && !comparison?.moreChanges ? (
        <p className="text-ink-soft">This changed no values.</p>
      ) : (
        <ChangeList changes={changes} more={comparison?.moreChanges} currency={currency} />
      )}
    </div>
  );
}
