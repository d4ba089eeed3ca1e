import { CONFIRMED_MS, Sessions } from './sessions.js';

describe('a session', () => {
  const iat = 1_790_000_000;
  const at = iat * 1_000;

  it('is confirmed for fifteen minutes from its token', () => {
    expect(CONFIRMED_MS).toBe(900_000);
    expect(Sessions.isConfirmed({ iat }, at)).toBe(true);
    expect(Sessions.isConfirmed({ iat }, at + CONFIRMED_MS)).toBe(true);
    expect(Sessions.isConfirmed({ iat }, at + CONFIRMED_MS + 1)).toBe(false);
  });

  it('is not confirmed by a token that does not say when it was made', () => {
    expect(Sessions.isConfirmed({}, at)).toBe(false);
  });
});
