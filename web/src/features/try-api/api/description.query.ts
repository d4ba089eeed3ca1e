/** The API as it describes itself. */
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../entities/paths.js';
import { ApiError } from '../../../lib/api-error.js';
import { Description, operationGroups } from '../model/operations.js';

export const useOperationGroups = () =>
  useQuery({
    queryKey: ['api-description'],
    queryFn: async ({ signal }) => {
      const response = await fetch(paths.openApi, { signal }).catch((error: unknown) => {
        if (signal.aborted) throw error;
        throw new ApiError(0, 'network_error');
      });
      const description = Description.safeParse(await response.json().catch(() => undefined));
      if (!description.success) throw new ApiError(response.status, 'unexpected_answer');
      return operationGroups(description.data);
    },
    staleTime: Infinity,
  });
