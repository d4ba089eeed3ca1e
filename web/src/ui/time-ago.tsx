/**
 * A moment as one says it ("2 hours ago"); the exact one on hover, and for machines. Moves on by itself each minute.
 */
import { useEffect, useState } from 'react';
import { exactTime, relativeTime } from '../lib/format.js';

export function TimeAgo({ at, className }: { at: string; className?: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={at} title={exactTime(at)} className={className}>
      {relativeTime(at, now)}
    </time>
  );
}
