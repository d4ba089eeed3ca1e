/** The continent of Europe, Mexico and Brazil. */
import { gs1, ident, s10 } from '../facts/check-digits.js';
import { BOLD, bars, MONO, NARROW, ownLabel, type Party, printed } from './own-label.js';

const werk: Party = { name: 'Tannhof Werkzeuge GmbH', lines: ['Gewerbering 21', '87435 Kempten'] };
const ute: Party = { name: 'Ute Brandstetter', lines: ['Lindenallee 8a', '04277 Leipzig'] };
const praxis: Party = {
  name: 'Praxis Dr. Sommerfeld',
  person: 'z. Hd. Frau Kolb',
  lines: ['Am Stadtgraben 3', '48143 Münster'],
  country: 'Deutschland',
};
const wien: Party = {
  name: 'Leopold Hinteregger',
  lines: ['Neustiftgasse 44/2/11', '1070 Wien'],
  country: 'Österreich',
};
const zug: Party = { name: 'Alpina Teehaus AG', lines: ['Industriestrasse 12', '6300 Zug'] };
const bern: Party = { name: 'Regula Ammann', lines: ['Postfach 118', 'Länggassstrasse 7', '3012 Bern'] };
const lyon: Party = { name: 'Savonnerie des Lônes', lines: ['18 rue du Tunnel', '69009 LYON'] };
const brest: Party = {
  name: 'M. Yann Kerbrat',
  lines: ['Résidence Les Embruns', 'Bât. C - Apt 14', '3 allée des Goélands', '29200 BREST'],
  country: 'FRANCE',
};
const toulouse: Party = {
  name: 'GARONNE MATERIEL SAS',
  lines: ['ZI du Palays', '25 avenue Latécoère', '31029 TOULOUSE CEDEX 4'],
};
const madrid: Party = {
  name: 'Inés Valcárcel Prieto',
  lines: ['C/ Fuencarral 118, 3º Izq', '28010 MADRID'],
  country: 'ESPAÑA',
};
const vigo: Party = { name: 'Conservas Rías Altas S.L.', lines: ['Avda. de Beiramar 77', '36202 Vigo (Pontevedra)'] };
const torino: Party = { name: 'Chiara Bellandi', lines: ['Via Po 31 int. 4', '10124 TORINO (TO)'], country: 'ITALIA' };
const lucca: Party = { name: 'Cartiera del Serchio Srl', lines: ['Via dei Fossi 9', '55100 LUCCA LU'] };
const utrecht: Party = { name: 'Fam. van Duivenbode', lines: ['Oudegracht 204-bis', '3511 NR UTRECHT'] };
const zwolle: Party = { name: 'Bolwerk Fietsen B.V.', lines: ['Hanzelaan 351', '8017 JM Zwolle'] };
const gent: Party = { name: 'Liesbeth De Wachter', lines: ['Korenlei 14 bus 3', '9000 Gent'], country: 'België' };
const malmo: Party = { name: 'Sjöbod Inredning AB', lines: ['Hamngatan 9', '211 22 MALMÖ'] };
const lulea: Party = { name: 'Elin Bergdahl', lines: ['Skeppsbrogatan 31 lgh 1102', '972 38 LULEÅ'] };
const aarhus: Party = { name: 'Mads Overgaard', lines: ['Vestergade 52, 2. th', '8000 Aarhus C'], country: 'DANMARK' };
const lodz: Party = { name: 'Zofia Marcinkiewicz', lines: ['ul. Piotrkowska 112 m. 8', '90-006 Łódź'] };
const sopot: Party = { name: 'Bursztynek Sp. z o.o.', lines: ['ul. Bohaterów Monte Cassino 4', '81-704 Sopot'] };
const porto: Party = {
  name: 'Matilde Sarmento',
  lines: ['Rua das Flores 210, 2º Esq', '4050-265 PORTO'],
  country: 'PORTUGAL',
};
const braga: Party = { name: 'Olaria do Minho, Lda', lines: ['Largo do Paço 3', '4704-553 Braga'] };
const paulista: Party = {
  name: 'Rafael Quintanilha',
  lines: ['Av. Paulista, 1842 - Conj. 77', 'Bela Vista', '01310-200 São Paulo - SP'],
};
const recife: Party = {
  name: 'Livraria Capibaribe Ltda',
  lines: ['Rua da Aurora, 325', 'Boa Vista', '50050-000 Recife - PE'],
};
const puebla: Party = {
  name: 'Ximena Arriaga Luna',
  lines: ['Av. Reforma 1530 Int 4', 'Col. Centro', '72000 Puebla, Pue.'],
  country: 'México',
};
const leon: Party = { name: 'Calzado Bajío S.A. de C.V.', lines: ['Blvd. López Mateos 2200', '37270 León, Gto.'] };

const SSCC = gs1('00373500448812907').padStart(20, '0');
const NVE = gs1('00340434188120044').padStart(20, '0');
const IDENT = ident('56310444812');
const POLISH = s10('RR', '44812097', 'PL');
const BRAZIL = s10('QB', '77104482', 'BR');

export const CONTINENT = [
  ownLabel(
    'beside-each-other',
    {
      from: werk,
      to: ute,
      postcode: '04277',
      tracking: '07255014448120',
      carrier: 'Bergfalke Kurier',
      reference: 'AB-20931',
      weight: '12,4 kg',
    },
    (pen) => {
      pen.text('Bergfalke Kurier', 4, 4, { size: 16, ...BOLD });
      pen.line(3, 14, 99, 14);
      pen.line(48, 14, 48, 44);
      pen.text('Absender', 5, 15, { size: 7 });
      pen.lines(printed(werk), 5, 20, { size: 8 });
      pen.text('Empfänger', 50, 15, { size: 7 });
      pen.lines(printed(ute), 50, 20, { size: 11 });
      pen.line(3, 44, 99, 44);
      pen.lines(['Referenz AB-20931', 'Gewicht 12,4 kg', 'Packstück 1/2'], 5, 47, { size: 9 });
      pen.text('L-04', 60, 48, { size: 30, ...BOLD });
      bars(pen, '07255014448120', [12, 78, 76, 30]);
    },
    { lang: 'de' },
  ),
  ownLabel(
    'kleinpaket',
    {
      from: { name: 'Wollstube Fädchen', lines: ['Marktplatz 5', '99423 Weimar'] },
      to: praxis,
      postcode: '48143',
      tracking: NVE,
      carrier: 'DHL',
    },
    (pen) => {
      pen.text('DHL PAKET', 4, 4, { size: 20, ...BOLD });
      pen.line(3, 14, 99, 14);
      pen.text('Von:', 5, 16, { size: 6 });
      pen.lines(['Wollstube Fädchen', 'Marktplatz 5', '99423 Weimar'], 14, 16, { size: 7 });
      pen.line(3, 28, 99, 28);
      pen.text('An:', 5, 30, { size: 8 });
      pen.lines(['Praxis Dr. Sommerfeld', 'z. Hd. Frau Kolb', 'Am Stadtgraben 3'], 14, 30, { size: 10 });
      pen.text('48143 Münster', 14, 45, { size: 14, ...BOLD });
      pen.text('Deutschland', 14, 52, { size: 9 });
      pen.lines(['Abrechnungsnr.: 62448120910101', 'Sendungsnr.: ' + NVE, 'Gewicht: 1,9 kg'], 5, 60, { size: 7 });
      bars(pen, `48143003${IDENT.slice(0, 6)}`, [10, 76, 60, 22], { shown: '48143.003.08 1', format: 'Code128' });
      bars(pen, NVE, [8, 108, 84, 28], { shown: `(00) ${NVE.slice(2)}` });
    },
    { lang: 'de', wear: { thermal: true, turn: 0.6 } },
  ),
  ownLabel(
    'line-above',
    {
      from: { name: 'Kaffeerösterei Brunnhof', lines: ['Hauptplatz 2', '4020 Linz'] },
      to: wien,
      postcode: '1070',
      tracking: '1000448812097310500111',
      carrier: 'Österreichische Post',
    },
    (pen) => {
      pen.text('Österreichische Post', 4, 4, { size: 12, ...BOLD });
      pen.text('Paket Österreich', 97, 5, { size: 9, align: 'right' });
      pen.line(3, 13, 99, 13);
      pen.text('Abs.: Kaffeerösterei Brunnhof, Hauptplatz 2, 4020 Linz', 6, 17, { size: 6 });
      pen.lines(printed(wien), 6, 26, { size: 13 });
      pen.text('EMPFÄNGER BENACHRICHTIGEN', 6, 54, { size: 7 });
      pen.line(3, 60, 99, 60);
      pen.lines(['0,80 kg', '14.05.2024'], 70, 64, { size: 8 });
      bars(pen, '1000448812097310500111', [8, 84, 84, 30]);
    },
    { lang: 'de' },
  ),
  ownLabel(
    'swiss-pp',
    { from: zug, to: bern, postcode: '3012', tracking: '996012448120973105' },
    (pen) => {
      pen.text('DIE POST', 97, 4, { size: 13, align: 'right', ...BOLD });
      pen.text('Alpina Teehaus AG, Industriestrasse 12, 6300 Zug', 5, 6, { size: 6 });
      pen.line(5, 9.6, 60, 9.6);
      pen.text('PRI', 5, 14, { size: 26, ...BOLD });
      pen.lines(printed(bern), 30, 36, { size: 12 });
      bars(pen, '996012448120973105', [10, 78, 80, 26], { shown: '99.60.124481.20973105' });
      pen.text('Ref. 7712', 6, 120, { size: 7 });
    },
    { lang: 'de' },
  ),
  ownLabel(
    'colis-domicile',
    { from: lyon, to: brest, postcode: '29200', tracking: '6A44812097310', weight: '0,75 kg' },
    (pen) => {
      pen.text('Colissimo', 4, 4, { size: 18, ...BOLD });
      pen.text('SANS SIGNATURE', 97, 6, { size: 10, align: 'right', ...BOLD });
      pen.line(3, 15, 99, 15);
      pen.text('Expéditeur', 5, 17, { size: 7, ...BOLD });
      pen.lines(printed(lyon), 5, 21, { size: 7 });
      pen.lines(['Ref client : CMD-8812', 'Poids : 0,75 kg', 'Tél. : 04 78 55 01 44'], 60, 18, { size: 7 });
      pen.box(4, 38, 94, 38);
      pen.text('Destinataire', 6, 39, { size: 7, ...BOLD });
      pen.lines(printed(brest), 6, 43, { size: 11 });
      pen.lines(['Tel : 06 12 55 01 88'], 60, 70, { size: 7 });
      bars(pen, '6A44812097310', [10, 86, 80, 30], { shown: '6A 44812 09731 0' });
    },
    { lang: 'fr' },
  ),
  ownLabel(
    'messagerie',
    {
      from: { name: 'ATELIERS MOREL', lines: ['14 rue de la Gare', '42300 ROANNE'] },
      to: toulouse,
      postcode: '31029',
      tracking: 'ZH-4481-2097-31',
      carrier: 'Rhône Messagerie',
      reference: 'BL 20917',
    },
    (pen) => {
      pen.text('Rhône Messagerie', 4, 4, { size: 16, ...NARROW });
      pen.text('EXPRESS 13H', 97, 4, { size: 14, align: 'right', ...NARROW });
      pen.lines(['ATELIERS MOREL', '14 rue de la Gare', '42300 ROANNE'], 4, 16, { size: 7, ...MONO });
      pen.line(3, 30, 99, 30);
      pen.lines(printed(toulouse), 12, 36, { size: 14, ...NARROW });
      pen.line(3, 66, 99, 66);
      pen.lines(['Récépissé ZH-4481-2097-31', 'Référence BL 20917', 'Colis 2/5   Poids 18 kg'], 5, 70, {
        size: 10,
        ...NARROW,
      });
      bars(pen, 'ZH4481209731', [10, 92, 80, 28], { shown: '' });
      pen.text('31 TLS', 10, 128, { size: 30, ...NARROW });
    },
    { lang: 'fr' },
  ),
  ownLabel(
    'remite-a-un-lado',
    { from: vigo, to: madrid, postcode: '28010', tracking: '0361448120973', carrier: 'Gaviota Express' },
    (pen) => {
      pen.text('Gaviota Express', 4, 4, { size: 15, ...BOLD });
      pen.text('24 HORAS', 97, 5, { size: 13, align: 'right', ...BOLD });
      pen.line(3, 14, 99, 14);
      pen.text('Rte:', 4, 16, { size: 8, ...BOLD });
      pen.lines(printed(vigo), 16, 16, { size: 8 });
      pen.line(3, 34, 99, 34);
      pen.text('Dest:', 4, 36, { size: 9, ...BOLD });
      pen.lines(printed(madrid), 16, 36, { size: 11 });
      pen.text('Tfno: 600 555 018', 16, 58, { size: 8 });
      pen.lines(['Bultos: 1/1', 'Kilos: 3,0', 'Portes pagados'], 5, 66, { size: 9 });
      pen.text('MADRID 10', 46, 66, { size: 24, ...NARROW });
      bars(pen, '0361448120973', [10, 88, 80, 28]);
      pen.text('Albarán 0361448120973', 10, 128, { size: 9 });
    },
    { lang: 'es' },
  ),
  ownLabel(
    'mittente-in-fondo',
    { from: lucca, to: torino, postcode: '10124', tracking: '1UW44812097310', carrier: 'Poste Italiane' },
    (pen) => {
      pen.text('Posteitaliane', 4, 4, { size: 16, ...BOLD });
      pen.text('Poste Italiane - Crono Express', 4, 12, { size: 7 });
      pen.line(3, 18, 99, 18);
      pen.text('DESTINATARIO', 5, 20, { size: 7, ...BOLD });
      pen.lines(printed(torino), 5, 25, { size: 12 });
      pen.text('Tel. 333 5550188', 5, 48, { size: 8 });
      pen.line(3, 54, 99, 54);
      bars(pen, '1UW44812097310', [12, 60, 76, 28]);
      pen.lines(['Colli 1', 'Peso Kg 2,30', 'C/Assegno: NO'], 6, 98, { size: 9 });
      pen.line(3, 116, 99, 116);
      pen.text('MITTENTE', 5, 118, { size: 7, ...BOLD });
      pen.lines(printed(lucca), 5, 123, { size: 8 });
    },
    { lang: 'it' },
  ),
  ownLabel(
    'retouradres',
    { from: zwolle, to: utrecht, postcode: '3511 NR', tracking: '3SKABA448120973', carrier: 'PostNL' },
    (pen) => {
      pen.text('PostNL', 4, 4, { size: 18, ...BOLD });
      pen.text('Pakket', 97, 6, { size: 12, align: 'right' });
      pen.line(3, 15, 99, 15);
      pen.lines(printed(utrecht), 6, 22, { size: 14 });
      pen.text('NL', 84, 22, { size: 20, ...BOLD });
      pen.line(3, 48, 99, 48);
      bars(pen, '3SKABA448120973', [10, 56, 80, 28], { shown: '3S KABA 448120973' });
      pen.line(3, 94, 99, 94);
      pen.text('Retouradres / Afzender:', 6, 97, { size: 7 });
      pen.lines(printed(zwolle), 6, 101, { size: 8 });
      pen.lines(['Gewicht 3 kg', 'Ref. 20917'], 64, 101, { size: 8 });
    },
    { lang: 'nl' },
  ),
  ownLabel(
    'bus-drie',
    { from: zwolle, to: gent, postcode: '9000', tracking: '323200044812097310500144', carrier: 'bpost' },
    (pen) => {
      pen.text('bpost', 4, 4, { size: 18, ...BOLD });
      pen.text('bpack 24h Pro', 97, 6, { size: 10, align: 'right' });
      pen.line(3, 15, 99, 15);
      pen.text('Van / De', 5, 17, { size: 6 });
      pen.lines(printed(zwolle), 5, 20, { size: 7 });
      pen.text('Naar / Vers', 48, 17, { size: 6 });
      pen.lines(printed(gent), 48, 20, { size: 11 });
      pen.line(3, 44, 99, 44);
      pen.lines(['Gewicht/Poids: 2,1 kg', 'Datum/Date: 14/05/2024'], 5, 47, { size: 8 });
      bars(pen, '323200044812097310500144', [8, 70, 84, 32]);
    },
    { lang: 'nl' },
  ),
  ownLabel(
    'till-from',
    { from: malmo, to: lulea, postcode: '972 38', tracking: SSCC, carrier: 'Norrskens Frakt' },
    (pen) => {
      pen.text('Norrskens Frakt', 4, 4, { size: 14, ...NARROW });
      pen.text('Paket Hem', 97, 4, { size: 14, align: 'right', ...NARROW });
      pen.box(3, 14, 96, 24);
      pen.text('Från / From', 5, 15, { size: 6 });
      pen.lines(printed(malmo), 5, 19, { size: 8 });
      pen.box(3, 40, 96, 32);
      pen.text('Till / To', 5, 41, { size: 6 });
      pen.lines(['Elin Bergdahl', 'Skeppsbrogatan 31 lgh 1102'], 5, 45, { size: 12 });
      pen.text('972 38 LULEÅ', 5, 58, { size: 18, ...BOLD });
      pen.lines(['Vikt 7,5 kg', 'Kolli 1 av 1', 'Ordernr 20917'], 5, 75, { size: 9 });
      bars(pen, SSCC, [8, 94, 84, 30], { shown: `(00)${SSCC.slice(2)}` });
    },
    { lang: 'sv' },
  ),
  ownLabel(
    'dansk-pakke',
    { from: malmo, to: aarhus, postcode: '8000', tracking: '00573135004481209731', carrier: 'Vadehav Pakker' },
    (pen) => {
      pen.text('Vadehav Pakker', 4, 4, { size: 14, ...BOLD });
      pen.lines(['Sjöbod Inredning AB', 'Hamngatan 9', '211 22 MALMÖ'], 60, 14, { size: 6 });
      pen.text('Afs.', 52, 14, { size: 6 });
      pen.text('Modtager:', 5, 30, { size: 8 });
      pen.lines(printed(aarhus), 5, 35, { size: 13 });
      pen.text('Mobil: 20 55 01 88', 5, 58, { size: 8 });
      bars(pen, '00573135004481209731', [8, 74, 84, 30], { shown: '(00) 573135004481209731' });
      pen.text('Vægt: 1,10 kg', 8, 116, { size: 9 });
    },
    { lang: 'da' },
  ),
  ownLabel(
    'paczka-pod-drzwi',
    { from: sopot, to: lodz, postcode: '90-006', tracking: POLISH, carrier: 'Poczta Polska' },
    (pen) => {
      pen.text('POCZTA POLSKA', 4, 4, { size: 13, ...BOLD });
      pen.text('List polecony', 97, 5, { size: 10, align: 'right' });
      pen.line(3, 13, 99, 13);
      pen.text('Nadawca:', 5, 15, { size: 7 });
      pen.lines(printed(sopot), 5, 19, { size: 7 });
      pen.text('Adresat:', 40, 40, { size: 8 });
      pen.lines(printed(lodz), 40, 45, { size: 11 });
      pen.text('tel. 601 555 018', 40, 61, { size: 8 });
      bars(pen, POLISH, [8, 80, 84, 26], { shown: `(00) ${POLISH}`.slice(5) });
      pen.text('Masa: 0,4 kg', 8, 114, { size: 9 });
    },
    { lang: 'pl' },
  ),
  ownLabel(
    'carta-registada',
    { from: braga, to: porto, postcode: '4050-265', tracking: s10('DA', '44812097', 'PT'), carrier: 'CTT' },
    (pen) => {
      pen.text('ctt', 4, 4, { size: 22, ...BOLD });
      pen.text('CTT Expresso - 19 Múltiplo', 24, 8, { size: 8 });
      pen.line(3, 16, 99, 16);
      pen.text('DESTINATÁRIO', 5, 18, { size: 6 });
      pen.lines(printed(porto), 5, 22, { size: 11 });
      pen.text('REMETENTE', 5, 46, { size: 6 });
      pen.lines(printed(braga), 5, 50, { size: 7 });
      pen.lines(['Peso 0,9 Kg', 'Volumes 1/1'], 70, 50, { size: 8 });
      bars(pen, s10('DA', '44812097', 'PT'), [10, 74, 80, 26]);
    },
    { lang: 'pt' },
  ),
  ownLabel(
    'sedex-cep',
    { from: recife, to: paulista, postcode: '01310-200', tracking: BRAZIL, carrier: 'Correios' },
    (pen) => {
      pen.text('Correios', 97, 4, { size: 14, align: 'right', ...BOLD });
      pen.text('SEDEX', 6, 4, { size: 20, ...BOLD });
      pen.lines(['NF: 44812', 'Pedido: 20917', 'Peso: 480 g'], 6, 16, { size: 8 });
      bars(pen, BRAZIL, [12, 34, 76, 20], {
        shown: `${BRAZIL.slice(0, 2)} ${BRAZIL.slice(2, 5)} ${BRAZIL.slice(5, 8)} ${BRAZIL.slice(8, 11)} ${BRAZIL.slice(11)}`,
      });
      pen.lines(['Recebedor: ______________', 'Assinatura: _____________'], 6, 62, { size: 8 });
      pen.box(4, 72, 94, 44);
      pen.inverse('DESTINATÁRIO', 4, 72, { size: 9 });
      pen.lines(printed(paulista), 7, 79, { size: 11 });
      bars(pen, '01310200', [12, 99, 40, 14], { shown: '' });
      pen.lines([`Remetente: ${recife.name}`, ...recife.lines], 6, 120, { size: 8 });
    },
    { lang: 'pt' },
  ),
  ownLabel(
    'guia-prepagada',
    { from: leon, to: puebla, postcode: '72000', tracking: '4481 2097 3105', carrier: 'Águila Paquetería' },
    (pen) => {
      pen.text('Águila Paquetería', 4, 4, { size: 15, ...BOLD });
      pen.text('Guía', 76, 3, { size: 7 });
      pen.text('4481 2097 3105', 62, 7, { size: 11, ...BOLD });
      pen.line(3, 14, 99, 14);
      pen.text('Origen', 4, 16, { size: 7, ...BOLD });
      pen.lines(printed(leon), 4, 20, { size: 8 });
      pen.line(3, 34, 99, 34);
      pen.text('Destino', 4, 36, { size: 7, ...BOLD });
      pen.lines(printed(puebla), 4, 40, { size: 12 });
      pen.text('Tel. 222 555 0188', 4, 66, { size: 8 });
      bars(pen, '448120973105', [10, 80, 80, 28], { shown: '' });
      pen.lines(['Contenido: zapatos', 'Peso 1.6 kg', 'Paquete 1 de 1'], 6, 116, { size: 9 });
    },
    { lang: 'es' },
  ),
];
