/** What names of companies and lines of addresses look like, in the countries we read. Kinds of words, never names. */
import { fold } from '../../layout/fold.js';
import { monthNumber } from '../../normalise/months.js';
import { isCountryName } from '../../regions/country-names.js';
import { US_STATE_CODES } from '../../regions/united-states.js';
import { hasLegalForm, withoutLegalForms } from './legal-forms.js';

const TRADE =
  /(?<![\p{L}])(?:enterprises?|trading|traders?|restaurant|restoran|restaurante|ristorante|dining|diner|eatery|deli|delicatessen|tavern|cafe|coffee|bakery|bakeries|bistro|grill|kitchen|pizza|bar|hotel|hardware|stationery|stationers|book ?stores?|bookshop|pharmacy|apotheke|pharmacie|farmacia|supermarket|supermarkt|supermarche|hypermarket|mini ?mart|mart|market|markt|store|stores|shop|boutique|group|holdings?|services?|solutions|industries|marketing|international|company|syarikat|kedai|perniagaan|confectionery|florist|clinic|klinik|salon|auto|motors|garage|tankstelle|station|backerei|metzgerei|boulangerie|brasserie|buchhandlung|librairie|house|foods?|studio|gallery|supply|supplies|cash ?& ?carry|εστιατοριο|καφε|καφετερια|φαρμακειο|αρτοποιειο|φουρνοσ|ξενοδοχειο|ταβερνα|παντοπωλειο|βιβλιοπωλειο|магазин|ресторант|ресторан|аптека|кафе|кафене|пекарна|пекарня|хотел|готель|супермаркет|хранителни стоки|кав'ярня|книгарня|verslun|bakari|продуктовыи|универсам|столовая|ресторан|апотека|продавница|пекара|кафана|маркет|nha hang|sieu thi|cua hang|ca phe|nha thuoc|khach san|toko|warung|rumah makan|apotek|kedai kopi|restorant|farmaci|magazin|duka|winkel|kafee|apteek|apotek|kaffihus|veitingastað?ur|hotel|bud|مطعم|مقهي|صيدليه|سوبرماركت|اسواق|مخبز|مخابز|متجر|محلات|محل|بقاله|كافيه|فندق|للتجاره|مطاعم|حلويات|مكتبه|موسسه|مجموعه|مركز|معرض|شركات|מסעדה|מסעדת|בית קפה|קפה|סופר|מרכול|בית מרקחת|מאפיה|מאפיית|חנות|מכולת|פיצה|פיצריה|מלון|ספרים|שיווק)(?![\p{L}])|(?:ร้าน|ภัตตาคาร|คาเฟ่|โรงแรม|เภสัช|ครัว|กาแฟ|เบเกอรี่|มินิมาร์ท|ซูเปอร์)/u;

const STREET =
  /(?<![\p{L}])(?:street|st|road|rd|avenue|ave|av|lane|ln|drive|dr|boulevard|blvd|bd|way|court|ct|place|pl|square|highway|hwy|parkway|pkwy|terrace|close|crescent|floor|flr|level|suite|ste|unit|block|blk|lot|building|bldg|tower|plaza|p\.? ?o\.? ?box|postfach|rue|chemin|allee|impasse|quai|cours|route|bp|calle|c\/|avenida|avda|plaza|paseo|camino|carretera|ctra|rod|rodovia|via|viale|corso|piazza|rua|travessa|largo|praca|ulica|ul|aleja|al|plac|jalan|jln|jl|lorong|taman|tmn|bandar|seksyen|sek|kampung|kg|batu|persiaran|lebuh|kawasan|straat|laan|weg|plein|kade|gracht|dreef|vagen|gatan|gata|vej|gade|tn|οδοσ|οδ|λεωφοροσ|λεωφ|λ|πλατεια|πλ|ул|улица|бул|булевард|пл|площад|ж\.?к|кв|бл|вул|вулиця|просп|проспект|пр-т|бульв|бульвар|пров|площа|шосе|буд|пр|пер|переулок|проезд|наб|набережная|ш|шоссе|д|дом|стр|корп|оф|трг|улица|duong|phuong|huyen|thanh pho|rruga|rr|bulevardi|bulevar|mtaa|sheshi|kuc|kucesi|prospekti|carrer|passeig|avinguda|placa|straat|weg|barabara|mtaa|brgy|barangay|gedung|blok|kel|kec|rt|rw|(?:ut|ter)(?= \d)|utca|korut|krt|(?:mah|cad|sok)(?=\.)|mahallesi|caddesi|sokak|bulvari)\.?(?![\p{L}])|(?:strasse|str\.|straat|laan|gasse|platz|weg|(?<![aeiou])ring|damm|allee|ufer|gatan|vagen|gade|vej|plein|kade|gracht|(?:gata|gotu|stigur|vegur|braut)(?= \d)|(?:로|길)(?= ?\d)|특별시|광역시)(?![\p{L}])|(?<!\p{L})(?:شارع|طريق|حي|مبني|ص\.? ?ب|ميدان|عماره|الطابق|شقه|برج|صندوق بريد|زنقه|نهج|الدور|جاده|רחוב|רח'|שד'|שדרות|דרך|ת\.? ?ד|כיכר|מגדל|קומה|סמטת|אזור תעשיה|אזור תעשייה|פארק תעשיות|קניון)(?!\p{L})|(?:ถนน|ซอย|แขวง|เขต|ตำบล|อำเภอ|จังหวัด|หมู่ที่|หมู่บ้าน|อาคาร|ชั้นที่|ถ\.|ต\.|อ\.|ซ\.|จ\.)/u;

/** Postcode with its town, on its own or at the end of a line. */
const POSTCODE_TOWN = [
  /(?<![\p{L}\p{N}])(?:[A-Z]{1,3}[- ])?\d{5}(?:-\d{4})?[ ,]+\p{L}[\p{L}'’. /-]+/u,
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’. -]+(?:, ?| )[A-Z]{2}[ ,]+\d{5}(?:-\d{4})?(?!\d)/u,
  /(?<![\p{L}\p{N}])\d{4} ?[A-Z]{2}[ ,]+\p{Lu}[\p{L}'’. -]+/u,
  /(?<![\p{L}\p{N}])(?:(?:A|B|CH|L|AT|BE|LU|DK|NO)[- ])?[1-9]\d{3} +\p{Lu}[\p{L}'’. /-]+/u,
  /(?<![\p{L}\p{N}])\d{2}-\d{3} +\p{Lu}[\p{L}'’. -]+/u,
  /(?<![\p{L}\p{N}]|\d-)(?:\d{5}-\d{3}|〒?\d{3}-\d{4}) +\p{Lu}[\p{L}'’. -]+/u,
  /(?<![\p{L}\p{N}])(?:[AC-FHKNPRTV-Y]\d{2}|D6W) ?[\dAC-FHKNPRTV-Y]{4}$/u,
  /\p{L}{3,},? (?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT),? +\d{4}(?!\d)/u,
  /(?<![\p{L}\p{N}])\d{4}-\d{3} +\p{Lu}[\p{L}'’. -]+/u,
  /(?<![\p{L}\p{N}])(?:SE[- ])?\d{3} \d{2}[ ,]+\p{Lu}[\p{L}'’. -]+/u,
  /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\p{N}])/u,
  /(?<![\p{L}\p{N}])[A-Z]\d[A-Z] \d[A-Z]\d(?![\p{L}\p{N}])/u,
  /\p{L}{2,},? [A-Z]{2}[ ,]+[A-Z]\d[A-Z]\d[A-Z]\d(?![\p{L}\p{N}])/u,
  /(?<!\p{L})\p{Lu}\p{L}{2,}[, -]+\d{5,6}(?!\p{N}|-\d(?!\d\d))/u,
  // Greece, Bulgaria and Iceland: "Τ.Κ. 105 63", "гр. София, 1000", "1000 гр. София", "101 Reykjavík".
  /(?<!\p{L})[ΤT]\. ?[ΚK]\.?:? ?\d{3} ?\d{2}(?!\d)/u,
  /(?<!\p{L})(?:гр|с)\. ?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?,? (?:п\. ?к\. ?)?\d{4}(?!\d)/u,
  /(?<![\p{L}\p{N}])[1-9]\d{3},? (?:гр|с)\. ?\p{Lu}[\p{L} -]+/u,
  /(?<![\p{L}\p{N}])[1-9]\d{2} \p{Lu}\p{L}*(?:vík|vogur|fjörður|bær|eyri|foss|nes|eyjar|staðir|hólmur|höfn|strönd)(?!\p{L})/u,
  // Russia, before town and street.
  /(?<![\p{L}\p{N}])[1-6]\d{5},? +\p{Script=Cyrillic}[\p{L}. -]+/u,
  // Arabic, Hebrew and Thai, which have no capitals.
  /(?<!\p{L})(?:[\p{Script=Arabic}\p{Script=Thai}]{3,}[, -]+\d{5}|\p{Script=Hebrew}{2,}[, -]+\d{7})(?!\p{N}|-\d)/u,
  // As people type it: "san francisco ca 94104-1129", "leeds ls1 4ap", "ottawa on k1a 0b1".
  new RegExp(
    String.raw`^\p{Ll}[\p{Ll}.'’ -]+,? (?:(?:${US_STATE_CODES.toLowerCase()})[ ,]+\d{5}(?:-\d{4})?|[a-z]{1,2}\d[a-z\d]? \d[a-z]{2}|[a-z]\d[a-z] \d[a-z]\d|(?:nsw|vic|qld|wa|sa|tas|act|nt) \d{4})$`,
    'u',
  ),
  // Singapore, by its letter: "S(520088)", "(S) 520088".
  /(?<![\p{L}\p{N}])(?:S ?\(\d{6}\)|\(S\) ?\d{6}(?!\d))/u,
];

const COUNTRIES =
  /^(?:deutschland|germany|allemagne|france|frankreich|nederland|netherlands|the netherlands|belgique|belgie|belgium|belgien|osterreich|austria|schweiz|suisse|switzerland|espana|spain|italia|italy|polska|poland|portugal|united kingdom|uk|great britain|england|wales|scotland|northern ireland|ireland|ceska republika|slovenska republika|us|usa|united states(?: of america)?|u\.s\.a\.?|canada|malaysia|singapore|india|australia|sverige|sweden|danmark|denmark|norge|norway|suomi|finland|luxembourg|luxemburg|hong kong|hk|china|japan)\.?$/;

/** Where in a town a street is, on a line above it: zones of trade, and houses with a name for a number. */
const PREMISES =
  /^(?:zac|z\.? ?i|z\.? ?a|zone (?:industrielle|commerciale|artisanale|d'activites?)|parc d'activites?|zona industriale|poligono(?: industrial)?|gewerbe(?:park|gebiet)|industrie(?:park|gebiet)|bedrijven(?:park|terrein)|centre commercial|lieu[- ]dit|the old)(?!\p{L})|(?<!\p{L})(?:(?:business|industrial|trading|retail|science|enterprise) (?:park|estate|centre)|house|cottage)$/u;

/** A town before a code of four digits, as South Africa and New Zealand write it; a date and a street look like it. */
const TOWN_AND_SHORT_CODE = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3},? \d{4}$/u;

export { hasLegalForm };
export const hasTradeWord = (text: string): boolean => TRADE.test(fold(text));
/** What is left of a company's name without its legal form and kind of business. */
export const withoutKind = (text: string): string =>
  withoutLegalForms(fold(text)).replace(new RegExp(TRADE, 'gu'), ' ');
/** A legal form, with no more than a kind of business before it: "Ltd", "Supplies Pty Ltd" are the end of a name. */
export const isOnlyKind = (text: string): boolean => hasLegalForm(text) && !/\p{L}/u.test(withoutKind(text));
export const hasStreetWord = (text: string): boolean => STREET.test(fold(text));
export const isCountry = (text: string): boolean => COUNTRIES.test(fold(text.trim())) || isCountryName(text);
/** Between a name and the street. */
export const isPremises = (text: string): boolean => PREMISES.test(fold(text.trim()));
/** Only where an address is known to stand. */
export const isTownWithShortCode = (text: string): boolean =>
  TOWN_AND_SHORT_CODE.test(text) &&
  !hasStreetWord(text) &&
  monthNumber(fold(text.split(/,? /).at(-2) ?? '')) === undefined;

export function postcodeTown(text: string): { start: number; end: number } | undefined {
  for (const pattern of POSTCODE_TOWN) {
    const match = pattern.exec(text);
    if (match) return { start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}
