import { type Wording } from './wording.js';

export const sk: Wording = {
  languages: ['sk'],
  title: 'zmluva~|dohoda~|dodatok|rámcová zmluva|vyhlásenie o mlčanlivosti',
  between: '(?:uzavret[áaé] )?medzi(?: zmluvnými stranami)?|zmluvné strany|účastníci',
  and: 'a|s',
  called: 'ďalej (?:len|aj|tiež|ako)(?: (?:len|ako|aj))?|ďalej|označovan~ ako',
  roles:
    'prevodkyň~|nájomníčk~|predávajúca|kupujúca|pôžičkovateľ~|objednávateľ~|zhotoviteľ~|prenajímateľ~|nájomc~|predávajúc~|kupujúc~|zamestnávateľ~|zamestnanec~|zamestnanc~|veriteľ~|dlžník~|poskytovateľ~|príjemca|príkazc~|príkazník~|mandant~|mandatár~|zákazník~|klient~|dodávateľ~|odberateľ~|prevodc~|nadobúdateľ~|postupca|postupník~|prevádzkovateľ~|sprostredkovateľ~|darc~|obdarovan~|ručiteľ~|požičiavateľ~|vypožičiavateľ~|podnájomc~|autor~|partner~|obchodný zástupca|zastúpen(?:ý|á)|poskytujúca strana|prijímajúca strana|dopravc~',
  together: 'zmluvné strany|spoločne|stran(?:y|ami)',
  leads: 'pán(?:om)?|pani|spoločnosť(?:ou)?|obchodn(?:á|ou) spoločnosť(?:ou)?|obchodné meno',
  goesOn:
    'so sídlom|sídlo|bytom|trvale bytom|bydlisko|trvalý pobyt|ič|ičo|dič|ič dph|zastúpen~|zapísan~|konajúc~|narod~|nar|dátum narodenia|rodné číslo|adresa|č účtu|bankové spojenie|ďalej|miesto podnikania',
  names: 'názov|meno|meno a priezvisko|obchodné meno|názov spoločnosti|titul meno a priezvisko',
  begins:
    'nadobúda účinnosť|nadobúda platnosť|účinn~ (?:od|dňom|dňa)|vstupuje do platnosti|deň nástupu do práce|nástup~|vzniká|začína',
  made: 'uzavret~|uzatvoren~',
  until: 'do(?:\\s{1,3}dňa)?|až do',
  lasts:
    'na dobu určitú|na dobu|doba (?:trvania|nájmu|platnosti|určitá)|trvanie zmluvy|po dobu|uzatvára sa na|dojednáva sa na|pracovný pomer',
  other:
    'výpovedn~|výpoved~|mlčanlivos~|dôvern~|záruk~|záručn~|skúšobn~|splatnos~|predĺž~|predlž~|po (?:skončení|ukončení|zániku)|konkuren~|lehot~',
  units: 'rokov|rok~|mesiac~|týždň~',
  numbers: {
    1: 'jeden|jedného',
    2: 'dva|dvoch|dve',
    3: 'tri|troch',
    4: 'štyri|štyroch',
    5: 'päť|piatich',
    6: 'šesť|šiestich',
    10: 'desať|desiatich',
    12: 'dvanásť|dvanástich',
    24: 'dvadsaťštyri|dvadsiatich štyroch',
    36: 'tridsaťšesť',
  },
  laws: [
    [
      'Slovenská republika',
      'práv~ (?:poriadk~ )?slovenskej republiky|právn~ poriadk~ slovenskej republiky|slovensk~ práv~|práv~ sr|právn~ predpis~ (?:platn~ )?slovenskej republiky',
    ],
  ],
};
