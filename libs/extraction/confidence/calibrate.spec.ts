import { calibrate } from './calibrate.js';

describe('confidence', () => {
  it('never trusts a value without a place above one half, nor an e-invoice’s as certain', () => {
    const raw = { placed: 0.9, nowhere: 0.9, stated: 0.99, printed: 0.99 };
    const evidence = {
      placed: { page: 0, box: [0, 0, 1, 1] as const, source: 'ocr' as const },
      stated: { page: 0, source: 'e-invoice' as const },
      printed: { page: 0, box: [0, 0, 1, 1] as const, source: 'e-invoice' as const },
    };
    expect(calibrate(raw, evidence)).toEqual({ placed: 0.9, nowhere: 0.5, stated: 0.85, printed: 0.99 });
  });
});
