import { type Wording } from './wording.js';

export const hu: Wording = {
  languages: ['hu'],
  title: String.raw`\p{L}*szerződés~|\p{L}*megállapodás~|titoktartási nyilatkozat|kötelezettségvállalás`,
  between: 'amely létrejött|egyrészről|mely létrejött|szerződő felek|a felek|alulírott~',
  and: 'másrészről|valamint|és',
  called: '(?:a )?továbbiakban(?: (?:mint|együtt|együttesen))?|a továbbiakban|mint',
  roles: String.raw`megbízó~|megbízott~|megrendelő~|vállalkozó~|bérbeadó~|bérlő~|eladó~|vevő~|munkáltató~|munkavállaló~|kölcsönadó~|kölcsönvevő~|hitelező~|adós~|szolgáltató~|ügyfél~|szállító~|licencadó~|licenciába adó|licencia~|felhasználó~|jogtulajdonos~|engedményező~|engedményes~|átadó~|átvevő~|adatkezelő~|adatfeldolgozó~|ügynök~|képviselő~|haszonbérbeadó~|haszonbérlő~|ajándékozó~|megajándékozott~|átruházó~|kezes~|partner~|fővállalkozó~|alvállalkozó~|forgalmazó~|átadó fél|átvevő fél|közlő fél|fogadó fél|üzletrész-?átruházó`,
  together: 'felek|együttesen|együtt',
  leads: 'egyrészről|másrészről|valamint|az?|cég|úr|és',
  goesOn: String.raw`egyéni vállalkozó|ev|székhely~|székhelye|cégjegyzékszám~|adószám~|lakcím~|lakóhely~|lakik|szül|született|születési|képviseli|képviseletében|anyja|címe|cím|a továbbiakban|mint|bankszámla~|személyi|nyilvántartási|levelezési|telephely~|\(?szül`,
  names: 'név|cégnév|neve|cég neve|társaság neve|név/cégnév|elnevezés|megnevezés',
  begins:
    'hatályba lép|lép hatályba|hatályos|hatálybalépés~|kezdete|kezdő időpont~|munkába lépés~|kezdőnap~|kezdődik|veszi kezdetét|hatálya',
  made: 'kelt|kelte|létrejött',
  fromBehind: String.raw`napjától|-?t[óő]l|-?j[eé]t[óő]l|-?[aáeé]t[óő]l|napján|-?[éáa]n|-?[eé]n|naptól`,
  until: 'napjáig|-?ig|és',
  lasts:
    'határozott idő~|időtartam~|határozott idejű|időre|bérleti idő~|szerződés (?:hatálya|időtartama)|tartam~|jogviszony~|hatály~',
  other:
    'felmondás~|felmond~|titoktartás~|bizalmas|garanci~|jótállás~|szavatosság~|próbaidő~|fizet~|meghosszabb~|megszűnés~|megszűnését követő~|verseny~|határidő~',
  units: 'év|évre|éves|évig|hónap|hónapra|hónapos|hónapig|hét|hétre',
  numbers: {
    1: 'egy',
    2: 'két|kettő',
    3: 'három',
    4: 'négy',
    5: 'öt',
    6: 'hat',
    10: 'tíz',
    12: 'tizenkét|tizenkettő',
    24: 'huszonnégy',
    36: 'harminchat',
  },
  laws: [['Magyarország', 'magyar jog~|magyarország(?:on hatályos)? jog~|a magyar jog~|magyar jogszabály~']],
};
