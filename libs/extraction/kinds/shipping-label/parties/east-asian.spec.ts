import { classify } from '../../../classify/classify.js';
import { layOut } from '../../../layout/layout.js';
import { assemble } from '../../../reading/found.js';
import { readingOf } from '../../../reading/reading.js';
import { pageOf } from '../../../testing/made-page.js';
import { placedPage } from '../../../testing/placed-page.js';
import { kindOf } from '../../all.js';

const layoutOf = (lines: readonly string[]) => layOut([pageOf(lines, 'ocr')]);
const read = (...lines: string[]) =>
  assemble(kindOf('shipping_label').fields(readingOf(layoutOf(lines), 'zh'))).extraction;

const CHINESE = [
  '顺丰速运',
  '运单号:YD4471093388126',
  '寄件人:柳树书店电话:0571-5550192',
  '地址:浙江省杭州市西湖区文三路86号',
  '',
  '',
  '收件人:林小雨电话13805550176',
  '地址:[福建省][厦门市]思明区湖光西路219号',
  '6幢1203室邮编361000',
  '',
  '',
  '计费重量:1.2kg',
];

describe('the parties of a Chinese label', () => {
  it('are parted by what announces them, though no space is', () => {
    expect(read(...CHINESE)).toMatchObject({
      carrier: 'SF Express',
      tracking_number: 'YD4471093388126',
      sender_name: '柳树书店',
      sender_address: '浙江省杭州市西湖区文三路86号',
      recipient_name: '林小雨',
      recipient_address: '[福建省][厦门市]思明区湖光西路219号6幢1203室 361000',
      recipient_postcode: '361000',
      weight: '1.2kg',
    });
  });

  it('make the page a label', () => {
    expect(classify(layoutOf(CHINESE)).docType).toBe('shipping_label');
  });
});

describe('the parties of a Japanese label', () => {
  it('have their names under their addresses, without the sign of honour', () => {
    const said = read(
      'お届け先',
      '〒530-0001大阪府大阪市北区梅田1-2-3',
      '柳ビル5F',
      '山田 花子 様',
      'TEL 06-5550-1234',
      '',
      '',
      'ご依頼主',
      '〒100-0005',
      '東京都千代田区丸の内9-8-7',
      '柳商店',
    );
    expect(said).toMatchObject({
      recipient_name: '山田 花子',
      recipient_address: '〒530-0001 大阪府大阪市北区梅田1-2-3 柳ビル5F',
      recipient_postcode: '530-0001',
      sender_name: '柳商店',
      sender_address: '〒100-0005 東京都千代田区丸の内9-8-7',
    });
  });

  it('stand in blocks of their own where nothing announces them', () => {
    const said = read('〒530-0001', '大阪府大阪市北区梅田1-2-3', '山田花子様', '', '', '', '荷物', '重量 2kg');
    expect(said).toMatchObject({ recipient_name: '山田花子', recipient_postcode: '530-0001' });
  });
});

describe('parties that nothing announces', () => {
  it('are told apart in one block, with numbers to call beside their names, the first as recipient', () => {
    const said = read(
      '陈思远 138****4471',
      '广东省深圳市南山区云栖三路18号海',
      '澜花园6栋1203',
      '杭州柳树有限公司 0571-8555* ****',
      '浙江省杭州市余杭区竹篱巷27号3幢',
      '月结账号:571******6',
    );
    expect(said).toMatchObject({
      recipient_name: '陈思远',
      recipient_address: '广东省深圳市南山区云栖三路18号海澜花园6栋1203',
      sender_name: '杭州柳树有限公司',
      sender_address: '浙江省杭州市余杭区竹篱巷27号3幢',
    });
  });

  it('have the postcode over them and the name under them, printed larger and apart', () => {
    const page = placedPage(
      [
        '40,40,20 T790-0001',
        '40,90,24 愛媛県松山市一番町7丁目52-4',
        '40,120,24 コーポ伊予柑201',
        '40,200,50 大洲千紘様',
      ].join('\n'),
    );
    const said = assemble(kindOf('shipping_label').fields(readingOf(layOut([page]), 'ja'))).extraction;
    expect(said).toMatchObject({
      recipient_name: '大洲千紘',
      recipient_address: '〒790-0001 愛媛県松山市一番町7丁目52-4 コーポ伊予柑201',
      recipient_postcode: '790-0001',
    });
  });

  it('may be in Latin letters beside a name in both scripts', () => {
    const said = read('陳大文 Chan Tai Man', '12 Mill Lane', 'Leeds LS1 4AB', '', '', 'Weight: 2 kg');
    expect(said).toMatchObject({ recipient_address: '12 Mill Lane, Leeds LS1 4AB' });
  });

  it('may be in Taiwan, where postcodes have three figures and years their own count', () => {
    const said = read(
      '包裹查詢號碼9057-3816-4273',
      '',
      '',
      '蔡宜蓁小姐',
      '700 臺南市中西區青梅街113巷8號5樓',
      '',
      '',
      '收貨日',
      '114年10月22日',
    );
    expect(said).toMatchObject({
      tracking_number: '905738164273',
      recipient_name: '蔡宜蓁',
      recipient_postcode: '700',
      ship_date: '2025-10-22',
    });
  });
});
