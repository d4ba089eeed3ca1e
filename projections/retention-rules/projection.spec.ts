import { RetentionRuleSet } from '#domain/retention/retention-rule.js';
import { WorkspaceDeleted } from '#domain/workspaces/workspace.js';
import { idOfGiven, specifyProjection } from '#read-side/testing/given-events-then-views.js';
import { retentionRules } from './projection.js';

const { given } = specifyProjection(retentionRules);
const begins = '2026-03-02T09:00:00.000Z';
const set = (originalsAfterDays: number | null, documentsAfterDays: number | null) =>
  RetentionRuleSet({ workspaceId: 'w1', originalsAfterDays, documentsAfterDays, begins });
/** @param fact which of those given set it, from 0 */
const rule = (originalsAfterDays: number | null, documentsAfterDays: number | null, fact: number) => ({
  w1: { workspaceId: 'w1', originalsAfterDays, documentsAfterDays, begins, ruleId: idOfGiven(fact) },
});

describe('retention rules', () => {
  it('are what was set last, of each workspace that has one', () => {
    given(set(30, null)).then(rule(30, null, 0));
    given(set(30, null), set(null, 365)).then(rule(null, 365, 1));
    given(set(30, null), set(null, null)).then({});
  });

  it('end with the workspace', () => {
    given(set(30, null), WorkspaceDeleted({ workspaceId: 'w1' })).then({});
  });
});
