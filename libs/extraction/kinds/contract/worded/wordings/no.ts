import { type Wording } from './wording.js';

export const no: Wording = {
  languages: ['no'],
  title: String.raw`\p{L}*avtale|\p{L}*kontrakt|taushetserklæring|gjeldsbrev`,
  between: 'mellom|partene|undertegnede|parter|avtalepartene',
  and: 'og|samt',
  called: '(?:heretter|i det følgende|nedenfor|deretter)(?: (?:kalt|benevnt|omtalt som|samlet))?|kalt|benevnt',
  roles: String.raw`kjøper~|selger~|utleier~|leier~|leietaker~|arbeidsgiver~|arbeidstaker~|ansatte|bestiller~|oppdragsgiver~|oppdragstaker~|leverandør~|kunde~|konsulent~|entreprenør~|byggherre~|långiver~|låntaker~|kreditor~|debitor~|lisensgiver~|lisenstaker~|overdrager~|erverver~|agent~|behandlingsansvarlig~|databehandler~|forhandler~|utleverende part~?|mottakende part~?|mottaker~|part (?:a|b|1|2)|kausjonist~|forpakter~|utlåner~|samarbeidspartner~|prinsipal~|avgivende part|rådgiver~`,
  together: 'partene|samlet|sammen|hver for seg',
  leads: 'firmaet|selskapet|virksomheten|herr|fru|på den ene siden|på den andre siden|og',
  goesOn: String.raw`org(?:anisasjons)?\.?-?\s?n(?:umme)?r|organisasjonsnummer|org|fødselsnummer|fødselsdato|fnr|med (?:adresse|forretningsadresse|hovedkontor)|adresse|bosatt|heretter|ved|representert|født|kalt|i det følgende`,
  names: 'navn|firma|virksomhet|firmanavn|virksomhetsnavn|selskapsnavn|fullt navn',
  begins: String.raw`trer i kraft|gjelder fra|har virkning fra|ikrafttredelse~|tiltre~|tiltredelse~|leieforholdet begynner|begynner|påbegynnes|med virkning fra|startdato|starter|løper fra`,
  made: 'inngått|inngås|dags dato',
  until: String.raw`til(?: og med)?(?: den)?|t\.?o\.?m\.?(?: den)?`,
  lasts:
    'leieperiode~|leietid~|leieforholdet|avtaleperiode~|løpetid~|avtalen (?:løper|gjelder|er gyldig|inngås|er inngått)|varighet~|for en periode(?: på)?|i en periode(?: på)?|tidsbegrenset|tidsbestemt|kontraktsperiode~|gyldighet~|gjelder i|løper i|avtaletid~',
  other:
    'oppsigelse~|oppsigelig|fortrolig~|konfidensiell~|taushetsplikt~|garanti~|prøvetid~|betaling~|forleng~|etter (?:avtalens )?opphør~?|konkurranse~|reklamasjon~|frist~|varsel',
  units: 'år|måned(?:er)?|måneders|års|uke(?:r)?',
  numbers: {
    1: 'ett|én|en',
    2: 'to',
    3: 'tre',
    4: 'fire',
    5: 'fem',
    6: 'seks',
    10: 'ti',
    12: 'tolv',
    24: 'tjuefire',
    36: 'trettiseks',
  },
  laws: [['Norge', 'norsk~ (?:rett|lov~|lovgivning)|norges lover']],
};
