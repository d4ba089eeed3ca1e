/** What an invoice says of itself, in several languages; none names a company. */
import { anyOf, type Cue, within } from '../../kind/cue.js';

export const cues: readonly Cue[] = [
  // Customs want one that names a waybill and what it weighs.
  { pattern: /^\W*(?:commercial|pro[- ]?forma) invoice\W*$/m, weight: 6, head: true },
  // Nothing is owed yet where the head says that it is an offer, an order or a delivery, and nothing that it is a bill.
  {
    pattern:
      /^(?![^]*(?:invoice|rechnung|facture|factuur|fattura|factura|faktura|fatura|szamla|lasku|\bbill\b))(?:[^]*\n)?[^\n\p{L}]*(?:quotation|quote|offer|estimate|angebot|kostenvoranschlag|devis|offerte|preventivo|presupuesto|cotizacion|orcamento|oferta|nabidka|arajanlat|tilbud|offert|tarjous|teklif|προσφορα|оферта|purchase order|order confirmation|delivery (?:note|slip)|packing (?:list|slip)|bestellung|auftragsbestatigung|lieferschein|bon de (?:commande|livraison)|ordine d.acquisto|documento di trasporto|pedido|albaran|inkooporder|bestelbon|pakbon|zamowienie|objednavka|dodaci list|megrendeles|szallitolevel|bestilling|bestallning|folge?seddel|foljesedel|tilausvahvistus|siparis|irsaliye|encomenda|guia de (?:remessa|transporte))(?!\p{L})/u,
    weight: -5,
    head: true,
  },
  // It is an account as well.
  { pattern: /^\W*rekening\W*$/m, weight: 3, head: true },
  {
    pattern:
      /\b((?<!\bcash )invoice|[a-z]*(?<!ab|be|ver)rechnung|facture|[a-z]*factuur|factura|fattura|fatura|faktura|avoir|szamla|lasku|hyvityslasku|racun|arve|rekins|saskaita|faktur|invois|tagihan|gutschrift|(?:credit|debit) ?(?:note|memo)|not[ae] (?:de |di )?(?:credit|debit)o?|creditnota|kredit(?:nota|faktura)|dobropis|nota kredit|honorar(?:note|rechnung)|kostennote|notes? d.honoraires|fee note|parcella|(?:minuta|nota) de honorarios)\b/,
    weight: 2,
  },
  {
    pattern:
      /\b(rechnungs\S*|(?:honorar(?:note|rechnung)|kostennote) nr|notes? d.honoraires n|bill (number|date|period)|invoice (no|number|date|#)\S*|n[o°]? ?(de )?(la )?facture|factuurnummer|numero (de )?factura|numero fattura|date (de )?(la )?facture|fattura (n|nr|no|n°|del)\b|(data|numero) (della )?fattura|(n[o°º]|numero de|fecha de(?: la)?) factura|factura (n|no|nr|n°|num)\b|(numero|data) da fatura|fatura (n|no|n°|ft|fr)\b|faktura (vat )?(nr|c|numer)\b|(numer|cislo) faktury|faktura(nr|nummer|dato|datum)\b|szamla(szam| kelte| sorszama)\S*|(laskun (numero|nro|pvm|paivays)|laskunumero)\b|(nr|numar(ul)?|data) facturii?\b|fatura (no|numarasi|tarihi)\b|(racun (br|broj|st)|(broj|datum|stevilka|st\.?) racuna)\b|arve (nr|number|kuupaev)\b|rekina? (nr|numurs|datums)\b|saskait\S* (nr|numeris|data)\b|(no|nomor|tanggal|nombor|tarikh) (faktur|invoice|invois|tagihan)\b)/,
    weight: 2,
  },
  {
    pattern:
      /\b(bill to|billed to|sold to|invoice to|rechnung an|facture a|factuur aan|kundennummer|kunden-?nr|code client|n[o°] client|klantnummer|nabywca|odberatel|kundn(?:r|ummer)|kunden(?:r|ummer)|cessionario|spett\.?le|vevo|cumparator|alici|kupac|kupec|pircejs|pirkejas|pembeli|kepada yth|asiakasnumero|asiakasnro|ostja)\b/,
    weight: 2,
  },
  {
    pattern:
      /\b(due date|please pay|payment terms|terms|zahlbar|zahlungsziel|zahlungsbedingungen|falligkeit|fallig|echeance|vervaldatum|reglement|scadenza|vencimiento|termin platnosci|scadenze|splatnost\S*|forfallodatum|forfaldsdato|forfallsdato|betalningsvillkor|betalingsbetingelser|fizetesi hatarido|erapaiva|maksuehto|scadenta|termen de plata|vade tarihi|dospijec\S*|rok placan\S*|rok placila|zapadlost\S*|maksetahtaeg|apmaksas termins|apmoketi|jatuh tempo)\b/,
    weight: 1,
  },
  {
    pattern:
      /\b(iban|bic|swift|ust-?id\S*|umsatzsteuer-?id\S*|tva intracommunautaire|btw-?nummer|vat (no|number|reg\S*)|siret|rcs|p\.? ?iva|partita iva|gstin|momsreg\S*|cvr|bankgiro|adoszam|y-tunnus|alv-?nro|cui|vkn|vergi no|oib|pib|id za ddv|kmkr|pvn reg|pvm kodas|npwp|abn|uen|cuit|rfc|cnpj)\b/,
    weight: 1,
  },
  {
    pattern:
      /\b(unit price|line total|qty|quantity|einzelpreis|menge|prix unitaire|p\.? ?u\.? ?h\.?t|quantite|aantal|prijs|cantidad|quantita|ilosc|prezzo|importo|importe|enhetspris|enhedspris|a-pris|cena|mnozstvi|egysegar|mennyiseg|menny|maara|a hinta|yksikkohinta|cantitate|pret unitar|miktar|birim fiyat|kolicina|cijena|kogus|hind|daudzums|kiekis|kaina|jumlah|harga satuan)\b/,
    weight: 0.8,
  },
  // In Greek and Cyrillic letters, which are none to \b, and in Icelandic.
  anyOf(
    `τιμολόγιο | τιμολογίου | πιστωτικό | προτιμολόγιο | фактура | фактурата | кредитно известие | дебитно известие | проформа
     рахунок | рахунку | накладна | накладної | акт наданих послуг | акт надання послуг | акт виконаних робіт | акт здачі приймання
     reikningur | sölureikningur | kreditreikningur | reikningsnúmer`,
    2,
  ),
  anyOf(
    `αριθμός τιμολογίου | αρ τιμολογίου | ημερομηνία έκδοσης | ημερομηνία τιμολογίου | αριθμός παραστατικού | τιμολόγιο πώλησης
     τιμολόγιο παροχής | фактура no | фактура номер | номер на фактура | номер на фактурата | дата на издаване
     дата на фактура | дата на фактурата | дата на данъчно събитие | дата на дан събитие | рахунок на оплату | рахунок no | рахунок фактура
     номер рахунку | дата рахунку | видаткова накладна | акт no | reikningsnúmer | reikningur nr | númer reiknings | reikningsdagur
     dagsetning reiknings | útgáfudagur | reikningsdags`,
    2,
  ),
  anyOf(
    `πελάτης | πελάτη | στοιχεία πελάτη | αγοραστής | λήπτης | получател | купувач | възложител | покупець | платник | замовник
     одержувач | kaupandi | viðskiptavinur | viðskiptamaður | greiðandi`,
    2,
  ),
  anyOf(
    `ημερομηνία λήξης | όροι πληρωμής | πληρωτέο | πληρωτέο ποσό | προθεσμία πληρωμής | падеж | срок за плащане | сума за плащане
     условия за плащане | термін оплати | умови оплати | до сплати | до оплати | підстава | gjalddagi | eindagi | greiðsluskilmálar
     til greiðslu`,
    1,
  ),
  anyOf('δου | δ ο υ | γεμη | γ ε μη | мол | зддс | єдрпоу | іпн | мфо | п р | kennitala | vsk nr | vsk númer', 1),
  anyOf(
    `ποσότητα | τιμή μονάδας | αξία | количество | ед цена | единична цена | стойност | кількість | кіл сть | к сть | ціна без пдв
     сума без пдв | einingaverð | einingarverð | magn | fjöldi`,
    0.8,
  ),
  // Of Asia, Africa and the Balkans, and in Russian.
  anyOf(
    `счет на оплату | счет фактура | счет no | товарная накладная | универсальный передаточный документ | рачун | рачун отпремница
     hóa đơn giá trị gia tăng | hóa đơn gtgt | hóa đơn điện tử | hóa đơn bán hàng | hóa đơn thương mại | faturë | fature tatimore
     hesab faktura | belastingfaktuur | btw faktuur | faktuur | ankara ya kodi | ankara kifani | sales invoice | service invoice
     세금계산서 | 전자세금계산서 | 거래명세서 | 거래명세표 | 청구서 | billing statement`,
    2,
  ),
  anyOf(
    `номер счета | дата счета | датум рачуна | број рачуна | број фактуре | број на фактура | датум на фактура | ký hiệu | mẫu số
     số hóa đơn | ngày lập | faktuurnommer | faktuurdatum | numri i faturës | data e faturës | faktura nömrəsi | data factura
     namba ya ankara | tarehe ya ankara | 작성일자 | 승인번호 | 공급가액 | 청구번호 | num factura`,
    2,
  ),
  anyOf(
    `покупатель | заказчик | плательщик | грузополучатель | купац | купувач | người mua hàng | họ tên người mua hàng | đơn vị mua hàng
     đơn vị mua | blerësi | alıcı | kliënt | mteja | mnunuzi | 공급받는자 | 공급받는 자 | 귀하 | 귀중 | 거래처 | bumibili`,
    2,
  ),
  anyOf(
    `срок оплаты | оплатить до | к оплате | рок плаћања | датум доспећа | рок на плаќање | hạn thanh toán | hình thức thanh toán
     afati i pagesës | ödəniş tarixi | venciment | forma de pagament | betaalvoorwaardes | vervaldatum | tarehe ya malipo | 지급기한
     결제기한 | 입금계좌 | 계좌번호`,
    1,
  ),
  anyOf('инн | кпп | огрн | бик | пиб | едб | mã số thuế | nipt | nuis | vöen | 사업자등록번호 | 등록번호', 1),
  anyOf(
    `количество | цена | ед изм | товары работы услуги | количина | số lượng | đơn giá | thành tiền | sasia | çmimi | miqdar | quantitat
     preu | hoeveelheid | prys | idadi | 수량 | 단가 | 품목 | 규격`,
    0.8,
  ),
  // In Arabic and Hebrew, and in Thai.
  anyOf(
    `فاتورة ضريبية | فاتورة | قائمة حساب | قائمة أجور | فاتورة مبيعات | فاتورة تجارية | فاتورة خدمات | חשבונית מס | חשבונית | חשבון עסקה | חשבונית עסקה`,
    2,
  ),
  anyOf(
    `رقم الفاتورة | رقم القائمة | تاريخ الفاتورة | تاريخ الإصدار | فاتورة رقم | الرقم التسلسلي للفاتورة | تاريخ إصدار الفاتورة | מספר חשבונית
     תאריך חשבונית | חשבונית מס מספר | מס חשבונית | תאריך הפקה`,
    2,
  ),
  anyOf(
    `العميل | المشتري | المشترك | فاتورة إلى | السادة | اسم العميل | بيانات العميل | معلومات المشتري | الزبون | לכבוד | שם הלקוח | פרטי הלקוח | לקוח`,
    2,
  ),
  anyOf(
    `تاريخ الاستحقاق | آخر موعد للدفع | الواجب دفعه | شروط الدفع | المبلغ المستحق | عدد الفاتورة | الحريف | رقم الحساب | الآيبان | תנאי תשלום | לתשלום עד | מועד תשלום | העברה בנקאית | חשבון בנק`,
    1,
  ),
  anyOf('الرقم الضريبي | رقم التسجيل الضريبي | السجل التجاري | المعرف الجبائي | עוסק מורשה | ח פ | ע מ', 1),
  anyOf('سعر الوحدة | الكمية | البيان | الصنف | الوصف | מחיר יחידה | כמות | מחיר ליחידה | תיאור', 0.8),
  within('ใบแจ้งหนี้ | ใบกำกับภาษี | ใบวางบิล', 2),
  within('เลขที่ใบแจ้งหนี้ | เลขที่ใบกำกับภาษี | วันที่ใบแจ้งหนี้', 2),
  within('ลูกค้า | ผู้ซื้อ', 2),
  within('ครบกำหนด | กำหนดชำระ | เงื่อนไขการชำระ | เลขที่บัญชี', 1),
  within('เลขประจำตัวผู้เสียภาษี', 1),
  within('ราคาต่อหน่วย | จำนวนเงิน | หน่วยละ', 0.8),
  // In Chinese and Japanese.
  within(
    '請求書 | 請 求 書 | 专用发票 | 普通发票 | 統一發票 | 商業發票 | 商业发票 | 請款單 | 请款单 | 结算单 | 帳單 | 账单 | 形式发票',
    2,
  ),
  within(
    `請求番号 | 請求書番号 | 請求no | 請求日 | 发票号码 | 发票代码 | 发票编号 | 發票號碼 | 發票編號 | 开票日期 | 開立日期 | 發票日期 | 請款日期
     | 结算日期`,
    2,
  ),
  within('御中 | 买受人 | 買受人 | 购买方 | 購買方 | 销售方 | 购方 | 销方 | 购货单位 | 客户名称 | 客戶名稱', 2),
  within('支払期限 | 支払期日 | お振込 | 振込先 | 付款期限 | 到期日 | 开户行 | 匯款', 1),
  within('登録番号 | 纳税人识别号 | 统一社会信用代码 | 統一編號', 1),
  within('数量 | 數量 | 单价 | 單價 | 単価 | 规格型号 | 品名', 0.8),
];
