/** What a line of a receipt's head says it is not: the name of the shop. */
import { fold } from '../../../layout/fold.js';

const LATIN_GREEK_CYRILLIC =
  /(?<!\p{L})(?:tax ?invoice|invoice|receipt|cash ?bill|cash ?sales?|bill|welcome|thank you|date|time|tel|fax|gst|table|cashier|order|kassenbon|quittung|ticket|facture|rechnung|page|copy|original|duplicate|member|customer|company reg|co\.? (?:no|reg)|company no|reg\.? ?no|roc|from|to|doc|counter|note|notes|remarks?|reikningur|kvittun|simi|kennitala|kt|vsk|τιμολογιο|αποδειξη|ημερομηνια|τηλ|αφμ|δου|ταμειο|фактура|касов бон|касова|фискален|служебен|дата|тел|еик|булстат|зддс|чек|касовии|фіскальнии|рахунок|касир|іпн|пн|єдрпоу|уніп|каса|касиер)(?!\p{L})/u;
/** Of scripts that part no words: as printed, folded like the text. */
const EAST_ASIAN = fold(
  '領収書|領収証|レシート|小票|结账单|結帳單|收据|收據|電子發票證明聯|交易明細|预结单|欢迎光临|歡迎光臨|毎度|ありがとう|电话|電話|登録番号|日期|統一發票|发票联|收费凭证',
);
export const NOT_NAME = new RegExp(`${LATIN_GREEK_CYRILLIC.source}|${EAST_ASIAN}`, 'u');
