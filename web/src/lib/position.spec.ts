import { forgetPosition, newestPosition, rememberPosition } from './position.js';

it('keeps the newest, whatever the order of the answers', () => {
  expect(newestPosition()).toBeUndefined();
  rememberPosition('00000000000000000009');
  rememberPosition('00000000000000000010');
  rememberPosition('00000000000000000002');
  rememberPosition(null);
  expect(newestPosition()).toBe('00000000000000000010');
  forgetPosition();
  expect(newestPosition()).toBeUndefined();
});
