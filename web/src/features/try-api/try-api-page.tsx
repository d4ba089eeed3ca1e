/** /settings/try-the-api: any operation that keys reach, filled in and sent with a key of one's own. */
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../entities/paths.js';
import { t } from '../../lib/texts.js';
import { ErrorState } from '../../ui/error-state.js';
import { Field } from '../../ui/field.js';
import { Input } from '../../ui/input.js';
import { PageHeader } from '../../ui/page-header.js';
import { Select } from '../../ui/select.js';
import { Skeleton } from '../../ui/skeleton.js';
import { useOperationGroups } from './api/description.query.js';
import { OperationForm } from './components/operation-form.js';
import type { OperationGroup } from './model/operations.js';

const FIRST = 'listDocuments';
const KEY_BEGINS = 'recto_live_…';

export function TryApiPage() {
  const { data: groups, error, refetch } = useOperationGroups();
  return (
    <>
      <PageHeader title={t('Try the API')} lead={t('What you send is done for real, in your workspace.')}>
        <Link to={paths.developers} className="link text-sm">
          {t('Settings → Developers')}
        </Link>
      </PageHeader>
      {groups && <Trial groups={groups} />}
      {!groups && error && (
        <ErrorState title={t('The API could not be loaded')} error={error} onRetry={() => void refetch()} />
      )}
      {!groups && !error && <Skeleton className="h-10 max-w-xl" />}
    </>
  );
}

function Trial({ groups }: { groups: readonly OperationGroup[] }) {
  const [params, setParams] = useSearchParams();
  // Nowhere but here: it is gone with the page.
  const [apiKey, setApiKey] = useState('');
  const all = groups.flatMap(({ operations }) => operations);
  const chosen = all.find(({ id }) => id === params.get('operation')) ?? all.find(({ id }) => id === FIRST) ?? all[0];
  if (!chosen) return null;
  return (
    <div className="flex flex-col gap-10">
      <div className="grid gap-x-12 gap-y-5 lg:grid-cols-2">
        <Field label={t('Operation')}>
          {(ids) => (
            <Select
              {...ids}
              value={chosen.id}
              onChange={(event) => setParams({ operation: event.target.value }, { replace: true })}
            >
              {groups.map(({ tag, operations }) => (
                <optgroup key={tag} label={tag} lang="en">
                  {operations.map(({ id, summary }) => (
                    <option key={id} value={id}>
                      {summary}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('API key')} hint={t('One of yours. It is kept on this page only, until you leave it.')}>
          {(ids) => (
            <Input
              {...ids}
              type="password"
              value={apiKey}
              autoComplete="off"
              spellCheck={false}
              placeholder={KEY_BEGINS}
              onChange={(event) => setApiKey(event.target.value.trim())}
            />
          )}
        </Field>
      </div>
      <OperationForm key={chosen.id} operation={chosen} apiKey={apiKey} />
    </div>
  );
}
