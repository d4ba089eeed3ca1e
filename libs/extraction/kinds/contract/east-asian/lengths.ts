/**
 * How long a contract in an East Asian language runs, where it says so: "有效期为三年", "契約締結日から1年間",
 * "계약기간은 24개월". Lengths of secrecy, of trial or of notice are none. Given in figures with the unit as printed.
 */
import { NUMBER, numberOf } from './numbers.js';

interface Length {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

const LENGTH = new RegExp(
  String.raw`(${NUMBER}{1,3})(?:[(（]${NUMBER}{1,3}[)）])?(年|周年|週年|个月|個月|か月|ヶ月|カ月|ケ月|箇月|개월|년|개년)(?![\d〇一二三四五六七八九十]{1,2}(?:月|월)|[级級度])`,
  'gu',
);
const SUBJECT =
  /(?:有效期(?:限|间|間)?|合同期限?|协议期限?|協議期[间間限]|合作期限?|服务期限?|租赁期限?|租賃期[间間限]|租期|借款期限?|许可期限?|[许許]可期[间間限]|聘用期限?|契[约約]期[间間]|有効期間|存続期間|賃貸借(?:の)?期間|借用期間|雇用期間|委託期間|許諾期間|使用期間|期間|期限|계약기간|임대차기간|임대차의?존속기간|임대기간|유효기간|존속기간|대출기간|차용기간|근로계약기간|용역기간|사용기간|위탁기간|이용기간|계약의?기간|협약기간)[^。;]{0,60}$|[为為]期$/u;
const OTHER =
  /(?:保密|秘密|机密|機密|竞业|競業|试用|試用|质保|質保|保修|保証|瑕疵|宽限|续|續|延长|延長|更新|届满|屆滿|期满|期滿|満了|終了|终止|終止|解除|통지|비밀|경업|수습|시용|하자|보증|만료|종료|해지|해제|연장|갱신)[^。;]{0,30}$/u;

/** Behind a length: that the contract is in force so long. */
const IN_FORCE = /^(?:间|間|간)?(?:有效|有効|유효|効力を有|효력을)/u;

export function lengthsIn(text: string): Length[] {
  return [...text.matchAll(LENGTH)].flatMap(({ index, 0: all, 1: count, 2: unit }) => {
    const number = numberOf(count!);
    const before = text
      .slice(Math.max(0, index - 70), index)
      .split(/[。;]|(?<=다)\./)
      .at(-1)!;
    const after = text.slice(index + all.length, index + all.length + 8);
    if (!number || !(SUBJECT.test(before) || IN_FORCE.test(after)) || OTHER.test(before)) return [];
    return [
      { value: `${number}${unit === '周年' || unit === '週年' ? '年' : unit}`, start: index, end: index + all.length },
    ];
  });
}
