/** How many free tests are left today, and when there are new ones. */
import type { FreeTestUsage } from '#contracts/free-test.js';
import { timeOfDay } from '../../../lib/format.js';
import { rich } from '../../../lib/texts.js';

export function UsageNote({ usage }: { usage: FreeTestUsage | undefined }) {
  return (
    <p className="min-h-5 text-sm text-ink-faint tabular" aria-live="polite">
      {usage &&
        rich('{remaining} of {limit} free tests left today, new ones at <time>{hour}</time>', {
          remaining: usage.remaining,
          limit: usage.limit,
          hour: timeOfDay(new Date(usage.resetTime)),
          time: (at) => <time dateTime={usage.resetTime}>{at}</time>,
        })}
    </p>
  );
}
