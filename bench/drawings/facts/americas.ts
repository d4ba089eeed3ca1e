import { party } from './party.js';

const US = 'UNITED STATES';
const CA = 'CANADA';

export const us = {
  books: party('Alder Creek Books', ['2418 N Lincoln Ave', 'Chicago IL 60614-2219'], '60614-2219', US, 'Shipping Dept'),
  ortega: party('Dana Ortega', ['77 Juniper Ct Apt 4B', 'Boise ID 83702'], '83702', US),
  tools: party(
    'Granite Tool Supply Inc',
    ['1500 Commerce Park Dr Ste 210', 'Denver CO 80216'],
    '80216',
    US,
    'Lou Petrie',
  ),
  whitfield: party('Marcus Whitfield', ['5210 Old Mill Rd', 'Roanoke VA 24018-3305'], '24018-3305', US),
  lamps: party('Harbor Light Lamps LLC', ['39 Wharf St', 'Portland ME 04101'], '04101', US),
  nguyen: party('Kim Nguyen', ['908 E Palmetto St Unit 12', 'Tampa FL 33603'], '33603', US),
  fulfil: party('Two Rivers Fulfillment', ['8800 Distribution Way', 'Reno NV 89506'], '89506', US),
  abbott: party('Priya Abbott', ['310 W 84th St Apt 9C', 'New York NY 10024'], '10024', US),
  clinic: party('Meadow Family Dental', ['1275 Sycamore Blvd', 'Columbus OH 43215'], '43215', US, 'Front Desk'),
  seeds: party('Prairie Seed Co', ['44 County Road 9', 'Ames IA 50010'], '50010', US),
  barros: party('Elena Barros', ['615 Camino Alto', 'Santa Fe NM 87501'], '87501', US),
  audio: party('Northline Audio', ['2201 Alaskan Way Pier 66', 'Seattle WA 98121'], '98121', US, 'Returns'),
};

export const ca = {
  pottery: party('Lakeshore Pottery Ltd', ['214 Queen St E', 'TORONTO ON M5A 1S2'], 'M5A 1S2', CA),
  tremblay: party('Sophie Gagnon', ['4820 rue Fabre app 3', 'MONTREAL QC H2J 3V9'], 'H2J 3V9', CA),
  bikes: party('Cedar Bicycle Works', ['1160 W 8th Ave', 'VANCOUVER BC V6H 1C5'], 'V6H 1C5', CA, 'Owen Hale'),
  fraser: party('Ian Mackie', ['77 Barrington St', 'HALIFAX NS B3J 2A1'], 'B3J 2A1', CA),
};

export const mx = party(
  'Talleres Quetzal SA',
  ['Av. Insurgentes Sur 1180', 'Col. Del Valle', '03100 Ciudad de México'],
  '03100',
  'MEXICO',
);
export const br = party(
  'Livraria Ipê Ltda',
  ['Rua Augusta, 1508', 'Consolação', 'São Paulo - SP', '01304-001'],
  '01304-001',
  'BRAZIL',
);
