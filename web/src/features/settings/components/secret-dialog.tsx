/** The secret of a webhook, shown this once. */
import { t } from '../../../lib/texts.js';
import { Button } from '../../../ui/button.js';
import { CopyButton } from '../../../ui/copy-button.js';
import { Dialog } from '../../../ui/dialog.js';

export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog
      open
      stays
      onClose={onClose}
      title={t('The secret of this webhook')}
      footer={
        <Button look="primary" onClick={onClose}>
          {t('Done')}
        </Button>
      }
    >
      <p className="text-ink-soft">
        {t(
          'With it your program checks that a message is ours. Keep it where you keep passwords: it is not shown again.',
        )}
      </p>
      <p className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-sunken p-3">
        <code className="min-w-0 font-mono text-sm break-all select-all">{secret}</code>
        <CopyButton text={secret} label={t('Copy the secret')} />
      </p>
    </Dialog>
  );
}
