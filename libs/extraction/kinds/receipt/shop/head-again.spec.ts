import { linesOf } from '../../../layout/lines.js';
import { type Page } from '../../../model/page.js';
import { pageOf } from '../../../testing/made-page.js';
import { doubtfulHead } from './head-again.js';
import { sureness, surerLines, withAccents, withFigures, withMissedLines } from '../../../ocr/surer-lines.js';

/** Lines with how surely each was read. */
function read(...lines: readonly (readonly [text: string, confidence: number])[]): Page {
  const page = pageOf(
    lines.map(([text]) => text),
    'ocr',
  );
  const rows = linesOf(page);
  const confidenceOf = new Map(
    rows.flatMap((row) =>
      row.words.map((word) => [word, lines.find(([text]) => text === row.text)?.[1] ?? 1] as const),
    ),
  );
  return { ...page, words: page.words.map((word) => ({ ...word, confidence: confidenceOf.get(word)! })) };
}

const textOf = (page: Page) => linesOf(page).map(({ text }) => text);

describe('two readings of a page', () => {
  it('takes each line from the reading that was surer of it', () => {
    const first = read(['LARKSPUR BAKERY LTD', 0.98], ['14 Harbuor Stret', 0.7], ['Leeds LS1 4AB', 0.9]);
    const second = read(['LARKSPVR BAKERY LTD', 0.8], ['14 Harbour Street', 0.97], ['Leeds LSI 4AB', 0.9]);
    expect(textOf(surerLines(first, second))).toEqual(['LARKSPUR BAKERY LTD', '14 Harbour Street', 'Leeds LS1 4AB']);
  });

  it('does not take a line that reads much less, however surely', () => {
    const first = read(['14 Harbour Street, Old Docks', 0.8]);
    expect(textOf(surerLines(first, read(['14 Harb', 0.99])))).toEqual(['14 Harbour Street, Old Docks']);
  });

  it('adds a line only the second reading found, when it was sure of it', () => {
    const first = read(['LARKSPUR BAKERY', 0.98]);
    const second = (confidence: number) => read(['LARKSPUR BAKERY', 0.9], ['', 1], ['Tel 0113 4960123', confidence]);
    expect(textOf(surerLines(first, second(0.95)))).toEqual(['LARKSPUR BAKERY', 'Tel 0113 4960123']);
    expect(textOf(surerLines(first, second(0.5)))).toEqual(['LARKSPUR BAKERY']);
  });

  it('can be kept as it is, with what only the other one found', () => {
    const own = read(['', 1], ['Mühlgasse 12', 0.8]);
    const other = read(['LARKSPUR PAKET', 0.98], ['Muhlgasse 12', 0.99], ['ab', 0.99]);
    expect(textOf(withMissedLines(own, other))).toEqual(['LARKSPUR PAKET', 'Mühlgasse 12']);
    expect(withMissedLines(own, own)).toBe(own);
  });

  it('may lend the other its accents, word by word', () => {
    const plain = read(['KaistraBe 4, 80331 Munchen', 0.95], ['Empfanger', 0.95]);
    const accented = read(['Kaistraße 4, 80381 München', 0.6], ['Empfönger', 0.6]);
    expect(textOf(withAccents(plain, accented))).toEqual(['Kaistraße 4, 80331 München', 'Empfanger']);
  });

  it('may lend the other its figures and codes, but no letters', () => {
    const greek = read(['ΑΦΜ Θ9ΘΔΘ1 8 Ο.Ε. 5', 0.8]);
    const latin = read(['AOM 094014 & O.E. 5', 0.97]);
    expect(textOf(withFigures(greek, latin))).toEqual(['ΑΦΜ 094014 & Ο.Ε. 5']);
    const bulgarian = read(['ДДС ВС123456789 З', 0.8]);
    expect(textOf(withFigures(bulgarian, read(['ДДC BG123456789 3', 0.97])))).toEqual(['ДДС BG123456789 З']);
    expect(textOf(withFigures(bulgarian, read(['ДДC BG123456789 3', 0.5])))).toEqual(['ДДС ВС123456789 З']);
    const unsure = read(['1ВАМ:', 0.5], ['ТОВ', 0.9], ['Мо: 12', 0.9]);
    expect(textOf(withFigures(unsure, read(['IBAN:', 0.99], ['TOB', 0.99], ['No: 12', 0.99])))).toEqual([
      'IBAN:',
      'ТОВ',
      'No: 12',
    ]);
  });

  it('weighs sureness by the characters of a word', () => {
    const [word] = pageOf(['ab'], 'ocr').words;
    expect(
      sureness([
        { ...word!, text: 'abc', confidence: 1 },
        { ...word!, text: 'd', confidence: 0 },
      ]),
    ).toBe(0.75);
    expect(sureness([])).toBe(0);
  });
});

describe('the head of a receipt', () => {
  it('is read again only where a line of it is doubtful', () => {
    expect(doubtfulHead(read(['LARKSPUR BAKERY', 0.98], ['14 Harbour Street', 0.97]))).toBeUndefined();
    const part = doubtfulHead(read(['LARKSPUR BAKERY', 0.98], ['14 Harbuor Stret', 0.8]));
    expect(part).toBeGreaterThan(0);
    expect(part).toBeLessThanOrEqual(0.45);
    expect(doubtfulHead(pageOf(['LARKSPUR BAKERY']))).toBeUndefined();
  });
});
