import { specify } from '#kernel/testing/given-when-then.js';
import { countedId } from '../../../tests/counting-ids.js';
import { ProviderAccountClaimed, providerAccountDecider, ProviderAccountReleased } from './provider-account.js';

const { given } = specify(providerAccountDecider);
const [ada, next] = [countedId(1), countedId(2)];
const claim = (userId: string) => ({ type: 'ClaimProviderAccount', userId }) as const;
const release = (userId: string) => ({ type: 'ReleaseProviderAccount', userId }) as const;
const claimed = ProviderAccountClaimed({ userId: ada });

describe('an account at a provider', () => {
  it('opens one account at a time, and is taken over from one that is gone', () => {
    given().when(claim(ada)).then(claimed);
    given(claimed).when(claim(ada)).thenNothing();
    given(claimed)
      .when(claim(next))
      .then(ProviderAccountClaimed({ userId: next }));
  });

  it('is released by whose it is, once', () => {
    const released = ProviderAccountReleased({ userId: ada });
    given(claimed).when(release(ada)).then(released);
    given(claimed).when(release(next)).thenNothing();
    given(claimed, released).when(release(ada)).thenNothing();
    given(claimed, released).when(claim(ada)).then(claimed);
  });
});
