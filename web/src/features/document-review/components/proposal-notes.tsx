/** What somebody, or an agent, thinks should stand here: the value, what it would replace, who says so and why. */
import type { Proposal } from '#contracts/documents.js';
import { ArrowRight, Check, MessageSquareDiff, Plus, X } from 'lucide-react';
import { labelOf } from '../../../entities/values/field-names.js';
import { ValueText } from '../../../entities/values/value-text.js';
import { Button } from '../../../ui/button.js';
import { TimeAgo } from '../../../ui/time-ago.js';
import { partsOf } from '../model/proposals.js';
import { useReview } from '../model/review-context.js';
import { rich, t } from '../../../lib/texts.js';

const SIGN = 'size-3.5 shrink-0 self-center text-ink-faint';

export function ProposalNotes({ proposals }: { proposals: readonly Proposal[] }) {
  if (proposals.length === 0) return null;
  return (
    <ul className="col-span-full mt-1.5 flex min-w-0 flex-col gap-2">
      {proposals.map((proposal) => (
        <ProposalNote key={proposal.id} proposal={proposal} />
      ))}
    </ul>
  );
}

function ProposalNote({ proposal }: { proposal: Proposal }) {
  const { reading, mayReview, settling, settle, choose } = useReview();
  const { id, path, before, value, reason, proposedBy, proposedAt, outdated } = proposal;
  const parts = partsOf(path);
  const label = labelOf(parts);
  const icon = { 'aria-hidden': true, className: 'size-3.5', strokeWidth: 1.75 } as const;
  return (
    <li
      data-proposal={id}
      data-of={path}
      tabIndex={-1}
      aria-label={t('Proposed correction of {label}', { label })}
      className="flex flex-col gap-1.5 rounded-md border border-line-strong bg-raised px-3 py-2.5 text-sm"
      onFocus={() => choose(path)}
    >
      <p className="flex items-start gap-2 text-xs text-ink-soft">
        <MessageSquareDiff aria-hidden="true" className="mt-px size-3.5 shrink-0" strokeWidth={1.75} />
        <span className="wrap-anywhere">
          {rich('{label}: proposed by {name}, {when}', {
            label,
            name: proposedBy,
            when: <TimeAgo at={proposedAt} />,
          })}
        </span>
      </p>
      <p className="flex flex-wrap items-baseline gap-x-2">
        {before === undefined ? (
          <Plus aria-label={t('added')} className={SIGN} />
        ) : (
          <>
            <del className="text-ink-soft decoration-bad/60">
              <ValueText value={before} path={parts} currency={reading.currency} />
            </del>
            <ArrowRight aria-label={t('becomes')} className={SIGN} />
          </>
        )}
        <ins className="font-medium text-ink no-underline">
          <ValueText value={value} path={parts} currency={reading.currency} />
        </ins>
      </p>
      <p className="wrap-anywhere whitespace-pre-line text-ink-soft">{reason}</p>
      {outdated && <p className="text-xs text-warn">{t('Outdated: the value was changed since this was proposed.')}</p>}
      {mayReview && (
        <div className="flex flex-wrap gap-2 pt-0.5">
          {!outdated && (
            <Button
              size="small"
              icon={<Check {...icon} />}
              disabled={settling}
              aria-label={t('Accept the correction of {label}', { label })}
              onClick={() => settle(proposal, 'accept')}
            >
              {t('Accept')}
            </Button>
          )}
          <Button
            look="quiet"
            size="small"
            icon={<X {...icon} />}
            disabled={settling}
            aria-label={t('Reject the correction of {label}', { label })}
            onClick={() => settle(proposal, 'reject')}
          >
            {t('Reject')}
          </Button>
        </div>
      )}
    </li>
  );
}
