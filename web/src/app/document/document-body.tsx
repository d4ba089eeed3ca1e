/**
 * A document: its head, and below it what its status allows. It is looked at, edited field by field, or edited as JSON.
 */
import type { DocumentDetail } from '../../entities/documents/wire.js';
import { Braces, Eye, Pencil } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useMay } from '../../entities/account/session.js';
import { useSingleKeys } from '../../lib/single-keys.js';
import { Button } from '../../ui/button.js';
import { useReview } from '../../features/document-review/model/review-context.js';
import { DocumentHead } from '../../features/document-review/components/document-head.js';
import { DocumentState } from '../../features/document-review/components/document-state.js';
import { ExportMenu } from '../../features/export/components/export-menu.js';
import { ExtractedData } from '../../features/document-review/components/extracted-data.js';
import { FieldEditor } from '../../features/document-edit/components/field-editor.js';
import { HoldNote } from '../../features/document-review/components/hold-note.js';
import { JsonEditor } from '../../features/document-edit/components/json-editor.js';
import { JsonPanel } from '../../features/document-review/components/json-panel.js';
import { OriginalDialog } from '../../features/document-review/components/original-dialog.js';
import { PlaceHold } from '../../features/document-review/components/place-hold.js';
import { ReviewFrame } from '../../features/document-review/components/review-frame.js';
import { DeleteDocument } from './delete-document.js';
import { VersionHistory } from '../../features/document-history/components/version-history.js';
import { t } from '../../lib/texts.js';

type Mode = 'viewing' | 'fields' | 'json';

const ICON = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

export function DocumentBody({ document, back }: { document: DocumentDetail; back: ReactNode }) {
  const [mayReview, mayDelete, mayHold] = [useMay('review'), useMay('delete'), useMay('retention')];
  const [mode, setMode] = useState<Mode>('viewing');
  const [original, setOriginal] = useState(false);
  const completed = document.status === 'completed';
  return (
    <>
      <DocumentHead
        document={document}
        back={back}
        actions={
          mode === 'viewing' && (
            <>
              {mayDelete && !document.hold && <DeleteDocument id={document._id} />}
              {mayHold && !document.hold && <PlaceHold id={document._id} />}
              {completed && (
                <>
                  {!document.originalDeleted && (
                    <Button icon={<Eye {...ICON} />} onClick={() => setOriginal(true)}>
                      {t('View Original')}
                    </Button>
                  )}
                  {mayReview && (
                    <Button icon={<Braces {...ICON} />} onClick={() => setMode('json')}>
                      {t('Edit JSON')}
                    </Button>
                  )}
                  <ExportMenu document={document} />
                  {mayReview && (
                    <Button look="primary" icon={<Pencil {...ICON} />} onClick={() => setMode('fields')}>
                      {t('Edit Fields')}
                    </Button>
                  )}
                </>
              )}
            </>
          )
        }
      />
      {document.hold && <HoldNote id={document._id} hold={document.hold} />}
      {completed ? (
        <div className="border-t pt-6">
          {document.leftOut && <LeftOut {...document.leftOut} />}
          <ReviewFrame document={document}>
            <Values document={document} mode={mode} onMode={setMode} />
            {mode !== 'json' && <JsonPanel extraction={document.extraction} />}
            <VersionHistory document={document} />
          </ReviewFrame>
        </div>
      ) : (
        <DocumentState document={document} />
      )}
      {original && <OriginalDialog document={document} onClose={() => setOriginal(false)} />}
    </>
  );
}

/** Only a document from before values were bounded has a version that is too large. */
function LeftOut({ version, shown }: NonNullable<DocumentDetail['leftOut']>) {
  return (
    <p role="status" className="mb-6 rounded-md border p-4 text-sm">
      {t('Version {version} is too large to be shown (8 MB at most).', { version })}{' '}
      {shown > 0
        ? t('These are the values of version {shown}; restore or edit them to go on.', { shown })
        : t('Upload the file again.')}
    </p>
  );
}

interface ValuesProps {
  document: DocumentDetail;
  mode: Mode;
  onMode: (mode: Mode) => void;
}

function Values({ document, mode, onMode }: ValuesProps) {
  const { keys, chosen, choose, mayReview, focusField } = useReview();
  // The input that had the focus is gone with the editor: its value has it next.
  const before = useRef(mode);
  useEffect(() => {
    if (before.current !== 'viewing' && mode === 'viewing' && chosen !== null) focusField(chosen);
    before.current = mode;
  }, [mode, chosen, focusField]);
  useSingleKeys(mode === 'viewing' && mayReview ? { e: () => onMode('fields') } : {});
  const done = () => onMode('viewing');
  if (mode === 'fields') return <FieldEditor document={document} first={chosen} onDone={done} />;
  const place = (key: string | null) => choose(key !== null && keys.includes(key) ? key : null);
  if (mode === 'json') return <JsonEditor document={document} onPlace={place} onDone={done} />;
  return <ExtractedData document={document} />;
}
