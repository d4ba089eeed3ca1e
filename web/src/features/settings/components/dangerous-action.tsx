/**
 * The way to a dangerous action: its button, then one proof (the code, or the password when it was given long ago),
 * then the confirmation. A failure is said in a toast and leaves the confirmation open for another try; Cancel or
 * Escape ends it at either step.
 */
import { useState, type ReactNode } from 'react';
import { messageOf } from '../../../lib/api-error.js';
import { Button } from '../../../ui/button.js';
import { toast } from '../../../ui/toast-list.js';
import { saysToConfirm, wantsPassword } from '../api/confirm-password.js';
import { CodeDialog } from './code-dialog.js';
import { ConfirmationDialog } from './confirmation-dialog.js';
import { PasswordDialog } from './password-dialog.js';

interface DangerousActionProps<Result> {
  /** As on its button. */
  action: string;
  /** What will happen. */
  text: ReactNode;
  run: () => Promise<Result>;
  onDone: (result: Result) => void;
  /** Said when the server gave no reason. */
  failure: string;
}

type Step = 'asking' | 'code' | 'password' | 'confirmation';

export function DangerousAction<Result>({ action, text, run, onDone, failure }: DangerousActionProps<Result>) {
  const [step, setStep] = useState<Step | undefined>();
  const close = () => setStep(undefined);
  const begin = async () => {
    setStep('asking');
    setStep((await wantsPassword()) ? 'password' : 'code');
  };
  const verified = { action, onVerified: () => setStep('confirmation'), onCancel: close };
  const confirm = async () => {
    let result: Result;
    try {
      result = await run();
    } catch (error) {
      if (saysToConfirm(error)) setStep('password');
      else toast.error(messageOf(error, failure));
      return;
    }
    close();
    onDone(result);
  };
  return (
    <>
      <Button look="destructive" busy={step === 'asking'} onClick={() => void begin()}>
        {action}
      </Button>
      {step === 'code' && <CodeDialog {...verified} />}
      {step === 'password' && <PasswordDialog {...verified} />}
      {step === 'confirmation' && (
        <ConfirmationDialog action={action} text={text} onConfirm={confirm} onCancel={close} />
      )}
    </>
  );
}
