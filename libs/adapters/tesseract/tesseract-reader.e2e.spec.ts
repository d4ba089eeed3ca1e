import { blankPicture, drawPicture } from '#extraction/testing/drawn-picture.js';
import { ocrEngineContract } from '#ports/ocr-engine.contract.js';
import { monotonic } from './tesseract-reader.js';
import { TesseractOcrEngine } from './testing/tesseract-ocr-engine.js';

ocrEngineContract('tesseract', () => ({ engine: new TesseractOcrEngine(), draw: drawPicture, blank: blankPicture }));

describe('tesseract', () => {
  const engine = new TesseractOcrEngine();
  afterAll(() => engine.close());

  it('reads with the language asked for', async () => {
    const page = await drawPicture(['Größe der Straßenbäume']);
    const { words } = await engine.read(page, { languages: ['deu'] });
    expect(words.map(({ text }) => text).join(' ')).toBe('Größe der Straßenbäume');
  });

  it('reads a page the same after another language', async () => {
    const page = await drawPicture(['Tota1 S5B8 vvith modem']);
    const first = await engine.read(page);
    await engine.read(page, { languages: ['deu'] });
    expect(await engine.read(page)).toEqual(first);
    expect(first.engine).toMatch(/^tesseract \d+\.\d+\.\d+ eng$/);
  });

  it('reads with several languages at once', async () => {
    const { engine: name } = await engine.read(await drawPicture(['Grüße and greetings']), {
      languages: ['eng', 'deu'],
    });
    expect(name).toMatch(/eng\+deu$/);
  });

  it('writes Greek with the one accent it has', () => {
    expect(['Ἠλιος', 'τὴν', 'τῆς', 'Ήλιος', 'Größe'].map(monotonic)).toEqual(['Ηλιος', 'τήν', 'τής', 'Ήλιος', 'Größe']);
  });

  it('has the languages of its installed data', () => {
    expect(engine.languages()).toEqual(expect.arrayContaining(['deu', 'eng', 'fra']));
  });
});
