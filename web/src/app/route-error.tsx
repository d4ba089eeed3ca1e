/**
 * What a screen shows when it broke, or when its code could not be fetched. A page that was open while a newer release
 * came loads itself again, once; without a connection it does so when there is one.
 */
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { ApiError } from '../lib/api-error.js';
import { isMissingCode, mayReload, rememberReload } from '../lib/missing-code.js';
import { ErrorState } from '../ui/error-state.js';
import { FullScreenSpinner } from '../ui/spinner.js';
import { titled } from '../lib/installation.js';
import { t } from '../lib/texts.js';

const reload = () => location.reload();

export function RouteError() {
  const error = useRouteError();
  return isMissingCode(error) ? <MissingCode /> : <Broken error={error} />;
}

function MissingCode() {
  const [reloading] = useState(() => mayReload());
  useEffect(() => {
    if (reloading) {
      rememberReload();
      return reload();
    }
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [reloading]);
  return reloading ? <FullScreenSpinner /> : <Broken error={new ApiError(0, 'network_error')} />;
}

function Broken({ error }: { error: unknown }) {
  return (
    <main className="grid min-h-[60dvh] place-items-center">
      <title>{titled(t('Something went wrong'))}</title>
      <ErrorState title={t('This page could not be shown')} error={error} onRetry={reload} />
    </main>
  );
}
