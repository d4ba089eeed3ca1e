/** Asks how long documents are kept. What a rule would take is shown before it can be set. */
import type { RetentionBody, RetentionPreview, RetentionRule } from '#contracts/retention.js';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.js';
import { count, exactTime } from '../../../lib/format.js';
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
      else toast.error(messageOf(failure, 'Failed to set the retention rule'));
      return;
    }
    toast.success('Retention rule set');
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Change retention"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {wanted ? (
            <Button look="primary" busy={setting.isPending} disabled={!preview} onClick={() => void set()}>
              Set Rule
            </Button>
          ) : (
            <Button look="primary" type="submit" form={FORM}>
              Preview
            </Button>
          )}
        </>
      }
    >
      <DialogForm id={FORM} onSubmit={look}>
        <Field
          label="Delete files after days"
          hint="The uploaded files alone; what was read stays. Empty: they stay."
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
          label="Delete documents after days"
          hint="With everything that was read from them. Empty: they stay."
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
          <ErrorState title="The preview could not be loaded" error={error} />
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
          <p className="text-ink-soft">Nothing goes within a day: not before {exactTime(begins)}. Then at once:</p>
          {rule.documentsAfterDays !== null && <Going taken={documents} one="document" many="documents" />}
          {rule.originalsAfterDays !== null && <Going taken={originals} one="file" many="files" />}
          {held > 0 && (
            <p className="text-ink-soft">
              {count(held)} on hold {held === 1 ? 'stays' : 'stay'}.
            </p>
          )}
        </>
      )}
    </div>
  );
}

function Going({ taken, one, many }: { taken: RetentionPreview['documents']; one: string; many: string }) {
  const more = taken.count - taken.names.length;
  return (
    <div>
      <p>{takenWords(taken, one, many)}</p>
      {taken.names.length > 0 && (
        <ul className="mt-1 list-disc pl-5 wrap-anywhere text-ink-soft">
          {taken.names.map((name, at) => (
            <li key={at}>{name}</li>
          ))}
          {more > 0 && <li>and {count(more)} more</li>}
        </ul>
      )}
    </div>
  );
}
