/**
 * Folding for comparison: lower case, no accents, straight quotes, one Greek sigma, one of each Chinese character,
 * Korean syllables whole, one letter for each of two that end Arabic words alike. Keeps the length, so that a place in
 * the folded text is the same place in the original.
 */
const SINGLE: Record<string, string> = {
  ß: 's',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  ə: 'e',
  æ: 'a',
  œ: 'o',
  ς: 'σ',
  '’': "'",
  '‘': "'",
  '´': "'",
  '`': "'",
  '״': '"',
  '׳': "'",
  ة: 'ه',
  ى: 'ي',
};

/** One character of China, Taiwan and Japan, as each writes it: readers take one for the other. */
const SAME =
  '税稅 额額 对對対 号號 单單単 计計 价價価 总總総 数數 会會 电電 话話 发發発 开開 实實実 买買 卖賣売 钱錢 现現 银銀 机機 证證証 预預 应應応 处處処 联聯 销銷 购購 认認 识識 别別 国國 点點 统統 编編';
for (const [first = '', ...others] of SAME.split(' ')) for (const other of others) SINGLE[other] = first;

const HANGUL = /[가-힣]/;

export function fold(text: string): string {
  let out = '';
  for (const unit of text) {
    const lower = unit.toLowerCase();
    const base = SINGLE[lower] ?? (HANGUL.test(lower) ? lower : lower.normalize('NFD').charAt(0));
    out += base.length === unit.length ? base : lower.length === unit.length ? lower : unit;
  }
  return out;
}

/** Letters and digits alone, folded: for what print parts otherwise. */
export const squeezed = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
