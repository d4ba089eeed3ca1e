/** Where one is on the way, and the way to the other steps. */
import { Check } from 'lucide-react';
import { classNames } from '../../../ui/class-names.js';
import { useWizard } from '../model/wizard-context.js';
import { STEPS, type Step } from '../model/wizard.js';
import { msg, t } from '../../../lib/texts.js';

const NAMES: Record<Step, string> = {
  documents: msg('Select Documents'),
  fields: msg('Choose Fields'),
  preview: msg('Preview and Download'),
};

export function StepStrip() {
  const { wizard, change, preview, previewing } = useWizard();
  const at = STEPS.indexOf(wizard.step);
  const go = (step: Step) => (step === 'preview' ? void preview() : change({ type: 'went', step }));
  const closed = (step: Step) =>
    (step !== 'documents' && wizard.documents.length === 0) ||
    (step === 'preview' && (wizard.fields.length === 0 || previewing));
  return (
    <nav aria-label={t('Steps')} className="border-y">
      <ol className="flex">
        {STEPS.map((step, index) => {
          const here = index === at;
          return (
            <li
              key={step}
              className={classNames('flex min-w-0 not-first:border-l', here ? 'grow sm:flex-1' : 'sm:flex-1')}
            >
              <button
                type="button"
                aria-current={here ? 'step' : undefined}
                disabled={!here && closed(step)}
                onClick={() => !here && go(step)}
                className="group flex w-full min-w-0 items-center gap-3 px-4 py-3.5 text-left text-sm focus-visible:-outline-offset-2 disabled:cursor-not-allowed sm:px-5"
              >
                <span
                  className={classNames(
                    'grid size-6 shrink-0 place-items-center rounded-full border font-mono text-xs tabular',
                    here ? 'border-ink bg-ink text-ground' : 'border-line-strong text-ink-soft',
                  )}
                >
                  {index < at ? <Check aria-hidden="true" className="size-3.5" /> : index + 1}
                </span>
                <span
                  className={classNames(
                    '-mx-2 truncate px-2 font-medium',
                    !here && 'sr-only sm:not-sr-only sm:truncate',
                  )}
                >
                  <span
                    className={here ? 'highlighter stroke' : 'text-ink-soft group-not-disabled:group-hover:text-ink'}
                  >
                    {t(NAMES[step])}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
