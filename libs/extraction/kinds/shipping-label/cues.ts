/** What a shipping label says of itself, in several languages; none names a sender. */
import { anyOf, type Cue } from '../../kind/cue.js';

const RECIPIENT =
  'ship to|shipto|deliver to|sanemejs|gavejas|consignee|receiver|recipient|empfanger|destinataire|mottagare|ontvanger|destinatario|odbiorca|adresat|prijemce|modtager|destinatar|alici|cimzett|vastaanottaja|primatelj|primalac|prejemnik|prijemca|penerima|nguoi nhan|mottaker|saaja|consignatario';
const SENDER =
  'ship from|shipper|consignor|sender|return if undelivered|if undelivered|saatja|nosutitajs|siuntejas|absender|expediteur|avsandare|afzender|remitente|mittente|nadawca|odesilatel|afsender|expeditor|gonderen|remetente|felado|lahettaja|posiljatelj|posiljalac|odosielatel|pengirim|nguoi gui|avsender|gonderici|expedidor|speditore';

export const cues: readonly Cue[] = [
  { pattern: /(?:^|\s{2})(?:from|fra|fran|von|expediteur|exp|da|van)\s?:/m, weight: 0.75 },
  { pattern: /(?:^|\s{2})(?:to|til|till|an|destinataire|dest|a|aan)\s?:/m, weight: 0.75 },
  {
    pattern:
      /\b(tracking( (no|number|#|id))?|track|trk|kolli|kolli-id|licen[cs]e plate(?= (?:no|number|barcode|code)\b)|identcode|leitcode|routing ?code|codigo de barras del envio|seguimiento|nr listu przewozowego|saadetise (?:nr|number)|siuntos nr|sutijuma nr|sandnings?|consignment|sendungsnummer|paketnummer|waybill|air waybill|awb|sscc|numero de suivi|colli|kollinummer|zending|n[o°] de colis|codigo de envio|nr paczki|nr przesylki|cislo (?:baliku|zasilky)|paketnr|(?:numero de )?guia (?:no|nro|n°)|nomor connote|no resi|nomor resi|ma van don|takip (?:no|numarasi)|csomagszam|lahetystunnus|seurantakoodi|sendingsnummer|codigo de rast\w+|lettre de voiture|frachtbrief\w*|vrachtbrief\w*|connote|consignment note|nr awb)\b/,
    weight: 2,
  },
  { pattern: new RegExp(`\\b(?:${RECIPIENT}|${SENDER})\\b`), weight: 1.5 },
  anyOf('получатель | одержувач | отримувач | παραλήπτης | viðtakandi | móttakandi', 1.5),
  anyOf('отправитель | відправник | подател | изпращач | αποστολέας | sendandi', 1.5),
  anyOf(
    `товарителница | експрес накладна | номер накладної | ттн | трек номер | номер отправления | номер накладной | шпи
    αριθμός αποστολής | αρ αποστολής | sendingarnúmer | sendingar nr | fylgibréf`,
    2,
  ),
  anyOf(
    'нова пошта | укрпошта | міст експрес | еконт | спиди | почта россии | сдэк | ελτα | íslandspóstur | pósturinn',
    2,
  ),
  {
    pattern:
      /\b(ups|fedex|fed ?ex|dhl|usps|dpd|gls|tnt|hermes|royal ?mail|postnord|schenker\w*|purolator|canada ?post|la ?poste|colissimo|chronopost|aramex|australia ?post|evri|yodel|post ?nl|correos|swiss ?post|die ?post|inpost|pocztex|poczta ?polska|parcelforce|bpost|mondial ?relay|seur|ontrac|an ?post|packeta|zasilkovna|balikovna|nacex|correos ?express|poste ?italiane|fan ?courier|cargus|servientrega|interrapidisimo|estafeta|redpack|paquetexpress|chilexpress|andreani|correo ?argentino|mercado ?envios|correios|jadlog|blue ?dart|delhivery|dtdc|ecom ?express|xpressbees|ekart|ninja ?van|j&t ?express|sicepat|anteraja|kerry ?express|flash ?express|lbc ?express|viettel ?post|sf ?express|japan ?post|china ?post|india ?post|cainiao|yanwen|naqel|the ?courier ?guy|matkahuolto|posti|omniva|venipak|nz ?post|startrack|couriersplease|yurtici ?kargo|aras ?kargo|nova ?poshta|econt|osterreichische ?post|deutsche ?post|magyar ?posta|ceska ?posta|trans-?o-?flex|geodis|colis ?prive)\b/,
    weight: 2,
  },
  {
    pattern:
      /\b(ground|priority|express|overnight|next day|parcel|paket|colis|freight|first[- ]class|saver|worldwide|kurier|curier|kargo|paqueteria|encomienda|mensajeria|transportadora|spedizione|bultos?|colli|colet)\b/,
    weight: 0.7,
  },
  { pattern: /\b\d+([.,]\d+)? ?(lbs?|kg|kgs|oz)\b/, weight: 1 },
  {
    pattern:
      /\b(actwgt|act wt|weight|gewicht|vikt|poids|waga|hmotnost|peso|transportinstruktion|dims|pkg|pieces|postage|billing|ref ?\d?)\b/,
    weight: 0.7,
  },
  { pattern: /(?:^|\s{2})(?:кому|куда|куди)\s?:/m, weight: 1 },
  { pattern: /(?:^|\s{2})(?:от кого|откуда|від кого|звідки)\s?:/m, weight: 1 },
  anyOf('посылка | посилка | пратка | бандероль | отправление | відправлення | δέμα | böggull', 0.7),
  { pattern: /\d ?(?:кг|公斤|千克)(?!\p{L})/u, weight: 1 },
  anyOf('المستلم | المرسل إليه | المرسل | الراسل | נמען | שולח | מוען | שם הנמען', 1.5),
  anyOf('رقم التتبع | رقم الشحنة | رقم البوليصة | بوليصة الشحن | مספר מעקב | מספר משלוח | מס משלוח', 2),
  anyOf('شحنة | الشحن | طرد | الوزن | משקל | חבילה | דואר', 0.7),
  // Thai, Chinese and Japanese words have no boundaries.
  { pattern: /ผู้รับ(?!เงิน)/u, weight: 1.5 },
  { pattern: /ผู้ส่ง/u, weight: 1.5 },
  { pattern: /เลขพัสดุ|หมายเลขพัสดุ|ติดตามพัสดุ/u, weight: 2 },
  { pattern: /พัสดุ|ขนส่ง|น้ำหนัก|ไปรษณีย์/u, weight: 1 },
  { pattern: /收件人|收[货貨]人|收件方|お届け?先|届け先|荷受人/, weight: 1.5 },
  { pattern: /寄件人|[发發][货貨件]人|寄件方|こ依頼主|御依頼主|差出人|荷送人|[発发]送元/, weight: 1.5 },
  {
    pattern:
      /[运運][单單][号號编編]|快[递遞][单單][号號]|お問い?合わ?せ(?:番号|送り状|no)|送り状(?:番号|no)|伝票番号|追跡番号/,
    weight: 2,
  },
  { pattern: /快[递遞]|速[递遞]|[顺順][丰豐]|宅急便|宅配便|飛脚|ゆうハック|運輸|急便|郵便局|宅配通|黑貓/, weight: 1 },
  // The customs form that the posts of the world stick on a parcel asks for what an invoice says.
  {
    pattern:
      /^(?=[^]*\bcn ?2[23]\b)(?=[^]*\b(?:dispatch note|date of posting|office of origin|customs declaration|declaration en douane|may be opened officially)\b)/,
    weight: 4,
  },
  // A fax names who it is from and for, too; no label counts pages.
  {
    pattern:
      /\b(?:(?:number|no|nr|num)\.? of pages|pages? \(incl|pages? including|nombre de pages|anzahl (?:der )?seiten|seitenzahl|numero d[ie] pagin[ae]s?|numero de pa[gx]inas|aantal pagina'?s|antal sidor|antal sider|liczba stron|cover sheet|transmittal|telecopie(?:r|ur)?|telefax ?nachricht)\b/,
    weight: -3,
  },
];
