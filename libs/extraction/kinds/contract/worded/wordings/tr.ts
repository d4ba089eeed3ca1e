import { type Wording } from './wording.js';

export const tr: Wording = {
  languages: ['tr'],
  title: String.raw`\p{L}* ?sözleşmesi|sözleşme|protokol~|taahhütname~|anlaşma~`,
  between: 'taraflar|bir tarafta|arasında|tarafları',
  and: 'ile|ve',
  called:
    '(?:bundan (?:böyle|sonra)|aşağıda|kısaca|bu sözleşmede|işbu sözleşmede)(?: (?:kısaca|sözleşmede|sadece))?|sözleşmede',
  roles:
    'kiraya veren~?|kiralayan~?|kiracı~?|satıcı~?|alıcı~?|işveren~?|işçi~?|çalışan~?|personel~?|yüklenici~?|iş ?sahibi~?|müşteri~?|hizmet (?:alan|veren|sağlayıcı)~?|danışman~?|danışan~?|borç (?:veren|alan)~?|alacaklı~?|borçlu~?|lisans (?:veren|alan)~?|devreden~?|devralan~?|tedarikçi~?|bayi~?|distribütör~?|acente~?|müvekkil~?|vekil~?|açıklayan taraf|alan taraf|veren taraf|ifşa eden taraf|veri sorumlusu|veri işleyen|üretici~?|kefil~?|taşeron~?|ödünç veren|ödünç alan|taraf (?:a|b|1|2)|birinci taraf|ikinci taraf|üye|ortak|bağışlayan|idare',
  together: 'taraflar|birlikte|ayrı ayrı',
  leads: String.raw`[^;]{0,140} (?:numaralı|kayıtlı)|bir tarafta|bir taraftan|diğer tarafta|diğer taraftan|[^;]{5,140} (?:adresinde|adresinde (?:mukim|bulunan|yerleşik|ikamet eden|kain|faaliyet gösteren))(?: olan)?|(?:mukim|bulunan|yerleşik|ikamet eden|kayıtlı|sahibi|faaliyet gösteren)|unvanlı|sayın|[\d ]{11,14} (?:t\.?c\.? )?(?:kimlik )?(?:numaralı|no ?lu)|t\.?c\.? kimlik no(?:su)?:? ?[\d]{11}|ile|ve`,
  goesOn:
    'adresi|adres|vergi|mersis|tc|t\\.c|ticaret sicil|kimlik|bundan|kısaca|aşağıda|arasında|ile|adına|telefon|tel|temsilen',
  names:
    'adı soyadı|adı|unvanı|ad soyad|ünvanı|ticaret unvanı|adı soyadı unvanı|adı ünvanı|isim|unvan|firma adı|şirket unvanı',
  begins:
    'yürürlüğe gir~|yürürlük tarihi|geçerlilik|itibaren geçerli~|başlangıç tarihi|başlama tarihi|işe başlama|tarihinde başla~|tarihinde başlar|kira başlangıcı|başlangıcı|kiranın başlangıc~|sözleşmenin başlangıc~',
  made: 'imzalan~|akdedil~|düzenlen~|sözleşme tarihi|imza tarihi',
  fromBehind: String.raw`tarihinden|tarihinde|tarihi|['’]?d[ae]n|itibaren|ile|'?(?:den|dan|ten|tan)`,
  until: String.raw`(?:tarih\p{L}* )?(?:itibaren|başla\p{L}*|başlayıp|ile|ve)?`,
  lasts:
    'süre~|kira süresi|sözleşme süresi|sözleşmenin süresi|geçerlidir|müddet~|belirli süreli|yürürlük~|işbu sözleşme|sözleşme',
  other:
    'fesih~|feshi?|ihbar~|gizlilik~|garanti~|deneme~|ödem~|ödeni~|uza[tnr]~|yenilen~|sona er~|rekabet~|ayıp~|teslim~|itiraz|bildirim~',
  units: 'yıl~|ay|aylık|ayı|ay süre~|hafta~',
  numbers: {
    1: 'bir',
    2: 'iki',
    3: 'üç',
    4: 'dört',
    5: 'beş',
    6: 'altı',
    10: 'on',
    12: 'on iki|oniki',
    24: 'yirmi dört|yirmidört',
    36: 'otuz altı',
  },
  laws: [
    [
      'Türkiye',
      'türk huku~|türkiye cumhuriyeti (?:kanunlar~|yasalar~|huku~|mevzuat~)|türk (?:yasalar~|kanunlar~)|türkiye huku~',
    ],
  ],
};
