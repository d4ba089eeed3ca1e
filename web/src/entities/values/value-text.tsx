/** A single value in the reader's own way of writing it. Dates keep the written form on hover. */
import { calendarDate, count, money } from '../../lib/format.js';
import type { Path } from './path.js';
import { isDate, isMoney } from './value-kind.js';
import { t } from '../../lib/texts.js';

/**
 * Numbers of things (IBAN, VAT ID, a passport's lines) are compared character by character, so they are set in the
 * mono.
 */
const MACHINE_TEXT = /^(?=.*\d)[A-Z0-9][A-Z0-9<\-/.]{5,}$/;

export function ValueText({ value, path, currency }: { value: unknown; path: Path; currency?: string | undefined }) {
  if (value === undefined || value === null || value === '') return <span className="text-ink-faint">–</span>;
  if (typeof value === 'number') {
    return <span className="font-mono text-sm tabular">{isMoney(path) ? money(value, currency) : count(value)}</span>;
  }
  if (typeof value === 'boolean') return <>{value ? t('Yes') : t('No')}</>;
  if (isDate(value))
    return (
      <time dateTime={value} title={value}>
        {calendarDate(value)}
      </time>
    );
  if (typeof value === 'string' && MACHINE_TEXT.test(value))
    return <span className="font-mono text-sm wrap-anywhere">{value}</span>;
  // Arabic and Hebrew run from the right, with the figures in them.
  if (typeof value === 'string') return <bdi className="whitespace-pre-line wrap-anywhere">{value}</bdi>;
  return <code className="font-mono text-xs wrap-anywhere">{JSON.stringify(value)}</code>;
}
