/** The documents of one page, to look at, select and delete. A new page starts with nothing selected. */
import type { DocumentSummary } from '../../../entities/documents/wire.js';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../lib/api-error.js';
import { useMay } from '../../../entities/account/session.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { classNames } from '../../../ui/class-names.js';
import { useConfirm } from '../../../ui/confirm.js';
import { Ledger } from '../../../ui/ledger.js';
import { Stale } from '../../../ui/stale.js';
import { toast } from '../../../ui/toast-list.js';
import { useDeleteDocuments } from '../api/delete-documents.command.js';
import { toggled } from '../model/list-view.js';
import { DocumentRow } from './document-row.js';
import { t } from '../../../lib/texts.js';

export function DocumentRows({ documents, stale }: { documents: readonly DocumentSummary[]; stale: boolean }) {
  const mayDelete = useMay('delete');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const frame = useRef<HTMLDivElement>(null);
  const confirm = useConfirm();
  const deletion = useDeleteDocuments();
  // A document that left the list by itself is no longer selected.
  const selected = chosen.filter((id) => documents.some(({ _id }) => _id === id));
  const allSelected = selected.length === documents.length;

  const deleteSelected = async () => {
    const n = selected.length;
    if (n === 0) return toast.error(t('No documents selected'));
    const text = t('Are you sure you want to delete {n} document(s)? This action cannot be undone.', { n });
    if (!(await confirm({ title: t('Delete documents'), text, action: t('Delete') }))) return;
    const { deleted, failures } = await deletion.mutateAsync(selected);
    setChosen([]);
    if (failures.length > 0) toast.error(t('Failed to delete some documents'));
    else toast.success(t('{count, plural, one {# document} other {# documents}} deleted', { count: deleted.length }));
  };

  /**
   * The button that was pressed went with its row: the focus goes on to the row in its place, or to the title of an
   * empty list.
   */
  const focusRow = (at: number) => {
    if (window.document.activeElement !== window.document.body) return;
    const rows = frame.current?.querySelectorAll('li') ?? [];
    const row = rows[Math.min(at, rows.length - 1)];
    (row ? row.querySelector('a') : window.document.querySelector('h1'))?.focus();
  };

  // The row may go before the server's answer is heard or after it, with the next list.
  const deleted = useRef<{ readonly id: string; readonly at: number }>(undefined);
  useEffect(() => {
    const gone = deleted.current;
    if (!gone || documents.some(({ _id }) => _id === gone.id)) return;
    deleted.current = undefined;
    focusRow(gone.at);
  }, [documents]);

  const deleteOne = async ({ _id }: DocumentSummary, at: number) => {
    const text = t('Delete this document? This action cannot be undone.');
    if (!(await confirm({ title: t('Delete document'), text, action: t('Delete') }))) return;
    deleted.current = { id: _id, at };
    const { failures } = await deletion.mutateAsync([_id]);
    setChosen([]);
    if (failures.length > 0) deleted.current = undefined;
    if (failures.length > 0) toast.error(messageOf(failures[0], t('Failed to delete document')));
    else toast.success(t('Document deleted'));
    focusRow(at);
  };

  return (
    <Stale stale={stale} ref={frame} className="flex flex-col gap-3">
      {mayDelete && (
        <div className="flex min-h-8 flex-wrap items-center gap-2">
          <Button
            look="quiet"
            size="small"
            className="-ml-3"
            onClick={() => setChosen(allSelected ? [] : documents.map(({ _id }) => _id))}
          >
            {allSelected ? t('Deselect All') : t('Select All')}
          </Button>
          <span role="status">
            {selected.length > 0 && <Badge tone="accent">{t('{count} selected', { count: selected.length })}</Badge>}
          </span>
          <Button
            look="quiet"
            size="small"
            busy={deletion.isPending}
            className={classNames(
              '-mr-3 ml-auto',
              selected.length > 0 && 'text-bad not-disabled:hover:bg-bad-wash not-disabled:hover:text-bad',
            )}
            icon={<Trash2 aria-hidden="true" className="size-4" strokeWidth={1.75} />}
            onClick={() => void deleteSelected()}
          >
            {t('Delete Selected')}
          </Button>
        </div>
      )}
      <Ledger label={t('Documents')}>
        {documents.map((document, at) => (
          <DocumentRow
            key={document._id}
            document={document}
            mayDelete={mayDelete}
            selected={selected.includes(document._id)}
            onSelect={() => setChosen(toggled(selected, document._id))}
            onDelete={() => void deleteOne(document, at)}
          />
        ))}
      </Ledger>
    </Stale>
  );
}
