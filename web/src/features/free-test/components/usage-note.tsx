/** How many free tests are left today, and when there are new ones. */
import type { FreeTestUsage } from '#contracts/free-test.js';
import { timeOfDay } from '../../../lib/format.js';

export function UsageNote({ usage }: { usage: FreeTestUsage | undefined }) {
  return (
    <p className="min-h-5 text-sm text-ink-faint tabular" aria-live="polite">
      {usage && (
        <>
          {usage.remaining} of {usage.limit} free tests left today, new ones at{' '}
          <time dateTime={usage.resetTime}>{timeOfDay(new Date(usage.resetTime))}</time>
        </>
      )}
    </p>
  );
}
