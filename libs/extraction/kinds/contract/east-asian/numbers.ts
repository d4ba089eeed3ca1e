/** Numbers of East Asia in words: "三", "二十四", "二〇二六", "叁", and in figures. */

const DIGITS = '〇一二三四五六七八九';
const SAME: Readonly<Record<string, string>> = {
  零: '〇',
  '○': '〇',
  O: '〇',
  元: '一',
  壹: '一',
  壱: '一',
  贰: '二',
  貳: '二',
  弐: '二',
  两: '二',
  兩: '二',
  叁: '三',
  參: '三',
  参: '三',
  肆: '四',
  伍: '五',
  陆: '六',
  陸: '六',
  柒: '七',
  捌: '八',
  玖: '九',
  拾: '十',
};

/** Of a pattern: one sign of such a number. */
export const NUMBER = String.raw`[\d${DIGITS}十${Object.keys(SAME).join('')}]`;

/** @returns undefined for what is no number below a hundred in words, a year by its figures, or figures */
export function numberOf(said: string): number | undefined {
  if (/^\d+$/.test(said)) return Number(said);
  const words = [...said].map((sign) => SAME[sign] ?? sign).join('');
  const tens = /^([一二三四五六七八九])?十([一二三四五六七八九])?$/.exec(words);
  if (tens) return 10 * (tens[1] ? DIGITS.indexOf(tens[1]) : 1) + (tens[2] ? DIGITS.indexOf(tens[2]) : 0);
  const figures = [...words].map((sign) => DIGITS.indexOf(sign));
  return figures.length > 0 && figures.every((figure) => figure >= 0) ? Number(figures.join('')) : undefined;
}
