/** Labels of the posts of Europe, in their languages. */
import { type MadeLabel } from './made-label.js';

export const EUROPEAN_POSTS: readonly MadeLabel[] = [
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
];
