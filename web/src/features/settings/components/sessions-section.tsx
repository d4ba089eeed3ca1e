/** Signing out everywhere else: a device was lost, or a browser left open somewhere. */
import { ProofBody } from '#contracts/auth.js';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../../lib/api-error.js';
import { Button } from '../../../ui/button.js';
import { Field } from '../../../ui/field.js';
import { PasswordInput } from '../../../ui/input.js';
import { toast } from '../../../ui/toast-list.js';
import { useEndSessions } from '../api/end-sessions.command.js';

const EMPTY: ProofBody = { currentPassword: '' };

export function SessionsSection() {
  const ending = useEndSessions();
  const { register, handleSubmit, formState, reset } = useForm<ProofBody>({
    resolver: zodResolver(ProofBody),
    defaultValues: EMPTY,
  });
  const submit = handleSubmit(({ currentPassword }) =>
    ending.mutateAsync(currentPassword).then(
      () => {
        toast.success('You are signed out everywhere else.');
        reset(EMPTY);
      },
      (error: unknown) => toast.error(messageOf(error, 'The other sessions could not be ended')),
    ),
  );
  return (
    <form noValidate onSubmit={submit} aria-labelledby="sessions" className="mt-10 flex max-w-md flex-col gap-5">
      <div className="flex flex-col gap-1.5">
        <h2 id="sessions" className="text-lg">
          Sessions
        </h2>
        <p className="text-ink-soft">Lost a device, or left a browser open? Only this one stays signed in.</p>
      </div>
      <Field label="Your password" error={formState.errors.currentPassword?.message}>
        {(ids) => <PasswordInput {...ids} {...register('currentPassword')} autoComplete="current-password" />}
      </Field>
      <Button type="submit" busy={formState.isSubmitting} className="mt-1 self-start">
        Sign Out Everywhere Else
      </Button>
    </form>
  );
}
