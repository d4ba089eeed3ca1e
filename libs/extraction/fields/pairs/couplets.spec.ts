import { layOut } from '../../layout/layout.js';
import { placedPage } from '../../testing/placed-page.js';
import { pairsOf } from './pairs.js';

const read = (drawing: string) => pairsOf(layOut([placedPage(drawing)])).map(({ label, text }) => `${label}: ${text}`);

describe('two cells that stand by themselves', () => {
  it('are a label over its value in words no list has, where figures say so', () => {
    expect(
      read(`
10,10,10 Odometer
300,10,10 Pronouns
10,28,12 188,204
300,28,12 she/her
10,70,10 Mooring
300,70,10 Draught
10,88,12 B 14
300,88,12 2.10
10,130,10 Allergies
300,130,10 Rigging
10,148,12 Pollen
300,148,12 Gaff`),
    ).toEqual([
      'Odometer: 188,204',
      'Pronouns: she/her',
      'Mooring: B 14',
      'Draught: 2.10',
      'Allergies: Pollen',
      'Rigging: Gaff',
    ]);
  });

  it('are a value over its label, where figures say so of most of a page', () => {
    expect(
      read(`
10,10,12 188,204
300,10,12 she/her
10,28,10 Odometer
300,28,10 Pronouns
10,70,12 B 14
300,70,12 2.10
10,88,10 Mooring
300,88,10 Draught
10,130,12 Pollen
300,130,12 Gaff
10,148,10 Allergies
300,148,10 Rigging
10,190,12 4 of cork
300,190,12 Teak
10,208,10 Fenders
300,208,10 Decking`),
    ).toEqual([
      'Odometer: 188,204',
      'Pronouns: she/her',
      'Mooring: B 14',
      'Draught: 2.10',
      'Allergies: Pollen',
      'Rigging: Gaff',
      'Fenders: 4 of cork',
      'Decking: Teak',
    ]);
  });

  it('are numbered labels whose dots were lost', () => {
    expect(
      read(`
10,10,10 1 NAME
300,10,10 2 MOORING
10,28,12 Ada Example
300,28,12 B 14
10,70,10 3 AGE
300,70,10 4 DRAUGHT
10,88,12 36
300,88,12 2.10`),
    ).toEqual(['1 NAME: Ada Example', '2 MOORING: B 14', '3 AGE: 36', '4 DRAUGHT: 2.10']);
  });

  it('are no label and value in a title, larger than the labels', () => {
    expect(
      read(`
10,10,20 Mooring Chart
10,34,10 Larkspur Marina Ltd
10,80,10 Mooring
300,80,10 Draught
10,98,12 B 14
300,98,12 2.10
10,140,10 Odometer
300,140,10 Rigging
10,158,12 188,204
300,158,12 Gaff`),
    ).toEqual(['Mooring: B 14', 'Draught: 2.10', 'Odometer: 188,204', 'Rigging: Gaff']);
  });

  it('are none in lines of a letter or rows of a table', () => {
    expect(
      read(`
10,10,12 Ada Example
10,28,12 14 Harbour Street
10,46,12 Leeds
10,90,12 Oak
300,90,12 12
10,108,12 Pine
300,108,12 4`),
    ).toEqual([]);
  });
});

it('takes no first row of a table for headings, however far its headings are', () => {
  expect(
    read(`
10,10,10 Position
200,10,10 Employer
400,10,10 Period
10,44,12 Printer
200,44,12 Larkspur Ltd
400,44,12 3 years
10,64,12 Binder
200,64,12 Harbour Press
400,64,12 1 year
10,110,10 Phone
200,110,10 Odometer
400,110,10 Date
10,128,12 020 7946
200,128,12 188,204
400,128,12 4 May 1990`).slice(0, 6),
  ).toEqual([
    'Position: Printer',
    'Employer: Larkspur Ltd',
    'Period: 3 years',
    'Position: Binder',
    'Employer: Harbour Press',
    'Period: 1 year',
  ]);
});
