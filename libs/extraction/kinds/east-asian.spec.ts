/** Papers in Chinese and Japanese, whose labels stand in one word with what they announce. */
import { kindOf } from './all.js';
import { classify } from '../classify/classify.js';
import { layOut } from '../layout/layout.js';
import { readingOf } from '../reading/reading.js';
import { assemble } from '../reading/found.js';
import { pageOf } from '../testing/made-page.js';

function told(...lines: string[]) {
  const layout = layOut([pageOf(lines, 'ocr')]);
  const { docType } = classify(layout);
  return { docType, ...assemble(kindOf(docType).fields(readingOf(layout, 'und'))).extraction };
}

describe('a receipt', () => {
  it('of Japan has whole yen', () => {
    const receipt = told(
      ...['みどり商店', '東京都青空市花町3-4-7', '電話 042-555-0173', '登録番号T1234567890123', '領収書'],
      ...[
        '2024年11月7日(木)12:38',
        'りんご|*158',
        '小計|¥158',
        '消費税等(8%)|¥12',
        '合計|¥170',
        'お預り|¥200',
        'お釣|¥30',
      ],
    );
    expect(receipt).toMatchObject({
      ...{ docType: 'receipt', merchant_name: 'みどり商店', merchant_address: '東京都青空市花町3-4-7' },
      ...{ date: '2024-11-07', total_amount: 170, subtotal: 158, currency: 'JPY' },
    });
  });

  it('of China has its address at the foot, and counts yuan', () => {
    const receipt = told(
      ...['青禾超市', '收银员:1043|流水号:240518060237', '日期:2024-05-18|时间:19:26:41', '苹果|1|59.90', '合计:59.90'],
      ...['应付金额:|¥59.90', '微信支付:|59.90', '找零:|0.00', '地址:青山市西区文三路476号'],
    );
    expect(receipt).toMatchObject({
      ...{ docType: 'receipt', merchant_name: '青禾超市', merchant_address: '青山市西区文三路476号' },
      ...{ date: '2024-05-18', receipt_number: '240518060237', total_amount: 59.9, currency: 'CNY' },
    });
  });
});

describe('an invoice', () => {
  it("of Japan has the buyer's name honoured and the seller's number of the tax office", () => {
    const invoice = told(
      ...['請求書', '株式会社みなと精機 御中|請求番号 INV-2024-07', '静岡県湊市東町5821-3|請求日 2024年10月31日'],
      ...['', '', '合同会社あおぞら', '愛知県空市栄2丁目15-6', '登録番号:T1234567890123', '', ''],
      ...[
        '品目|数量|単価|金額',
        '設計|1|320,000|320,000',
        '小計|||¥320,000',
        '消費税(10%)|||¥32,000',
        '合計|||¥352,000',
      ],
      'お支払期限:2024年11月30日',
    );
    expect(invoice).toMatchObject({
      ...{ docType: 'invoice', invoice_number: 'INV-2024-07', invoice_date: '2024-10-31', due_date: '2024-11-30' },
      ...{ vendor_name: '合同会社あおぞら', vendor_address: '愛知県空市栄2丁目15-6', vendor_vat_id: 'T1234567890123' },
      ...{ customer_name: '株式会社みなと精機', customer_address: '静岡県湊市東町5821-3' },
      ...{ subtotal: 320_000, tax_amount: 32_000, total_amount: 352_000, currency: 'JPY' },
    });
  });

  it('of China lists the buyer before the seller', () => {
    const invoice = told(
      ...['增值税普通发票|No 41870326', '开票日期:2021年11月19日', '名称:青山检测技术有限公司'],
      ...['纳税人识别号:91320115MA1P5T0H7B', '地址、电话:青山市江区东路12号025-52173086', '', '', ''],
      ...['货物名称|数量|单价|金额|税额', '*住宿服务*|6|424.53|2547.17|152.83', '价税合计(小写)|||¥2700.00', '', ''],
      ...['名称:梧桐酒店管理有限公司', '纳税人识别号:913201043026558798', '地址、电话:青山市河区南路333号025-84480192'],
    );
    expect(invoice).toMatchObject({
      ...{ docType: 'invoice', invoice_number: '41870326', invoice_date: '2021-11-19', total_amount: 2700 },
      ...{ customer_name: '青山检测技术有限公司', customer_vat_id: '91320115MA1P5T0H7B', currency: 'CNY' },
      ...{ customer_address: '青山市江区东路12号', vendor_address: '青山市河区南路333号' },
      ...{ vendor_name: '梧桐酒店管理有限公司', vendor_vat_id: '913201043026558798' },
    });
  });
});

describe('an identity document', () => {
  it('of China is told by its number, whose last figure checks it', () => {
    const card = (number: string) =>
      told(
        '姓名 欧阳雨桐',
        '性别 女 民族 汉',
        '出生 1993年4月17日',
        '住址 青山市西区花街12号',
        `公民身份号码 ${number}`,
      );
    expect(card('330108199304179841')).toMatchObject({
      ...{ docType: 'id_card', surname: '欧阳', given_names: '雨桐', sex: 'F', birth_date: '1993-04-17' },
      ...{ document_number: '330108199304179841', address: '青山市西区花街12号', issuing_country: 'CHN' },
    });
    expect(card('330108199304179842')).not.toHaveProperty('document_number', '330108199304179842');
  });

  it('of Japan says its days by eras', () => {
    expect(
      told(
        ...['氏名|青木|直哉|平成 2年 8月26日生', '住所|東京都青空市花町3丁目19番8号', '交付|令和05年09月11日|24718'],
        ...['2028年(令和10年)09月26日まで有効', '番号|第 452908174630 号', '運転免許証'],
      ),
    ).toMatchObject({
      ...{ docType: 'id_card', surname: '青木', given_names: '直哉', birth_date: '1990-08-26' },
      ...{ issue_date: '2023-09-11', expiry_date: '2028-09-26', document_number: '452908174630' },
      ...{ address: '東京都青空市花町3丁目19番8号', issuing_country: 'JPN' },
    });
  });
});
