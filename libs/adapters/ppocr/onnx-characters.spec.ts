import { charactersOf } from './onnx-characters.js';

const field = (number: number, bytes: Uint8Array): Buffer => {
  const head = [number * 8 + 2];
  for (let left = bytes.length; ; left = Math.floor(left / 128)) {
    if (left < 128) {
      head.push(left);
      break;
    }
    head.push((left % 128) + 128);
  }
  return Buffer.concat([Buffer.from(head), bytes]);
};
const pair = (key: string, value: string) =>
  field(14, Buffer.concat([field(1, Buffer.from(key)), field(2, Buffer.from(value))]));
const version = Buffer.from([8, 10]);
const graph = field(7, Buffer.alloc(70_000, 1));

describe('characters of an ONNX model', () => {
  it('are the lines of its metadata, also behind a large graph', () => {
    const model = Buffer.concat([version, graph, pair('author', 'a\nb'), pair('character', 'a\né\n門\n')]);
    expect(charactersOf(model)).toEqual(['a', 'é', '門']);
  });

  it('are unknown where the metadata has none', () => {
    expect(charactersOf(Buffer.concat([version, graph]))).toBeUndefined();
  });
});
