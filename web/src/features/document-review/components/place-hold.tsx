/** For owners: puts the document on hold, once they have said why. */
import { HoldBody } from '#contracts/retention.js';
import { zodResolver } from '@hookform/resolvers/zod';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../../lib/api-error.js';
import { Button, IconButton } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Field } from '../../../ui/field.js';
import { TextArea } from '../../../ui/input.js';
import { toast } from '../../../ui/toast-list.js';
import { usePlaceHold } from '../api/hold.command.js';
import { t } from '../../../lib/texts.js';

const FORM = 'place-hold';

export function PlaceHold({ id }: { id: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton label={t('Put on hold')} onClick={() => setAsking(true)}>
        <Lock aria-hidden="true" className="size-4" strokeWidth={1.75} />
      </IconButton>
      {asking && <HoldDialog id={id} onClose={() => setAsking(false)} />}
    </>
  );
}

function HoldDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const place = usePlaceHold(id);
  const { register, handleSubmit, formState } = useForm<HoldBody>({
    resolver: zodResolver(HoldBody),
    defaultValues: { reason: '' },
  });
  const submit = handleSubmit(async ({ reason }) => {
    try {
      await place.mutateAsync(reason);
    } catch (error) {
      toast.error(messageOf(error, t('Failed to put the document on hold')));
      return;
    }
    toast.success(t('On hold'));
    onClose();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Put on hold')}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button look="primary" type="submit" form={FORM} busy={formState.isSubmitting}>
            {t('Put on Hold')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-sm text-ink-soft">
          {t('Nobody deletes the document then, and no retention rule, until an owner releases the hold.')}
        </p>
        <Field
          label={t('Reason')}
          hint={t('Everybody in the workspace sees it; it is erased with the document.')}
          error={formState.errors.reason?.message}
        >
          {(ids) => <TextArea {...ids} {...register('reason')} rows={3} autoFocus />}
        </Field>
      </form>
    </Dialog>
  );
}
