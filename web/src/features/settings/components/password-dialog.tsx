/** First step of a dangerous action when the password was given long ago: it is asked for in place of the code. */
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { messageOf } from '../../../lib/api-error.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Field } from '../../../ui/field.js';
import { PasswordInput } from '../../../ui/input.js';
import { toast } from '../../../ui/toast-list.js';
import { leaveForProvider } from '../../../entities/account/provider-sign-in.js';
import { installation } from '../../../lib/installation.js';
import { confirmPassword } from '../api/confirm-password.js';

interface PasswordDialogProps {
  /** What is about to be done, as its button says it. */
  action: string;
  onVerified: () => void;
  onCancel: () => void;
}

export function PasswordDialog({ action, onVerified, onCancel }: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const verify = async () => {
    setBusy(true);
    try {
      await confirmPassword(password);
    } catch (error) {
      toast.error(messageOf(error, 'Your password could not be checked. Please try again.'));
      setPassword('');
      setBusy(false);
      return;
    }
    onVerified();
  };
  return (
    <Dialog
      open
      onClose={onCancel}
      title={action}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button look="primary" type="submit" form="verification" busy={busy} disabled={password === ''}>
            Verify
          </Button>
        </>
      }
    >
      <form
        id="verification"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && password !== '') void verify();
        }}
      >
        <Field label="Your password" hint="Asked once more, because you gave it a while ago.">
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
      </form>
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
      toast.error(messageOf(error, 'Your provider could not be reached. Please try again.')),
    );
  };
  return (
    <button type="button" className="link mt-4 block w-fit self-start text-sm" onClick={leave}>
      Sign in again with {installation.provider}
    </button>
  );
}
