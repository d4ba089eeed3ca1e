import { deflateSync } from 'node:zlib';
import { pdfStreams, unpacked } from './pdf-streams.js';

const streamsIn = (text: string) =>
  [...pdfStreams(Buffer.from(text))].map(({ dictionary, bytes }) => [dictionary.trim(), bytes.toString().trim()]);
const stream = (content: Buffer) => ({ dictionary: '/FlateDecode', bytes: content });
const packed = deflateSync(Buffer.from('q '.repeat(5_000)));

describe('streams of a PDF', () => {
  it('lie between their keywords, each with its own dictionary', () => {
    expect(
      streamsIn('1 0 obj << /A 1 >> stream\none\nendstream endobj 2 0 obj << /B 2 >> stream\ntwo\nendstream'),
    ).toEqual([
      ['obj << /A 1 >>', 'one'],
      ['obj << /B 2 >>', 'two'],
    ]);
  });

  it('end with the file when they do not end before: a thousand beginnings are one stream, not a thousand', () => {
    expect(streamsIn(`1 0 obj << >> ${'stream\n'.repeat(1_000)}`)).toHaveLength(1);
  });

  it('are unpacked as far as they go', () => {
    expect(unpacked(stream(packed), 10_000)).toHaveLength(10_000);
    expect(unpacked(stream(packed), 9_999)).toBeUndefined();
    expect(unpacked(stream(packed.subarray(0, -8)), 10_000)!.length).toBeGreaterThan(0);
    expect(unpacked(stream(Buffer.from('no zlib at all')), 10_000)).toHaveLength(0);
  });
});
