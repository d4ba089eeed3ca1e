import { type Evidence } from '#ports/extractor.js';
import { pageOf } from '../testing/made-page.js';
import { calibrated, chanceBy, chanceOf, fieldOf, logit, sigmoid, signalsOf } from './calibration.js';
import { type Calibration } from '../kind/calibration.js';
import { KINDS } from '../kinds/all.js';
import { turnedBy } from '../model/pose.js';
import { evidenceOf } from '../reading/found.js';

const whole: Evidence = { page: 0, box: [0, 0, 1, 1], source: 'ocr' };

describe('calibration', () => {
  it('says what it cannot judge as the rules say it', () => {
    expect(chanceOf('unknown', 'fields.Date', [logit(0.7), -3, -3])).toBeCloseTo(0.7, 5);
    const stated: Evidence = { page: 0, source: 'e-invoice' };
    expect(calibrated('invoice', { iban: 0.99 }, { iban: stated }, [])).toEqual({ iban: 0.99 });
  });

  it.each(KINDS.filter(({ calibration }) => calibration).map(({ name }) => name))(
    '%s: a better score is never worth less',
    (docType) => {
      const chances = [0.2, 0.5, 0.8, 0.95].map((raw) => chanceOf(docType, 'any', [logit(raw), 0, 0]));
      expect([...chances].sort((a, b) => a - b)).toEqual(chances);
    },
  );

  it('calls nothing sure for what drawings say, and leaves what is sure as it is', () => {
    const known: Calibration = { offset: 0, weights: [1, 0, 0], fields: {}, unsure: [1.5, 0.5] };
    const said = [0.5, 0.8, 0.93, 0.95, 0.98].map((raw) => chanceBy(known, 'any', [logit(raw), 0, 0]));
    expect(said.map((chance) => Math.round(chance * 1000) / 1000)).toEqual([0.818, 0.9, 0.94, 0.95, 0.98]);
  });

  it('trusts a value less whose words were read with doubt', () => {
    const clear = pageOf(['14.40'], 'ocr');
    const blurred = { ...clear, words: clear.words.map((word) => ({ ...word, confidence: 0.6 })) };
    const [a, b] = [clear, blurred].map((page) => chanceOf('receipt', 'total_amount', signalsOf(0.8, whole, [page])));
    expect(a).toBeGreaterThan(b!);
    expect(signalsOf(0.8, whole, [pageOf(['14.40'], 'text-layer')])).toEqual([logit(0.8), 0, 0]);
  });

  it('trusts a value of a page that was turned as one of a page that stands upright', () => {
    const upright = pageOf(['14.40'], 'ocr');
    const [word] = upright.words;
    const turned = { ...upright, pose: turnedBy(90) };
    const signals = [upright, turned].map((page) => signalsOf(0.8, evidenceOf(page, [word!]), [page]));
    expect(signals[1]).toEqual(signals[0]);
    expect(signals[1]).not.toEqual([logit(0.8), 0, 0]);
  });

  it('does not take a careful reader for a bad one', () => {
    const page = pageOf(['14.40'], 'ocr');
    const said = (reader: 'ppocr' | 'tesseract', confidence: number) =>
      chanceOf(
        'receipt',
        'total_amount',
        signalsOf(0.8, whole, [{ ...page, words: page.words.map((word) => ({ ...word, reader, confidence })) }]),
      );
    expect(said('tesseract', 0.6)).toBeGreaterThan(said('ppocr', 0.6) + 0.2);
    expect(said('tesseract', 0.9)).toBeGreaterThan(said('tesseract', 0.3));
  });

  it('knows fields by their name without places in lists', () => {
    expect(fieldOf('line_items.12.amount')).toBe('line_items.amount');
    expect(sigmoid(logit(0.3))).toBeCloseTo(0.3, 9);
  });
});
