import fc from 'fast-check';
import { fold } from '#kernel/decider.js';
import { specify } from '#kernel/testing/given-when-then.js';
import { anyHistory } from '../../../tests/any-history.js';
import { countedId } from '../../../tests/counting-ids.js';
import { EmailClaimed, emailClaimDecider, EmailReleased } from './email-claim.js';

const { given } = specify(emailClaimDecider);
const [ada, bob] = [countedId(1), countedId(2)];

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

  it('belongs to at most one account whatever the history', () => {
    const events = [ada, bob].flatMap((userId) => [EmailClaimed({ userId }), EmailReleased({ userId })]);
    fc.assert(
      fc.property(anyHistory(events), (history) => {
        const { heldBy } = fold(emailClaimDecider, history);
        const last = history.at(-1);
        expect(heldBy).toBe(last?.type === 'EmailClaimed' ? last.data.userId : undefined);
      }),
    );
  });
});
