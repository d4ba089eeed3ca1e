/** The picture that was chosen, waiting for the word to go or being read. */
import { useObjectUrl } from '../../../lib/object-url.js';
import { megabytes } from '../../../lib/format.js';
import { t } from '../../../lib/texts.js';
import { Button } from '../../../ui/button.js';
import { Progress } from '../../../ui/progress.js';

interface ChosenPictureProps {
  file: File;
  /** 0..1 while it is on its way; 1 while it is being read; undefined before. */
  sent: number | undefined;
  again: boolean;
  onStart: () => void;
  onReset: () => void;
}

export function ChosenPicture({ file, sent, again, onStart, onReset }: ChosenPictureProps) {
  const url = useObjectUrl(file);
  const busy = sent !== undefined;
  return (
    <div className="grid items-center gap-8 sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="grid place-items-center rounded-md bg-sunken p-6">
        {url && (
          <img
            src={url}
            alt={t('Chosen: {name}', { name: file.name })}
            className={`max-h-80 max-w-full shadow-leaf ${busy ? 'breathe' : ''}`}
          />
        )}
      </div>
      <div className="flex min-w-0 flex-col items-start gap-5">
        <div className="min-w-0 max-w-full">
          <p className="truncate font-medium">{file.name}</p>
          <p className="text-sm text-ink-faint tabular">{megabytes(file.size)}</p>
        </div>
        {busy ? (
          <div role="status" className="flex w-full max-w-xs flex-col gap-2">
            <p className="text-sm text-ink-soft">{sent < 1 ? t('Sending the picture…') : t('Reading the document…')}</p>
            {sent < 1 ? (
              <Progress value={sent} label={t('Sent')} />
            ) : (
              <div className="breathe h-1 w-full rounded-full bg-accent" aria-hidden="true" />
            )}
          </div>
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button look="primary" onClick={onStart}>
              {again ? t('Try Again') : t('Extract Data')}
            </Button>
            <Button onClick={onReset}>{t('Try Another Document')}</Button>
          </div>
        )}
        <p className="text-xs text-ink-faint">
          {t('The picture and what is read from it are gone as soon as you have the answer.')}
        </p>
      </div>
    </div>
  );
}
