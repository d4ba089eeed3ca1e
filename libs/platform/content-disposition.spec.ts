import fc from 'fast-check';
import { attachment } from './content-disposition.js';

describe('Content-Disposition', () => {
  it('gives an ASCII name twice the same', () => {
    expect(attachment('invoice 1.pdf')).toBe(`attachment; filename="invoice 1.pdf"; filename*=UTF-8''invoice%201.pdf`);
  });

  it('gives other names whole in UTF-8, and a stand-in for old readers', () => {
    expect(attachment('März.pdf')).toBe(`attachment; filename="M_rz.pdf"; filename*=UTF-8''M%C3%A4rz.pdf`);
  });

  it('lets no character out of its quotes', () => {
    expect(attachment('a"b\\c%d.pdf')).toBe(`attachment; filename="a_b_c_d.pdf"; filename*=UTF-8''a%22b%5Cc%25d.pdf`);
    expect(attachment("it's (1)*.pdf")).toContain("filename*=UTF-8''it%27s%20%281%29%2A.pdf");
  });

  it('is one harmless header line whatever the name', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.string({ unit: fc.constantFrom('\r\n', '"', ';', '\ud800', 'ä', 'a') }),
        ),
        (name) => {
          expect(attachment(name)).toMatch(
            /^attachment; filename="[\x20-\x21\x23-\x5b\x5d-\x7e]*"; filename\*=UTF-8''[A-Za-z0-9._~!%-]*$/,
          );
        },
      ),
    );
  });
});
