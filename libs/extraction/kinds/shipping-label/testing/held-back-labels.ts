/** Labels that were drawn before the rules of addresses were written and not looked at while they were. */
import { type MadeLabel } from './made-label.js';

export const HELD_BACK_LABELS: readonly MadeLabel[] = [
  {
    name: 'SHIP TO left and large, FROM right and small',
    drawing: `
      10,10,8 2 DAY AIR
      170,10,6 FROM:
      170,18,7 Larkspur Tools Inc
      170,27,7 12 Mill Lane
      170,36,7 Dayton OH 45402
      10,70,8 SHIP TO:
      20,82,12 HARBOUR JOINERY LLC
      20,96,12 ATTN ADA EXAMPLE
      20,110,12 400 QUAY ST STE 9
      20,124,12 PORTLAND ME 04101
      10,160,7 WT: 5 LBS
      60,250,9 TRACKING #: 1Z 999 AA1 01 2345 6784`,
    truth: {
      sender_name: 'Larkspur Tools Inc',
      sender_address: '12 Mill Lane, Dayton OH 45402',
      recipient_name: 'HARBOUR JOINERY LLC',
      recipient_address: '400 QUAY ST STE 9, PORTLAND ME 04101',
      recipient_postcode: '04101',
    },
  },
  {
    name: 'Germany: recipient above, Absender in a single small line over it',
    drawing: `
      10,10,14 PAKET
      10,50,5 Abs.: Sporn Werkzeuge GmbH, Mühlenweg 12, 21335 Lüneburg
      10,64,10 An:
      10,76,11 Frau Ada Beispiel
      10,89,11 Kaistraße 4
      10,102,11 25813 Husum
      10,115,11 Deutschland
      10,150,7 Gewicht: 2,4 kg
      60,250,9 Sendungsnr.: 00340434161094042557`,
    truth: {
      sender_name: 'Sporn Werkzeuge GmbH',
      sender_address: 'Mühlenweg 12, 21335 Lüneburg',
      recipient_name: 'Frau Ada Beispiel',
      recipient_address: 'Kaistraße 4, 25813 Husum, Deutschland',
      recipient_postcode: '25813',
    },
  },
  {
    name: 'Italy: mittente above destinatario, province in brackets',
    drawing: `
      10,10,12 Pacco Ordinario
      10,34,7 MITTENTE
      10,43,8 Sperone Utensili S.r.l.
      10,53,8 Via del Mulino 12
      10,63,8 35121 Padova (PD)
      10,90,7 DESTINATARIO
      10,100,10 Ada Esempio
      10,112,10 Via del Molo 4
      10,124,10 16126 Genova (GE)
      10,136,10 ITALIA
      180,34,7 Peso kg 3,2
      60,250,9 LDV 1UW12345678901`,
    truth: {
      sender_name: 'Sperone Utensili S.r.l.',
      sender_address: 'Via del Mulino 12, 35121 Padova (PD)',
      recipient_name: 'Ada Esempio',
      recipient_address: 'Via del Molo 4, 16126 Genova (GE), ITALIA',
      recipient_postcode: '16126',
    },
  },
  {
    name: 'Poland: odbiorca and nadawca side by side',
    drawing: `
      10,10,12 Kurier 24
      10,34,7 NADAWCA
      150,34,7 ODBIORCA
      10,43,8 Ostroga Narzędzia Sp. z o.o.
      150,43,8 Ada Przykładowa
      10,53,8 ul. Młyńska 12
      150,53,8 ul. Portowa 4/7
      10,63,8 30-001 Kraków
      150,63,8 80-001 Gdańsk
      150,73,8 tel. 500 000 000
      10,90,7 Waga: 1,5 kg
      60,250,9 Nr przesyłki 620000000000000000000012`,
    truth: {
      sender_name: 'Ostroga Narzędzia Sp. z o.o.',
      sender_address: 'ul. Młyńska 12, 30-001 Kraków',
      recipient_name: 'Ada Przykładowa',
      recipient_address: 'ul. Portowa 4/7, 80-001 Gdańsk',
      recipient_postcode: '80-001',
    },
  },
  {
    name: 'Sweden: från above till, country code before the postcode',
    drawing: `
      10,10,12 MyPack Home
      10,34,7 Från:
      10,43,7 Sporre Verktyg AB
      10,52,7 Kvarngatan 12
      10,61,7 SE-211 20 MALMÖ
      10,86,9 Till:
      10,98,11 Ada Exempel
      10,111,11 Kajvägen 4
      10,124,11 SE-411 04 GÖTEBORG
      10,150,7 Vikt: 1,8 kg
      60,250,9 Kolli-ID: 00370730254712345678`,
    truth: {
      sender_name: 'Sporre Verktyg AB',
      sender_address: 'Kvarngatan 12, SE-211 20 MALMÖ',
      recipient_name: 'Ada Exempel',
      recipient_address: 'Kajvägen 4, SE-411 04 GÖTEBORG',
      recipient_postcode: '411 04',
    },
  },
  {
    name: 'United States: plain, recipient centred and return address at the top, no words',
    drawing: `
      10,10,6 Ada Example
      10,17,6 12 Mill Ln
      10,24,6 Dayton OH 45402
      190,10,9 PRIORITY MAIL
      70,130,13 BEN SAMPLE
      70,146,13 4 QUAY ST
      70,162,13 PORTLAND ME 04101
      60,260,9 9405 5000 0000 0000 0000 00`,
    truth: {
      sender_name: 'Ada Example',
      sender_address: '12 Mill Ln, Dayton OH 45402',
      recipient_name: 'BEN SAMPLE',
      recipient_address: '4 QUAY ST, PORTLAND ME 04101',
      recipient_postcode: '04101',
    },
  },
  {
    name: 'France: livraison above, expéditeur at the foot',
    drawing: `
      10,10,12 Relais Colis
      10,34,8 DESTINATAIRE :
      10,46,11 M. Ben Exemple
      10,59,11 Bâtiment C, Résidence du Port
      10,72,11 4 avenue du Quai
      10,85,11 44000 NANTES
      10,120,7 Poids : 0,9 kg
      10,330,6 EXPÉDITEUR :
      10,338,6 Éperon Outillage SAS
      10,346,6 ZA du Moulin
      10,354,6 69002 LYON
      60,250,9 N° de suivi : XY 123 456 785 FR`,
    truth: {
      sender_name: 'Éperon Outillage SAS',
      sender_address: 'ZA du Moulin, 69002 LYON',
      recipient_name: 'M. Ben Exemple',
      recipient_address: 'Bâtiment C, Résidence du Port, 4 avenue du Quai, 44000 NANTES',
      recipient_postcode: '44000',
    },
  },
  {
    name: 'New Zealand: From and To with a suburb line',
    drawing: `
      10,10,12 Courier Overnight
      10,40,8 To
      10,52,11 Ben Sample
      10,65,11 4 Quay Street
      10,78,11 Seatoun
      10,91,11 Wellington 6022
      10,130,6 From
      10,138,7 Larkspur Tools Ltd
      10,147,7 12 Mill Road
      10,156,7 Hamilton 3204
      60,250,9 Ticket: LRK0001234567`,
    truth: {
      sender_name: 'Larkspur Tools Ltd',
      sender_address: '12 Mill Road, Hamilton 3204',
      recipient_name: 'Ben Sample',
      recipient_address: '4 Quay Street, Seatoun, Wellington 6022',
      recipient_postcode: '6022',
    },
  },
  {
    name: 'Portugal: para and de, postcode of seven digits',
    drawing: `
      10,10,12 Expresso 24
      10,40,8 PARA:
      40,40,10 Ada Exemplo
      40,52,10 Rua do Cais 4, 2 Esq
      40,64,10 4050-001 PORTO
      10,90,7 DE:
      40,90,7 Espora Ferramentas Lda
      40,99,7 Rua do Moinho 12
      40,108,7 3000-001 COIMBRA
      60,250,9 DA123456785PT`,
    truth: {
      sender_name: 'Espora Ferramentas Lda',
      sender_address: 'Rua do Moinho 12, 3000-001 COIMBRA',
      recipient_name: 'Ada Exemplo',
      recipient_address: 'Rua do Cais 4, 2 Esq, 4050-001 PORTO',
      recipient_postcode: '4050-001',
    },
  },
  {
    name: 'Hungary: címzett and feladó, town before the street',
    drawing: `
      10,10,12 MPL Csomag
      10,40,8 Címzett:
      10,52,10 Minta Ada
      10,64,10 1052 Budapest
      10,76,10 Rakpart utca 4.
      10,110,7 Feladó:
      10,119,7 Sarkantyú Szerszám Kft.
      10,128,7 6720 Szeged
      10,137,7 Malom utca 12.
      60,250,9 Ragszám: PNLK123456789`,
    truth: {
      sender_name: 'Sarkantyú Szerszám Kft.',
      sender_address: '6720 Szeged, Malom utca 12.',
      recipient_name: 'Minta Ada',
      recipient_address: '1052 Budapest, Rakpart utca 4.',
      recipient_postcode: '1052',
    },
  },
  {
    name: 'Netherlands: afzender below, ontvanger above, house number on the street',
    drawing: `
      10,10,12 Brievenbuspakje
      10,40,8 Ontvanger
      10,52,11 Ada Voorbeeld
      10,65,11 Kade 4-II
      10,78,11 3011AB ROTTERDAM
      10,330,6 Afzender: Spoor Gereedschap B.V., Molenweg 12, 2611 CD Delft
      60,250,9 3SLRKS123456789`,
    truth: {
      sender_name: 'Spoor Gereedschap B.V.',
      sender_address: 'Molenweg 12, 2611 CD Delft',
      recipient_name: 'Ada Voorbeeld',
      recipient_address: 'Kade 4-II, 3011AB ROTTERDAM',
      recipient_postcode: '3011AB',
    },
  },
  {
    name: 'China: English waybill, SENDER and RECEIVER in boxes',
    drawing: `
      10,10,12 INTERNATIONAL PARCEL
      10,36,7 SENDER
      10,45,7 Larkspur Tools (Shenzhen) Co., Ltd.
      10,54,7 Building 12, Mill Industrial Park
      10,63,7 Shenzhen, Guangdong 518000
      10,72,7 CHINA
      10,100,7 RECEIVER
      10,110,9 Ada Example
      10,121,9 4 Quay Street, Apt 3B
      10,132,9 Portland, ME 04101
      10,143,9 UNITED STATES
      10,170,7 Tel: +1 207 555 0100
      60,250,9 LX123456785CN`,
    truth: {
      sender_name: 'Larkspur Tools (Shenzhen) Co., Ltd.',
      sender_address: 'Building 12, Mill Industrial Park, Shenzhen, Guangdong 518000, CHINA',
      recipient_name: 'Ada Example',
      recipient_address: '4 Quay Street, Apt 3B, Portland, ME 04101, UNITED STATES',
      recipient_postcode: '04101',
    },
  },
];
