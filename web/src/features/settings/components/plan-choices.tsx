/** The plans with their prices, and what one may do about each: book it, or go to it from the one that is booked. */
import { PAID_PLANS, PRICES, type PlanChoice, type Subscription } from '#contracts/payment.js';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messageOf } from '../../../lib/api-error.js';
import { dollars } from '../../../lib/format.js';
import { msg, rich, t } from '../../../lib/texts.js';
import { useSession } from '../../../entities/account/session.js';
import { Button } from '../../../ui/button.js';
import { classNames } from '../../../ui/class-names.js';
import { toast } from '../../../ui/toast-list.js';
import { PLAN_CREDITS, PLAN_TITLES } from '../../../entities/billing/plan-words.js';
import { stepTo } from '../model/plan-change.js';
import { useCheckout } from '../api/subscription.commands.js';
import { ChangePlanDialog } from './change-plan-dialog.js';
import { wantedChoice } from '../model/wanted-choice.js';

const CYCLES = [
  ['monthly', msg('Monthly')],
  ['annual', msg('Annual')],
] as const;

export function PlanChoices({ booked }: { booked: Subscription | null }) {
  const [params, setParams] = useSearchParams();
  const wanted = wantedChoice(params);
  const [billingCycle, setCycle] = useState(wanted?.billingCycle ?? booked?.billingCycle ?? 'monthly');
  const [asked, setAsked] = useState<PlanChoice | undefined>(booked ? wanted : undefined);
  const checkout = useCheckout();
  const email = useSession()?.user.email ?? '';
  const choose = (choice: PlanChoice) => {
    if (booked) return setAsked(choice);
    const onError = (error: unknown) => toast.error(messageOf(error, t('Failed to create checkout session')));
    checkout.mutate({ ...choice, email }, { onError });
  };
  const close = () => {
    setAsked(undefined);
    if (wanted) setParams({ tab: 'subscription' }, { replace: true });
  };
  return (
    <section aria-labelledby="plans" className="mt-10 flex max-w-2xl flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="plans" className="text-lg">
          {t('Plans')}
        </h2>
        <div role="group" aria-label={t('Billing')} className="flex rounded-md border border-line-strong p-0.5">
          {CYCLES.map(([cycle, title]) => (
            <button
              key={cycle}
              type="button"
              aria-pressed={billingCycle === cycle}
              onClick={() => setCycle(cycle)}
              className={classNames(
                'min-h-8 rounded-sm px-3 text-sm transition-colors',
                billingCycle === cycle ? 'bg-accent-wash font-medium text-accent' : 'text-ink-soft hover:text-ink',
              )}
            >
              {t(title)}
            </button>
          ))}
        </div>
      </div>
      <ul aria-label={t('Plans')} className="border-y">
        {PAID_PLANS.map((plan) => {
          const choice = { plan, billingCycle };
          const { kind, action } = stepTo(choice, booked);
          return (
            <li
              key={plan}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5 not-first:border-t sm:flex-nowrap"
            >
              <div className="flex min-w-0 grow flex-col">
                <h3 className="font-sans text-base font-medium tracking-normal">{PLAN_TITLES[plan]}</h3>
                <p className="text-sm text-ink-soft">{t(PLAN_CREDITS[plan])}</p>
              </div>
              <p className="shrink-0 text-right text-sm text-ink-soft tabular">
                {rich('<b>{price}</b> a month', {
                  price: dollars(PRICES[plan][billingCycle]),
                  b: (inside) => <span className="font-serif text-xl font-semibold text-ink">{inside}</span>,
                })}
                {billingCycle === 'annual' && (
                  <span className="block text-xs text-ink-faint">{t('paid for a year')}</span>
                )}
              </p>
              <div className="w-full sm:w-48 sm:shrink-0 sm:text-right">
                {kind === 'none' || kind === 'never' ? (
                  <span className="text-sm text-ink-faint">{action}</span>
                ) : (
                  <Button
                    size="small"
                    look={kind === 'up' ? 'primary' : 'secondary'}
                    onClick={() => choose(choice)}
                    busy={checkout.isPending && checkout.variables?.plan === plan}
                    disabled={booked?.status === 'canceled' || checkout.isPending}
                  >
                    {action}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {booked?.status === 'canceled' && (
        <p className="text-sm text-ink-soft">{t('Reactivate the subscription before you change its plan.')}</p>
      )}
      {booked && asked && booked.status === 'active' && (
        <ChangePlanDialog choice={asked} booked={booked} onClose={close} />
      )}
    </section>
  );
}
