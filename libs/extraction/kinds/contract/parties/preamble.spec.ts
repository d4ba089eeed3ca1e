import { preamblesIn } from './preamble.js';

const named = (text: string) => preamblesIn(text)[0]?.parties.map(({ name }) => name);

describe('the parties of a preamble', () => {
  it('may be a third in capitals after a short name', () => {
    const first = 'among LARKSPUR FUNDS, a business trust (the "Fund"), HARBOUR BANK, N.A., a national association';
    expect(named(`${first} ("Custodian"), and MILL LANE, INC.`)).toEqual([
      'LARKSPUR FUNDS',
      'HARBOUR BANK, N.A.',
      'MILL LANE, INC.',
    ]);
  });

  it('may be a third that is neither a company nor a person, where it gets a short name', () => {
    const trust = 'and Mill Lane Trust, by its trustee Ada Example (the "Trust")';
    expect(named(`between Larkspur Ltd. ("Larkspur"); Harbour, Inc. ("Harbour"); ${trust}.`)).toEqual([
      'Larkspur Ltd.',
      'Harbour, Inc.',
      'Mill Lane Trust',
    ]);
  });

  it('may be those in whose favor another promises', () => {
    const promise =
      'executed as of August 21, 2009 by Ada Example ("Stockholder") in favor of, and for the benefit of:';
    expect(named(`${promise} LARKSPUR INC., a corporation, and HARBOUR CORP. (the "Company").`)).toEqual([
      'Ada Example',
      'LARKSPUR INC.',
      'HARBOUR CORP.',
    ]);
  });

  it('may be a third whose short name follows one in capitals, or who enters as something', () => {
    const sports = 'LARKSPUR, INC. (The "Company"), ADA W. EXAMPLE III ("Example") and EXAMPLE NEWS, INC. ("News")';
    expect(named(`by and among ${sports}.`)).toEqual(['LARKSPUR, INC.', 'ADA W. EXAMPLE III', 'EXAMPLE NEWS, INC.']);
    const bank = 'HARBOUR BANK, NATIONAL ASSOCIATION, not in its individual capacity but solely as trustee';
    expect(named(`among LARKSPUR CORPORATION, as depositor, MILL, L.P., as servicer, and ${bank}.`)).toEqual([
      'LARKSPUR CORPORATION',
      'MILL, L.P.',
      'HARBOUR BANK, NATIONAL ASSOCIATION',
    ]);
  });
});
