/** A document that cannot be shown yet, or never will: what goes on, and what to do. */
import type { DocumentDetail } from '../../../entities/documents/wire.js';
import type { ReactNode } from 'react';
import { paths } from '../../../entities/paths.js';
import { useMay } from '../../../entities/account/session.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { StatusIcon } from '../../../entities/documents/document-status.js';
import { useRetryDocument } from '../api/retry-document.command.js';
import { msg, t } from '../../../lib/texts.js';

export function DocumentState({ document }: { document: DocumentDetail }) {
  const mayUpload = useMay('upload');
  switch (document.status) {
    case 'pending':
      return (
        <State status="pending" title={t('Document is pending processing')}>
          {t('It waits for its turn. This page goes on by itself.')}
        </State>
      );
    case 'processing':
      return (
        <State status="processing" title={t('Document is being processed...')}>
          {t('This usually takes a few seconds. You can leave this page; nothing is lost.')}
        </State>
      );
    default:
      return (
        <State
          status="failed"
          title={t('Document processing failed')}
          action={mayUpload && <FailedActions document={document} />}
        >
          {t(document.failure?.message ?? msg('It could not be read.'))}
          {document.deleteAfterProcessing && (
            <span className="mt-1 block text-ink-faint">
              {document.originalDeleted
                ? t('Its file was deleted, as you asked for.')
                : t('Its file is kept for one day more, and is deleted then, as you asked for.')}
            </span>
          )}
          {document.failure?.code !== 'timed_out' && (
            <span className="mt-1 block text-ink-faint">{t('The credit for it was given back.')}</span>
          )}
        </State>
      );
  }
}

function FailedActions({ document }: { document: DocumentDetail }) {
  const { mutate, isPending } = useRetryDocument(document._id);
  const fileIsThere = !document.originalDeleted && document.failure?.code !== 'original_lost';
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <ButtonLink to={paths.upload}>{t('Upload another file')}</ButtonLink>
      {fileIsThere && (
        <Button look="primary" busy={isPending} onClick={() => mutate()}>
          {t('Try again')}
        </Button>
      )}
    </div>
  );
}

function State({
  status,
  title,
  action,
  children,
}: {
  status: DocumentDetail['status'];
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div role="status" className="flex flex-col items-center gap-5 border-t px-6 py-20 text-center">
      <StatusIcon status={status} className="size-10" />
      <div className="flex max-w-md flex-col gap-1.5">
        <h2 className="text-lg">{title}</h2>
        <p className="text-ink-soft">{children}</p>
      </div>
      {action}
    </div>
  );
}
