import { layOut } from '../../layout/layout.js';
import { readingOf } from '../../reading/reading.js';
import { pageOf } from '../../testing/made-page.js';
import { partyField } from './parties.js';
import { running } from './running.js';

function found(...lines: string[]) {
  const reading = readingOf(layOut([pageOf(lines)]), 'en', {});
  return partyField(reading, running(reading.layout.lines))[0];
}

describe('the parties of a contract', () => {
  it('may follow a heading and be called by words without brackets', () => {
    const buyer = 'Larkspur Ltd, with its office at 1 Mill Lane, hereinafter referred to as "Buyer"';
    const seller = 'Harbour Tools GmbH, with its office in Ulm, hereinafter referred to as "Seller"';
    expect(found('SALE', 'Parties', buyer, 'and', seller)?.value).toEqual(['Larkspur Ltd', 'Harbour Tools GmbH']);
  });

  it('may be called by words of their own names', () => {
    expect(
      found('The Elmtown District Council ("the Council") lets Ada Example ("the Licensee") use its land.')?.value,
    ).toEqual(['The Elmtown District Council', 'Ada Example']);
  });

  it('are as sure where only one of them is found: lists of one are right as often', () => {
    const both = found('This deed is made between Larkspur Ltd and Harbour Tools GmbH.');
    const one = found('Buyer: Larkspur Ltd');
    expect(one?.value).toEqual(['Larkspur Ltd']);
    expect(one!.confidence).toBe(both!.confidence);
  });
});
