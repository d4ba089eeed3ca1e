/**
 * View Original: pictures that browsers show are shown as they were uploaded; TIFF, BMP and PDF as the server draws
 * their pages, lying as they came, which needs no viewer and no exception from the page's policy. Anything else can
 * be downloaded. A preview that fails says so and closes.
 */
import type { DocumentDetail } from '../../../entities/documents/wire.js';
import { Download } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { messageOf } from '../../../lib/api-error.js';
import { saveFile, useObjectUrl } from '../../../lib/object-url.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Spinner } from '../../../ui/spinner.js';
import { toast } from '../../../ui/toast-list.js';
import { loadOriginal } from '../api/original.command.js';
import { pictureWidth } from '../api/page-image.query.js';
import { PageSheet } from './page-sheet.js';
import { previewOf } from '../model/original-preview.js';
import { t } from '../../../lib/texts.js';

export function OriginalDialog({ document, onClose }: { document: DocumentDetail; onClose: () => void }) {
  const [saving, setSaving] = useState(false);
  const preview = previewOf(document);
  const fail = (message: string) => {
    toast.error(message);
    onClose();
  };
  const download = async () => {
    setSaving(true);
    try {
      saveFile(await loadOriginal(document._id), document.originalFilename);
    } catch (error) {
      toast.error(messageOf(error, t('Failed to load original file')));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Dialog
      open
      full
      onClose={onClose}
      title={document.originalFilename}
      footer={
        <>
          <Button
            busy={saving}
            onClick={() => void download()}
            icon={<Download aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          >
            {t('Download File')}
          </Button>
          <Button look="primary" onClick={onClose}>
            {t('Close')}
          </Button>
        </>
      }
    >
      {preview === 'picture' && <Picture document={document} onFail={fail} />}
      {preview === 'pages' && <Pages document={document} onFail={fail} />}
      {preview === 'none' && (
        <p className="py-12 text-center text-ink-soft">
          {t('This kind of file cannot be shown here. You can download it.')}
        </p>
      )}
    </Dialog>
  );
}

interface PreviewProps {
  document: DocumentDetail;
  onFail: (message: string) => void;
}

function Picture({ document, onFail }: PreviewProps) {
  const [blob, setBlob] = useState<Blob>();
  const url = useObjectUrl(blob);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    const loading = new AbortController();
    loadOriginal(document._id, loading.signal).then(setBlob, (error: unknown) => {
      if (!loading.signal.aborted) fail(messageOf(error, t('Failed to load original file')));
    });
    return () => loading.abort();
  }, [document._id]);
  if (!url) return <Waiting />;
  return (
    <div className="flex min-h-0 justify-center overflow-auto rounded-sm bg-ground p-4">
      <img
        src={url}
        alt={t('The original, {name}', { name: document.originalFilename })}
        className="h-auto max-w-full self-start bg-raised shadow-leaf"
        onError={() => onFail(t('Failed to load image'))}
      />
    </div>
  );
}

/** The first page that cannot be had ends the preview. */
function Pages({ document, onFail }: PreviewProps) {
  const view = useRef<HTMLDivElement>(null);
  const { pageSizes, _id: id, originalFilename, mime } = document;
  const message = mime === 'application/pdf' ? t('Failed to load PDF') : t('Failed to load image');
  return (
    <div
      ref={view}
      tabIndex={0}
      role="group"
      aria-label={t('Pages of the original, scrollable')}
      className="flex min-h-0 flex-col gap-5 overflow-auto rounded-sm bg-ground p-4"
    >
      {pageSizes.map(({ width, height }, page) => (
        <div key={page} className="mx-auto w-full max-w-4xl">
          <PageSheet
            documentId={id}
            filename={originalFilename}
            page={page}
            pages={pageSizes.length}
            size={{ width, height }}
            pictureWidth={pictureWidth(896 * devicePixelRatio)}
            view={view}
            onFail={() => onFail(message)}
          />
        </div>
      ))}
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" className="grid place-items-center py-24 text-ink-faint">
      <Spinner className="size-6" />
      <span className="sr-only">{t('Loading the original')}</span>
    </div>
  );
}
