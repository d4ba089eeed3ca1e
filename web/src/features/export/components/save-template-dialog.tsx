/** Asks for a template's name. A name that is there already means that template's new shape. */
import type { ExportTemplate } from '#contracts/export.js';
import { useState, type FormEvent } from 'react';
import { messageOf } from '../../../lib/api-error.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Field } from '../../../ui/field.js';
import { Input } from '../../../ui/input.js';
import { toast } from '../../../ui/toast-list.js';
import { useSaveTemplate } from '../api/templates.command.js';
import { useWizard } from '../model/wizard-context.js';
import { templateConfiguration } from '../model/wizard.js';
import { t } from '../../../lib/texts.js';

const FORM = 'save-template';

export function SaveTemplateDialog({
  templates,
  onClose,
}: {
  templates: readonly ExportTemplate[];
  onClose: () => void;
}) {
  const { wizard } = useWizard();
  const [name, setName] = useState(templates.find(({ id }) => id === wizard.template)?.name ?? '');
  const saving = useSaveTemplate();
  const same = templates.find((template) => template.name.toLowerCase() === name.trim().toLowerCase());

  const save = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate(
      { ...(same && { id: same.id }), name: name.trim(), configuration: templateConfiguration(wizard) },
      {
        onSuccess: () => {
          toast.success(t('Template saved'));
          onClose();
        },
        onError: (error) => toast.error(messageOf(error, t('Failed to save template'))),
      },
    );
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Save as template')}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button look="primary" type="submit" form={FORM} busy={saving.isPending} disabled={name.trim() === ''}>
            {same ? t('Replace') : t('Save')}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={save}>
        <Field
          label={t('Name')}
          hint={same ? t('There is a template of this name; it will be replaced.') : t('For example: Monthly invoices')}
        >
          {(ids) => (
            <Input {...ids} autoFocus value={name} maxLength={80} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
