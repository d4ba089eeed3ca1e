/** The workspace's name and its credits of this month, as a note at the foot of the margin. */
import { useEffect } from 'react';
import { count } from '../../lib/format.js';
import { renewWorkspace, useSession } from '../../entities/account/session.js';
import { useUsage } from '../../entities/usage/usage.query.js';
import { Badge } from '../../ui/badge.js';
import { Progress } from '../../ui/progress.js';
import { creditWords } from '../../entities/usage/credit-words.js';
import { usageTone } from '../../entities/usage/usage-tone.js';
import { t } from '../../lib/texts.js';

export function CreditsNote() {
  const workspace = useSession()?.workspace;
  const usage = useUsage().data;
  useEffect(() => {
    if (usage) renewWorkspace(usage);
  }, [usage]);
  const used = usage?.usedCredits ?? workspace?.usedCredits ?? 0;
  const monthly = usage?.monthlyCredits ?? workspace?.monthlyCredits ?? 0;
  const plan = usage?.plan ?? workspace?.plan ?? 'free';
  const part = monthly > 0 ? used / monthly : 0;
  const tone = usageTone(part * 100);
  return (
    <section aria-label={t('Credits of this workspace')} className="flex flex-col gap-2.5 border-t px-6 py-5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="truncate font-sans text-sm font-medium tracking-normal">{workspace?.name}</h2>
        <Badge tone={tone}>
          {count(used)}/{creditWords(plan, monthly)}
        </Badge>
      </div>
      <Progress kind="meter" value={part} tone={tone} label={t('Credits used this month')} />
      <p className="text-xs text-ink-faint">{t('credits used this month')}</p>
    </section>
  );
}
