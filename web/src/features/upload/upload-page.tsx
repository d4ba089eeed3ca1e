/** /upload */
import { UPLOAD_MAX_BYTES } from '#contracts/documents.js';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { documentKeys } from '../../entities/documents/keys.js';
import { usageKeys } from '../../entities/usage/keys.js';
import { sampleFile, type SampleName } from '../../entities/samples/samples.js';
import { Checkbox } from '../../ui/checkbox.js';
import { Dropzone } from '../../ui/dropzone.js';
import { PageHeader } from '../../ui/page-header.js';
import { SampleChoice } from '../../entities/samples/sample-choice.js';
import { t } from '../../lib/texts.js';
import { toast } from '../../ui/toast-list.js';
import { ACCEPT } from './model/acceptance.js';
import { RejectedFiles } from './components/rejected-files.js';
import { UploadList } from './components/upload-list.js';
import { chooseToDelete, currentIntake, dismissRejected, offerFiles, subscribeToIntake } from './model/intake.js';
import { currentUploads, subscribeToUploads, whenUploaded } from './model/uploads.js';

export function UploadPage() {
  const client = useQueryClient();
  const { rejected, deleteAfterProcessing } = useSyncExternalStore(subscribeToIntake, currentIntake);
  const started = useSyncExternalStore(subscribeToUploads, currentUploads).length > 0;

  useEffect(() => {
    whenUploaded(() => {
      void client.invalidateQueries({ queryKey: documentKeys.lists() });
      void client.invalidateQueries({ queryKey: usageKeys.all });
    });
  }, [client]);
  const takeSample = (name: SampleName) =>
    void sampleFile(name).then(
      (file) => offerFiles([file]),
      () => toast.error(t('Network error. Please try again.')),
    );
  // What was chosen here is not meant for files that are dropped elsewhere.
  useEffect(() => () => chooseToDelete(false), []);

  return (
    <>
      <PageHeader title={t('Upload')} lead={t('Upload new documents')} />
      <div className="flex max-w-3xl flex-col gap-6">
        <Dropzone
          label={t('Drop documents here, or click to choose')}
          hint={
            <>
              {t('JPEG, PNG, GIF, BMP, TIFF or PDF, up to {mb} MB each', { mb: UPLOAD_MAX_BYTES / 1024 / 1024 })}
              <br />
              {t('You can also drop or paste files on any other page.')}
            </>
          }
          accept={ACCEPT}
          onFiles={offerFiles}
        />
        <label className="flex gap-2">
          <Checkbox
            checked={deleteAfterProcessing}
            onChange={(event) => chooseToDelete(event.target.checked)}
            aria-describedby="delete-why"
            className="-ml-1.5"
          />
          <span className="flex flex-col pt-1">
            <span className="font-medium">{t('Delete file after processing')}</span>
            <span id="delete-why" className="text-sm text-ink-soft">
              {t(
                'The original is removed once it is read and cannot be viewed later. What was read from it stays. A file that cannot be read is kept for one more day.',
              )}
            </span>
          </span>
        </label>
        {rejected.length > 0 && <RejectedFiles rejected={rejected} onDismiss={dismissRejected} />}
        {!started && <SampleChoice note={t('It costs one credit, as every document does.')} onSample={takeSample} />}
        <UploadList />
      </div>
    </>
  );
}
