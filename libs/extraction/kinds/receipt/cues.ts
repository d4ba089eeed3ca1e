/** What a receipt says of itself, in several languages; none names a company. */
import { anyOf, type Cue, within } from '../../kind/cue.js';

export const cues: readonly Cue[] = [
  {
    pattern:
      /\b(receipt|kassenbon|kassenzettel|quittung|ticket de caisse|recu|kassabon|bon fiscal|recibo|scontrino|paragon|ticket|resit|\w*kvitto|\w*kvittering|\w*kuitti|uctenka|blocek|nyugta|racun|kviitung|kvits|cekis|boleta|kwitantie|ricevuta|chitanta|makbuz|kwitansi|struk|docket)\b|\b(bon|fis) ?(nr|no)?[.:#]* ?\d/,
    weight: 1.5,
  },
  // By itself on a line it is what the paper calls itself.
  {
    pattern:
      /^\W*(?:(?:cash|sales|official|payment) )?(?:receipt|quittung|recu|kwitantie|ricevuta|recibo|kwitansi)\W*$/m,
    weight: 1,
    head: true,
  },
  // Where no other line calls it a bill it is one, though made of a bill's template.
  {
    pattern:
      /^(?![^]*(?:^|\n)\W*(?:tax )?(?:invoice|rechnung|facture|factuur|fattura|factura|faktura)\W*(?:\n|$))(?:[^]*\n)?\W*(?:payment )?(?:receipt|quittung|recu|kwitantie|ricevuta|recibo)\W*(?:\n|$)/,
    weight: 3,
    head: true,
  },
  // What whoever takes money for a bill says.
  {
    pattern:
      /\b(received (?:with thanks|from)|payment for (?:the )?invoice|generated receipt|recibi(?:mos|do)? de|recu de|dankend erhalten|ricevuto da)\b/,
    weight: 1,
  },
  // It has been paid, and how: by a card of which only the end is shown, say.
  {
    pattern:
      /\b(?:(?:amount|date)\spaid|paid\s(?:on|via)|payment\s(?:received|successful)|bezahlt\s(?:per|am|via)|zahlung\serhalten|paye\s(?:par|le)|paiement\srecu|pagado\s(?:con|el)|pagato\s(?:con|il)|betaald\s(?:met|op|via))\b|\b(?:ending|endet|termina\w*|terminant)(?:\s\p{L}+)?\s\d{4}\b|[*x•]{4}\s?\d{4}\b/u,
    weight: 1,
  },
  // A card's slip: what whoever keeps it is called, and what the holder agreed to.
  {
    pattern:
      /\b((?:merchant|customer|cardholder|client) copy|(?:kunden|handler)beleg|ticket client|exemplaire (?:client|commercant)|copia (?:cliente|comercio|esercente)|pin verified|signature (?:not )?required|card issuer)\b/,
    weight: 1.2,
  },
  // What tills of these countries must call their paper: an invoice by its name, of no named buyer.
  {
    pattern:
      /\b(official receipt|simplified (tax )?invoice|fac?tura simplificada|fatura[- ]recibo|cash (?:invoice|bill|memo)|ticket de venta|documento commerciale|paragon fiskalny|zjednoduseny danovy doklad|egyszerusitett \w*szamla|nota fiscal de consumidor|nfc-?e|cupom fiscal)\b/,
    weight: 2,
  },
  {
    pattern:
      /\bchange\b|\btendered\b|ruckgeld|\brendu\b|wisselgeld|\bresto\b|\breszta\b|\bbaki\b|\btroco\b|\bvraceno\b|\bvisszajaro\b|\bvaxel\b|\bbyttepenge\b|\bpara ustu\b|\btakaisin\b|\bvuelto\b|\bkembali\w*\b/,
    weight: 1.5,
  },
  { pattern: /\b([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d)?\b/, weight: 0.8 },
  {
    pattern:
      /\b(sub ?-?total|total\w?|summe|gesamt\w*|totaal|suma|summa|razem|celkem|spolu|att betala|a betale|at betale|yhteensa|osszesen|toplam|jumlah|ukupno)\b/,
    weight: 0.5,
  },
  {
    pattern:
      /\b(cash|tendered|gegeben|ruckgeld|rendu|especes|wisselgeld|contant|cambio|efectivo|resto|gotowka|bar|tunai|hotove|hotovost|kontant\w*|dinheiro|numerario|contante|keszpenz|numerar|nakit|kateinen|sularaha)\b/,
    weight: 1.5,
  },
  {
    pattern:
      /\b(cashier|de?pt|till (?:no|id|#|\d)|terminal|pos|server|table|guests?|caissier|kasse|kassier|bediener|serveur|kassa|cajero|kasjer\w*|pokladn\w*|kassor|caixa|operador|meja|mesa|tavolo|stul)\b/,
    weight: 1,
  },
  {
    pattern:
      /\b(thank you|thanks|please come again|vielen dank|merci de votre visite|a bientot|bedankt|gracias|grazie|obrigad[oa]|terima kasih|dziekuj\w*|dekuj\w*|tack for|valkommen ater|takk for|tak for|kiitos|koszonjuk|va multumim|tesekkur\w*|goods sold|not returnable|exchange|(?:keep|retain) (?:this|your) (?:receipt|docket|ticket))\b/,
    weight: 1,
  },
  {
    pattern: /\b(gst|round(ing|ed)( adj\S*)?|total (rounded|incl\S*|sales)|tax invoice|sst|simplified tax)\b/,
    weight: 1,
  },
  {
    pattern:
      /\b(visa|mastercard|maestro|amex|debit|credit card|girocard|ec-karte|carte bancaire|bancontact|multibanco|cartao de (?:debito|credito)|karta platnicza|betalkort|bankkort|bankaxept|dankort|bankkartya|contactless|kontaktlos|sans contact|kartenzahlung|eftpos|interac|pin ok|approval code|auth code)\b/,
    weight: 0.7,
  },
  // Means of payment that hardly anything but a till takes, by their country's name for them.
  {
    pattern:
      /\b(paynow|paylah|grabpay|duitnow|tng ewallet|gopay|gcash|paytm|upi|alipay|wechat pay|apple pay|google pay|twint|swish|vipps|mobilepay|payconiq|bizum|mb ?way|satispay|blik|pix)\b/,
    weight: 0.7,
  },
  {
    pattern:
      /\b(paid by|paid with|mode of payment|payment mode|zahlungsart|bezahlt mit|mode de (paiement|reglement)|betaalwijze|betaald met|forma de (pago|pagamento)|modalita di pagamento|sposob platnosci|forma platnosci|betalningssatt|betalingsmetode|betalt med|maksutapa|zpusob platby|fizetesi mod|odeme sekli|cara bayar\w*)\b/,
    weight: 0.4,
  },
  {
    pattern: /\b(tip|gratuity|pourboire|trinkgeld|fooi|propina|mancia|gorjeta|dricks|drikkepenger|drikkepenge)\b/,
    weight: 0.8,
  },
  // In Greek and Cyrillic letters, which are none to \b, and in Icelandic.
  anyOf(`απόδειξη | αποδείξεως | νόμιμη απόδειξη | касова бележка | касов бон | бон | чек | квитанція | kvittun`, 1.5),
  anyOf(
    `απόδειξη λιανικής | απόδειξη λιανικής πώλησης | αποδείξεις λιανικής | απόδειξη παροχής υπηρεσιών | фискален бон | служебен бон | фіскальний чек
     касовий чек | розрахунковий документ | фн чека | sölukvittun | kassakvittun`,
    2,
  ),
  anyOf('ρέστα | ресто | решта | til baka', 1.5),
  anyOf('σύνολο | γενικό σύνολο | общо | обща сума | всичко | сума | всього | разом | до сплати | samtals | alls', 0.5),
  anyOf('μετρητά | μετρητοίς | в брой | готівка | готівкою | готівка грн | reiðufé | peningar', 1.5),
  anyOf(
    'ταμείο | ταμίας | χειριστής | τραπέζι | σερβιτόρος | каса | касиер | оператор | маса | каса no | касир | стіл | afgreiðsla | kassi | afgreiðslumaður | borð',
    1,
  ),
  anyOf('ευχαριστούμε | ευχαριστουμε πολύ | благодарим | заповядайте | дякуємо | дякуємо за покупку | takk fyrir', 1),
  // Of Asia, Africa and the Balkans, and in Russian.
  anyOf(
    `кассовый чек | товарный чек | фискальный документ | фискална сметка | фискални рачун | сметка | biên lai | phiếu thanh toán
     phiếu tính tiền | hóa đơn bán lẻ | hóa đơn thanh toán | kupon tatimor | satış çeki | tiquet | kontantstrokie | strokie | risiti
     stakabadhi | resibo | 영수증 | 매출전표 | 현금영수증 | 신용카드 매출전표 | 간이영수증 | fiskalni račun | struk pembayaran | kuitansi | kupon fiskal | fiskalni isječak`,
    2,
  ),
  anyOf(
    'сдача | повраћај | кусур | tiền thối | tiền thừa | trả lại khách | tiền thối lại | kusuri | qalıq | canvi | sukli | 거스름돈 | 거스름',
    1.5,
  ),
  anyOf(
    'итог | итого | к оплате | укупно | вкупно | tổng cộng | tổng tiền | totali | cəmi | yekun | totaal | jumla | kabuuan | 합계 | 결제금액 | 받을금액',
    0.5,
  ),
  anyOf(
    `наличными | безналичными | готовина | tiền mặt | khách đưa | tiền khách đưa | nağd | nağdsız | efectiu | kontant | taslimu
     cash tendered | 현금 | 받은금액 | 받은돈 | 승인번호 | 카드번호`,
    1.5,
  ),
  anyOf(
    'telah terima dari | sudah terima dari | untuk pembayaran | uang sejumlah | приход | сайт фнс | эл чек | nivf | nslf',
    1,
  ),
  anyOf(
    'кассир | смена | касир | каса | есир | пфр | thu ngân | bàn | nhân viên | quầy | arkëtar | kassir | caixer | kassier | mhudumu | 담당 | 계산원 | 테이블 | 포스',
    1,
  ),
  anyOf(
    `спасибо за покупку | спасибо | хвала | благодариме | cảm ơn quý khách | xin cảm ơn | hẹn gặp lại | faleminderit | təşəkkür edirik
     gràcies | dankie | asante | karibu tena | salamat po | 감사합니다 | 이용해 주셔서`,
    1,
  ),
  // In Arabic and Hebrew, and in Thai.
  anyOf(
    'إيصال | وصل | استلمنا من | إيصال استلام | سند قبض | وصل بيع | فاتورة نقدية | קבלה | חשבונית מס קבלה | קופה',
    1.5,
  ),
  anyOf('فاتورة ضريبية مبسطة | حساب الطاولة', 2),
  anyOf('الباقي | المتبقي | المعاد | الفكة | עודף', 1.5),
  anyOf('الإجمالي | المجموع | الصافي | المطلوب | סה כ | סה"כ | סך הכל | לתשלום', 0.5),
  anyOf('نقدا | نقدي | كاش | المدفوع | المبلغ المدفوع | מזומן | מזומנים | אשראי | שולם', 1.5),
  anyOf(
    'الكاشير | كاشير | أمين الصندوق | البائع | الصندوق | طاولة | الطاولة | الفرع | קופאי | קופאית | קופה | שולחן | מלצר | סועדים',
    1,
  ),
  anyOf('شكرا لزيارتكم | شكرا | نشكركم | شكرا لكم | أهلا وسهلا | תודה | תודה רבה | תודה שקניתם | להתראות', 1),
  anyOf('بطاقة | مدى | شبكة | فيزا | بطاقة ائتمان | כרטיס אשראי | ויזה | ישראכרט | ביט | מסטרקארד', 0.7),
  within('ใบเสร็จรับเงิน | ใบกำกับภาษีอย่างย่อ | ใบเสร็จ', 2),
  within('เงินทอน', 1.5),
  within('เงินสด | รับเงิน | พร้อมเพย์', 1.5),
  within('รวมทั้งสิ้น | ยอดรวม | ยอดสุทธิ | รวมเงิน', 0.5),
  within('พนักงาน | แคชเชียร์ | โต๊ะ | สาขา | ผู้รับเงิน', 1),
  within('ขอบคุณ', 1),
  within('บัตรเครดิต', 0.7),
  // In Chinese and Japanese.
  within(
    `レシート | 領収書 | 領収証 | 領 収 書 | 領 収 証 | 小票 | 收据 | 收據 | 購物明細 | 交易明細 | 結帳單 | 结账单 | 结帐单 | 预结单 | 電子發票證明聯
     | 出租汽车 | 定额发票 | 收费凭证 | 收費憑證 | 流水号 | 收银员 | 收銀`,
    2,
  ),
  within('お釣 | おつり | 釣銭 | 找零 | 找续 | 找續 | 找贖', 1.5),
  within('お預 | 現金 | 现金 | お会計 | 实收 | 实付 | 支付方式', 1.5),
  within('合計 | 合计 | 小計 | 小计 | 總計 | 总计 | 应付 | 應付', 0.5),
  within('レジ | 担当 | 責 | 机号 | 機號 | 桌号 | 檯號 | 台号 | 店号 | 店號 | テーブル | 卓 | 人数 | 工号', 1),
  within('上车 | 乗車 | 里程 | 出场时间', 0.7),
  within('ありがとう | 欢迎光临 | 歡迎光臨 | 谢谢惠顾 | 謝謝 | 多謝 | 谢谢 | 光臨 | お買上', 1),
  within('消費税 | 税額 | 軽減税率 | 稅額 | 营业税', 0.7),
  within(
    'クレジット | 電子マネー | 微信支付 | 支付宝 | 支付寶 | 八達通 | 悠遊卡 | 交通系 | 信用卡 | 銀聯 | 银联 | 電子支付',
    0.7,
  ),
  anyOf('κάρτα | πιστωτική κάρτα | карта | картка | платіжна картка | безготівкова | debetkort | kreditkort', 0.7),
];
