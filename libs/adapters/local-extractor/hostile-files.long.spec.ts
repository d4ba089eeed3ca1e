import { hostileFiles } from '#extraction/testing/hostile-files.js';
import { ExtractionError } from '#ports/extractor.js';
import { LocalExtractor } from './local-extractor.js';

/** A sample; `npm run bench -- hostile` has 300 and measures time and memory. */
const SAMPLE = 14;

describe('hostile files', () => {
  const extractor = new LocalExtractor({ children: 1 });
  afterAll(() => extractor.close());

  it('are the same for the same seed', async () => {
    const [one, again, other] = [await hostileFiles(7, 5), await hostileFiles(7, 5), await hostileFiles(8, 5)];
    expect(again).toEqual(one);
    expect(other.map(({ bytes }) => bytes)).not.toEqual(one.map(({ bytes }) => bytes));
  });

  it('end in a result or in a failure with a name, each', async () => {
    const unnamed: string[] = [];
    for (const { name, bytes } of await hostileFiles(1, SAMPLE)) {
      await extractor.extract(bytes).catch((error: unknown) => {
        if (!(error instanceof ExtractionError)) unnamed.push(`${name}: ${String(error)}`);
      });
    }
    expect(unnamed).toEqual([]);
  });
});
