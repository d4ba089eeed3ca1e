/**
 * Says, quietly, that what is shown does not follow the server by itself just now. A short break is not worth a word.
 */
import { RefreshCw } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { liveState, subscribeToLive } from '../../entities/live/live.js';
import { t } from '../../lib/texts.js';

const WORTH_A_WORD = 1_500;

export function LiveNote() {
  const broken = useSyncExternalStore(subscribeToLive, () => liveState() === 'reconnecting');
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(broken), broken ? WORTH_A_WORD : 0);
    return () => clearTimeout(timer);
  }, [broken]);
  return (
    <span role="status" className="flex items-center text-xs text-ink-faint">
      {shown && (
        <span
          className="rise flex items-center gap-1.5"
          title={t('The connection to the server broke. What you see is refreshed now and then until it is back.')}
        >
          <RefreshCw aria-hidden="true" className="size-3.5 animate-spin" strokeWidth={1.75} />
          <span className="max-sm:sr-only">{t('Reconnecting…')}</span>
        </span>
      )}
    </span>
  );
}
