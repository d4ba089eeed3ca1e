import { layOut } from '../../layout/layout.js';
import { pageOf } from '../../testing/made-page.js';
import { pairsOf } from './pairs.js';

const read = (line: string) => pairsOf(layOut([pageOf([line])])).map(({ label, text }) => [label, text]);

describe('labels that say a number follows', () => {
  it.each([
    ['Sample No. 1194-90', 'Sample No.', '1194-90'],
    ['Ausweis-Nr. C4-0388', 'Ausweis-Nr.', 'C4-0388'],
    ['Pers.-Nr.11873', 'Pers.-Nr.', '11873'],
    ['Dossier N° 4711', 'Dossier N°', '4711'],
    ['Expediente Núm. 88/3', 'Expediente Núm.', '88/3'],
  ])('%s', (line, label, text) => {
    expect(read(line)).toEqual([[label, text]]);
  });

  it('say so of nothing else', () => {
    expect(read('Nr. sieben')).toEqual([]);
  });
});
