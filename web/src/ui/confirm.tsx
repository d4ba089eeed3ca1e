/** Asks before something that cannot be taken back: `if (await confirm({ … }))`. The safe answer has the focus. */
import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { Button } from './button.js';
import { Dialog } from './dialog.js';
import { t } from '../lib/texts.js';

interface Question {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

type Confirm = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Confirm>(async () => false);

export const useConfirm = (): Confirm => use(ConfirmContext);

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const answer = useRef<(yes: boolean) => void>(undefined);

  const confirm = useCallback<Confirm>((asked) => {
    setQuestion(asked);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }, []);

  const close = useMemo(
    () => (yes: boolean) => {
      answer.current?.(yes);
      setQuestion(null);
    },
    [],
  );

  return (
    <ConfirmContext value={confirm}>
      {children}
      <Dialog
        open={question !== null}
        onClose={() => close(false)}
        title={question?.title ?? ''}
        footer={
          <>
            <Button autoFocus onClick={() => close(false)}>
              {t('Cancel')}
            </Button>
            <Button look="destructive" onClick={() => close(true)}>
              {question?.action}
            </Button>
          </>
        }
      >
        <p className="text-ink-soft">{question?.text}</p>
      </Dialog>
    </ConfirmContext>
  );
}
