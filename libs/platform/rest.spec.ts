import { Rest } from './rest.js';

describe('a process that gives memory back', () => {
  const looks = (rest: Rest, count: number, utilization: number, rss: number) =>
    Array.from({ length: count }, () => rest.isDue(utilization, rss));
  const rested = () => {
    const rest = new Rest();
    looks(rest, 5, 0.01, 160);
    return rest;
  };

  it('has none to give when it rests for the first time', () => {
    expect(looks(new Rest(), 10, 0.01, 160)).not.toContain(true);
  });

  it('does so when it has rested after it grew, once', () => {
    const rest = rested();
    expect(looks(rest, 60, 0.9, 600)).not.toContain(true);
    expect(looks(rest, 5, 0.02, 600)).toEqual([false, false, false, false, true]);
    rest.taken(400);
    expect(looks(rest, 60, 0.02, 410)).not.toContain(true);
  });

  it('does so once more when what it remembered for a minute is gone, and then no more', () => {
    const rest = rested();
    looks(rest, 1, 0.9, 600);
    expect(looks(rest, 5, 0.02, 600)).toContain(true);
    rest.taken(400);
    expect(looks(rest, 90, 0.02, 410).indexOf(true)).toBe(89);
    rest.taken(380);
    expect(looks(rest, 300, 0.02, 390)).not.toContain(true);
  });

  it('does so again when it grew beyond what it came to', () => {
    const rest = rested();
    rest.taken(400);
    looks(rest, 1, 0.9, 600);
    expect(looks(rest, 5, 0.02, 600)).toEqual([false, false, false, false, true]);
  });

  it('does so when what is done at rest has added up', () => {
    const rest = rested();
    rest.taken(160);
    expect(looks(rest, 300, 0.02, 166)).not.toContain(true);
    expect(looks(rest, 1, 0.02, 167)).toEqual([true]);
  });

  it('does not while there is work now and then', () => {
    const busy = rested();
    looks(busy, 1, 0.5, 600);
    for (let n = 0; n < 20; n++) {
      expect(looks(busy, 4, 0.01, 600)).not.toContain(true);
      expect(looks(busy, 1, 0.5, 600)).not.toContain(true);
    }
  });
});
