/** Deletes the document that is looked at, after asking, and leads back to the list. */
import { Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../entities/paths.js';
import { useDeleteDocuments } from '../../features/document-list/api/delete-documents.command.js';
import { messageOf } from '../../lib/api-error.js';
import { IconButton } from '../../ui/button.js';
import { useConfirm } from '../../ui/confirm.js';
import { toast } from '../../ui/toast-list.js';
import { t } from '../../lib/texts.js';

export function DeleteDocument({ id }: { id: string }) {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const deletion = useDeleteDocuments();
  const run = async () => {
    const text = t('Delete this document? This action cannot be undone.');
    if (!(await confirm({ title: t('Delete document'), text, action: t('Delete') }))) return;
    const { failures } = await deletion.mutateAsync([id]);
    if (failures.length > 0) return toast.error(messageOf(failures[0], t('Failed to delete document')));
    toast.success(t('Document deleted'));
    await navigate(paths.documents, { replace: true });
  };
  return (
    <IconButton
      label={t('Delete document')}
      busy={deletion.isPending}
      onClick={() => void run()}
      className="not-disabled:hover:bg-bad-wash not-disabled:hover:text-bad"
    >
      <Trash2 aria-hidden="true" className="size-4" strokeWidth={1.75} />
    </IconButton>
  );
}
