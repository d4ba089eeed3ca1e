import { type Wording } from './wording.js';

export const da: Wording = {
  languages: ['da'],
  title: String.raw`\p{L}*aftale|\p{L}*kontrakt|fortrolighedserklæring|gældsbrev|overenskomst`,
  between: 'mellem|imellem|parterne|undertegnede|parter',
  and: 'og|samt',
  called:
    '(?:herefter|i det følgende|efterfølgende|nedenfor|fremover)(?: (?:kaldet|benævnt|betegnet|samlet))?|kaldet|benævnt',
  roles: String.raw`køber~|sælger~|udlejer~|lejer~|arbejdsgiver~|medarbejder~|lønmodtager~|arbejdstager~|ansatte|bestiller~|leverandør~|kunde~|konsulent~|entreprenør~|bygherre~|opdragsgiver~|ordregiver~|långiver~|låntager~|kreditor~|debitor~|licensgiver~|licenstager~|overdrager~|erhverver~|agent~|fuldmagtsgiver~|dataansvarlig~|databehandler~|forhandler~|afgivende part~?|modtagende part~?|modtager~|part (?:a|b|1|2)|kautionist~|forpagter~|bortforpagter~|udlåner~|samarbejdspartner~|rådgiver~|producent~`,
  together: 'parterne|samlet|tilsammen|hver for sig',
  leads: 'firmaet|selskabet|virksomheden|hr|fru|på den ene side|på den anden side|og',
  goesOn: String.raw`cvr|cvr-?nr|cpr|cpr-?nr|med (?:hjemsted|adresse)|adresse|beliggende|boende|bopæl|herefter|ved|repræsenteret|født|kaldet|i det følgende|se-nr`,
  names: 'navn|firma|virksomhed|firmanavn|virksomhedsnavn|selskabsnavn|fulde navn',
  begins: String.raw`træder i kraft|gælder fra|har virkning fra|ikrafttræden~|tiltræder|tiltrædelse~|lejemålet begynder|begynder|påbegyndes|med virkning fra|startdato|starter|løber fra`,
  made: 'indgået|indgås|dags dato|underskrevet',
  until: 'til(?: og med)?(?: den)?',
  lasts:
    'gælder i|gælder for|gyldig i|lejeperiode~|lejemålet|aftaleperiode~|løbetid~|aftalen (?:løber|gælder|er gældende|indgås|er indgået)|varighed~|for en periode(?: på| af)?|i en periode(?: på| af)?|tidsbegrænset|kontraktperiode~|gyldighed~|gældende i|løber i|uopsigelig~ i',
  other:
    'opsigelse~|opsiges|fortrolig~|tavshedspligt~|garanti~|prøvetid~|betaling~|forlæng~|efter (?:aftalens )?ophør~?|konkurrence~|kundeklausul~|reklamation~|frist~|varsel',
  units: 'år|måned(?:er)?|måneders|års|uge(?:r)?',
  numbers: {
    1: 'et|én|en',
    2: 'to',
    3: 'tre',
    4: 'fire',
    5: 'fem',
    6: 'seks',
    10: 'ti',
    12: 'tolv',
    24: 'fireogtyve',
    36: 'seksogtredive',
  },
  laws: [['Danmark', 'dansk~ (?:ret|lov~|lovgivning)']],
};
