import { layOut } from '../../layout/layout.js';
import { pageOf } from '../../testing/made-page.js';
import { placedPage } from '../../testing/placed-page.js';
import { pairsOf } from './pairs.js';

const read = (lines: readonly string[]) =>
  pairsOf(layOut([pageOf(lines)])).map(({ label, text }) => `${label}: ${text}`);
const readAt = (drawing: string) =>
  pairsOf(layOut([placedPage(drawing)])).map(({ label, text }) => `${label}: ${text}`);

describe('labels in a column beside their values', () => {
  it('are labels where values are flush, too, and a third of them asks', () => {
    const others = ['Allergies|Pollen', 'Sleeps|Well', 'Pronouns|She'];
    expect(read(['Home address|14 Quay', 'Family name|Example', ...others])).toEqual([
      'Home address: 14 Quay',
      'Family name: Example',
      'Allergies: Pollen',
      'Sleeps: Well',
      'Pronouns: She',
    ]);
    expect(read(['Rain|Often', 'Family name|Example', ...others])).toEqual([]);
  });

  it('are labels where six values are flush, most of which have figures, too', () => {
    const rows = ['Roof|4 tiles', 'Wall|9 bricks', 'Larder|2 shelves', 'Oak|1 beam', 'Elm|Some', 'Fir|None'];
    expect(read(rows)).toHaveLength(6);
    expect(read(rows.slice(1))).toEqual([]);
  });

  it('are labels of figures under each other, flush on the right', () => {
    expect(
      readAt(`
10,10,10 Wages
200,10,10 $41,200
10,30,10 less what was paid
215,30,10 $850
10,50,10 In all
210,50,10 2,400`),
    ).toEqual(['Wages: $41,200', 'less what was paid: $850', 'In all: 2,400']);
  });

  it.each([
    ['two figures', '10,10,10 Wages\n200,10,10 412\n10,30,10 Wood\n200,30,10 850'],
    [
      'figures after others',
      '10,10,10 Oak\n90,10,10 B\n200,10,10 4\n10,30,10 Elm\n90,30,10 C\n200,30,10 8\n10,50,10 Fir\n90,50,10 D\n200,50,10 9',
    ],
  ])('are none beside %s', (_, drawing) => {
    expect(readAt(drawing)).toEqual([]);
  });

  it('keep a sign of currency with its amount, however the reader found it', () => {
    const page = placedPage(
      '10,10,10 Wages\n200,10,10 $ 412\n10,30,10 Wood\n200,30,10 $ 850\n10,50,10 Sum\n200,50,10 $ 970',
      'ocr',
    );
    const words = page.words.map((word, line) => ({ ...word, line }));
    expect(pairsOf(layOut([{ ...page, words }])).map(({ text }) => text)).toEqual(['$ 412', '$ 850', '$ 970']);
  });
});
