/**
 * The columns of a table of items, from its heading: a line that names an amount and at least two of description, quantity, price
 * and rate. A word of the table belongs to the column whose heading it overlaps or stands nearest to.
 */
import { type LabelHit, labelFinder, type Lexicon, phrases } from '../../layout/labels.js';
import { around, type Line } from '../../layout/lines.js';
import { type Box, type Word } from '../../page.js';

export type ColumnName = 'description' | 'quantity' | 'unitPrice' | 'rate' | 'amount' | 'other';

export interface Column {
  readonly name: ColumnName;
  readonly box: Box;
}

const HEADINGS: Lexicon<ColumnName> = {
  description: phrases(`
    description | item | items | item description | product | title | service | details | article | goods | particulars
    beschreibung | bezeichnung | artikelbezeichnung | artikel | leistung | produkt
    designation | libelle | produit | prestation | omschrijving | product omschrijving
    descripcion | concepto | articulo | descrizione | prodotto | nazwa | opis | nazwa towaru | descricao | artigo | produto
  `),
  quantity: phrases(`
    qty | quantity | units | hours | menge | anzahl | stuck | qte | quantite | aantal | cantidad | cant | quantita | ilosc
    quantidade | qtd
  `),
  unitPrice: phrases(`
    unit price | price | rate | u.price | unit cost | price each | einzelpreis | preis | nettopreis | e-preis | stuckpreis
    prix unitaire | p.u. | p.u. ht | pu ht | prix | prijs | stukprijs | prijs per stuk | precio | precio unitario | prezzo
    prezzo unitario | cena | cena jedn | cena netto | preco | preco unitario
  `),
  rate: phrases(
    'tax % | tax(%) | vat % | vat | tax | taxes | mwst | mwst-% | ust | steuer | steuersatz | tva | btw | iva | stawka vat | taux',
  ),
  amount: phrases(`
    amount | total | line total | net amount | total price | betrag | gesamt | gesamtpreis | summe | nettowert | nettobetrag | entgelt
    montant | montant ht | total ht | prix ht | bedrag | totaal | importe | importo | wartosc | wartosc netto | valor | amt
  `),
  other: phrases(
    'disc | disc % | discount | rabatt | remise | rem | korting | unit | einheit | unite | sku | code | ref | pos | no | # | code article',
  ),
};
const findHeadings = labelFinder(HEADINGS);

/** The columns a line heads, or undefined when it is no heading of items. */
export function columnsOf(line: Line): Column[] | undefined {
  const hits = findHeadings(line).filter((hit) => alone(hit, line));
  const names = new Set(hits.map(({ name }) => name));
  const known = (['description', 'quantity', 'unitPrice', 'rate'] as const).filter((name) => names.has(name)).length;
  if (!names.has('amount') || known < 2 || /\d{2}/.test(line.text)) return undefined;
  const amount = hits.filter(({ name }) => name === 'amount').at(-1);
  return hits.map((hit) => ({
    name: hit.name === 'amount' && hit !== amount ? 'other' : hit.name,
    box: around(hit.words),
  }));
}

/** A heading is most of its segment, not a word of a sentence. */
function alone({ words }: LabelHit<ColumnName>, line: Line): boolean {
  const segment = line.segments.find((part) => part.words.includes(words[0]!));
  return segment !== undefined && segment.words.length <= 6;
}

export function columnAt(columns: readonly Column[], word: Word): Column | undefined {
  const gap = ({ box }: Column) => Math.max(0, box[0] - word.box[2], word.box[0] - box[2]);
  return [...columns].sort((a, b) => gap(a) - gap(b))[0];
}
