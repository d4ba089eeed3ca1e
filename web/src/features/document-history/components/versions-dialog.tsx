/**
 * Two versions of a document compared, value by value; the older one can be made the newest again, which adds a
 * version.
 */
import type { DocumentDetail } from '../../../entities/documents/wire.js';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { ErrorState } from '../../../ui/error-state.js';
import { Field } from '../../../ui/field.js';
import { Select } from '../../../ui/select.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { toast } from '../../../ui/toast-list.js';
import { useComparison } from '../api/comparison.query.js';
import { useRestoreVersion } from '../api/restore-version.command.js';
import { ChangeList } from '../../../entities/values/change-list.js';
import { t } from '../../../lib/texts.js';

interface VersionsDialogProps {
  document: DocumentDetail;
  /** The version to look at, compared with the newest. */
  version: number;
  onClose: () => void;
}

export function CompareDialog({ document, version, onClose }: VersionsDialogProps) {
  const [from, setFrom] = useState(version === document.version ? Math.max(1, version - 1) : version);
  const [to, setTo] = useState(document.version);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('Compare versions')}
      footer={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      <div className="grid grid-cols-2 gap-4">
        <VersionChoice label={t('From')} document={document} value={from} onChange={setFrom} />
        <VersionChoice label={t('To')} document={document} value={to} onChange={setTo} />
      </div>
      <Differences document={document} from={from} to={to} same={t('These two versions hold the same values.')} />
    </Dialog>
  );
}

export function RestoreDialog({ document, version, onClose }: VersionsDialogProps) {
  const restore = useRestoreVersion(document._id);
  const [seen] = useState(document.version);
  const go = async () => {
    try {
      await restore.mutateAsync({ version, seen });
      toast.success(t('Version {version} restored', { version }));
    } catch (error) {
      toast.error(messageOf(error, t('Failed to restore the version')));
    }
    onClose();
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('Restore version {version}?', { version })}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button look="primary" busy={restore.isPending} onClick={() => void go()}>
            {t('Restore')}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">
        {t('Its values become the newest, as a version of its own. Nothing is lost: you can come back the same way.')}
      </p>
      <Differences
        document={document}
        from={seen}
        to={version}
        same={t('This version holds the values as they are now.')}
      />
    </Dialog>
  );
}

interface DifferencesProps {
  document: DocumentDetail;
  from: number;
  to: number;
  same: string;
}

function Differences({ document, from, to, same }: DifferencesProps) {
  const { data, error, refetch } = useComparison(document._id, from, to);
  const { currency } = document.extraction;
  return (
    <div aria-live="polite" className="min-h-24 border-t pt-4">
      {data && (data.fieldChanges.length > 0 || data.moreChanges) && (
        <ChangeList
          changes={data.fieldChanges}
          more={data.moreChanges}
          currency={typeof currency === 'string' ? currency : undefined}
        />
      )}
      {data?.fieldChanges.length === 0 && !data.moreChanges && <p className="text-sm text-ink-soft">{same}</p>}
      {!data && error && (
        <ErrorState title={t('The versions could not be compared')} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-12 w-full" />}
    </div>
  );
}

interface VersionChoiceProps {
  label: string;
  document: DocumentDetail;
  value: number;
  onChange: (version: number) => void;
}

function VersionChoice({ label, document, value, onChange }: VersionChoiceProps) {
  return (
    <Field label={label}>
      {(ids) => (
        <Select {...ids} value={value} onChange={(event) => onChange(Number(event.target.value))}>
          {Array.from({ length: document.version }, (_, index) => index + 1).map((version) => {
            const known = document.versions.find((entry) => entry.version === version);
            return (
              <option key={version} value={version}>
                {known ? t('{version}, by {name}', { version, name: known.editedBy }) : version}
              </option>
            );
          })}
        </Select>
      )}
    </Field>
  );
}
