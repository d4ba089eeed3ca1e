/** What stands beside an address as long as it is not the member's for certain. Nothing once it is confirmed. */
import { messageOf } from '../../../lib/api-error.js';
import { t } from '../../../lib/texts.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { toast } from '../../../ui/toast-list.js';
import { useAccount } from '../../../entities/account/account.query.js';
import { useSendAddressLink } from '../api/account.js';

export function AddressNote() {
  const { data: account } = useAccount();
  if (account?.address === 'unconfirmed') return <Unconfirmed />;
  return account?.address === 'lost' ? <Lost /> : null;
}

const NOTE = 'mt-2 flex flex-col items-start gap-2 text-sm font-normal text-ink-soft';

function Unconfirmed() {
  const sending = useSendAddressLink();
  const send = () =>
    sending.mutate(undefined, {
      onSuccess: ({ message }) => toast.success(message),
      onError: (error) => toast.error(messageOf(error, t('The mail could not be sent'))),
    });
  return (
    <div className={NOTE}>
      <Badge tone="warn">{t('Not confirmed')}</Badge>
      <p>
        {t(
          'Open the link in the mail that came there. Until then everything works, but somebody else who reads its mail can take the address for an account of their own.',
        )}
      </p>
      <Button size="small" busy={sending.isPending} onClick={send}>
        {t('Send Mail Again')}
      </Button>
    </div>
  );
}

function Lost() {
  return (
    <div className={NOTE}>
      <Badge tone="warn">{t('Lost')}</Badge>
      <p>
        {t(
          'Somebody who reads its mail has made an account of their own with this address. You go on signing in with it and your password, and everything here stays yours; mails do not reach you any more.',
        )}
      </p>
    </div>
  );
}
