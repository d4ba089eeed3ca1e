/** Step two: which fields of the chosen documents, category by category. */
import { ArrowLeft, Eye } from 'lucide-react';
import { Button } from '../../../ui/button.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { byCategory } from '../model/field-categories.js';
import { useWizard } from '../model/wizard-context.js';
import { allChosen } from '../model/wizard.js';
import { t } from '../../../lib/texts.js';
import { FieldCategory } from './field-category.js';
import { StepFoot, StepHead } from './step-head.js';

export function FieldsStep() {
  const { wizard, change, fields, preview, previewing } = useWizard();
  const keys = fields.map(({ key }) => key);
  const n = wizard.documents.length;
  return (
    <section aria-label={t('Choose Fields')}>
      <StepHead
        title={t('Choose Fields')}
        lead={t('What was read on {n, plural, one {the document} other {the # documents}} you selected.', { n })}
        aside={
          keys.length > 0 && (
            <Button size="small" onClick={() => change({ type: 'fieldsToggled', keys })}>
              {allChosen(wizard.fields, keys) ? t('Deselect all fields') : t('Select all fields')}
            </Button>
          )
        }
      />
      {fields.length === 0 ? (
        <div className="border-y">
          <EmptyState
            heading="h2"
            title={t('No fields')}
            hint={t('No extracted fields available. Please process some documents first.')}
          />
        </div>
      ) : (
        <div className="flex flex-col gap-8">
          {byCategory(fields).map(([category, own]) => (
            <FieldCategory key={category} category={category} fields={own} />
          ))}
        </div>
      )}
      <StepFoot>
        <Button
          icon={<ArrowLeft aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          onClick={() => change({ type: 'went', step: 'documents' })}
        >
          {t('Back')}
        </Button>
        <div className="flex items-center gap-4">
          <span role="status" className="text-sm text-ink-soft">
            {t('{n, plural, one {# field} other {# fields}} selected', { n: wizard.fields.length })}
          </span>
          <Button
            look="primary"
            busy={previewing}
            icon={<Eye aria-hidden="true" className="size-4" strokeWidth={1.75} />}
            onClick={() => void preview()}
          >
            {t('Preview')}
          </Button>
        </div>
      </StepFoot>
    </section>
  );
}
