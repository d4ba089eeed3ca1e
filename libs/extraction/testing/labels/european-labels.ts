/** Labels of European carriers, in their languages. */
import { type MadeLabel } from './made-label.js';

export const EUROPEAN_LABELS: readonly MadeLabel[] = [
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
    name: 'Royal Mail',
    drawing: `
      10,10,10 Delivered by
      10,22,14 Royal Mail
      150,10,10 Postage Paid GB
      150,24,14 Tracked 24
      10,60,9 Weight 1.25kg
      100,60,9 Posted 14/03/2024
      60,90,9 SX 1234 5678 5GB
      10,200,11 Ben Sample
      10,213,11 Harbour Joinery
      10,226,11 4 Quay Street
      10,239,11 BRISTOL
      10,252,11 BS1 2CD
      10,330,6 Customer Reference: B-77812
      10,380,6 Return address: Larkspur Tools Ltd, 12 Mill Lane, Leeds, LS1 4AB`,
    truth: {
      carrier: 'Royal Mail',
      service: 'Tracked 24',
      tracking_number: 'SX123456785GB',
      sender_name: 'Larkspur Tools Ltd',
      sender_address: '12 Mill Lane, Leeds, LS1 4AB',
      recipient_name: 'Ben Sample',
      recipient_address: '4 Quay Street, BRISTOL, BS1 2CD',
      recipient_postcode: 'BS1 2CD',
      weight: '1.25kg',
      ship_date: '2024-03-14',
      reference: 'B-77812',
    },
  },
  {
    name: 'Colissimo',
    drawing: `
      10,10,14 Colissimo
      100,10,10 Domicile sans signature
      10,40,7 EXPEDITEUR
      10,49,7 Larkspur Outils SARL
      10,57,7 12 rue du Moulin
      10,65,7 69002 LYON
      10,90,8 DESTINATAIRE
      10,101,11 Mme Ada Exemple
      10,113,11 4 quai du Port
      10,125,11 13002 MARSEILLE
      10,137,11 FRANCE
      180,40,7 Poids : 1,20 kg
      180,50,7 Date de dépôt : 14/03/2024
      180,60,7 Réf. client : B-77812
      10,180,9 N° de colis : 6A 12345 67890 1`,
    barcodes: [{ format: 'Code128', text: '6A12345678901', gs1: false }],
    truth: {
      carrier: 'La Poste',
      tracking_number: '6A12345678901',
      sender_name: 'Larkspur Outils SARL',
      sender_address: '12 rue du Moulin, 69002 LYON',
      recipient_name: 'Mme Ada Exemple',
      recipient_address: '4 quai du Port, 13002 MARSEILLE, FRANCE',
      recipient_postcode: '13002',
      weight: '1,20 kg',
      ship_date: '2024-03-14',
      reference: 'B-77812',
    },
  },
  {
    name: 'PostNL',
    drawing: `
      10,10,14 postnl
      10,40,8 Aan
      10,51,11 Ada Voorbeeld
      10,63,11 Kade 4
      10,75,11 3011 AB Rotterdam
      10,100,6 Afzender
      10,107,6 Larkspur Gereedschap B.V.
      10,114,6 Molenweg 12
      10,121,6 2611 CD Delft
      180,40,7 Gewicht 2,0 kg
      180,50,7 Datum 14-03-2024
      60,200,10 3SABCD0123456789`,
    barcodes: [{ format: 'Code128', text: '3SABCD0123456789', gs1: false }],
    truth: {
      carrier: 'PostNL',
      tracking_number: '3SABCD0123456789',
      sender_name: 'Larkspur Gereedschap B.V.',
      sender_address: 'Molenweg 12, 2611 CD Delft',
      recipient_name: 'Ada Voorbeeld',
      recipient_address: 'Kade 4, 3011 AB Rotterdam',
      recipient_postcode: '3011 AB',
      weight: '2,0 kg',
      ship_date: '2024-03-14',
    },
  },
  {
    name: 'Correos',
    drawing: `
      10,10,14 Correos
      100,10,12 Paq Premium
      10,40,7 Remitente:
      10,49,7 Larkspur Herramientas S.L.
      10,57,7 Calle del Molino 12
      10,65,7 28004 Madrid
      10,90,8 Destinatario:
      10,101,11 Ada Ejemplo
      10,113,11 Calle del Puerto 4, 2º B
      10,125,11 08003 Barcelona
      180,40,7 Peso: 1500 g
      180,50,7 Fecha: 14/03/2024
      10,180,8 Código de envío: PQ4F9X0712345670128001A
      10,200,7 Referencia: B-77812`,
    truth: {
      carrier: 'Correos',
      service: 'Paq Premium',
      tracking_number: 'PQ4F9X0712345670128001A',
      sender_name: 'Larkspur Herramientas S.L.',
      sender_address: 'Calle del Molino 12, 28004 Madrid',
      recipient_name: 'Ada Ejemplo',
      recipient_address: 'Calle del Puerto 4, 2º B, 08003 Barcelona',
      recipient_postcode: '08003',
      weight: '1500 g',
      ship_date: '2024-03-14',
      reference: 'B-77812',
    },
  },
  {
    name: 'PostNord, Swedish',
    drawing: `
      10,10,14 postnord
      120,10,12 MyPack Home
      10,40,7 Från:
      10,49,7 Larkspur Verktyg AB
      10,57,7 Kvarngatan 12
      10,65,7 SE-532 37 SKARA
      10,90,8 Till:
      10,101,11 Ada Exempel
      10,113,11 Hamngatan 4
      10,125,11 SE-411 14 GÖTEBORG
      180,40,7 Datum: 2024-03-14
      180,50,7 Vikt: 2,4 kg
      180,60,7 Ref: B-77812
      10,300,8 Kolli-ID: (00) 373323456789012346`,
    barcodes: [{ format: 'Code128', text: '(00)373323456789012346', gs1: true }],
    truth: {
      carrier: 'PostNord',
      service: 'MyPack Home',
      tracking_number: '00373323456789012346',
      sender_name: 'Larkspur Verktyg AB',
      sender_address: 'Kvarngatan 12, SE-532 37 SKARA',
      recipient_name: 'Ada Exempel',
      recipient_address: 'Hamngatan 4, SE-411 14 GÖTEBORG',
      recipient_postcode: '411 14',
      weight: '2,4 kg',
      ship_date: '2024-03-14',
      reference: 'B-77812',
    },
  },
  {
    name: 'Swiss Post',
    drawing: `
      10,10,12 DIE POST
      180,10,20 A
      10,30,6 Larkspur Werkzeuge AG
      10,37,6 Mühlegasse 12
      10,44,6 8001 Zürich
      60,150,12 Ada Beispiel
      60,164,12 Hafenstrasse 4
      60,178,12 4051 Basel
      60,280,10 99.60.123456.12345678`,
    barcodes: [{ format: 'Code128', text: '996012345612345678', gs1: false }],
    truth: {
      carrier: 'Swiss Post',
      tracking_number: '996012345612345678',
      sender_name: 'Larkspur Werkzeuge AG',
      sender_address: 'Mühlegasse 12, 8001 Zürich',
      recipient_name: 'Ada Beispiel',
      recipient_address: 'Hafenstrasse 4, 4051 Basel',
      recipient_postcode: '4051',
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
