/** Everything that stands around the screens: the query cache, the confirmations, the toasts. */
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConfirmProvider } from '../ui/confirm.js';
import { Toaster } from '../ui/toaster.js';

/** @param children the router's provider: the browser's, or that of a page drawn in advance */
export function App({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ConfirmProvider>{children}</ConfirmProvider>
      <Toaster />
    </QueryClientProvider>
  );
}
