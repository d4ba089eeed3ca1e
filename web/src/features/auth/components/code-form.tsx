/** The second half of signing in: a code of the member's app, or a recovery code. */
import { CodeBody } from '#contracts/second-factor.js';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.js';
import { Field } from '../../../ui/field.js';
import { Input } from '../../../ui/input.js';
import { useLoginCode } from '../api/login.command.js';
import { loginFailure } from '../model/failure-words.js';
import { FormFailure } from './auth-frame.js';
import { t } from '../../../lib/texts.js';

interface CodeFormProps {
  challenge: string;
  action: string;
  onSignedIn: () => unknown;
}

export function CodeForm({ challenge, action, onSignedIn }: CodeFormProps) {
  const login = useLoginCode(challenge);
  const { register, handleSubmit, formState, reset } = useForm<CodeBody>({
    resolver: zodResolver(CodeBody),
    defaultValues: { code: '' },
  });
  const submit = handleSubmit(({ code }) =>
    login.mutateAsync(code).then(
      onSignedIn,
      () => reset(), // why is shown above the form
    ),
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label={t('Code')}>
      {login.error && <FormFailure>{loginFailure(login.error)}</FormFailure>}
      <Field
        label={t('Code')}
        hint={t('The six digits that your authenticator app shows, or one of your recovery codes.')}
        error={formState.errors.code?.message}
      >
        {(ids) => <Input {...ids} {...register('code')} autoComplete="one-time-code" autoFocus />}
      </Field>
      <Button type="submit" look="primary" busy={formState.isSubmitting} className="mt-1">
        {action}
      </Button>
    </form>
  );
}
