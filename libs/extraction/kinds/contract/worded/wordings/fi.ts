import { type Wording } from './wording.js';

export const fi: Wording = {
  languages: ['fi'],
  title: String.raw`lahjakirja|\p{L}*sopimus|salassapitositoumus|velkakirja|kauppakirja|sitoumus|vuokrasopimus`,
  between: 'osapuolet|sopijapuolet|sopimuspuolet|sopimuksen osapuolet|välillä|sopimusosapuolet|allekirjoittaneet',
  and: 'ja|sekä',
  called: 'jäljempänä(?: (?:myös|yhdessä))?|myöhemmin(?: tässä sopimuksessa)?|edempänä',
  roles: String.raw`lahjanantaja~|lahjansaaja~|lahjoittaja~|ostaja~|myyjä~|vuokranantaja~|vuokralai[ns]~|vuokraaja~|työnantaja~|työntekijä~|tilaaja~|toimittaja~|asiakas~|asiakkaa~|konsultti~|urakoitsija~|palveluntarjoaja~|palveluntuottaja~|lainanantaja~|lainanottaja~|velkoja~|velalli[ns]~|lisenssinantaja~|lisenssinsaaja~|luovuttaja~|luovutuksensaaja~|edustaja~|agentti~|päämies~|toimeksiantaja~|toimeksisaaja~|rekisterinpitäjä~|käsittelijä~|henkilötietojen käsittelijä|jälleenmyyjä~|vastaanottaja~|tietojen luovuttaja|takaaja~|osapuoli (?:a|b|1|2)|saaja~|antaja~`,
  together: 'osapuolet|sopijapuolet|yhdessä|sopimuspuolet|erikseen',
  leads: 'herra|rouva|toisaalta|yhtäältä|ja|yritys|yhtiö',
  goesOn: String.raw`y-tunnus|henkilötunnus|hetu|kotipaikka|osoite|jäljempänä|myöhemmin|edustajanaan|jota edustaa|syntymäaika|synt|os|puh`,
  names: 'nimi|toiminimi|yritys|yrityksen nimi|yhtiön nimi|nimi ja osoite',
  begins:
    'tulee voimaan|astuu voimaan|on voimassa|voimaantulo~|alkaa|alkamispäivä~|vuokrasuhde alkaa|työsuhde alkaa|työsuhteen alkami~|alkaen',
  made: 'tehty|solmittu|solmineet',
  fromBehind: 'alkaen|lukien|lähtien',
  until: 'saakka|asti|päättyen|ja päättyy|päättyy',
  lasts:
    'voimassa|määräajan|määräaikai~|määräajaksi|vuokra-aika|sopimuskausi~|sopimuskaude~|sopimusaika|sopimuksen kesto|kesto|voimassaoloaika~|laina-aika',
  other:
    'irtisano~|salassapi~|luottamuksel~|takuu~|koeaika~|koeaja~|maks~|jatku~|päättymi~ jälkeen|päättymisestä|kilpailu~|reklamaatio~|eräpäivä~|karenssi~',
  units: 'vuo(?:si|tta|den|deksi)|kuukau(?:si|tta|den|deksi)|viikko~',
  numbers: {
    1: 'yksi|yhden|yhdeksi',
    2: 'kaksi|kahden|kahdeksi',
    3: 'kolme|kolmen|kolmeksi',
    4: 'neljä~',
    5: 'viisi|viiden|viideksi',
    6: 'kuusi|kuuden',
    10: 'kymmenen',
    12: 'kaksitoista|kahdentoista',
    24: 'kaksikymmentäneljä',
    36: 'kolmekymmentäkuusi',
  },
  laws: [['Suomi', 'suomen lak~|suomen lai~|suomen lainsäädän~']],
};
