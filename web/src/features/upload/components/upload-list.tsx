/** Every file of this visit: how far it is, and once it is there, how its reading goes. */
import { useSyncExternalStore } from 'react';
import { currentUploads, subscribeToUploads } from '../model/uploads.js';
import { t } from '../../../lib/texts.js';
import { UploadRow } from './upload-row.js';

export function UploadList() {
  const uploads = useSyncExternalStore(subscribeToUploads, currentUploads);
  if (uploads.length === 0) return null;
  return (
    <section aria-labelledby="uploaded" className="mt-4 flex flex-col gap-3">
      <h2 id="uploaded" className="text-xl">
        {t('Uploaded Files')}
      </h2>
      <ul className="border-y">
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
    </section>
  );
}
