import { layOut } from '../../../layout/layout.js';
import { pageOf } from '../../../testing/made-page.js';
import { definedParties } from './defined-parties.js';
import { running } from '../../../layout/running.js';

const parties = (...lines: string[]) => definedParties(running(layOut([pageOf(lines)]).lines)).map(({ name }) => name);

describe('parties that are named with their short names', () => {
  it('one after the other', () => {
    expect(
      parties(
        'This sheet sets out what Larkspur Otter Trust ("the Trust", "we") and Ada Mac',
        'Example ("you", "the Volunteer") hope for.',
      ),
    ).toEqual(['Larkspur Otter Trust', 'Ada Mac Example']);
    expect(
      parties('We, Larkspur Life Saving Club (the Club), and you, Harbour Dairy Group (the Sponsor), agree.'),
    ).toEqual(['Larkspur Life Saving Club', 'Harbour Dairy Group']);
    expect(
      parties('Larkspur Ltd, a company of Elmtown ("Larkspur"), and Ada Example, residing in Elm ("Ada") agree.'),
    ).toEqual(['Larkspur Ltd', 'Ada Example']);
  });

  it('in lines of their own, with a number in a register or where they are registered', () => {
    expect(
      parties(
        'Elm Dairy Pty Ltd ACN 618 440 927',
        'Ada Example (Vendor)',
        'Harbour Foods Pty Ltd ACN 604 771 835 (Purchaser)',
        'Larkspur Ltd incorporated in Elmland (Continuing Party)',
      ),
    ).toEqual(['Ada Example', 'Harbour Foods Pty Ltd', 'Larkspur Ltd']);
  });

  it('are not those of a list of others', () => {
    expect(parties('The Group includes Larkspur Ltd (the "Advisor"), Harbour Inc. (the "Fund") and more.')).toEqual([]);
  });
});
