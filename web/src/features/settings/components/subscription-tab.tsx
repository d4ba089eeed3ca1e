/** What the workspace has booked, or that it has booked nothing; and for owners the way to another plan. */
import { useMay } from '../../../entities/account/session.js';
import { paths } from '../../../entities/paths.js';
import { installation } from '../../../lib/installation.js';
import { msg, t } from '../../../lib/texts.js';
import { ButtonLink } from '../../../ui/button.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { ErrorState } from '../../../ui/error-state.js';
import { useSubscription } from '../../../entities/billing/subscription.query.js';
import { BookedSubscription, EndOfSubscription } from './booked-subscription.js';
import { Fact, Facts } from './facts.js';
import { PlanChoices } from './plan-choices.js';

const FACTS = [
  msg('Status'),
  msg('Plan'),
  msg('Billing Cycle'),
  msg('Period Start'),
  msg('Period End'),
  msg('Workspace Credits'),
];

export function SubscriptionTab() {
  const { data: info, error, refetch } = useSubscription();
  const owner = useMay('billing');
  if (error && !info)
    return (
      <ErrorState title={t('Your subscription could not be loaded')} error={error} onRetry={() => void refetch()} />
    );
  if (!info)
    return (
      <Facts>
        {FACTS.map((name) => (
          <Fact key={name} name={t(name)}>
            {undefined}
          </Fact>
        ))}
      </Facts>
    );
  const subscription = info.hasSubscription ? info.subscription : null;
  return (
    <>
      {subscription ? (
        <BookedSubscription info={info} subscription={subscription} owner={owner} />
      ) : (
        <EmptyState
          title={t('No Active Subscription')}
          hint={t('You are on the free plan. A paid one reads more documents a month.')}
          action={
            installation.site === 'full' && (
              <ButtonLink to={paths.homePart('pricing')} reloadDocument look="primary">
                {t('View Plans')}
              </ButtonLink>
            )
          }
        />
      )}
      {owner && <PlanChoices key={subscription?.plan ?? 'none'} booked={subscription} />}
      {owner && subscription?.status === 'active' && <EndOfSubscription subscription={subscription} />}
    </>
  );
}
