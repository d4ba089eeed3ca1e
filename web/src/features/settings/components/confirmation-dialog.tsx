/**
 * Second step of a dangerous action: what will happen, the password that the server wants, and the button that does it.
 */
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Field } from '../../../ui/field.js';
import { PasswordInput } from '../../../ui/input.js';

interface ConfirmationDialogProps {
  action: string;
  text: ReactNode;
  /** Why the password is asked for. */
  why?: string | undefined;
  onConfirm: (currentPassword: string) => Promise<void>;
  onCancel: () => void;
}

export function ConfirmationDialog({
  action,
  text,
  why = 'Asked once more, because this cannot be undone.',
  onConfirm,
  onCancel,
}: ConfirmationDialogProps) {
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onConfirm(password);
    setBusy(false);
    setPassword('');
  };
  return (
    <Dialog
      open
      onClose={onCancel}
      title={`${action}?`}
      footer={
        <>
          <Button onClick={onCancel} disabled={busy}>
            Cancel
          </Button>
          <Button look="destructive" type="submit" form="confirmation" busy={busy} disabled={password === ''}>
            {action}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-2 text-ink-soft">{text}</div>
      <form
        id="confirmation"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && password !== '') void confirm();
        }}
      >
        <Field label="Your password" hint={why}>
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
