/** The four figures of the month. Colour says what the words beside it say. */
import { MONTHLY_CREDITS } from '#contracts/plans.js';
import type { Usage } from '#contracts/workspaces.js';
import type { ReactNode } from 'react';
import { count, dayOf } from '../../../lib/format.js';
import { useUsage } from '../../../entities/usage/usage.query.js';
import { classNames } from '../../../ui/class-names.js';
import { ErrorState } from '../../../ui/error-state.js';
import { Progress } from '../../../ui/progress.js';
import { Loading, Skeleton } from '../../../ui/skeleton.js';
import { creditWords } from '../../../entities/usage/credit-words.js';
import { usageTone } from '../../../entities/usage/usage-tone.js';
import { msg, t } from '../../../lib/texts.js';

const TEXT = { good: 'text-good', warn: 'text-warn', bad: 'text-bad' } as const;
const FIGURE = 'flex flex-col gap-1 px-4 py-5 max-md:odd:pl-0 sm:px-6 md:first:pl-0';
const WORDS = {
  good: msg('Well within the month'),
  warn: msg('Running low'),
  bad: msg('Nearly used up'),
} as const;

export function UsageFigures() {
  const { data: usage, error, refetch } = useUsage();
  if (error && !usage)
    return <ErrorState title={t('Your credits could not be loaded')} error={error} onRetry={() => void refetch()} />;
  return (
    <section aria-label={t('Credits')}>
      <div className="grid grid-cols-2 overflow-hidden border-y *:border-line md:grid-cols-4 md:*:not-first:border-l max-md:*:even:border-l max-md:*:nth-[n+3]:border-t">
        {usage ? <Figures usage={usage} /> : <FigureSkeletons />}
      </div>
    </section>
  );
}

function Figures({ usage }: { usage: Usage }) {
  const tone = usageTone(usage.usagePercentage);
  const word = usage.remainingCredits <= 0 ? t('Used up') : t(WORDS[tone]);
  return (
    <>
      <Figure name={t('Monthly Credits')} note={t('Anew on {date}', { date: dayOf(usage.resetsAt) })}>
        <Credits usage={usage} credits={usage.monthlyCredits} />
      </Figure>
      <Figure name={t('Used Credits')} note={<span className={TEXT[tone]}>{word}</span>} className={TEXT[tone]}>
        {count(usage.usedCredits)}
      </Figure>
      <Figure
        name={t('Remaining')}
        note={
          usage.reservedCredits > 0
            ? t('{count, number} held for documents being read', { count: usage.reservedCredits })
            : t('One credit reads one document')
        }
      >
        <Credits usage={usage} credits={usage.remainingCredits} />
      </Figure>
      <Figure
        name={t('Usage')}
        note={
          <span className="block py-1.75">
            <Progress
              kind="meter"
              value={usage.usagePercentage / 100}
              tone={tone}
              label={t("Usage of this month's credits")}
            />
          </span>
        }
      >
        {Math.round(usage.usagePercentage)}
        <span className="text-xl text-ink-faint">%</span>
      </Figure>
    </>
  );
}

function Credits({ usage: { plan }, credits }: { usage: Usage; credits: number }) {
  const words = creditWords(plan, credits);
  return MONTHLY_CREDITS[plan] === null ? <span className="text-2xl capitalize">{words}</span> : words;
}

function Figure({
  name,
  note,
  className,
  children,
}: {
  name: string;
  note: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={FIGURE}>
      <h2 className="font-sans text-sm font-medium tracking-normal text-ink-soft">{name}</h2>
      <p className={classNames('font-serif text-3xl font-semibold tracking-tight tabular', className)}>{children}</p>
      <p className="text-xs text-ink-faint">{note}</p>
    </div>
  );
}

function FigureSkeletons() {
  return [t('Monthly Credits'), t('Used Credits'), t('Remaining'), t('Usage')].map((name) => (
    <div key={name} className={FIGURE}>
      <Loading label={t('Loading {what}', { what: name })}>
        <div className="flex flex-col gap-1">
          <span className="text-sm font-medium text-ink-soft">{name}</span>
          <Skeleton className="my-2 h-8 w-20" />
          <Skeleton className="my-0.75 h-3 w-32 max-w-full" />
        </div>
      </Loading>
    </div>
  ));
}
