/** The law a contract in an East Asian language is under: "适用中华人民共和国法律", "準拠法は日本法", "대한민국 법률에 따라". */
import { type Found } from '../../../reading/found.js';
import { type Reading } from '../../../reading/reading.js';
import { type Compact } from './compact.js';

const PLACES = [
  '中华人民共和国',
  '中華人民共和國',
  '中華民國',
  '香港特别行政区',
  '香港特別行政區',
  '澳门特别行政区',
  '澳門特別行政區',
  '中国',
  '中國',
  '台[湾灣]',
  '臺灣',
  '香港',
  '澳[门門]',
  '日本',
  '대한민국',
  '한국',
  '중국',
  '일본',
  '新加坡|シンガポール|싱가포르',
  '英国|英國|英格兰|英格蘭|イングランド|イギリス|영국',
  '德国|德國|ドイツ|독일',
  '法国|法國|フランス|프랑스',
  '美国|美國|アメリカ合衆国|米国|미국|미합중국',
  '[加纽紐]\\p{Script=Han}{1,4}州|ニューヨーク州|カリフォルニア州|델라웨어주|캘리포니아주|뉴욕주',
].join('|');
/** A place's law, and no statute of it. */
const LAW = new RegExp(
  String.raw`(?<!《)(${PLACES})(?:国|國)?(?:\([^)]{1,20}\))?(?:的|之|の|의)?(?:现行|現行|相关|相關|有关|有關|관련)?(?:的|有效)?(?:法律|法令|法规|法規|法(?!\p{Script=Han})|법률|법령|법)`,
  'gu',
);
/** Beside it: that this law is the contract's. */
const BEFORE =
  /(?:适用|適用|准据法|準據法|準拠法|依据|依據|依照|按照|根据|受|依|应以|應以|以|준거법|적용)[^。;]{0,30}$/u;
const AFTER =
  /^[^。;]{0,40}?(?:管辖|管轄|解释|解釋|准据|準據|準拠|適用|适用|従|執行|준거|적용|따르|따라|따른|해석|규율|의하|의한|의거)/u;
/** Or that a party was founded under it. */
const FOUNDED = /^[^。;,，]{0,8}(?:设立|設立|成立|注册|註冊|登记|登記|组建|설립|존속)/u;

export function lawField(reading: Reading, all: Compact): Found<'governing_law'>[] {
  const best = [...all.text.matchAll(LAW)].find(({ index, 0: law }) => {
    const before = all.text.slice(Math.max(0, index - 40), index);
    const after = all.text.slice(index + law.length, index + law.length + 60);
    return !FOUNDED.test(after) && (BEFORE.test(before) || AFTER.test(after));
  });
  const place = best?.[1];
  if (!best || place === undefined) return [];
  const evidence = reading.place(all.wordsFrom(best.index, best.index + place.length));
  return [{ path: 'governing_law', value: place, confidence: 0.85, evidence }];
}
