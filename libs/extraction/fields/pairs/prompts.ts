/** What forms everywhere ask for. Such a text is a label with or without a colon, and never the value of another. */
import { fold } from '../../layout/fold.js';

const PROMPT =
  /^(?:(?:first|middle|last|full|company|your|contact|project|brand|product)? ?name|address|street|city|state|zip(?: code)?|postcode|country|telephone|tel|phone|fax|e-?mail|date(?: of \w+)?|title|subject|signature|signed|to|from|cc|department|dept|company|client|number|amount|quantity|qty|total|position|location|type|status|reference|account|area code|plaintiff|defendant|first|middle|last|brand|product|project|program|purpose|description|comments|remarks|supplier|vendor|market|region|division|district|(?:approved|prepared|requested|reported|submitted) by|nom|adresse|ville|name|anschrift|ort|datum|telefon)\.?$/;
const BEGINS_PROMPT = /^(?:names?|dates?|signatures?|titles?|numbers?|types?|address(?:es)?) (?:of|and|for|or) /;

/**
 * The nouns that forms ask with, in the singular: what a label ends with, or what stands before its "of". Without those
 * that names end with, too ("Company", "Street"): `PROMPT` has them where they stand alone.
 */
const NOUNS = new Set(
  `account acct address age agent agreement amount applicant area arrival attention attorney author authority balance
  batch benefit birth branch brand budget buyer carrier case category charge check claim claimant client code
  color colour comment compound conclusion condition contact content contract cost counsel country coverage credit
  currency customer date day debit defendant degree deadline delivery department departure dept depth description
  destination diagnosis diameter dimension director discount distance district division doctor dosage dose
  duration duty edition education email employee employer employment end engineer equipment event examiner expense
  experience expiration expiry ext extension facsimile fax fee fees file fine flight formula format frequency fund
  gender goal grade grant group guardian heading height holder hour id identification income industry initial
  initials inspector instruction insurance insurer interest invention inventor investigator invoice issue issuer
  item judge jurisdiction keyword kind language leave length level licence license limit line list location lot
  maker manager mgr manufacturer market material maturity measure media medium method mileage minister model month
  mother father name nationality nature net no number nr objective observation occupation office operator order
  origin owner package participant party passport patient pay payee payment percent percentage performance period
  permit person phone physician place plaintiff plan plant policy port position postcode premium presenter price
  principal priority procedure process product profession program programme project property proposal protocol
  province publication purchaser purpose qty quantity quarter race rank rate reason receipt recipient
  recommendation ref reference region registration relation relationship religion remark rent representative request
  requester requestor requirement residence resident result return reviewer role room route salary sale sample
  schedule score sector seller sender serial series service session sex shift shipment shipper signature site size
  source spec specification species speaker spouse start status step store strain strength student study style
  subject sum supervisor supplier surface surname symbol tax telephone telex temperature term test theme time
  title topic total town trade treatment type user value variety vehicle vendor venue version village visit volume
  wage warranty website week weight width witness work year yield zip vorname nachname familienname geburtsdatum
  geburtsort anschrift strasse ort wohnort postleitzahl plz land telefon telefonnummer datum unterschrift beruf
  betrag anzahl menge nummer kontonummer kundennummer staatsangehorigkeit familienstand geschlecht arbeitgeber
  grund bemerkung bemerkungen zeitraum beginn ende zweck abteilung ansprechpartner bezeichnung nom prenom adresse
  ville pays naissance montant quantite numero lieu motif objet employeur duree nationalite sexe societe courriel
  nombre prix apellido apellidos direccion domicilio ciudad pais fecha importe cantidad motivo ocupacion telefono
  nacionalidad sexo lugar profesion cognome indirizzo citta paese data nascita luogo importo quantita azienda
  cittadinanza sesso naam voornaam achternaam adres woonplaats geboortedatum handtekening bedrag aantal
  telefoonnummer beroep morada cidade assinatura profissao telefone imie nazwisko miejscowosc kraj podpis kwota
  ilosc zawod`.split(/\s+/),
);
const MOST_WORDS = 6;

export const isPrompt = (text: string): boolean => PROMPT.test(fold(text.trim()));

/** "P.O. Box #", "Name of spouse", "Zip.": it asks for something, so it answers nothing. */
export function asks(text: string): boolean {
  const folded = fold(text.replace(/[()[\]]/g, '').trim());
  return PROMPT.test(folded) || BEGINS_PROMPT.test(folded) || /\p{L}\s?(?:#|no\.)$/u.test(folded) || /\?$/.test(folded);
}

/**
 * A short heading made of what forms ask for: "Batch Size", "PURPOSE OF SAMPLE", "Received by", "3. Dates of contact".
 * Less certain than `asks`: "General Manager" is one, too.
 */
export function mayAsk(text: string): boolean {
  const bare = text
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/^\W*(?:\d{1,2}|[A-Za-z])[.)]\s*/, '')
    .trim();
  if (!/^\p{Lu}/u.test(bare) || /\d/.test(bare)) return false;
  const words =
    fold(bare)
      .replace(/['’]s\b/g, '')
      .match(/\p{L}+/gu) ?? [];
  if (words.length === 0 || words.length > MOST_WORDS || NAMES.test(words[0]!)) return false;
  const of = words.findIndex((word) => OF.has(word));
  const head = of > 0 ? words[of - 1]! : words.at(-1)!;
  return (
    isNoun(head) ||
    COMPOUND.test(head) ||
    FIRST.has(words[0]!) ||
    (words.length > 1 && /^(?:by|to|from|needed|required|requested)$/.test(words.at(-1)!))
  );
}

/** Languages that put words together end the word with what it asks for: "Versichertennummer", "Fødselsdato". */
const COMPOUND =
  /.{3}(?:nummer|datum|dato|name|namen|namn|navn|naam|adresse|adress|adres|anschrift|unterschrift|[dlnrs]ort|tag|zeit|zahl|betrag|strasse|grund|kode)$/;
/** Romance languages begin with it: "Apellido paterno", "Lieu et date", "Data di nascita". */
const FIRST: ReadonlySet<string> = new Set(
  `nom prenom adresse lieu montant numero objet motif nombre apellido apellidos direccion domicilio fecha importe
  cantidad motivo telefono lugar ocupacion puesto nivel cognome nome indirizzo data luogo importo codice morada
  assinatura firma profissao telefone endereco signature residence reference`.split(/\s+/),
);

/** So begins what is named or said, not what is asked for. */
const NAMES = /^(?:the|this|these|all|a|an|no|for|in|on|with|by|please|and|or|if)$/;
const OF: ReadonlySet<string> = new Set(['of', 'for', 'to', 'in', 'per', 'and', 'or', 'at', 'on', 'de', 'du', 'des']);
const isNoun = (word: string): boolean =>
  NOUNS.has(word) || NOUNS.has(word.replace(/s$/, '')) || NOUNS.has(word.replace(/ies$/, 'y'));
