import { freshSecret, looksLikeCode, stepOf, TotpAddresses } from './totp.js';

/** The secret of RFC 6238, appendix B, `12345678901234567890`, in Base32. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a code by time', () => {
  // The last six of the eight digits that the RFC prints.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('of second %i is the one that the RFC prints', (seconds, code) => {
    const step = Math.floor(seconds / 30);
    expect(stepOf(RFC_SECRET, code, seconds * 1_000)).toBe(step);
  });

  it('is good one step before and after its own, and no further', () => {
    const at = (seconds: number) => stepOf(RFC_SECRET, '005924', seconds * 1_000);
    const begins = Math.floor(1_234_567_890 / 30) * 30;
    expect([at(begins - 30), at(begins), at(begins + 59)]).toEqual(Array(3).fill(begins / 30));
    expect([at(begins - 31), at(begins + 60)]).toEqual([undefined, undefined]);
  });

  it('is six digits and nothing else', () => {
    for (const text of ['5924', '0005924', 'abcdef', '', '00592４']) {
      expect([looksLikeCode(text), stepOf(RFC_SECRET, text, 1_234_567_890_000)]).toEqual([false, undefined]);
    }
  });
});

describe('a secret', () => {
  it('has 160 bits, and is another each time', () => {
    expect(freshSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(freshSecret()).not.toBe(freshSecret());
  });

  it('is scanned under the name of the installation', () => {
    const address = new TotpAddresses('Recto & Co').of('ada+work@example.test', RFC_SECRET);
    const { protocol, pathname, searchParams } = new URL(address);
    expect([protocol, decodeURIComponent(pathname)]).toEqual(['otpauth:', '/Recto & Co:ada+work@example.test']);
    expect([searchParams.get('secret'), searchParams.get('issuer')]).toEqual([RFC_SECRET, 'Recto & Co']);
  });
});
