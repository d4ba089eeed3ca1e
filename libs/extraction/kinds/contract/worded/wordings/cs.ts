import { type Wording } from './wording.js';

export const cs: Wording = {
  languages: ['cs'],
  title: 'smlouva~|dohoda~|dodatek|rámcová smlouva|závazek|prohlášení o mlčenlivosti',
  between: '(?:uzavřen[áaé] )?mezi(?: smluvními stranami)?|smluvní strany|účastníci',
  and: 'a|s',
  called: 'dále (?:jen|také|též|jako)(?: (?:také|jako|též))?|dále|označován~ jako',
  roles:
    'objednatel~|zhotovitel~|pronajímatel~|nájemc~|prodávajíc~|kupujíc~|zaměstnavatel~|zaměstnanec~|zaměstnanc~|zapůjčitel~|vydlužitel~|úvěrující~|půjčitel~|poskytovatel~|příjemce|příkazc~|příkazník~|mandant~|mandatář~|propachtovatel~|pachtýř~|zákazník~|klient~|dodavatel~|odběratel~|převodc~|nabyvatel~|postupitel~|postupník~|správc~|zpracovatel~|dárc~|obdarovan~|dlužník~|věřitel~|ručitel~|předávající strana|přijímající strana|strana (?:a|b|sdělující|poskytující|přijímající)|partner~|obchodní zástupc~|zastoupen(?:ý|á)|podnájemc~|autor~|nakladatel~|provozovatel~|dopravc~',
  together: 'smluvní stran(?:y|ami)|společně|stran(?:y|ami)',
  leads:
    'pan(?:em|í)?|společnost(?:í)?|obchodní(?:m)? společnost(?:í)?|firmou|na straně jedné|na straně druhé|obchodní firma',
  goesOn:
    'se sídlem|sídlem|sídlo|bytem|trvale bytem|bydliště|ič|ičo|dič|zastoupen~|zapsan~|jednající|narozen~|nar|datum narození|rodné číslo|r č|adresa|č účtu|bankovní spojení|dále|místo podnikání',
  names: 'název|jméno|jméno a příjmení|obchodní firma|firma|obchodní jméno|název společnosti|titul jméno a příjmení',
  begins:
    'nabývá účinnosti|nabývá platnosti|účinn~ (?:od|dnem|dne)|vstupuje v platnost|den nástupu do práce|nástup~|vzniká|počíná',
  made: 'uzavřen~|uzavírají',
  until: 'do(?:\\s{1,3}dne)?|až do',
  lasts:
    'na dobu určitou|na dobu|doba (?:trvání|nájmu|platnosti|určitá)|trvání smlouvy|po dobu|sjednává se na|uzavírá se na|uzavřena na|pracovní poměr',
  other:
    'výpovědn~|výpověd~|mlčenlivost~|důvěrn~|záruk~|záručn~|zkušební~|splatnost~|prodlouž~|po (?:skončení|ukončení|zániku)|konkuren~|lhůt~',
  units: 'let|rok~|roky|měsíc~|týdn~',
  numbers: {
    1: 'jeden|jednoho|jednom',
    2: 'dva|dvou|dvě',
    3: 'tři|tří',
    4: 'čtyři|čtyř',
    5: 'pět|pěti',
    6: 'šest|šesti',
    10: 'deset|deseti',
    12: 'dvanáct|dvanácti',
    24: 'dvacet čtyři|dvaceti čtyř|čtyřiadvacet',
    36: 'třicet šest|třiceti šesti',
  },
  laws: [
    [
      'Česká republika',
      'práv~ (?:řádem )?české republiky|právní~ řád~ české republiky|česk~ práv~(?: řád~)?|zákony české republiky|práv~ čr|právní~ předpis~ české republiky',
    ],
  ],
};
