import { type Wording } from './wording.js';

export const sl: Wording = {
  languages: ['sl'],
  title: String.raw`\p{L}*pogodb~|sporazum~|dogovor~|aneks|izjava o varovanju|zaveza`,
  between: 'sklenjen~ med|med|sklepata|sklenejo|pogodbeni stranki|skleneta|dogovorita',
  and: 'in|ter',
  called: '(?:v nadaljevanju|v nadaljnjem besedilu|nadalje)(?: (?:kot|tudi|skupaj))?|(?:kot)',
  roles:
    'naročnik~|izvajal(?:ec|c~)|najemodajal(?:ec|c~)|najemnik~|prodajal(?:ec|c~)|kup(?:ec|c~)|delodajal(?:ec|c~)|delav(?:ec|k~|c~)|posojilodajal(?:ec|c~)|posojiljemal(?:ec|c~)|posojilojemal(?:ec|c~)|dajalec licence|pridobitelj~|licencodajal~|licencojemal~|prenosnik~|odstopnik~|prevzemnik~|upravljav(?:ec|c~)|obdelov(?:alec|alc~)|zastopnik~|naročitelj~|ponudnik~|uporabnik~|dobavitelj~|prejemnik~|razkritelj~|podizvajal~|podjetnik~|darovalec|obdarjenec|porok~|partner~|mandant~|mandatar~|zakupodajal~|zakupnik~',
  together: 'pogodbeni stranki|stranki|skupaj|stranke',
  leads: 'gospod~|ga|g|družb[aoe]|podjetj[ea]|na eni strani|na drugi strani|in',
  goesOn: String.raw`s sedežem|sedež|ki (?:ga|jo) zastopa|zastopa~|matična številka|matična|davčna(?: številka)?|id za ddv|emšo|naslov|stanujoč~|rojen~|s stalnim|stalno|v nadaljevanju|trr|poslovni naslov|zakoniti zastopnik`,
  names: 'naziv|ime in priimek|firma|ime|popolna firma|priimek in ime',
  begins:
    'začne veljati|stopi v veljavo|velja od|prične veljati|začetek|prične|nastop dela|datum nastopa|uveljavi~|veljati začne|začne učinkovati',
  made: 'sklenjen~|skleneta|sklepata',
  until: 'do(?: dne| vključno)?',
  lasts:
    'za določen čas|za čas|za obdobje|trajanje|čas trajanja|za dobo|velja~|veljavnost~|doba|rok trajanja|sklenjena za',
  other:
    'odpoved~|zaupn~|varovanj~|skrivnost~|garanc~|jamstv~|poskusn~|plačil~|podaljš~|prenehan~|po prenehanju|konkuren~|rok~|reklamac~',
  units: 'let|leta|leto|leti|mesec~|tedn~',
  numbers: {
    1: 'eno|enega|en',
    2: 'dve|dveh|dva',
    3: 'tri|treh',
    4: 'štiri',
    5: 'pet|petih',
    6: 'šest',
    10: 'deset',
    12: 'dvanajst',
    24: 'štiriindvajset',
    36: 'šestintrideset',
  },
  laws: [
    [
      'Slovenija',
      'slovensk~ prav~|prav~ republike slovenije|slovenske zakonodaje|zakonodaj~ republike slovenije|prav~ rs',
    ],
  ],
};
