/** First step of a dangerous action when the password was given long ago: it is asked for in place of the code. */
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Field } from '../../../ui/field.js';
import { PasswordInput } from '../../../ui/input.js';
import { toast } from '../../../ui/toast-list.js';
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
    </Dialog>
  );
}
