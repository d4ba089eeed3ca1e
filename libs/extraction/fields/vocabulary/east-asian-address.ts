/** What an address in Chinese or Japanese is told by: from the largest division of a country down to the room. */

const DIVISION =
  /[都道府県縣省市区區郡町村镇鎮乡鄉路街巷弄段号號幢栋棟楼樓室階层層里]|丁目|番地|大厦|大廈|中心|广场|廣場|ビル|マンション|ハイツ|コーポ|メゾン|タワー|アパート/gu;
/** "〒530-0001" */
const POSTCODE = /〒|(?<![\d\p{L}-])\d{3}-\d{4}(?!\d|-)/u;
/** What sells has the sign of a town. */
const SHOP = /門市|门市|超市|市场|市場|夜市|都市/gu;
/** What a number is called has the sign of a house's. */
const NUMBER = /番号|[號号][碼码]|[單单][號号]|[編编][號号]|[账賬帳][号號]/gu;
/** Two places of a country, or one and a number, a house's. */
const DIVISIONS = 2;

export function isEastAsianAddress(text: string): boolean {
  if (POSTCODE.test(text)) return true;
  const divisions = text.replace(NUMBER, '').replace(SHOP, '').match(DIVISION)?.length ?? 0;
  return divisions >= DIVISIONS || (divisions > 0 && /\d/.test(text));
}

/** A place of a country is named in it: a number beside a sign of houses alone may be anything, a road has one, too. */
export const namesEastAsianTown = (text: string): boolean =>
  !/[国國県縣]道\d/u.test(text) && /\p{L}[都道府県縣县省市区區郡]/u.test(text.replace(SHOP, ''));

/** What announces an address, and how to call, which may stand behind it or be announced with it. */
const ANNOUNCED =
  /^.*?(?:地址|住所|所在地|住址)(?:\s?[、及和]\s?(?:电话|電話))?\s?[:：]?\s*|^[、,\s]*(?:电话|電話)\s?[:：]\s*/u;
const PHONE =
  /[\s,、;；]*(?:(?:电话|電話|tel|℡|☎|邮编|郵編|总机|總機).*|(?:\+?\d{2,3}[\s-])?\(?0\d{1,3}\)?[\s-]?\d{3,4}[\s-]?\d{4}\W*)$/iu;

/** An address alone, of a text that says what it is and how to call. */
export const bareEastAsianAddress = (text: string): string =>
  text.replace(ANNOUNCED, '').split(/[;；]/u)[0]!.replace(PHONE, '').trim();

const DIVIDED = /[都道府県縣县省市區区郡町村镇鎮乡鄉路街巷弄]/gu;

/** Two places of a country, one in the other, behind whatever else stands before them ("…門市 新北市板橋區…"). */
export function wholeEastAsianAddress(text: string): string | undefined {
  const parts = bareEastAsianAddress(text).split(/\s+/);
  const at = parts.findIndex((part) => namesEastAsianTown(part) && isEastAsianAddress(part));
  const from = at > 0 && /^[〒T]?\d{3}-?\d{4}$/u.test(parts[at - 1]!) ? at - 1 : at;
  const address = parts.slice(Math.max(0, from)).join(' ');
  return at >= 0 && (address.match(DIVIDED)?.length ?? 0) >= DIVISIONS ? address : undefined;
}
