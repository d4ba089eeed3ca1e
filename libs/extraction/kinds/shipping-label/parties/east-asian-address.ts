/** What an address in Chinese or Japanese is told by: from the largest division of a country down to the room. */

const DIVISION =
  /[都道府県縣省市区區郡町村镇鎮乡鄉路街巷弄段号號幢栋棟楼樓室階层層里]|丁目|番地|大厦|大廈|中心|广场|廣場|ビル|マンション|ハイツ|コーポ|メゾン|タワー|アパート/gu;
/** "〒530-0001" */
const POSTCODE = /〒|(?<![\d\p{L}-])\d{3}-\d{4}(?!\d|-)/u;
/** What a number is called has the sign of a house's. */
const NUMBER = /番号|[號号][碼码]|[單单][號号]|[編编][號号]|[账賬帳][号號]/gu;
/** Two places of a country, or one and a number, a house's. */
const DIVISIONS = 2;

export function isEastAsianAddress(text: string): boolean {
  if (POSTCODE.test(text)) return true;
  const divisions = text.replace(NUMBER, '').match(DIVISION)?.length ?? 0;
  return divisions >= DIVISIONS || (divisions > 0 && /\d/.test(text));
}
