/** Asks for the password and a code, for what would let somebody in without one. */
import { ProvenCodeBody } from '#contracts/second-factor.js';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../../lib/api-error.js';
import { t } from '../../../lib/texts.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Field } from '../../../ui/field.js';
import { Input, PasswordInput } from '../../../ui/input.js';
import { toast } from '../../../ui/toast-list.js';

const FORM = 'proven-code';

interface ProvenCodeDialogProps {
  title: string;
  action: string;
  failure: string;
  run: (proof: ProvenCodeBody) => Promise<void>;
  onClose: () => void;
}

export function ProvenCodeDialog({ title, action, failure, run, onClose }: ProvenCodeDialogProps) {
  const { register, handleSubmit, formState } = useForm<ProvenCodeBody>({
    resolver: zodResolver(ProvenCodeBody),
    defaultValues: { currentPassword: '', code: '' },
  });
  const submit = handleSubmit((proof) => run(proof).catch((error: unknown) => toast.error(messageOf(error, failure))));
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button look="primary" type="submit" form={FORM} busy={formState.isSubmitting}>
            {action}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label={t('Your password')} error={formState.errors.currentPassword?.message}>
          {(ids) => (
            <PasswordInput {...ids} {...register('currentPassword')} autoComplete="current-password" autoFocus />
          )}
        </Field>
        <Field label={t('Code')} hint={t('Of your app, or a recovery code.')} error={formState.errors.code?.message}>
          {(ids) => <Input {...ids} {...register('code')} autoComplete="one-time-code" />}
        </Field>
      </form>
    </Dialog>
  );
}
