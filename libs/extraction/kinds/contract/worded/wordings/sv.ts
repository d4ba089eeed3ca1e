import { type Wording } from './wording.js';

export const sv: Wording = {
  languages: ['sv'],
  title: String.raw`\p{L}*avtal|överenskommelse|sekretessförbindelse|skuldebrev|\p{L}*kontrakt|köpebrev`,
  between: 'mellan|parter|avtalsparter|undertecknade',
  and: 'och|samt',
  called: '(?:nedan|här(?:efter|nedan)|i det följande)(?: (?:kallad~|benämn~|gemensamt))?|kallad~|fortsättningsvis',
  roles: String.raw`köpare~|säljare~|hyresvärd~|hyresgäst~|uthyrare~|hyrestagare~|arbetsgivare~|arbetstagare~|anställd~|beställare~|leverantör~|kund~|konsult~|entreprenör~|uppdragsgivare~|uppdragstagare~|långivare~|låntagare~|licensgivare~|licenstagare~|överlåtare~|förvärvare~|agent~|huvudman~|personuppgiftsansvarig~|personuppgiftsbiträde~|återförsäljare~|utlämnande part~?|mottagande part~?|mottagare~|part (?:a|b|1|2)|borgensman~|gäldenär~|borgenär~|gåvogivare~|gåvotagare~|arrendator~|jordägare~|upplåtare~|nyttjanderättshavare~|säljande part|köpande part|partner~`,
  together: 'parterna|gemensamt|tillsammans',
  leads: 'bolaget|företaget|herr|fru|å ena sidan|å andra sidan|dels',
  goesOn: String.raw`org(?:anisations)?\.?-?\s?n(?:umme)?r|organisationsnummer|org|personnummer|pers|med (?:säte|adress|hemvist)|adress|nedan|hädanefter|genom|företrädd~|bosatt|född|kallad~|(?:person|org)[.-]*nr`,
  names: 'namn|firma|företag|företagsnamn|bolagsnamn|företagets namn',
  begins:
    'träder i kraft|gäller från|gäller fr\\.?o\\.?m|börjar gälla|gälla från|ikraftträdande~?|anställningens början|startdatum|börjar löpa',
  made: 'ingåtts|ingånget|träffat~|denna dag|upprättat',
  until: String.raw`till(?: och med)?(?: den)?|t\.?o\.?m\.?(?: den)?`,
  lasts: String.raw`avtalstid~|hyrestid~|löptid~|avtalet gäller|gäller i|gäller under|gäller tills|giltighetstid~|för en (?:tid|period)(?: om| av)?|under en (?:tid|period)(?: om| av)?|tidsbegränsad~|visstidsanställning|avtalsperiod~|uppdragstid~|lånetid~|arrendetid~|avtalet löper|löper på|löper under|träder i kraft`,
  other:
    'uppsägning~|sekretess~|konfidentiell~|tystnadsplikt~|garanti~|provanställ~|betalning~|förläng~|förlängs|efter avtalets (?:upphörande|utgång)|efter (?:dess )?upphörande|konkurrens~|reklamation~|fristen|prövotid~',
  units: 'år|månad(?:er)?|månaders|års|veck(?:a|or)',
  numbers: {
    1: 'ett|en',
    2: 'två',
    3: 'tre',
    4: 'fyra',
    5: 'fem',
    6: 'sex',
    10: 'tio',
    12: 'tolv',
    24: 'tjugofyra',
    36: 'trettiosex',
  },
  laws: [['Sverige', 'svensk~ (?:materiell )?(?:rätt|lag)|sveriges (?:lag~|rikes lag)']],
};
