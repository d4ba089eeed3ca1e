import { specify } from '#kernel/testing/given-when-then.js';
import { templateDecider, TemplateDeleted, TemplateSaved } from './template.js';

const place = { templateId: 't1', workspaceId: 'w1' };
const monthly = { name: 'Monthly', configuration: { format: 'csv' } };
const yearly = { name: 'Yearly', configuration: { format: 'excel' } };
const { given } = specify(templateDecider);

describe('an export template', () => {
  it('is saved, changed and deleted', () => {
    given()
      .when({ type: 'CreateTemplate', ...place, ...monthly })
      .then(TemplateSaved({ ...place, ...monthly }));
    given(TemplateSaved({ ...place, ...monthly }))
      .when({ type: 'ChangeTemplate', ...place, ...yearly })
      .then(TemplateSaved({ ...place, ...yearly }));
    given(TemplateSaved({ ...place, ...monthly }))
      .when({ type: 'DeleteTemplate', ...place })
      .then(TemplateDeleted(place));
  });

  it('is created once and deleted once', () => {
    given(TemplateSaved({ ...place, ...monthly }))
      .when({ type: 'CreateTemplate', ...place, ...monthly })
      .thenNothing();
    given(TemplateSaved({ ...place, ...monthly }), TemplateDeleted(place))
      .when({ type: 'DeleteTemplate', ...place })
      .thenNothing();
  });

  it('does not come back', () => {
    given(TemplateSaved({ ...place, ...monthly }), TemplateDeleted(place))
      .when({ type: 'ChangeTemplate', ...place, ...yearly })
      .thenRefused('template_not_found');
  });

  it("is not there for anybody else's workspace", () => {
    const theirs = { ...place, workspaceId: 'w2' };
    const saved = TemplateSaved({ ...place, ...monthly });
    given(saved)
      .when({ type: 'ChangeTemplate', ...theirs, ...yearly })
      .thenRefused('template_not_found');
    given(saved)
      .when({ type: 'DeleteTemplate', ...theirs })
      .thenRefused('template_not_found');
    given(saved, TemplateDeleted(place))
      .when({ type: 'DeleteTemplate', ...theirs })
      .thenRefused('template_not_found');
    given()
      .when({ type: 'DeleteTemplate', ...place })
      .thenRefused('template_not_found');
  });
});
