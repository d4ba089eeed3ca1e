import fc from 'fast-check';
import { fold } from '#kernel/decider.js';
import { DomainError } from '#kernel/domain-error.js';
import { anyMember, specify } from '#kernel/testing/given-when-then.js';
import { anyHistory } from '../../../tests/any-history.js';
import { countedId } from '../../../tests/counting-ids.js';
import {
  CreditGrantRaised,
  CreditPeriodOpened,
  CreditReleased,
  CreditReserved,
  CreditsGranted,
  creditsDecider,
  CreditUsed,
  FREE_TIME_OUTS,
  type CreditCommand,
  type CreditEvent,
} from './credits.js';

const { given } = specify(creditsDecider);
const place = { workspaceId: countedId(1), period: '2026-03' };
const [first, second, third] = [countedId(11), countedId(12), countedId(13)];
const documentId = countedId(21);

const reserve = (requestId: string, granted: number | null = 2): CreditCommand => ({
  type: 'ReserveCredit',
  ...place,
  requestId,
  documentId,
  granted,
});
const use = (requestId: string): CreditCommand => ({ type: 'UseCredit', ...place, requestId });
const release = (requestId: string): CreditCommand => ({
  type: 'ReleaseCredit',
  ...place,
  requestId,
  reason: 'failed',
});

const opened = (granted: number | null = 2) => CreditPeriodOpened({ ...place, granted });
const raised = (granted: number | null) => CreditGrantRaised({ ...place, granted });
const extra = (credits: number) => CreditsGranted({ ...place, credits, reason: 'ticket 7' });
const reserved = (requestId: string) => CreditReserved({ ...place, requestId, documentId });
const used = (requestId: string) => CreditUsed({ ...place, requestId });
const outOfTime = (requestId: string): CreditCommand => ({
  type: 'ReleaseCredit',
  ...place,
  requestId,
  reason: 'timed_out',
});
const releasedOutOfTime = (requestId: string) => CreditReleased({ ...place, requestId, reason: 'timed_out' });
const released = (requestId: string) => CreditReleased({ ...place, requestId, reason: 'failed' });

describe('reserving a credit', () => {
  it('opens the period with what the plan grants', () => {
    given().when(reserve(first)).then(opened(), reserved(first));
  });

  it('is bound by the largest plan of the period: a larger one raises it, and what was used counts on', () => {
    given(opened(1), reserved(first)).when(reserve(second, 2)).then(raised(2), reserved(second));
    given(opened(1), reserved(first), used(first), raised(2), reserved(second))
      .when(reserve(third, 2))
      .thenRefused('no_credits');
    given(opened(1), reserved(first)).when(reserve(second, null)).then(raised(null), reserved(second));
  });

  it('keeps in its period what a larger plan granted', () => {
    given(opened(2), reserved(first)).when(reserve(second, 1)).then(reserved(second));
    given(opened(null), reserved(first)).when(reserve(second, 1)).then(reserved(second));
  });

  it('takes the last credit, and not one more', () => {
    given(opened(), reserved(first)).when(reserve(second)).then(reserved(second));
    given(opened(), reserved(first), reserved(second)).when(reserve(third)).thenRefused('no_credits');
    given(opened(), reserved(first), used(first), reserved(second)).when(reserve(third)).thenRefused('no_credits');
  });

  it('finds the credit of a document that could not be read', () => {
    given(opened(), reserved(first), reserved(second), released(first)).when(reserve(third)).then(reserved(third));
  });

  it('is refused without opening anything on a plan that grants nothing', () => {
    given().when(reserve(first, 0)).thenRefused('no_credits');
  });

  it('never ends on an unlimited plan', () => {
    given(opened(null), used(first), used(second)).when(reserve(third, null)).then(reserved(third));
  });

  it('for the same request counts once, also for the last credit', () => {
    given(opened(1), reserved(first)).when(reserve(first, 1)).thenNothing();
  });
});

describe('credits an operator gives', () => {
  const grant: CreditCommand = { type: 'GrantCredits', ...place, credits: 2, reason: 'ticket 7' };

  it('come on top, before and after the period is opened, as often as they are given', () => {
    given().when(grant).then(extra(2));
    given(opened(1), extra(2)).when(grant).then(extra(2));
    given(extra(1)).when(reserve(first, 0)).then(opened(0), reserved(first));
    given(opened(1), reserved(first), extra(1)).when(reserve(second, 1)).then(reserved(second));
    given(opened(1), reserved(first), extra(1), reserved(second)).when(reserve(third, 1)).thenRefused('no_credits');
  });

  it('stay on top when a larger plan raises the grant', () => {
    given(opened(1), extra(1), raised(2), reserved(first), used(first), reserved(second))
      .when(reserve(third, 2))
      .then(reserved(third));
  });
});

describe('settling a credit', () => {
  it('uses it or releases it', () => {
    given(opened(), reserved(first)).when(use(first)).then(used(first));
    given(opened(), reserved(first)).when(release(first)).then(released(first));
  });

  it('happens once: whatever comes later or twice changes nothing', () => {
    for (const settled of [used(first), released(first)]) {
      for (const command of [use(first), release(first)])
        given(opened(), reserved(first), settled).when(command).thenNothing();
    }
  });

  it('leaves other requests alone', () => {
    given(opened(), reserved(first), reserved(second), used(first)).when(release(second)).then(released(second));
  });

  it('of a request that was never reserved does nothing', () => {
    for (const command of [use(third), release(third)]) {
      given().when(command).thenNothing();
      given(opened(), reserved(first)).when(command).thenNothing();
    }
  });
});

describe('credits', () => {
  it('fold any history', () => {
    const events = [
      opened(1),
      raised(2),
      extra(1),
      ...[first, second].flatMap((id) => [reserved(id), used(id), released(id)]),
    ];
    fc.assert(
      fc.property(anyHistory(events), (history) => {
        const { used: count, open } = fold(creditsDecider, history);
        expect(count).toBe(history.filter(({ type }) => type === 'CreditUsed').length);
        expect([...open].every((id) => [first, second].includes(id))).toBe(true);
      }),
    );
  });

  it('used and reserved never exceed the grant, in whatever order commands come', () => {
    const requests = [1, 2, 3, 4, 5, 6].map((n) => countedId(n));
    const commands = requests.flatMap((id) => [reserve(id, 3), use(id), release(id)]);
    fc.assert(
      fc.property(anyHistory(commands, 40), (sequence) => {
        const history: CreditEvent[] = [];
        for (const command of sequence) {
          try {
            history.push(...creditsDecider.decide(command, fold(creditsDecider, history), anyMember));
          } catch (error) {
            expect(error).toBeInstanceOf(DomainError);
          }
          const { used: count, open } = fold(creditsDecider, history);
          expect(count + open.size).toBeLessThanOrEqual(3);
        }
      }),
    );
  });
});

describe('a credit whose document took too long', () => {
  const others = [countedId(13), countedId(14), countedId(15)];
  const before = others.slice(0, FREE_TIME_OUTS);
  const reservedAll = [opened(null), ...[...before, first].map(reserved)];

  it('comes back', () => {
    given(opened(), reserved(first)).when(outOfTime(first)).then(releasedOutOfTime(first));
  });

  it('is used when that is repeated in its period, and says why', () => {
    given(...reservedAll, ...before.map(releasedOutOfTime))
      .when(outOfTime(first))
      .then(CreditUsed({ ...place, requestId: first, reason: 'timed_out' }));
    given(
      ...reservedAll,
      ...before.map(releasedOutOfTime),
      CreditUsed({ ...place, requestId: first, reason: 'timed_out' }),
    )
      .when(outOfTime(first))
      .then();
  });

  it('comes back when the others failed for other reasons', () => {
    given(...reservedAll, ...before.map(released))
      .when(outOfTime(first))
      .then(releasedOutOfTime(first));
  });
});
