import { TemplateDeleted, TemplateSaved } from '#domain/export/template.js';
import { specifyProjection } from '#read-side/testing/given-events-then-views.js';
import { exportTemplates } from './projection.js';

const { given } = specifyProjection(exportTemplates);
const place = { templateId: 't1', workspaceId: 'w1' };
const saved = (name: string, day: number, templateId = 't1') => ({
  event: TemplateSaved({ ...place, templateId, name, configuration: { format: 'csv' } }),
  at: `2026-03-0${day}T09:00:00.000Z`,
});
const view = { ...place, name: 'Monthly', configuration: { format: 'csv' }, savedAt: '2026-03-01T09:00:00.000Z' };

describe('export templates', () => {
  it('show the newest shape of each', () => {
    given(saved('Monthly', 1)).then({ t1: view });
    given(saved('Monthly', 1), saved('Monthly, old', 2), saved('Yearly', 3, 't2')).then({
      t1: { ...view, name: 'Monthly, old', savedAt: '2026-03-02T09:00:00.000Z' },
      t2: { ...view, templateId: 't2', name: 'Yearly', savedAt: '2026-03-03T09:00:00.000Z' },
    });
  });

  it('forget what was deleted, and only that', () => {
    given(saved('Monthly', 1), saved('Yearly', 3, 't2'), TemplateDeleted({ ...place, templateId: 't2' })).then({
      t1: view,
    });
  });

  it('of a workspace that was erased are none', () => {
    given(saved('Monthly', 1), { ...saved('Deleted template', 2), erased: true }).then({});
    given({ ...saved('Deleted template', 1), erased: true }, saved('Yearly', 3, 't2')).then({
      t2: { ...view, templateId: 't2', name: 'Yearly', savedAt: '2026-03-03T09:00:00.000Z' },
    });
  });
});
