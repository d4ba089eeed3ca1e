/** What a workspace's retention rule says now; a workspace that keeps everything has none. */
import type { RetentionDays } from '#kernel/retention.js';

export interface RetentionRuleView extends RetentionDays {
  readonly workspaceId: string;
  /** The fact that set it. */
  readonly ruleId: string;
  /** ISO 8601, UTC */
  readonly begins: string;
}
