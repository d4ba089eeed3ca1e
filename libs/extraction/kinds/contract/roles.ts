/**
 * What a contract calls its parties: words that commonly do ("Tenant"), and those that act in its text as only a party
 * does ("the Processor shall …").
 */
const COMMON =
  /^(?:(?:first|second|third|disclosing|receiving)? ?party(?: (?:[a-f]|[1-6]|one|two|three))?|disclos[eo]r|recipient|company|employer|employee|consultant|contractor|client|customer|supplier|vendor|seller|buyer|purchaser|landlord|tenant|lessor|lessee|lender|borrower|licensor|licensee|guarantor|owner|agent|principal|provider|visitor|investor|vermieter(?:in)?|mieter(?:in)?|auftraggeber(?:in)?|auftragnehmer(?:in)?|verkaufer(?:in)?|kaufer(?:in)?|bailleur|locataire|preneur|vendeur|acheteur|prestataire|arrendador|arrendatario|vendedor|comprador|locatore|conduttore|venditore|acquirente|verhuurder|huurder|opdrachtgever|opdrachtnemer)s?(?: \((?:print(?:ed)?|name|full name|legal name)\)| name)?\s*(?<colon>[:–-])?\s*/iu;
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
  const common = COMMON.exec(cell);
  if (common)
    return {
      length: common[0].length,
      parted: common.groups?.['colon'] !== undefined || /party \S+\s*$/i.test(common[0]),
      acts,
    };
  return acts ? { length: word![0].length, parted: word!.groups?.['colon'] !== undefined, acts } : undefined;
}

function actsIn(role: string, text: string): boolean {
  const uses = [...text.matchAll(new RegExp(String.raw`(?<!\p{L})${role}(?: (?:${ACTS})(?!\p{L}))?`, 'gu'))];
  return uses.length >= OFTEN && uses.some(({ 0: use }) => use !== role);
}
