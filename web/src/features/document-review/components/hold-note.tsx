/** That a document is on hold: who says so, since when and why; for owners the way to release it. */
import type { DocumentHold } from '#contracts/documents.js';
import { Lock } from 'lucide-react';
import { useMay } from '../../../entities/account/session.js';
import { messageOf } from '../../../lib/api-error.js';
import { Button } from '../../../ui/button.js';
import { useConfirm } from '../../../ui/confirm.js';
import { TimeAgo } from '../../../ui/time-ago.js';
import { toast } from '../../../ui/toast-list.js';
import { useReleaseHold } from '../api/hold.command.js';
import { rich, t } from '../../../lib/texts.js';

export function HoldNote({ id, hold: { reason, by, at } }: { id: string; hold: DocumentHold }) {
  const mayRelease = useMay('retention');
  const confirm = useConfirm();
  const release = useReleaseHold(id);
  const run = async () => {
    const text = t('It can be deleted again then, also by the retention rule of the workspace.');
    if (!(await confirm({ title: t('Release the hold'), text, action: t('Release Hold') }))) return;
    try {
      await release.mutateAsync();
      toast.success(t('Hold released'));
    } catch (error) {
      toast.error(messageOf(error, t('Failed to release the hold')));
    }
  };
  return (
    <section
      aria-label={t('Hold')}
      className="mb-6 flex flex-wrap items-start justify-between gap-3 rounded-md border border-line-strong bg-raised p-4 text-sm"
    >
      <div className="flex min-w-0 flex-1 basis-64 gap-3">
        <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" strokeWidth={1.75} />
        <div className="flex min-w-0 flex-col gap-1">
          <p className="font-medium wrap-anywhere whitespace-pre-line">{reason}</p>
          <p className="text-ink-soft">
            {rich('On hold by {by}, {since}: nobody and no rule deletes it.', { by, since: <TimeAgo at={at} /> })}
          </p>
        </div>
      </div>
      {mayRelease && (
        <Button size="small" busy={release.isPending} onClick={() => void run()}>
          {t('Release Hold')}
        </Button>
      )}
    </section>
  );
}
