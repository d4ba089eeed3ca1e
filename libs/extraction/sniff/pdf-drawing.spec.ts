import { deflateSync } from 'node:zlib';
import { LIMITS } from '../model/limits.js';
import { mostStrokes, refuseDeepStates, refuseEndlessDrawing } from './pdf-drawing.js';

const file = (...streams: [string, Buffer][]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...streams.flatMap(([entries, content]) => [
      Buffer.from(`1 0 obj\n<< ${entries} /Length ${content.length} >>\nstream\n`),
      content,
      Buffer.from('\nendstream\nendobj\n'),
    ]),
  ]);
const plain = (content: string): [string, Buffer] => ['', Buffer.from(content)];
const packed = (content: string, entries = ''): [string, Buffer] => [
  `${entries} /Filter /FlateDecode`,
  deflateSync(Buffer.from(content)),
];
const refused = expect.objectContaining({ name: 'ExtractionError', code: 'unreadable' }) as Error;
const nested = 'q '.repeat(LIMITS.savedStates + 1);
const endless = '0 0 m 9 9 l S '.repeat(LIMITS.strokes + 1);

describe('drawing instructions of a PDF', () => {
  it('are refused when states are saved without end, packed or plain, in one stream or in many', () => {
    expect(() => refuseDeepStates(file(plain(nested)))).toThrow(refused);
    expect(() => refuseDeepStates(file(packed(nested)))).toThrow(refused);
    const half = packed('q '.repeat(LIMITS.savedStates / 2 + 1));
    expect(() => refuseDeepStates(file(half, half))).toThrow(refused);
  });

  it('are counted in the stream that has most, and guessed where it is packed otherwise', () => {
    const strokes = (count: number) => '0 0 m 9 9 l S\n'.repeat(count);
    expect(mostStrokes(file(plain(strokes(3)), packed(strokes(70)), packed(strokes(20))))).toBe(70);
    expect(mostStrokes(file(packed(strokes(90), '/Subtype /Image')))).toBe(0);
    const twice: [string, Buffer] = ['/Filter [ /ASCII85Decode /FlateDecode ]', Buffer.alloc(16_000, '!')];
    expect(mostStrokes(file(twice))).toBeCloseTo(1000, 0);
  });

  it('are refused though the check sum of their packing is wrong, as readers do not look at it', () => {
    const [entries, content] = packed(nested);
    const harmed = Buffer.concat([content.subarray(0, -4), Buffer.from('none')]);
    expect(() => refuseDeepStates(file([entries, harmed]))).toThrow(refused);
  });

  it('may save and restore as often as they like', () => {
    expect(() => refuseDeepStates(file(packed('q 1 w Q\n'.repeat(LIMITS.savedStates * 2))))).not.toThrow();
    expect(() => refuseDeepStates(file(plain('q '), plain('Q ')))).not.toThrow();
  });

  it('are refused when a page is painted without end', () => {
    expect(() => refuseEndlessDrawing(file(packed(endless)))).toThrow(refused);
    expect(() => refuseEndlessDrawing(file(plain(endless)))).toThrow(refused);
  });

  it('may paint much over many streams', () => {
    const half = packed('0 0 m 9 9 l S '.repeat(LIMITS.strokes / 2 + 1));
    expect(() => refuseEndlessDrawing(file(half, half))).not.toThrow();
  });

  it('are not looked for in pictures, fonts and streams packed in other ways', () => {
    for (const entries of ['/Subtype /Image', '/Length1 9', '/Type /ObjStm']) {
      expect(() => refuseDeepStates(file(packed(nested, entries)))).not.toThrow();
    }
    expect(() => refuseDeepStates(file(['/Filter /LZWDecode', Buffer.from(nested)]))).not.toThrow();
  });
});
