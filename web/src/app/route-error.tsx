/** What a screen shows when it broke, or when its code could not be loaded (offline, or a newer release is out). */
import { useRouteError } from 'react-router-dom';
import { ErrorState } from '../ui/error-state.js';

export function RouteError() {
  const error = useRouteError();
  return (
    <main className="grid min-h-[60dvh] place-items-center">
      <title>Something went wrong · Recto</title>
      <ErrorState title="This page could not be shown" error={error} onRetry={() => location.reload()} />
    </main>
  );
}
