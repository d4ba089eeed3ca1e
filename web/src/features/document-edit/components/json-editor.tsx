/**
 * Edit JSON: all values as one text. It says at once whether it is JSON, and does not save what is not. Saved against
 * the version it was based on, as Edit Fields does.
 */
import type { DocumentDetail } from '../../../entities/documents/wire.js';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.js';
import { classNames } from '../../../ui/class-names.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { toast } from '../../../ui/toast-list.js';
import { sameJson } from '../fields/draft.js';
import { useSave } from '../fields/use-save.js';
import { useUnsaved } from '../fields/use-unsaved.js';
import { changedWhenRead, jsonTextOf, readJson, type JsonText } from '../json/json-text.js';
import { ConflictDialog } from './conflict-dialog.js';
import type { JsonCodeHandle } from './json-code.js';
import { LeaveDialog } from './leave-dialog.js';
import { Panel } from '../../../ui/panel.js';
import { msg, t } from '../../../lib/texts.js';

const WORDS: Record<JsonText['kind'], string> = {
  values: msg('Valid JSON'),
  'no-object': msg('Valid JSON, but values have names: { "name": "value" }'),
  'no-json': msg('Invalid JSON format'),
};

const JsonCode = lazy(() => import('./json-code.js'));

interface JsonEditorProps {
  document: DocumentDetail;
  /** The cursor came to stand in another value, or in none. */
  onPlace: (key: string | null) => void;
  onDone: () => void;
}

export function JsonEditor({ document, onPlace, onDone }: JsonEditorProps) {
  const code = useRef<JsonCodeHandle>(null);
  const [begin] = useState(() => jsonTextOf(document.extraction));
  const [text, setText] = useState(begin);
  const { save, based, theirs, saving, saved, dismiss, rebase } = useSave(document, onDone);
  const read = readJson(text);
  const values = read.kind === 'values' ? read.json : undefined;
  const changed = read.kind === 'no-json' ? undefined : changedWhenRead(text);
  const blocker = useUnsaved(text !== begin && !saved);
  const Sign = values && !changed ? CircleCheck : CircleAlert;

  const format = () => {
    if (read.kind === 'no-json') return toast.error(t('Invalid JSON format. Cannot format.'));
    if (changed) return toast.error(changed);
    code.current?.replace(jsonTextOf(read.json));
    toast.success(t('JSON formatted successfully'));
  };
  const saveNow = () => {
    if (saving) return;
    if (!values) {
      toast.error(
        read.kind === 'no-json' ? t('Invalid JSON format. Please check your syntax.') : `${t(WORDS['no-object'])}.`,
      );
      code.current?.focus();
    } else if (changed) toast.error(changed);
    else if (sameJson(values, based.extraction)) onDone();
    else void save(values, ['Updated entire extraction data via JSON editor']);
  };

  // Wherever the focus is: the code itself has the keys first.
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    if (window.document.querySelector('dialog[open]')) return;
    event.preventDefault();
    saveNow();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return (
    <Panel
      title={t('JSON Object')}
      aside={
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs">
          <p className="text-ink-faint tabular">{t('{count, number} characters', { count: text.length })}</p>
          <Button size="small" onClick={format}>
            {t('Format JSON')}
          </Button>
        </div>
      }
    >
      <Suspense fallback={<Skeleton className="h-[calc(100dvh-26rem)] min-h-72 w-full" />}>
        <JsonCode ref={code} text={begin} onChange={setText} onPlace={onPlace} onSave={saveNow} />
      </Suspense>
      <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-3 border-t bg-sheet py-4">
        <p
          role="status"
          className={classNames(
            'flex grow basis-full items-center gap-1.5 text-xs sm:basis-48',
            values && !changed ? 'text-good' : 'text-bad',
          )}
        >
          <Sign aria-hidden="true" className="size-3.5 shrink-0" strokeWidth={1.75} />
          {changed ?? t(WORDS[read.kind])}
        </p>
        <Button onClick={onDone}>{t('Cancel')}</Button>
        <Button look="primary" busy={saving} aria-keyshortcuts="Control+Enter" onClick={saveNow}>
          {t('Save Changes')}
        </Button>
      </div>
      <LeaveDialog blocker={blocker} />
      {theirs && values && (
        <ConflictDialog
          base={based.extraction}
          mine={values}
          theirs={theirs}
          onClose={dismiss}
          onReload={onDone}
          onMerge={(merged) => {
            rebase();
            code.current?.replace(jsonTextOf(merged));
          }}
        />
      )}
    </Panel>
  );
}
