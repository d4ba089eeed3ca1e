import sharp from 'sharp';
import { type OcrImage } from '#ports/ocr-engine.js';
import { drawLines } from '#extraction/testing/drawn-receipt.js';
import { TesseractOcrEngine } from './tesseract-ocr-engine.js';

async function picture(lines: readonly string[]): Promise<OcrImage> {
  const { data, info } = await sharp(await drawLines(lines.map((line) => [line] as const)))
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

describe('tesseract', () => {
  const engine = new TesseractOcrEngine();
  afterAll(() => engine.close());

  it('reads words with their places, lines and confidences', async () => {
    const { words, engine: name } = await engine.read(await picture(['The quick brown fox', 'jumps over lazy dogs']));
    expect(words.map(({ text }) => text).join(' ')).toBe('The quick brown fox jumps over lazy dogs');
    expect([...new Set(words.map(({ line }) => line))]).toEqual([0, 1]);
    expect(words[0]!.box[0]).toBeGreaterThan(30);
    expect(words[0]!.box[0]).toBeLessThan(60);
    expect(words.every(({ confidence }) => confidence > 0.5 && confidence <= 1)).toBe(true);
    expect(name).toMatch(/^tesseract \d+\.\d+\.\d+ eng$/);
  });

  it('reads a page the same whatever it read before', async () => {
    const page = await picture(['Grncrv bill l0l O0O Illlc', 'Tota1 S5B8 vvith modem']);
    const other = await picture(['Tota1 S5B8 vvith modem Grncrv', 'l0l O0O Illlc rnodern Tota1']);
    const first = await engine.read(page);
    await engine.read(other);
    await engine.read(other, { languages: ['deu'] });
    expect(await engine.read(page)).toEqual(first);
  });

  it('reads with the language asked for', async () => {
    const { words } = await engine.read(await picture(['Größe der Straßenbäume']), { languages: ['deu'] });
    expect(words.map(({ text }) => text).join(' ')).toBe('Größe der Straßenbäume');
  });

  it('reads with several languages at once', async () => {
    const { engine: name } = await engine.read(await picture(['Grüße and greetings']), { languages: ['eng', 'deu'] });
    expect(name).toMatch(/eng\+deu$/);
  });

  it('names the languages it has data for, and refuses others', async () => {
    expect(engine.languages()).toEqual(expect.arrayContaining(['deu', 'eng', 'fra']));
    expect(engine.languages()).not.toContain('osd');
    await expect(engine.read(await picture(['x']), { languages: ['xyz'] })).rejects.toMatchObject({
      reason: 'unreadable',
    });
  });

  it('ends a damaged picture as a failure, and reads the next', async () => {
    const noise = { png: Buffer.from('not a picture at all'), width: 10, height: 10 };
    await expect(engine.read(noise)).rejects.toMatchObject({ name: 'OcrFailed' });
    expect((await engine.read(await picture(['Still here']))).words.map(({ text }) => text)).toEqual(['Still', 'here']);
  });

  it('keeps to its time, and reads the next', async () => {
    await expect(engine.read(await picture(['Too slow']), { timeoutMs: 1 })).rejects.toMatchObject({
      reason: 'timed_out',
    });
    expect((await engine.read(await picture(['Still here']))).words).toHaveLength(2);
  });

  it('stops when asked', async () => {
    await expect(
      engine.read(await picture(['Never']), { signal: AbortSignal.abort(new Error('enough')) }),
    ).rejects.toThrow('enough');
  });
});
