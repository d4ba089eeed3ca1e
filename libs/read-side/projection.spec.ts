import { Added } from '../../tests/tally.js';
import { tallies } from '../../tests/tallies.js';
import { defineProjection } from './projection.js';
import { defineReactor, when } from './reactor-runner.js';

describe('a projection', () => {
  it('subscribes to the events it handles', () => {
    expect([...tallies().on.keys()]).toEqual(['Added', 'Closed']);
  });

  it('handles an event type once', () => {
    const twice = () =>
      defineProjection({
        name: 'twice',
        version: 1,
        indexes: [],
        on: (on) => [
          on(Added, { key: () => 'a', evolve: () => ({}) }),
          on(Added, { key: () => 'b', evolve: () => ({}) }),
        ],
      });
    expect(twice).toThrow('handles an event type twice');
  });
});

describe('a reactor', () => {
  it('handles an event type once', () => {
    const react = async () => undefined;
    expect([...defineReactor('once', when(Added, react)).on.keys()]).toEqual(['Added']);
    expect(() => defineReactor('twice', when(Added, react), when(Added, react))).toThrow('handles an event type twice');
  });
});
