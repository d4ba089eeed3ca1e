/**
 * First step of a dangerous action when the last proof was long ago: the member proves once more who they are, as
 * signing in wants it: by a passkey, or by the password and, where there is a second factor, its code.
 */
import type { ConfirmationBody } from '#contracts/auth.js';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PasskeyError } from '../../../entities/account/passkey.js';
import { messageOf } from '../../../lib/api-error.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { DialogForm } from '../../../ui/dialog-form.js';
import { Field } from '../../../ui/field.js';
import { Input, PasswordInput } from '../../../ui/input.js';
import { toast } from '../../../ui/toast-list.js';
import { leaveForProvider } from '../../../entities/account/provider-sign-in.js';
import { installation } from '../../../lib/installation.js';
import { t } from '../../../lib/texts.js';
import { confirmByPasskey, confirmIdentity } from '../api/confirm-password.js';
import { usePasskeys } from '../api/passkeys.js';
import { useSecondFactor } from '../api/second-factor.js';

interface PasswordDialogProps {
  /** What is about to be done, as its button says it. */
  action: string;
  onVerified: () => void;
  onCancel: () => void;
}

export function PasswordDialog({ action, onVerified, onCancel }: PasswordDialogProps) {
  const { data: factor } = useSecondFactor();
  const { data: own } = usePasskeys();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const wantsCode = factor?.on === true;
  const isComplete = password !== '' && (!wantsCode || code !== '');
  const prove = async (confirm: () => Promise<void>) => {
    setBusy(true);
    try {
      await confirm();
    } catch (error) {
      const otherwise = t('Your password could not be checked. Please try again.');
      toast.error(error instanceof PasskeyError ? error.message : messageOf(error, otherwise));
      setPassword('');
      setCode('');
      setBusy(false);
      return;
    }
    onVerified();
  };
  const verify = () => {
    const proof: ConfirmationBody = { currentPassword: password, ...(wantsCode && { code }) };
    return prove(() => confirmIdentity(proof));
  };
  return (
    <Dialog
      open
      onClose={onCancel}
      title={action}
      footer={
        <>
          <Button onClick={onCancel}>{t('Cancel')}</Button>
          <Button look="primary" type="submit" form="verification" busy={busy} disabled={!isComplete}>
            {t('Verify')}
          </Button>
        </>
      }
    >
      <DialogForm
        id="verification"
        onSubmit={() => {
          if (!busy && isComplete) void verify();
        }}
      >
        <Field label={t('Your password')} hint={t('Asked once more, because you gave it a while ago.')}>
          {(ids) => (
            <PasswordInput
              {...ids}
              autoFocus
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              autoComplete="current-password"
            />
          )}
        </Field>
        {wantsCode && (
          <Field label={t('Code')} hint={t('Of your app, or a recovery code.')}>
            {(ids) => (
              <Input
                {...ids}
                value={code}
                onChange={(event) => setCode(event.target.value)}
                autoComplete="one-time-code"
              />
            )}
          </Field>
        )}
        {own && own.passkeys.length > 0 && (
          <Button
            className="self-start"
            icon={<KeyRound aria-hidden="true" className="size-4" strokeWidth={1.75} />}
            disabled={busy}
            onClick={() => void prove(confirmByPasskey)}
          >
            {t('Use a Passkey')}
          </Button>
        )}
      </DialogForm>
      <SignInAgain />
    </Dialog>
  );
}

/** For who has no password: signing in at the provider once more is as good. */
function SignInAgain() {
  const { pathname, search } = useLocation();
  if (installation.provider === undefined) return null;
  const leave = () => {
    const here = pathname + search;
    leaveForProvider({ again: true }, { to: here, from: here }).catch((error: unknown) =>
      toast.error(messageOf(error, t('Your provider could not be reached. Please try again.'))),
    );
  };
  return (
    <button type="button" className="link mt-4 block w-fit self-start text-sm" onClick={leave}>
      {t('Sign in again with {provider}', { provider: installation.provider })}
    </button>
  );
}
