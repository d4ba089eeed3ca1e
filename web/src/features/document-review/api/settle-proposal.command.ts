/** Accepts or rejects a proposed correction. The answer says how the document stands now. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiPaths } from '../../../entities/api-paths.js';
import { documentKeys } from '../../../entities/documents/keys.js';
import { DocumentAnswer } from '../../../entities/documents/wire.js';
import { messageOf } from '../../../lib/api-error.js';
import { write } from '../../../lib/http.js';
import { toast } from '../../../ui/toast-list.js';
import { t } from '../../../lib/texts.js';

export type Settling = 'accept' | 'reject';

interface Settle {
  readonly proposal: string;
  readonly how: Settling;
}

export function useSettleProposal(id: string) {
  const client = useQueryClient();
  return useMutation({
    // One after another: each answer is then newer than the one before.
    scope: { id: `settle ${id}` },
    mutationFn: ({ proposal, how }: Settle) =>
      write('POST', apiPaths.settleProposal(id, proposal, how), DocumentAnswer),
    onSuccess: ({ document }, { how }) => {
      client.setQueryData(documentKeys.detail(id), document);
      toast.success(how === 'accept' ? t('Correction accepted') : t('Correction rejected'));
    },
    onError: (error, { how }) => {
      const failed = how === 'accept' ? t('Failed to accept the correction') : t('Failed to reject the correction');
      toast.error(messageOf(error, failed));
      return client.invalidateQueries({ queryKey: documentKeys.detail(id) });
    },
  });
}
