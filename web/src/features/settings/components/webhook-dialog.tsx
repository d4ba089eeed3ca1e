/** Adds a webhook, or changes one. */
import { ChangeWebhookBody, WEBHOOK_EVENTS, type Webhook } from '#contracts/webhooks.js';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { messageOf } from '../../../lib/api-error.js';
import { t } from '../../../lib/texts.js';
import { Button } from '../../../ui/button.js';
import { Checkbox } from '../../../ui/checkbox.js';
import { Dialog } from '../../../ui/dialog.js';
import { Field } from '../../../ui/field.js';
import { Input } from '../../../ui/input.js';
import { toast } from '../../../ui/toast-list.js';
import { useAddWebhook, useChangeWebhook } from '../api/webhooks.js';
import { EVENT_WORDS } from '../model/webhook-words.js';

const FORM = 'webhook';

interface WebhookDialogProps {
  /** Absent: a new one. */
  webhook?: Webhook;
  onClose: () => void;
  onSecret: (secret: string) => void;
}

export function WebhookDialog({ webhook, onClose, onSecret }: WebhookDialogProps) {
  const [adding, changing] = [useAddWebhook(), useChangeWebhook()];
  const { register, handleSubmit, formState } = useForm<z.input<typeof ChangeWebhookBody>, unknown, ChangeWebhookBody>({
    resolver: zodResolver(ChangeWebhookBody),
    defaultValues: webhook ?? { url: '', description: '', events: ['document.completed', 'document.failed'] },
  });
  const save = async (body: ChangeWebhookBody) => {
    if (webhook) {
      await changing.mutateAsync({ ...body, id: webhook.id });
      toast.success(t('Webhook changed'));
      return onClose();
    }
    const { active: _active, ...wanted } = body;
    onSecret((await adding.mutateAsync(wanted)).secret);
  };
  const submit = handleSubmit((body) =>
    save(body).catch((error: unknown) => toast.error(messageOf(error, t('Failed to save the webhook')))),
  );
  const { errors } = formState;
  return (
    <Dialog
      open
      onClose={onClose}
      title={webhook ? t('Change the webhook') : t('Add a webhook')}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button look="primary" type="submit" form={FORM} busy={formState.isSubmitting}>
            {webhook ? t('Save') : t('Add')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field
          label={t('Address')}
          hint={t('Must begin with https:// and be reachable from the internet.')}
          error={errors.url?.message}
        >
          {(ids) => <Input {...ids} {...register('url')} type="url" autoComplete="off" autoFocus />}
        </Field>
        <Field label={t('Description')} error={errors.description?.message}>
          {(ids) => <Input {...ids} {...register('description')} autoComplete="off" placeholder={t('Optional')} />}
        </Field>
        <fieldset>
          <legend className="text-sm font-medium text-ink">{t('Events')}</legend>
          {WEBHOOK_EVENTS.map((event) => (
            <label key={event} className="flex items-center gap-1 text-sm">
              <Checkbox {...register('events')} value={event} />
              {t(EVENT_WORDS[event])}
              <code className="ml-auto hidden font-mono text-xs text-ink-faint sm:inline">{event}</code>
            </label>
          ))}
          {errors.events && (
            <p role="alert" className="text-sm text-bad">
              {errors.events.message}
            </p>
          )}
        </fieldset>
        <div className="flex flex-col">
          <label className="flex items-center gap-1 text-sm">
            <Checkbox {...register('withValues')} />
            {t('Send what was read from the document, too')}
          </label>
          {webhook && (
            <label className="flex items-center gap-1 text-sm">
              <Checkbox {...register('active')} />
              {t('Switched on')}
            </label>
          )}
        </div>
      </form>
    </Dialog>
  );
}
