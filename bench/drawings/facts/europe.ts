import { party } from './party.js';

const DE = 'GERMANY';
const UK = 'UNITED KINGDOM';
const FR = 'FRANCE';

export const de = {
  werk: party('Nordlicht Leuchten GmbH', ['Hafenstraße 12', '20457 Hamburg'], '20457', DE, 'Versand'),
  keller: party('Jonas Kellermann', ['Lindenweg 8a', '79098 Freiburg im Breisgau'], '79098', DE),
  buch: party('Buchladen am Tor', ['Torgasse 3', '99084 Erfurt'], '99084', DE),
  sommer: party('Frau Miriam Sommerfeld', ['Goethestraße 41', '60313 Frankfurt am Main'], '60313', DE),
  rad: party('Radwerkstatt Pfeil OHG', ['Industriestraße 27', '70565 Stuttgart'], '70565', DE, 'Herr Anton Weiß'),
};
export const gb = {
  tea: party(
    'Fernhill Tea Company',
    ['Unit 6 Brookside Park', 'Old Station Road', 'LEEDS', 'LS10 1PL'],
    'LS10 1PL',
    UK,
  ),
  harris: party('Mrs J Harlow', ['14 Pemberton Close', 'BRISTOL', 'BS6 7TR'], 'BS6 7TR', UK),
  cottage: party('Mr T Osgood', ['Rose Cottage', 'Mill Lane', 'LUDLOW', 'SY8 1NE'], 'SY8 1NE', UK),
  prints: party('Copperplate Prints', ['3 Canal Wharf', 'MANCHESTER', 'M4 6DE'], 'M4 6DE', UK, 'Dispatch'),
  ward: party('Dr A Nwosu', ['Flat 2', '88 Chatsworth Road', 'LONDON', 'E5 0LS'], 'E5 0LS', UK),
};
export const fr = {
  cave: party('Cave des Tilleuls', ['18 rue des Carmes', '45000 ORLEANS'], '45000', FR),
  moreau: party('Mme Claire Maurel', ['5 impasse du Lavoir', 'Bâtiment C', '69007 LYON'], '69007', FR),
  papier: party(
    'Papeterie Saint-Éloi SARL',
    ['112 avenue de la République', '75011 PARIS'],
    '75011',
    FR,
    'Service Expéditions',
  ),
  petit: party('M. Hugo Pasquier', ['27 quai de la Fosse', '44000 NANTES'], '44000', FR),
};
export const es = {
  aceite: party('Aceites Sierra Clara SL', ['Polígono Los Olivares, nave 14', '23009 JAÉN'], '23009', 'SPAIN'),
  ruiz: party('Carmen Ruano Gil', ['Calle Mayor 45, 3º B', '28013 MADRID'], '28013', 'SPAIN'),
  libros: party('Librería Ancla', ['Carrer de Mallorca 210', '08008 BARCELONA'], '08008', 'SPAIN'),
};
export const it = {
  pelle: party('Pelletteria Arno Srl', ['Via dei Serragli 32', '50124 FIRENZE FI'], '50124', 'ITALY'),
  conti: party('Giulia Contarini', ['Via Torino 61', '20123 MILANO MI'], '20123', 'ITALY'),
};
export const nl = {
  fiets: party('Fietsdelen Noord B.V.', ['Transportweg 9', '9723 AA Groningen'], '9723 AA', 'NETHERLANDS'),
  visser: party('Mw. L. Visscher', ['Oudegracht 158', '3511 AZ Utrecht'], '3511 AZ', 'NETHERLANDS'),
};
export const be = {
  choc: party('Chocolaterie Zand', ['Steenstraat 40', '8000 Brugge'], '8000', 'BELGIUM'),
  dubois: party('Luc Lenaerts', ['Rue Haute 77', '1000 Bruxelles'], '1000', 'BELGIUM'),
};
export const ch = {
  uhr: party('Uhrenatelier Aare AG', ['Bahnhofstrasse 21', '3011 Bern'], '3011', 'SWITZERLAND'),
  frei: party('Nina Freitag', ['Seefeldstrasse 104', '8008 Zürich'], '8008', 'SWITZERLAND'),
};
export const at = {
  holz: party('Holzspielzeug Enns KG', ['Linzer Straße 5', '4470 Enns'], '4470', 'AUSTRIA'),
  gruber: party('Markus Grubner', ['Mariahilfer Straße 88/12', '1070 Wien'], '1070', 'AUSTRIA'),
};
export const se = {
  garn: party('Garnboden AB', ['Storgatan 24', '903 26 UMEÅ'], '903 26', 'SWEDEN'),
  lind: party('Elsa Lindmark', ['Vasagatan 7 lgh 1102', '411 24 GÖTEBORG'], '411 24', 'SWEDEN'),
};
export const dk = party('Havnens Kaffe ApS', ['Strandvejen 60', '8000 Aarhus C'], '8000', 'DENMARK');
export const no = party('Kari Nordby', ['Kirkegata 15', '0153 Oslo'], '0153', 'NORWAY');
export const pl = {
  herbata: party('Herbaciarnia Wisła sp. z o.o.', ['ul. Floriańska 18', '31-021 Kraków'], '31-021', 'POLAND'),
  nowak: party('Piotr Zalewski', ['ul. Długa 7 m. 4', '00-263 Warszawa'], '00-263', 'POLAND'),
};
export const cz = {
  sklo: party('Sklo Jizera s.r.o.', ['Nádražní 112', '468 22 Železný Brod'], '468 22', 'CZECHIA'),
  novak: party('Tereza Horáčková', ['Korunní 58', '120 00 Praha 2'], '120 00', 'CZECHIA'),
};
export const pt = party('Cerâmica Ria Lda', ['Rua do Comércio 33', '3800-200 Aveiro'], '3800-200', 'PORTUGAL');
export const ie = party(
  'Aoife Brannigan',
  ['12 Shannon View', 'Corbally', 'Limerick', 'V94 X2K7'],
  'V94 X2K7',
  'IRELAND',
);
