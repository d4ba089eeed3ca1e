import { failure } from './failures.js';
import { LIMITS } from './limits.js';

it('says the limits as they are', () => {
  expect(failure('too_many_pages').message).toContain(` ${LIMITS.pages} pages.`);
  expect(failure('too_many_pixels').message).toContain(` ${LIMITS.pixels / 1e6} megapixels.`);
  expect(failure('too_large').message).toContain(` ${LIMITS.bytes / 1024 / 1024} MB.`);
});
