/**
 * What a contract calls its parties: words that commonly do ("Tenant"), and those that act in its text as only a party
 * does ("the Processor shall …").
 */
import { fold } from '../../../layout/fold.js';

/** Folded. */
const WORDS = [
  String.raw`(?:first|second|third|disclosing|receiving)? ?party(?: (?:[a-f]|[1-6]|one|two|three))?|disclos[eo]r|recipient`,
  'company|employer|employee|consultant|(?:sub)?contractor|client|customer|supplier|vendor|seller|buyer|purchaser',
  '(?:sub)?landlord|(?:sub)?tenant|(?:sub)?lessor|(?:sub)?lessee|lender|borrower|licensor|licensee|franchisor|franchisee',
  'assignor|assignee|guarantor|owner|agent|principal|provider|visitor|investor|manufacturer|distributor',
  '(?:data )?(?:controller|processor|exporter|importer)|author|publisher|artist|performer|producer|photographer|designer',
  'consignor|consignee|donor|donee|grantor|grantee|transferor|transferee|mortgagor|mortgagee|pledgor|pledgee|surety|obligor',
  'creditor|debtor|issuer|subscriber|(?:service )?provider|reseller|carrier|shipper|hirer|insurer|insured|sponsor|operator',
  // "Auftraggeber", "Darlehensnehmerin": who gives and who takes.
  String.raw`(?:\p{L}{2,}(?:geber|nehmer)|(?:ver|unter)?mieter|(?:ver)?(?:pachter|kaufer)|(?:zedent|zessionar|burge|kunde|lieferant|besteller|hersteller|handler|autor|urheber|gesellschafter|glaubiger|schuldner|veranstalter|praktikant|betreiber|eigentumer|auftragsverarbeiter))(?:in)?(?:nen)?|verantwortliche[rn]?|auszubildende[rn]?`,
  'bailleur|bailleresse|locataire|preneu(?:r|se)|vende(?:ur|resse)|acheteu(?:r|se)|acquereur|prestataire|employeur|salariee?',
  'preteur|emprunteur|cedant|cessionnaire|mandant|mandataire|concedant|caution',
  'auteur|editeur|fournisseur|client|maitre d.ouvrage|entrepreneur|franchiseur|franchisee?|stagiaire|garant|debiteur|creancier',
  String.raw`arrendador[ae]?|arrendatari[oa]|vendedor[ae]?|comprador[ae]?|prestamista|prestatari[oa]|cedente|cesionari[oa]|avalista`,
  'cliente|proveedora?|contratista|contratante|prestadora?|trabajadora?|mandante|mandatari[oa]|comodante|comodatari[oa]|fiadora?|deudora?|acreedora?',
  String.raw`loca(?:tor|tric)[ei]|condut(?:tor|tric)[ei]|vendi(?:tor|tric)[ei]|acquirent[ei]|conceden?t[ei]|affittuari[aoe]`,
  'committente|appaltatore|appaltatrice|cessionari[oa]|mutuante|mutuatari[oa]',
  'fornit(?:ore|rice)|prestat(?:ore|rice)|lavorat(?:ore|rice)|datore di lavoro|autore|editore|garante|credit(?:ore|rice)|debit(?:ore|rice)',
  '(?:onder)?(?:ver)?huurder|opdrachtgever|opdrachtnemer|(?:ver)?koper|werkgever|werknemer|(?:uit)?lener|(?:ver)?pachter',
  'leverancier|afnemer|klant|licentie(?:gever|nemer)|aannemer|schuldeiser|schuldenaar|uitgever|stagiaire?',
  '(?:primeir|segund|terceir)[oa] (?:outorgante|contraente|contratante)|contrata(?:nte|d[oa])|senhori[oa]|inquilin[oa]|locatari[oa]',
  String.raw`zlecenio(?:dawca|biorca)|wynajmujac[ya]|najemca|sprzedajac[ya]|kupujac[ya]|zamawiajac[ya]|wykonawca|praco(?:dawca|wnik)`,
];
/** Before a role: "1.", "2" of a form's field, "The", "Como", "Name of the". */
const BEFORE = String.raw`(?:(?:\(?[\da-d][.)]|\d{1,2})\s+(?=[^:]{3,40}:|[\p{L}()]+$))?(?:(?:full |legal )*name of )?(?:(?:como|als|comme|as)\s+)?(?:(?:the|der|die|le|la|les|el|los|las|il|lo|de|het)\s+|l')?`;
/** After it: "(full legal name)", "'s name". */
const AFTER = String.raw`(?:\([a-z]{1,3}\))?(?: \([^()]{2,25}\)(?=\s?:))?(?:'s?(?= (?:full |legal )*name\b))?(?: \((?:[^()]{0,20}name|print(?:ed)?)\)| (?:full |legal )*names?(?:\(s\))?)?`;
const COMMON = new RegExp(String.raw`^${BEFORE}(?:${WORDS.join('|')})s?${AFTER}(?!\p{L})\s*(?<colon>[:–-])?\s*`, 'u');
/** Before a colon or alone in a cell: "Franchisor:", "Prospect(s):", "Processor". */
const WORD = /^(?<role>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?:\(s\))?\s*(?:(?<colon>:)\s*|$)/u;
/** Verbs that take a party for their subject: "shall", "verpflichtet"; "keeps", "assists". */
const ACTS =
  "shall|will|may|must|agrees?|has|undertakes?|acknowledges?|verpflichtet|wird|darf|hat|doit|peut|pourra|devra|deber[aá]|podr[aá]|deve|dovr[aà]|pu[oò]|zal|mag|dient|verbindt|se compromete|se obliga|si obbliga|si impegna|s[’']engage|\\p{Ll}{2,}[^s\\P{L}]s";
/** How often a word must stand in the text to be taken for a party's, if it acts there once. */
const OFTEN = 4;

export interface Role {
  /** Characters of the cell that name the role. */
  readonly length: number;
  /** A colon, or a letter of the party, parts it from what stands behind it in the same cell. */
  readonly parted: boolean;
  readonly acts: boolean;
}

export function roleIn(cell: string, text: string): Role | undefined {
  const word = WORD.exec(cell);
  const acts = word?.groups?.['role'] !== undefined && actsIn(word.groups['role'], text);
  // In one cell a label has a colon or a letter of its party: "Company Policy" is no company's.
  const common = COMMON.exec(fold(cell));
  if (common)
    return {
      length: common[0].length,
      parted: common.groups?.['colon'] !== undefined || /party \S+\s*$/i.test(common[0]),
      acts,
    };
  return acts ? { length: word![0].length, parted: word!.groups?.['colon'] !== undefined, acts } : undefined;
}

function actsIn(role: string, text: string): boolean {
  // A label may be printed in capitals: "PRODUCER: Larkspur Ltd"
  const titled = role.replace(/\p{L}+/gu, (word) => `${word[0]!}${word.slice(1).toLowerCase()}`);
  const uses = [...text.matchAll(new RegExp(String.raw`(?<!\p{L})${titled}(?: (?:${ACTS})(?!\p{L}))?`, 'gu'))];
  return uses.length >= OFTEN && uses.some(({ 0: use }) => use !== titled);
}

/** A word that commonly stands for a party, or acts as one. */
export const isRole = (word: string, text: string): boolean => roleIn(word, text)?.length === word.length;
