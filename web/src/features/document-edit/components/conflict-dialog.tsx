/**
 * Somebody else saved this document while it was being edited: theirs and yours side by side, and a choice for each.
 */
import type { Extraction } from '#contracts/documents.js';
import type { DocumentDetail } from '../../../entities/documents/wire.js';
import { useMemo, useState } from 'react';
import { fieldLabel } from '../../../entities/values/field-names.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { merged } from '../fields/draft.js';
import { ConflictChoice, type Side } from './conflict-choice.js';
import { t } from '../../../lib/texts.js';

interface ConflictDialogProps {
  base: Extraction;
  mine: Extraction;
  theirs: DocumentDetail;
  onClose: () => void;
  /** Theirs as they are; mine are dropped. */
  onReload: () => void;
  onMerge: (values: Extraction) => void;
}

export function ConflictDialog({ base, mine, theirs, onClose, onReload, onMerge }: ConflictDialogProps) {
  const { merged: joined, conflicts } = useMemo(() => merged(base, mine, theirs.extraction), [base, mine, theirs]);
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const editor = theirs.versions.toSorted((a, b) => b.version - a.version)[0]?.editedBy;

  const goOn = () => {
    const result = { ...joined };
    for (const field of conflicts) {
      if (sides[field] !== 'theirs') continue;
      const value = theirs.extraction[field];
      if (value === undefined) delete result[field];
      else result[field] = value;
    }
    onMerge(result);
  };

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('Somebody else edited this document')}
      footer={
        <>
          <Button look="quiet" onClick={onReload}>
            {t('Reload and drop my changes')}
          </Button>
          <Button look="primary" onClick={goOn}>
            {t('Reload and keep editing')}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">
        {editor
          ? t('{editor} saved it while you were editing, so your changes are not saved yet.', { editor })
          : t('It was saved while you were editing, so your changes are not saved yet.')}{' '}
        {conflicts.length > 0
          ? t('These fields were changed by both of you:')
          : t('You changed different fields, so both can be kept.')}
      </p>
      {conflicts.map((field) => (
        <ConflictChoice
          key={field}
          field={field}
          label={fieldLabel(field)}
          mine={mine[field]}
          theirs={theirs.extraction[field]}
          side={sides[field] ?? 'mine'}
          onChoose={(side) => setSides((old) => ({ ...old, [field]: side }))}
        />
      ))}
    </Dialog>
  );
}
