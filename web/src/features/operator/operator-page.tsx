/**
 * /operator: how the installation stands, for whoever has the operator's token. It changes nothing and names nobody.
 */
import { useState } from 'react';
import { messageOf, statusOf } from '../../lib/api-error.js';
import { exactTime } from '../../lib/format.js';
import { t } from '../../lib/texts.js';
import { Button } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorState } from '../../ui/error-state.js';
import { Wordmark } from '../../ui/mark.js';
import { PageHeader } from '../../ui/page-header.js';
import { Skeleton } from '../../ui/skeleton.js';
import { ThemeToggle } from '../../ui/theme-toggle.js';
import { useOperatorStatus } from './api/status.query.js';
import { StatusPanels } from './components/status-panels.js';
import { TokenForm } from './components/token-form.js';
import { forgetToken, keepToken, keptToken } from './model/token.js';

export function OperatorPage() {
  const [token, setToken] = useState(keptToken);
  const { data: status, error, refetch } = useOperatorStatus(token);
  const give = (given: string) => {
    keepToken(given);
    setToken(given);
  };
  const leave = () => {
    forgetToken();
    setToken('');
  };
  const isWanted = statusOf(error) === 401;
  return (
    <div className="min-h-dvh bg-sheet px-5 sm:px-10">
      <header className="mx-auto flex h-18 max-w-6xl items-center justify-between">
        <Wordmark />
        <ThemeToggle />
      </header>
      <main className="mx-auto max-w-6xl pb-16">
        {statusOf(error) === 404 ? (
          <EmptyState
            heading="h1"
            title={t('There is no operator’s page here')}
            hint={t('Whoever runs this server opens it by setting OPERATOR_TOKEN.')}
          />
        ) : (
          <>
            <PageHeader
              title={t('Operator')}
              lead={
                status && !error ? t('As of {time}', { time: exactTime(status.at) }) : t('How this installation stands')
              }
              actions={token !== '' && !isWanted && <Button onClick={leave}>{t('Leave')}</Button>}
            />
            {isWanted ? (
              <TokenForm fault={token === '' ? undefined : messageOf(error, '')} onGiven={give} />
            ) : status ? (
              <StatusPanels status={status} />
            ) : error ? (
              <ErrorState title={t('The status could not be loaded')} error={error} onRetry={() => void refetch()} />
            ) : (
              <Skeleton className="h-96 w-full" />
            )}
          </>
        )}
      </main>
    </div>
  );
}
