/**
 * Gives what stands inside the cache of the server's answers, which is emptied when another member signs in or somebody
 * signs out. Not around everything: most of the public site asks for nothing.
 */
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../../lib/query-client.js';
import { subscribeToMember } from './session.js';

subscribeToMember(() => queryClient.clear());

export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
