import { type Wording } from './wording.js';

export const pl: Wording = {
  languages: ['pl'],
  title: 'umow[ay]~|porozumieni~|ugod[ay]|kontrakt|zobowiązanie~|aneks|list intencyjny',
  between: '(?:po)?między|zawart[ayeo](?: [^,:]{0,60})? przez|strony',
  and: 'a|oraz|i',
  called:
    'zwan[yaeą]~ (?:w dalszej części(?: umowy)?|dalej)|(?:w dalszej części umowy )?zwan~|dalej(?: jako)?|określan~ dalej',
  roles:
    'zleceniodawc~|zleceniobiorc~|zamawiając~|wykonawc~|wynajmując~|najemc~|sprzedając~|sprzedawc~|kupując~|pracodawc~|pracowni~|pożyczkodawc~|pożyczkobiorc~|wydzierżawiając~|dzierżawc~|licencjodawc~|licencjobiorc~|zbywc~|nabywc~|dostawc~|odbiorc~|usługodawc~|usługobiorc~|powierzając~|przetwarzając~|administrator~|użyczając~|biorąc~ do używania|agent~|dający zlecenie|przyjmujący zlecenie|inwestor~|generaln~ wykonawc~|podwykonawc~|klient~|ujawniając~|otrzymując~|stron~ ujawniając~|stron~ otrzymując~|partner~|zastawc~|poręczyciel~|gwarant~|cedent~|cesjonariusz~|darczyńc~|obdarowan~|bank~|przewoźnik~|spedytor~',
  together: 'stron(?:y|ami|om)|łącznie|wspólnie|każd~ z osobna',
  leads:
    'pan(?:em|a|ią|i|u)?|firmą|spółk(?:a|ą) (?:pod firmą|działając[aą] pod firmą)|spółk(?:a|ą)|pod firmą|przedsiębiorc(?:a|ą)|osob(?:a|ą) fizyczn(?:a|ą)|z jednej strony|z drugiej strony|a także',
  goesOn:
    'spółka z siedzibą|będąc~|z siedzibą|zamieszkał~|zam|wpisan~|prowadząc~|reprezentowan~|posiadając~|legitymując~|nip|regon|krs|pesel|adres|ul|działając~|o kapitale|zwan~|numer|nr|dalej',
  actsFor: 'w imieniu(?: i na rzecz)?',
  names: 'nazwa|firma|imię i nazwisko|nazwa firmy|nazwa i adres|imiona i nazwisko',
  begins: 'wchodzi w życie|obowiązuje|wejści[ae] w życie|rozpoczęci[ae]~?|zaczyna obowiązywać|rozpoczyna',
  made: 'zawart~|podpisan~',
  until: 'do(?: dnia)?',
  lasts:
    'na czas (?:określony|oznaczony)|na okres|okres (?:obowiązywania|najmu|trwania|umowy)|czas (?:trwania|obowiązywania)|obowiązuje przez|umow~ obowiązuje|zawart~ na|umow~ (?:zostaje |jest )?zawart~',
  other:
    'wypowiedzeni~|poufnoś~|tajemnic~|gwarancj~|rękojmi~|próbn~|płatnoś~|zapłat~|przedłuż~|od (?:dnia )?(?:rozwiązania|wygaśnięcia|ustania|zakończenia)|konkuren~|odbior~|reklamacj~|w terminie',
  units: 'lat|lata|rok|roku|miesi[ąę]c~|tygodni~',
  numbers: {
    1: 'jeden|jednego|jednym',
    2: 'dwa|dwóch|dwu',
    3: 'trzy|trzech',
    4: 'cztery|czterech',
    5: 'pięć|pięciu',
    6: 'sześć|sześciu',
    10: 'dziesięć|dziesięciu',
    12: 'dwanaście|dwunastu',
    24: 'dwadzieścia cztery|dwudziestu czterech',
    36: 'trzydzieści sześć|trzydziestu sześciu',
  },
  laws: [
    [
      'Polska',
      'praw~ (?:rzeczypospolitej )?polski~|polski~ praw~|przepis~ (?:obowiązującego )?prawa polskiego|praw~ rzeczypospolitej polskiej',
    ],
  ],
};
