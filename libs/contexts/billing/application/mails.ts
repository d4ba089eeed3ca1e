/** The words of the mails about payments. */
import { greetingOf, words, type Words } from '#contexts/identity/application/mail-words.js';
import { PRODUCT } from '#kernel/operator-switches.js';
import { PLAN_TITLES, type Choice } from '#kernel/plans.js';
import { msg } from '#texts/msg.js';
import { sentence } from '#texts/sentence.js';

interface ToOwner {
  readonly name?: string | undefined;
  readonly publicUrl: string;
}

const BOOKED: Readonly<Record<Choice['billingCycle'], string>> = {
  annual: msg(
    'your workspace has the plan {plan} now, billed annually. It renews on {day, date, day} and goes on until it is canceled.',
  ),
  monthly: msg(
    'your workspace has the plan {plan} now, billed monthly. It renews on {day, date, day} and goes on until it is canceled.',
  ),
};

const settingsOf = (publicUrl: string) => `${publicUrl}/settings?tab=subscription`;

/** @param periodEnd ISO 8601, UTC. @param paid false: by the test checkout, where nothing is */
export function bookedMail(
  { name, publicUrl }: ToOwner,
  { plan, billingCycle, periodEnd, paid }: Choice & { readonly periodEnd: string; readonly paid: boolean },
): Words {
  return words(
    sentence('Your {product} subscription', { product: PRODUCT }),
    greetingOf(name),
    [
      sentence(BOOKED[billingCycle], { plan: PLAN_TITLES[plan], day: new Date(periodEnd) }),
      ...(paid ? [] : [msg('Nothing was paid: this server has a test checkout only.')]),
      msg('In the settings you can change the plan or cancel it; it then ends with the period that is paid for.'),
    ],
    { title: msg('Open the settings'), url: settingsOf(publicUrl) },
  );
}

/** @param endsAt ISO 8601, UTC */
export function canceledMail({ name, publicUrl }: ToOwner, endsAt: string): Words {
  return words(
    sentence('Your {product} subscription was canceled', { product: PRODUCT }),
    greetingOf(name),
    [
      sentence(
        'your subscription is canceled and ends on {day, date, day}. Until then nothing changes; after that your workspace returns to the free plan, and your documents stay.',
        { day: new Date(endsAt) },
      ),
      msg(
        'You can take it back in the settings until then. If no owner of the workspace canceled it, please change your password.',
      ),
    ],
    { title: msg('Open the settings'), url: settingsOf(publicUrl) },
  );
}

export function paymentFailedMail({ name, publicUrl }: ToOwner): Words {
  return words(
    sentence('Your {product} payment failed', { product: PRODUCT }),
    greetingOf(name),
    [
      sentence(
        'the payment for your {product} subscription did not go through. Nothing is lost: it will be tried again, and your plan stays as it is for seven days.',
        { product: PRODUCT },
      ),
      msg(
        'Please check your payment method. If it cannot be charged, your workspace returns to the free plan; your documents stay.',
      ),
    ],
    { title: msg('Update your payment method'), url: settingsOf(publicUrl) },
  );
}
