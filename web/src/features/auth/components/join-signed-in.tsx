/** The invitation of who is signed in already: it is accepted with the account, which then is in one workspace more. */
import type { User } from '#contracts/auth.js';
import { useMutation } from '@tanstack/react-query';
import { signOut } from '../../../entities/account/sign-out.js';
import { joinAndSwitch } from '../../../entities/account/workspaces.js';
import { rich, t } from '../../../lib/texts.js';
import { Button } from '../../../ui/button.js';
import { providerFailure } from '../model/failure-words.js';
import { AuthFrame, FormFailure } from './auth-frame.js';

export function JoinSignedIn({ user, token }: { user: User; token: string }) {
  const joining = useMutation({ mutationFn: () => joinAndSwitch(token) });
  return (
    <AuthFrame
      title={t('Accept your invitation')}
      lead={t('With the account you are signed in to. Your other workspaces stay as they are.')}
      footer={rich('Another account? <link>Sign out</link>', {
        link: (inside) => (
          <button type="button" className="link" onClick={signOut}>
            {inside}
          </button>
        ),
      })}
    >
      <div className="flex flex-col gap-5">
        {joining.error && <FormFailure>{providerFailure(joining.error)}</FormFailure>}
        <p className="wrap-anywhere">
          {user.name}
          <br />
          <span className="text-ink-soft">{user.email}</span>
        </p>
        {/* Once it is done, the page is left. */}
        <Button look="primary" busy={joining.isPending || joining.isSuccess} onClick={() => joining.mutate()}>
          {t('Join the workspace')}
        </Button>
      </div>
    </AuthFrame>
  );
}
