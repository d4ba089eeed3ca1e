import { layOut } from '../../layout/layout.js';
import { type Page } from '../../model/page.js';
import { pageOf } from '../../testing/made-page.js';
import { pairsOf } from './pairs.js';

const read = (lines: readonly string[]) => pairsIn(pageOf(lines));
const pairsIn = (page: Page) => pairsOf(layOut([page])).map(({ label, text }) => [label, text]);

/** The last words stand on a rule: no paper shows between them, and their boxes overlap. */
function ruled(line: string, last: number): Page {
  const page = pageOf([line], 'ocr');
  const from = page.words.length - last;
  const words = page.words.map((word, at) => {
    const [x0, y0, x1, y1] = word.box;
    return at >= from - 1 ? ({ ...word, box: [at < from ? x0 : x0 - 6, y0, x1 + 6, y1] } as const) : word;
  });
  return { ...page, words };
}

describe('a label that runs on into its value', () => {
  it('ends where a rule to write on begins', () => {
    expect(pairsIn(ruled('Dates of contact Tuesday and Friday', 3))).toEqual([
      ['Dates of contact', 'Tuesday and Friday'],
    ]);
  });

  it('is parted though the reader lost the space', () => {
    expect(pairsIn(ruled('Name of branchLeeds and Hull', 2))).toEqual([['Name of branch', 'Leeds and Hull']]);
  });

  it('is parted without a rule where a page has many', () => {
    expect(read(['EMPLOYEE Ada Example', 'DEPARTMENT Tools', 'SHIFT 2nd', 'GROSS PAY 212.44'])).toEqual([
      ['EMPLOYEE', 'Ada Example'],
      ['DEPARTMENT', 'Tools'],
      ['SHIFT', '2nd'],
      ['GROSS PAY', '212.44'],
    ]);
  });

  it('is parted in rows where each cell runs on, whatever has a colon elsewhere', () => {
    const stated = ['Plan: none', 'Heart: sound', 'Lungs: clear', 'Habits: none', 'Advice: rest'];
    expect(read(['Name Ada Example|Age 36|Sex F', 'Occupation Baker|Children 4', ...stated]).slice(0, 5)).toEqual([
      ['Name', 'Ada Example'],
      ['Age', '36'],
      ['Sex', 'F'],
      ['Occupation', 'Baker'],
      ['Children', '4'],
    ]);
  });

  it('ends in such rows where small letters do', () => {
    const rows = ['Surname Example|Number 4711', 'Joined on 3 May 1990|Phone 020 7946 0123'];
    expect(read(rows)).toEqual([
      ['Surname', 'Example'],
      ['Number', '4711'],
      ['Joined on', '3 May 1990'],
      ['Phone', '020 7946 0123'],
    ]);
  });

  const others = ['EMPLOYEE Ada Example', 'DEPARTMENT Tools', 'SHIFT 2nd', 'GROSS PAY 212.44'];

  it('has all the words that labels are made of', () => {
    const rows = [
      'Account Name Silver Bakery',
      'Person Contacted Ms. Example',
      'Week Ending May 4',
      'Title Purchasing',
    ];
    expect(read([...rows, ...others]).slice(0, 4)).toEqual([
      ['Account Name', 'Silver Bakery'],
      ['Person Contacted', 'Ms. Example'],
      ['Week Ending', 'May 4'],
      ['Title', 'Purchasing'],
    ]);
  });

  it('does not go on in other type', () => {
    expect(read(['LOCATION Pilot Plant 2', ...others])[0]).toEqual(['LOCATION', 'Pilot Plant 2']);
  });

  it('may begin as whole labels do, where a figure follows', () => {
    expect(read(['Date of Call 8/23/90', ...others])[0]).toEqual(['Date of Call', '8/23/90']);
  });

  it('is any word before a figure beside others', () => {
    expect(read(['Territory 14|Date 8/23/90', ...others])[0]).toEqual(['Territory', '14']);
    expect(read(['Territory 14', ...others])[0]).toEqual(['EMPLOYEE', 'Ada Example']);
  });

  it.each<[string, readonly string[]]>([
    ['one alone', ['EMPLOYEE Ada Example']],
    ['rows of headings', ['Cost Analysis|Price Change', 'Date Received|Product Quality', 'Market Facts|Sample Kit']],
    ['rows that count', ['Witness 1|Witness 2', 'Child 1|Child 2']],
    ['headings', ['Cost Analysis', 'Price Change', 'Date Received', 'Product Quality', 'Market Facts']],
  ])('is not seen in %s', (_, lines) => {
    expect(read(lines)).toEqual([]);
  });

  it('keeps a label in capitals whole, up to other type or an initial', () => {
    const rows = ['EMPLOYEE Ada Example', 'DEPARTMENT Tools', 'GROSS PAY 212.44', 'DATE4/5/81'];
    expect(read([...rows, 'FIRST DAY OUT Monday|SHIFT 2nd', 'SUPERVISOR ·A. Example|CREW 4']).slice(3)).toEqual([
      ['DATE', '4/5/81'],
      ['FIRST DAY OUT', 'Monday'],
      ['SHIFT', '2nd'],
      ['SUPERVISOR', 'A. Example'],
      ['CREW', '4'],
    ]);
  });

  it('is none in what stands beside a label', () => {
    const rows = ['EMPLOYEE Ada Example', 'DEPARTMENT Tools', 'SHIFT 2nd', 'GROSS PAY 212.44'];
    expect(read([...rows, 'Requested by|Brand Group C'])).not.toContainEqual(['Brand Group', 'C']);
  });
});
