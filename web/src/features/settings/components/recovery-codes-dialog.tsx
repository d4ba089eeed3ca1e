/** The ways in for who has lost the app. They are shown once. */
import { t } from '../../../lib/texts.js';
import { Button } from '../../../ui/button.js';
import { CopyButton } from '../../../ui/copy-button.js';
import { Dialog } from '../../../ui/dialog.js';

export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog
      open
      wide
      stays
      onClose={onClose}
      title={t('Your recovery codes')}
      footer={
        <Button look="primary" onClick={onClose}>
          {t('I Have Kept Them')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft">
          {t(
            'Two-factor authentication is on. Each of these codes signs you in once without your app. Keep them where you keep your passwords: they are not shown again.',
          )}
        </p>
        <ul aria-label={t('Recovery codes')} className="grid gap-x-6 gap-y-1.5 font-mono text-sm sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div>
          <CopyButton text={codes.join('\n')} label={t('Copy the codes')} />
        </div>
      </div>
    </Dialog>
  );
}
