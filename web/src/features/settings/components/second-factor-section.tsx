/** Two-factor authentication: set up with an app, recovery codes, turned off again. */
import type { SecondFactorInfo, SecondFactorOffer } from '#contracts/second-factor.js';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.js';
import { dayOf } from '../../../lib/format.js';
import { msg, t } from '../../../lib/texts.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { ErrorState } from '../../../ui/error-state.js';
import { toast } from '../../../ui/toast-list.js';
import { saysToConfirm } from '../api/confirm-password.js';
import { offerSecondFactor, useRenewRecoveryCodes, useSecondFactor, useTurnOff } from '../api/second-factor.js';
import { PasswordDialog } from './password-dialog.js';
import { ProvenCodeDialog } from './proven-code-dialog.js';
import { RecoveryCodesDialog } from './recovery-codes-dialog.js';
import { SetUpFactorDialog } from './set-up-factor-dialog.js';

const SET_UP = msg('Set Up');
const OFF = msg('Turn Off');
const RENEW = msg('New Recovery Codes');

type Step =
  | { readonly name: 'asking' | 'password' | 'turning-off' | 'renewing' }
  | { readonly name: 'setting-up'; readonly offer: SecondFactorOffer }
  | { readonly name: 'codes'; readonly codes: readonly string[] };

export function SecondFactorSection() {
  const { data: info, error, refetch } = useSecondFactor();
  const turningOff = useTurnOff();
  const renewal = useRenewRecoveryCodes();
  const [step, setStep] = useState<Step>();
  const close = () => setStep(undefined);
  const showCodes = (codes: readonly string[]) => setStep({ name: 'codes', codes });
  const begin = async () => {
    setStep({ name: 'asking' });
    try {
      setStep({ name: 'setting-up', offer: await offerSecondFactor() });
    } catch (failure) {
      if (saysToConfirm(failure)) return setStep({ name: 'password' });
      close();
      toast.error(messageOf(failure, t('Two-factor authentication could not be set up')));
      void refetch();
    }
  };
  return (
    <section aria-labelledby="second-factor" className="mt-10 flex max-w-2xl flex-col gap-4">
      <div className="flex flex-col gap-1.5">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="second-factor" className="text-lg">
            {t('Two-factor authentication')}
          </h2>
          {info?.on && <Badge tone="good">{t('On')}</Badge>}
        </div>
        <p className="text-ink-soft">
          {t('Besides your password, signing in asks for a code that an authenticator app on your phone shows.')}
        </p>
      </div>
      {error && !info && (
        <ErrorState title={t('It could not be asked whether it is on')} error={error} onRetry={() => void refetch()} />
      )}
      {info && !info.on && (
        <Button className="self-start" busy={step?.name === 'asking'} onClick={() => void begin()}>
          {t(SET_UP)}
        </Button>
      )}
      {info?.on && (
        <>
          <OnSince info={info} />
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setStep({ name: 'renewing' })}>{t(RENEW)}</Button>
            <Button onClick={() => setStep({ name: 'turning-off' })}>{t(OFF)}</Button>
          </div>
        </>
      )}
      {step?.name === 'password' && (
        <PasswordDialog action={t(SET_UP)} onVerified={() => void begin()} onCancel={close} />
      )}
      {step?.name === 'setting-up' && <SetUpFactorDialog offer={step.offer} onOn={showCodes} onClose={close} />}
      {step?.name === 'codes' && <RecoveryCodesDialog codes={step.codes} onClose={close} />}
      {step?.name === 'turning-off' && (
        <ProvenCodeDialog
          title={t('Turn two-factor authentication off')}
          action={t(OFF)}
          failure={t('Two-factor authentication could not be turned off')}
          run={async (proof) => {
            await turningOff.mutateAsync(proof);
            close();
            toast.success(t('Two-factor authentication is off.'));
          }}
          onClose={close}
        />
      )}
      {step?.name === 'renewing' && (
        <ProvenCodeDialog
          title={t('New recovery codes')}
          action={t('Make Codes')}
          failure={t('The codes could not be made')}
          run={async (proof) => showCodes((await renewal.mutateAsync(proof)).recoveryCodes)}
          onClose={close}
        />
      )}
    </section>
  );
}

function OnSince({ info: { since, recoveryCodesLeft: left } }: { info: SecondFactorInfo }) {
  return (
    <p>
      {since !== null && <>{t('On since {day}.', { day: dayOf(since) })} </>}
      {left === 0
        ? t('No recovery code is left: make new ones, or a lost phone locks you out.')
        : t('{left, plural, one {# recovery code is} other {# recovery codes are}} left.', { left })}
    </p>
  );
}
