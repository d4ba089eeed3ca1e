import { parseLabels } from '#extraction/scoring/labels.js';
import { score } from './score.js';
import { scoreTable } from './score-table.js';

const scored = (fields: object, extraction: Record<string, unknown>, more: object = {}) => {
  const labels = parseLabels(JSON.stringify({ file: 'a/one.pdf', docType: 'invoice', fields, ...more }));
  return score(labels, [{ file: '/somewhere/a/one.pdf', docType: 'invoice', extraction }]);
};
const tallyOf = (fields: object, extraction: Record<string, unknown>, more?: object) =>
  [...scored(fields, extraction, more).fields.values()][0];

describe('a score', () => {
  it.each([
    [
      'text, but for case and punctuation',
      { vendorName: 'Ärger & Söhne G.m.b.H.' },
      { vendor_name: 'ÄRGER SÖHNE GMBH' },
      [1, 1],
    ],
    [
      'text that is nearly right',
      { vendorName: 'Larkspur Bakery Limited' },
      { vendor_name: 'Larkspur Bakery Limitad' },
      [0, 1],
    ],
    ['text that is wrong', { vendorName: 'Larkspur' }, { vendor_name: 'Meridian' }, [0, 0]],
    ['an amount to the cent', { totalAmount: '14.40' }, { total_amount: 14.404 }, [1, 1]],
    ['an amount that is a cent off', { totalAmount: 14.4 }, { total_amount: 14.41 }, [0, 0]],
    ['a day', { invoiceDate: '2024-03-14' }, { invoice_date: '2024-03-14T10:00:00Z' }, [1, 1]],
    ['a field by its other name', { vendorName: 'Larkspur' }, { merchant_name: 'Larkspur' }, [1, 1]],
  ])('counts %s', (_, fields, extraction, [correct, soft]) => {
    expect(tallyOf(fields, extraction)).toEqual({ labelled: 1, predicted: 1, correct, soft });
  });

  it('accepts what the label accepts besides', () => {
    expect(tallyOf({ term: 'two years' }, { term: '2 years' }, { alt: { term: ['2 years'] } })).toMatchObject({
      correct: 1,
    });
  });

  it('counts a missing value as not predicted, and no field that has no label', () => {
    expect(tallyOf({ iban: 'DE89' }, { bic: 'X' })).toEqual({ labelled: 1, predicted: 0, correct: 0, soft: 0 });
    expect(scored({ headers: 'x', lineItems: [], iban: null, bic: '' }, {}).fields.size).toBe(0);
  });

  it('counts lists as sets and forms as pairs', () => {
    expect(
      tallyOf({ parties: ['Ada Ltd', 'Bob Ltd'] }, { parties: [{ name: 'Bob Ltd' }, 'Carol Ltd', 'ADA LTD.'] }),
    ).toEqual({
      labelled: 2,
      predicted: 3,
      correct: 2,
      soft: 2,
    });
    const pairs = [
      { key: 'Name', value: 'Ada' },
      { key: 'Name', value: 'Ada' },
      { key: '', value: 'x' },
    ];
    expect(tallyOf({ pairs }, { fields: { 'Name:': 'Ada', Date: '1.1.' } })).toEqual({
      labelled: 2,
      predicted: 2,
      correct: 1,
      soft: 1,
    });
  });

  it('knows a file by the end of its path, whole names only', () => {
    const [label] = parseLabels('{"file":"one.pdf","docType":"receipt","fields":{"tip":1}}');
    const answer = { docType: 'receipt', extraction: { tip: 1 } };
    expect(score([label!], [{ file: 'x/another-one.pdf', ...answer }]).answered).toBe(0);
    expect(score([label!], [{ file: 'x/one.pdf', ...answer }])).toMatchObject({ answered: 1, typed: 1 });
  });

  it('measures how far confidences are off', () => {
    const labels = parseLabels('{"file":"a","docType":"receipt","fields":{"tip":1,"date":"2024-01-01"}}');
    const answer = {
      file: 'a',
      docType: 'receipt',
      extraction: { tip: 1, date: '2024-01-02' },
      confidence: { tip: 0.9, date: 0.92 },
    };
    expect(score(labels, [answer]).calibrationError).toBeCloseTo(0.41);
    expect(score(labels, []).calibrationError).toBeUndefined();
  });

  it('is printed as a table', () => {
    expect(scoreTable(scored({ iban: 'DE89', totalAmount: 3 }, { total_amount: 3 }))).toBe(
      [
        'invoice.iban                       n=    1  P   0.0  R   0.0  F1   0.0  soft   0.0',
        'invoice.totalAmount                n=    1  P 100.0  R 100.0  F1 100.0  soft 100.0',
        '',
        'invoice                            micro-F1  66.7  soft  66.7',
        'documents 1, answered 1, type right  100.0%, calibration error n/a',
        'ALL micro-F1  66.7 soft  66.7',
      ].join('\n'),
    );
  });

  it('says which line of labels it does not understand', () => {
    expect(() => parseLabels('{"file":"a","docType":"x","fields":{}}\n\nnot a label')).toThrow('line 3 is not a label');
  });
});
