/** What the sums of a receipt are called, in every language we know; over folded text (lower case, no accents). */

const words = (alternatives: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${alternatives.replace(/\s*\n\s*/g, '|')})(?!\p{L})`, 'u');

export const TOTAL = new RegExp(
  words(
    String.raw`total|\p{L}{1,4}total|amount incl\p{L}*|jumlah|gesamt\p{L}*|summe|totaal|totale?|total\p{L}?|importe
      suma|razem|montant|(?:amount|balance) (?:due|payable|rm)|nett?(?: amount| amt| payable)|amt payable|zu (?:be)?zahlen
      a payer|net a payer|te betalen|a pagar|da pagare|do zaplaty|betrag|grand
      summa|att betala|a(?:t)? betale|yhteensa|maksettava|celkem|k uhrade|spolu|na uhradu|vegosszeg|osszesen|fizetendo
      de plata|toplam|odenecek|ukupno|za placilo|zu zahlender betrag
      kokku|tasuda|kopa|apmaksai|is viso|moketi
      συνολο|πληρωτεο|обща сума|общо|всичко|за плащане|тотал|сума|всього|усього|разом|до сплати|до оплати|samtals|alls|til greiðslu`.trim(),
  ).source + String.raw`|^\W*(?:due|tot)\W*$|^\W*tot\W?t`,
  'u',
);

/** Counts, prices, parts and other money beside a total. */
export const NOT_A_SUM = words(
  String.raw`qty|quantity|items?|saving\w*|saved|disc\w*|points?|pcs|articles?|redeem\w*|weight|earned|service charge
    servi?c?e? ?charges?|srv|svc|supplies|code|rate|no of|voucher|deposit|price|unit|limit
    exempt|zero|kurs|wechselkurs|koers|exch\p{L}*|qtde|itens|itens vendidos|rabat\p{L}*|descontos?
    ποσοτητα|τεμαχια|ειδη|εκπτωση|количество|артикула|отстъпка|кількість|товарів|знижка|afslattur|fjoldi`.trim(),
);

export const WITHOUT_TAX = words(
  String.raw`excl\w*|exkl\w*|exc|before|without|ex|w\/o|ht|hors|ohne|zonder|sin|senza|netto|bez|utan|uden|uten|χωρισ|προ|καθαρη|без`,
);
export const WITH_TAX = words(
  String.raw`incl\p{L}*|inc|with|ttc|after|payable|inkl\p{L}*|brutto|s dph|mukl|avec|με|с ддс|з пдв|із пдв|með|m\/vsk`,
);
export const TAX = words(
  String.raw`gst|[csi]gst|sst|vat|tax(?:es)?|tva|mwst|ust|btw|iva|i\.v\.a|ptu|hst|tps|tvq|qst|moms|mva|dph|alv|kdv|afa
    pdv|ddv|kaibemaks|pvn|pvm|ppn|pb1|pbjt|pajak|cukai|steuer|podatek|impuestos?|φπα|φ\.π\.α|ддс|пдв|vsk|virðisaukaskattur`.trim(),
);
/** Said of a tax that is within the total. */
export const WITHIN = words(
  String.raw`included|includes|including|inkludert|inkluderad|inbegr\p{L}*|enth\p{L}*|dont|davon|darin|di cui|herav|heraf
    varav|waarvan|of which|contains|incluid[oa]s?|inclus[oa]?|compris\p{L}*|w tym|z toho|ebbol|icinde
    þar af|в т\.? ?ч|у т\.? ?ч|у тому числі|в тому числі|в това число|συμπεριλαμβαν\p{L}*`.trim(),
);
export const SUBTOTAL = new RegExp(
  String.raw`(?<!\p{L})(?:sub.{0,2}total|zwischensumme|sous.?total|subtota\w+|imponibile|base imponible|taxable (?:amount|value)|jumlah kecil|delsum\p{L}*|valisumma|mezisoucet|medzisucet|reszosszeg|ara toplam|suma czesciowa|μερικο συνολο|υποσυνολο|καθαρη αξια|междинна сума|данъчна основа|проміжнии підсумок|підсумок|millisamtala|millisumma)`,
  'u',
);
export const ROUNDING = words(
  String.raw`round\w*|rund\w*|pembundaran|pelarasan|arrondi|afronding|redondeo|arrotondamento|avrundning|oresavrundning
    oreavrunding|zaokrouhleni|kerekites|pyoristys|στρογγυλοποιηση|закръгление|заокруглення|slettun|sletting`.trim(),
);
export const CHANGE = words(
  String.raw`change|baki|ruckgeld|zuruck|rendu|wisselgeld|terug|cambio|resto|reszta|troco|vuelto|vraceno|vydavok|visszajaro
    vaxel|tillbaka|tilbake|byttepenge|retur|para ustu|takaisin|kembali\p{L}*|povrat|vrnjeno|tagasi|atlikums|graza|ρεστα|ресто|решта|til baka|afgangur`.trim(),
);
export const TIP = words(
  String.raw`tips?|gratuity|pourboire|trinkgeld|fooi|propina|mancia|gorjeta|napiwek|dricks|drikkepenge\p{L}*|tringeld
    spropitne|borravalo|bahsis|juomaraha|φιλοδωρημα|бакшиш|чаиові|þjorfe`.trim(),
);
export const CASH = words(
  String.raw`cash|tender\w*|paid|payment|visa|master\w*|debit|credit|card|amex|bar|gegeben|karte|girocard|especes|carte|cb
    contante?|pin|efectivo|tarjeta|contanti|gotowka|karta|tunai|eftpos|interac|betaald\p{L}*|bezahlt|bankkort|betalkort|kort
    kontant\p{L}*|hotove|hotovost|dinheiro|multibanco|cartao|keszpenz|bankkartya|nakit|numerar|kateinen|pankkikortti
    entregado|pagad[oa]|pagato|betalt|gotovina|primljeno|prejeto|sularaha|skaidra|grynieji|grynais
    μετρητα|μετρητοισ|καρτα|в брои|карта|платено|готівка|готівкою|картка|карткою|безготівкова|reiðufe|debetkort|kreditkort|greitt`.trim(),
);
/** What is taken off a sum. */
export const DISCOUNT = words(
  String.raw`disc\p{L}*|descuentos?|descontos?|sconto|remise|reduction|korting|rabat\p{L}*|nachlass|saving\p{L}*|coupon|voucher
    rebate|indirim|sleva|zlava|kedvezmeny|alennus|popust|soodustus|atlaide|nuolaida|promo\p{L}*|εκπτωση|отстъпка|знижка|afslattur`.trim(),
);
/** Said of the last of several totals. */
export const FINAL = words(
  String.raw`grand|nett?|payable|incl\p{L}*|due|besar|amt|ttc|zahlen|payer|betalen|pagar|pagare|zaplaty|after|betale|uhrade|πληρωτεο|τελικο|плащане|сплати|оплати|greiðslu`,
);
