/** retention-rules: for the sweep that deletes what they take. */
import { RetentionRuleSet } from '#domain/retention/retention-rule.js';
import { WorkspaceDeleted } from '#domain/workspaces/workspace.js';
import { defineProjection } from '#read-side/projection.js';
import type { RetentionRuleView } from './view.js';

const key = (event: { data: { workspaceId: string } }) => event.data.workspaceId;

export const retentionRules = defineProjection<RetentionRuleView>({
  name: 'retention-rules',
  version: 1,
  indexes: [{ fields: ['begins'] }],
  on: (on) => [
    on(RetentionRuleSet, {
      key,
      evolve: (_view, { id, data }) =>
        data.originalsAfterDays === null && data.documentsAfterDays === null ? undefined : { ...data, ruleId: id },
    }),
    on(WorkspaceDeleted, { key, evolve: () => undefined }),
  ],
});
