/** Asks how the secret of a webhook is changed: beside the one before for a day, or in its place at once. */
import type { Webhook } from '#contracts/webhooks.js';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.js';
import { exactTime } from '../../../lib/format.js';
import { randomKey } from '../../../lib/random-key.js';
import { t } from '../../../lib/texts.js';
import { Button } from '../../../ui/button.js';
import { Checkbox } from '../../../ui/checkbox.js';
import { Dialog } from '../../../ui/dialog.js';
import { toast } from '../../../ui/toast-list.js';
import { useRotateSecret } from '../api/webhooks.js';

interface RotateSecretDialogProps {
  webhook: Webhook;
  onClose: () => void;
  onSecret: (secret: string) => void;
}

export function RotateSecretDialog({ webhook, onClose, onSecret }: RotateSecretDialogProps) {
  const { id, previousSecretUntil: until } = webhook;
  const rotation = useRotateSecret();
  // While two count there is no room for a third.
  const [atOnce, setAtOnce] = useState(until !== undefined);
  // Clicked again after an answer that was lost, it is the same change.
  const [key] = useState(randomKey);
  const rotate = () =>
    rotation.mutateAsync({ id, overlap: !atOnce, key: `${key}-${atOnce}` }).then(
      ({ secret }) => onSecret(secret),
      (error: unknown) => toast.error(messageOf(error, t('Failed to change the secret'))),
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Make a new secret?')}
      footer={
        <>
          <Button autoFocus onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button look="destructive" busy={rotation.isPending} onClick={() => void rotate()}>
            {t('Make a new secret')}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">
        {until === undefined
          ? t('For 24 hours messages are signed with the new secret and with the one before.')
          : t('It was changed a short while ago: until {time} two secrets sign. A new one before that ends both.', {
              time: exactTime(until),
            })}
      </p>
      <label className="flex items-start gap-2">
        <Checkbox
          checked={atOnce}
          disabled={until !== undefined}
          onChange={({ target }) => setAtOnce(target.checked)}
        />
        <span className="flex flex-col py-1 text-sm">
          {t('End what signs now at once')}
          <span className="text-ink-soft">
            {t('As when somebody else may have it. Your program refuses messages until it has the new secret.')}
          </span>
        </span>
      </label>
    </Dialog>
  );
}
