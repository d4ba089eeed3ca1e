import { type Wording } from './wording.js';

export const hr: Wording = {
  languages: ['hr', 'sr'],
  title: 'ugovor~|sporazum~|aneks|izjava o povjerljivosti|уговор~|споразум~',
  between:
    'između|zaključen~ između|ugovorne strane|sklopljen~ između|sklapaju|zaključuju|između ugovornih strana|између',
  and: 'i|te|kao i|и',
  called:
    '(?:u (?:daljem|daljnjem|nastavku) (?:tekstu|teksta)?|dalje u tekstu|u nastavku|u daljem tekstu|u daljnjem tekstu|у даљем тексту)(?: (?:zajedno|kao))?|(?:kao|као)',
  roles:
    'zakupnik~|davatelj~|naručiteljic~|kupac|prodavatelj~|naručitelj~|naručilac|naručioc~|izvođač~|izvršitelj~|izvršilac|najmodav~|najmoprim~|zakupodav~|zakupac|zakupc~|zakupoprim~|prodavatelj~|prodavac|prodavc~|kupac|kupc~|poslodav~|radnik~|zaposlen~|zajmodav~|zajmoprim~|davatelj~(?: (?:usluge|licence|franšize|zajma|licencije))?|davalac(?: usluge| licence)?|korisnik~|primatelj~|primalac|klijent~|dobavljač~|pružatelj~ usluga|pružalac usluga|prenositelj~|stjecatelj~|sticalac|prenosilac|voditelj obrade|izvršitelj obrade|rukovalac|obrađivač~|zastupnik~|agent~|nalogodav~|nalogoprim~|nalogoprimac|strana (?:a|b|koja otkriva|koja prima)|jamac|dužnik~|vjerovnik~|poverilac|licencodav~|partner~|cedent~|cesionar~|posudovatelj|posuditelj|poslodavac|продавац|купац|наручилац|извршилац|закуподавац|закупац|послодавац|запослени',
  together: 'ugovorne strane|stranke|zajedno|strane|уговорне стране',
  leads:
    'privredn~ društv~|preduzeć~|tvrtk~|gospodin~|gospođa|gđa|društvo|društva|trgovačkog društva|s jedne strane|s druge strane|privredno društvo|preduzeće|tvrtk[ae]|i|tvrtke',
  goesOn: String.raw`sa sjedištem|sa sedištem|sjedište|sedište|iz|oib|mb|mbs|pib|jmbg|jbkjs|zastupan~|kojeg zastupa|koje zastupa|koju zastupa|zastupa|adresa|matični broj|rođen~|s prebivalištem|prebivalište|u daljem|u daljnjem|u nastavku|dalje u tekstu|ulica|upisan~|broj|br|sa adresom|са седиштем|матични број|из|кога заступа|које заступа`,
  names: 'naziv|ime i prezime|tvrtka|ime|naziv tvrtke|naziv firme|poslovno ime|puni naziv|назив|име и презиме',
  begins:
    'stupa na snagu|stupanja na snagu|primjenjuje se od|primenjuje se od|počinje|početak|proizvodi pravne učinke|ступа на снагу|dan početka rada|početka rada|stupa na rad',
  made: 'zaključen~|sklopljen~|sklopili|zaključili|sklapaju|закључен~',
  until: 'do(?: dana)?|zaključno s|до',
  lasts:
    'na određeno vrijeme|na određeno vreme|na rok|na razdoblje|na period|trajanje(?: ugovora| najma| zakupa)?|rok trajanja|u trajanju|ugovor se (?:sklapa|zaključuje)|vrijedi|važi|za razdoblje|на одређено време|на период',
  other:
    'otkazn~|otkaz~|povjerljiv~|poverljiv~|tajn~|jamst~|jamč~|garanc~|garant~|probn~|plaćanj~|produž~|produlj~|prestanka|po prestanku|nakon prestanka|konkuren~|raskid~|rok od|u roku',
  units: 'godin~|mjesec~|mesec~|tjed[a]?n~|nedelj~|годин~|месец~',
  numbers: {
    1: 'jedn~|једн~',
    2: 'dvije|dve|dva|две',
    3: 'tri|три',
    4: 'četiri',
    5: 'pet|пет',
    6: 'šest',
    10: 'deset',
    12: 'dvanaest',
    24: 'dvadeset i četiri|dvadeset četiri',
    36: 'trideset šest|trideset i šest',
  },
  laws: [
    ['Hrvatska', 'hrvatsk~ prav~|prav~ (?:poretk~ )?republike hrvatske|propis~ republike hrvatske|prav~ hrvatske'],
    [
      'Srbija',
      'prav~ republike srbije|srpsk~ prav~|propis~ republike srbije|zakon~ republike srbije|право републике србије|прав~ републике србије',
    ],
  ],
};
