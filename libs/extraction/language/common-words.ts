/**
 * Words that are frequent in documents of a language and rare in others, folded: function words and the vocabulary of
 * invoices, receipts and forms. They decide where a statistical detector is misled by names, codes and prices.
 */
import { fold } from '../layout/fold.js';

const WORDS: Readonly<Record<string, string>> = {
  en: 'the and of to for with this is are your you our from by on at or not be total amount date invoice receipt number thank please address tax payment name phone cash change due bill description price quantity sold goods no street shall agreement any which sender recipient shipment tracking weight parcel carrier shipper consignee contact delivery',
  de: 'der die das und von mit fur ist sind nicht ein eine den dem des zu auf bei nach aus als oder wir sie ihre unsere rechnung betrag summe datum mwst steuer nummer menge preis gesamt strasse telefon konto zahlung bitte netto brutto vom kunde lieferung vielen dank von an absender empfanger sendung sendungsnummer sendungsnr paket pakete gewicht lieferadresse referenz',
  fr: 'le la les des du et est une un pour avec sur par dans au aux ou vous nous votre notre que qui facture montant total tva date numero client adresse paiement prix quantite echeance merci reglement rue societe designation taux conditions expediteur destinataire colis poids envoi livraison',
  nl: 'de het een van en op voor met is zijn niet aan bij te door uw onze factuur bedrag totaal datum btw nummer aantal prijs betaling klant straat betalen rekening omschrijving omschrijvingen adres dank afzender ontvanger aan gewicht pakket zending',
  es: 'el los las del y para con por una un que su se es en nuestro factura importe total fecha iva numero cliente cantidad precio pago direccion gracias calle vencimiento descripcion base concepto domicilio remitente destinatario peso envio bultos',
  it: 'il lo gli della dei e per con una un che di da si nel alla fattura importo totale data iva numero cliente quantita prezzo pagamento indirizzo grazie via scadenza descrizione imponibile codice partita mittente destinatario peso spedizione colli',
  pt: 'o os as do da dos das e para com por uma um que em no na ao fatura valor total data iva numero cliente quantidade preco pagamento morada obrigado rua vencimento descricao contribuinte remetente destinatario peso encomenda',
  pl: 'i w na z do dla nie jest sie od po oraz lub faktura kwota razem data nip numer ilosc cena zaplaty nabywca sprzedawca ulica wartosc termin platnosci netto brutto sztuk dziekujemy nadawca odbiorca adresat waga paczki przesylki przesylka',
  cs: 'a v na s z do pro je se ze od faktura castka celkem datum cislo mnozstvi cena dodavatel odberatel splatnost dph ulice odesilatel prijemce hmotnost balik baliku zasilka zasilky',
  sv: 'och att det som en pa for med ar av till den inte om faktura belopp summa datum moms nummer antal pris kund betala gata avsandare mottagare fran till vikt kolli sandning sandnings postnr',
  da: 'og at det som en pa for med er af til den ikke om faktura belob sum dato moms nummer antal pris kunde betales afsender modtager fra vaegt pakke forsendelse',
  no: 'og at det som en pa for med er av til den ikke om faktura belop sum dato mva nummer antall pris kunde betales avsender mottaker fra vekt pakke sending',
  hu: 'a az es nem hogy egy is szamla osszeg osszesen datum afa szam mennyiseg ar vevo elado fizetesi hatarido felado cimzett suly csomag',
  ro: 'si de la in pe cu pentru este nu din factura suma total data tva numar cantitate pret client furnizor plata expeditor destinatar greutate colet',
  fi: 'ja on ei etta se lasku summa yhteensa paivamaara alv numero maara hinta asiakas erapaiva lahettaja vastaanottaja paino lahetys',
  sk: 'na je sa so pre aby alebo ktory ktore vsetci maju pravo faktura suma spolu datum cislo mnozstvo cena dodavatel odberatel splatnost ulica dakujeme odosielatel prijemca hmotnost balik zasielka',
  et: 'ja on ei et see kui oma voi kuni oigus koik arve summa kokku kuupaev kaibemaks number kogus hind ostja muuja maksetahtaeg',
  lv: 'un ir ar no par uz ka visi vai tiesibas rekins summa kopa datums pvn numurs daudzums cena pircejs pardevejs samaksas',
  lt: 'ir yra su is kad visi arba turi teise saskaita suma viso data pvm numeris kiekis kaina pirkejas pardavejas apmoketi',
  hr: 'i je na se za od svi ili koji imaju pravo racun iznos ukupno datum pdv broj kolicina cijena kupac prodavatelj placanje ulica hvala nije jer kao biti bez koji samo prema nakon vec mjeseca ljudi nitko posiljatelj primatelj tezina paket',
  sl: 'in je na se za od vsi ali ki imajo pravico racun znesek skupaj datum ddv stevilka kolicina cena kupec prodajalec placilo ulica hvala posiljatelj prejemnik teza paket',
  is: 'og er til með að sem ekki um fyrir allir eða rétt reikningur upphæð samtals dagsetning vsk númer magn verð kaupandi greiðsla nr dags gjalddagi eindagi einingarverð kennitala sími netfang kvittun viðskiptavinur heimilisfang lýsing sendandi viðtakandi móttakandi þyngd sending sendingar',
  bg: 'и на за от се да не по със или всички имат право фактура сума общо дата ддс номер количество цена получател доставчик плащане улица благодарим обща брой ресто каса касов бон фискален служебен оператор магазин карта бул еик булстат зддс мол основа падеж адрес град тел подател изпращач товарителница пратка пратки тегло наложен платеж куриер поръчка телефон',
  uk: 'і та на за від що не або всі мають право рахунок сума разом дата пдв номер кількість ціна покупець продавець оплата вулиця дякуємо чек касир готівка картка решта магазин вул грн всього разом товар товари фіскальний касовий сплати постачальник замовник накладна адреса тел буд єдрпоу одержувач отримувач відправник вага відправлення посилка телефон місто область',
  ru: 'и на за от что не или все имеют право счет сумма итого дата ндс номер количество цена покупатель продавец оплата улица спасибо получатель отправитель вес посылка посылки отправления отправление адрес телефон тел город область ул накладная индекс кому откуда куда заказ наложенный платеж мест',
  el: 'και το να της με για από είναι δεν ή όλοι έχουν δικαίωμα τιμολόγιο ποσό σύνολο ημερομηνία φπα αριθμός ποσότητα τιμή πελάτης πληρωμή οδός ευχαριστούμε απόδειξη λιανικής πώλησης μετρητά κάρτα ρέστα ταμείο αφμ δου τηλ αξία είδος πελάτη διεύθυνση περιγραφή επωνυμία έκδοσης έκπτωση πληρωτέο παραλήπτης αποστολέας αποστολή αποστολής βάρος αντικαταβολή τηλέφωνο παραγγελία τεμάχια παραλήπτη αποστολέα',
  ko: '합계 금액 합계금액 공급가액 부가세 부가가치세 세액 사업자 사업자등록번호 등록번호 주소 대표 대표자 전화 전화번호 상호 성명 일자 작성일자 품목 품명 수량 단가 카드 현금 영수증 세금계산서 거래명세서 감사합니다 주식회사 서울 서울특별시 주민등록번호 발급일 결제금액 승인번호 청구서 신용카드 받는 보내는 분',
  sr: 'и је на се за од до не са или али као који која имају право рачун износ укупно датум пдв пиб број количина цена купац продавац плаћање улица хвала готовина касир фискални промет продаја порез повраћај картица нема свега издавања београд',
  mk: 'и на се за од до не со или ќе кој која имаат право сметка фактура износ вкупно датум ддв број количина цена купувач продавач плаќање улица благодариме готовина касиер фискална даночен едб промет даноците картичка издавање скопје бр ден',
  // Of syllables only those that are long: short ones stand in names, and in print of other alphabets read as Latin.
  vi: 'khong duoc ngay thue tien cong hang dich thanh toan nguoi luong tong khach nhan dien thoai thang giao chuyen phuong quan duong viet tnhh giam phieu tinh thua quay ngan vong quyen phai phan',
  ar: 'من في على إلى عن هذا هذه مع أو و لا تم كل يوم فاتورة ضريبية رقم التاريخ تاريخ المبلغ الإجمالي المجموع الضريبة القيمة المضافة الكمية السعر العميل البيان الوصف هاتف العنوان شارع شركة نقدا الباقي شكرا الرقم الضريبي المستلم المرسل الوزن الشحنة مدينة حي طريق ريال درهم دينار',
  he: 'של את על עם לא או כל זה גם חשבונית מס קבלה תאריך סכום מספר כמות מחיר לקוח לכבוד תשלום לתשלום טלפון רחוב כתובת תודה מזומן אשראי עודף סה"כ מע"מ עוסק מורשה פריט תיאור הנחה שקל נמען שולח משקל משלוח חבילה',
  th: 'ใบเสร็จรับเงิน ใบกำกับภาษี ใบแจ้งหนี้ วันที่ เลขที่ จำนวน ราคา รวม รวมเงิน ยอดรวม ภาษีมูลค่าเพิ่ม ภาษี ลูกค้า ที่อยู่ โทร เงินสด เงินทอน ขอบคุณ รายการ จำนวนเงิน บริษัท จำกัด ผู้รับ ผู้ส่ง บาท สาขา ถนน แขวง เขต ทั้งสิ้น',
  tr: 've bir bu icin ile de da fatura tutar toplam tarih kdv numara miktar fiyat musteri odeme',
};

const LANGUAGES_OF = new Map<string, string[]>();
for (const [language, words] of Object.entries(WORDS)) {
  for (const word of words.split(' ').map(fold)) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), language]);
}

/** Points per language; a word that several languages share counts that much less for each. */
export function commonWordPoints(words: readonly string[]): Map<string, number> {
  const points = new Map<string, number>();
  for (const word of words) {
    const languages = LANGUAGES_OF.get(word) ?? [];
    for (const language of languages) points.set(language, (points.get(language) ?? 0) + 1 / languages.length ** 2);
  }
  return points;
}

/** How many of these words, of three letters or more, are common in documents of any language, or of some. */
export function commonWordsAmong(words: readonly string[], of?: readonly string[]): number {
  const isCommon = (word: string) =>
    of ? LANGUAGES_OF.get(word)?.some((language) => of.includes(language)) : LANGUAGES_OF.has(word);
  return words.filter((word) => word.length >= 3 && isCommon(word)).length;
}
