/** The one question asked of retention-rules. */
import type { Views } from '#read-side/views.js';
import type { RetentionRuleView } from './view.js';

/** Those that have begun. @param now ISO 8601 */
export const rulesInForce = (views: Views, now: string): Promise<RetentionRuleView[]> =>
  views.find<RetentionRuleView>('retention-rules', {
    where: [{ field: 'begins', to: now }],
    sort: [{ field: 'begins', direction: 'asc' }],
  });
