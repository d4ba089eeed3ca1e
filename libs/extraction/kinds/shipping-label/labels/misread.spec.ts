import { labelFinder, lexiconOf } from '../../../layout/labels.js';
import { spanOf } from '../../../layout/lines.js';
import { withMisread } from './misread.js';
import { LABEL_NAMES } from './names.js';

const LEXICON = lexiconOf(LABEL_NAMES, [
  {
    recipient: 'receiver | addressee',
    sender: 'from | sender | addresser | dispatcher | shipped from',
    weight: 'weight',
  },
]);
const find = withMisread(labelFinder(LEXICON), LEXICON);
const toldIn = (text: string) => {
  const words = text.split(' ').map((word, at) => ({
    text: word,
    box: [at * 50, 0, at * 50 + 40, 10] as const,
    confidence: 1,
    source: 'ocr' as const,
  }));
  return find(spanOf(words, 0)).map(({ name, phrase }) => `${name}: ${phrase}`);
};

describe('a heading with a character misread', () => {
  it.each([
    ['5ENDER', ['sender: sender']],
    ['Dispatchor', ['sender: dispatcher']],
    ['Sendr:', ['sender: sender']],
    ['Shippod from', ['sender: shipped from']],
    ['Sendor: Weight', ['sender: sender', 'weight: weight']],
  ])('is known: %s', (text, told) => {
    expect(toldIn(text)).toEqual(told);
  });

  it.each([
    ['with nothing to say that a short one is a heading', 'Sendr'],
    ['of a short word that is a name', 'Frome:'],
    ['behind something else', 'Ref. 5ENDER'],
    ['that may be either party', 'Addresset'],
    ['of what is no party', 'WE1GHT'],
  ])('is not known %s', (_, text) => {
    expect(toldIn(text)).toEqual([]);
  });

  it('is not looked for behind one that was read', () => {
    expect(toldIn('Receiver: 5ENDER')).toEqual(['recipient: receiver']);
  });
});
