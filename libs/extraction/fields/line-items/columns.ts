/**
 * The columns of a table of items, from its heading: a line, or up to three where headings are broken, that names an
 * amount and at least two of description, quantity, price and rate; description and amount will do when the line says
 * nothing else.
 */
import { type LabelHit, labelFinder, type Lexicon, phrases } from '../../layout/labels.js';
import { type Line, type Segment, segmentOf, type Span, spanOf } from '../../layout/lines.js';
import { around, heightOf } from '../../model/boxes.js';
import { type Box, type Word } from '../../model/page.js';

/** `kind` is the first of two columns that describe: of its lines the first alone is part of a description. */
export type ColumnName = 'kind' | 'description' | 'quantity' | 'unitPrice' | 'rate' | 'amount' | 'other';

export interface Column {
  readonly name: ColumnName;
  readonly box: Box;
}

const HEADINGS: Lexicon<Exclude<ColumnName, 'kind'>> = {
  description: phrases(`
    description | item | items | item description | product | title | service | details | article | goods | particulars
    beschreibung | bezeichnung | artikelbezeichnung | artikel | leistung | produkt
    designation | libelle | produit | prestation | omschrijving | product omschrijving
    descripcion | concepto | articulo | descrizione | prodotto | nazwa | opis | nazwa towaru | descricao | artigo | produto
    designação | benämning | beskrivning | beskrivelse | varenavn | varebeskrivelse | kuvaus | tuote | nimike | selite
    megnevezés | termék | leírás | popis | název | položka | označení dodávky | názov | denumire | descriere | produs
    denumirea produselor sau a serviciilor | açıklama | ürün | mal hizmet | hizmet | ürün adı | naziv | usluga
    naziv artikla | storitev | kirjeldus | toode | nimetus | teenus | nosaukums | apraksts | prece | pavadinimas | prekė
    aprašymas | paslauga | uraian | keterangan | deskripsi | nama barang | butiran | lýsing | vara | vöruheiti | heiti
    περιγραφή | περιγραφή είδους | είδος | περιγραφή υπηρεσίας | περιγραφή ειδών | наименование | описание | стока | артикул
    наименование на стоката | услуга | наименование на стоки и услуги | найменування | товар | товари | опис | назва
    品名 | 品目 | 品目・摘要 | 摘要 | 内容 | 商品名 | 項目 | 件名 | 项目名称 | 货物或应税劳务、服务名称 | 商品名称 | 名称 | 描述 | 項目名稱
    货物名称 | 服务内容 | 商品 | 貨品名稱 | товари (роботи, послуги) | найменування товару | послуга | роботи, послуги | найменування робіт, послуг
    товары (работы, услуги | товар | наименование товара | наименование товара, работ, услуг | услуга | назив | опис | назив добра
    ten hang hoa | ten hang hoa, dich vu | ten hang hoa dich vu | ten hang | dien giai | ten san pham | mat hang | ten mon
    품목 | 품명 | 내역 | 항목 | 상품명 | 상품 | 메뉴 | 적요 | 메뉴명 | pershkrimi | emertimi | mallrat | mehsul | adi | malin adi | tesvir
    concepte | descripcio | article | beskrywing | maelezo | bidhaa | deskripsyon | nama barang kena pajak
    الوصف | البيان | الصنف | اسم الصنف | المنتج | وصف السلعة أو الخدمة | تفاصيل السلع أو الخدمات | الخدمة | اسم المنتج | التفاصيل | وصف | الأصناف | التعيين
    תיאור | פריט | פירוט | שם פריט | תאור | שם המוצר | תיאור הפריט | מוצר | שירות | תיאור פריט | רשימת פריטים | פרטים
    รายการ | รายละเอียด | รายการสินค้า | สินค้า | ชื่อสินค้า | รายละเอียดสินค้า | รายการสินค้า/บริการ | รายละเอียดสินค้า/บริการ | รายการ/รายละเอียด
  `),
  quantity: phrases(`
    qty | quantity | units | hours | menge | anzahl | stuck | qte | quantite | aantal | hoeveelheid | cantidad | cant | quantita | ilosc
    quantidade | qtd | qty ordered | qty shipped | quantity ordered | einheiten | ore | godziny
    antal | antall | määrä | kpl | mennyiség | menny | množství | počet | množstvo | cantitate | miktar | adet | količina
    kogus | daudzums | skaits | kiekis | kuantitas | kuantiti | magn | fjöldi | ποσότητα | ποσ | τεμάχια | количество | к-во
    数量 | 數量 | 工数 | кол | кол-во | кількість | кіл-сть | к-сть | кіл | кіл-ть
    количина | so luong | sl | s.luong | 수량 | sasia | miqdar | quantitat | hoeveelheid | hoev | idadi | dami | jumlah barang | banyaknya
    الكمية | العدد | كمية | عدد | כמות | כמ' | כמ | จำนวน | ปริมาณ | จำนวนหน่วย
  `),
  unitPrice: phrases(`
    unit price | price | rate | u.price | unit cost | price each | einzelpreis | preis | nettopreis | e-preis | stuckpreis
    prix unitaire | p.u. | p.u. ht | pu ht | prix | prijs | stukprijs | prijs per stuk | precio | precio unitario | prezzo
    prezzo unitario | cena | cena jedn | cena netto | preco | preco unitario
    à-pris | pris | enhetspris | enhedspris | styckpris | stykpris | yksikköhinta | hinta | à-hinta | egységár
    nettó egységár | jednotková cena | cena za jednotku | cena za mj | cena/mj | preț unitar | preț | birim fiyat | fiyat
    cijena | jed. cijena | jedinična cijena | cena na enoto | hind | ühiku hind | vienības cena | kaina | vieneto kaina
    harga | harga satuan | einingaverð | einingarverð | ein.verð | verð | τιμή μονάδας | τιμή | τιμή μον | ед. цена
    単価 | 单价 | 單價 | единична цена | цена | ціна | ціна без пдв | ціна з пдв | ціна за од
    јед. цена | јединична цена | единечна цена | don gia | gia | d.gia | 단가 | 가격 | cmimi | cmimi per njesi | qiymet | vahidin qiymeti | preu | preu unitari
    prys | eenheidsprys | bei ya kila moja | presyo | سعر الوحدة | السعر | سعر | السعر الإفرادي | الثمن الفردي | ثمن الوحدة | السعر الفردي | سعر الوحدة قبل الضريبة
    מחיר | מחיר יחידה | מחיר ליחידה | מחיר ליח' | מחיר יח' | ราคาต่อหน่วย | ราคา/หน่วย | ราคา | หน่วยละ | ราคาหน่วย | ราคาต่อหน่วย (บาท
  `),
  rate: phrases(
    `tax % | tax(%) | vat % | vat | tax | taxes | mwst | mwst-% | ust | steuer | steuersatz | tva | btw | iva | stawka vat | taux
    moms | mva | alv | áfa | áfa kulcs | dph | sazba dph | kdv | pdv | ddv | pvn | pvm | ppn | vsk | 税率 | 税率/征收率 | 稅率 | φπα | ддс | пдв | ндс | ставка ндс | налоговая ставка | ддв | thue suat | thue suat gtgt | tvsh | edv
    نسبة الضريبة | الضريبة % | معدل الضريبة | מע"מ | מע"מ % | % מע"מ | ภาษี`,
  ),
  amount: phrases(`
    amount | total | line total | net amount | total price | betrag | gesamt | gesamtpreis | summe | nettowert | nettobetrag | entgelt
    netto | net | net price | line amount | extended price | price w/o tax | positionsbetrag | positionsbetrag ohne ust | gesamt netto
    montant | montant ht | total ht | prix ht | bedrag | totaal | importe | importo | wartosc | wartosc netto | valor | amt
    belopp | summa | beløb | beløp | sum | yhteensä | összeg | nettó | érték | nettó érték | bruttó | celkem | cena celkem
    celkem bez dph | spolu | valoare | tutar | toplam | iznos | ukupno | znesek | vrednost | skupaj | kokku | kopā | viso
    jumlah | upphæð | samtals | alls | αξία | σύνολο | καθαρή αξία | ποσό | συνολική αξία | стойност | сума | общо
    金額 | 金额 | 小計 | 小计 | стойност без ддс | сума без ддс | сума без пдв | сума з пдв | вартість | всього
    сумма | стоимость | износ | вредност | укупно | вкупно | thanh tien | t.tien | 금액 | 공급가액 | 합계 | vlera | shuma | mebleg | cemi | import
    bedrag | kiasi | jumla | halaga | harga jual | المبلغ | الإجمالي | المجموع | القيمة | المبلغ الإجمالي | الإجمالي شامل الضريبة | الثمن الإجمالي
    الإجمالي قبل الضريبة | المجموع شامل الضريبة | المجموع الفرعي | سعر الإجمالي | סה"כ | סכום | סה"כ שורה | סה"כ מחיר | סה"כ לשורה | סה"כ ללא מע"מ
    จำนวนเงิน | รวมเงิน | ราคารวม | รวม | จำนวนเงิน (บาท | มูลค่า | รวมเป็นเงิน | เป็นเงิน
  `),
  other: phrases(
    `disc | disc % | discount | discount % | zu abschlag | rabatt | remise | rem | korting | unit | einheit | unite | pos | no | #
    sku | code | ref | reference | gtin | ean | item no | item code | item number | product code | article no | article number | part no
    part number | art-nr | art-nr-kunde | art-nr-lief | artikel-nr | artikelnummer | bestell-nr | code article | artikelcode | artikelnr
    codigo | codice | kod | 単位 | 单位 | 單位 | 规格型号 | 规格 | 規格 | 税额 | 稅額
    مبلغ الضريبة | الضريبة | قيمة الضريبة | ضريبة القيمة المضافة | المبلغ الخاضع للضريبة | المبلغ قبل الضريبة
    الرقم | الخصم | الوحدة | رمز الصنف | كود | מס' | מק"ט | הנחה | יחידה | ลำดับ | ลำดับที่ | หน่วย | ส่วนลด | ที่ | รหัสสินค้า`,
  ),
};
export const findHeadings = labelFinder(HEADINGS);

/** Lines of a heading. */
export const DEEPEST = 3;

export interface Heading {
  readonly columns: readonly Column[];
  /** How many lines it takes up. */
  readonly depth: number;
}

/** The heading that begins with a line, or undefined when it is none of items. */
export function headingAt(lines: readonly Line[], index: number): Heading | undefined {
  const [line] = lines.slice(index, index + 1);
  if (!line || /\d{2}/.test(line.text)) return undefined;
  const own = ownColumns(line);
  const first = own && { columns: own, depth: 1 };
  if (own?.some(({ name }) => name === 'description')) return centred(lines, index, own) ?? first;
  let cells: readonly Segment[] = line.segments;
  for (let depth = 2; depth <= DEEPEST; depth++) {
    const next = lines[index + depth - 1];
    const last = lines[index + depth - 2]!;
    if (!next || next.page !== line.page || /\d/.test(next.text)) return first;
    if (next.box[1] - last.box[3] > heightOf(last.box)) return first;
    // A word or two above a whole heading are not part of it.
    if (!first && cells.length * 2 < next.segments.length && ownColumns(next)) return undefined;
    cells = stacked(cells, next.segments);
    const columns = columnsFrom(cells.flatMap(hitsIn), cells);
    if (columns?.some(({ name }) => name === 'description') || (columns && !first)) return { columns, depth };
  }
  return first;
}

/** Headings set in the middle beside others of two lines: these begin above the line and end below it. */
function centred(lines: readonly Line[], index: number, own: readonly Column[]): Heading | undefined {
  const line = lines[index]!;
  const beside = (other: Line | undefined): other is Line =>
    other?.page === line.page && other.box[3] > line.box[1] && other.box[1] < line.box[3] && !/\d/.test(other.text);
  const [above, below] = [lines[index - 1], lines[index + 1]];
  if (!beside(above) || !beside(below)) return undefined;
  const cells = stacked(stacked(above.segments, line.segments), below.segments);
  const columns = columnsFrom(cells.flatMap(hitsIn), cells);
  return columns && columns.length > own.length ? { columns, depth: 2 } : undefined;
}

const ownColumns = (line: Line): Column[] | undefined =>
  columnsFrom(
    findHeadings(line).filter((hit) => alone(hit, line)),
    line.segments,
  );

type Hit = Pick<LabelHit<ColumnName>, 'name'> & Pick<Segment, 'words'>;

/** Of headings over several lines those side by side, the longest known first; one alone heads its whole cell. */
export function hitsIn(cell: Segment): Hit[] {
  const hits = findHeadings(cell);
  const [first] = cell.words;
  if (!first || heightOf(cell.box) < heightOf(first.box) * 1.6) return hits;
  const chosen: LabelHit<ColumnName>[] = [];
  for (const hit of [...hits].sort((a, b) => b.end - b.start - (a.end - a.start))) {
    const [left, , right] = around(hit.words);
    const beside = chosen.every(({ words }) => around(words)[0] >= right || around(words)[2] <= left);
    if (beside) chosen.push(hit);
  }
  const [only] = chosen;
  return only && chosen.length === 1 ? [{ ...only, words: cell.words }] : chosen;
}

/** Cells of two lines, those above each other as one. */
export function stacked(upper: readonly Segment[], lower: readonly Segment[]): Segment[] {
  const free = new Set(lower);
  const both = upper.map((cell) => {
    const under = lower.filter((other) => free.has(other) && near(cell, other));
    under.forEach((other) => free.delete(other));
    return under.length === 0 ? cell : spanOf([...cell.words, ...under.flatMap(({ words }) => words)], cell.page);
  });
  return [...both, ...free].sort((a, b) => a.box[0] - b.box[0]);
}

const near = (a: Segment, b: Segment): boolean =>
  Math.min(a.box[2], b.box[2]) - Math.max(a.box[0], b.box[0]) > -heightOf(a.box) * 0.3;

function columnsFrom(hits: readonly Hit[], cells: readonly Segment[]): Column[] | undefined {
  const names = new Set(hits.map(({ name }) => name));
  const known = (['description', 'quantity', 'unitPrice', 'rate'] as const).filter((name) => names.has(name)).length;
  const nothingElse = names.has('description') && cells.length === hits.length;
  if (!names.has('amount') || known < (nothingElse ? 1 : 2)) return undefined;
  const amount = hits.filter(({ name }) => name === 'amount').at(-1);
  const described = hits.filter(({ name }) => name === 'description').at(-1);
  const nameOf = (hit: Hit): ColumnName => {
    if (hit.name === 'amount' && hit !== amount) return 'other';
    return hit.name === 'description' && hit !== described ? 'kind' : hit.name;
  };
  const columns = hits.map((hit): Column => ({ name: nameOf(hit), box: around(hit.words) }));
  const told = new Set(hits.flatMap((hit) => hit.words));
  // A heading that is not known heads a column all the same.
  const unknown = cells.flatMap((cell) => unknownIn(cell, told));
  return [...columns, ...unknown.map(({ box }): Column => ({ name: 'other', box }))];
}

/** In heights of a word: a space between two headings, beside one between the words of one. */
const BETWEEN = 0.5;

/** Words of a cell that are no part of a known heading: all of it, or what stands well apart from one. */
function unknownIn(cell: Segment, known: ReadonlySet<Word>): Span[] {
  const runs: Word[][] = [[]];
  for (const word of cell.words) {
    if (known.has(word)) runs.push([]);
    else runs.at(-1)!.push(word);
  }
  const isApart = (run: readonly Word[]): boolean => {
    const [from, to] = [cell.words.indexOf(run[0]!), cell.words.indexOf(run.at(-1)!)];
    const gaps = [
      [from - 1, from],
      [to, to + 1],
    ].map(([left, right]) => gapBetween(cell.words[left!], cell.words[right!]));
    return gaps.every((gap) => gap > heightOf(run[0]!.box) * BETWEEN);
  };
  return runs.flatMap((run) => {
    const span = run.length > 0 ? spanOf(run, cell.page) : undefined;
    return span && /\p{L}{2}/u.test(span.text) && isApart(run) ? [span] : [];
  });
}

const gapBetween = (left: Word | undefined, right: Word | undefined): number =>
  left && right ? right.box[0] - left.box[2] : Infinity;

/** A heading is most of its segment, not a word of a sentence. */
function alone({ words }: LabelHit<ColumnName>, line: Line): boolean {
  const segment = segmentOf(line, words[0]);
  return segment !== undefined && segment.words.length <= 6;
}
