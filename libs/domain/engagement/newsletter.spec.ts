import fc from 'fast-check';
import { fold } from '#kernel/decider.js';
import { specify } from '#kernel/testing/given-when-then.js';
import { anyHistory } from '../../../tests/any-history.js';
import { countedId } from '../../../tests/counting-ids.js';
import {
  newsletterDecider,
  SubscriptionConfirmed,
  SubscriptionExpired,
  SubscriptionRequested,
  Unsubscribed,
  type NewsletterCommand,
} from './newsletter.js';

const { given } = specify(newsletterDecider);
const [first, second] = [countedId(1), countedId(2)];
const email = 'ada@example.test';
const requested = (subscriptionId: string) => SubscriptionRequested({ subscriptionId, email, source: 'footer' });
const ask = (subscriptionId: string): NewsletterCommand => ({
  type: 'RequestSubscription',
  subscriptionId,
  email,
  source: 'footer',
});
const confirm = (subscriptionId: string): NewsletterCommand => ({ type: 'ConfirmSubscription', subscriptionId });
const expire = (subscriptionId: string): NewsletterCommand => ({ type: 'ExpireSubscription', subscriptionId });
const unsubscribe = (subscriptionId: string): NewsletterCommand => ({ type: 'Unsubscribe', subscriptionId });
const confirmed = SubscriptionConfirmed({ subscriptionId: first });

describe('a subscription to the newsletter', () => {
  it('is asked for, and asked for anew: the link sent before is worthless then', () => {
    given().when(ask(first)).then(requested(first));
    given(requested(first))
      .when(ask(second))
      .then(SubscriptionExpired({ subscriptionId: first }), requested(second));
    given(requested(first), SubscriptionExpired({ subscriptionId: first }), requested(second))
      .when(confirm(first))
      .thenRefused('link_used');
  });

  it('is confirmed once, by its own link', () => {
    given(requested(first)).when(confirm(first)).then(confirmed);
    given(requested(first), confirmed).when(confirm(first)).thenRefused('link_used');
    given().when(confirm(first)).thenRefused('link_used');
    given(requested(first), confirmed, Unsubscribed({ subscriptionId: first }))
      .when(confirm(first))
      .thenRefused('link_used');
  });

  it('that is confirmed stays as it is when it is asked for again', () => {
    given(requested(first), confirmed).when(ask(second)).thenNothing();
  });

  it('expires while nobody confirmed it, and not later', () => {
    given(requested(first))
      .when(expire(first))
      .then(SubscriptionExpired({ subscriptionId: first }));
    given(requested(first), confirmed).when(expire(first)).thenNothing();
    given().when(expire(first)).thenNothing();
  });

  it('is ended by its link, once, and may begin anew', () => {
    const ended = Unsubscribed({ subscriptionId: first });
    given(requested(first), confirmed).when(unsubscribe(first)).then(ended);
    given(requested(first), confirmed, ended).when(unsubscribe(first)).thenNothing();
    given(requested(first), confirmed, ended).when(ask(second)).then(requested(second));
    given(requested(first), confirmed, ended, requested(second)).when(unsubscribe(first)).thenNothing();
  });

  it('is confirmed only after it was asked for, whatever the history', () => {
    const events = [requested(first), requested(second), confirmed, Unsubscribed({ subscriptionId: first })];
    fc.assert(
      fc.property(anyHistory(events), (history) => {
        const { status } = fold(newsletterDecider, history);
        if (!history.some(({ type }) => type === 'NewsletterSubscriptionRequested'))
          expect(status).not.toBe('confirmed');
      }),
    );
  });
});
