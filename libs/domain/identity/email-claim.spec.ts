import fc from 'fast-check';
import { fold } from '#kernel/decider.js';
import { specify } from '#kernel/testing/given-when-then.js';
import { anyHistory } from '../../../tests/any-history.js';
import { countedId } from '../../../tests/counting-ids.js';
import { EmailClaimed, emailClaimDecider, EmailHandedOver, EmailReleased } from './email-claim.js';

const { given } = specify(emailClaimDecider);
const [ada, bob] = [countedId(1), countedId(2)];
const handOver = (userId: string, from: string) => ({ type: 'HandOverEmail', userId, from }) as const;

describe('an e-mail address', () => {
  it('is claimed by whoever comes first', () => {
    given()
      .when({ type: 'ClaimEmail', userId: ada })
      .then(EmailClaimed({ userId: ada }));
  });

  it('stays with who holds it', () => {
    given(EmailClaimed({ userId: ada }))
      .when({ type: 'ClaimEmail', userId: bob })
      .thenRefused('email_taken');
  });

  it('may be claimed again by who holds it: a registration that goes on', () => {
    given(EmailClaimed({ userId: ada }))
      .when({ type: 'ClaimEmail', userId: ada })
      .thenNothing();
  });

  it('is free for others after its release', () => {
    given(EmailClaimed({ userId: ada }))
      .when({ type: 'ReleaseEmail', userId: ada })
      .then(EmailReleased({ userId: ada }));
    given(EmailClaimed({ userId: ada }), EmailReleased({ userId: ada }))
      .when({ type: 'ClaimEmail', userId: bob })
      .then(EmailClaimed({ userId: bob }));
  });

  it('is released only by who holds it, and once', () => {
    given(EmailClaimed({ userId: ada }))
      .when({ type: 'ReleaseEmail', userId: bob })
      .thenNothing();
    given(EmailClaimed({ userId: ada }), EmailReleased({ userId: ada }))
      .when({ type: 'ReleaseEmail', userId: ada })
      .thenNothing();
    given().when({ type: 'ReleaseEmail', userId: ada }).thenNothing();
  });

  it('is handed over by who holds it, and claimed by nobody else meanwhile', () => {
    given(EmailClaimed({ userId: ada }))
      .when(handOver(bob, ada))
      .then(EmailHandedOver({ userId: bob, from: ada }));
    given(EmailClaimed({ userId: ada }), EmailHandedOver({ userId: bob, from: ada }))
      .when(handOver(bob, ada))
      .thenNothing();
    given(EmailClaimed({ userId: ada }), EmailHandedOver({ userId: bob, from: ada }))
      .when({ type: 'ClaimEmail', userId: ada })
      .thenRefused('email_taken');
  });

  it('is not handed over by who does not hold it', () => {
    given(EmailClaimed({ userId: bob }))
      .when(handOver(countedId(3), ada))
      .thenRefused('email_taken');
    given().when(handOver(bob, ada)).thenRefused('email_taken');
  });

  it('remembers who lost it until their account is gone, whoever holds it meanwhile', () => {
    const history = [EmailClaimed({ userId: ada }), EmailHandedOver({ userId: bob, from: ada })];
    expect(fold(emailClaimDecider, history)).toEqual({ heldBy: bob, lostBy: [ada] });
    expect(fold(emailClaimDecider, [...history, EmailReleased({ userId: bob })])).toEqual({ lostBy: [ada] });
    given(...history)
      .when({ type: 'ReleaseEmail', userId: ada })
      .then(EmailReleased({ userId: ada }));
    expect(fold(emailClaimDecider, [...history, EmailReleased({ userId: ada })])).toEqual({ heldBy: bob, lostBy: [] });
  });

  it('is lost by at most three accounts that are still there, as each makes a sign-in dearer', () => {
    const history = [2, 3, 4].map((n) => EmailHandedOver({ userId: countedId(n), from: countedId(n - 1) }));
    const held = [EmailClaimed({ userId: ada }), ...history];
    given(...held)
      .when(handOver(countedId(5), countedId(4)))
      .thenRefused('email_taken');
    given(...held, EmailReleased({ userId: countedId(2) }))
      .when(handOver(countedId(5), countedId(4)))
      .then(EmailHandedOver({ userId: countedId(5), from: countedId(4) }));
  });

  it('belongs to at most one account whatever the history', () => {
    const events = [ada, bob].flatMap((userId) => [EmailClaimed({ userId }), EmailReleased({ userId })]);
    fc.assert(
      fc.property(anyHistory(events), (history) => {
        const { heldBy } = fold(emailClaimDecider, history);
        const claimed = history.filter(({ type }) => type === 'EmailClaimed').at(-1)?.data.userId;
        const after = history.slice(history.findLastIndex(({ type }) => type === 'EmailClaimed') + 1);
        expect(heldBy).toBe(after.some(({ data }) => data.userId === claimed) ? undefined : claimed);
      }),
    );
  });
});
