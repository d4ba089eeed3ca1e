/** Step two: which fields of the chosen documents, category by category. */
import { ArrowLeft, Eye } from 'lucide-react';
import { Button } from '../../../ui/button.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { byCategory } from '../model/field-categories.js';
import { useWizard } from '../model/wizard-context.js';
import { allChosen } from '../model/wizard.js';
import { FieldCategory } from './field-category.js';
import { StepFoot, StepHead } from './step-head.js';

export function FieldsStep() {
  const { wizard, change, fields, preview, previewing } = useWizard();
  const keys = fields.map(({ key }) => key);
  const n = wizard.documents.length;
  return (
    <section aria-label="Choose Fields">
      <StepHead
        title="Choose Fields"
        lead={`What was read on ${n === 1 ? 'the document' : `the ${n} documents`} you selected.`}
        aside={
          keys.length > 0 && (
            <Button size="small" onClick={() => change({ type: 'fieldsToggled', keys })}>
              {allChosen(wizard.fields, keys) ? 'Deselect all fields' : 'Select all fields'}
            </Button>
          )
        }
      />
      {fields.length === 0 ? (
        <div className="border-y">
          <EmptyState
            heading="h2"
            title="No fields"
            hint="No extracted fields available. Please process some documents first."
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
          Back
        </Button>
        <div className="flex items-center gap-4">
          <span role="status" className="text-sm text-ink-soft">
            {wizard.fields.length === 1 ? '1 field selected' : `${wizard.fields.length} fields selected`}
          </span>
          <Button
            look="primary"
            busy={previewing}
            icon={<Eye aria-hidden="true" className="size-4" strokeWidth={1.75} />}
            onClick={() => void preview()}
          >
            Preview
          </Button>
        </div>
      </StepFoot>
    </section>
  );
}
