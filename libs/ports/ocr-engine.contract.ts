/**
 * What every OcrEngine must do. The pictures are drawn by whoever runs the suite, as ports know no drawing: `draw` puts
 * lines of text on white paper, `blank` makes an empty picture of any size.
 */
import { type OcrEngine, type OcrImage } from './ocr-engine.js';

interface OcrEngineTrial {
  readonly engine: OcrEngine;
  draw(lines: readonly string[]): Promise<OcrImage>;
  blank(width: number, height: number): Promise<OcrImage>;
}

export function ocrEngineContract(name: string, open: () => OcrEngineTrial): void {
  describe(`${name}: OcrEngine`, () => {
    const { engine, draw, blank } = open();
    afterAll(() => engine.close());

    const textOf = async (image: OcrImage) => (await engine.read(image)).words.map(({ text }) => text).join(' ');

    it('reads words with their places, lines and confidences, inside the picture', async () => {
      const image = await draw(['The quick brown fox', 'jumps over lazy dogs']);
      const { words, engine: by } = await engine.read(image);
      expect(words.map(({ text }) => text).join(' ')).toBe('The quick brown fox jumps over lazy dogs');
      expect([...new Set(words.map(({ line }) => line))]).toEqual([0, 1]);
      expect(by).not.toBe('');
      for (const { box, confidence } of words) {
        const [x0, y0, x1, y1] = box;
        expect(0 <= x0 && x0 < x1 && x1 <= image.width && 0 <= y0 && y0 < y1 && y1 <= image.height).toBe(true);
        expect(confidence > 0.5 && confidence <= 1).toBe(true);
      }
      for (const [index, word] of words.entries()) {
        const next = words[index + 1];
        if (next?.line === word.line) expect(word.box[2]).toBeLessThanOrEqual(next.box[0]);
      }
    });

    it('reads a page the same whatever it read before', async () => {
      const page = await draw(['Grncrv bill l0l O0O Illlc', 'Tota1 S5B8 vvith modem']);
      const other = await draw(['Tota1 S5B8 vvith modem Grncrv', 'l0l O0O Illlc rnodern Tota1', 'and one line more']);
      const first = await engine.read(page);
      await engine.read(other);
      expect(await engine.read(page)).toEqual(first);
    });

    it('finds nothing on an empty page', async () => {
      expect((await engine.read(await blank(400, 300))).words).toEqual([]);
    });

    it('reads a very small picture', async () => {
      expect((await engine.read(await blank(3, 2))).words).toEqual([]);
    });

    it('names the languages it has data for, and refuses others', async () => {
      expect(engine.languages()).toContain('eng');
      await expect(engine.read(await draw(['x']), { languages: ['xyz'] })).rejects.toMatchObject({
        name: 'OcrFailed',
        reason: 'unreadable',
      });
    });

    it('ends what is no picture as a failure, and reads the next', async () => {
      const noise = { grey: Buffer.from('not a picture at all'), width: 10, height: 10 };
      await expect(engine.read(noise)).rejects.toMatchObject({ name: 'OcrFailed' });
      expect(await textOf(await draw(['Still here']))).toBe('Still here');
    });

    it('keeps to its time, and reads the next', async () => {
      await expect(engine.read(await draw(['Too slow']), { timeoutMs: 1 })).rejects.toMatchObject({
        reason: 'timed_out',
      });
      expect(await textOf(await draw(['Still here']))).toBe('Still here');
    });

    it('stops when asked', async () => {
      const signal = AbortSignal.abort(new Error('enough'));
      await expect(engine.read(await draw(['Never']), { signal })).rejects.toThrow('enough');
    });
  });
}
