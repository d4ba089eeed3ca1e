import { readLines as read } from '../../../testing/read-lines.js';
import { datesIn } from './dates.js';
import { lengthsIn } from './lengths.js';
import { numberOf } from './numbers.js';

describe('contracts of East Asia', () => {
  it('give their parties short names in Chinese', () => {
    expect(
      read('zh', [
        '技术服务合同',
        '合同编号：QH-2026-018',
        '本合同由上海青禾科技有限公司（以下简称“甲方”）与北京云杉信息技术',
        '有限公司（以下简称“乙方”）于2026年3月1日在上海签订。',
        '第一条 服务内容',
        '乙方应在收到通知后30日内向甲方提供服务，保密期限为合同终止后五年。',
        '第二条 期限',
        '本合同有效期为三年，自2026年4月1日起生效。',
        '第三条 法律适用',
        '本合同适用中华人民共和国法律，争议由上海市浦东新区人民法院管辖。',
      ]),
    ).toMatchObject({
      docType: 'contract',
      title: '技术服务合同',
      parties: ['上海青禾科技有限公司', '北京云杉信息技术有限公司'],
      effective_date: '2026-04-01',
      term: '3年',
      governing_law: '中华人民共和国',
    });
  });

  it('say what each party is called in Chinese, a person as well', () => {
    expect(
      read('zh', [
        '房屋租赁合同',
        '出租方（甲方）：王小明',
        '身份证号码：110101198001010011',
        '承租方（乙方）：杭州青禾贸易有限公司',
        '法定代表人：李安',
        '第一条 租赁期限自二〇二六年五月一日至二〇二八年四月三十日。',
        '第二条 每月租金为人民币5,000元，甲方应于每月5日前收取。',
        '签订日期：2026年4月20日',
      ]),
    ).toMatchObject({
      docType: 'contract',
      parties: ['王小明', '杭州青禾贸易有限公司'],
      effective_date: '2026-05-01',
      expiration_date: '2028-04-30',
      term: '2年',
    });
  });

  it('begin on the day they bear in Japanese', () => {
    expect(
      read('ja', [
        '業務委託契約書',
        '株式会社青空（以下「甲」という。）と山田商事株式会社（以下「乙」という。）とは、',
        '次のとおり契約を締結する。',
        '第1条（目的）甲は、乙に対し本業務を委託し、乙はこれを受託する。',
        '第2条（契約期間）本契約の有効期間は、契約締結日から1年間とする。',
        '第3条（準拠法）本契約の準拠法は、日本法とする。',
        '本契約締結の証として本書2通を作成し、甲乙記名押印のうえ各1通を保有する。',
        '令和8年4月1日',
        '甲 東京都港区青空1-2-3',
        '株式会社青空',
        '代表取締役 青空太郎 ㊞',
      ]),
    ).toMatchObject({
      docType: 'contract',
      title: '業務委託契約書',
      parties: ['株式会社青空', '山田商事株式会社'],
      effective_date: '2026-04-01',
      term: '1年',
      governing_law: '日本',
    });
  });

  it('are under the law of Korea', () => {
    expect(
      read('ko', [
        '용역계약서',
        '주식회사 한빛소프트(이하 "갑"이라 한다)와 푸른나무 주식회사(이하 "을"이라 한다)는',
        '다음과 같이 계약을 체결한다.',
        '제1조 (목적) 갑은 을에게 용역을 위탁하고 을은 이를 수행한다.',
        '제2조 (계약기간) 계약기간은 2026년 3월 2일부터 2027년 3월 1일까지로 한다.',
        '제3조 (준거법) 본 계약은 대한민국 법률에 따라 해석된다.',
        '2026년 2월 20일',
      ]),
    ).toMatchObject({
      docType: 'contract',
      parties: ['주식회사 한빛소프트', '푸른나무 주식회사'],
      effective_date: '2026-03-02',
      expiration_date: '2027-03-01',
      term: '1년',
      governing_law: '대한민국',
    });
  });

  it('have parties in a table', () => {
    expect(
      read('ko', [
        '비밀유지계약서',
        '구분|갑|을',
        '상호|주식회사 한빛소프트|푸른나무 주식회사',
        '대표자|김하늘|이바다',
        '제1조 (비밀정보) 본 계약에서 비밀정보란 다음을 말한다.',
        '제2조 (비밀유지) 을은 비밀정보를 계약 종료 후 3년간 누설하지 아니한다.',
        '계약일: 2026. 3. 5.',
      ]),
    ).toMatchObject({
      docType: 'contract',
      parties: ['주식회사 한빛소프트', '푸른나무 주식회사'],
      effective_date: '2026-03-05',
    });
  });

  it('describe who a party is before they name it shortly', () => {
    expect(
      read('zh', [
        '咨询服务合同',
        '本合同由以下双方签订：杭州青禾股份有限公司，一家依照中国法律设立的公司，住所为杭州市青禾路1号（以下称“甲方”）；',
        '王小明（身份证号：110101198001010011）（以下称“乙方”）。乙方为云杉（中国）投资有限公司（以下称“目标公司”）提供咨询。',
        '第一条 本合同自双方签字（盖章）之日起生效，至2027年12月31日止。',
        '第二条 乙方应于每月5日前提交报告。',
        '日期：2026年3月18日',
      ]),
    ).toMatchObject({
      docType: 'contract',
      parties: ['杭州青禾股份有限公司', '王小明'],
      effective_date: '2026-03-18',
    });
  });

  it('are not under the law that a party was founded under', () => {
    expect(
      read('zh', [
        '咨询服务合同',
        '甲方：杭州青禾股份有限公司，一家依照中国法律设立并有效存续的公司',
        '乙方：王小明',
        '第一条 乙方应于每月5日前提交报告。',
        '第二条 本合同适用新加坡法律。',
      ]),
    ).toMatchObject({ docType: 'contract', governing_law: '新加坡' });
  });

  it('are undertakings to a company, too', () => {
    expect(
      read('ko', [
        '비밀유지서약서',
        '성명|김하늘',
        '본인은 (주)한빛소프트(이하 “회사”라 한다)의 영업비밀과 관련하여 다음 사항을 서약합니다.',
        '1. 본인은 회사의 비밀을 공개하지 않겠습니다.',
        '2. 이 서약서는 서명한 날부터 효력이 발생하며 3년간 유효합니다.',
        '2026년 3월 2일',
        '서약자 김하늘 (서명)',
      ]),
    ).toMatchObject({
      docType: 'contract',
      parties: ['(주)한빛소프트', '김하늘'],
      effective_date: '2026-03-02',
      term: '3년',
    });
  });

  it('name nobody by an address', () => {
    expect(
      read('ko', [
        '위탁운영계약서',
        '위탁자(갑)|푸른초등학교',
        '수탁자(을)|사단법인 한빛교육회',
        '계약기간|2026. 3. 1. ~ 2027. 2. 28.',
        '제1조 (목적) “을”은 프로그램을 운영한다.',
        '제2조 (정산) “갑”은 매월 수강료를 정산한다.',
        '“갑” 세종특별자치시 푸른로 41',
      ]),
    ).toMatchObject({ docType: 'contract', parties: ['푸른초등학교', '사단법인 한빛교육회'], term: '1년' });
  });

  it('count in words', () => {
    expect(['三', '十', '二十四', '二〇二六', '叁', '18', '条'].map(numberOf)).toEqual([
      3,
      10,
      24,
      2026,
      3,
      18,
      undefined,
    ]);
  });

  it('date by eras and in words', () => {
    const iso = (text: string) => datesIn(text).map((date) => date.iso);
    expect(iso('令和8年4月1日から民國115年3月2日、中华民国一一五年三月三日')).toEqual([
      '2026-04-01',
      '2026-03-02',
      '2026-03-03',
    ]);
    expect(iso('二〇二六年三月三十一日和2026.4.1.')).toEqual(['2026-03-31', '2026-04-01']);
    expect(iso('2026年2月30日')).toEqual([]);
  });

  it('run no longer than they say: secrecy and notice do not count', () => {
    expect(lengthsIn('保密期限为五年。合同期限为24个月。')).toMatchObject([{ value: '24个月' }]);
    expect(lengthsIn('계약기간 만료 1개월 전까지 통지한다.')).toEqual([]);
  });
});
