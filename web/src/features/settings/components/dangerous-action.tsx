/**
 * The way to a dangerous action: its button, then the code, then the confirmation. A failure is said in a toast and
 * leaves the confirmation open for another try; Cancel or Escape ends it at either step.
 */
import { useState, type ReactNode } from 'react';
import { messageOf } from '../../../lib/api-error.js';
import { Button } from '../../../ui/button.js';
import { toast } from '../../../ui/toast-list.js';
import { CodeDialog } from './code-dialog.js';
import { ConfirmationDialog } from './confirmation-dialog.js';

interface DangerousActionProps {
  /** As on its button. */
  action: string;
  /** What will happen. */
  text: ReactNode;
  /** Why the password is asked for. */
  why?: string;
  run: (currentPassword: string) => Promise<void>;
  onDone: () => void;
  /** Said when the server gave no reason. */
  failure: string;
}

export function DangerousAction({ action, text, why, run, onDone, failure }: DangerousActionProps) {
  const [step, setStep] = useState<'code' | 'confirmation' | undefined>();
  const close = () => setStep(undefined);
  const confirm = async (currentPassword: string) => {
    try {
      await run(currentPassword);
    } catch (error) {
      toast.error(messageOf(error, failure));
      return;
    }
    close();
    onDone();
  };
  return (
    <>
      <Button look="destructive" onClick={() => setStep('code')}>
        {action}
      </Button>
      {step === 'code' && <CodeDialog action={action} onVerified={() => setStep('confirmation')} onCancel={close} />}
      {step === 'confirmation' && (
        <ConfirmationDialog action={action} text={text} why={why} onConfirm={confirm} onCancel={close} />
      )}
    </>
  );
}
