/** What the sums of a receipt are called, in every language we know; over folded text (lower case, no accents). */

import { fold } from '../../../layout/fold.js';

/** @param eastAsian in Chinese and Japanese, as printed; no letter of theirs stands beside one of these */
const words = (alternatives: string, eastAsian = ''): RegExp =>
  new RegExp(
    String.raw`(?<!\p{L})(?:${[alternatives.replace(/\s*\n\s*/g, '|'), ...(eastAsian ? [fold(eastAsian)] : [])].join('|')})(?!\p{L})`,
    'u',
  );

export const TOTAL = new RegExp(
  words(
    String.raw`total|\p{L}{1,4}total|amount incl\p{L}*|jumlah|gesamt\p{L}*|summe|totaal|totale?|total\p{L}?|importe
      suma|razem|montant|(?:amount|balance) (?:due|payable|rm)|nett?(?: amount| amt| payable)|amt payable|zu (?:be)?zahlen
      a payer|net a payer|te betalen|a pagar|da pagare|do zaplaty|betrag|grand
      summa|att betala|a(?:t)? betale|yhteensa|maksettava|celkem|k uhrade|spolu|na uhradu|vegosszeg|osszesen|fizetendo
      de plata|toplam|odenecek|ukupno|za placilo|zu zahlender betrag
      kokku|tasuda|kopa|apmaksai|is viso|moketi
      συνολο|πληρωτεο|обща сума|общо|всичко|за плащане|тотал|сума|всього|усього|разом|до сплати|до оплати|samtals|alls|til greiðslu
      итог|итого|к оплате|укупно|укупан износ|за уплату|вкупно|вкупен промет|за плакање
      jumla|jumla kuu|tong cong|tong tien|tong thanh toan|thanh toan|cemi|yekun|odenilecek|kabuuan|halagang babayaran
      합계|합계금액|총액|총금액|총 금액|결제금액|받을금액|합 계|총합계|청구금액|승인금액|총계
    الاجمالي|المجموع|المجموع الكلي|الاجمالي شامل الضريبه|الصافي|المطلوب|المبلغ المستحق|المبلغ المطلوب|اجمالي الفاتوره|المبلغ الاجمالي|صافي الفاتوره|סה"כ|סהכ|סך הכל|סך הכול|לתשלום|รวมทั้งสิ้น|ยอดรวม|ยอดสุทธิ|รวมสุทธิ|สุทธิ|รวม|ยอดชำระ|จำนวนเงินทั้งสิ้น|ยอดรวมทั้งสิ้น|ยอดรวมสุทธิ|รวมเงินทั้งสิ้น|จำนวนเงินรวมทั้งสิ้น|ยอดเงินสุทธิ`.trim(),
    '合計|合计|合 計|合 计|總 計|総合計|總計|总计|总额|總額|总金额|總金額|合计金额|合計金額|お会計|お買上合計|お買上計|お買上げ合計|ご請求額|ご請求金額|お支払合計|お支払額|税込合計|領収金額|消费合计|金额合计|应付金额|應付金額|应付|应收|应收金额|实付|实付金额|实收|实收金额|结算金额|价税合计|停车费|收费金额|应缴金额|消费金额|金额',
  ).source + String.raw`|^\W*(?:due|tot)\W*$|^\W*tot\W?t`,
  'u',
);

/** Counts, prices, parts and other money beside a total. */
export const NOT_A_SUM = words(
  String.raw`qty|quantity|items?|saving\w*|saved|disc\w*|points?|pcs|articles?|redeem\w*|weight|earned|service charge
    servi?c?e? ?charges?|srv|svc|supplies|code|rate|no of|voucher|deposit|price|unit|limit
    exempt|zero|kurs|wechselkurs|koers|exch\p{L}*|qtde|itens|itens vendidos|rabat\p{L}*|descontos?
    ποσοτητα|τεμαχια|ειδη|εκπτωση|количество|артикула|отстъпка|кількість|товарів|знижка|afslattur|fjoldi
    кол-во|позиций|скидка|попуст|so luong|so mon|giam gia|sasia|quantitat|endirim|bawas|idadi|수량|품목|할인|포인트|잔액
    الكميه|العدد|عدد الاصناف|عدد القطع|الخصم|خصم|النقاط|الرصيد|כמות|פריטים|מספר פריטים|הנחה|נקודות|מחיר|จำนวนชิ้น|ส่วนลด|แต้ม|คะแนน|จำนวนรายการ|ราคาต่อหน่วย`.trim(),
  '点数|点|数量|件数|项|项目|单价|単価|ポイント|今回ポイント|累计ポイント|残高|残额|余额|可用积分|积分|本次积分|对象|对象额|对象計|会员|原额|里程|大写',
);

export const WITHOUT_TAX = words(
  String.raw`excl\w*|exkl\w*|exc|before|without|ex|w\/o|ht|hors|ohne|zonder|sin|senza|netto|bez|utan|uden|uten|χωρισ|προ|καθαρη|без|truoc thue|chua thue|pa tvsh|sense iva|uitgesluit|siz
    قبل الضريبه|بدون الضريبه|غير شامل|قبل|بدون|לפני מע"מ|ללא מע"מ|לפני|ללא|לא כולל|ก่อนภาษี|ไม่รวมภาษี`,
  '税抜|未税|不含税',
);
export const WITH_TAX = words(
  String.raw`incl\p{L}*|inc|with|ttc|after|payable|inkl\p{L}*|brutto|s dph|mukl|avec|με|с ддс|з пдв|із пдв|með|m\/vsk|с ндс|са пдв|со ддв|me tvsh|amb iva|ingesluit
    شامل|شاملا|شامله|مع الضريبه|כולל|รวมภาษี|รวมภาษีมูลค่าเพิ่ม`,
  '税込|价税|含税',
);
export const TAX = words(
  String.raw`gst|[csi]gst|sst|vat|tax(?:es)?|tva|mwst|ust|btw|iva|i\.v\.a|ptu|hst|tps|tvq|qst|moms|mva|dph|alv|kdv|afa
    pdv|ddv|kaibemaks|pvn|pvm|ppn|pb1|pbjt|pajak|cukai|steuer|podatek|impuestos?|φπα|φ\.π\.α|ддс|пдв|vsk|virðisaukaskattur
    ндс|ддв|порез\p{L}*|porez\p{L}*|kodi|thue|thue gtgt|tvsh|edv|belasting|부가세|세액|부가가치세
    ضريبه|الضريبه|ضريبه القيمه المضافه|ض\.ق\.م|ضريبه المبيعات|מע"מ|מעמ|ภาษี|ภาษีมูลค่าเพิ่ม`.trim(),
  '消费税|消費税|消费税等|消費税等|内消費税|内消費税等|内消费税|内消费税等|うち消費税|うち消費税等|外税|内税|税額|消費税額|消費税等合計|消費税額計|消费税额计|消費税計|消費税合計|営業税|營業稅|营业税|增值税|税金',
);
/** Said of a tax that is within the total. */
export const WITHIN = words(
  String.raw`included|includes|including|inkludert|inkluderad|inbegr\p{L}*|enth\p{L}*|dont|davon|darin|di cui|herav|heraf
    varav|waarvan|of which|contains|incluid[oa]s?|inclus[oa]?|compris\p{L}*|w tym|z toho|ebbol|icinde
    þar af|в т\.? ?ч|у т\.? ?ч|у тому числі|в тому числі|в това число|συμπεριλαμβαν\p{L}*|в том числе|од тога
    รวมอยู่ในยอด`.trim(),
  '内消費税|内消費税等|内消费税|内消费税等|内税|うち消費税|うち消費税等',
);
export const SUBTOTAL = new RegExp(
  String.raw`(?<!\p{L})(?:sub.{0,2}total|zwischensumme|sous.?total|subtota\w+|imponibile|base imponible|taxable (?:amount|value)|jumlah kecil|delsum\p{L}*|valisumma|mezisoucet|medzisucet|reszosszeg|ara toplam|suma czesciowa|μερικο συνολο|υποσυνολο|καθαρη αξια|междинна сума|данъчна основа|проміжнии підсумок|підсумок|millisamtala|millisumma|подытог|промежуточныи итог|tam tinh|cong tien hang|tien hang|nentotali|소계|공급가액|과세물품가액|과세금액|jumla ndogo|المجموع الفرعي|الاجمالي الفرعي|الاجمالي قبل الضريبه|المجموع قبل الضريبه|المبلغ الخاضع للضريبه|الاجمالي غير شامل الضريبه|סה"כ לפני מע"מ|סכום ביניים|סיכום ביניים|חייב במע"מ|סה"כ חייב במע"מ|รวมเป็นเงิน|มูลค่าสินค้า|ก่อนภาษี|รวมราคาสินค้า|มูลค่าก่อนภาษี|jumla bila (?:kodi|vat))|${fold('小計|小计|税抜合計|税抜金額|税抜計|应税销售额|應稅銷售額|銷售額|消费小计|商品总额|商品合计')}`,
  'u',
);
export const ROUNDING = words(
  String.raw`round\w*|rund\w*|pembundaran|pelarasan|arrondi|afronding|redondeo|arrotondamento|avrundning|oresavrundning
    oreavrunding|zaokrouhleni|kerekites|pyoristys|στρογγυλοποιηση|закръгление|заокруглення|slettun|sletting|округление|lam tron
    تقريب|עיגול|ปัดเศษ`.trim(),
  '抹零',
);
export const CHANGE = words(
  String.raw`change|baki|ruckgeld|zuruck|rendu|wisselgeld|terug|cambio|resto|reszta|troco|vuelto|vraceno|vydavok|visszajaro
    vaxel|tillbaka|tilbake|byttepenge|retur|para ustu|takaisin|kembali\p{L}*|povrat|vrnjeno|tagasi|atlikums|graza|ρεστα|ресто|решта|til baka|afgangur
    сдача|повраћај|кусур|tien thoi|tien thua|tra lai|kusuri|qaliq|canvi|kleingeld|sukli|거스름돈|거스름|잔돈
    الباقي|المتبقي|باقي|الفكه|المرتجع|עודף|เงินทอน|ทอน|ทอนเงิน`.trim(),
  'お釣|お釣り|おつり|釣銭|お返し|找零|找续|找續|找贖|找回',
);
export const TIP = words(
  String.raw`tips?|gratuity|pourboire|trinkgeld|fooi|propina|mancia|gorjeta|napiwek|dricks|drikkepenge\p{L}*|tringeld
    spropitne|borravalo|bahsis|juomaraha|φιλοδωρημα|бакшиш|чаиові|þjorfe
    اكراميه|بقشيش|טיפ|תשר|ทิป`.trim(),
);
export const CASH = words(
  String.raw`cash|tender\w*|paid|payment|visa|master\w*|debit|credit|card|amex|bar|gegeben|karte|girocard|especes|carte|cb
    contante?|pin|efectivo|tarjeta|contanti|gotowka|karta|tunai|eftpos|interac|betaald\p{L}*|bezahlt|bankkort|betalkort|kort
    kontant\p{L}*|hotove|hotovost|dinheiro|multibanco|cartao|keszpenz|bankkartya|nakit|numerar|kateinen|pankkikortti
    entregado|pagad[oa]|pagato|betalt|gotovina|primljeno|prejeto|sularaha|skaidra|grynieji|grynais
    μετρητα|μετρητοισ|καρτα|в брои|карта|платено|готівка|готівкою|картка|карткою|безготівкова|reiðufe|debetkort|kreditkort|greitt
    наличными|наличные|безналичными|картои|карта|получено|готовина|платежна картица|картица|tien mat|khach dua|chuyen khoan|khach tra
    para ne dore|nagd|nagdsiz|efectiu|targeta|kaart|taslimu|bayad|현금|카드|신용카드|받은금액|받은돈
    نقدا|نقدي|نقد|كاش|بطاقه|مدي|شبكه|المدفوع|المبلغ المدفوع|المبلغ المستلم|مدفوع|فيزا|מזומן|מזומנים|אשראי|כרטיס אשראי|שולם|התקבל|ויזה|ישראכרט|ביט|เงินสด|รับเงิน|บัตรเครดิต|พร้อมเพย์|รับเงินสด|โอนเงิน|รับมา`.trim(),
  '現金|现金|お預|お預り|お預かり|預り|お預り金額|クレジット|クレジットカード|カード|電子マネー|交通系マネー支払|交通系電子マネー|コード決済|現計|微信支付|支付宝|支付寶|银行卡|信用卡|悠遊卡|悠遊卡付款|八達通|電子支付|刷卡|支付金额|付款金额|银联卡|银联',
);
/** What is taken off a sum. */
export const DISCOUNT = words(
  String.raw`disc\p{L}*|descuentos?|descontos?|sconto|remise|reduction|korting|rabat\p{L}*|nachlass|saving\p{L}*|coupon|voucher
    rebate|indirim|sleva|zlava|kedvezmeny|alennus|popust|soodustus|atlaide|nuolaida|promo\p{L}*|εκπτωση|отстъпка|знижка|afslattur
    скидка|попуст|giam gia|chiet khau|khuyen mai|zbritje|endirim|descompte|afslag|punguzo|bawas|할인
    الخصم|خصم|הנחה|ส่วนลด`.trim(),
  '优惠|優惠|优惠金额|割引|値引|値引き|折扣|团购优惠|会员优惠|抹零|减免',
);
/** Said of the last of several totals. */
export const FINAL = words(
  String.raw`grand|nett?|payable|incl\p{L}*|due|besar|amt|ttc|zahlen|payer|betalen|pagar|pagare|zaplaty|after|betale|uhrade|πληρωτεο|τελικο|плащане|сплати|оплати|greiðslu|оплате|уплату|плакање|phai tra|can thanh toan|받을금액|결제금액
    المستحق|النهايي|الكلي|شامل|للدفع|المطلوب|לתשלום|כולל|ทั้งสิ้น|สุทธิ`,
  '实收|实付|应付|应付金额|实收金额|实付金额|お会計|税込合計|应缴',
);
