/** One plan with its price and the button that fits who is looking. */
import type { BillingCycle } from '#contracts/auth.js';
import type { CheckoutBody } from '#contracts/payment.js';
import { useState } from 'react';
import { may } from '#contracts/roles.js';
import { paths } from '../../entities/paths.js';
import { useSession } from '../../entities/account/session.js';
import { reloadsFor } from '../../lib/missing-code.js';
import { t } from '../../lib/texts.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { classNames } from '../../ui/class-names.js';
import { toast } from '../../ui/toast-list.js';
import { changeTo, dollars, savingOf, type Offer } from './plans.js';

export function PlanCard({ offer, cycle }: { offer: Offer; cycle: BillingCycle }) {
  const { name, popular, price, documents } = offer;
  return (
    <li
      className={classNames(
        'relative flex flex-col border bg-raised p-7 sm:p-9 lg:border-r-0 lg:last:border-r',
        popular && 'border-ink! shadow-leaf lg:z-1 lg:-my-4 lg:border-r! lg:py-13',
      )}
    >
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h3 className="text-xl">{name}</h3>
        {popular && (
          <span className="rounded-sm bg-mark px-2 py-1 text-xs font-semibold text-on-mark">{t('Most Popular')}</span>
        )}
      </div>
      <p className="mt-1 text-sm text-ink-soft">{t(offer.for)}</p>
      <p className="mt-7 flex items-baseline gap-1.5">
        <span className="font-serif text-[3.25rem] leading-none font-semibold tracking-tight tabular">
          {dollars(price[cycle])}
        </span>
        <span className="text-sm text-ink-soft">{t('a month')}</span>
      </p>
      <p className="mt-2 min-h-5 text-sm text-ink-soft">
        {cycle === 'annual' ? (
          <>
            {t('Billed annually.')}{' '}
            <span className="font-medium text-good">
              {t('Save {amount} a month', { amount: dollars(savingOf(offer)) })}
            </span>
          </>
        ) : (
          t('Billed monthly')
        )}
      </p>
      <Choice offer={offer} cycle={cycle} />
      <p className="mt-8 border-t pt-7 font-medium">{t(documents)}</p>
    </li>
  );
}

function Choice({ offer, cycle }: { offer: Offer; cycle: BillingCycle }) {
  const { plan, name, popular } = offer;
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const look = popular ? 'primary' : 'secondary';
  if (!session)
    return (
      <ButtonLink to={paths.registerFor(plan, cycle)} look={look} className="mt-7 min-h-11">
        {t('Choose {plan}', { plan: name })}
      </ButtonLink>
    );
  if (session.workspace.plan === plan)
    return (
      <ButtonLink to={paths.subscriptionFor(plan, cycle)} look={look} className="mt-7 min-h-11">
        {t('Manage your plan')}
      </ButtonLink>
    );
  if (!may(session.user.role, 'billing'))
    return (
      <p className="mt-7 flex min-h-11 items-center text-sm text-ink-soft">
        {t('An owner of your workspace chooses.')}
      </p>
    );
  const upgrade = () => {
    setBusy(true);
    startCheckout({ plan, billingCycle: cycle, email: session.user.email }).then(
      (address) => location.assign(address),
      (error: unknown) => {
        if (reloadsFor(error)) return;
        setBusy(false);
        toast.error(t('Failed to create checkout session'));
      },
    );
  };
  return (
    <Button look={look} busy={busy} onClick={upgrade} className="mt-7 min-h-11">
      {changeTo(offer, session.workspace.plan)}
    </Button>
  );
}

/** Only members need it, so its code comes when it is asked for. */
async function startCheckout(order: CheckoutBody): Promise<string> {
  const { checkoutAddress } = await import('../../entities/billing/checkout.command.js');
  return checkoutAddress(order);
}
