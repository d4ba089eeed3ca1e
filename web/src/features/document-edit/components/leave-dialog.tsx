/** Asked when a page with unsaved changes is left. */
import type { Blocker } from 'react-router-dom';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { t } from '../../../lib/texts.js';

export function LeaveDialog({ blocker }: { blocker: Blocker }) {
  const open = blocker.state === 'blocked';
  return (
    <Dialog
      open={open}
      onClose={() => open && blocker.reset()}
      title={t('Leave without saving?')}
      footer={
        <>
          <Button autoFocus onClick={() => open && blocker.reset()}>
            {t('Stay')}
          </Button>
          <Button look="destructive" onClick={() => open && blocker.proceed()}>
            {t('Leave')}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{t('Your changes to this document are not saved yet.')}</p>
    </Dialog>
  );
}
