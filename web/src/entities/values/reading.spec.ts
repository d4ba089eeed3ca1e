import { confirmedUnder, editedAmong, lowestUnder } from './reading.js';

const confidence = { total: 0.95, 'rows.0.price': 0.5, 'rows.0.name': 0.9, 'rows.1.price': 0.8, 'rows.10.price': 0.1 };
const edited = (...paths: string[]) => editedAmong(paths);

describe('how sure a group is', () => {
  it('is as sure as its weakest value, and a row is not its namesake', () => {
    const reading = { confidence, isEdited: edited(), isConfirmed: () => false, currency: undefined };
    expect(lowestUnder('rows.0', reading)).toBe(0.5);
    expect(lowestUnder('rows.1', reading)).toBe(0.8);
    expect(lowestUnder('nothing', reading)).toBeUndefined();
  });

  it('a value that a person set no longer counts', () => {
    const isEdited = edited('rows.0.price', 'rows.10');
    const reading = { confidence, isEdited, isConfirmed: () => false, currency: undefined };
    expect(lowestUnder('rows.0', reading)).toBe(0.9);
    expect(lowestUnder('rows.10', reading)).toBeUndefined();
  });

  it('nor does one that a person found right, and a group is confirmed when all the rest of it is', () => {
    const isConfirmed = (key: string) => key === 'rows.0.name';
    const reading = { confidence, isEdited: edited('rows.0.price'), isConfirmed, currency: undefined };
    expect(lowestUnder('rows.0', reading)).toBeUndefined();
    expect(confirmedUnder('rows.0', reading)).toBe(true);
    expect(confirmedUnder('rows', reading)).toBe(false);
    expect(confirmedUnder('nothing', reading)).toBe(false);
  });
});

it('a list scored as one value was edited with any part of it', () => {
  const isEdited = editedAmong(['tax_rates.1'], { tax_rates: 0.7 });
  expect([isEdited('tax_rates'), isEdited('tax')]).toEqual([true, false]);
});

it('a changed group covers what is in it', () => {
  expect(edited()('total')).toBe(false);
  expect(edited('rows')('rows.3.price')).toBe(true);
  expect(edited('rows.3')('rows')).toBe(false);
});
