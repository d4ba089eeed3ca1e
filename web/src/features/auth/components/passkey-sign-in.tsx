/** The button that signs in by a passkey, and why it did not. */
import { KeyRound } from 'lucide-react';
import { PasskeyError } from '../../../entities/account/passkey.js';
import { Button } from '../../../ui/button.js';
import { useLoginPasskey } from '../api/login-passkey.command.js';
import { loginFailure } from '../model/failure-words.js';
import { FormFailure } from './auth-frame.js';

interface PasskeySignInProps {
  /** Of the login that wants a second factor; absent when the passkey is all. */
  challenge?: string;
  action: string;
  onSignedIn: () => unknown;
}

export function PasskeySignIn({ challenge, action, onSignedIn }: PasskeySignInProps) {
  const { mutateAsync, isPending, error } = useLoginPasskey(challenge);
  const signIn = () =>
    mutateAsync().then(
      onSignedIn,
      () => undefined, // shown above the button
    );
  return (
    <div className="flex flex-col gap-5">
      {error && <FormFailure>{error instanceof PasskeyError ? error.message : loginFailure(error)}</FormFailure>}
      <Button
        icon={<KeyRound aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        busy={isPending}
        onClick={() => void signIn()}
      >
        {action}
      </Button>
    </div>
  );
}
