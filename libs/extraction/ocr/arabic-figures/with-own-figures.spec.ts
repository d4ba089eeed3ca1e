import { type OcrWord } from '#ports/ocr-engine.js';
import { drawnFigures, STRIP } from '../../testing/drawn-figures.js';
import { withOwnFigures } from './with-own-figures.js';

const said = (text: string, [from, to] = [0, 2000], confidence = 0.9): OcrWord => ({
  text,
  confidence,
  box: [from!, 12, to!, 44],
  line: 0,
});

const read = (signs: string, ...words: OcrWord[]): string[] =>
  withOwnFigures(drawnFigures(signs), [STRIP], words).map(({ text }) => text);

describe("numbers in Arabic's own figures", () => {
  it.each([
    ['٠٠٢٣٨١'],
    ['٤٥٦٧٨٩'],
    ['٢٨٬١٢٥٫٠٠'],
    ['١٫٥٠'],
    ['٢٢/٠٢/٢٠٢٦'],
    ['١٢.٥٠'],
    ['١٤٪', '١٤%'],
    ['٪١٤', '١٤%'],
    ['٩٣٧-٥٠٨-٤١٢', '٤١٢-٥٠٨-٩٣٧'],
  ])('are read where nothing was: %s', (signs, number = signs) => {
    expect(read(signs)).toEqual([number]);
  });

  it('are told in place of what they were taken for', () => {
    expect(read('٠٠٢٣٨١', said('1م77', [10, 150], 0.4))).toEqual(['٠٠٢٣٨١']);
  });

  it('have commas of thousands only where three figures follow each', () => {
    expect(read('١٠٫٠٠٠')).toEqual(['١٠٬٠٠٠']);
    expect(read('١٠٬٠٠')).toEqual(['١٠٫٠٠']);
    expect(read('١،٥٠٠')).toEqual(['١٬٥٠٠']);
  });

  it('are none where letters are read, and none of a stroke or a dash among words', () => {
    expect(read('٢٣٨', said('المنطقة'))).toEqual(['المنطقة']);
    expect(read('١  ٢٣٨', said('دار', [200, 300], 0.3))).toEqual(['دار', '٢٣٨']);
    expect(read('١')).toEqual(['١']);
    expect(read('٢٣٨  –', said('دار', [200, 300]))).toEqual(['دار', '٢٣٨']);
  });

  it('are left as they were read where most are the figures of everywhere', () => {
    expect(read('20,536.48', said('20,536.48'))).toEqual(['20,536.48']);
  });
});

it('a line of noise has none, whatever stands in it', () => {
  expect(read(`${'.'.repeat(60)}٢٣٨`)).toEqual(['٢٣٨']);
  expect(read(`${'.'.repeat(600)}٢٣٨`)).toEqual([]);
});

it('a bare strip and specks have none', () => {
  expect(read('')).toEqual([]);
  expect(read('٠٠٠')).toEqual([]);
});
