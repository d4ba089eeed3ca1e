import { eventually } from '../../../tests/eventually.js';
import { Seats } from './seats.js';
import { whileAdmitted } from './while-admitted.js';

describe('an admission', () => {
  const watched = (endsAt: number | undefined, mayStay: () => Promise<boolean>) => {
    const seen = { over: 0 };
    const admission = whileAdmitted(endsAt, mayStay);
    admission.whenOver(() => (seen.over += 1));
    return { admission, seen };
  };

  it('ends at its time, once', async () => {
    const { admission, seen } = watched(Date.now() + 30, async () => true);
    expect(seen.over).toBe(0);
    await eventually('the end', () => seen.over === 1);
    admission.check();
    expect(seen.over).toBe(1);
  });

  it('ends when a check says so, and not because it cannot be checked', async () => {
    let answer: () => Promise<boolean> = () => Promise.reject(new Error('away'));
    let asked = 0;
    const { admission, seen } = watched(undefined, () => {
      asked += 1;
      return answer();
    });
    admission.check();
    await eventually('the question', () => asked === 1);
    answer = async () => true;
    admission.check();
    await eventually('the second', () => asked === 2);
    expect(seen.over).toBe(0);
    answer = async () => false;
    admission.check();
    await eventually('the end', () => seen.over === 1);
  });

  it('is quiet once it was stopped', async () => {
    const { admission, seen } = watched(Date.now() + 20, async () => true);
    admission.stop();
    const later = Date.now() + 60;
    await eventually('its time', () => Date.now() > later);
    expect(seen.over).toBe(0);
  });

  it('of months does not end at once', async () => {
    const { admission, seen } = watched(Date.now() + 90 * 86_400_000, async () => true);
    admission.check();
    const later = Date.now() + 20;
    await eventually('a while', () => Date.now() > later);
    expect(seen.over).toBe(0);
    admission.stop();
  });
});

describe('seats', () => {
  it('are bounded per member and in all, and can be given back once', () => {
    const seats = new Seats(2, 3);
    const [first] = [seats.take('ada'), seats.take('ada')];
    expect(() => seats.take('ada')).toThrow('You have 2 live connections open');
    first!();
    first!();
    expect(seats.taken).toBe(1);
    seats.take('ada');
    seats.take('bob');
    expect(() => seats.take('eve')).toThrow('Too many live connections');
  });
});
