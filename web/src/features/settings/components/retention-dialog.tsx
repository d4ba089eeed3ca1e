/** Asks how long documents are kept. What a rule would take is shown before it can be set. */
import type { RetentionBody, RetentionPreview, RetentionRule } from '#contracts/retention.js';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.js';
import { exactTime } from '../../../lib/format.js';
import { t } from '../../../lib/texts.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { DialogForm } from '../../../ui/dialog-form.js';
import { ErrorState } from '../../../ui/error-state.js';
import { Field } from '../../../ui/field.js';
import { Input } from '../../../ui/input.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { toast } from '../../../ui/toast-list.js';
import { saysToConfirm } from '../api/confirm-password.js';
import { useRetentionPreview, useSetRetention } from '../api/retention.js';
import { ruleTyped, ruleWords, takenWords, type TypedDays, type TypedRule } from '../model/retention-words.js';

interface RetentionDialogProps {
  rule: RetentionRule;
  /** Its fifteen minutes ran out while this was open. */
  onWantsPassword: () => void;
  onClose: () => void;
}

const FORM = 'retention-rule';
const typed = (days: number | null): string => (days === null ? '' : String(days));

export function RetentionDialog({ rule: before, onWantsPassword, onClose }: RetentionDialogProps) {
  const [days, setDays] = useState<TypedDays>({
    originals: typed(before.originalsAfterDays),
    documents: typed(before.documentsAfterDays),
  });
  const [wanted, setWanted] = useState<RetentionBody | undefined>();
  const [faults, setFaults] = useState<TypedRule['faults']>();
  const { data: preview, error } = useRetentionPreview(wanted);
  const setting = useSetRetention();
  const change = (part: Partial<TypedDays>) => {
    setDays({ ...days, ...part });
    setWanted(undefined);
    setFaults(undefined);
  };
  const look = () => {
    const { rule, faults: wrong } = ruleTyped(days);
    setFaults(wrong);
    setWanted(rule);
  };
  const set = async () => {
    if (!wanted) return;
    try {
      await setting.mutateAsync(wanted);
    } catch (failure) {
      if (saysToConfirm(failure)) onWantsPassword();
      else toast.error(messageOf(failure, t('Failed to set the retention rule')));
      return;
    }
    toast.success(t('Retention rule set'));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Change retention')}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          {wanted ? (
            <Button look="primary" busy={setting.isPending} disabled={!preview} onClick={() => void set()}>
              {t('Set Rule')}
            </Button>
          ) : (
            <Button look="primary" type="submit" form={FORM}>
              {t('Preview')}
            </Button>
          )}
        </>
      }
    >
      <DialogForm id={FORM} onSubmit={look}>
        <Field
          label={t('Delete files after days')}
          hint={t('The uploaded files alone; what was read stays. Empty: they stay.')}
          error={faults?.originals}
        >
          {(ids) => (
            <Input
              {...ids}
              inputMode="numeric"
              autoComplete="off"
              autoFocus
              value={days.originals}
              onChange={({ target }) => change({ originals: target.value })}
            />
          )}
        </Field>
        <Field
          label={t('Delete documents after days')}
          hint={t('With everything that was read from them. Empty: they stay.')}
          error={faults?.documents}
        >
          {(ids) => (
            <Input
              {...ids}
              inputMode="numeric"
              autoComplete="off"
              value={days.documents}
              onChange={({ target }) => change({ documents: target.value })}
            />
          )}
        </Field>
      </DialogForm>
      {wanted &&
        (preview ? (
          <Preview rule={wanted} preview={preview} />
        ) : error ? (
          <ErrorState title={t('The preview could not be loaded')} error={error} />
        ) : (
          <Skeleton className="mt-5 h-24 w-full" />
        ))}
    </Dialog>
  );
}

function Preview({ rule, preview }: { rule: RetentionBody; preview: RetentionPreview }) {
  const { begins, documents, originals, held } = preview;
  const isNone = rule.documentsAfterDays === null && rule.originalsAfterDays === null;
  return (
    <div role="status" className="mt-5 flex flex-col gap-3 border-t pt-4 text-sm">
      {ruleWords(rule).map((sentence) => (
        <p key={sentence} className="font-medium">
          {sentence}
        </p>
      ))}
      {!isNone && (
        <>
          <p className="text-ink-soft">
            {t('Nothing goes within a day: not before {time}. Then at once:', { time: exactTime(begins) })}
          </p>
          {rule.documentsAfterDays !== null && <Going of="documents" taken={documents} />}
          {rule.originalsAfterDays !== null && <Going of="files" taken={originals} />}
          {held > 0 && (
            <p className="text-ink-soft">
              {t('{held, plural, one {# on hold stays} other {# on hold stay}}.', { held })}
            </p>
          )}
        </>
      )}
    </div>
  );
}

function Going({ of, taken }: { of: 'documents' | 'files'; taken: RetentionPreview['documents'] }) {
  const more = taken.count - taken.names.length;
  return (
    <div>
      <p>{takenWords(of, taken)}</p>
      {taken.names.length > 0 && (
        <ul className="mt-1 list-disc pl-5 wrap-anywhere text-ink-soft">
          {taken.names.map((name, at) => (
            <li key={at}>{name}</li>
          ))}
          {more > 0 && <li>{t('and {more, number} more', { more })}</li>}
        </ul>
      )}
    </div>
  );
}
