import { DeskPlaces } from './desk-places.js';

describe('places for exports', () => {
  it('are bounded for a member and for all, and given back', () => {
    const places = new DeskPlaces({ ofMember: 2, ofAll: 3 });
    const over = places.take('ada');
    places.take('ada');
    expect(() => places.take('ada')).toThrow(expect.objectContaining({ reason: 'too_many' }));
    places.take('eve');
    expect(() => places.take('mel')).toThrow(expect.objectContaining({ reason: 'busy' }));
    over();
    places.take('mel');
    expect(() => places.take('ada')).toThrow(expect.objectContaining({ reason: 'busy' }));
  });
});
