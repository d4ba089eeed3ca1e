/** How long documents are kept; for owners the way to change it, for who may audit who set which rule. */
import type { RetentionRule } from '#contracts/retention.js';
import { useState } from 'react';
import { useMay } from '../../../entities/account/session.js';
import { exactTime } from '../../../lib/format.js';
import { msg, t } from '../../../lib/texts.js';
import { Button } from '../../../ui/button.js';
import { ErrorState } from '../../../ui/error-state.js';
import { Ledger, LedgerRow } from '../../../ui/ledger.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { TimeAgo } from '../../../ui/time-ago.js';
import { wantsPassword } from '../api/confirm-password.js';
import { useRetention, useRetentionChanges } from '../api/retention.js';
import { ruleWords } from '../model/retention-words.js';
import { PasswordDialog } from './password-dialog.js';
import { RetentionDialog } from './retention-dialog.js';

type Step = 'asking' | 'password' | 'choosing';
const ACTION = msg('Change Retention');

export function RetentionSection() {
  const [maySet, mayAudit] = [useMay('retention'), useMay('changes')];
  const { data: rule, error, refetch } = useRetention();
  const [step, setStep] = useState<Step | undefined>();
  const close = () => setStep(undefined);
  const begin = async () => {
    setStep('asking');
    setStep((await wantsPassword()) ? 'password' : 'choosing');
  };
  return (
    <section aria-labelledby="retention" className="mt-10 flex max-w-2xl flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="retention" className="text-lg">
          {t('Retention')}
        </h2>
        {maySet && rule && (
          <Button size="small" busy={step === 'asking'} onClick={() => void begin()}>
            {t(ACTION)}
          </Button>
        )}
      </div>
      {rule ? (
        <RuleInWords rule={rule} />
      ) : error ? (
        <ErrorState title={t('The retention rule could not be loaded')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-10 w-full" />
      )}
      {mayAudit && <Changes />}
      {step === 'password' && (
        <PasswordDialog action={t(ACTION)} onVerified={() => setStep('choosing')} onCancel={close} />
      )}
      {step === 'choosing' && rule && (
        <RetentionDialog rule={rule} onWantsPassword={() => setStep('password')} onClose={close} />
      )}
    </section>
  );
}

function RuleInWords({ rule }: { rule: RetentionRule }) {
  const [shownAt] = useState(Date.now);
  const { begins } = rule;
  return (
    <div className="flex flex-col gap-1 text-ink-soft">
      {ruleWords(rule).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {begins !== null && (
        <p>
          {Date.parse(begins) > shownAt && <>{t('Nothing goes before {time}.', { time: exactTime(begins) })} </>}
          {t('Documents on hold stay.')}
        </p>
      )}
    </div>
  );
}

/** Nothing while there is nothing to tell. */
function Changes() {
  const { data: changes = [] } = useRetentionChanges();
  if (changes.length === 0) return null;
  return (
    <Ledger label={t('Retention changes')}>
      {changes.map((change) => (
        <LedgerRow key={change.at}>
          <span className="flex min-w-0 grow flex-col py-2">
            <span className="wrap-anywhere">{ruleWords(change).join(' ')}</span>
            <span className="text-sm wrap-anywhere text-ink-soft">{t('Set by {by}', { by: change.by })}</span>
          </span>
          <TimeAgo at={change.at} className="shrink-0 text-sm text-ink-soft" />
        </LedgerRow>
      ))}
    </Ledger>
  );
}
