import { composed, turnedBy } from '../model/pose.js';
import { movedPage } from './moved.js';

it('shows a page that was turned and set straight as both left it', async () => {
  const picture = { grey: Uint8Array.from([10, 20, 30, 40, 50, 60]), width: 3, height: 2 };
  const page = { width: 30, height: 20, picture: async () => picture };
  // Of the turned page (40 10, 50 20, 60 30) the left half.
  const pose = composed(turnedBy(90), [0.5, 0, 0, 0, 1, 0, 0, 0, 1]);
  const moved = movedPage(page, { pose, turn: 90, width: 1, height: 3 }, 10);
  expect(moved).toMatchObject({ width: 10, height: 30, pose, turn: 90 });
  expect(await moved.picture()).toEqual({ grey: Uint8Array.from([40, 50, 60]), width: 1, height: 3 });
});
