/** The United States: carriers' own labels, those of label services, of shops' marketplaces and of haulage. */
import { fedex, gs1, ups } from '../facts/check-digits.js';
import { BOLD, bars, MONO, NARROW, ownLabel, type Party, printed } from './own-label.js';

const mill: Party = { name: 'Larkwood Supply Co', lines: ['1420 Cedar Mill Rd', 'Boise ID 83702'] };
const quay: Party = {
  name: 'HARLAN BOATWORKS',
  person: 'MIRA OKAFOR',
  lines: ['88 QUAYSIDE AVE STE 210', 'PORTLAND ME 04101-3342'],
};
const orchard: Party = {
  name: 'Tobias Renner',
  lines: ['517 Orchard View Ln Apt 6B', 'Ithaca, New York 14850'],
  country: 'United States (USA)',
};
const depot: Party = {
  name: 'Swiftfern Shipping, Inc.',
  lines: ['1200 Depot Lane', 'Shelbyville TN 38102'],
  country: 'United States (USA)',
};
const store: Party = {
  name: 'HOLLIS STORES DC 0417',
  lines: ['2255 DISTRIBUTION PKWY', 'DOOR 14', 'OCALA, FL 34475'],
};
const vendor: Party = { name: 'PINERIDGE TEXTILES LLC', lines: ['9 LOOM STREET', 'BLDG C', 'DALTON, GA 30721'] };
const shop: Party = { name: 'Fern & Kettle', lines: ['77 Baker St', 'Unit 4', 'Asheville, NC 28801'] };

const UPS = ups('4R27E50342118675'.slice(0, 15));
const EXPRESS = fedex('78814420917');
const POSTAL = gs1('920559017554770000123');
const SERIAL = gs1('00008123450000987');
const CASE = gs1('0010812345000054321');
const ADVANTAGE = gs1('940010020688100042771');

export const UNITED_STATES = [
  ownLabel('swift-depot', { from: depot, to: orchard, postcode: '14850', tracking: '40718265' }, (pen) => {
    pen.fill(6, 6, 12, 12);
    pen.text('Swiftfern Shipping, Inc.', 24, 6, { size: 16, ...NARROW });
    pen.lines(['1200 Depot Lane', 'Shelbyville TN 38102', 'United States (USA)'], 24, 13, { size: 8, ...NARROW });
    pen.line(5, 32, 97, 32, 0.5);
    pen.lines(printed(orchard), 8, 37, { size: 11, ...NARROW });
    pen.box(70, 37, 22, 16);
    pen.lines(['Permit', '123456'], 73, 39, { size: 8, ...NARROW });
    pen.line(5, 66, 97, 66, 0.5);
    bars(pen, '40718265', [14, 74, 72, 30], { size: 12 });
    pen.box(5, 118, 92, 28);
    pen.line(52, 118, 52, 146);
    pen.lines(['Ctr. X41B-2', 'REF1 K07B52', 'REF2 BL4H2'], 8, 122, { size: 10, ...NARROW });
    pen.text('NY', 66, 122, { size: 40, ...NARROW });
  }),
  ownLabel(
    'retail-gs1',
    { from: vendor, to: store, postcode: '34475', tracking: `00${SERIAL}`, carrier: 'Old Dominion Freight' },
    (pen) => {
      pen.box(3, 3, 96, 146);
      pen.line(48, 3, 48, 33);
      pen.text('SHIP FROM:', 5, 5, { size: 7 });
      pen.lines(printed(vendor), 7, 9, { size: 8, ...NARROW });
      pen.text('SHIP TO:', 50, 5, { size: 7 });
      pen.lines(printed(store), 52, 9, { size: 9, ...NARROW });
      pen.line(3, 33, 99, 33);
      pen.text('SHIP TO POSTAL CODE', 5, 35, { size: 7 });
      pen.text('(420) 34475', 16, 39, { size: 9 });
      pen.code('Code128', '42034475', 9, 44, 38, 16);
      pen.line(54, 33, 54, 63);
      pen.text('CARRIER: Old Dominion Freight', 56, 36, { size: 7 });
      pen.lines(['PRO #: 4471902288', 'B/L #: 88120347'], 56, 42, { size: 8, ...NARROW });
      pen.line(3, 63, 99, 63);
      pen.lines(['P.O. NO: 0417-553920', 'DEPT: 042   CARTON 3 OF 18'], 5, 66, { size: 9, ...NARROW });
      pen.line(3, 78, 99, 78);
      pen.text('FOR:', 5, 80, { size: 7 });
      pen.text('(91) 0417', 20, 80, { size: 9 });
      pen.code('Code128', '910417', 9, 85, 36, 14);
      pen.text('0417', 62, 84, { size: 28, ...NARROW });
      pen.line(3, 103, 99, 103);
      pen.text('SERIAL SHIPPING CONTAINER CODE (SSCC-18)', 5, 105, { size: 7 });
      bars(pen, `(00)${SERIAL}`, [12, 110, 78, 28], {
        shown: `(00) ${SERIAL.slice(0, 1)} ${SERIAL.slice(1, 8)} ${SERIAL.slice(8, 17)} ${SERIAL.slice(17)}`,
      });
    },
  ),
  ownLabel(
    'vendor-carton',
    { from: shop, to: store, postcode: '34475', tracking: CASE },
    (pen) => {
      pen.text('FROM', 4, 5, { size: 8, ...MONO });
      pen.lines(printed(shop), 4, 10, { size: 8, ...MONO });
      pen.text('TO', 52, 5, { size: 8, ...MONO });
      pen.lines(printed(store), 52, 10, { size: 8, ...MONO });
      pen.line(3, 36, 99, 36);
      pen.lines(['PO#  771-04417    DEPT 18', 'ITEM 0098-221     QTY 24 EA'], 5, 40, { size: 9, ...MONO });
      pen.line(3, 54, 99, 54);
      pen.text('STORE 0417', 20, 60, { size: 26, ...NARROW });
      pen.line(3, 78, 99, 78);
      bars(pen, CASE, [10, 86, 80, 32], {
        shown: `(${CASE.slice(0, 2)}) ${CASE.slice(2, 3)} ${CASE.slice(3, 10)} ${CASE.slice(10, 19)} ${CASE.slice(19)}`,
      });
    },
    { wear: { thermal: true, turn: 0.7 } },
  ),
  ownLabel(
    'postage-service',
    { from: mill, to: quay, postcode: '04101-3342', tracking: POSTAL, carrier: 'USPS' },
    (pen) => {
      pen.text('P', 10, 4, { size: 44, ...BOLD });
      pen.line(30, 3, 30, 24);
      pen.lines(['US POSTAGE PAID', 'Swiftpostal', 'ePostage'], 72, 6, { size: 8, align: 'center' });
      pen.line(3, 24, 99, 24);
      pen.text('USPS PRIORITY MAIL', 51, 26, { size: 16, align: 'center', ...BOLD });
      pen.line(3, 34, 99, 34);
      pen.lines(printed(mill), 5, 37, { size: 8 });
      pen.text('0004', 84, 37, { size: 11 });
      pen.box(84, 44, 12, 7);
      pen.text('C021', 85, 45, { size: 9 });
      pen.lines(['SHIP', 'TO:'], 6, 62, { size: 8 });
      pen.lines(printed(quay), 18, 62, { size: 11 });
      pen.line(3, 88, 99, 88, 1);
      pen.text('USPS TRACKING # EP', 51, 91, { size: 11, align: 'center', ...BOLD });
      bars(pen, `420041013342${POSTAL}`, [8, 98, 86, 26], {
        shown: POSTAL.replace(/(\d{4})(?=\d)/g, '$1 '),
        size: 10,
      });
      pen.line(3, 134, 99, 134, 1);
      pen.text('Ref: ORD-20917', 6, 138, { size: 8 });
    },
  ),
  ownLabel(
    'advantage-no-words',
    { from: shop, to: orchard, postcode: '14850', tracking: ADVANTAGE, carrier: 'USPS' },
    (pen) => {
      pen.box(2, 2, 98, 148);
      pen.text('G', 9, 5, { size: 40, ...BOLD });
      pen.line(28, 2, 28, 23);
      pen.lines(['NO POSTAGE NECESSARY', 'COMMERCIAL PRICE'], 64, 8, { size: 7, align: 'center' });
      pen.line(2, 23, 100, 23);
      pen.text('USPS GROUND ADVANTAGE', 51, 25, { size: 15, align: 'center', width: 90, ...BOLD });
      pen.line(2, 33, 100, 33);
      pen.lines([...printed(shop)], 5, 36, { size: 7 });
      pen.text('RDC 01', 82, 36, { size: 9 });
      pen.lines(
        printed(orchard).map((line) => line.toUpperCase()),
        22,
        64,
        { size: 12 },
      );
      pen.line(2, 92, 100, 92);
      bars(pen, `42014850${ADVANTAGE}`, [8, 98, 86, 24], { shown: ADVANTAGE.replace(/(\d{4})(?=\d)/g, '$1 ') });
      pen.line(2, 132, 100, 132);
    },
    { wear: { thermal: true, faded: 0.2 } },
  ),
  ownLabel(
    'overnight-trk',
    { from: mill, to: quay, postcode: '04101-3342', tracking: EXPRESS, carrier: 'FedEx', weight: '12.0 LB' },
    (pen) => {
      pen.text('ORIGIN ID:BOIA     (208) 555-0144', 4, 4, { size: 7 });
      pen.lines(['Dana Whitlow', mill.name, ...mill.lines], 4, 8, { size: 7 });
      pen.text('UNITED STATES US', 4, 21, { size: 7 });
      pen.lines(['SHIP DATE: 14MAY24', 'ACTWGT: 12.0 LB', 'CAD: 6990221/SSFE2500', 'DIMS: 12x9x8 IN'], 62, 4, {
        size: 7,
      });
      pen.text('BILL SENDER', 62, 21, { size: 7 });
      pen.line(3, 26, 99, 26);
      pen.text('TO', 4, 28, { size: 9, ...BOLD });
      pen.lines(['MIRA OKAFOR', 'HARLAN BOATWORKS', '88 QUAYSIDE AVE STE 210'], 12, 28, { size: 11, ...BOLD });
      pen.text('PORTLAND ME 04101-3342', 12, 45, { size: 13, ...BOLD });
      pen.text('(207) 555-0188', 12, 52, { size: 7 });
      pen.text('REF: WIDGET-778', 52, 52, { size: 7 });
      pen.lines(['INV:', 'PO: 5512'], 12, 56, { size: 7 });
      pen.text('DEPT: 4', 52, 59, { size: 7 });
      pen.code('PDF417', 'Swift 04101 12.0 LB 14MAY24 88 QUAYSIDE AVE', 6, 66, 60, 20);
      pen.text('FedEx', 72, 66, { size: 24, ...BOLD });
      pen.text('Express', 76, 76, { size: 10 });
      pen.line(3, 90, 99, 90);
      pen.text('TRK#', 4, 94, { size: 8 });
      pen.box(4, 98, 9, 5);
      pen.text('0201', 5, 98.6, { size: 8 });
      pen.text(`${EXPRESS.slice(0, 4)} ${EXPRESS.slice(4, 8)} ${EXPRESS.slice(8)}`, 15, 93, { size: 15, ...BOLD });
      pen.lines(['WED - 15 MAY 10:30A', 'PRIORITY OVERNIGHT'], 97, 92, { size: 10, align: 'right', ...BOLD });
      pen.text('XH PWMA', 6, 106, { size: 26, ...BOLD });
      pen.text('04101', 96, 105, { size: 16, align: 'right', ...BOLD });
      pen.text('ME-US', 84, 112, { size: 9, align: 'right' });
      pen.text('PWM', 97, 111, { size: 14, align: 'right', ...BOLD });
      bars(pen, `96320019${'0'.repeat(14)}${EXPRESS}`, [6, 120, 88, 24], { shown: '' });
    },
  ),
  ownLabel(
    'ground-1z',
    { from: shop, to: { ...quay, country: 'UNITED STATES' }, postcode: '04101-3342', tracking: UPS, carrier: 'UPS' },
    (pen) => {
      pen.lines(['Rosa Quint', '828-555-0131', ...printed(shop).map((line) => line.toUpperCase())], 3, 3, { size: 7 });
      pen.text('8 LBS', 62, 3, { size: 11, ...BOLD });
      pen.text('1 OF 2', 82, 3, { size: 11, ...BOLD });
      pen.lines(['SHP#: 4R27 E503 42', 'SHP WT: 8 LBS', 'DATE: 14 MAY 2024'], 62, 9, { size: 6 });
      pen.text('SHIP TO:', 3, 30, { size: 9, ...BOLD });
      pen.lines([...printed(quay), 'UNITED STATES'], 12, 35, { size: 10 });
      pen.line(2, 60, 100, 60, 1);
      pen.text('ME 041 0-01', 40, 63, { size: 22, ...BOLD });
      bars(pen, '420041013342', [40, 73, 45, 10], { shown: '' });
      pen.line(2, 86, 100, 86, 1);
      pen.text('UPS GROUND', 4, 88, { size: 17, ...BOLD });
      pen.text(
        `TRACKING #: ${UPS.slice(0, 2)} ${UPS.slice(2, 5)} ${UPS.slice(5, 8)} ${UPS.slice(8, 10)} ${UPS.slice(10, 14)} ${UPS.slice(14)}`,
        4,
        96,
        { size: 9 },
      );
      pen.line(2, 102, 100, 102, 1);
      bars(pen, UPS, [10, 105, 80, 22], { shown: '' });
      pen.line(2, 130, 100, 130, 1);
      pen.lines(['BILLING: P/P', 'REF 1: FK-30118'], 4, 133, { size: 8 });
    },
  ),
  ownLabel(
    'turned-words',
    { from: mill, to: quay, postcode: '04101-3342', tracking: 'RDG4471920388', carrier: 'Ridgeline Courier' },
    (pen) => {
      pen.text('Ridgeline Courier', 51, 3, { size: 18, align: 'center', ...BOLD });
      pen.box(3, 14, 96, 28);
      pen.fill(3, 14, 8, 28);
      pen.turned(270, 4.5, 38, () => pen.text('FROM', 0, 0, { size: 12, colour: '#fff', ...BOLD }));
      pen.lines(printed(mill), 14, 17, { size: 9 });
      pen.box(3, 46, 96, 40);
      pen.fill(3, 46, 8, 40);
      pen.turned(270, 4.5, 72, () => pen.text('TO', 0, 0, { size: 14, colour: '#fff', ...BOLD }));
      pen.lines(printed(quay), 14, 50, { size: 13 });
      bars(pen, 'RDG4471920388', [12, 94, 78, 26], { size: 12 });
      pen.lines(['Parcel 1 of 1', 'Weight 4.4 lb', 'Zone 7'], 8, 132, { size: 9 });
    },
  ),
  ownLabel(
    'pallet-tag',
    {
      from: vendor,
      to: store,
      postcode: '34475',
      tracking: '208-441907-3',
      carrier: 'Keystone Valley Freight',
      reference: '0417-553920',
    },
    (pen) => {
      pen.text('Keystone Valley Freight', 6, 4, { size: 16, ...BOLD });
      pen.text('PRO NUMBER', 104, 4, { size: 7 });
      pen.text('208-441907-3', 104, 8, { size: 16, ...BOLD });
      pen.box(4, 18, 144, 34);
      pen.line(76, 18, 76, 52);
      pen.text('SHIPPER', 6, 19, { size: 6 });
      pen.text('CONSIGNEE', 78, 19, { size: 6 });
      pen.lines(printed(vendor), 6, 23, { size: 10, ...NARROW });
      pen.lines(printed(store), 78, 23, { size: 12, ...NARROW });
      pen.line(4, 60, 148, 60);
      pen.lines(['PIECE', 'PALLETS', 'PURCHASE ORDER', 'TERMS'], 6, 63, { size: 8 });
      pen.lines(['1 of 4', '4', '0417-553920', 'PREPAID'], 44, 63, { size: 8, ...BOLD });
      bars(pen, '2084419073', [84, 64, 56, 20]);
    },
    { size: [152, 102] },
  ),
  ownLabel(
    'come-back',
    {
      from: orchard,
      to: { name: 'RETURNS DEPT - FERN & KETTLE', lines: ['400 REVERSE WAY', 'DOCK 3', 'LOUISVILLE KY 40213'] },
      postcode: '40213',
      tracking: ADVANTAGE,
      carrier: 'USPS',
    },
    (pen) => {
      pen.text('RETURN LABEL', 51, 4, { size: 18, align: 'center', ...BOLD });
      pen.text('RMA 77120', 51, 13, { size: 10, align: 'center' });
      pen.line(3, 20, 99, 20);
      pen.text('RETURN TO:', 5, 23, { size: 9, ...BOLD });
      pen.lines(['RETURNS DEPT - FERN & KETTLE', '400 REVERSE WAY', 'DOCK 3', 'LOUISVILLE KY 40213'], 5, 28, {
        size: 11,
      });
      pen.line(3, 54, 99, 54);
      pen.text('CUSTOMER:', 5, 56, { size: 8, ...BOLD });
      pen.lines(printed(orchard), 5, 60, { size: 8 });
      pen.line(3, 78, 99, 78);
      pen.text('USPS TRACKING #', 51, 82, { size: 11, align: 'center', ...BOLD });
      bars(pen, `42040213${ADVANTAGE}`, [8, 90, 86, 24], { shown: ADVANTAGE.replace(/(\d{4})(?=\d)/g, '$1 ') });
    },
    { wear: { grain: 0.3, turn: -0.8 } },
  ),
  ownLabel(
    'same-day',
    {
      from: shop,
      to: { ...quay, lines: ['88 Quayside Ave, Ste 210', 'Portland, ME 04101'] },
      postcode: '04101',
      tracking: 'PD-883-1042',
      carrier: 'Pedalfox',
    },
    (pen) => {
      pen.inverse('Pedalfox', 4, 4, { size: 20 });
      pen.text('SAME DAY', 97, 6, { size: 16, align: 'right', ...BOLD });
      pen.text('Deliver to', 5, 20, { size: 8 });
      pen.lines(['HARLAN BOATWORKS', '88 Quayside Ave, Ste 210', 'Portland, ME 04101'], 5, 24, { size: 14, ...BOLD });
      pen.lines(['Attn: MIRA OKAFOR', 'Phone: +1 207 555 0188', 'Notes: leave with the porter, buzzer 12'], 5, 43, {
        size: 8,
      });
      pen.line(3, 57, 99, 57);
      pen.text('Pick up from', 5, 59, { size: 8 });
      pen.lines(printed(shop), 5, 63, { size: 9 });
      pen.text('Phone: +1 828 555 0131', 5, 79, { size: 8 });
      pen.code('QRCode', 'https://pedalfox.example/t/PD-883-1042', 64, 66, 30);
      pen.text('Tracking ID', 5, 102, { size: 8 });
      pen.text('PD-883-1042', 5, 106, { size: 20, ...BOLD });
      pen.text('Window 14:00 - 16:00', 5, 120, { size: 10 });
    },
  ),
  ownLabel(
    'marketplace',
    {
      from: { name: 'Bluegum Home', lines: ['31 Tannery Row', 'Reno, NV 89502'] },
      to: orchard,
      postcode: '14850',
      tracking: 'TBA301448207715',
      carrier: 'Amazon',
    },
    (pen) => {
      pen.text('Bluegum Home, 31 Tannery Row, Reno, NV 89502', 4, 4, { size: 6 });
      pen.line(3, 9, 99, 9);
      pen.text('SHIP TO:', 5, 12, { size: 9, ...BOLD });
      pen.lines(printed(orchard), 5, 17, { size: 13 });
      pen.code('QRCode', 'TBA301448207715', 64, 44, 30);
      pen.lines(['DNY4', 'CYCLE 1'], 6, 50, { size: 24, ...BOLD });
      pen.text('amazon', 6, 78, { size: 16, ...BOLD });
      bars(pen, 'TBA301448207715', [12, 92, 78, 24]);
      pen.text('1.8 lbs', 8, 128, { size: 10 });
    },
  ),
];
