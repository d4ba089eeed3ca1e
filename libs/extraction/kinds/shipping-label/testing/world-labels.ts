/** Labels of carriers and of shippers' own printing around the world, against which addresses were developed. */
import { type MadeLabel } from './made-label.js';

export const WORLD_LABELS: readonly MadeLabel[] = [
  {
    name: 'GS1 logistic label, side by side',
    drawing: `
      10,10,6 SHIP FROM
      150,10,6 SHIP TO
      10,20,8 Larkspur Tools Inc.
      150,20,8 Harbour Joinery LLC
      10,31,8 12 Mill Lane
      150,31,8 400 Quay Street Suite 9
      10,42,8 Dayton, OH 45402
      150,42,8 Portland, ME 04101
      10,70,6 CARRIER
      10,80,8 Old Meadow Freight
      150,70,6 B/L
      150,80,8 8841207
      10,100,6 PO NUMBER
      10,110,8 450012345
      10,300,8 (00) 0 0614141 123456789 0`,
    truth: {
      sender_name: 'Larkspur Tools Inc.',
      sender_address: '12 Mill Lane, Dayton, OH 45402',
      recipient_name: 'Harbour Joinery LLC',
      recipient_address: '400 Quay Street Suite 9, Portland, ME 04101',
      recipient_postcode: '04101',
    },
  },
  {
    name: 'sender small at the foot, recipient large without a word',
    drawing: `
      10,10,14 PARCEL POST
      180,10,9 Tracked 48
      20,120,16 Ms Ada Sample
      20,140,16 Flat 2, 17 Harbour View
      20,160,16 WHITBY
      20,180,16 YO22 4BH
      10,330,6 If undelivered return to:
      10,338,6 Larkspur Books
      10,346,6 PO Box 118
      10,354,6 LEEDS
      10,362,6 LS1 4AB
      10,390,8 Tracking no. AB 1234 5678 9GB`,
    truth: {
      sender_name: 'Larkspur Books',
      sender_address: 'PO Box 118, LEEDS, LS1 4AB',
      recipient_name: 'Ms Ada Sample',
      recipient_address: 'Flat 2, 17 Harbour View, WHITBY, YO22 4BH',
      recipient_postcode: 'YO22 4BH',
    },
  },
  {
    name: 'Brazil: destinatário above remetente, CEP before the town',
    drawing: `
      10,10,12 SEDEX
      200,10,8 PESO 1,2 kg
      10,30,8 DESTINATÁRIO
      10,44,10 Ada Exemplo
      10,57,10 Rua do Cais, 44, apto 12
      10,70,10 Centro
      10,83,10 01310-100 São Paulo - SP
      10,130,7 REMETENTE
      10,140,7 Esporas Ferramentas Ltda
      10,149,7 Av. do Moinho, 120
      10,158,7 80010-010 Curitiba - PR
      60,250,10 QB123456785BR`,
    truth: {
      sender_name: 'Esporas Ferramentas Ltda',
      sender_address: 'Av. do Moinho, 120, 80010-010 Curitiba - PR',
      recipient_name: 'Ada Exemplo',
      recipient_address: 'Rua do Cais, 44, apto 12, Centro, 01310-100 São Paulo - SP',
      recipient_postcode: '01310-100',
    },
  },
  {
    name: 'India: To and From with pin codes after a dash',
    drawing: `
      10,10,12 Speed Parcel
      180,10,8 AWB No: 77123456781
      10,40,9 To,
      20,54,10 Ben Namoona
      20,66,10 H.No. 4-12, Quay Road
      20,78,10 Near Old Clock Tower
      20,90,10 Kochi, Kerala - 682001
      20,102,10 Mob: 98450 00000
      10,140,8 From,
      20,152,8 Larkspur Tools Pvt Ltd
      20,163,8 12, Mill Lane
      20,174,8 Pune, Maharashtra - 411001`,
    truth: {
      sender_name: 'Larkspur Tools Pvt Ltd',
      sender_address: '12, Mill Lane, Pune, Maharashtra - 411001',
      recipient_name: 'Ben Namoona',
      recipient_address: 'H.No. 4-12, Quay Road, Near Old Clock Tower, Kochi, Kerala - 682001',
      recipient_postcode: '682001',
    },
  },
  {
    name: 'freight: consignee left, shipper right, telephone lines',
    drawing: `
      10,10,14 BRACKEN FREIGHT
      10,36,7 CONSIGNEE
      160,36,7 SHIPPER
      10,46,9 Harbour Joinery Pty Ltd
      160,46,9 Larkspur Tools Pty Ltd
      10,57,9 4 Quay St
      160,57,9 12 Mill Rd
      10,68,9 FREMANTLE WA 6160
      160,68,9 DUBBO NSW 2830
      10,79,9 Ph 08 9000 0000
      160,79,9 Ph 02 6000 0000
      10,110,8 CON NOTE BRK0012345
      160,110,8 ITEM 1 OF 3
      10,124,8 WEIGHT 12.5 kg`,
    truth: {
      sender_name: 'Larkspur Tools Pty Ltd',
      sender_address: '12 Mill Rd, DUBBO NSW 2830',
      recipient_name: 'Harbour Joinery Pty Ltd',
      recipient_address: '4 Quay St, FREMANTLE WA 6160',
      recipient_postcode: '6160',
    },
  },
  {
    name: 'international waybill: From above To, contact lines between',
    drawing: `
      10,10,12 EXPRESS WORLDWIDE
      10,34,6 From:
      34,34,7 Larkspur Werkzeuge GmbH
      34,43,7 Ada Beispiel
      34,52,7 Muehlenweg 12
      34,61,7 21335 Lueneburg
      34,70,7 Germany
      180,34,6 Origin: HAM
      10,90,8 To:
      34,90,10 Harbour Joinery K.K.
      34,102,10 Ben Mihon
      34,114,10 4-2-8 Minato
      34,126,10 105-0011 Tokyo
      34,138,10 Japan
      180,90,6 Contact:
      180,98,7 +81 3 0000 0000
      60,260,10 WAYBILL 12 3456 7890`,
    truth: {
      sender_name: 'Larkspur Werkzeuge GmbH',
      sender_address: 'Muehlenweg 12, 21335 Lueneburg, Germany',
      recipient_name: 'Harbour Joinery K.K.',
      recipient_address: '4-2-8 Minato, 105-0011 Tokyo, Japan',
      recipient_postcode: '105-0011',
    },
  },
  {
    name: 'two blocks without a word, sender first and small',
    drawing: `
      10,10,7 LARKSPUR TOOLS
      10,18,7 12 MILL LANE
      10,26,7 DAYTON OH 45402-1234
      200,10,8 US POSTAGE PAID
      90,120,11 ADA EXAMPLE
      90,133,11 HARBOUR JOINERY
      90,146,11 4 QUAY ST APT 3B
      90,159,11 PORTLAND ME 04101-0042
      60,250,9 USPS TRACKING #
      60,262,9 9400 1000 0000 0000 0000 00`,
    truth: {
      sender_name: 'LARKSPUR TOOLS',
      sender_address: '12 MILL LANE, DAYTON OH 45402-1234',
      recipient_name: 'ADA EXAMPLE',
      recipient_address: '4 QUAY ST APT 3B, PORTLAND ME 04101-0042',
      recipient_postcode: '04101-0042',
    },
  },
  {
    name: 'Spain: destinatario with C.P., remitente in one line',
    drawing: `
      10,10,12 Paq Estándar
      10,34,6 REMITENTE: Espuela Herramientas SL, C/ del Molino 12, 47001 Valladolid
      10,70,8 DESTINATARIO:
      10,84,11 Ada Ejemplo
      10,98,11 Calle del Muelle 4, 2º B
      10,112,11 15001 A CORUÑA
      10,126,11 España
      10,160,7 Teléfono: 600 000 000
      180,160,7 Peso: 2,50 kg
      60,250,9 Código de envío: PQ4X0A0123456780115001D`,
    truth: {
      sender_name: 'Espuela Herramientas SL',
      sender_address: 'C/ del Molino 12, 47001 Valladolid',
      recipient_name: 'Ada Ejemplo',
      recipient_address: 'Calle del Muelle 4, 2º B, 15001 A CORUÑA, España',
      recipient_postcode: '15001',
    },
  },
  {
    name: 'Ireland: Eircode, sender upright at the side',
    drawing: `
      10,10,12 Express Post
      10,60,8 Deliver to:
      10,72,11 Ben Sample
      10,85,11 Apt 4, Quay House
      10,98,11 Dock Road
      10,111,11 Galway
      10,124,11 H91 X4K2
      160,60,6 Sender:
      160,68,6 Larkspur Tools Ltd
      160,76,6 Unit 12, Mill Park
      160,84,6 Athlone
      160,92,6 N37 A1E2
      60,250,9 CE 123 456 785 IE`,
    truth: {
      sender_name: 'Larkspur Tools Ltd',
      sender_address: 'Unit 12, Mill Park, Athlone, N37 A1E2',
      recipient_name: 'Ben Sample',
      recipient_address: 'Apt 4, Quay House, Dock Road, Galway, H91 X4K2',
      recipient_postcode: 'H91 X4K2',
    },
  },
  {
    name: 'Canada: expéditeur / from right, destinataire / to left',
    drawing: `
      10,10,12 Expedited Parcel / Colis accélérés
      150,36,6 FROM / DE
      150,44,7 Outils Larkspur inc.
      150,53,7 12 rue du Moulin
      150,62,7 TROIS-RIVIERES QC G9A 1A1
      10,100,8 TO / À
      10,112,10 Ada Exemple
      10,124,10 4-44 rue du Quai
      10,136,10 HALIFAX NS B3H 4R2
      10,170,7 REF: B-77812
      60,250,9 PIN 7012 3456 7890 1234`,
    truth: {
      sender_name: 'Outils Larkspur inc.',
      sender_address: '12 rue du Moulin, TROIS-RIVIERES QC G9A 1A1',
      recipient_name: 'Ada Exemple',
      recipient_address: '4-44 rue du Quai, HALIFAX NS B3H 4R2',
      recipient_postcode: 'B3H 4R2',
    },
  },
  {
    name: 'Singapore: shop label, recipient first, From below',
    drawing: `
      10,10,11 Standard Delivery
      10,36,7 Ship To
      10,46,9 Ada Example
      10,57,9 Blk 44 Quay Avenue #12-34
      10,68,9 Singapore 160044
      10,95,7 From
      10,105,8 Larkspur Tools Pte. Ltd.
      10,115,8 12 Mill Drive #01-02
      10,125,8 Singapore 630012
      60,250,9 Tracking No: NVSGLRK00012345`,
    truth: {
      sender_name: 'Larkspur Tools Pte. Ltd.',
      sender_address: '12 Mill Drive #01-02, Singapore 630012',
      recipient_name: 'Ada Example',
      recipient_address: 'Blk 44 Quay Avenue #12-34, Singapore 160044',
      recipient_postcode: '160044',
    },
  },
  {
    name: 'Czech: odesílatel right, příjemce left and larger',
    drawing: `
      10,10,12 Balík Do ruky
      160,30,6 Odesílatel:
      160,38,7 Ostruha nářadí s.r.o.
      160,47,7 Mlýnská 12
      160,56,7 602 00 Brno
      10,80,8 Příjemce:
      10,92,11 Ada Vzorová
      10,105,11 Nábřežní 4
      10,118,11 400 01 Ústí nad Labem
      10,150,7 Hmotnost: 2,1 kg
      60,250,9 Číslo zásilky: DR1234567890E`,
    truth: {
      sender_name: 'Ostruha nářadí s.r.o.',
      sender_address: 'Mlýnská 12, 602 00 Brno',
      recipient_name: 'Ada Vzorová',
      recipient_address: 'Nábřežní 4, 400 01 Ústí nad Labem',
      recipient_postcode: '400 01',
    },
  },
];
