import { type Wording } from './wording.js';

export const ro: Wording = {
  languages: ['ro'],
  title: 'contract~|acord~|convenție~|act adițional|angajament~|antecontract',
  between: 'între|părțile contractante|încheiat(?: astăzi)?|subsemnat~|părțile',
  and: 'și|iar',
  called:
    '(?:denumit~|numit~|desemnat~)(?: (?:în continuare|în cele ce urmează|mai jos|generic))?|în continuare|în calitate de|având calitatea de',
  roles:
    'beneficiar~|prestator~|furnizor~|client~|cumpărător~|vânzător~|locator~|locatar~|chiriaș~|proprietar~|angajator~|angajat~|salariat~|executant~|antreprenor~|achizitor~|împrumutător~|împrumutat~|creditor~|debitor~|licențiator~|licențiat~|cedent~|cesionar~|mandant~|mandatar~|agent~|comitent~|comodant~|comodatar~|operator~|împuternicit~|persoana împuternicită|partea (?:divulgatoare|primitoare|emitentă)|destinatar~|garant~|fideiusor~|donator~|donatar~|arendator~|arendaș~|utilizator~|autor~|editor~|distribuitor~|consultant~|partener~|furnizorul de servicii',
  together: 'părți~|împreună|colectiv',
  leads:
    'societatea(?: comercială)?|domnul|doamna|dl|dna|d-nul|d-na|pe de o parte|pe de altă parte|compania|firma|și|subsemnat~',
  goesOn: String.raw`cu sediul|sediul|domiciliat~|cu domiciliul|domiciliul|înregistrat~|înmatriculat~|având|reprezentat~|prin|cod(?:ul)? (?:unic|fiscal)|cui|cif|cnp|identificat~|posesor~|născut~|adresa|telefon|denumit~|numit~|în calitate|titular~|persoană juridică|cetățean~|număr de ordine|j\d`,
  names: 'denumire~|nume~|nume și prenume|numele și prenumele|denumirea societății|numele',
  begins:
    'intră în vigoare|intrarea în vigoare|produce efecte|începe|începând|începerea|data începerii(?: activității)?|dată de începere',
  made: 'încheiat|astăzi|azi',
  until: '(?:până )?(?:la|în)(?: data(?: de)?)?|și până la(?: data(?: de)?)?',
  lasts:
    'durata (?:contractului|prezentului|închirierii|de|locațiunii|împrumutului|acordului)?|pe o (?:durată|perioadă)(?: determinată)?(?: de)?|perioad~ determinată|termenul (?:contractului|de închiriere|locațiunii)|valabil~|este încheiat pe|se încheie pe|perioada de valabilitate|pentru o perioadă(?: de)?',
  other:
    'preaviz~|confidențial~|garanți~|prob~|plat~|plăț~|prelung~|încetar~|de la încetarea|după încetarea|concuren~|reziliere~|denunț~|notificare~',
  units: 'ani|an|luni|lună|săptămâni',
  numbers: {
    1: 'un|unu|o',
    2: 'doi|două',
    3: 'trei',
    4: 'patru',
    5: 'cinci',
    6: 'șase',
    10: 'zece',
    12: 'douăsprezece|doisprezece',
    24: 'douăzeci și patru',
    36: 'treizeci și șase',
  },
  laws: [
    [
      'România',
      'leg(?:ea|ile|islați~) (?:în vigoare (?:din|în) )?român[aeăi]~?|dreptul~? român|leg(?:ea|ile|islația) (?:aplicabil~ )?(?:din|a) românia|legislați~ română|legile române|legea română',
    ],
  ],
};
