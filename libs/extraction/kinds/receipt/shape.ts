/** Till rolls are narrow and of short lines, and name prices. */
import { type Layout } from '../../layout/layout.js';
import { median } from '../../layout/lines.js';
import { around } from '../../model/boxes.js';
import { fold } from '../../layout/fold.js';
import { endsInPrice } from '../../normalise/amounts.js';

/** With cents, or without where there are none: "22,640", "¥980". */
const MONEY = /\d[.,]\s?\d{2}(?!\d)|(?<![\d.,])\d{1,3}(?:[.,]\d{3})+(?![\d.,])|[€$£¥₹₩₫₱]\s?\d/u;
/** Or as programs write figures, "9.5" and "225/-", where a line says that they are a sum. */
const SUM =
  /^(?:[^\n]*\s)?(?:total\w*|summe|gesamt\w*|totaal|suma|summa|razem|celkem|ukupno|jumlah|toplam|samtals|συνολο|общо|обща сума|сума|всього|итог|итого|к оплате|укупно|вкупно|tong cong|tong tien|cemi|yekun|jumla|합계|합계금액|결제금액|받을금액|الاجمالي|المجموع|الصافي|المطلوب|סה"כ|סך הכל|לתשלום|รวมทั้งสิ้น|ยอดรวม|ยอดสุทธิ|รวมสุทธิ|สุทธิ|รวม|合計|合计|總計|总计|金额|金額)(?: amount)?\W[^\p{L}\d\n]*(?:\p{L}{1,3}\W{0,2})?\d[\d.,]*\W{0,3}$/mu;
/** And it calls itself a receipt. */
const CALLED =
  /(?<!\p{L})(?:receipt|quittung|kassenbon|recu|recibo|scontrino|ricevuta|paragon|\p{L}*kvitto|\p{L}*kvittering|kuitti|struk|bon|kvittun|αποδειξη|бон|чек|кассовыи чек|сметка|risiti|resibo|strokie|영수증|매출전표|ايصال|وصل|קבלה)(?!\p{L})|ใบเสร็จ|ใบกำกับภาษีอย่างย่อ|領収|レシート|小票|收據|收据|电子发票|交易明細|发票联/u;
/** A receipt without one price is none, whatever words it shares with one. */
const NO_MONEY = -4;

/** Sheets of letter paper are this much higher than wide; one that says little of a receipt is a form. */
const LETTER = { least: 1.25, most: 1.45 };
const SAYS_ENOUGH = 2.1;
/** Lines that end in a price, at least. */
const PRICES = 3;
/** More than twice as high as wide: paper off a roll. */
const ROLL = 1.5;
/** A printed page that is no strip is rarely what a till gives. */
const SHEET = -1;
/** Prices under each other are what was bought, where no word says that they are still to be paid. */
const LIST = 1.5;
/** Of all lines, those with a price. */
const LISTED = 0.25;
const BILL =
  /(?<!\p{L})(?:invoice|credit note|[a-z]*rechnung|facture|[a-z]*factuur|factura|fattura|fatura|faktura|statement|quote|quotation|estimate|proforma|angebot|devis|offerte|(?:due|payment) date|amount due|please pay|reikningur|τιμολογιο|фактура|рахунок|накладна|счет|рачун за уплату|hoa don gia tri gia tang|hoa don gtgt|세금계산서|거래명세서|청구서|faktuur|تاريخ الاستحقاق|المبلغ المستحق|חשבון עסקה|לתשלום עד)(?!\p{L})|ใบแจ้งหนี้|ครบกำหนด/u;

/** @param said sum of the cues @returns what the shape adds to it */
export function shape({ pages, lines }: Layout, said: number): number {
  const [first] = pages;
  if (!first || first.words.length === 0) return 0;
  const [x0, y0, x1, y1] = around(first.words);
  const narrow = (y1 - y0) / (x1 - x0) > 1.5 || first.height / first.width > 1.8;
  const short = median(lines.map((line) => line.words.length)) <= 5;
  const text = lines.map((line) => line.text).join('\n');
  if (!MONEY.test(text) && !(CALLED.test(fold(text)) && SUM.test(fold(text)))) return NO_MONEY;
  const tall = first.height / first.width;
  const letter = tall > LETTER.least && tall < LETTER.most;
  const priced = lines.filter((line) => endsInPrice(line.text) && /\p{L}/u.test(line.text)).length;
  if (said < SAYS_ENOUGH && letter && priced < PRICES) return SHEET;
  if (pages.length > 1) return 0;
  const isBill = BILL.test(fold(text));
  const list = !isBill && said > 0 && priced >= PRICES && priced >= lines.length * LISTED ? LIST : 0;
  const roll = tall > 2.2 ? ROLL : 0;
  const sheet = isBill && first.words[0]?.source === 'text-layer' && !narrow ? SHEET : 0;
  return (narrow ? 1.2 : 0) + (short && lines.length > 8 ? 0.6 : 0) + list + roll + sheet;
}
