import { previewOf } from './original-preview.js';

const page = { width: 600, height: 800 };
it.each([
  ['image/jpeg', 'picture'],
  ['image/png', 'picture'],
  ['image/gif', 'picture'],
  ['image/tiff', 'pages'],
  ['image/bmp', 'pages'],
  ['application/pdf', 'pages'],
  ['application/zip', 'none'],
] as const)('%s is shown as %s', (mime, expected) => expect(previewOf({ mime, pageSizes: [page] })).toBe(expected));

it('pages that nobody counted cannot be shown', () =>
  expect(previewOf({ mime: 'application/pdf', pageSizes: [] })).toBe('none'));
