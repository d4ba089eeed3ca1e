/** Canada, Australia, New Zealand, Great Britain, Ireland, India and South Africa. */
import { gs1, mod7, s10 } from '../facts/check-digits.js';
import { BOLD, bars, NARROW, ownLabel, type Party, printed } from './own-label.js';

const maple: Party = { name: 'MAPLE & RYE GOODS', lines: ['2210 KINGSWAY UNIT 7', 'VANCOUVER BC V5N 2T4'] };
const montreal: Party = { name: 'Geneviève Tremble', lines: ['4500 rue Fabre app. 3', 'MONTREAL QC H2J 3V3'] };
const wattle: Party = { name: 'Wattlebird Trading Pty Ltd', lines: ['Unit 3, 18 Foundry Rd', 'SUNSHINE VIC 3020'] };
const coral: Party = {
  name: 'Priya Nandakumar',
  lines: ['Level 2', '64 Coral Sea Drive', 'CAIRNS QLD 4870'],
  country: 'AUSTRALIA',
};
const thistle: Party = { name: 'Thistledown Crafts', lines: ['Unit 9 Calder Mill', 'Halifax', 'HX3 9QF'] };
const heron: Party = {
  name: 'Mrs E Pemberlow',
  lines: ['Heron Cottage', '14 Marsh Lane', 'Wells-next-the-Sea', 'Norfolk', 'NR23 1EX'],
};
const cork: Party = {
  name: 'Aoife Dunbrack',
  lines: ['Apt 11 The Maltings', 'Blarney Street', 'Cork', 'T23 X8N4'],
  country: 'IRELAND',
};
const bengaluru: Party = {
  name: 'Karthik Subramani',
  lines: ['No 42, 3rd Cross, Indiranagar', 'Near City Park', 'Bengaluru, Karnataka - 560038'],
};
const surat: Party = { name: 'Neelkamal Sarees Pvt Ltd', lines: ['Plot 118, Ring Road', 'Surat, Gujarat - 395002'] };
const cape: Party = { name: 'Lindiwe Mokoena', lines: ['23 Protea Close', 'Rondebosch', 'Cape Town', '7700'] };
const kiwi: Party = {
  name: 'Aroha Whitcombe',
  lines: ['RD 2', '305 Totara Valley Road', 'Pleasant Point 7982'],
  country: 'New Zealand',
};

const PIN = gs1('702318840019327');
const ROYAL = s10('TK', '20448177', 'GB');
const WAYBILL = mod7('481920377');

export const COMMONWEALTH = [
  ownLabel('to-a', { from: maple, to: montreal, postcode: 'H2J 3V3', tracking: PIN, carrier: 'Canada Post' }, (pen) => {
    pen.text('CANADA POST / POSTES CANADA', 4, 3, { size: 11, ...BOLD });
    pen.text('Expedited Parcel / Colis accélérés', 4, 10, { size: 9 });
    pen.line(3, 18, 99, 18);
    pen.text('TO / À', 5, 20, { size: 8, ...BOLD });
    pen.lines(printed(montreal), 18, 20, { size: 13 });
    pen.line(3, 44, 99, 44);
    pen.text('FROM / DE', 5, 46, { size: 7, ...BOLD });
    pen.lines(printed(maple), 24, 46, { size: 7 });
    pen.line(3, 60, 99, 60);
    pen.text('H2J 3V3', 60, 64, { size: 20, ...BOLD });
    pen.text('2.150 kg', 6, 66, { size: 10 });
    pen.text('Ref: WEB 48821', 6, 74, { size: 8 });
    pen.text('PIN', 6, 86, { size: 9, ...BOLD });
    pen.text(PIN.replace(/(\d{4})(?=\d)/g, '$1 '), 16, 86, { size: 11 });
    pen.code('Code128', PIN, 10, 94, 80, 26);
  }),
  ownLabel(
    'columns-pin',
    {
      from: maple,
      to: {
        name: 'SEAFORD CLINIC',
        person: 'DR. N. ADEYEMI',
        lines: ['77 HARBOUR ST', 'DARTMOUTH NS B2Y 4H6'],
        country: 'CANADA',
      },
      postcode: 'B2Y 4H6',
      tracking: '329014477812',
      carrier: 'Purolator',
    },
    (pen) => {
      pen.text('Purolator', 4, 4, { size: 18, ...BOLD });
      pen.text('EXPRESS 9AM', 97, 5, { size: 12, align: 'right', ...BOLD });
      pen.line(3, 15, 99, 15);
      pen.text('FROM/DE:', 4, 17, { size: 7 });
      pen.lines([...printed(maple), '604-555-0170'], 4, 21, { size: 7 });
      pen.text('TO/À:', 48, 17, { size: 7 });
      pen.lines(['SEAFORD CLINIC', 'DR. N. ADEYEMI', '77 HARBOUR ST', 'DARTMOUTH NS B2Y 4H6', 'CANADA'], 48, 21, {
        size: 10,
      });
      pen.text('902-555-0112', 48, 44, { size: 7 });
      pen.line(3, 52, 99, 52);
      pen.lines(['PIECES: 1/1', 'WEIGHT: 3 LB', 'REF: 5519-A'], 4, 55, { size: 9 });
      pen.text('PIN: 329 014 477 812', 40, 72, { size: 12, ...BOLD });
      bars(pen, '329014477812', [10, 84, 80, 30], { shown: '' });
    },
  ),
  ownLabel(
    'deliver-to-au',
    {
      from: wattle,
      to: coral,
      postcode: '4870',
      tracking: 'JVW0048120',
      carrier: 'Gumleaf Couriers',
      reference: 'SO-19944',
    },
    (pen) => {
      pen.text('Gumleaf Couriers', 4, 4, { size: 15, ...BOLD });
      pen.text('ROAD EXPRESS', 97, 5, { size: 11, align: 'right', ...BOLD });
      pen.line(3, 14, 99, 14);
      pen.text('DELIVER TO', 5, 16, { size: 7 });
      pen.text('PHONE 0400 555 018', 60, 16, { size: 7 });
      pen.lines(['Priya Nandakumar', 'Level 2', '64 Coral Sea Drive'], 5, 20, { size: 11 });
      pen.text('CAIRNS QLD 4870', 5, 34, { size: 14, ...BOLD });
      pen.text('AUSTRALIA', 5, 40, { size: 9 });
      pen.line(3, 48, 99, 48);
      pen.text('DELIVERY INSTRUCTIONS', 5, 50, { size: 6 });
      pen.text('Authority to leave at the side gate', 5, 53, { size: 8 });
      pen.line(3, 60, 99, 60);
      pen.lines(['CON NOTE JVW0048120', 'ITEM 1 OF 3', 'REF SO-19944', 'DEAD WEIGHT 4.2kg'], 5, 62, { size: 9 });
      bars(pen, 'JVW0048120001', [10, 82, 80, 30]);
      pen.line(3, 122, 99, 122);
      pen.text('SENDER', 5, 124, { size: 7 });
      pen.lines(printed(wattle), 5, 128, { size: 8 });
    },
  ),
  ownLabel(
    'nz-rural',
    {
      from: { name: 'Tui Books', lines: ['PO Box 8812', 'Christchurch 8440'] },
      to: kiwi,
      postcode: '7982',
      tracking: '00794210335577',
      carrier: 'Kōwhai Post',
    },
    (pen) => {
      pen.text('Kōwhai Post', 51, 4, { size: 16, align: 'center', ...BOLD });
      pen.box(4, 16, 94, 46);
      pen.lines(printed(kiwi), 10, 21, { size: 14 });
      pen.text('RURAL DELIVERY', 60, 55, { size: 8, ...BOLD });
      pen.lines(['From: Tui Books', 'PO Box 8812', 'Christchurch 8440'], 6, 66, { size: 8 });
      bars(pen, '00794210335577', [12, 86, 76, 30]);
      pen.text('0.9 kg', 8, 130, { size: 9 });
    },
  ),
  ownLabel(
    'returns-at-foot',
    { from: thistle, to: heron, postcode: 'NR23 1EX', tracking: 'H0448120097731104', carrier: 'Evri' },
    (pen) => {
      pen.text('EVRI', 4, 4, { size: 26, ...BOLD });
      pen.text('Standard 48', 97, 8, { size: 10, align: 'right' });
      pen.line(3, 18, 99, 18);
      pen.lines(printed(heron), 8, 23, { size: 12 });
      pen.line(3, 58, 99, 58);
      pen.lines(['Parcel 1/1', '1.2 kg'], 6, 61, { size: 9 });
      pen.text('29-14', 60, 62, { size: 26, ...BOLD });
      bars(pen, 'H0448120097731104', [10, 80, 80, 30]);
      pen.line(3, 124, 99, 124);
      pen.text('Return address:', 5, 126, { size: 6 });
      pen.text('Thistledown Crafts, Unit 9 Calder Mill, Halifax, HX3 9QF', 5, 130, { size: 7 });
    },
  ),
  ownLabel(
    'return-turned',
    { from: thistle, to: heron, postcode: 'NR23 1EX', tracking: ROYAL, carrier: 'Royal Mail' },
    (pen) => {
      pen.text('Royal Mail', 4, 4, { size: 16, ...BOLD });
      pen.text('Tracked 24', 97, 4, { size: 14, align: 'right', ...BOLD });
      pen.code('DataMatrix', 'JGB 3200448120 NR231EX9Z', 6, 16, 18);
      pen.text('Postage on Account GB', 40, 22, { size: 9 });
      pen.line(3, 40, 99, 40);
      bars(pen, ROYAL, [10, 45, 80, 24], {
        shown: `${ROYAL.slice(0, 2)} ${ROYAL.slice(2, 6)} ${ROYAL.slice(6, 10)} ${ROYAL.slice(10)}`,
      });
      pen.line(3, 78, 99, 78);
      pen.lines(printed(heron), 8, 84, { size: 13 });
      pen.turned(270, 90, 148, () =>
        pen.lines(
          ['Return Address', 'Thistledown Crafts', 'Unit 9 Calder Mill', 'Halifax', 'HX3 9QF'].slice(0, 5),
          0,
          0,
          { size: 5 },
        ),
      );
      pen.text('Customer Ref: TC-771', 6, 128, { size: 7 });
    },
  ),
  ownLabel(
    'eircode',
    {
      from: { name: 'Sorrel Soap Co.', lines: ['Main Street', 'Dingle', 'Co. Kerry', 'V92 K7R2'] },
      to: cork,
      postcode: 'T23 X8N4',
      tracking: s10('CE', '88104427', 'IE'),
      carrier: 'An Post',
    },
    (pen) => {
      pen.text('an post', 4, 4, { size: 18, ...BOLD });
      pen.text('Registered Post', 97, 6, { size: 10, align: 'right' });
      pen.line(3, 16, 99, 16);
      pen.text('Delivery Address', 5, 18, { size: 7 });
      pen.lines(printed(cork), 5, 22, { size: 12 });
      pen.text('Sender', 66, 54, { size: 7 });
      pen.lines(['Sorrel Soap Co.', 'Main Street', 'Dingle', 'Co. Kerry', 'V92 K7R2'], 66, 57, { size: 7 });
      bars(pen, s10('CE', '88104427', 'IE'), [10, 88, 80, 28]);
    },
  ),
  ownLabel(
    'undelivered',
    { from: surat, to: bengaluru, postcode: '560038', tracking: '1490817734420', carrier: 'Delhivery' },
    (pen) => {
      pen.text('DELHIVERY', 4, 4, { size: 15, ...BOLD });
      pen.text('Prepaid', 97, 5, { size: 12, align: 'right', ...BOLD });
      bars(pen, '1490817734420', [14, 14, 72, 20], { shown: 'AWB# 1490817734420' });
      pen.text('560038', 6, 44, { size: 12, ...BOLD });
      pen.text('BLR/IND', 97, 44, { size: 14, align: 'right', ...BOLD });
      pen.line(3, 52, 99, 52);
      pen.text('Ship To:', 5, 54, { size: 8, ...BOLD });
      pen.lines(printed(bengaluru), 5, 58, { size: 10 });
      pen.text('Mobile: 98450 12345', 5, 78, { size: 8 });
      pen.line(3, 84, 99, 84);
      pen.lines(['Product', 'Cotton saree x 1'], 5, 86, { size: 7 });
      pen.lines(['Price', 'Rs. 1499.00'], 60, 86, { size: 7 });
      pen.line(3, 96, 99, 96);
      pen.text('If undelivered, return to:', 5, 98, { size: 8, ...BOLD });
      pen.lines(printed(surat), 5, 102, { size: 8 });
      pen.text('GSTIN: 24AABCN1234M1Z5', 5, 114, { size: 7 });
      bars(pen, 'OD447102', [14, 120, 50, 14], { shown: 'Order OD447102' });
    },
  ),
  ownLabel(
    'cape',
    {
      from: { name: 'Fynbos Tea', lines: ['Shop 4, Mill Square', 'Stellenbosch', '7600'] },
      to: cape,
      postcode: '7700',
      tracking: 'SKY00714482',
      carrier: 'Skylark Courier',
    },
    (pen) => {
      pen.text('Skylark Courier', 4, 4, { size: 14, ...BOLD });
      pen.text('WAYBILL', 70, 3, { size: 7 });
      pen.text('SKY00714482', 70, 7, { size: 12, ...BOLD });
      pen.box(4, 16, 46, 36);
      pen.box(52, 16, 46, 36);
      pen.text('COLLECTION', 6, 17, { size: 7, ...BOLD });
      pen.text('DELIVERY', 54, 17, { size: 7, ...BOLD });
      pen.lines(['Fynbos Tea', 'Shop 4, Mill Square', 'Stellenbosch', '7600'], 6, 22, { size: 8 });
      pen.lines(printed(cape), 54, 22, { size: 9 });
      pen.text('Tel 021 555 0133', 54, 45, { size: 7 });
      pen.lines(['Mass: 2.0 kg', 'Parcel 1 of 1', 'Service: ONX'], 6, 56, { size: 9 });
      bars(pen, 'SKY00714482', [12, 78, 76, 30]);
    },
  ),
  ownLabel(
    'express-waybill',
    {
      from: {
        name: 'Calder Optics Ltd',
        person: 'Joan Appleyard',
        lines: ['5 Lens Street', 'HX1 5AB HALIFAX'],
        country: 'United Kingdom',
      },
      to: {
        name: 'Clinique du Port',
        person: 'Dr Luc Marchetti',
        lines: ['12 quai des Docks', '06300 NICE'],
        country: 'FRANCE',
      },
      postcode: '06300',
      tracking: WAYBILL,
      carrier: 'DHL',
      weight: '1.4 kg',
    },
    (pen) => {
      pen.text('EXPRESS WORLDWIDE', 4, 3, { size: 13, ...BOLD });
      pen.text('DHL', 97, 3, { size: 18, align: 'right', ...BOLD });
      pen.text('2024-05-14 XPLNR 8.2 / *05-1401*', 4, 9, { size: 6 });
      pen.line(3, 13, 99, 13);
      pen.text('From :', 4, 14, { size: 6 });
      pen.lines(['Calder Optics Ltd', 'Joan Appleyard', '5 Lens Street', 'HX1 5AB HALIFAX', 'United Kingdom'], 14, 14, {
        size: 6,
      });
      pen.text('Origin:', 84, 14, { size: 6 });
      pen.text('LBA', 84, 17, { size: 14, ...BOLD });
      pen.line(3, 29, 99, 29);
      pen.text('To :', 4, 30, { size: 7 });
      pen.lines(['Clinique du Port', 'Dr Luc Marchetti', '12 quai des Docks'], 14, 30, { size: 9 });
      pen.text('06300 NICE', 14, 42, { size: 11, ...BOLD });
      pen.text('FRANCE', 14, 47, { size: 11, ...BOLD });
      pen.text('Contact:', 72, 30, { size: 6 });
      pen.text('+33 4 93 55 01 88', 72, 33, { size: 6 });
      pen.line(3, 54, 99, 54);
      pen.text('FR-NCE-NCE', 51, 55, { size: 24, align: 'center', ...BOLD });
      pen.line(3, 67, 99, 67);
      pen.lines(['Day', '  '], 70, 68, { size: 6 });
      pen.text('Ref: CO-8841', 4, 69, { size: 7 });
      pen.text('Pce/Shpt Weight', 40, 68, { size: 6 });
      pen.text('1.4 kg', 40, 71, { size: 10, ...BOLD });
      pen.text('Piece', 84, 68, { size: 6 });
      pen.text('1/1', 84, 71, { size: 12, ...BOLD });
      bars(pen, WAYBILL, [16, 80, 60, 18], {
        shown: `WAYBILL ${WAYBILL.slice(0, 2)} ${WAYBILL.slice(2, 6)} ${WAYBILL.slice(6)}`,
      });
      bars(pen, '2LFR06300+42000000', [16, 105, 60, 14], { shown: '(2L)FR06300+42000000', size: 7 });
      bars(pen, 'JD014600011448207719', [16, 126, 70, 16], { shown: '(J) JD01 4600 0114 4820 7719', size: 7 });
    },
  ),
  ownLabel(
    'boxed-in-code',
    {
      from: thistle,
      to: { name: 'The Old Chapel Gallery', lines: ['7-9 Chapel Row', 'Truro', 'Cornwall TR1 2EA'] },
      postcode: 'TR1 2EA',
      tracking: 'APX 4471 0093 18',
      carrier: 'Apex Parcels',
    },
    (pen) => {
      pen.box(3, 3, 96, 146);
      pen.text('Apex Parcels', 6, 5, { size: 13, ...NARROW });
      pen.text('Depot 31 LEEDS', 96, 5, { size: 9, align: 'right' });
      pen.line(3, 14, 99, 14);
      pen.code('Code128', 'APX4471009318', 8, 17, 60, 18);
      pen.text('APX 4471 0093 18', 10, 37, { size: 11, ...NARROW });
      pen.text('NEXT DAY', 72, 20, { size: 12, ...NARROW });
      pen.line(3, 46, 99, 46);
      pen.lines(['The Old Chapel Gallery', '7-9 Chapel Row', 'Truro', 'Cornwall TR1 2EA'], 20, 52, {
        size: 15,
        ...NARROW,
      });
      pen.text('To', 6, 52, { size: 9 });
      pen.line(3, 86, 99, 86);
      pen.text('From', 6, 89, { size: 7 });
      pen.text('Thistledown Crafts, Unit 9 Calder Mill, Halifax, HX3 9QF', 20, 89, { size: 7, ...NARROW });
      pen.lines(['Acc 448120', 'Items 1 of 2', 'Wt 6kg'], 6, 100, { size: 10, ...NARROW });
      pen.text('TR1', 60, 100, { size: 44, ...NARROW });
    },
  ),
];
