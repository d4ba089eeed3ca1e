/** Step three: how it is written, what it will look like, and the file. */
import { ArrowLeft, FileDown } from 'lucide-react';
import { FORMAT_WORDS } from '../../../entities/exports/format-words.js';
import { Button } from '../../../ui/button.js';
import { ErrorState } from '../../../ui/error-state.js';
import { Loading, Skeleton } from '../../../ui/skeleton.js';
import { Stale } from '../../../ui/stale.js';
import { usePreview } from '../api/preview.query.js';
import { useWizard } from '../model/wizard-context.js';
import { exportBody } from '../model/wizard.js';
import { t } from '../../../lib/texts.js';
import { FormatChoice } from './format-choice.js';
import { PreviewTable } from './preview-table.js';
import { StepFoot, StepHead } from './step-head.js';
import { WritingOptions } from './writing-options.js';

export function PreviewStep() {
  const { wizard, change, download, downloading } = useWizard();
  const { data, error, refetch, isPlaceholderData } = usePreview(exportBody(wizard));
  return (
    <section aria-label={t('Preview and Download')}>
      <StepHead title={t('Preview and Download')} lead={t('Choose how the file is written; the preview follows.')} />
      <div className="flex flex-col gap-8">
        <FormatChoice />
        <WritingOptions />
        {error ? (
          <ErrorState title={t('The preview could not be made')} error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <Stale stale={isPlaceholderData}>
            <PreviewTable records={data} documents={wizard.documents.length} />
          </Stale>
        ) : (
          <Loading label={t('Loading the preview')}>
            <Skeleton className="h-56 w-full" />
          </Loading>
        )}
      </div>
      <StepFoot>
        <Button
          icon={<ArrowLeft aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          onClick={() => change({ type: 'went', step: 'fields' })}
        >
          {t('Back')}
        </Button>
        <Button
          look="primary"
          busy={downloading}
          disabled={Boolean(error)}
          icon={<FileDown aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          onClick={download}
        >
          {t('Download {format}', { format: FORMAT_WORDS[wizard.format] })}
        </Button>
      </StepFoot>
    </section>
  );
}
