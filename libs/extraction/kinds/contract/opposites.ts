/**
 * Words for the two sides of a contract, of which it names both: "landlord" and "tenant". Sides that invoices, pay
 * slips and labels name as well ("seller" and "buyer", "consignor" and "consignee") are left out.
 */

/** Folded. */
const SIDES: readonly (readonly [string, string])[] = [
  ['(?:sub)?landlord', '(?:sub)?tenants?'],
  ['(?:sub)?lessor', '(?:sub)?lessee'],
  ['licensor', 'licensee'],
  ['franchisor', 'franchisee'],
  ['lender', 'borrower'],
  ['assignor', 'assignee'],
  ['disclos(?:er|ing party)', '(?:recipient|receiving party)'],
  ['author', 'publisher'],
  ['client', '(?:consultant|contractor)'],
  ['(?:unter)?(?:ver)(?:mieter|pachter)(?:in)?', '(?:mieter|pachter)s?(?:in)?'],
  [String.raw`\p{L}{4,}gebers?(?:in)?`, String.raw`\p{L}{4,}nehmers?(?:in)?`],
  ['verkaufer(?:in)?s?', 'kaufer(?:in)?s?'],
  ['bailleu(?:r|resse)', '(?:preneu(?:r|se)|locataire)'],
  ['vende(?:ur|resse)', '(?:acquereur|acheteu(?:r|se))'],
  ['preteu(?:r|se)', 'emprunteu(?:r|se)'],
  ['(?:cedant|concedant|mandant)e?', '(?:cessionnaire|licenciee?|mandataire)'],
  ['arrendador[ae]?s?', 'arrendatari[oa]s?'],
  ['(?:parte )?vendedora?', '(?:parte )?compradora?'],
  [
    '(?:cedente|prestamista|licenciante|mandante|comodante)',
    '(?:cesionari|prestatari|licenciatari|mandatari|comodatari)[oa]',
  ],
  ['(?:loca|vendi)(?:tor|tric)[ei]', '(?:condut(?:tor|tric)[ei]|acquirent[ei]|compra(?:tor|tric)[ei])'],
  [
    '(?:cedente|concedente|mutuante|committente|comodante)',
    '(?:cessionari|mutuatari|comodatari)[oa]|appalta(?:tore|trice)',
  ],
  ['(?:onder)?verhuurder', '(?:onder)?huurder'],
  ['verkoper', 'koper'],
  [String.raw`\p{L}{4,}gever`, String.raw`\p{L}{4,}nemer`],
  ['(?:senhori[oa]|locadora?)', '(?:inquilin|locatari)[oa]'],
  ['contratante', 'contratad[oa]'],
  [
    String.raw`(?:wynajmujac|zamawiajac|sprzedajac|zleceniodawc)\p{L}+`,
    String.raw`(?:najemc|wykonawc|kupujac|zleceniobiorc)\p{L}+`,
  ],
];

const word = (words: string): string => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`;

/** A text that names both sides. */
export const OPPOSITES = new RegExp(
  `^(?:${SIDES.map(([one, other]) => `(?=[^]*${word(one)})(?=[^]*${word(other)})`).join('|')})`,
  'u',
);
