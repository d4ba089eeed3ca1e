/**
 * Saves corrected values against the version they were based on. When somebody else saved in between, `theirs` holds
 * what they saved until the member has chosen; nothing is overwritten unseen.
 */
import type { Extraction } from '#contracts/documents.js';
import type { DocumentDetail } from '../../../entities/documents/wire.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf, PRECONDITION_FAILED, statusOf } from '../../../lib/api-error.js';
import { toast } from '../../../ui/toast-list.js';
import { documentQuery } from '../../../entities/documents/document.query.js';
import { useEditDocument } from '../api/edit-document.command.js';
import { t } from '../../../lib/texts.js';

export function useSave(document: DocumentDetail, onSaved: () => void) {
  const client = useQueryClient();
  const edit = useEditDocument(document._id);
  const [based, setBased] = useState(document);
  const [theirs, setTheirs] = useState<DocumentDetail | null>(null);

  const save = async (extraction: Extraction, changes: string[]) => {
    try {
      await edit.mutateAsync({ version: based.version, extraction, changes });
      toast.success(t('Document updated successfully!'));
      onSaved();
    } catch (error) {
      if (statusOf(error) !== PRECONDITION_FAILED)
        return void toast.error(messageOf(error, t('Failed to update document')));
      try {
        setTheirs(await client.fetchQuery({ ...documentQuery(document._id), staleTime: 0 }));
      } catch (failure) {
        toast.error(messageOf(failure, t('Failed to update document')));
      }
    }
  };

  return {
    save,
    /** What the values being edited began as. */
    based,
    theirs,
    saving: edit.isPending,
    saved: edit.isSuccess,
    /** Leaves the question open; the next save asks it again. */
    dismiss: () => setTheirs(null),
    /** From here on the values are based on theirs. */
    rebase: () => {
      if (theirs) setBased(theirs);
      setTheirs(null);
    },
  };
}
