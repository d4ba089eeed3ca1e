/** What a line of a receipt's head says it is not: the name of the shop. */
import { fold } from '../../../layout/fold.js';

const LATIN_GREEK_CYRILLIC =
  /(?<!\p{L})(?:tax ?invoice|invoice|receipt|cash ?bill|cash ?sales?|bill|welcome|thank you|date|time|tel|fax|gst|table|cashier|order|kassenbon|quittung|ticket|facture|rechnung|page|copy|original|duplicate|member|customer|company reg|co\.? (?:no|reg)|company no|reg\.? ?no|roc|from|to|doc|counter|note|notes|remarks?|reikningur|kvittun|simi|kennitala|kt|vsk|τιμολογιο|αποδειξη|ημερομηνια|τηλ|αφμ|δου|ταμειο|фактура|касов бон|касова|фискален|служебен|дата|тел|еик|булстат|зддс|чек|касовии|фіскальнии|рахунок|касир|іпн|пн|єдрпоу|уніп|каса|касиер|фискалнии|фискални|рачун|сметка|кассовыи|fiskalni|risiti|resibo|hoa don|phieu|bien lai|kuitansi|kwitansi|struk|kupon tatimor|satis ceki)(?!\p{L})/u;
/** Of scripts that part no words: as printed, folded like the text. */
const EAST_ASIAN = fold(
  '領収書|領収証|レシート|小票|结账单|結帳單|收据|收據|電子發票證明聯|交易明細|预结单|欢迎光临|歡迎光臨|毎度|ありがとう|电话|電話|登録番号|日期|統一發票|发票联|收费凭证',
);
/** Whose it is, and what: words that go on in others. */
const KOREAN = '영수증|매출전표|고객용|가맹점용|사업자|대표자|전화|거래|감사';
export const NOT_NAME = new RegExp(`${LATIN_GREEK_CYRILLIC.source}|${EAST_ASIAN}|${KOREAN}`, 'u');
