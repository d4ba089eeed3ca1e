import { FixedClock } from '../../../../tests/fixed-clock.js';
import { FreeTestTerms } from './free-test-terms.js';
import { WaitsInVain } from './waits-in-vain.js';

describe('a visitor who waited in vain', () => {
  const open = () => {
    const clock = new FixedClock('2026-03-01T09:00:00.000Z');
    const waits = new WaitsInVain(clock, new FreeTestTerms(5, 60_000));
    return { clock, waits, ask: () => waits.mustNotBeExpected() };
  };

  it('spares the next ones of half a minute the waiting', () => {
    const { clock, waits, ask } = open();
    expect(ask).not.toThrow();
    waits.happened();
    clock.advance(29_999);
    expect(ask).toThrow('Too many people are trying Recto right now. Please try again in a moment.');
    clock.advance(1);
    expect(ask).not.toThrow();
  });

  it('is forgotten once a test is begun again', () => {
    const { waits, ask } = open();
    waits.happened();
    waits.ended();
    expect(ask).not.toThrow();
  });
});
