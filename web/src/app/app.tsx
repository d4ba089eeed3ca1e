/** Everything that stands around the screens: the query cache, the confirmations, the toasts, the router. */
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { ConfirmProvider } from '../ui/confirm.js';
import { Toaster } from '../ui/toaster.js';
import { queryClient } from './query-client.js';
import { router } from './router.js';

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <ConfirmProvider>
        <RouterProvider router={router} />
      </ConfirmProvider>
      <Toaster />
    </QueryClientProvider>
  );
}
