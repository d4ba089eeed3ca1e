/** One file: name, size, how far it is, and what can be done about it. */
import { CircleCheck, CircleX, FileUp, RotateCw, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../entities/paths.js';
import { megabytes, percent } from '../../../lib/format.js';
import { Button, IconButton } from '../../../ui/button.js';
import { StatusBadge } from '../../../entities/documents/document-status.js';
import { Progress } from '../../../ui/progress.js';
import { useDocument } from '../../../entities/documents/document.query.js';
import { SameFiles } from './same-files.js';
import { removeUpload, retryUpload, type Upload } from '../model/uploads.js';
import { msg, t } from '../../../lib/texts.js';

const WORDS = { uploading: msg('Uploading...'), success: msg('Uploaded'), error: msg('Failed') } as const;
const LOOKS = {
  uploading: { Icon: FileUp, tone: 'text-accent' },
  success: { Icon: CircleCheck, tone: 'text-good' },
  error: { Icon: CircleX, tone: 'text-bad' },
} as const;

export function UploadRow({ upload }: { upload: Upload }) {
  const { id, name, size, status, progress, error, needsPlan, documentId, duplicateOf = [] } = upload;
  const { Icon, tone } = LOOKS[status];
  return (
    <li className="flex items-center gap-4 py-3 not-first:border-t">
      <Icon aria-hidden="true" className={`size-5 shrink-0 ${tone}`} strokeWidth={1.75} />
      <div className="flex min-w-0 grow flex-col gap-1">
        <div className="flex items-center gap-3">
          {documentId ? (
            <Link to={paths.document(documentId)} className="truncate font-medium hover:text-accent" title={name}>
              {name}
            </Link>
          ) : (
            <span className="truncate font-medium" title={name}>
              {name}
            </span>
          )}
          {documentId && <ReadingStatus id={documentId} />}
        </div>
        <p className="text-xs text-ink-faint tabular">
          {megabytes(size)} · <span className={tone}>{t(WORDS[status])}</span>
          {status === 'uploading' && progress > 0 && ` ${percent(progress)}`}
          {error && status === 'error' && <span className="text-ink-soft"> · {error}</span>}
          {needsPlan && (
            <>
              {' '}
              <Link to={paths.subscription} className="link">
                {t('See the plans')}
              </Link>
            </>
          )}
        </p>
        <SameFiles files={duplicateOf} />
        {status === 'uploading' && <Progress value={progress} label={t('Uploading {name}', { name })} />}
      </div>
      {status === 'error' && (
        <Button
          size="small"
          icon={<RotateCw aria-hidden="true" className="size-3.5" />}
          aria-label={t('Retry {name}', { name })}
          onClick={() => retryUpload(id)}
        >
          <span className="max-sm:hidden">{t('Retry')}</span>
        </Button>
      )}
      <IconButton label={t('Remove {name} from this list', { name })} onClick={() => removeUpload(id)}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </li>
  );
}

function ReadingStatus({ id }: { id: string }) {
  const { data: document } = useDocument(id);
  return document ? (
    <span role="status" className="shrink-0">
      <StatusBadge status={document.status} />
    </span>
  ) : null;
}
