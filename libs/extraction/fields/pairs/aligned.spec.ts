import { layOut } from '../../layout/layout.js';
import { pageOf } from '../../testing/made-page.js';
import { pairsOf } from './pairs.js';

const read = (lines: readonly string[]) =>
  pairsOf(layOut([pageOf(lines)])).map(({ label, text }) => `${label}: ${text}`);

describe('labels flush with others whose values are flush, too', () => {
  it('are labels, whatever they ask for', () => {
    expect(read(['Larder:|Oak', 'Nº of beds|Four', 'Roof|Slate', 'on the south side'])).toEqual([
      'Larder: Oak',
      'Nº of beds: Four',
      'Roof: Slate',
    ]);
  });

  it.each<[string, readonly string[]]>([
    ['under one alone', ['Larder:|Oak', 'Roof|Slate']],
    ['whose values are not', ['Larder:|Oak', 'Roof||Slate', 'Wall||Brick']],
    ['with a figure in them', ['Larder:|Oak', 'Roof 2|Slate', 'Wall 3|Brick']],
    ['beside what asks', ['Larder:|Oak', 'Roof|Date', 'Wall|Date']],
    ['beside half of a remark', ['Larder:|Oak', 'Roof|Slate)', 'Wall|Brick)']],
  ])('are none %s', (_, lines) => {
    expect(read(lines)).toEqual(['Larder: Oak']);
  });
});
