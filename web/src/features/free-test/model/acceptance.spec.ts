import { reasonAgainst } from './acceptance.js';

const TWO_MB = 2 * 1024 * 1024;

it.each(['image/jpeg', 'image/png', 'image/gif', 'image/jpg'])('%s may be tried, up to 2 MB', (type) => {
  expect(reasonAgainst({ type, size: TWO_MB })).toBeUndefined();
  expect(reasonAgainst({ type, size: TWO_MB + 1 })).toBe('File size must be less than 2MB');
});

it.each(['application/pdf', 'image/svg+xml', 'image/tiff', 'text/plain', ''])('%j may not', (type) => {
  expect(reasonAgainst({ type, size: 1 })).toBe('Please select a valid image file (PNG, JPG, GIF, JPEG)');
});
