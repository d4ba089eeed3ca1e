import { classify } from '../../../classify/classify.js';
import { layOut } from '../../../layout/layout.js';
import { assemble } from '../../../reading/found.js';
import { readingOf } from '../../../reading/reading.js';
import { pageOf } from '../../../testing/made-page.js';
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
