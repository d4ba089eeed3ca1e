/** "Continue with …", where the company has an identity provider. Drawn by nobody in advance, so never for all. */
import type { BeginProviderBody } from '#contracts/provider.js';
import { useMutation } from '@tanstack/react-query';
import { leaveForProvider, type Way } from '../../../entities/account/provider-sign-in.js';
import { installation } from '../../../lib/installation.js';
import { messageOf } from '../../../lib/api-error.js';
import { Button } from '../../../ui/button.js';
import { FormFailure } from './auth-frame.js';
import { t } from '../../../lib/texts.js';

interface ProviderButtonProps {
  /** Where it leads, and where one is now. */
  way: Way;
  /** Token of an invitation that is accepted by it. */
  invitation?: string;
  /** What stands between it and the form below, if there is one. */
  or?: string;
}

const LINES =
  'flex items-center gap-3 text-sm text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line';

export function ProviderButton({ way, invitation, or }: ProviderButtonProps) {
  const leaving = useMutation({ mutationFn: (body: BeginProviderBody) => leaveForProvider(body, way) });
  const { provider } = installation;
  if (provider === undefined) return null;
  const failure = t('{provider} could not be reached. Please try again.', { provider });
  return (
    <div className="flex flex-col gap-5">
      {leaving.error && <FormFailure>{messageOf(leaving.error, failure)}</FormFailure>}
      <Button
        look={installation.passwordSignIn === 'owners' ? 'primary' : 'secondary'}
        // Until the browser has left, too.
        busy={leaving.isPending || leaving.isSuccess}
        className="h-auto min-h-10 py-2 whitespace-normal"
        onClick={() => leaving.mutate(invitation === undefined ? {} : { invitation })}
      >
        {t('Continue with {provider}', { provider })}
      </Button>
      {or && <p className={LINES}>{or}</p>}
    </div>
  );
}
