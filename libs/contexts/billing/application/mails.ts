/** The words of the mails about payments. */
import { dayOf, greetingOf, words, type Words } from '#contexts/identity/application/mails.js';
import { PRODUCT } from '#kernel/operator-switches.js';
import { PLAN_TITLES, type Choice } from '#kernel/plans.js';

interface ToOwner {
  readonly name?: string | undefined;
  readonly publicUrl: string;
}

const settingsOf = (publicUrl: string) => `${publicUrl}/settings?tab=subscription`;

/** @param periodEnd ISO 8601, UTC. @param paid false: by the test checkout, where nothing is */
export function bookedMail(
  { name, publicUrl }: ToOwner,
  { plan, billingCycle, periodEnd, paid }: Choice & { readonly periodEnd: string; readonly paid: boolean },
): Words {
  return words(
    `Your ${PRODUCT} subscription`,
    greetingOf(name),
    [
      `your workspace has the plan ${PLAN_TITLES[plan]} now, billed ${billingCycle === 'annual' ? 'annually' : 'monthly'}. It renews on ${dayOf(periodEnd)} and goes on until it is canceled.`,
      ...(paid ? [] : ['Nothing was paid: this server has a test checkout only.']),
      'In the settings you can change the plan or cancel it; it then ends with the period that is paid for.',
    ],
    { title: 'Open the settings', url: settingsOf(publicUrl) },
  );
}

/** @param endsAt ISO 8601, UTC */
export function canceledMail({ name, publicUrl }: ToOwner, endsAt: string): Words {
  return words(
    `Your ${PRODUCT} subscription was canceled`,
    greetingOf(name),
    [
      `your subscription is canceled and ends on ${dayOf(endsAt)}. Until then nothing changes; after that your workspace returns to the free plan, and your documents stay.`,
      'You can take it back in the settings until then. If no owner of the workspace canceled it, please change your password.',
    ],
    { title: 'Open the settings', url: settingsOf(publicUrl) },
  );
}

export function paymentFailedMail({ name, publicUrl }: ToOwner): Words {
  return words(
    `Your ${PRODUCT} payment failed`,
    greetingOf(name),
    [
      `the payment for your ${PRODUCT} subscription did not go through. Nothing is lost: it will be tried again, and your plan stays as it is for seven days.`,
      'Please check your payment method. If it cannot be charged, your workspace returns to the free plan; your documents stay.',
    ],
    { title: 'Update your payment method', url: settingsOf(publicUrl) },
  );
}
