/**
 * Edit Fields: every value in the input that suits it, its place on the page lit while it has the focus. Enter goes to
 * the next value that needs a look; Ctrl+Enter saves what changed with the version it was based on. When somebody else
 * saved in between, both values are shown and the member chooses. Leaving with unsaved changes asks first.
 */
import type { DocumentDetail } from '../../../entities/documents/wire.js';
import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { Button } from '../../../ui/button.js';
import { changeLines } from '../fields/draft.js';
import { useDraft } from '../fields/use-draft.js';
import { useSave } from '../fields/use-save.js';
import { useUnsaved } from '../fields/use-unsaved.js';
import { readingOf } from '../../../entities/values/reading.js';
import { isUncertain, keysIn, nextOf } from '../../../entities/values/values.js';
import { AddField } from './add-field.js';
import { ConflictDialog } from './conflict-dialog.js';
import { GroupEditor } from './group-editor.js';
import { LeaveDialog } from './leave-dialog.js';
import { Panel } from '../../../ui/panel.js';
import { t } from '../../../lib/texts.js';

interface FieldEditorProps {
  document: DocumentDetail;
  /** The value to begin with; the first one otherwise. */
  first?: string | null;
  onDone: () => void;
}

export function FieldEditor({ document, first = null, onDone }: FieldEditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const reading = useMemo(() => readingOf(document), [document]);
  const draft = useDraft(document.extraction);
  const { save, based, theirs, saving, saved, dismiss, rebase } = useSave(document, onDone);
  const blocker = useUnsaved((draft.changed.length > 0 || draft.invalid.size > 0) && !saved);
  const begin = useRef(first);

  useEffect(() => {
    const inputs = [...(form.current?.querySelectorAll<HTMLElement>('input, textarea, select') ?? [])];
    (inputs.find((input) => input.dataset.path === begin.current) ?? inputs[0])?.focus();
  }, []);

  const saveNow = () => {
    if (draft.invalid.size > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    else if (draft.changed.length === 0) onDone();
    else void save(draft.result, changeLines(draft.changed));
  };

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    const { path } = (event.target as HTMLElement).dataset;
    if (event.ctrlKey || event.metaKey) saveNow();
    else if (path !== undefined && event.target instanceof HTMLInputElement) {
      const keys = keysIn(document);
      const next = nextOf(keys, path, (key) => isUncertain(key, reading)) ?? nextOf(keys, path, () => true);
      form.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(next ?? path)}"]`)?.focus();
    } else return;
    event.preventDefault();
  };

  return (
    <form
      ref={form}
      noValidate
      aria-label={t('Edit fields')}
      onSubmit={(event) => {
        event.preventDefault();
        saveNow();
      }}
      onKeyDown={press}
    >
      <Panel
        title={t('Extracted Data')}
        aside={<p className="text-sm text-ink-faint">{t('Emptied values are left out when you save.')}</p>}
      >
        <div className="flex flex-col gap-6 border-t pt-4">
          <GroupEditor value={draft.values} path={[]} draft={draft} reading={reading} />
          <AddField path={[]} draft={draft} taken={Object.keys(draft.values)} />
        </div>
        <div className="sticky bottom-0 z-10 mt-6 flex flex-wrap items-center justify-end gap-3 border-t bg-sheet py-4">
          <p role="status" className="mr-auto text-sm text-ink-faint">
            {draft.invalid.size > 0
              ? t('Some values need a look before you save.')
              : draft.changed.length > 0 &&
                t('{count, plural, one {# field} other {# fields}} changed', { count: draft.changed.length })}
          </p>
          <Button onClick={onDone}>{t('Cancel')}</Button>
          <Button type="submit" look="primary" busy={saving}>
            {t('Save')}
          </Button>
        </div>
      </Panel>
      <LeaveDialog blocker={blocker} />
      {theirs && (
        <ConflictDialog
          base={based.extraction}
          mine={draft.result}
          theirs={theirs}
          onClose={dismiss}
          onReload={onDone}
          onMerge={(values) => {
            draft.replace(theirs.extraction, values);
            rebase();
          }}
        />
      )}
    </form>
  );
}
