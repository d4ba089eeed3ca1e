/** Labels of carriers in Canada and Australia. */
import { type MadeLabel } from './made-label.js';

export const CANADIAN_AND_AUSTRALIAN_LABELS: readonly MadeLabel[] = [
  {
    name: 'Canada Post',
    drawing: `
      10,10,12 Expedited Parcel
      150,10,12 Colis accélérés
      10,30,7 TO / À:
      20,42,11 Ben Sample
      20,54,11 Harbour Joinery
      20,66,11 4 Quay Street
      20,78,11 TORONTO ON M5V 2T6
      10,110,7 FROM / DE:
      20,120,8 Larkspur Tools Inc.
      20,129,8 12 Mill Lane
      20,138,8 VANCOUVER BC V6B 1A1
      200,120,7 1.250 kg
      200,130,7 2024-03-14
      10,200,9 PIN / NIP 2011 1234 5678 9012
      10,320,7 Reference: B-77812
      10,340,10 CANADA POST / POSTES CANADA`,
    barcodes: [{ format: 'Code128', text: '2011123456789012', gs1: false }],
    truth: {
      carrier: 'Canada Post',
      service: 'Expedited Parcel',
      tracking_number: '2011123456789012',
      sender_name: 'Larkspur Tools Inc.',
      sender_address: '12 Mill Lane, VANCOUVER BC V6B 1A1',
      recipient_name: 'Ben Sample',
      recipient_address: '4 Quay Street, TORONTO ON M5V 2T6',
      recipient_postcode: 'M5V 2T6',
      weight: '1.250 kg',
      ship_date: '2024-03-14',
      reference: 'B-77812',
    },
  },
  {
    name: 'Purolator',
    drawing: `
      10,10,14 Purolator Express
      10,30,7 FROM/DE
      10,40,8 Larkspur Tools Inc.
      10,49,8 12 Mill Lane
      10,58,8 Vancouver, BC V6B1A1
      170,30,7 DATE: 2024-03-14
      170,40,7 WEIGHT/POIDS: 5.0 LB
      170,50,7 REF: B-77812
      10,80,8 TO/À
      20,92,12 Ben Sample
      20,105,12 4 Quay Street Unit 7
      20,118,12 Toronto, ON M5V2T6
      10,180,9 PIN: 335012345678`,
    barcodes: [{ format: 'Code128', text: '335012345678', gs1: false }],
    truth: {
      carrier: 'Purolator',
      service: 'Purolator Express',
      tracking_number: '335012345678',
      sender_name: 'Larkspur Tools Inc.',
      sender_address: '12 Mill Lane, Vancouver, BC V6B1A1',
      recipient_name: 'Ben Sample',
      recipient_address: '4 Quay Street Unit 7, Toronto, ON M5V2T6',
      recipient_postcode: 'M5V2T6',
      weight: '5.0 LB',
      ship_date: '2024-03-14',
      reference: 'B-77812',
    },
  },
  {
    name: 'Australia Post',
    drawing: `
      10,10,14 eParcel
      10,30,12 PARCEL POST
      10,60,8 TO
      10,70,11 Ben Sample
      10,82,11 Harbour Joinery
      10,94,11 4 Quay Street
      10,106,11 FREMANTLE WA 6160
      10,130,7 FROM
      10,139,7 Larkspur Tools Pty Ltd
      10,147,7 12 Mill Lane
      10,155,7 RICHMOND VIC 3121
      180,130,7 Weight 1.2kg
      10,200,9 AP Article Id: ABC123456701000930
      10,300,7 Ref: B-77812
      10,320,7 Australia Post`,
    truth: {
      carrier: 'Australia Post',
      service: 'PARCEL POST',
      tracking_number: 'ABC123456701000930',
      sender_name: 'Larkspur Tools Pty Ltd',
      sender_address: '12 Mill Lane, RICHMOND VIC 3121',
      recipient_name: 'Ben Sample',
      recipient_address: '4 Quay Street, FREMANTLE WA 6160',
      recipient_postcode: '6160',
      weight: '1.2kg',
      reference: 'B-77812',
    },
  },
];
