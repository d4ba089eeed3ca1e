/**
 * The money of a country, told by what only papers from there say: its name or large cities, the register's and tax
 * numbers its shops print, its legal forms. For a bare "$", which eight countries write, and for no sign at all.
 */
import { US_STATE_CODES } from './united-states.js';

const CANADIAN_PROVINCES = 'AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT';
const AUSTRALIAN_STATES = 'NSW|VIC|QLD|WA|SA|TAS|ACT|NT';

/** @param names in Arabic, as whole words but for “and”, “in” and “to” before them; `latin` as whole words */
const arabic = (names: string, latin = names): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:[وبل]?(?:${names})|${latin})(?!\p{L})`, 'u');

/** Over text as printed, because codes of states are told by their capitals. */
const SIGNS_OF: readonly (readonly [currency: string, sign: RegExp])[] = [
  ['SGD', /\bsingapore\b|\bpte\.? ltd\b|\bS\$|\bUEN\b/iu],
  ['HKD', /\bhong kong\b|\bkowloon\b|\bHK\$|香港|九龍|新界/iu],
  [
    'NZD',
    /\bnew zealand\b|\bauckland\b|\bwellington \d{4}\b|\bchristchurch \d{4}\b|\bNZBN\b|\bGST\W{0,3}15\s?%|\b15\s?% GST\b|\bNZ\$/iu,
  ],
  [
    'AUD',
    new RegExp(
      String.raw`\bA\.?B\.?N\b|\b[Aa]ustralia\b|\bAUSTRALIA\b|\b(?:${AUSTRALIAN_STATES}),? \d{4}\b|\bA\$`,
      'u',
    ),
  ],
  [
    'CAD',
    new RegExp(
      String.raw`\b(?:HST|TPS|TVQ|QST)\b|\b[Cc]anada\b|\bCANADA\b|\b(?:${CANADIAN_PROVINCES}),?\s+[A-Z]\d[A-Z]\s?\d[A-Z]\d\b|\b[A-Z]\d[A-Z] \d[A-Z]\d\b|\bC\$`,
      'u',
    ),
  ],
  ['MXN', /\bm[eé]xico\b|\bR\.?F\.?C\.?:? ?[A-ZÑ&]{3,4}\d{6}|\bMX\$/iu],
  ['ARS', /\bargentina\b|\bbuenos aires\b|\bCUIT\b\W{0,3}\d/iu],
  [
    'USD',
    new RegExp(
      String.raw`\bU\.?S\.?A\b|\bUnited States\b|\b(?:${US_STATE_CODES}),?\s+\d{5}(?:-\d{4})?\b|\b[Ss]ales [Tt]ax\b`,
      'u',
    ),
  ],
  ['TWD', /統一編號|統一發票|電子發票|新臺幣|新台幣|中華民國|\bNT\$/u],
  ['JPY', /[\p{Script=Hiragana}\p{Script=Katakana}]{2}|消費税|株式会社/u],
  ['CNY', /发票|应付|实付|合计|人民币|收银|税额|支付宝|微信/u],
  ['MYR', /\bsdn\.? bhd\b|\bmalaysia\b|\bselangor\b|\bkuala lumpur\b|\bSST (?:no|id)\b/iu],
  ['PHP', /\bphilippines\b|\bVAT REG\.? TIN\b|\bquezon city\b|\bmakati\b|\bmanila\b|\bbrgy\b|\bBIR\b/iu],
  ['INR', /\bGSTIN\b|\bCGST\b|\bSGST\b|\bpvt\.? ltd\b|\bFSSAI\b/iu],
  ['IDR', /\bNPWP\b|\bindonesia\b|\bPPN\b/iu],
  [
    'AED',
    /\bU\.?A\.?E\b|\bdubai\b|\babu dhabi\b|\bsharjah\b|(?<!\p{L})(?:دبي|أبو ?ظبي|الشارقة|الإمارات|عجمان)(?!\p{L})/iu,
  ],
  ['BRL', /\bCNPJ\b|\bNFC-?e\b|\bcupom fiscal\b/iu],
  ['PLN', /\bparagon fiskalny\b|\bsprzed\. opod|\bPTU [A-G]\b|\bsuma pln\b/iu],
  ['CZK', /\bDI[CČ]: ?CZ\d|[uú][cč]tenka\b/iu],
  ['SEK', /\bmoms\b[^]*\borg\.? ?-?nr|\borg\.? ?-?nr[^]*\bmoms\b|\bkontantfaktura\b/iu],
  ['NOK', /\b\d{3} ?\d{3} ?\d{3} ?MVA\b|\bBankAxept\b|\bMVA ?%/iu],
  ['DKK', /\bCVR\b|\bdankort\b/iu],
  ['HUF', /\bnyugta\b|\bad[oó]sz[aá]m\b|(?<!\p{L})[AÁ]FA(?!\p{L})/iu],
  ['RON', /\bbon fiscal\b|\bC\.?I\.?F\.?:? ?RO ?\d|\btotal lei\b/iu],
  // Not once, as a letter beside an amount may be its tax.
  [
    'ZAR',
    /\b[Ss]outh [Aa]frica\b|\bSOUTH AFRICA\b|\((?:Pty|PTY)\) L(?:td|TD|imited)|(?:(?<![\p{L}\p{N}])R ?\d{1,3}(?:[ ,]?\d{3})*[.,]\d{2}(?!\d)[^]*?){3}/u,
  ],
  ['ISK', /\bkennitala\b|\bkt\.? ?\d{6}-\d{4}\b|\bvsk\.? ?n[rú]|\bvsk\.? ?\d/iu],
  ['UAH', /(?<!\p{L})(?:ЄДРПОУ|ПДВ|гривень|гривні|грн)(?!\p{L})/iu],
  ['BGN', /(?<!\p{L})(?:лв|лева|лев)(?!\p{L})/iu],
  ['RUB', /(?<!\p{L})(?:ИНН|КПП|ОГРН|(?<!бел\. ?)руб|рублей)(?!\p{L})/iu],
  ['KZT', /(?<!\p{L})(?:БИН|ИИН|тенге|Казахстан|Алматы|Астана)(?!\p{L})/iu],
  ['BYN', /(?<!\p{L})(?:УНП|BYN|Беларусь|Минск)(?!\p{L})|бел\. ?руб/iu],
  ['MKD', /(?<!\p{L})(?:ЕДБ|ДДВ|денари|ден)(?!\p{L})/iu],
  ['RSD', /(?<!\p{L})(?:ПИБ|динара|дин|PIB|RSD)(?!\p{L})/iu],
  ['VND', /(?<!\p{L})(?:GTGT|VNĐ|mã số thuế|MST|đồng|tổng cộng|quý khách|tiền mặt)(?!\p{L})/iu],
  ['KRW', /[가-힣]{2}/u],
  ['ALL', /(?<!\p{L})(?:NIPT|NUIS|TVSH|Lekë)(?!\p{L})/iu],
  ['AZN', /(?<!\p{L})(?:VÖEN|ƏDV|manat|AZN)(?!\p{L})|₼/iu],
  ['KES', /(?<!\p{L})(?:Nairobi|Mombasa|KRA PIN|KSh)(?!\p{L})/iu],
  ['TZS', /(?<!\p{L})(?:Dar es Salaam|Tanzania|TSh)(?!\p{L})/iu],
  ['THB', /(?<!\p{L})(?:Bangkok|Thailand)(?!\p{L})|[\p{Script=Thai}]{3}/iu],
  ['ILS', /(?<!\p{L})(?:Tel Aviv|Haifa|Jerusalem)(?!\p{L})|₪|[\p{Script=Hebrew}]{3}/iu],
  ['SAR', /(?<!\p{L})(?:Saudi Arabia|Riyadh|Jeddah|KSA|الرياض|جدة|الدمام|السعودية|مكة|ر\.س)(?!\p{L})/iu],
  ['EGP', arabic('القاهرة|الجيزة|الإسكندرية|طنطا|المنصورة|أسيوط|مصر|جنيه(?! سوداني)|جنيها(?! سودانيا)')],
  ['JOD', arabic('عمّان|الأردن|إربد|دينار أردني')],
  ['KWD', arabic('الكويت|السالمية|حولي|الفروانية|الشويخ|دينار كويتي', 'Kuwait')],
  ['IQD', arabic('بغداد|العراق|البصرة|أربيل|الموصل|كركوك|النجف|كربلاء|دينار عراقي')],
  ['LBP', arabic('بيروت|لبنان|صيدا|ليرة لبنانية')],
  ['MAD', arabic('الدار البيضاء|المغرب|الرباط|مراكش|أكادير')],
  ['DZD', arabic('الجزائر|وهران|قسنطينة')],
  ['TND', arabic('تونس|صفاقس|سوسة')],
  ['QAR', arabic('الدوحة|دولة قطر')],
  ['OMR', arabic('مسقط|صحار|صلالة|نزوى|سلطنة عمان|ريال عماني', 'Sultanate of Oman')],
  ['SYP', arabic('دمشق|حلب|حمص|اللاذقية|سوريا|سورية')],
  ['YER', arabic('صنعاء|عدن|تعز|الحديدة|اليمن|ريال يمني')],
  ['SDG', arabic('الخرطوم|أم درمان|السودان|جنيه سوداني')],
  ['LYD', arabic('بنغازي|مصراتة|ليبيا|دينار ليبي')],
  ['BHD', arabic('المنامة|البحرين', 'Kingdom of Bahrain')],
  ['TRY', /\bVKN\b|\bKDV\b|\bVergi (?:Dairesi|No)\b/iu],
  ['CHF', /\bCHE-?\d{3}\.\d{3}\.\d{3}\b/iu],
  ['GBP', /\bVAT (?:no|number|reg)\b[^\n]*\bGB ?\d|\bunited kingdom\b/iu],
  [
    'EUR',
    /\b(?:UID|USt-?Id)[^\n]{0,12}\b(?:DE|ATU)\d{8}|\bATU\d{8}\b|\bSIRET\b|\bTVA FR|\bP\.? ?IVA\b|\bNIPC\b|\bC\.?I\.?F\.?:? [A-Z]\d{8}|\bVAT(?: (?:no|number))?\.?:? IE\d|\bBTW\b|(?<!\p{L})(?:Α\.?Φ\.?Μ|Φ\.?Π\.?Α)(?!\p{L})/iu,
  ],
];

const OF_COUNTRY: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'AT BE CY DE EE EL ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ').map((country) => [country, 'EUR']),
  ),
  CH: 'CHF',
  CZ: 'CZK',
  DK: 'DKK',
  GB: 'GBP',
  HU: 'HUF',
  NO: 'NOK',
  PL: 'PLN',
  RO: 'RON',
  SE: 'SEK',
};

/** By the two letters that begin tax numbers and accounts. */
export const currencyOfCountry = (country: string): string | undefined => OF_COUNTRY[country];

const DOLLARS: ReadonlySet<string> = new Set(['SGD', 'HKD', 'NZD', 'AUD', 'CAD', 'MXN', 'ARS', 'TWD', 'USD']);

export const isDollar = (currency: string): boolean => DOLLARS.has(currency);

/** The currency of where a text comes from; undefined where nothing tells, or two things disagree. */
export const currencyOfPlace = (text: string): string | undefined => onlyOne(text, () => true);

/** Money of the same name or sign as another's: rials, dirhams, pounds; China writes its yuan as Japan its yen. */
const NAMESAKES: Readonly<Record<string, readonly string[]>> = {
  SAR: ['YER', 'OMR', 'QAR'],
  AED: ['MAD'],
  EGP: ['SDG'],
  JPY: ['CNY'],
};

/** The currency of where a text comes from, where it is called as the one that its sign stands for. */
export function namesakeOf(currency: string, text: string): string {
  const place = currencyOfPlace(text);
  return place && NAMESAKES[currency]?.includes(place) ? place : currency;
}

/** Whose dollars a bare "$" counts. */
export const dollarOf = (text: string): string | undefined => onlyOne(text, isDollar);

function onlyOne(text: string, wanted: (currency: string) => boolean): string | undefined {
  const told = SIGNS_OF.filter(([currency, sign]) => wanted(currency) && sign.test(text));
  return told.length === 1 ? told[0]?.[0] : undefined;
}
