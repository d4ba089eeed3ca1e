/**
 * Edit Fields: every value in the input that suits it. Save sends what changed with the version it was based on; when somebody
 * else saved in between, both values are shown and the member chooses. Leaving with unsaved changes asks first.
 */
import type { DocumentDetail } from '#contracts/documents.js';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { messageOf, statusOf } from '../../../lib/api-error.js';
import { Button } from '../../../ui/button.js';
import { toast } from '../../../ui/toast-list.js';
import { documentQuery } from '../api/document.query.js';
import { PRECONDITION_FAILED, useEditDocument } from '../api/edit-document.command.js';
import { changeLines } from '../fields/draft.js';
import { useDraft } from '../fields/use-draft.js';
import { AddField } from './add-field.js';
import { ConflictDialog } from './conflict-dialog.js';
import { GroupEditor } from './group-editor.js';
import { LeaveDialog } from './leave-dialog.js';
import { Panel } from './panel.js';

export function FieldEditor({ document, onDone }: { document: DocumentDetail; onDone: () => void }) {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [based, setBased] = useState(document);
  const [theirs, setTheirs] = useState<DocumentDetail | null>(null);
  const draft = useDraft(document.extraction);
  const edit = useEditDocument(document._id);
  const dirty = draft.changed.length > 0 || draft.invalid.size > 0;
  const blocker = useBlocker(dirty && !edit.isSuccess);

  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [dirty]);

  const save = async () => {
    if (draft.invalid.size > 0) return form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    if (draft.changed.length === 0) return onDone();
    try {
      await edit.mutateAsync({ version: based.version, extraction: draft.result, changes: changeLines(draft.changed) });
      toast.success('Document updated successfully!');
      onDone();
    } catch (error) {
      if (statusOf(error) !== PRECONDITION_FAILED) return toast.error(messageOf(error, 'Failed to update document'));
      try {
        setTheirs(await client.fetchQuery({ ...documentQuery(document._id), staleTime: 0 }));
      } catch (failure) {
        toast.error(messageOf(failure, 'Failed to update document'));
      }
    }
  };

  return (
    <form
      ref={form}
      noValidate
      aria-label="Edit fields"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          void save();
        }
      }}
    >
      <Panel
        title="Extracted Data"
        aside={<p className="text-sm text-ink-faint">Emptied values are left out when you save.</p>}
      >
        <div className="flex flex-col gap-8 border-t pt-6">
          <GroupEditor value={draft.values} path={[]} draft={draft} />
          <AddField path={[]} draft={draft} taken={Object.keys(draft.values)} />
        </div>
        <div className="sticky bottom-0 z-10 mt-6 flex flex-wrap items-center justify-end gap-3 border-t bg-sheet py-4">
          <p role="status" className="mr-auto text-sm text-ink-faint">
            {draft.invalid.size > 0
              ? 'Some values need a look before you save.'
              : draft.changed.length > 0 &&
                `${draft.changed.length} ${draft.changed.length === 1 ? 'field' : 'fields'} changed`}
          </p>
          <Button onClick={onDone}>Cancel</Button>
          <Button type="submit" look="primary" busy={edit.isPending}>
            Save
          </Button>
        </div>
      </Panel>
      <LeaveDialog blocker={blocker} />
      {theirs && (
        <ConflictDialog
          base={based.extraction}
          mine={draft.result}
          theirs={theirs}
          onClose={() => setTheirs(null)}
          onReload={onDone}
          onMerge={(values) => {
            draft.replace(theirs.extraction, values);
            setBased(theirs);
            setTheirs(null);
          }}
        />
      )}
    </form>
  );
}
