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
  [
    String.raw`(?:pronajimatel|prenajimatel|zamestnavatel|zhotovitel)\p{L}*`,
    String.raw`(?:najemc|zamestnan|objednat|objednavatel)\p{L}*`,
  ],
  [
    String.raw`(?:hyresvard|uthyrare|arbetsgivare|langivare|uppdragsgivare)\p{L}*`,
    String.raw`(?:hyresgast|hyrestagare|arbetstagare|lantagare|uppdragstagare)\p{L}*`,
  ],
  [
    String.raw`(?:udlejer|arbejdsgiver|langiver|utleier|arbeidsgiver|oppdragsgiver)\p{L}*`,
    String.raw`(?:lejer|medarbejder|lantager|leier|leietaker|lantaker|arbeidstaker|oppdragstaker)\p{L}*`,
  ],
  [
    String.raw`(?:vuokranantaja|tyonantaja|lainanantaja|toimeksiantaja)\p{L}*`,
    String.raw`(?:vuokralai|tyontekija|lainanottaja|toimeksisaaja)\p{L}*`,
  ],
  [
    String.raw`(?:berbeado|megbizo|munkaltato|kolcsonado)\p{L}*`,
    String.raw`(?:berlo|megbizott|munkavallalo|kolcsonvevo)\p{L}*`,
  ],
  [
    String.raw`(?:locator|angajator|imprumutator|comodant)\p{L}*`,
    String.raw`(?:locatar|chirias|angajat|salariat|imprumutat|comodatar)\p{L}*`,
  ],
  [
    String.raw`(?:najmodav|zakupodav|poslodav|zajmodav|najemodaja|delodaja|posojiloda)\p{L}*`,
    String.raw`(?:najmoprim|zakup|radnik|zaposlen|zajmoprim|najemnik|delav|posojil)\p{L}*`,
  ],
  [
    String.raw`(?:kiraya veren|kiralayan|isveren|hizmet veren|lisans veren)\p{L}*`,
    String.raw`(?:kiraci|calisan|isci|hizmet alan|lisans alan)\p{L}*`,
  ],
  [
    String.raw`(?:εκμισθωτ|εργοδοτ|εντολε|δανειστ)\p{L}*`,
    String.raw`(?:μισθωτ|εργαζομεν|εντολοδοχ|οφειλετ|δανειοληπτ)\p{L}*`,
  ],
  [
    String.raw`(?:арендодател|наимодател|работодател|заимодав|заказчик|лицензиар|орендодав|роботодав|замовник|възложител|наемодател)\p{L}*`,
    String.raw`(?:арендатор|нанимател|работник|заемщик|исполнител|лицензиат|орендар|працівник|виконав|изпълнител|наемател)\p{L}*`,
  ],
  ['ben (?:cho thue|ban|a)', 'ben (?:thue|mua|b)'],
  ['pihak pertama|pemberi kerja', 'pihak kedua|pekerja|penerima kerja'],
  ['(?:ال)?موجر|الطرف الاول', '(?:ال)?مستاجر|الطرف الثاني'],
  ['ה?משכיר|ה?מעסיק|ה?מזמין', 'ה?שוכרת?|ה?עובדת?|ה?קבלן|ה?ספק'],
];

/** Letters of these languages, folded: a class of all letters, so often, took each process nine megabytes. */
const LETTER = '[a-zα-ωа-ӿא-תء-ي]';

const word = (words: string): string => `(?<!${LETTER})(?:${words.replaceAll(String.raw`\p{L}`, LETTER)})(?!${LETTER})`;

/** A text that names both sides. */
export const OPPOSITES = new RegExp(
  `^(?:${SIDES.map(([one, other]) => `(?=[^]*${word(one)})(?=[^]*${word(other)})`).join('|')})`,
  'u',
);
