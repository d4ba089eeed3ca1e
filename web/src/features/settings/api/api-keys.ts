/** The API keys of the workspace, and what its owner does about them. */
import { ApiKeyList, NewApiKey, type ApiKeyBody } from '#contracts/api-keys.js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiKeysKey } from '../../../entities/account/keys.js';
import { apiPaths } from '../../../entities/api-paths.js';
import { read, remove, write } from '../../../lib/http.js';

export const useApiKeys = () =>
  useQuery({
    queryKey: apiKeysKey,
    queryFn: async ({ signal }) => (await read(apiPaths.apiKeys, ApiKeyList, { signal })).apiKeys,
    staleTime: 0,
  });

function useChange<Given, Got>(mutationFn: (given: Given) => Promise<Got>) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: apiKeysKey });
  // What was made holds the key: nothing keeps it once the dialog is closed.
  return useMutation({ mutationFn, onSuccess, gcTime: 0 });
}

export const useCreateApiKey = () =>
  useChange((body: ApiKeyBody) => write('POST', apiPaths.apiKeys, NewApiKey, { body }));
export const useRevokeApiKey = () => useChange((id: string) => remove(apiPaths.apiKey(id)));
