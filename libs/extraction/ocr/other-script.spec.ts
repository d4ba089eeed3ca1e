import { OcrEngine, type OcrImage, type OcrOptions, type OcrPage } from '#ports/ocr-engine.js';
import { SAMPLE_TEXTS } from '../testing/sample-texts.js';
import { type Word } from '../model/page.js';
import { otherScript, perhapsOtherScript } from './other-script.js';

/** Latin print as Cyrillic data reads it. */
/** The first reading left nothing out. */
const MANY = 10_000;
const noWords = 'ВАКЕВУ НОМЕМАОЕ ТОТАЦ ЗОВТОТА САЗН СНАМСЕ ТАХ ШМОТСЕ МО АМОИМТ КЕСЕТРТ';

const picture: OcrImage = { grey: new Uint8Array(1), width: 1, height: 1 };

/** Answers in each language data as it was told, of figures hardly sure, and notes what it was asked. */
class ScriptedReader extends OcrEngine {
  readonly asked: string[] = [];
  constructor(private readonly answers: Readonly<Record<string, readonly [text: string, surety: number]>>) {
    super();
  }
  override languages(): readonly string[] {
    return Object.keys(this.answers);
  }
  override read(_: OcrImage, { languages = [] }: OcrOptions = {}): Promise<OcrPage> {
    this.asked.push(languages[0]!);
    const [text, confidence] = this.answers[languages[0]!]!;
    const words = text.split(' ').map((word) => {
      return { text: word, confidence: /\d/.test(word) ? 0.1 : confidence, box: [0, 0, 1, 1] as const, line: 0 };
    });
    return Promise.resolve({ words, engine: 'scripted' });
  }
  override close(): Promise<void> {
    return Promise.resolve();
  }
}

describe('pages in another alphabet', () => {
  it('are judged in the language they name, not in the one that was tried', async () => {
    const reader = new ScriptedReader({ bul: [SAMPLE_TEXTS['uk']!, 0.8], ukr: [SAMPLE_TEXTS['uk']!, 0.96] });
    expect(await otherScript(picture, { sure: 0.81, letters: MANY }, reader)).toBe('ukr');
  });

  it('stay in the language tried when that is what they are in', async () => {
    const reader = new ScriptedReader({ bul: [SAMPLE_TEXTS['bg']!, 0.95], ukr: [SAMPLE_TEXTS['bg']!, 0.93] });
    expect(await otherScript(picture, { sure: 0.84, letters: MANY }, reader)).toBe('bul');
    expect(reader.asked).toEqual(['bul']);
  });

  it('are Latin when no reading is surer than the first and none finds words of its languages', async () => {
    const reader = new ScriptedReader({ bul: [noWords, 0.75], ell: ['abc', 0.9] });
    expect(await otherScript(picture, { sure: 0.85, letters: MANY }, reader)).toBeUndefined();
  });

  it('may be Korean, and Russian is read with the data of Kazakh, whose letters hold its own', async () => {
    const korean =
      '등록번호 상호 합계금액 공급가액 주소 서울특별시 종로구 세종대로 전화번호 감사합니다 부가세 신용카드 승인번호 사업자';
    const reader = (bul: string) => new ScriptedReader({ bul: [bul, 0.8], kaz: [bul, 0.95], kor: [korean, 0.9] });
    expect(await otherScript(picture, { sure: 0.99, letters: MANY }, reader(noWords.slice(0, 20)))).toBe('kor');
    expect(await otherScript(picture, { sure: 0.81, letters: MANY }, reader(SAMPLE_TEXTS['ru']!))).toBe('kaz');
  });

  it('may be in letters that never look like Latin ones, when they are read surely, whatever the figures beside them', async () => {
    const thai = 'สถานีบริการ ตำบลนาเกลือ อำเภอบางละมุง จังหวัดชลบุรี หัวจ่าย แก๊สโซฮอล์';
    const reader = (surety: number) => new ScriptedReader({ bul: [noWords, 0.5], tha: [thai, surety] });
    expect(await otherScript(picture, { sure: 0.93, letters: MANY }, reader(0.76))).toBe('tha');
    expect(await otherScript(picture, { sure: 0.93, letters: MANY }, reader(0.6))).toBeUndefined();
  });

  it('are in Arabic by how surely its words are read, not its figures', async () => {
    const arabic = 'ايصال محل الوادي شارع السوق دمشق هاتف المادة سكر زيت طماطم المطلوب المدفوع المعاد';
    const reader = (surety: number) =>
      new ScriptedReader({ bul: [noWords, 0.5], ara: [`${arabic} 1م7 7١4 8ر0 77.1 ٠8 1 5 0 9 7`, surety] });
    expect(await otherScript(picture, { sure: 0.93, letters: MANY }, reader(0.6))).toBe('ara');
    expect(await otherScript(picture, { sure: 0.93, letters: MANY }, reader(0.4))).toBeUndefined();
  });

  it('are in it where it finds words of its languages, however surely capitals passed for Latin', async () => {
    const reader = new ScriptedReader({ bul: [`ОБЩА СУМА ЛЕВА РЕСТО КАСА МАГАЗИН ${noWords}`, 0.88] });
    expect(await otherScript(picture, { sure: 0.95, letters: MANY }, reader)).toBe('bul');
  });
});

describe('a page that two alphabets would do for', () => {
  it('is in the one whose reading is surer, unless one finds words of its languages', async () => {
    const thai = 'กขคงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ '.repeat(2).trim();
    const first = { sure: 0.6, letters: MANY };
    expect(await otherScript(picture, first, new ScriptedReader({ bul: [noWords, 0.72], tha: [thai, 0.86] }))).toBe(
      'tha',
    );
    const words = 'на тел вес код дата общо АБВ ГДЕ ЖЗИ КЛМ НОП РСТ';
    expect(await otherScript(picture, first, new ScriptedReader({ bul: [words, 0.43], tha: [thai, 0.86] }))).toBe(
      'tha',
    );
    expect(await otherScript(picture, first, new ScriptedReader({ bul: [noWords, 0.72], tha: [thai, 0.6] }))).toBe(
      'bul',
    );
  });
});

describe('a page of which the first reading left out most', () => {
  it('is in the alphabet that reads the rest, in the language whose data is the surest', async () => {
    const russian = 'кладёт выше объём этажи крышу '.repeat(4);
    const reader = new ScriptedReader({ bul: [russian, 0.86], kaz: [russian, 0.92], ukr: [russian, 0.84] });
    expect(await otherScript(picture, { sure: 0.87, letters: 30 }, reader)).toBe('kaz');
    expect(await otherScript(picture, { sure: 0.87, letters: 100 }, reader)).toBeUndefined();
  });
});

describe('a first reading in Latin letters', () => {
  const page = (text: string, confidence: number, source: Word['source'] = 'ocr'): Word[] =>
    text.split(' ').map((word) => ({ text: word, confidence, box: [0, 0, 1, 1], source, line: 0 }));
  const till = 'TAX INVOICE 12345 Cash Total 8.00 Change Amount Date PRQK KLNM XVBN';
  const otherLetters = 'BcHkH Xopa HMaT npaBo Qa yyaT H Qa noyHBaT HHKoH';

  it('is suspected of another alphabet where hardly a word is known', () => {
    expect(perhapsOtherScript(page(otherLetters, 0.55))).toBe(true);
    expect(perhapsOtherScript(page('APTOOIEIO HAIO AOHNA APX PETA TAMEIO ATHIQN YNOAO', 0.95))).toBe(true);
  });
  it('is suspected where it is of figures alone, however sure, as a reader leaves out what it cannot write', () => {
    const figures = '004182 2026/10/03 22:17 11.4 km 14,300 1,000 15,300 71950264 110-81-55209';
    expect(perhapsOtherScript(page(figures, 0.99))).toBe(true);
  });
  it('is what it says where words everybody knows stand in it, however badly read', () => {
    expect(perhapsOtherScript(page(till, 0.55))).toBe(false);
  });
  it('is still suspected when a few words of English stand in a page of something else', () => {
    const mostly = `${`${otherLetters} `.repeat(9)}invoice total date amount price`;
    expect(perhapsOtherScript(page(mostly, 0.55))).toBe(true);
  });
  it('is believed when it was read surely, is short, or was not read at all', () => {
    expect(perhapsOtherScript(page(otherLetters, 0.99))).toBe(false);
    expect(perhapsOtherScript(page('BcHkH Xopa', 0.3))).toBe(false);
    expect(perhapsOtherScript(page(otherLetters, 0.3, 'text-layer'))).toBe(false);
  });
});

describe('a page in two alphabets', () => {
  const line = (number: number, text: string, confidence: number): Word[] =>
    text.split(' ').map((word) => ({ text: word, confidence, box: [0, 0, 1, 1], source: 'ocr', line: number }));
  const english = ['Simplified Tax Invoice', 'Total 111.00', 'Cash 111.00', 'Thank you', 'Invoice Date'];
  const sure = english.flatMap((text, at) => line(at, text, 0.98));

  it('is asked for where many lines say nothing that is known, or nothing at all', () => {
    expect(perhapsOtherScript(sure, english.length)).toBe(false);
    const strange = ['aanušnsan', 'UaslAsāa', 'nauva skas', 'jell inl', 'gbllx lj'];
    expect(perhapsOtherScript([...sure, ...strange.flatMap((text, at) => line(5 + at, text, 0.7))], 10)).toBe(true);
    expect(perhapsOtherScript(sure, english.length + 6)).toBe(true);
  });

  it('is asked for where what stands before a bar was left out', () => {
    const bars = ['/ Issued', '/ Customer', '/ Subtotal', '/ Grand total', '/ Page'];
    expect(perhapsOtherScript([...sure, ...bars.flatMap((text, at) => line(5 + at, text, 0.98))], 10)).toBe(true);
  });
});
