/** The legal forms of companies, by the country that has them, and what looks like one and is none. */
import { fold } from '../../layout/fold.js';

/**
 * A form that is a word or a state's code elsewhere counts with its stops only ("S.C.", "K.S."): "KY" is Kentucky, and
 * "og" Norwegian for and.
 */
const FORMS = [
  String.raw`ltd|limited|llc|l\.l\.c|llp|pllc|inc|corp|corporation|plc|p\.?l\.?c|co|company|cic|co-?operative`,
  String.raw`dac|clg|pty|pvt|pte|sdn\.? ?bhd|s\/b|s\.b|bhd|berhad|kk|tbk`,
  String.raw`gmbh(?: ?& ?co\.? ?kg)?|mbh|ag|kgaa|kg|ohg|gbr|e\.? ?v\.?|ug|se|partg|e\. ?k|e\. ?u`,
  String.raw`sarl|s\.a\.r\.l|sas|s\.a\.s|sasu|sa|s\.a|eurl|eirl|selarl|snc|s\.n\.c|scop|sci`,
  String.raw`bv|b\.v|nv|n\.v|vof|v\.o\.f|c\.v`,
  String.raw`srl|s\.r\.l|spa|s\.p\.a|s\.a\.p\.a|soc\. ?coop`,
  String.raw`sl|s\.l|slu|s\.l\.u|s\.l\.l|scp|s\.c\.p|c\. ?b|s\. ?coop|s\. de r\. ?l`,
  String.raw`lda|ltda|unipessoal|eireli`,
  String.raw`sp\.? ?z\.? ?[o0]\.? ?[o0]|sp\. ?[jkp]|s\. ?k\. ?a|s\.? ?c\.`,
  String.raw`aps|a\/s|i\/s|k\/s|ab|as|oy|oyj|tmi`,
  String.raw`kft|zrt|nyrt|kkt|s\.? ?r\.? ?[o0](?=\.)|s\.?r\.?[o0]|a\.s|a\. s(?=\.)|z\. ?[su](?=\.)|v\. ?o\. ?s|k\. ?s\.|d\.[o0]\.[o0]|d\. ?d\.|ood|eood|sti`,
  String.raw`ehf|hf|slf|sf|svf`,
  String.raw`α\.? ?ε\.?(?: ?β\.? ?ε\.?)?|α\.?ε\.?ε|ο\.? ?ε|ε\.? ?ε|ε\. ?π\. ?ε|επε|(?:μ(?:ον)?\.? ?)?ι\.? ?κ\.? ?ε`,
  String.raw`дооел|доо|д\.о\.о|ад\.|sh\.?p\.?k|sh\.? ?a\.|mmc|qsc|edms\.? ?bpk|beperk`,
  String.raw`оод|еоод|еад|(?<=\p{L} |["”»] ?)ад`,
  String.raw`ذ\.? ?م\.? ?م|المحدوده|محدوده|ش\.? ?م\.? ?[مكعل]|בע"מ|בע''מ|בעמ|שותפות מוגבלת`,
].join('|');
/** Before the name: of Indonesia, Ukraine, Bulgaria, Russia, Vietnam, Korea, Arab countries and Thailand. */
const FIRST = String.raw`^\W*(?:pt|cv|ud)\.? (?=\p{L}{3})|^[^\p{L}]*(?:тов|фоп|прат|пат|тдв|пп|ат|ет|ооо|зао|пао|оао|ао|ип|тоо|одо|чуп|чтуп)\.? ?(?=["«„“]? ?\p{L}{2})|^\W*(?:cong ty|doanh nghiep|ho kinh doanh|chi nhanh)(?!\p{L})|주식회사|\(주\)|㈜|유한회사|^\W*(?:شركه|موسسه|مجموعه|تعاونيه|جمعيه)(?!\p{L})|บริษัท|ห้างหุ้นส่วน|หจก|จำกัด`;
const LEGAL_FORM = new RegExp(String.raw`${FIRST}|(?<![\p{L}])(?:${FORMS})\.?(?![\p{L}\p{N}])`, 'u');

/** "Co. Mayo" is a county of Ireland, "Larkspur & Co." a company. */
const COUNTY = /(?:^|,)\W*co\.? (?!ltd|limited|inc|kg|pte|pvt|sdn|sa|nv|bv)(?=\p{L}{3})/u;
/** Colorado, Nevada, Alberta, South Australia: a state by its code, before its postcode. */
const STATE = /(?<!\p{L})(?:co|nv|ab|sa),? +(?=\d{5}(?!\d)|\d{4}$|[a-z]\d[a-z] ?\d[a-z]\d)/u;
/** Which end of a street: "88 Mill St SE". */
const QUARTER =
  /(?<=\d\p{L}* .*(?:st|street|ave?|avenue|rd|road|dr|drive|blvd|ln|lane|way|pl|ct|hwy|pkwy)\.?,? )se(?!\p{L})/u;
/** A village of Malaysia, "kampung", before its name. */
const VILLAGE = /(?:^|, ?|\d )kg\.? (?=\p{L}{3})/u;
/** The end of a British postcode: "CV36 4AB", "RG1 2AS". */
const POSTCODE = /(?<![\p{L}\p{N}])[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}(?![\p{L}\p{N}])/u;

/** "S.L.P. 1874, Mwanza": a box for letters in Swahili; companies have no number. */
const LETTER_BOX = /(?<!\p{L})s\.l\.p\.? ?\d+/u;

const withoutPlaces = (folded: string): string =>
  [COUNTY, STATE, QUARTER, VILLAGE, POSTCODE, LETTER_BOX].reduce(
    (text, place) => text.replace(place, (word) => ' '.repeat(word.length)),
    folded,
  );

export const hasLegalForm = (text: string): boolean => LEGAL_FORM.test(withoutPlaces(fold(text)));

export const withoutLegalForms = (folded: string): string => folded.replace(new RegExp(LEGAL_FORM, 'gu'), ' ');

/** What may stand between two parts of a legal form: "(Pty) Ltd", "GmbH & Co. KG", "Co. (M) Bhd". */
const BETWEEN = /^[^\p{L}\d(]*(?:\([^()\d]*\)[^\p{L}\d(]*)?$/u;

/** Where the first legal form behind a name ends. */
export function legalFormEnd(text: string): number | undefined {
  const folded = withoutPlaces(fold(text));
  const ends = [...folded.matchAll(new RegExp(LEGAL_FORM, 'gu'))].map(({ index, 0: form }) => ({
    start: index,
    end: index + form.length,
  }));
  let end: number | undefined;
  for (const form of ends.filter(({ start }) => /\p{L}/u.test(text.slice(0, start)))) {
    if (end !== undefined && !BETWEEN.test(folded.slice(end, form.start))) break;
    ({ end } = form);
  }
  return end;
}
