/** The secret for an authenticator app, to be scanned or typed; a first code of it turns it on. */
import { CodeBody, type SecondFactorOffer } from '#contracts/second-factor.js';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../../lib/api-error.js';
import { t } from '../../../lib/texts.js';
import { Button } from '../../../ui/button.js';
import { CopyButton } from '../../../ui/copy-button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Field } from '../../../ui/field.js';
import { Input } from '../../../ui/input.js';
import { QrCode } from '../../../ui/qr-code.js';
import { useTurnOn } from '../api/second-factor.js';

const FORM = 'set-up-factor';

interface SetUpFactorDialogProps {
  offer: SecondFactorOffer;
  onOn: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

export function SetUpFactorDialog({ offer: { secret, address }, onOn, onClose }: SetUpFactorDialogProps) {
  const turningOn = useTurnOn();
  const { register, handleSubmit, formState, setError } = useForm<CodeBody>({
    resolver: zodResolver(CodeBody),
    defaultValues: { code: '' },
  });
  const submit = handleSubmit(({ code }) =>
    turningOn.mutateAsync(code).then(
      ({ recoveryCodes }) => onOn(recoveryCodes),
      (error: unknown) => setError('code', { message: messageOf(error, t('It could not be turned on')) }),
    ),
  );
  return (
    <Dialog
      open
      stays
      onClose={onClose}
      title={t('Set up two-factor authentication')}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button look="primary" type="submit" form={FORM} busy={formState.isSubmitting}>
            {t('Turn On')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <p className="text-ink-soft">{t('Scan this with an authenticator app, then enter the code that it shows.')}</p>
        <QrCode
          text={address}
          label={t('QR code of the secret for your app')}
          className="size-44 self-center rounded-md"
        />
        <div className="flex flex-col gap-1.5">
          <p className="text-sm text-ink-soft">{t('Or type the secret into the app:')}</p>
          <div className="flex flex-wrap items-center gap-2">
            <code className="font-mono text-sm wrap-anywhere" data-secret>
              {inFours(secret)}
            </code>
            <CopyButton text={secret} label={t('Copy the secret')} />
          </div>
        </div>
        <Field label={t('Code')} error={formState.errors.code?.message}>
          {(ids) => <Input {...ids} {...register('code')} inputMode="numeric" autoComplete="one-time-code" autoFocus />}
        </Field>
      </form>
    </Dialog>
  );
}

const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');
