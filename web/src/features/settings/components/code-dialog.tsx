/** First step of a dangerous action: the code is shown, and wants to be typed. */
import { useState } from 'react';
import { t } from '../../../lib/texts.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Field } from '../../../ui/field.js';
import { Input } from '../../../ui/input.js';
import { toast } from '../../../ui/toast-list.js';
import { asTyped, freshCode, isWhole, matches, MISMATCH } from '../model/verification-code.js';

interface CodeDialogProps {
  /** What is about to be done, as its button says it. */
  action: string;
  onVerified: () => void;
  onCancel: () => void;
}

export function CodeDialog({ action, onVerified, onCancel }: CodeDialogProps) {
  const [code] = useState(freshCode);
  const [typed, setTyped] = useState('');
  const verify = () => {
    if (!isWhole(typed)) return;
    if (matches(typed, code)) return onVerified();
    toast.error(t(MISMATCH));
    setTyped('');
  };
  return (
    <Dialog
      open
      onClose={onCancel}
      title={action}
      footer={
        <>
          <Button onClick={onCancel}>{t('Cancel')}</Button>
          <Button look="primary" type="submit" form="verification" disabled={!isWhole(typed)}>
            {t('Verify')}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{t('To make sure that this is no slip of the hand, type the code below.')}</p>
      <p className="rounded-md bg-sunken py-4 text-center">
        <span className="sr-only">{t('Verification code:')} </span>
        <code data-code className="font-mono text-2xl font-semibold tracking-[0.3em] text-ink select-all">
          {code}
        </code>
      </p>
      <form
        id="verification"
        onSubmit={(event) => {
          event.preventDefault();
          verify();
        }}
      >
        <Field label={t('Verification code')}>
          {(ids) => (
            <Input
              {...ids}
              autoFocus
              value={typed}
              onChange={(event) => setTyped(asTyped(event.target.value))}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder={t('6 characters')}
              className="font-mono tracking-[0.2em] uppercase placeholder:tracking-normal placeholder:normal-case"
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
