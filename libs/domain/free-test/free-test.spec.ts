import fc from 'fast-check';
import { fold } from '#kernel/decider.js';
import { DomainError } from '#kernel/domain-error.js';
import { anyMember, specify } from '#kernel/testing/given-when-then.js';
import { anyHistory } from '../../../tests/any-history.js';
import { countedId } from '../../../tests/counting-ids.js';
import { endOfDay, freeTestDecider, FreeTestAnswered, FreeTestReturned, FreeTestTaken } from './free-test.js';

const { given } = specify(freeTestDecider);
const [one, two, three] = [countedId(1), countedId(2), countedId(3)];
const take = (testId: string) => ({ type: 'TakeFreeTest', testId, limit: 2 }) as const;
const giveBack = (testId: string) => ({ type: 'ReturnFreeTest', testId }) as const;

describe('the free tests of a day', () => {
  it('are taken up to the limit and not beyond', () => {
    given()
      .when(take(one))
      .then(FreeTestTaken({ testId: one }));
    given(FreeTestTaken({ testId: one }))
      .when(take(two))
      .then(FreeTestTaken({ testId: two }));
    given(FreeTestTaken({ testId: one }), FreeTestTaken({ testId: two }))
      .when(take(three))
      .thenRefused('daily_limit');
  });

  it('are none when the limit is none', () => {
    given()
      .when({ ...take(one), limit: 0 })
      .thenRefused('daily_limit');
  });

  it('come back once, and only what was taken', () => {
    given(FreeTestTaken({ testId: one }))
      .when(giveBack(one))
      .then(FreeTestReturned({ testId: one }));
    given(FreeTestTaken({ testId: one }), FreeTestReturned({ testId: one }))
      .when(giveBack(one))
      .thenNothing();
    given(FreeTestTaken({ testId: one }))
      .when(giveBack(two))
      .thenNothing();
  });

  it('may be taken again when one came back', () => {
    given(FreeTestTaken({ testId: one }), FreeTestTaken({ testId: two }), FreeTestReturned({ testId: one }))
      .when(take(three))
      .then(FreeTestTaken({ testId: three }));
  });

  it('are told of once there is an answer, and stay taken', () => {
    const answer = { type: 'AnswerFreeTest', testId: one } as const;
    given(FreeTestTaken({ testId: one }))
      .when(answer)
      .then(FreeTestAnswered({ testId: one }));
    given().when(answer).thenNothing();
    given(FreeTestTaken({ testId: one }), FreeTestTaken({ testId: two }), FreeTestAnswered({ testId: one }))
      .when(take(three))
      .thenRefused('daily_limit');
  });

  it('are never more than the limit, whatever the history', () => {
    const events = [one, two, three].flatMap((testId) => [
      FreeTestTaken({ testId }),
      FreeTestReturned({ testId }),
      FreeTestAnswered({ testId }),
    ]);
    fc.assert(
      fc.property(anyHistory(events), (history) => {
        const state = fold(freeTestDecider, history);
        const decide = () => freeTestDecider.decide(take(three), state, anyMember);
        if (state.taken.length >= 2) expect(decide).toThrow(DomainError);
        else expect(decide()).toHaveLength(1);
      }),
    );
  });

  it('begin again at midnight UTC, which the refusal says in seconds', () => {
    expect(endOfDay('2026-02-28T23:59:59.999Z')).toBe('2026-03-01T00:00:00.000Z');
    expect(endOfDay('2026-03-01T00:00:00.000Z')).toBe('2026-03-02T00:00:00.000Z');
    const now = '2026-03-01T23:59:30.500Z';
    const refuse = () => freeTestDecider.decide({ ...take(one), limit: 0 }, { taken: [] }, { ...anyMember, now });
    expect(refuse).toThrow(expect.objectContaining({ details: { retryAfter: 30 } }));
  });
});
