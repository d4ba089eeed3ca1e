/** A document's status as an icon and as a word, so that colour is never the only sign. */
import type { DocumentStatus } from '#contracts/documents.js';
import { CircleCheck, CircleDashed, CircleX, LoaderCircle, type LucideIcon } from 'lucide-react';
import { Badge, TONE_TEXT, type Tone } from '../../ui/badge.js';
import { classNames } from '../../ui/class-names.js';
import { msg, t } from '../../lib/texts.js';

export const STATUS_WORDS: Record<DocumentStatus, string> = {
  pending: msg('Pending'),
  processing: msg('Processing'),
  completed: msg('Completed'),
  failed: msg('Failed'),
};

const TONES: Record<DocumentStatus, Tone> = {
  pending: 'neutral',
  processing: 'accent',
  completed: 'good',
  failed: 'bad',
};
const ICONS: Record<DocumentStatus, LucideIcon> = {
  pending: CircleDashed,
  processing: LoaderCircle,
  completed: CircleCheck,
  failed: CircleX,
};

export function StatusIcon({ status, className = 'size-4.5' }: { status: DocumentStatus; className?: string }) {
  const Icon = ICONS[status];
  return (
    <Icon
      aria-hidden="true"
      strokeWidth={1.75}
      className={classNames('shrink-0', TONE_TEXT[TONES[status]], status === 'processing' && 'animate-spin', className)}
    />
  );
}

export function StatusBadge({ status }: { status: DocumentStatus }) {
  return <Badge tone={TONES[status]}>{t(STATUS_WORDS[status])}</Badge>;
}
