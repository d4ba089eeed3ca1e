/** Has a document that could not be read tried again. The answer says how it stands now. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiPaths } from '../../../entities/api-paths.js';
import { documentKeys } from '../../../entities/documents/keys.js';
import { DocumentAnswer } from '../../../entities/documents/wire.js';
import { usageKeys } from '../../../entities/usage/keys.js';
import { messageOf } from '../../../lib/api-error.js';
import { write } from '../../../lib/http.js';
import { toast } from '../../../ui/toast-list.js';
import { t } from '../../../lib/texts.js';

export function useRetryDocument(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => write('POST', apiPaths.retry(id), DocumentAnswer),
    onSuccess: ({ document }) => {
      client.setQueryData(documentKeys.detail(id), document);
      void client.invalidateQueries({ queryKey: documentKeys.lists(), refetchType: 'none' });
      void client.invalidateQueries({ queryKey: usageKeys.all });
    },
    onError: (error) => {
      toast.error(messageOf(error, t('Failed to try again')));
      return client.invalidateQueries({ queryKey: documentKeys.detail(id) });
    },
  });
}
