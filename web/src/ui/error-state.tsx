/** Something went wrong: what happened, what to do now, and the number to quote to whoever helps. */
import { CloudOff, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError, messageOf } from '../lib/api-error.js';
import { Button } from './button.js';
import { CopyButton } from './copy-button.js';
import { rich, t } from '../lib/texts.js';

const asCode = (inside: ReactNode) => <code className="font-mono text-ink-soft">{inside}</code>;

interface ErrorStateProps {
  title: string;
  error?: unknown;
  onRetry?: () => void;
  action?: ReactNode;
}

export function ErrorState({ title, error, onRetry, action }: ErrorStateProps) {
  const offline = error instanceof ApiError && error.status === 0;
  const Icon = offline ? CloudOff : TriangleAlert;
  const correlationId = error instanceof ApiError ? error.correlationId : undefined;
  return (
    <div role="alert" className="flex flex-col items-center gap-5 px-6 py-14 text-center">
      <Icon aria-hidden="true" className="size-9 text-bad" strokeWidth={1.25} />
      <div className="flex max-w-md flex-col gap-1.5">
        <h2 className="text-lg">{title}</h2>
        <p className="text-ink-soft">
          {offline
            ? t('Network error. Please check your connection.')
            : messageOf(error, t('Something went wrong on our side. Please try again.'))}
        </p>
      </div>
      {(onRetry || action) && (
        <div className="flex gap-3">
          {onRetry && <Button onClick={onRetry}>{t('Try again')}</Button>}
          {action}
        </div>
      )}
      {correlationId && (
        <p className="flex flex-wrap items-center justify-center gap-2 text-xs text-ink-faint">
          <span>
            {rich('If you write to us, quote <code>{number}</code>', { number: correlationId, code: asCode })}
          </span>
          <CopyButton text={correlationId} label={t('Copy the number')} />
        </p>
      )}
    </div>
  );
}
