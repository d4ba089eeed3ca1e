import { layOut } from '../../layout/layout.js';
import { placedPage } from '../../testing/placed-page.js';
import { pairsOf } from './pairs.js';

const read = (drawing: string) => pairsOf(layOut([placedPage(drawing)])).map(({ label, text }) => `${label}: ${text}`);

describe('a value that begins on the line above its label', () => {
  it('is read from there, where it is flush and to the right of the label', () => {
    const drawing = `
10,10,10 Name:
120,10,10 Ada Example
120,50,10 The pipe under the sink
10,64,10 Events:
120,64,10 broke during the night.`;
    expect(read(drawing)).toEqual(['Name: Ada Example', 'Events: The pipe under the sink broke during the night.']);
  });

  it.each<[string, string]>([
    [
      'what belongs to the label above',
      `
10,50,10 Place:
120,50,10 Over the kitchen
10,64,10 Events:
120,64,10 The pipe broke.`,
    ],
    [
      'what stands over the label, too',
      `
10,50,10 About what happened in the kitchen
10,64,10 Events:
120,64,10 The pipe broke.`,
    ],
    [
      'what is far above',
      `
120,30,10 Over the kitchen
10,64,10 Events:
120,64,10 The pipe broke.`,
    ],
  ])('is not made of %s', (_, drawing) => {
    expect(read(drawing)).toContain('Events: The pipe broke.');
  });
});
