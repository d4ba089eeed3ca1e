/** Labels of carriers in the United States. */
import { type MadeLabel } from './made-label.js';

const record = (...parts: readonly string[]): string => `[)>\u001e01\u001d${parts.join('\u001d')}\u001e\u0004`;

export const AMERICAN_LABELS: readonly MadeLabel[] = [
  {
    name: 'UPS Ground',
    drawing: `
      10,10,8 ADA EXAMPLE
      180,10,10 10 LBS
      240,10,10 1 OF 1
      10,19,8 503-555-0142
      10,28,8 LARKSPUR TOOLS LLC
      10,37,8 12 MILL LANE
      10,46,8 SALEM OR 97301
      10,70,10 SHIP TO:
      30,82,10 BEN SAMPLE
      30,93,10 208-555-0177
      30,104,10 HARBOUR JOINERY
      30,115,10 4 QUAY STREET
      30,126,10 SUITE 200
      30,137,14 BOISE ID 83702-1234
      120,170,16 ID 837 9-01
      10,230,18 UPS GROUND
      10,252,8 TRACKING #: 1Z 12X 34E 03 9271 4560
      10,360,8 BILLING: P/P
      10,372,8 REF 1: PO-77812
      200,400,5 XOL 24.03.14 NV45 22.0A 02/2024`,
    barcodes: [{ format: 'Code128', text: '1Z12X34E0392714560', gs1: false }],
    truth: {
      carrier: 'UPS',
      service: 'UPS GROUND',
      tracking_number: '1Z12X34E0392714560',
      sender_name: 'LARKSPUR TOOLS LLC',
      sender_address: '12 MILL LANE, SALEM OR 97301',
      recipient_name: 'BEN SAMPLE',
      recipient_address: '4 QUAY STREET, SUITE 200, BOISE ID 83702-1234',
      recipient_postcode: '83702-1234',
      weight: '10 LBS',
      reference: 'PO-77812',
    },
  },
  {
    name: 'FedEx Express',
    drawing: `
      10,10,7 ORIGIN ID:PDXA (503) 555-0142
      170,10,7 SHIP DATE: 14MAR24
      10,18,7 ADA EXAMPLE
      170,18,7 ACTWGT: 7.50 LB
      10,26,7 LARKSPUR TOOLS
      170,26,7 CAD: 1234567/INET4490
      10,34,7 12 MILL LANE
      170,34,7 DIMS: 12x10x8 IN
      10,50,7 SALEM, OR 97301
      170,50,7 BILL SENDER
      10,58,7 UNITED STATES US
      10,72,10 TO
      34,72,12 BEN SAMPLE
      34,85,12 HARBOUR JOINERY
      34,98,12 4 QUAY STREET
      34,111,12 SUITE 200
      34,124,14 BOISE ID 83702
      34,142,7 (208) 555-0177
      150,142,7 REF: PO-77812
      34,151,7 INV:
      34,160,7 PO:
      150,160,7 DEPT:
      240,200,12 FedEx
      240,214,9 Express
      160,290,12 FRI - 15 MAR 10:30A
      130,304,12 PRIORITY OVERNIGHT
      10,300,7 TRK#
      36,297,12 7840 1122 3348
      10,310,6 0201
      240,340,12 83702
      200,352,10 ID-US BOI`,
    truth: {
      carrier: 'FedEx',
      service: 'PRIORITY OVERNIGHT',
      tracking_number: '784011223348',
      sender_name: 'ADA EXAMPLE',
      sender_address: '12 MILL LANE, SALEM, OR 97301, UNITED STATES US',
      recipient_name: 'BEN SAMPLE',
      recipient_address: '4 QUAY STREET, SUITE 200, BOISE ID 83702',
      recipient_postcode: '83702',
      weight: '7.50 LB',
      ship_date: '2024-03-14',
      reference: 'PO-77812',
    },
  },
  {
    name: 'USPS, with its heading over two lines',
    drawing: `
      20,10,60 P
      150,12,9 US POSTAGE PAID
      150,24,9 $9.85
      150,36,7 Mailed from 97301
      150,46,7 03/14/2024
      150,56,7 1 lb 13.20 oz
      20,90,18 PRIORITY MAIL 2-DAY
      10,120,8 ADA EXAMPLE
      10,129,8 LARKSPUR TOOLS
      10,138,8 12 MILL LN
      10,147,8 SALEM OR 97301-1234
      180,120,7 Expected Delivery Date: 03/18/2024
      230,138,10 0006
      10,190,8 SHIP
      10,199,8 TO:
      50,190,10 BEN SAMPLE
      50,202,10 4 QUAY ST APT 2
      50,214,10 BOISE ID 83702-1234
      90,260,10 USPS TRACKING #
      60,330,10 9405 5036 9930 0123 4567 14`,
    barcodes: [{ format: 'Code128', text: '(420)837021234(94)05503699300123456714', gs1: true }],
    truth: {
      carrier: 'USPS',
      service: 'PRIORITY MAIL',
      tracking_number: '9405503699300123456714',
      sender_name: 'ADA EXAMPLE',
      sender_address: '12 MILL LN, SALEM OR 97301-1234',
      recipient_name: 'BEN SAMPLE',
      recipient_address: '4 QUAY ST APT 2, BOISE ID 83702-1234',
      recipient_postcode: '83702-1234',
      weight: '1 lb 13.20 oz',
      ship_date: '2024-03-14',
    },
  },
  {
    name: 'freight, in boxes with a carrier named by its heading',
    drawing: `
      10,10,7 SHIP FROM:
      10,20,9 LARKSPUR TOOLS LLC
      10,31,9 12 MILL LANE
      10,42,9 SALEM, OR 97301
      150,10,7 CARRIER:
      150,20,9 NORTHERN FREIGHT LINES
      150,31,9 PRO NUMBER: 123456789
      150,42,9 B/L NUMBER: 5550142
      10,70,7 SHIP TO:
      10,80,9 HARBOUR JOINERY DC 12
      10,91,9 4 QUAY STREET
      10,102,9 BOISE, ID 83702
      150,70,7 FOR:
      150,80,9 STORE 4040
      150,91,9 9 ORCHARD ROAD
      150,102,9 NAMPA, ID 83651
      10,130,7 SHIP TO POSTAL CODE
      10,150,9 (420) 83702
      150,130,7 PO#: 77812
      150,140,7 WEIGHT: 212.5 LBS
      10,300,7 SERIAL SHIPPING CONTAINER CODE
      10,340,9 (00) 3 4043416109404255 7`,
    barcodes: [{ format: 'Code128', text: '(420)83702', gs1: true }],
    truth: {
      carrier: 'NORTHERN FREIGHT LINES',
      tracking_number: '123456789',
      sender_name: 'LARKSPUR TOOLS LLC',
      sender_address: '12 MILL LANE, SALEM, OR 97301',
      recipient_name: 'HARBOUR JOINERY DC 12',
      recipient_address: '4 QUAY STREET, BOISE, ID 83702',
      recipient_postcode: '83702',
      weight: '212.5 LBS',
      reference: '77812',
    },
  },
  {
    name: 'Amazon',
    drawing: `
      10,10,14 amazon
      10,40,7 Larkspur Fulfilment
      10,48,7 12 Mill Lane
      10,56,7 Salem, OR 97301
      10,80,8 SHIP TO:
      10,91,11 BEN SAMPLE
      10,103,11 4 QUAY ST
      10,115,11 BOISE, ID 83702-1234
      10,127,11 United States
      200,80,8 2.4 lbs
      10,170,9 TBA304512345678
      200,170,12 BOI2`,
    barcodes: [{ format: 'Code128', text: 'TBA304512345678', gs1: false }],
    truth: {
      carrier: 'Amazon',
      tracking_number: 'TBA304512345678',
      sender_name: 'Larkspur Fulfilment',
      sender_address: '12 Mill Lane, Salem, OR 97301',
      recipient_name: 'BEN SAMPLE',
      recipient_address: '4 QUAY ST, BOISE, ID 83702-1234, United States',
      recipient_postcode: '83702-1234',
      weight: '2.4 lbs',
    },
  },
  {
    name: 'what a two-dimensional code says where the print is cut off',
    drawing: `
      10,10,8 SHIP TO:
      30,22,10 BEN SAMPLE
      10,230,18 FedEx
      10,260,8 TRK# 7840 1122 3348`,
    barcodes: [
      {
        format: 'PDF417',
        gs1: false,
        text: record(
          '0283702',
          '840',
          '019',
          '784011223348',
          'FDEG',
          '1',
          '74',
          '',
          '1/1',
          '7.50LB',
          'N',
          '4 Quay St',
          'Boise',
          'ID',
          'Ben Sample',
        ),
      },
    ],
    truth: {
      carrier: 'FedEx',
      service: 'Ground',
      tracking_number: '784011223348',
      recipient_name: 'Ben Sample',
      recipient_address: '4 Quay St, Boise, ID 83702',
      recipient_postcode: '83702',
      weight: '7.5 LB',
    },
  },
];
