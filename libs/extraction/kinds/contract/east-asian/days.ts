/**
 * The first and the last day of a contract in an East Asian language, and how long it runs: as a clause says them, or
 * as the two days of one do. Where none says when it begins, it does on the day that it bears.
 */
import { type Found } from '../../../reading/found.js';
import { type Reading } from '../../../reading/reading.js';
import { type Compact } from './compact.js';
import { datesIn, type EastAsianDate } from './dates.js';
import { lengthsIn } from './lengths.js';

type Days = 'effective_date' | 'expiration_date' | 'term';

/** Behind a day, and before one: that it is in force from then on. */
const BEGINS =
  /^(?:[(（][^)）]{1,12}[)）])?(?:起|に|より|から|부터|자로|자|에)?(?:正式|计算|計算|,|、|즉시)?(?:生效|施行|发生效力|發生效力|効力を(?:生|有)|発効|발효|효력|시행|[为為]期)(?![)）])/u;
const BEGINS_ON =
  /(?:生效(?:日期|日|之日|时间|時間)?|発効日|効力発生日|(?:契約|サービス|利用)?開始日|起始日(?:期)?|발효일|효력발생일|계약개시일|개시일|시작일)["”」』]?(?:[为為是指は은는]|이?란|とは|[:])?[^。;,至到\d]{0,4}$/u;
/** "自双方签字之日起生效", "締結日から効力を生じる": on the day that it bears. */
const AS_SIGNED =
  /(?:签订|簽訂|签署|簽署|签字|簽字|签名|簽名|盖章|蓋章|签章|簽章|签约|簽約|订立|訂立|締結|調印|記名押印|체결|서명|날인|작성)(?:[(（][^)）]{1,8}[)）])?(?:之?日|の日|한날|일|즉시|시|后|後)[^。;]{0,8}(?:起|から|より|부터|生效|효력|발효|시행|立即)[^。;]{0,8}(?:生效|施行|効力|発効|효력|발효|시행|성립)|(?:签字|盖章|签署|簽署|签订|簽訂|蓋章|簽章|서명|날인)[^。;]{0,6}(?:生效|효력)/u;
/** Before two days: the time between them is the contract's. */
const LASTS =
  /(?:有效期(?:限|间|間)?|合同期限?|[约約]定期限|协议期限|協議期[间間限]|契[约約約]期[间間]|有効期間|存続期間|期[间間限]|계약기간|임대차기간|임대기간|유효기간|존속기간|대출기간|근로계약기간|용역기간|수행기간|기간)[^。;]{0,30}$/u;
const OTHER =
  /(?:保密|秘密|机密|機密|竞业|競業|试用|試用|质保|質保|保修|保証|瑕疵|宽限|交付|交货|納入|支払|비밀|경업|수습|시용|하자|보증|납품|지급)[^。;]{0,12}期[间間限]?|(?:비밀유지|경업금지|수습|하자보수|보증)기간/u;
/** Behind the first of them, where a length of time stands in place of the last. */
const FROM_ON =
  /^(?:[(（][^)）]{1,12}[)）])?(?:から|より|부터|起(?:算)?(?:至|,)?)(?:起算して|기산하여)?(?:向?後)?(?:满|滿|共|満)?[\d〇一二三四五六七八九十壹贰貳叁兩两]{1,3}(?:年|[个個か가ヶカケ箇개]|년)/u;
const FROM = /^(?:[(（][^)）]{1,12}[)）])?(?:起|开始|開始|から|より|부터)?(?:至|到|-|~|～|〜|–|—|まで|,|、)?$/u;
/** Before, or behind, the day that a contract bears. */
const BEARS =
  /(?:签订|簽訂|签署|簽署|签约|簽約|订立|訂立|立约|立約|締結|契約|作成|계약|체결|작성)(?:日期|年月日|日|时间|時間|일자|일)?[:]?(?:于|於|在)?$|(?:日期|日付|날짜|일자)[:]$/u;
const MADE =
  /^(?:[(（][^)）]{1,30}[)）])?(?:在[^。,]{1,12})?(?:由[^。]{2,60})?(?:签订|簽訂|签署|簽署|订立|訂立|立约|付け?(?:で|をもって)|に?(?:、)?(?:以下のとおり)?(?:契約を)?締結|에?체결|자로체결)/u;

interface Span {
  readonly from: EastAsianDate;
  readonly to: EastAsianDate;
}

export function dayFields(reading: Reading, all: Compact): Found<Days>[] {
  const dates = datesIn(all.text);
  const spans = spansOf(all.text, dates);
  const place = (start: number, end: number) => reading.place(all.wordsFrom(start, end));
  const found: Found<Days>[] = [];
  const bears = dayBorne(all, dates);
  const asSigned = AS_SIGNED.test(all.text);
  const said = beginning(all.text, dates) ?? (asSigned ? bears : undefined);
  const first = said ?? spans[0]?.from ?? openEnded(all.text, dates);
  const begins = first ?? bears;
  if (begins) {
    const evidence = place(begins.start, begins.end);
    found.push({
      path: 'effective_date',
      value: begins.iso,
      confidence: asSigned && !said ? 0.3 : first ? 0.8 : 0.7,
      evidence,
    });
  }
  const [span] = spans;
  if (span) {
    const evidence = place(span.to.start, span.to.end);
    found.push({ path: 'expiration_date', value: span.to.iso, confidence: 0.8, evidence });
  }
  const [length] = lengthsIn(all.text);
  const between = span && yearsOrMonths(span, all.text);
  if (length)
    found.push({ path: 'term', value: length.value, confidence: 0.8, evidence: place(length.start, length.end) });
  else if (between)
    found.push({ path: 'term', value: between, confidence: 0.6, evidence: place(span.from.start, span.to.end) });
  return found;
}

const beginning = (text: string, dates: readonly EastAsianDate[]): EastAsianDate | undefined =>
  dates.find(
    ({ start, end }) =>
      BEGINS.test(text.slice(end, end + 24)) || BEGINS_ON.test(text.slice(Math.max(0, start - 20), start)),
  );

/** "有効期間は、令和8年4月1日から1年間とする" */
const openEnded = (text: string, dates: readonly EastAsianDate[]): EastAsianDate | undefined =>
  dates.find(({ start, end }) => {
    const before = text.slice(Math.max(0, start - 50), start);
    return LASTS.test(before) && !OTHER.test(before) && FROM_ON.test(text.slice(end, end + 30));
  });

/** Two days with nothing but "from" and "to" between them. */
function spansOf(text: string, dates: readonly EastAsianDate[]): Span[] {
  return dates.flatMap((to, index) => {
    const from = dates[index - 1];
    if (!from || from.iso >= to.iso || !FROM.test(text.slice(from.end, to.start))) return [];
    const before = text.slice(Math.max(0, from.start - 50), from.start);
    return LASTS.test(before) && !OTHER.test(before) ? [{ from, to }] : [];
  });
}

/** The day beside its making, else the last that stands alone. */
function dayBorne({ text, cells }: Compact, dates: readonly EastAsianDate[]): EastAsianDate | undefined {
  const said = dates.find(
    ({ start, end }) => BEARS.test(text.slice(Math.max(0, start - 12), start)) || MADE.test(text.slice(end, end + 80)),
  );
  const alone = dates.filter(({ start, end }) => cells.has(start) && (cells.has(end) || end === text.length));
  return said ?? alone.at(-1);
}

/** The length of time between two days, both of them in it, when it is one of whole months. */
function yearsOrMonths({ from, to }: Span, text: string): string | undefined {
  const [begin, end] = [new Date(from.iso), new Date(to.iso)];
  const after = new Date(end.getTime() + 86_400_000);
  const whole = [after, end].find((day) => day.getUTCDate() === begin.getUTCDate());
  if (!whole) return undefined;
  const months = 12 * (whole.getUTCFullYear() - begin.getUTCFullYear()) + whole.getUTCMonth() - begin.getUTCMonth();
  const korean = /\p{Script=Hangul}/u.test(text);
  if (months % 12 === 0) return `${months / 12}${korean ? '년' : '年'}`;
  return `${months}${korean ? '개월' : /[\p{Script=Hiragana}]/u.test(text) ? 'か月' : '个月'}`;
}
