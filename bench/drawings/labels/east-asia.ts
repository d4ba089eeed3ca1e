/** Japan and China: slips in the language of the country, and those of the posts for abroad in Latin letters. */
import { cn, jp, kr, nz } from '../facts/asia-pacific.js';
import { us } from '../facts/americas.js';
import { s10 } from '../facts/check-digits.js';
import { block, captioned, grouped, label } from './label.js';

const han = { face: 'han' } as const;
const bold = { face: 'han bold' } as const;

export const eastAsia = [
  label({
    name: 'yamato-takkyubin',
    lang: 'ja',
    sheet: [100, 150],
    facts: {
      carrier: 'ヤマト運輸',
      service: '宅急便',
      tracking: grouped('440127738815', 4),
      from: jp.sender,
      to: jp.receiver,
      date: ['2026-03-14', '2026年3月14日'],
      alt: {
        carrier: ['Yamato', 'Yamato Transport', 'クロネコヤマト'],
        recipientName: ['三田村 陽子'],
        recipientAddress: ['〒604-8081 京都府京都市中京区御幸町通三条上る12-3'],
        senderAddress: ['〒111-0053 東京都台東区浅草橋2-14-6'],
      },
    },
    draw(pen, { carrier, service, tracking, from, to, day }) {
      pen.text(carrier, 3, 2, { size: 10, ...bold });
      pen.text(service, 97, 2, { size: 14, ...bold, align: 'right' });
      pen.text('お問い合わせ伝票番号', 3, 9, { size: 6, ...han });
      pen.text(tracking, 40, 8.5, { size: 11, face: 'sans bold' });
      pen.line(0, 14, 100, 14, 0.4);
      pen.turned(90, 9, 16, () => pen.text('お届け先', 0, 0, { size: 8, ...bold }));
      pen.text(`〒${to.postcode}`, 12, 16, { size: 10, ...han });
      pen.text(to.lines[0]!, 12, 22, { size: 9, ...han, width: 84 });
      pen.text(to.name, 12, 32, { size: 15, ...bold });
      pen.line(0, 44, 100, 44, 0.4);
      pen.turned(90, 9, 46, () => pen.text('ご依頼主', 0, 0, { size: 8, ...bold }));
      pen.text(`〒${from!.postcode}`, 12, 46, { size: 8, ...han });
      pen.text(from!.lines[0]!, 12, 51, { size: 8, ...han });
      pen.text(from!.name, 12, 57, { size: 9, ...han });
      pen.line(0, 66, 100, 66, 0.4);
      pen.text('品名', 3, 67, { size: 6, ...han });
      pen.text('食器', 14, 67, { size: 9, ...han });
      pen.text('受付日', 3, 74, { size: 6, ...han });
      pen.text(day, 14, 73.5, { size: 9, ...han });
      pen.text('13-604-8', 97, 68, { size: 26, face: 'sans bold', align: 'right' });
      pen.code('Code128', tracking.replaceAll(' ', ''), 12, 88, 74, 28);
      pen.text(`A${tracking.replaceAll(' ', '')}A`, 49, 118, { size: 9, align: 'center' });
    },
  }),
  label({
    name: 'sagawa-hikyaku',
    lang: 'ja',
    sheet: [150, 100],
    wear: { grain: 0.3, turn: 0.6, seed: 113 },
    facts: {
      carrier: '佐川急便',
      service: '飛脚宅配便',
      tracking: grouped('508841277306', 4),
      from: jp.sender,
      to: jp.office,
      weight: '3kg',
      date: ['2026-05-12', '2026/05/12'],
      alt: {
        carrier: ['Sagawa', 'Sagawa Express'],
        recipientAddress: ['〒530-0001 大阪府大阪市北区梅田1-8-17 第二ビル 5F'],
        senderAddress: ['〒111-0053 東京都台東区浅草橋2-14-6'],
      },
    },
    draw(pen, { carrier, service, tracking, from, to, weight, day }) {
      pen.text(carrier, 3, 2, { size: 13, ...bold });
      pen.text(service, 147, 2, { size: 13, ...bold, align: 'right' });
      pen.line(0, 9, 150, 9, 0.4);
      pen.text('お届け先', 3, 10, { size: 6, ...han });
      pen.text(`〒${to.postcode}`, 3, 14, { size: 9, ...han });
      pen.lines(to.lines, 3, 19, { size: 10, ...han });
      pen.text(to.name, 3, 30, { size: 14, ...bold });
      pen.line(80, 9, 80, 44, 0.3);
      pen.text('ご依頼主', 83, 10, { size: 6, ...han });
      pen.text(`〒${from!.postcode}`, 83, 14, { size: 8, ...han });
      pen.text(from!.lines[0]!, 83, 19, { size: 8, ...han });
      pen.text(from!.name, 83, 25, { size: 9, ...han });
      pen.line(0, 44, 150, 44, 0.4);
      pen.text(`重量 ${weight}`, 3, 46, { size: 9, ...han });
      pen.text(`出荷日 ${day}`, 40, 46, { size: 9, ...han });
      pen.text('個数 1', 100, 46, { size: 9, ...han });
      pen.code('Code128', tracking.replaceAll(' ', ''), 36, 56, 74, 26);
      pen.text(`お問い合せ送り状No. ${tracking}`, 75, 84, { size: 10, ...han, align: 'center' });
    },
  }),
  label({
    name: 'japan-post-ems',
    sheet: [210, 148],
    dpi: 150,
    wear: { faded: 0.2, grain: 0.3, seed: 127 },
    facts: {
      carrier: 'Japan Post',
      service: 'EMS',
      tracking: s10('EJ', '40277183', 'JP'),
      from: jp.knives,
      to: us.abbott,
      weight: '1450 g',
      date: ['2026-02-09', '2026/02/09'],
      alt: { service: ['Express Mail Service'], carrier: ['EMS', 'JAPAN POST'] },
    },
    draw(pen, { service, tracking, from, to, weight, day }) {
      pen.text(service, 6, 4, { size: 30, face: 'sans bold' });
      pen.text('Express Mail Service', 34, 6, { size: 9 });
      pen.text('JAPAN POST', 34, 11, { size: 9, face: 'sans bold' });
      pen.code('Code128', tracking, 104, 5, 92, 14);
      pen.text(grouped(tracking, 2, 3, 3, 3, 2), 150, 20.5, { size: 13, align: 'center', face: 'sans bold' });
      pen.box(5, 28, 98, 52);
      pen.text('From', 7, 29, { size: 8, face: 'sans bold' });
      pen.text('Name', 7, 34, { size: 6 });
      pen.text(from!.name, 20, 33.5, { size: 11, face: 'type' });
      pen.text('Address', 7, 42, { size: 6 });
      pen.lines(from!.lines, 20, 41.5, { size: 11, face: 'type' });
      pen.text('JAPAN', 20, 58, { size: 11, face: 'type' });
      pen.text('Tel', 7, 72, { size: 6 });
      pen.text('+81 3 5555 0142', 20, 71.5, { size: 10, face: 'type' });
      pen.box(105, 28, 100, 52);
      pen.text('To', 107, 29, { size: 8, face: 'sans bold' });
      pen.text('Name', 107, 34, { size: 6 });
      pen.text(to.name, 122, 33.5, { size: 12, face: 'type bold' });
      pen.text('Address', 107, 42, { size: 6 });
      pen.lines(to.lines, 122, 41.5, { size: 12, face: 'type bold' });
      pen.text('Country', 107, 60, { size: 6 });
      pen.text('UNITED STATES', 122, 59.5, { size: 12, face: 'type bold' });
      pen.box(5, 84, 200, 28);
      ['Detailed description of contents', 'HS code', 'Quantity', 'Net weight', 'Value'].forEach((head, at) =>
        pen.text(head, [8, 84, 114, 136, 170][at]!, 85, { size: 6.5 }),
      );
      ['Kitchen knives', '8211.92', '3', '1200 g', 'JPY 42,000'].forEach((cell, at) =>
        pen.text(cell, [8, 84, 114, 136, 170][at]!, 91, { size: 10, face: 'type' }),
      );
      captioned(pen, 'Total weight', weight, 8, 116, { size: 11, face: 'type' });
      captioned(pen, 'Date mailed', day, 60, 116, { size: 11, face: 'type' });
      captioned(pen, 'Postage (JPY)', '3,900', 112, 116, { size: 11, face: 'type' });
      captioned(pen, 'Signature of sender', 'K. Kawabe', 150, 116, { face: 'serif italic', size: 13, hand: 4 });
    },
  }),
  label({
    name: 'sf-express',
    lang: 'zh',
    sheet: [100, 150],
    facts: {
      carrier: '顺丰速运',
      service: '顺丰标快',
      tracking: 'SF 1402 7718 3390 5',
      from: cn.sender,
      to: cn.receiver,
      weight: '1.2kg',
      date: ['2026-04-25', '2026-04-25'],
      alt: { carrier: ['SF Express', 'SF', '顺丰'], service: ['标快'], recipientPostcode: ['200030'] },
    },
    draw(pen, { carrier, service, tracking, from, to, weight, day }) {
      pen.text(carrier, 3, 2, { size: 14, ...bold });
      pen.text('SF EXPRESS', 40, 4, { size: 8 });
      pen.inverse(service, 74, 2, { size: 11, face: 'han bold' });
      pen.code('Code128', tracking.replaceAll(' ', ''), 12, 11, 74, 16);
      pen.text(`运单号 ${tracking}`, 50, 28.5, { size: 10, ...han, align: 'center' });
      pen.line(0, 35, 100, 35, 0.5);
      pen.text('021WB-AX-014', 50, 36, { size: 26, face: 'sans bold', align: 'center' });
      pen.line(0, 49, 100, 49, 0.5);
      pen.inverse('收', 3, 52, { size: 14, face: 'han bold' });
      pen.text(to.name, 14, 51, { size: 12, ...bold });
      pen.text('138****0142', 44, 52, { size: 10 });
      pen.text(to.lines[0]!, 14, 58, { size: 11, ...bold });
      pen.text(`邮编 ${to.postcode}`, 14, 65, { size: 8, ...han });
      pen.line(0, 72, 100, 72, 0.5);
      pen.inverse('寄', 3, 74, { size: 9, face: 'han bold' });
      pen.text(from!.name, 14, 73.5, { size: 9, ...han });
      pen.text('139****0188', 44, 74, { size: 8 });
      pen.text(from!.lines[0]!, 14, 79, { size: 9, ...han });
      pen.line(0, 87, 100, 87, 0.5);
      pen.code('QRCode', `MMM={'k1':'021WB','k5':'${tracking.replaceAll(' ', '')}'}`, 3, 90, 30);
      pen.text(`计费重量 ${weight}`, 40, 91, { size: 9, ...han });
      pen.text(`寄件日期 ${day}`, 40, 97, { size: 9, ...han });
      pen.text('付款方式 寄付月结', 40, 103, { size: 9, ...han });
      pen.text('托寄物 灯具样品', 40, 109, { size: 9, ...han });
    },
  }),
  label({
    name: 'china-post-ems',
    lang: 'en',
    sheet: [100, 150],
    wear: { turn: 1, grain: 0.25, seed: 131 },
    facts: {
      carrier: 'China Post',
      service: 'ePacket',
      tracking: s10('LX', '70411826', 'CN'),
      from: cn.factory,
      to: nz,
      weight: '0.380',
      alt: { weight: ['0.380 kg', '0.380kg'], service: ['e-Packet'], carrier: ['CHINA POST', 'EMS'] },
    },
    draw(pen, { service, tracking, from, to, weight }) {
      pen.text('CHINA POST', 3, 2, { size: 11, face: 'sans bold' });
      pen.text(service, 97, 2, { size: 13, face: 'sans bold', align: 'right' });
      pen.text('Airmail', 3, 8, { size: 8 });
      pen.line(0, 13, 100, 13, 0.4);
      pen.line(44, 13, 44, 60, 0.3);
      pen.text('From:', 2, 14, { size: 7 });
      block(pen, from!, 2, 18, { size: 7, country: 'CHINA', width: 40 });
      pen.text('Phone: 0755 5550 123', 2, 50, { size: 7 });
      pen.text('SHIP TO:', 46, 14, { size: 8, face: 'sans bold' });
      block(pen, to, 46, 18, { size: 10, country: 'NEW ZEALAND' });
      pen.text('ZIP: 1010', 46, 54, { size: 9, face: 'sans bold' });
      pen.line(0, 60, 100, 60, 0.4);
      pen.code('Code128', tracking, 12, 64, 76, 20);
      pen.text(tracking, 50, 86, { size: 13, align: 'center', face: 'sans bold' });
      pen.line(0, 94, 100, 94, 0.4);
      ['No', 'Qty', 'Description of Contents', 'Kg.', 'Val(US $)', 'Goods Origin'].forEach((head, at) =>
        pen.text(head, [2, 8, 16, 54, 64, 80][at]!, 95, { size: 6 }),
      );
      ['1', '2', 'LED desk lamp', weight, '14.00', 'China'].forEach((cell, at) =>
        pen.text(cell, [2, 8, 16, 54, 64, 80][at]!, 100, { size: 8 }),
      );
      pen.text('I certify that this item contains nothing dangerous.', 2, 116, { size: 6.5 });
      pen.text('Sender’s signature & date signed:', 2, 124, { size: 7 });
    },
  }),
  label({
    name: 'korea-post-kpacket',
    sheet: [100, 100],
    facts: {
      carrier: 'Korea Post',
      service: 'K-PACKET',
      tracking: s10('LK', '30722984', 'KR'),
      from: kr,
      to: us.ortega,
      weight: '215g',
    },
    draw(pen, { carrier, service, tracking, from, to, weight }) {
      pen.inverse(service, 3, 3, { size: 16 });
      pen.text(carrier.toUpperCase(), 97, 4, { size: 10, align: 'right' });
      pen.text(`FROM: ${from!.name}`, 3, 14, { size: 7 });
      pen.lines([...from!.lines, 'REPUBLIC OF KOREA'], 12, 17, { size: 7 });
      pen.line(0, 28, 100, 28, 0.3);
      pen.text('TO:', 3, 30, { size: 9, face: 'sans bold' });
      block(pen, to, 12, 30, { size: 10, face: 'sans bold', country: 'UNITED STATES' });
      pen.line(0, 52, 100, 52, 0.3);
      pen.code('Code128', tracking, 12, 56, 76, 18);
      pen.text(tracking, 50, 75.5, { size: 13, align: 'center' });
      pen.text(`Weight ${weight}`, 3, 86, { size: 8 });
      pen.text('Stationery x 3   USD 21', 40, 86, { size: 8 });
    },
  }),
];
