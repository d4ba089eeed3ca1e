/** Says when the connection is gone, for as long as it is. */
import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { t } from '../../lib/texts.js';

export function OfflineNote() {
  const online = useSyncExternalStore(
    (changed) => {
      addEventListener('online', changed);
      addEventListener('offline', changed);
      return () => {
        removeEventListener('online', changed);
        removeEventListener('offline', changed);
      };
    },
    () => navigator.onLine,
  );
  if (online) return null;
  return (
    <p role="status" className="mb-6 flex items-center gap-2.5 rounded-md bg-warn-wash px-4 py-2.5 text-sm text-warn">
      <CloudOff aria-hidden="true" className="size-4 shrink-0" />
      {t('You are offline. What you see may be out of date, and changes cannot be saved until you are back.')}
    </p>
  );
}
