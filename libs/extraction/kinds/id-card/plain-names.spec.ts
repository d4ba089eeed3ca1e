import { layOut } from '../../layout/layout.js';
import { readingOf } from '../../reading/reading.js';
import { pageOf } from '../../testing/made-page.js';
import { idCardFields } from './fields.js';

function namesOn(...lines: string[]) {
  const finds = idCardFields(readingOf(layOut([pageOf(['Driver Licence', ...lines], 'ocr')]), 'en'));
  return ['surname', 'given_names'].map((path) => finds.find((find) => find.path === path)?.value);
}

describe('names that nothing labels', () => {
  it('end in the surname in capitals, on their line or under it', () => {
    expect(namesOn('Ada Rose EXAMPLE', 'Date of birth|30 Nov 1996')).toEqual(['EXAMPLE', 'Ada Rose']);
    expect(namesOn('Ada Rose', 'EXAMPLE-SAMPLE', 'Date of birth|30 Nov 1996')).toEqual(['EXAMPLE-SAMPLE', 'Ada Rose']);
  });

  it('are no titles, countries or labels, and give way to a name with its label', () => {
    expect(namesOn('Residence PERMIT', 'New ZEALAND', 'Date of BIRTH')).toEqual([undefined, undefined]);
    expect(namesOn('Sample VALLEY', 'Surname: EXAMPLE', 'Given names: Ada')).toEqual(['EXAMPLE', 'Ada']);
  });

  it('are not a title behind a sign that is read as a field’s number', () => {
    expect(namesOn('1 Driver Licence', 'Ada Rose EXAMPLE')).toEqual(['EXAMPLE', 'Ada Rose']);
  });
});
