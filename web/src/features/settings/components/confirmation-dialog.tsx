/** Last step of a dangerous action: what will happen, and the button that does it. The safe answer has the focus. */
import { useState, type ReactNode } from 'react';
import { t } from '../../../lib/texts.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';

interface ConfirmationDialogProps {
  action: string;
  text: ReactNode;
  onConfirm: () => Promise<void>;
  onCancel: () => void;
}

export function ConfirmationDialog({ action, text, onConfirm, onCancel }: ConfirmationDialogProps) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onConfirm();
    setBusy(false);
  };
  return (
    <Dialog
      open
      onClose={onCancel}
      title={t('{action}?', { action })}
      footer={
        <>
          <Button autoFocus onClick={onCancel} disabled={busy}>
            {t('Cancel')}
          </Button>
          <Button look="destructive" busy={busy} onClick={() => void confirm()}>
            {action}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-2 text-ink-soft">{text}</div>
    </Dialog>
  );
}
