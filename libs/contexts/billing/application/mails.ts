/** The words of the mails about payments. */
import { words, type Words } from '#contexts/identity/application/mails.js';

export function paymentFailedMail({ name, publicUrl }: { name: string; publicUrl: string }): Words {
  return words(
    'Your Recto payment failed',
    `Hello ${name},`,
    [
      'the payment for your Recto subscription did not go through. Nothing is lost: it will be tried again, and your plan stays as it is for seven days.',
      'Please check your payment method. If it cannot be charged, your workspace returns to the free plan; your documents stay.',
    ],
    { title: 'Update your payment method', url: `${publicUrl}/settings?tab=subscription` },
  );
}
