import { fold } from './fold.js';

describe('folding', () => {
  it('takes what China, Taiwan and Japan write each in its way for one character', () => {
    expect(fold('總計 稅額 發票號')).toBe(fold('总计 税额 发票号'));
    expect(fold('総計 発票番号')).toBe(fold('总计 发票番號'));
    expect(fold('収')).not.toBe(fold('売'));
  });

  it('leaves syllables of Korean whole, and writes the Azerbaijani e as one', () => {
    expect(fold('합계')).toBe('합계');
    expect(fold('CƏMİ')).toBe('cemi');
  });

  it('keeps the length', () => {
    for (const text of ['總計 ¥1,140', 'お預かり', 'Škarica ß ﬁ', '합계 ə'])
      expect(fold(text)).toHaveLength(text.length);
  });
});
