/** Names a new passkey, which the browser then makes. */
import { PasskeyNameForm, type PasskeyOptions } from '#contracts/passkeys.js';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { PasskeyError } from '../../../entities/account/passkey.js';
import { messageOf } from '../../../lib/api-error.js';
import { t } from '../../../lib/texts.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Field } from '../../../ui/field.js';
import { Input } from '../../../ui/input.js';
import { toast } from '../../../ui/toast-list.js';
import { useAddPasskey } from '../api/passkeys.js';

const FORM = 'add-passkey';

interface AddPasskeyDialogProps {
  offer: PasskeyOptions;
  onClose: () => void;
}

export function AddPasskeyDialog({ offer, onClose }: AddPasskeyDialogProps) {
  const adding = useAddPasskey();
  const { register, handleSubmit, formState, setError } = useForm<PasskeyNameForm>({
    resolver: zodResolver(PasskeyNameForm),
    defaultValues: { name: '' },
  });
  const submit = handleSubmit(({ name }) =>
    adding.mutateAsync({ name, options: offer }).then(
      () => {
        toast.success(t('{name} was added', { name }));
        onClose();
      },
      (error: unknown) => {
        const message = error instanceof PasskeyError ? error.message : messageOf(error, t('It could not be added'));
        setError('name', { message });
      },
    ),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Add a passkey')}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button look="primary" type="submit" form={FORM} busy={formState.isSubmitting}>
            {t('Add')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field
          label={t('Name')}
          hint={t('What you know it by, such as the device. Your browser asks for the rest.')}
          error={formState.errors.name?.message}
        >
          {(ids) => <Input {...ids} {...register('name')} autoComplete="off" autoFocus />}
        </Field>
      </form>
    </Dialog>
  );
}
