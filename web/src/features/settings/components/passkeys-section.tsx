/** Passkeys: added with a name, removed one by one, and asked for besides the password or not. */
import type { Passkey, PasskeyList, PasskeyOptions } from '#contracts/passkeys.js';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.js';
import { msg, rich, t } from '../../../lib/texts.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { Checkbox } from '../../../ui/checkbox.js';
import { useConfirm } from '../../../ui/confirm.js';
import { ErrorState } from '../../../ui/error-state.js';
import { Ledger, LedgerRow } from '../../../ui/ledger.js';
import { TimeAgo } from '../../../ui/time-ago.js';
import { toast } from '../../../ui/toast-list.js';
import { saysToConfirm } from '../api/confirm-password.js';
import { offerPasskey, usePasskeys, useRemovePasskey, useRequirePasskey } from '../api/passkeys.js';
import { AddPasskeyDialog } from './add-passkey-dialog.js';
import { PasswordDialog } from './password-dialog.js';

const ADD = msg('Add a Passkey');

/** What is done again once the member has proved who they are. */
interface Waiting {
  readonly action: string;
  readonly again: () => void;
}

export function PasskeysSection() {
  const { data, error, refetch } = usePasskeys();
  const [offer, setOffer] = useState<PasskeyOptions>();
  const [asking, setAsking] = useState(false);
  const [waiting, setWaiting] = useState<Waiting>();
  const run = async (action: string, doIt: () => Promise<void>, failure: string): Promise<void> => {
    setWaiting(undefined);
    try {
      await doIt();
    } catch (refusal) {
      if (saysToConfirm(refusal)) setWaiting({ action, again: () => void run(action, doIt, failure) });
      else toast.error(messageOf(refusal, failure));
    }
  };
  const add = async () => {
    setAsking(true);
    await run(t(ADD), async () => setOffer(await offerPasskey()), t('A passkey could not be added'));
    setAsking(false);
  };
  return (
    <section aria-labelledby="passkeys" className="mt-10 flex max-w-2xl flex-col gap-4">
      <div className="flex flex-col gap-1.5">
        <h2 id="passkeys" className="text-lg">
          {t('Passkeys')}
        </h2>
        <p className="text-ink-soft">
          {t(
            'Sign in with your finger, your face or the PIN of a device, without your password. A passkey is also taken in place of a code.',
          )}
        </p>
      </div>
      {error && !data && (
        <ErrorState title={t('Your passkeys could not be loaded')} error={error} onRetry={() => void refetch()} />
      )}
      {data && data.passkeys.length > 0 && <Passkeys list={data} run={run} />}
      {data && (
        <Button className="self-start" busy={asking} onClick={() => void add()}>
          {t(ADD)}
        </Button>
      )}
      {offer && <AddPasskeyDialog offer={offer} onClose={() => setOffer(undefined)} />}
      {waiting && (
        <PasswordDialog action={waiting.action} onVerified={waiting.again} onCancel={() => setWaiting(undefined)} />
      )}
    </section>
  );
}

type Run = (action: string, doIt: () => Promise<void>, failure: string) => Promise<void>;

function Passkeys({ list: { passkeys, required }, run }: { list: PasskeyList; run: Run }) {
  const requiring = useRequirePasskey();
  const turn = (to: boolean) =>
    run(
      to ? t('Ask for a Passkey') : t('Ask for No Passkey'),
      async () => {
        await requiring.mutateAsync(to);
        toast.success(to ? t('Your password asks for a passkey, too.') : t('Your password is enough again.'));
      },
      t('This could not be changed'),
    );
  return (
    <>
      <Ledger label={t('Passkeys')}>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} isLast={required && passkeys.length === 1} run={run} />
        ))}
      </Ledger>
      <label className="flex items-start gap-1">
        <Checkbox
          checked={required}
          disabled={requiring.isPending}
          onChange={({ target }) => void turn(target.checked)}
        />
        <span className="flex flex-col py-1 text-sm">
          {t('Ask for a passkey after my password, too')}
          <span className="text-ink-soft">
            {t('Keep two of them then: with the only one lost, whoever runs this server has to let you in.')}
          </span>
        </span>
      </label>
    </>
  );
}

function PasskeyRow({ passkey, isLast, run }: { passkey: Passkey; isLast: boolean; run: Run }) {
  const { id, name, addedAt, lastUsedAt, synced } = passkey;
  const confirm = useConfirm();
  const removal = useRemovePasskey();
  const takeAway = async () => {
    const text = isLast
      ? t('It signs nobody in any more. It is the last one: your password alone signs in again.')
      : t('It signs nobody in any more.');
    if (!(await confirm({ title: t('Remove {name}?', { name }), text, action: t('Remove') }))) return;
    await run(
      t('Remove Passkey'),
      async () => {
        await removal.mutateAsync(id);
        toast.success(t('{name} was removed', { name }));
      },
      t('The passkey could not be removed'),
    );
  };
  return (
    <LedgerRow>
      <span className="flex min-w-0 grow flex-col gap-0.5 py-2.5">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium wrap-anywhere">{name}</span>
          {synced && <Badge>{t('Synced')}</Badge>}
        </span>
        <span className="text-sm text-ink-soft">
          {lastUsedAt === null
            ? rich('Added {added}, never used', { added: <TimeAgo at={addedAt} /> })
            : rich('Added {added}, last used {used}', {
                added: <TimeAgo at={addedAt} />,
                used: <TimeAgo at={lastUsedAt} />,
              })}
        </span>
      </span>
      <Button
        look="quiet"
        size="small"
        aria-label={t('Remove {name}', { name })}
        busy={removal.isPending}
        onClick={() => void takeAway()}
      >
        {t('Remove')}
      </Button>
    </LedgerRow>
  );
}
