import { settled } from './ticks.js';

const TICKS = [{ question: 'Priority', option: 'Normal' }, { option: 'I agree' }];

describe('a marked box', () => {
  it('told as the option with its mark answers the question', () => {
    expect(settled({ fields: { Normal: '☒', 'I agree': 'Yes' } }, TICKS)).toEqual({
      fields: { Priority: 'Normal', 'I agree': 'X' },
    });
  });

  it('told as the answer to its question stays', () => {
    expect(settled({ fields: { Priority: 'Normal' } }, TICKS)).toEqual({ fields: { Priority: 'Normal' } });
  });

  it('changes nothing of other pairs, nor of a box that is not marked on the form', () => {
    const fields = { Normal: 'body temperature', Urgent: 'X' };
    expect(settled({ fields }, TICKS)).toEqual({ fields });
  });
});
