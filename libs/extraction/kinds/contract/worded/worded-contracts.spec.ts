import { classify } from '../../../classify/classify.js';
import { layOut } from '../../../layout/layout.js';
import { assemble } from '../../../reading/found.js';
import { readingOf } from '../../../reading/reading.js';
import { inMirror } from '../../../testing/from-the-right.js';
import { pageOf } from '../../../testing/made-page.js';
import { contract } from '../contract.js';

const FROM_THE_RIGHT = ['ar', 'he'];

function read(language: string, lines: readonly string[]) {
  const page = pageOf(lines);
  const layout = layOut([FROM_THE_RIGHT.includes(language) ? inMirror(page) : page]);
  return { docType: classify(layout).docType, ...assemble(contract.fields(readingOf(layout, language))).extraction };
}

/** Each as such contracts are worded; what they say besides must not be told. */
const CONTRACTS: readonly (readonly [language: string, lines: readonly string[], told: object])[] = [
  [
    'pl',
    [
      'UMOWA ZLECENIA nr 12/2026',
      'zawarta w dniu 15 marca 2026 r. w Warszawie pomiędzy:',
      'Larkspur sp. z o.o. z siedzibą w Warszawie, ul. Prosta 5, 00-001 Warszawa, NIP 5250000000,',
      'reprezentowaną przez Jana Nowaka – prezesa zarządu, zwaną dalej „Zleceniodawcą”,',
      'a',
      'Anną Kowalską, zamieszkałą w Krakowie, PESEL 80010100000, zwaną dalej „Zleceniobiorcą”.',
      '§ 1. Zleceniobiorca zobowiązuje się zachować poufność przez 5 lat od rozwiązania umowy.',
      '§ 2. Umowa zostaje zawarta na czas określony 24 miesięcy i wchodzi w życie z dniem 1 kwietnia 2026 r.',
      '§ 3. Każda ze stron może wypowiedzieć umowę z zachowaniem okresu wypowiedzenia 1 miesiąc.',
      '§ 4. W sprawach nieuregulowanych stosuje się prawo polskie.',
    ],
    {
      parties: ['Larkspur sp. z o.o.', 'Anną Kowalską'],
      effective_date: '2026-04-01',
      term: '24 miesięcy',
      governing_law: 'Polska',
    },
  ],
  [
    'cs',
    [
      'Smlouva o dílo',
      'uzavřená podle § 2586 občanského zákoníku',
      'Objednatel: Larkspur, s.r.o.',
      'se sídlem Mlýnská 5, 602 00 Brno, IČO: 12345678',
      'Zhotovitel: Jan Novák',
      'bytem Dlouhá 3, 110 00 Praha 1',
      '1. Zhotovitel poskytuje záruku v délce 60 měsíců.',
      '2. Tato smlouva se uzavírá na dobu určitou 2 roky a nabývá účinnosti dne 1. 5. 2026.',
      '3. Smlouva se řídí právním řádem České republiky.',
      'V Brně dne 20. 4. 2026',
    ],
    {
      parties: ['Larkspur, s.r.o.', 'Jan Novák'],
      effective_date: '2026-05-01',
      term: '2 roky',
      governing_law: 'Česká republika',
    },
  ],
  [
    'sk',
    [
      'NÁJOMNÁ ZMLUVA',
      'Prenajímateľ: Larkspur s.r.o., so sídlom Hlavná 1, 811 01 Bratislava, IČO: 12 345 678',
      'Nájomca: Mária Nováková, nar. 1.1.1980, trvale bytom Dlhá 5, Košice',
      '(ďalej spolu len „zmluvné strany“)',
      'uzatvárajú túto zmluvu o nájme bytu.',
      'Nájom sa uzatvára na dobu určitú od 1. júna 2026 do 31. mája 2027.',
      'Výpovedná lehota je 3 mesiace.',
      'Táto zmluva sa riadi právnym poriadkom Slovenskej republiky.',
    ],
    {
      parties: ['Larkspur s.r.o.', 'Mária Nováková'],
      effective_date: '2026-06-01',
      expiration_date: '2027-05-31',
      governing_law: 'Slovenská republika',
    },
  ],
  [
    'sv',
    [
      'HYRESAVTAL',
      'Mellan Larkspur Fastigheter AB, org.nr 556000-0000, Storgatan 1, 111 22 Stockholm, nedan kallad',
      '”Hyresvärden”, och Anna Svensson, personnummer 800101-0000, nedan kallad ”Hyresgästen”, har denna dag',
      'träffats följande avtal.',
      '1. Avtalet gäller från och med den 1 juni 2026 och löper på 3 år.',
      '2. Uppsägningstiden är 9 månader.',
      '3. Svensk rätt ska tillämpas på detta avtal.',
      'Stockholm den 12 maj 2026',
    ],
    {
      parties: ['Larkspur Fastigheter AB', 'Anna Svensson'],
      effective_date: '2026-06-01',
      term: '3 år',
      governing_law: 'Sverige',
    },
  ],
  [
    'da',
    [
      'SAMARBEJDSAFTALE',
      'mellem',
      'Larkspur ApS, CVR-nr. 12345678, Møllevej 4, 8000 Aarhus C',
      '(herefter "Leverandøren")',
      'og',
      'Havblik A/S, CVR-nr. 87654321, Strandvejen 9, 2100 København Ø',
      '(herefter "Kunden")',
      '1. Aftalen træder i kraft den 1. maj 2026 og løber i 2 år.',
      '2. Opsigelsesvarslet er 6 måneder.',
      '3. Denne aftale er undergivet dansk ret.',
    ],
    {
      parties: ['Larkspur ApS', 'Havblik A/S'],
      effective_date: '2026-05-01',
      term: '2 år',
      governing_law: 'Danmark',
    },
  ],
  [
    'no',
    [
      'KONSULENTAVTALE',
      'Denne avtalen er inngått den 3. mars 2026 mellom Larkspur AS (org.nr. 912 345 678), heretter kalt «Kunden», og',
      'Kari Nordmann, heretter kalt «Konsulenten».',
      '1. Avtalen gjelder i 12 måneder fra undertegning.',
      '2. Partene har taushetsplikt i 5 år etter avtalens opphør.',
      '3. Avtalen reguleres av norsk rett.',
    ],
    {
      parties: ['Larkspur AS', 'Kari Nordmann'],
      effective_date: '2026-03-03',
      term: '12 måneder',
      governing_law: 'Norge',
    },
  ],
  [
    'fi',
    [
      'VUOKRASOPIMUS',
      'Vuokranantaja: Kiinteistö Oy Larkspur, Y-tunnus 1234567-8',
      'Vuokralainen: Matti Meikäläinen',
      'Vuokra-aika alkaa 1.6.2026 ja sopimus on voimassa määräajan 2 vuotta.',
      'Irtisanomisaika on 1 kuukausi.',
      'Tähän sopimukseen sovelletaan Suomen lakia.',
      'Helsingissä 15.5.2026',
    ],
    {
      parties: ['Kiinteistö Oy Larkspur', 'Matti Meikäläinen'],
      effective_date: '2026-06-01',
      term: '2 vuotta',
      governing_law: 'Suomi',
    },
  ],
  [
    'hu',
    [
      'MEGBÍZÁSI SZERZŐDÉS',
      'amely létrejött egyrészről a Larkspur Kft. (székhely: 1051 Budapest, Fő utca 1., adószám: 12345678-2-41),',
      'mint megbízó (a továbbiakban: Megbízó),',
      'másrészről Kovács Anna (lakcím: 6720 Szeged, Tisza u. 2.), mint megbízott (a továbbiakban: Megbízott) között',
      'az alábbi feltételekkel.',
      '1. Jelen szerződés 2026. május 1. napján lép hatályba, határozott időre, 12 hónapra jön létre.',
      '2. A titoktartási kötelezettség a szerződés megszűnését követő 5 évig áll fenn.',
      '3. A jelen szerződésre a magyar jog az irányadó.',
      'Kelt: Budapest, 2026. április 20.',
    ],
    {
      parties: ['Larkspur Kft.', 'Kovács Anna'],
      effective_date: '2026-05-01',
      term: '12 hónapra',
      governing_law: 'Magyarország',
    },
  ],
  [
    'ro',
    [
      'CONTRACT DE PRESTĂRI SERVICII',
      'nr. 15 din 10.03.2026',
      'Încheiat între:',
      'SC Larkspur SRL, cu sediul în București, str. Morii nr. 4, CUI RO12345678, reprezentată prin Ion Popescu,',
      'în calitate de beneficiar,',
      'și',
      'Maria Ionescu, domiciliată în Cluj-Napoca, CNP 2800101000000, în calitate de prestator.',
      'Durata contractului este de 12 luni, începând cu data de 01.04.2026.',
      'Termenul de preaviz este de 30 de zile.',
      'Prezentul contract este guvernat de legea română.',
    ],
    {
      parties: ['SC Larkspur SRL', 'Maria Ionescu'],
      effective_date: '2026-04-01',
      term: '12 luni',
      governing_law: 'România',
    },
  ],
  [
    'hr',
    [
      'UGOVOR O NAJMU STANA',
      'zaključen između:',
      '1. Ana Horvat, Ilica 10, Zagreb, OIB: 12345678901 (u daljnjem tekstu: Najmodavac)',
      'i',
      '2. Larkspur d.o.o., Mlinska 4, Split, OIB: 10987654321 (u daljnjem tekstu: Najmoprimac)',
      'Ugovor se sklapa na određeno vrijeme u trajanju od 1 godine, počevši od 1. svibnja 2026.',
      'Otkazni rok iznosi 30 dana.',
      'Na ovaj ugovor primjenjuje se hrvatsko pravo.',
    ],
    { parties: ['Ana Horvat', 'Larkspur d.o.o.'], term: '1 godine', governing_law: 'Hrvatska' },
  ],
  [
    'sl',
    [
      'POGODBA O OPRAVLJANJU STORITEV',
      'ki jo skleneta',
      'Larkspur d.o.o., Mlinska 4, 1000 Ljubljana, ki jo zastopa direktor Janez Novak (v nadaljevanju: naročnik)',
      'in',
      'Ana Kovač s.p., Glavna 1, 2000 Maribor (v nadaljevanju: izvajalec)',
      '1. člen: Pogodba se sklene za določen čas 6 mesecev in začne veljati dne 1. 4. 2026.',
      '2. člen: Odpovedni rok je 30 dni.',
      '3. člen: Za to pogodbo velja slovensko pravo.',
    ],
    {
      parties: ['Larkspur d.o.o.', 'Ana Kovač s.p.'],
      effective_date: '2026-04-01',
      term: '6 mesecev',
      governing_law: 'Slovenija',
    },
  ],
  [
    'tr',
    [
      'HİZMET SÖZLEŞMESİ',
      'İşbu sözleşme bir tarafta Değirmen Sok. No: 4 Kadıköy/İstanbul adresinde mukim Larkspur Ticaret Ltd. Şti.',
      '(bundan böyle "Müşteri" olarak anılacaktır) ile diğer tarafta Ayşe Yılmaz (bundan böyle "Danışman" olarak',
      'anılacaktır) arasında akdedilmiştir.',
      '1. Sözleşmenin süresi 12 aydır ve sözleşme 01.05.2026 tarihinde yürürlüğe girer.',
      '2. Gizlilik yükümlülüğü 3 yıl devam eder.',
      '3. İşbu sözleşme Türk hukukuna tabidir.',
    ],
    {
      parties: ['Larkspur Ticaret Ltd. Şti.', 'Ayşe Yılmaz'],
      effective_date: '2026-05-01',
      governing_law: 'Türkiye',
    },
  ],
  [
    'el',
    [
      'ΣΥΜΒΑΣΗ ΠΑΡΟΧΗΣ ΥΠΗΡΕΣΙΩΝ',
      'Στην Αθήνα σήμερα 10 Μαρτίου 2026 μεταξύ των συμβαλλομένων:',
      '1. Της ανώνυμης εταιρείας με την επωνυμία «ΑΛΦΑ ΥΠΗΡΕΣΙΕΣ Α.Ε.», που εδρεύει στην Αθήνα, ΑΦΜ 099999999,',
      'εφεξής «Πελάτης», και',
      '2. Του Γεωργίου Παπαδόπουλου, κατοίκου Πειραιά, εφεξής «Σύμβουλος»,',
      'συμφωνήθηκαν τα ακόλουθα:',
      'Η διάρκεια της παρούσας σύμβασης ορίζεται σε 12 μήνες και αρχίζει την 1 Απριλίου 2026.',
      'Η παρούσα διέπεται από το ελληνικό δίκαιο.',
    ],
    {
      parties: ['ΑΛΦΑ ΥΠΗΡΕΣΙΕΣ Α.Ε.', 'Γεωργίου Παπαδόπουλου'],
      effective_date: '2026-04-01',
      term: '12 μήνες',
      governing_law: 'Ελλάδα',
    },
  ],
  [
    'ru',
    [
      'ДОГОВОР ОКАЗАНИЯ УСЛУГ № 7',
      'г. Москва                                        «10» марта 2026 г.',
      'Общество с ограниченной ответственностью «Ромашка», именуемое в дальнейшем «Заказчик», в лице генерального',
      'директора Иванова И.И., действующего на основании Устава, с одной стороны, и Петрова Анна Сергеевна,',
      'именуемая в дальнейшем «Исполнитель», с другой стороны, заключили настоящий договор о нижеследующем:',
      '1. Договор вступает в силу с 1 апреля 2026 г. и действует в течение 12 месяцев.',
      '2. Обязательства о конфиденциальности действуют 3 года после прекращения договора.',
      '3. Договор регулируется законодательством Российской Федерации.',
    ],
    {
      parties: ['Общество с ограниченной ответственностью «Ромашка»', 'Петрова Анна Сергеевна'],
      effective_date: '2026-04-01',
      term: '12 месяцев',
      governing_law: 'Россия',
    },
  ],
  [
    'uk',
    [
      'ДОГОВІР ОРЕНДИ № 3',
      'м. Київ, 10 березня 2026 року',
      'Товариство з обмеженою відповідальністю «Ромашка», надалі – «Орендодавець», в особі директора Іваненка І.І.,',
      'який діє на підставі Статуту, з однієї сторони, та Коваленко Ганна Петрівна, надалі – «Орендар», з іншої сторони,',
      'уклали цей договір про наступне:',
      '1. Строк оренди становить 2 роки з 1 квітня 2026 року.',
      '2. Цей договір регулюється законодавством України.',
    ],
    {
      parties: ['Товариство з обмеженою відповідальністю «Ромашка»', 'Коваленко Ганна Петрівна'],
      term: '2 роки',
      governing_law: 'Україна',
    },
  ],
  [
    'bg',
    [
      'ДОГОВОР ЗА НАЕМ',
      'Днес, 10.03.2026 г., в гр. София, между:',
      '1. „Ромашка“ ЕООД, ЕИК 123456789, със седалище гр. София, представлявано от Иван Иванов, наричано по-долу',
      'НАЕМОДАТЕЛ, и',
      '2. Мария Петрова, ЕГН 8001010000, наричана по-долу НАЕМАТЕЛ,',
      'се сключи настоящият договор за следното:',
      '1. Договорът се сключва за срок от 3 години, считано от 01.04.2026 г.',
      '2. Предизвестието е 1 месец.',
      '3. За този договор се прилага българското право.',
    ],
    {
      parties: ['„Ромашка“ ЕООД', 'Мария Петрова'],
      term: '3 години',
      governing_law: 'България',
    },
  ],
  [
    'vi',
    [
      'HỢP ĐỒNG DỊCH VỤ',
      'Hôm nay, ngày 10 tháng 3 năm 2026, chúng tôi gồm:',
      'BÊN A: CÔNG TY TNHH HOA SEN',
      'Địa chỉ: 12 Lê Lợi, Quận 1, TP. Hồ Chí Minh. Mã số thuế: 0301234567',
      'BÊN B: Nguyễn Thị Lan',
      'Điều 1. Bên B giữ bí mật trong 5 năm sau khi chấm dứt hợp đồng.',
      'Điều 2. Hợp đồng này có thời hạn 12 tháng và có hiệu lực từ ngày 01/04/2026.',
      'Điều 3. Hợp đồng này được điều chỉnh bởi pháp luật Việt Nam.',
    ],
    {
      parties: ['CÔNG TY TNHH HOA SEN', 'Nguyễn Thị Lan'],
      effective_date: '2026-04-01',
      term: '12 tháng',
      governing_law: 'Việt Nam',
    },
  ],
  [
    'und',
    [
      'PERJANJIAN SEWA MENYEWA',
      'Pada hari ini, tanggal 10 Maret 2026, kami yang bertanda tangan di bawah ini:',
      'PT Melati Jaya, berkedudukan di Jakarta, selanjutnya disebut "Pihak Pertama";',
      'Budi Santoso, bertempat tinggal di Bandung, selanjutnya disebut "Pihak Kedua".',
      'Pasal 1. Jangka waktu sewa adalah 2 tahun, mulai berlaku sejak tanggal 1 April 2026.',
      'Pasal 2. Perjanjian ini tunduk pada hukum Republik Indonesia.',
      'Para Pihak yang menandatangani perjanjian ini menyetujui isi dengan sadar.',
    ],
    {
      parties: ['PT Melati Jaya', 'Budi Santoso'],
      effective_date: '2026-04-01',
      term: '2 tahun',
      governing_law: 'Indonesia',
    },
  ],
  [
    'pt',
    [
      'CONTRATO DE PRESTAÇÃO DE SERVIÇOS',
      'Entre:',
      'Larkspur, Lda., com sede na Rua do Moinho, 4, 1000-001 Lisboa, NIPC 500000000, doravante designada por “Cliente”;',
      'e',
      'Ana Silva, residente em Coimbra, NIF 200000000, doravante designada por “Prestadora”.',
      '1. O presente contrato entra em vigor em 1 de abril de 2026 e vigora pelo prazo de 12 meses.',
      '2. O dever de sigilo mantém-se por 5 anos após a cessação do contrato.',
      '3. O presente contrato rege-se pela lei portuguesa.',
    ],
    {
      parties: ['Larkspur, Lda.', 'Ana Silva'],
      effective_date: '2026-04-01',
      term: '12 meses',
      governing_law: 'Portugal',
    },
  ],
  [
    'ar',
    [
      'عقد تقديم خدمات',
      'إنه في يوم الأحد الموافق 01/03/2026 تم الاتفاق بين كل من:',
      'أولاً: شركة النخيل للتجارة، سجل تجاري رقم 1010000000، ويشار إليها فيما بعد بـ "الطرف الأول"',
      'ثانياً: أحمد محمد السالم، هوية رقم 1000000000، ويشار إليه فيما بعد بـ "الطرف الثاني"',
      'مدة العقد: 12 شهراً تبدأ من 01/04/2026',
      'يخضع هذا العقد لأنظمة المملكة العربية السعودية',
    ],
    {
      parties: ['شركة النخيل للتجارة', 'أحمد محمد السالم'],
      effective_date: '2026-04-01',
      governing_law: 'المملكة العربية السعودية',
    },
  ],
  [
    'he',
    [
      'הסכם שכירות',
      'שנערך ונחתם בתל אביב ביום 10 במרץ 2026',
      'בין: אלון נכסים בע"מ, ח.פ. 510000000, מרחוב הרצל 5, תל אביב (להלן: "המשכיר")',
      'לבין: דנה כהן, ת.ז. 012345678 (להלן: "השוכרת")',
      'תקופת השכירות: 12 חודשים החל מיום 01.04.2026',
      'על הסכם זה יחולו דיני מדינת ישראל.',
    ],
    {
      parties: ['אלון נכסים בע"מ', 'דנה כהן'],
      effective_date: '2026-04-01',
      term: '12 חודשים',
      governing_law: 'ישראל',
    },
  ],
  [
    'th',
    [
      'สัญญาเช่าอาคาร',
      'สัญญาฉบับนี้ทำขึ้นเมื่อวันที่ 10 มีนาคม 2569 ระหว่าง',
      'บริษัท ดอกบัว จำกัด สำนักงานตั้งอยู่เลขที่ 5 ซึ่งต่อไปในสัญญานี้เรียกว่า "ผู้ให้เช่า" ฝ่ายหนึ่ง กับ',
      'นายสมชาย ใจดี อยู่บ้านเลขที่ 9 ซึ่งต่อไปในสัญญานี้เรียกว่า "ผู้เช่า" อีกฝ่ายหนึ่ง',
      'ข้อ 1 สัญญานี้มีกำหนดเวลา 3 ปี นับตั้งแต่วันที่ 1 เมษายน 2569 ถึงวันที่ 31 มีนาคม 2572',
      'ข้อ 2 สัญญานี้อยู่ภายใต้บังคับของกฎหมายไทย',
    ],
    {
      parties: ['บริษัท ดอกบัว จำกัด', 'นายสมชาย ใจดี'],
      effective_date: '2026-04-01',
      expiration_date: '2029-03-31',
      term: '3 ปี',
      governing_law: 'ประเทศไทย',
    },
  ],
];

describe('contracts by how their language words them', () => {
  it.each(CONTRACTS)('in %s', (language, lines, told) => {
    expect(read(language, lines)).toMatchObject({ docType: 'contract', ...told });
  });

  it('have parties behind labels of names, whatever they are called', () => {
    const told = read('sv', [
      'SAMARBETSAVTAL',
      'Part i detta avtal är följande:',
      'Namn: Larkspur Bygg AB',
      'Adress: Storgatan 1, 111 22 Stockholm',
      'Namn: Havsbris Konsult AB',
      'Adress: Hamngatan 2, 411 14 Göteborg',
      'Detta avtal gäller från den 1 juni 2026 och regleras av svensk rätt.',
    ]);
    expect(told).toMatchObject({ docType: 'contract', parties: ['Larkspur Bygg AB', 'Havsbris Konsult AB'] });
  });

  it('have parties that they name again beneath, rather than others', () => {
    const told = read('cs', [
      'SMLOUVA O DÍLO',
      'Tato smlouva se řídí právním řádem České republiky. Smluvní strany: Larkspur, s.r.o. a Jan Novák.',
      'Objednatel: Eva Malá',
      'Zhotovitel: Petr Velký',
      'V Brně dne 12. 5. 2026',
      'Larkspur, s.r.o.|Jan Novák',
    ]);
    expect(told).toMatchObject({ parties: ['Larkspur, s.r.o.', 'Jan Novák'] });
  });

  it('do not end on the day of a second signature', () => {
    const told = read('cs', [
      'SMLOUVA O DÍLO',
      'Objednatel: Larkspur, s.r.o.',
      'Zhotovitel: Jan Novák',
      'Tato smlouva se řídí právním řádem České republiky.',
      'Smluvní strany prohlašují, že smlouvu přečetly.',
      'V Brně dne 12. 5. 2026|V Praze dne 14. 5. 2026',
      '12. 5. 2026|14. 5. 2026',
    ]);
    expect(told).toMatchObject({ docType: 'contract', effective_date: '2026-05-12' });
    expect(told).not.toHaveProperty('expiration_date');
  });
});
