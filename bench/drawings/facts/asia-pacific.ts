import { party } from './party.js';

export const au = {
  surf: party('Saltbush Surf Co', ['8/22 Marine Parade', 'TORQUAY VIC 3228'], '3228', 'AUSTRALIA'),
  lee: party('Hannah Loxley', ['19 Jacaranda Street', 'TOOWONG QLD 4066'], '4066', 'AUSTRALIA'),
};
export const jp = {
  knives: party('Kawabe Cutlery Co., Ltd.', ['2-14-6 Asakusabashi, Taito-ku', 'Tokyo 111-0053'], '111-0053', 'JAPAN'),
  sender: party('川辺刃物株式会社', ['東京都台東区浅草橋2-14-6'], '111-0053', '日本'),
  receiver: party('三田村 陽子 様', ['京都府京都市中京区御幸町通三条上る12-3'], '604-8081', '日本'),
  office: party('株式会社 みなと文具', ['大阪府大阪市北区梅田1-8-17', '第二ビル 5F'], '530-0001', '日本'),
};
export const cn = {
  factory: party(
    'Shenzhen Brightway Lighting Co Ltd',
    ['Bldg 3, Keji South Road, Nanshan', 'Shenzhen, Guangdong 518057'],
    '518057',
    'CHINA',
  ),
  sender: party('林晓文', ['广东省深圳市南山区科技南路18号3栋'], '518057', '中国'),
  receiver: party('周明远', ['上海市徐汇区漕溪北路88号1204室'], '200030', '中国'),
};
export const india = {
  silk: party(
    'Vasanth Silks Pvt Ltd',
    ['41 Gandhi Bazaar Main Road', 'Basavanagudi', 'Bengaluru, Karnataka 560004'],
    '560004',
    'INDIA',
  ),
  rao: party(
    'Anjali Raghavan',
    ['Flat 302, Sai Residency', 'Banjara Hills Road No 12', 'Hyderabad, Telangana 500034'],
    '500034',
    'INDIA',
  ),
};
export const ae = party(
  'Desert Bloom Trading LLC',
  ['Al Quoz Industrial Area 3', 'Warehouse 17', 'Dubai'],
  '',
  'UNITED ARAB EMIRATES',
  'Omar Siddiq',
);
export const sg = party(
  'Straits Optics Pte Ltd',
  ['10 Ubi Crescent #04-21', 'Singapore 408564'],
  '408564',
  'SINGAPORE',
  'Grace Toh',
);
export const kr = party('Hanbit Stationery', ['35 Mapo-daero, Mapo-gu', 'Seoul 04168'], '04168', 'SOUTH KOREA');
export const nz = party('Kauri Outdoor Ltd', ['6 Quay Street', 'Auckland 1010'], '1010', 'NEW ZEALAND');
