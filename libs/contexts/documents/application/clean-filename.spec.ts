import fc from 'fast-check';
import { cleanFilename } from './clean-filename.js';

describe('a cleaned file name', () => {
  it.each([
    ['an ordinary name', 'invoice 2026-03.pdf', 'invoice 2026-03.pdf'],
    ['other scripts', 'Счёт №7 – 請求書.pdf', 'Счёт №7 – 請求書.pdf'],
    ['a path upwards', '../../etc/passwd', 'passwd'],
    ['a Windows path', 'C:\\scans\\..\\invoice.pdf', 'invoice.pdf'],
    ['a folder', 'scans/', 'document'],
    ['control characters', 'in\u0000vo\u0007i\nce\r.pdf\u007f', 'invoice.pdf'],
    ['a direction override', 'invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['isolates, zero width and byte order mark', '\ufeffin\u200bvo\u2066ice\u2069.pdf', 'invoice.pdf'],
    ['line and paragraph separators', 'in\u2028voice\u2029.pdf', 'invoice.pdf'],
    ['much white space', '  my \u00a0  invoice .pdf ', 'my invoice .pdf'],
    ['half a character', 'invoice\ud83d.pdf', 'invoice.pdf'],
    ['nothing', '', 'document'],
    ['no name', undefined, 'document'],
    ['only dots', '..', 'document'],
    ['only dots at the end of a path', 'a/...', 'document'],
    ['only what cannot be seen', '\u200b\u0000 \u202e', 'document'],
    ['dots between invisible characters', '.\u200b.', 'document'],
    ['accents in pieces', 'Re\u0301sume\u0301.pdf', 'R\u00e9sum\u00e9.pdf'],
  ])('%s', (_what, name, cleaned) => {
    expect(cleanFilename(name)).toBe(cleaned);
  });

  it('is at most 200 characters long, with its extension', () => {
    expect(cleanFilename(`${'a'.repeat(300)}.pdf`)).toBe(`${'a'.repeat(196)}.pdf`);
    expect(cleanFilename('a'.repeat(300))).toBe('a'.repeat(200));
    expect(cleanFilename(`a.${'b'.repeat(300)}`)).toHaveLength(200);
    expect([...cleanFilename(`${'😀'.repeat(300)}.jpeg`)]).toHaveLength(200);
    expect(cleanFilename(`${'a'.repeat(196)}.pdf`)).toBe(`${'a'.repeat(196)}.pdf`);
  });

  it('is never empty, never a path, whole, bounded, and stays as it is when cleaned again', () => {
    const name = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.string({ unit: fc.constantFrom('.', '/', '\\', ' ', '\u202e', '\ud800', 'é', 'a') }),
    );
    fc.assert(
      fc.property(name, (text) => {
        const cleaned = cleanFilename(text);
        expect(cleaned).toMatch(/^[^/\\\p{Cc}\p{Cf}\p{Cs}]+$/u);
        expect(cleaned).not.toMatch(/^\.*$/);
        expect([...cleaned].length).toBeLessThanOrEqual(200);
        expect(cleanFilename(cleaned)).toBe(cleaned);
      }),
      { numRuns: 1_000 },
    );
  });
});
