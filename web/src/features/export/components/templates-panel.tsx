/** Saved ways to export: apply one, keep the present one, forget one. */
import type { ExportTemplate } from '#contracts/export.js';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.js';
import { useMay } from '../../../entities/account/session.js';
import { Button, IconButton } from '../../../ui/button.js';
import { useConfirm } from '../../../ui/confirm.js';
import { toast } from '../../../ui/toast-list.js';
import { useDeleteTemplate } from '../api/templates.command.js';
import { useTemplates } from '../api/templates.query.js';
import { useWizard } from '../model/wizard-context.js';
import { t } from '../../../lib/texts.js';
import { MarginSection } from './margin-section.js';
import { SaveTemplateDialog } from './save-template-dialog.js';

export function TemplatesPanel() {
  const [maySave, mayDelete] = [useMay('templates'), useMay('delete')];
  const { wizard, change } = useWizard();
  const { data: templates = [] } = useTemplates();
  const [saving, setSaving] = useState(false);
  const confirm = useConfirm();
  const deletion = useDeleteTemplate();

  const apply = (template: ExportTemplate) => {
    change({ type: 'templateApplied', template });
    toast.success(t('Template “{name}” applied', { name: template.name }));
  };
  const remove = async ({ id, name }: ExportTemplate) => {
    if (
      !(await confirm({
        title: t('Delete template'),
        text: t('Delete the template “{name}”?', { name }),
        action: t('Delete'),
      }))
    )
      return;
    deletion.mutate(id, {
      onSuccess: () => toast.success(t('Template deleted')),
      onError: (error) => toast.error(messageOf(error, t('Failed to delete template'))),
    });
  };

  return (
    <MarginSection title={t('Templates')}>
      {templates.length > 0 && (
        <ul className="-mx-2 flex flex-col">
          {templates.map((template) => (
            <li key={template.id} className="group flex items-center">
              <button
                type="button"
                aria-pressed={wizard.template === template.id}
                onClick={() => apply(template)}
                title={t('Apply {name}', { name: template.name })}
                className="min-w-0 grow truncate rounded-md px-2 py-1.5 text-left text-sm text-accent hover:bg-sunken hover:text-accent-strong aria-pressed:font-medium"
              >
                {template.name}
              </button>
              {mayDelete && (
                <IconButton
                  label={t('Delete template {name}', { name: template.name })}
                  onClick={() => void remove(template)}
                >
                  <Trash2 aria-hidden="true" className="size-4" strokeWidth={1.75} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {templates.length === 0 && (
        <p className="text-sm text-ink-soft">
          {maySave ? t('Keep fields, format and options under a name, for the next time.') : t('No templates yet.')}
        </p>
      )}
      {maySave && (
        <div>
          <Button size="small" disabled={wizard.fields.length === 0} onClick={() => setSaving(true)}>
            {t('Save as template')}
          </Button>
        </div>
      )}
      {saving && <SaveTemplateDialog templates={templates} onClose={() => setSaving(false)} />}
    </MarginSection>
  );
}
