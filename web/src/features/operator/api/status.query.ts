/** How the installation stands, asked with the operator's token, which is no session of a member. */
import { OperatorStatus } from '#contracts/operator.js';
import { useQuery } from '@tanstack/react-query';
import { apiPaths } from '../../../entities/api-paths.js';
import { ApiError, statusOf } from '../../../lib/api-error.js';
import { addressOf, answerOf, errorOf } from '../../../lib/http.js';

const ASK_EVERY_MS = 5_000;

async function ask(token: string, signal: AbortSignal): Promise<OperatorStatus> {
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(addressOf(apiPaths.operator), { headers, signal });
    body = await response.json();
  } catch (error) {
    if (signal.aborted) throw error;
    throw new ApiError(0, 'network_error');
  }
  if (!response.ok) throw errorOf(response.status, body, { signsIn: true });
  return answerOf(OperatorStatus, body);
}

/** Nobody asks again with a token that is none, or where there is no such page. */
const isFinal = (error: unknown): boolean => [401, 404].includes(statusOf(error) ?? 0);

export const useOperatorStatus = (token: string) =>
  useQuery({
    queryKey: ['operator', token],
    queryFn: ({ signal }) => ask(token, signal),
    refetchInterval: ({ state }) => !isFinal(state.error) && ASK_EVERY_MS,
    retry: false,
    gcTime: 0,
  });
