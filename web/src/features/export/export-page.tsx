/** /export: three steps from documents to a file. What is chosen is kept in the margin on every step. */
import { exportFields } from '#contracts/export-fields.js';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { messageOf } from '../../lib/api-error.js';
import { t } from '../../lib/texts.js';
import { PageHeader } from '../../ui/page-header.js';
import { toast } from '../../ui/toast-list.js';
import { useExportList } from './api/export-list.query.js';
import { useExport } from './api/export.command.js';
import { previewQuery } from './api/preview.query.js';
import { DocumentsStep } from './components/documents-step.js';
import { FieldsStep } from './components/fields-step.js';
import { Margin } from './components/margin.js';
import { PreviewStep } from './components/preview-step.js';
import { StepStrip } from './components/step-strip.js';
import { ofSize } from './model/list-filters.js';
import { WizardContext, type WizardTools } from './model/wizard-context.js';
import { changed, exportBody, START, type Wizard } from './model/wizard.js';

const PANELS = { documents: DocumentsStep, fields: FieldsStep, preview: PreviewStep } as const;

export function ExportPage() {
  const [wizard, change] = useReducer(changed, START);
  const [previewing, setPreviewing] = useState(false);
  const client = useQueryClient();
  const list = useExportList(wizard.filters);
  const exporting = useExport();
  const fields = useMemo(() => exportFields(wizard.documents), [wizard.documents]);
  const listed = useMemo(() => list.data && ofSize(list.data.documents, wizard.filters), [list.data, wizard.filters]);

  const preview = useCallback(async () => {
    const missing = missingFor(wizard, 'preview');
    if (missing) return void toast.error(missing);
    setPreviewing(true);
    try {
      await client.fetchQuery({ ...previewQuery(exportBody(wizard)), staleTime: 0 });
      change({ type: 'went', step: 'preview' });
      toast.success(t('Preview generated successfully!'));
    } catch (error) {
      toast.error(messageOf(error, t('Failed to generate preview')));
    } finally {
      setPreviewing(false);
    }
  }, [client, wizard]);

  const download = useCallback(() => {
    const missing = missingFor(wizard, 'export');
    if (missing) return void toast.error(missing);
    exporting.mutate(exportBody(wizard), {
      onSuccess: () => toast.success(t('Export completed successfully!')),
      onError: (error) => toast.error(messageOf(error, t('Export failed'))),
    });
  }, [exporting, wizard]);

  const tools: WizardTools = {
    wizard,
    change,
    fields,
    listed,
    preview,
    previewing,
    download,
    downloading: exporting.isPending,
  };
  const Panel = PANELS[wizard.step];
  const panel = useRef<HTMLDivElement>(null);
  const step = useRef(wizard.step);
  // A new step is read from its beginning, by eyes and by screen readers.
  useEffect(() => {
    if (step.current === wizard.step) return;
    step.current = wizard.step;
    panel.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [wizard.step]);

  return (
    <WizardContext value={tools}>
      <PageHeader title={t('Advanced Export')} lead={t('Export data with precision')} />
      <StepStrip />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-12 pt-8 xl:grid-cols-[minmax(0,1fr)_17rem]">
        <div ref={panel} className="min-w-0">
          <Panel list={list} />
        </div>
        <Margin />
      </div>
    </WizardContext>
  );
}

function missingFor({ documents, fields }: Wizard, purpose: 'preview' | 'export'): string | undefined {
  const preview = purpose === 'preview';
  if (documents.length === 0)
    return preview
      ? t('Please select at least one document to preview')
      : t('Please select at least one document to export');
  if (fields.length > 0) return undefined;
  return preview ? t('Please select at least one field to preview') : t('Please select at least one field to export');
}
