import { malaysianState } from '../../regions/malaysia.js';
import { statesMended } from './state-names.js';

describe('states of Malaysia', () => {
  it.each([
    ['40150', 'Selangor'],
    ['50250', 'Kuala Lumpur'],
    ['81200', 'Johor'],
    ['98859', 'Sarawak'],
    ['99999', undefined],
  ])('%s lies in %s', (postcode, state) => {
    expect(malaysianState(postcode)).toBe(state);
  });

  it('mends a letter of the state the postcode proves', () => {
    expect(statesMended('12 Jalan Mawar, 81200 Johor Bahru,ohor')).toBe('12 Jalan Mawar, 81200 Johor Bahru,Johor');
    expect(statesMended('50250 KUALA LUMPUP')).toBe('50250 KUALA LUMPUR');
  });

  it('leaves other states, words before the postcode and other countries alone', () => {
    for (const text of ['Jalan Johar, 81200 Skudai', '40150 Shah Alam, Johar', '21335 Lüneburg', 'Johar Street, Leeds'])
      expect(statesMended(text)).toBe(text);
  });
});
