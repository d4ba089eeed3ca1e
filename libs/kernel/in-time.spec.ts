import { inTime } from './in-time.js';

const late = () => new Error('late');

describe('an answer in time', () => {
  it('is given, or its fault', async () => {
    expect(await inTime(Promise.resolve(7), 60_000, late)).toBe(7);
    await expect(inTime(Promise.reject(new Error('no')), 60_000, late)).rejects.toThrow('no');
  });

  it('fails as it is told when none comes', async () => {
    await expect(inTime(new Promise(() => undefined), 1, late)).rejects.toThrow('late');
  });
});
