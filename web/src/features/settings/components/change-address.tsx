/** Another address for the account: a mail with a link goes there, and until it is opened nothing changes. */
import { ChangeAddressBody } from '#contracts/auth.js';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../../lib/api-error.js';
import { msg, t } from '../../../lib/texts.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Field } from '../../../ui/field.js';
import { Input } from '../../../ui/input.js';
import { toast } from '../../../ui/toast-list.js';
import { useChangeAddress } from '../api/account.js';
import { saysToConfirm, wantsPassword } from '../api/confirm-password.js';
import { PasswordDialog } from './password-dialog.js';

const ACTION = msg('Change Address');
type Step = 'asking' | 'password' | 'address';

export function ChangeAddress() {
  const [step, setStep] = useState<Step>();
  const close = () => setStep(undefined);
  const begin = async () => {
    setStep('asking');
    setStep((await wantsPassword()) ? 'password' : 'address');
  };
  return (
    <div className="mt-2">
      <Button size="small" busy={step === 'asking'} onClick={() => void begin()}>
        {t(ACTION)}
      </Button>
      {step === 'password' && (
        <PasswordDialog action={t(ACTION)} onVerified={() => setStep('address')} onCancel={close} />
      )}
      {step === 'address' && <AddressDialog onWantsPassword={() => setStep('password')} onClose={close} />}
    </div>
  );
}

const FORM = 'change-address';

function AddressDialog({ onWantsPassword, onClose }: { onWantsPassword: () => void; onClose: () => void }) {
  const changing = useChangeAddress();
  const { register, handleSubmit, formState, setError } = useForm<ChangeAddressBody>({
    resolver: zodResolver(ChangeAddressBody),
    defaultValues: { email: '' },
  });
  const submit = handleSubmit((body) =>
    changing.mutateAsync(body).then(
      ({ message }) => {
        toast.success(message);
        onClose();
      },
      (error: unknown) => {
        if (saysToConfirm(error)) onWantsPassword();
        else setError('email', { message: messageOf(error, t('The mail could not be sent')) });
      },
    ),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Change your address')}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button look="primary" type="submit" form={FORM} busy={formState.isSubmitting}>
            {t('Send Link')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field
          label={t('New email')}
          hint={t(
            'A mail with a link goes there. Until you open it, signed in, your account keeps the address it has.',
          )}
          error={formState.errors.email?.message}
        >
          {(ids) => <Input {...ids} {...register('email')} type="email" autoComplete="email" autoFocus />}
        </Field>
      </form>
    </Dialog>
  );
}
