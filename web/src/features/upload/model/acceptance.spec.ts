import { UPLOAD_MAX_BYTES } from '#contracts/documents.js';
import { MAX_FILES, sorted } from './acceptance.js';

const file = (name: string, type: string, size = 10) => ({ name, type, size });

it.each([
  ['a.pdf', 'application/pdf'],
  ['a.JPG', 'image/jpg'],
  ['a.tif', ''],
  ['no ending', 'image/png'],
])('%s (%s) may be uploaded', (name, type) => expect(sorted([file(name, type)]).rejected).toEqual([]));

it('says why a file may not, every reason', () => {
  const types = '.jpg, .jpeg, .png, .gif, .bmp, .tif, .tiff, .pdf';
  const files = [
    file('a.docx', 'application/msword'),
    file('b.pdf', 'application/pdf', UPLOAD_MAX_BYTES + 1),
    file('c.txt', 'text/plain', UPLOAD_MAX_BYTES + 1),
  ];
  expect(sorted(files)).toEqual({
    accepted: [],
    rejected: [
      { name: 'a.docx', reasons: [`File type must be one of ${types}`] },
      { name: 'b.pdf', reasons: ['File is larger than 10485760 bytes (10 MB)'] },
      { name: 'c.txt', reasons: [`File type must be one of ${types}`, 'File is larger than 10485760 bytes (10 MB)'] },
    ],
  });
});

it('takes the good ones of a mixed lot, and one of exactly the size', () => {
  const good = file('a.pdf', 'application/pdf', UPLOAD_MAX_BYTES);
  expect(sorted([good, file('b.txt', 'text/plain')]).accepted).toEqual([good]);
});

it('too many at once are none', () => {
  const files = Array.from({ length: MAX_FILES + 1 }, (_, n) => file(`${n}.pdf`, 'application/pdf'));
  const { accepted, rejected } = sorted(files);
  expect(accepted).toEqual([]);
  expect(rejected[0]?.reasons).toEqual(['Too many files (at most 50 at once)']);
});
