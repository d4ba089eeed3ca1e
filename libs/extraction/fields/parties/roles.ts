/** Words that say whose address follows, in the languages of invoices, folded. */
import { type Lexicon, phrases } from '../../layout/labels.js';

export type Role = 'vendor' | 'customer' | 'delivery';

/** Every one of the first before every one of the second, with a space between. */
const each = (first: string, second: string): string[] =>
  phrases(first).flatMap((one) => phrases(second).map((other) => `${one} ${other}`));

const DONE = 'bill | billed | invoice | invoiced | issued | sold | charged | prepared | quoted';
const SAID_OF = 'details | information | info | name | address | data';

export const ROLE_LABELS: Lexicon<Role> = {
  vendor: [
    ...each(DONE, 'by | from'),
    ...each('pay | payable | remit | remit payment | make payment', 'to'),
    ...each('seller | vendor | supplier | sender | issuer | provider', SAID_OF),
    ...each('company', 'details | information | info'),
    ...each(
      'datos del | dados do | dati del',
      'emisor | vendedor | proveedor | emitente | prestador | fornitore | venditore',
    ),
    ...each('coordonnees du | informations', 'vendeur | fournisseur | prestataire'),
    ...phrases(`
    seller | vendor | supplier | from | service provider | biller | payee | sender | issuer
    zahlungsempfanger | konto / zahlbar an | compte / payable a | conto / pagabile a | account / payable to | von | de | betalningsmottagare | betalingsmottaker | betalingsmodtager | saaja | begunstigde
    verkaufer | lieferant | rechnungssteller | absender | leistungserbringer | auftragnehmer
    vendeur | emetteur | fournisseur | prestataire | emis par | expediteur
    leverancier | verkoper | afzender | van
    vendedor | proveedor | emisor | fornitore | venditore | cedente | cedente prestatore | prestador | prestador de servicos | mittente | sprzedawca | dostawca | fornecedor | emitente
    toimittaja | myyja | laskuttaja | elado | szallito | szamlakibocsato | furnizor | vanzator | satici | tedarikci | prodavac | prodavatelj | dobavljac | izdavatelj | prodajalec | izdajatelj
    muuja | tarnija | piegadatajs | pardevejs | pardavejas | tiekejas | penjual | pembekal
    leverantor | saljare | salger | selger | leverandor | betalt til | dodavatel | poskytovatel | prodavajici
    πωλητής | προμηθευτής | εκδότης | στοιχεία εκδότη | στοιχεία πωλητή | στοιχεία προμηθευτή | από
    доставчик | продавач | изпълнител | издател | данни за доставчика | постачальник | продавець | виконавець
    請求元 | 卖方 | 賣方 | 供应商 | 供應商 | 销售方 | 銷售方
    seljandi | útgefandi | frá | birgir
    поставщик | продавец | исполнитель | грузоотправитель | продавац | испоручилац | издавалац | добављач | продавач | испорачател
    nguoi ban | nguoi ban hang | don vi ban hang | don vi ban | ben ban | ten nguoi ban | shitesi | furnizuesi | satan | proveidor | venedor
    verkoper | verskaffer | muuzaji | 공급자 | 공급하는 자 | 공급하는자 | 발행인 | pengusaha kena pajak | dijual oleh
    البائع | المورد | معلومات البائع | بيانات البائع | المنشأة | اسم البائع | بيانات المورد | معلومات المورد | من | اسم المورد
    מוכר | ספק | מאת | שם הספק | פרטי הספק | המוכר | הספק | פרטי המוכר | ผู้ขาย | ผู้ออกใบกำกับภาษี | ชื่อผู้ขาย | ผู้ประกอบการ
  `),
  ],
  customer: [
    ...each(DONE, 'to | for'),
    ...each('customer | client | buyer | purchaser | recipient | billing', SAID_OF),
    ...each('datos del | dados do | dati del', 'cliente | comprador | receptor | destinatario | adquirente'),
    ...each('coordonnees du | informations', 'client | acheteur'),
    ...phrases(`
    請求先 | ご請求先 | 宛先 | 客户名称 | 客戶名稱 | 客户 | 客戶 | 买方 | 買方 | 购买方 | 購買方
    bill to address | invoice address | customer | buyer | client | recipient | details of receiver | details of buyer
    | details of receiver (bill to) | details of receiver (billed to)
    | to | an | para | pour | purchaser | account holder address | charge to | payer
    zahlungspflichtiger | zahlbar durch | payable by | payable par | pagabile da | payeur | pagador | pagatore | platnik | betaler | betalare | maksaja | maksajan nimi ja osoite | fizeto
    fakturaadress | fakturaadresse | faktureringsadress | faktureringsadresse | indirizzo di fatturazione | direccion de facturacion
    endereco de faturacao | adres do faktury | fakturacni adresa | fakturacna adresa | szamlazasi cim | adresa de facturare
    fatura adresi | adresa za racun | arveaadress | rekina adrese | alamat penagihan | alamat pengebilan
    kaufer | kunde | rechnungsempfanger | rechnung an | rechnungsadresse | rechnungsanschrift | leistungsempfanger
    kaufer/leistungsempfanger | empfanger | auftraggeber | abweichender rechnungsempfanger
    client | acheteur | facture a | facturer a | adresse de facturation | adresse du client | destinataire | facturation | facture pour | adresse a
    klant | koper | factuuradres | factuur aan | afnemer | aan | debiteur
    senor es | senores | apellido y nombre | apellido y nombre / razon social | nombre y apellido / razon social
    cliente | comprador | facturar a | destinatario | receptor | tomador | tomador de servicos
    destinatario remetente | acquirente | cessionario | cessionario committente | committente | spett le | intestatario | fatturare a
    nabywca | kupujacy | odbiorca | cliente final | faturar a | adquirente | exmo s | exmo s sr s | exmos srs
    asiakas | ostaja | laskutusosoite | vevo | megrendelo | cumparator | beneficiar | alici | musteri | sayin | kupac | narucitelj | primatelj | kupec | narocnik | prejemnik
    ostja | klient | maksja | pircejs | sanemejs | klients | pirkejas | gavejas | uzsakovas | kepada | pembeli | pelanggan | ditagihkan kepada | kepada yth
    πελάτης | στοιχεία πελάτη | αγοραστής | στοιχεία αγοραστή | προς | λήπτης | στοιχεία λήπτη | πελάτη | χρέωση σε
    получател | купувач | клиент | възложител | данни за клиента | данни за получателя | покупець | платник | замовник
    клієнт | одержувач | кому | kaupandi | viðskiptavinur | viðskiptamaður | greiðandi | til | viðtakandi
    покупатель | заказчик | плательщик | грузополучатель | клиент | купац | наручилац | прималац | купувач | нарачател | примач
    nguoi mua | nguoi mua hang | ho ten nguoi mua hang | don vi mua hang | don vi mua | ben mua | ten nguoi mua | khach hang | ten khach hang
    bleresi | klienti | alici | musteri | client | comprador | klient | koper | faktuur aan | mteja | mnunuzi | kwa | 공급받는자 | 공급받는 자
    거래처 | 수신 | 고객명 | 고객 | pembeli barang kena pajak | nama pelanggan | sold to | ipinagbili kay
    العميل | المشتري | اسم العميل | بيانات العميل | معلومات المشتري | بيانات المشتري | فاتورة إلى | السادة | إلى | الزبون
    اسم المشتري | معلومات العميل | المطلوب من السادة | اسم الزبون | الأخ | فوترة إلى | مفوتر إلى | السيد | السادة شركة | حضرة السادة | المشترك | اسم المشترك | الحريف
    לכבוד | לקוח | שם הלקוח | פרטי הלקוח | קונה | ללקוח | עבור | שם לקוח | הלקוח | פרטי לקוח | הקונה | שם המנוי
    ลูกค้า | ชื่อลูกค้า | ผู้ซื้อ | นามลูกค้า | ชื่อผู้ซื้อ | นามผู้ซื้อ | ข้อมูลลูกค้า | นาม | ผู้ว่าจ้าง | เรียน
    fakturamottagare | kund | kopare | kunde | kjoper | kober | betalt av | odberatel | zakaznik | objednatel
  `),
  ],
  delivery: phrases(`
    details of consignee | details of consignee (ship to) | details of consignee (shipped to) | consignee | consignee (ship to)
    | ship to | shipped to | shipping address | deliver to | delivery address | delivery | ship to address
    lieferadresse | lieferanschrift | warenempfanger | lieferung an | abweichender warenempfanger | liefern an
    adresse de livraison | livraison | livre a | livrer a | lieu de livraison
    afleveradres | leveringsadres | bezorgadres | direccion de entrega | direccion de envio | enviar a
    indirizzo di consegna | destinazione merce | luogo di consegna | adres dostawy | endereco de entrega | local de entrega
    toimitusosoite | szallitasi cim | adresa de livrare | teslimat adresi | adresa isporuke | naslov dostave | tarneaadress | piegades adrese | pristatymo adresas | alamat pengiriman | alamat penghantaran
    leveransadress | leveringsadresse | dodaci adresa
    διεύθυνση αποστολής | διεύθυνση παράδοσης | τόπος παράδοσης | τόπος προορισμού | αποστολή σε
    адрес за доставка | адреса доставки | вантажоодержувач | afhendingarstaður | afhendingaraðili | sendist til
    عنوان التوصيل | عنوان الشحن | عنوان التسليم | כתובת למשלוח | כתובת אספקה | כתובת משלוח | ที่อยู่จัดส่ง | สถานที่จัดส่ง | สถานที่ส่งของ
  `),
};

/** Of a customer: who gets the goods, beside another who buys them. */
export const RECEIVES: ReadonlySet<string> = new Set(
  phrases(`
    recipient | empfanger | destinataire | destinatario | odbiorca | vastaanottaja | cimzett | primatelj | prejemnik
    destinatar | alici | sanemejs | gavejas | получател | получатель | грузополучатель | παραλήπτης
  `),
);
