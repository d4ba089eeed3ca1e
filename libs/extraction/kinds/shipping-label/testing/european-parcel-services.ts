/** Labels of parcel services in Europe, in several languages. */
import { type MadeLabel } from './made-label.js';

export const EUROPEAN_PARCEL_SERVICES: readonly MadeLabel[] = [
  {
    name: 'DHL Paket',
    drawing: `
      10,10,16 DHL PAKET
      10,40,7 Von:
      34,40,7 Larkspur Werkzeuge GmbH
      34,48,7 Mühlgasse 12
      34,56,7 50667 Köln
      10,80,8 An:
      34,80,11 Ada Beispiel
      34,92,11 Tischlerei Hafen
      34,104,11 Kaistraße 4
      34,116,11 80331 München
      10,150,7 Abrechnungsnr.: 22222222220101
      10,160,7 Referenznr.: B-77812
      180,150,7 Gewicht: 2,5 kg
      180,160,7 Datum: 14.03.2024
      10,260,7 Leitcode
      60,300,9 80331.123.004.7
      10,320,7 Sendungsnr.
      60,400,9 0034 0434 1610 9404 2557`,
    barcodes: [{ format: 'Code128', text: '(00)340434161094042557', gs1: true }],
    truth: {
      carrier: 'DHL',
      service: 'DHL PAKET',
      tracking_number: '00340434161094042557',
      sender_name: 'Larkspur Werkzeuge GmbH',
      sender_address: 'Mühlgasse 12, 50667 Köln',
      recipient_name: 'Ada Beispiel',
      recipient_address: 'Kaistraße 4, 80331 München',
      recipient_postcode: '80331',
      weight: '2,5 kg',
      ship_date: '2024-03-14',
      reference: 'B-77812',
    },
  },
  {
    name: 'DPD',
    drawing: `
      10,10,7 Empfänger
      10,20,12 Ada Beispiel
      10,33,12 Kaistraße 4
      10,46,12 80331 München
      200,10,7 Absender
      200,18,6 Larkspur Werkzeuge GmbH
      200,25,6 Mühlgasse 12
      200,32,6 50667 Köln
      10,80,7 Referenz: B-77812
      200,80,7 Gewicht: 3,20 kg
      200,90,7 Pakete: 1/1
      10,130,7 Track
      40,128,12 0998 0525 4147 24 T
      200,120,7 Service
      200,130,14 D-B2C
      10,200,30 DE-80331
      10,250,10 dpd
      60,390,8 0080 3310 9980 5254 1472 4327 276 8`,
    barcodes: [{ format: 'Code128', text: '%008033109980525414724327276', gs1: false }],
    truth: {
      carrier: 'DPD',
      service: 'D-B2C',
      tracking_number: '09980525414724T',
      sender_name: 'Larkspur Werkzeuge GmbH',
      sender_address: 'Mühlgasse 12, 50667 Köln',
      recipient_name: 'Ada Beispiel',
      recipient_address: 'Kaistraße 4, 80331 München',
      recipient_postcode: '80331',
      weight: '3,20 kg',
      reference: 'B-77812',
    },
  },
  {
    name: 'GLS, Polish',
    drawing: `
      10,10,14 GLS
      80,10,10 BusinessParcel
      10,40,7 Nadawca:
      10,49,7 Larkspur Narzędzia Sp. z o.o.
      10,57,7 ul. Młyńska 12
      10,65,7 61-730 Poznań
      10,90,8 Odbiorca:
      10,101,11 Jan Przykładowy
      10,113,11 ul. Portowa 4
      10,125,11 81-339 Gdynia
      180,40,7 Waga: 4,5 kg
      180,50,7 Data: 14.03.2024
      10,180,8 Nr paczki: 50123456789
      10,200,7 Ref: B-77812`,
    truth: {
      carrier: 'GLS',
      service: 'BusinessParcel',
      tracking_number: '50123456789',
      sender_name: 'Larkspur Narzędzia Sp. z o.o.',
      sender_address: 'ul. Młyńska 12, 61-730 Poznań',
      recipient_name: 'Jan Przykładowy',
      recipient_address: 'ul. Portowa 4, 81-339 Gdynia',
      recipient_postcode: '81-339',
      weight: '4,5 kg',
      ship_date: '2024-03-14',
      reference: 'B-77812',
    },
  },
  {
    name: 'GLS, Czech',
    drawing: `
      10,10,14 GLS
      10,40,7 Odesílatel:
      10,49,7 Larkspur Nářadí s.r.o.
      10,57,7 Mlýnská 12
      10,65,7 CZ 602 00 Brno
      10,90,8 Příjemce:
      10,101,11 Ada Příkladná
      10,113,11 Přístavní 4
      10,125,11 CZ 170 00 Praha 7
      180,40,7 Hmotnost: 2.50 kg
      180,50,7 Datum: 14.03.2024
      10,180,8 Číslo balíku: 90012345678`,
    truth: {
      carrier: 'GLS',
      tracking_number: '90012345678',
      sender_name: 'Larkspur Nářadí s.r.o.',
      sender_address: 'Mlýnská 12, CZ 602 00 Brno',
      recipient_name: 'Ada Příkladná',
      recipient_address: 'Přístavní 4, CZ 170 00 Praha 7',
      recipient_postcode: '170 00',
      weight: '2.50 kg',
      ship_date: '2024-03-14',
    },
  },
  {
    name: 'a parcel label whose address is parted by gaps',
    drawing: `
      10,10,9 Ben Sample
      170,10,9 Shipment No: 55500001868043
      170,22,9 Parcel: 1
      10,30,9 Quay Cottage
      170,34,9 Weight: 5 kg
      10,41,9 4 Quay Street
      170,46,9 Ref: Order 1234
      170,58,9 AltRef: Toys
      10,63,9 Upper Harbour
      170,70,9 02/10/2024
      10,76,9 BS1 2CD
      60,130,30 13
      50,170,24 Bristol
      40,200,12 BS1 2CD
      150,200,12 DHL Parcel UK`,
    truth: {
      carrier: 'DHL',
      tracking_number: '55500001868043',
      recipient_name: 'Ben Sample',
      recipient_address: 'Quay Cottage, 4 Quay Street, Upper Harbour, BS1 2CD',
      recipient_postcode: 'BS1 2CD',
      weight: '5 kg',
      ship_date: '2024-10-02',
      reference: 'Order 1234',
    },
  },
  {
    name: 'TNT, values under their headings',
    drawing: `
      10,10,20 TNT
      100,10,7 Con number
      100,18,12 123456785
      10,40,6 Service
      120,40,6 Options
      200,40,6 Origin
      10,47,10 Express
      200,47,10 LHR
      10,70,6 Sender address
      10,77,7 Larkspur Tools Ltd
      10,85,7 12 Mill Lane
      10,93,7 LEEDS
      10,101,7 LS1 4AB
      10,109,7 United Kingdom
      10,130,6 Delivery address
      10,138,9 Harbour Joinery BV
      10,148,9 Kade 4
      10,158,9 3011 AB ROTTERDAM
      10,168,9 Netherlands
      180,70,6 Weight
      180,77,9 4.5Kg
      220,70,6 Piece
      220,77,9 1 of 1
      180,90,6 Customer Reference
      180,97,8 B-77812
      180,110,6 Pickup date
      180,117,8 14 Mar 2024`,
    truth: {
      carrier: 'TNT',
      service: 'Express',
      tracking_number: '123456785',
      sender_name: 'Larkspur Tools Ltd',
      sender_address: '12 Mill Lane, LEEDS, LS1 4AB, United Kingdom',
      recipient_name: 'Harbour Joinery BV',
      recipient_address: 'Kade 4, 3011 AB ROTTERDAM, Netherlands',
      recipient_postcode: '3011 AB',
      weight: '4.5Kg',
      ship_date: '2024-03-14',
      reference: 'B-77812',
    },
  },
  {
    name: 'Chronopost, with a number of the post',
    drawing: `
      10,10,14 chronopost
      120,10,10 Chrono 13
      10,40,6 Expéditeur :
      10,48,7 Larkspur Outils SARL
      10,56,7 12 rue du Moulin
      10,64,7 69002 Lyon
      10,90,6 Destinataire :
      10,98,10 Mme Ada Exemple
      10,110,10 4 quai du Port
      10,122,10 Bâtiment B
      10,134,10 13002 Marseille
      180,40,7 Poids : 2,300 kg
      180,50,7 Date : 14/03/2024
      180,60,7 Réf. exp. : B-77812
      60,200,12 XY 123 456 785 FR`,
    truth: {
      carrier: 'Chronopost',
      service: 'Chrono 13',
      tracking_number: 'XY123456785FR',
      sender_name: 'Larkspur Outils SARL',
      sender_address: '12 rue du Moulin, 69002 Lyon',
      recipient_name: 'Mme Ada Exemple',
      recipient_address: '4 quai du Port, Bâtiment B, 13002 Marseille',
      recipient_postcode: '13002',
      weight: '2,300 kg',
      ship_date: '2024-03-14',
      reference: 'B-77812',
    },
  },
];
