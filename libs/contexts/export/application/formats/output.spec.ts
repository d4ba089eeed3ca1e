import { PassThrough } from 'node:stream';
import { ReaderGone, roomIn } from './output.js';

describe('room for more', () => {
  const full = () => {
    const stream = new PassThrough({ highWaterMark: 1 });
    stream.write('more than fits');
    return stream;
  };

  it('is there at once, or after somebody read, and waiting leaves no listener behind', async () => {
    const stream = new PassThrough({ highWaterMark: 1 });
    await roomIn(stream);
    const before = [stream.listenerCount('drain'), stream.listenerCount('close'), stream.listenerCount('error')];
    for (let n = 0; n < 20; n++) {
      stream.write('more than fits');
      const room = roomIn(stream);
      stream.read();
      await room;
    }
    expect([stream.listenerCount('drain'), stream.listenerCount('close'), stream.listenerCount('error')]).toEqual(
      before,
    );
  });

  it('never comes when the reader has gone', async () => {
    const leaving = full();
    const room = roomIn(leaving);
    leaving.destroy();
    await expect(room).rejects.toThrow(ReaderGone);
    await expect(roomIn(leaving)).rejects.toThrow(ReaderGone);
  });
});
