/** The plans, by month or by year. Visitors go on to register; members go to the payment page. */
import type { BillingCycle } from '#contracts/auth.js';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { Section } from '../layout/section.js';
import { msg, t } from '../../lib/texts.js';
import { PlanCard } from './plan-card.js';
import { EVERY_PLAN, OFFERS, savingInPercent } from './plans.js';

const CYCLES = [
  { cycle: 'monthly', name: msg('Monthly') },
  { cycle: 'annual', name: msg('Annual') },
] as const;

/** In full percent, by plan. */
const SAVINGS = Object.fromEntries(OFFERS.map((offer) => [offer.plan, savingInPercent(offer)]));

export function Pricing() {
  const [cycle, setCycle] = useState<BillingCycle>('monthly');
  return (
    <Section
      id="pricing"
      note={t('Pricing')}
      title={t('Pay for documents, not for seats')}
      lead={t(
        'Every workspace starts free with 50 documents a month. When the pile grows, choose a plan; cancel at any time and keep it to the end of the period.',
      )}
    >
      <CycleToggle chosen={cycle} onChoose={setCycle} />
      <ul className="mt-10 grid gap-6 lg:grid-cols-3 lg:gap-0">
        {OFFERS.map((offer) => (
          <PlanCard key={offer.plan} offer={offer} cycle={cycle} />
        ))}
      </ul>
      <h3 className="mt-14 text-lg">{t('In every plan, the free one too')}</h3>
      <ul className="mt-5 grid gap-x-12 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {EVERY_PLAN.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-good" strokeWidth={2} />
            {t(feature)}
          </li>
        ))}
      </ul>
      <p className="mt-8 text-sm text-ink-faint">
        {t('Plans differ in documents a month and in nothing else.')}{' '}
        {t(
          'Paying for a year saves {starter}% with Starter, {professional}% with Professional and {enterprise}% with Enterprise.',
          SAVINGS,
        )}{' '}
        {t(
          'Prices in US dollars, without tax. A document is one file of up to 50 pages. A new price is told here 30 days before it counts.',
        )}
      </p>
    </Section>
  );
}

function CycleToggle({ chosen, onChoose }: { chosen: BillingCycle; onChoose: (cycle: BillingCycle) => void }) {
  const name = useId();
  return (
    <fieldset className="inline-flex rounded-md border border-line-strong bg-raised p-1">
      <legend className="sr-only">{t('Billing cycle')}</legend>
      {CYCLES.map((option) => (
        <label
          key={option.cycle}
          className="relative inline-flex min-h-10 items-center gap-2 rounded-sm px-4 text-sm font-medium text-ink-soft has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            checked={chosen === option.cycle}
            onChange={() => onChoose(option.cycle)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {t(option.name)}{' '}
          {option.cycle === 'annual' && (
            <span className="rounded-sm bg-mark px-1.5 py-0.5 text-2xs font-semibold text-on-mark">
              {t('Save 25%')}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
