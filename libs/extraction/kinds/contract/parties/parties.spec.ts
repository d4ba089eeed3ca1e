import { layOut } from '../../../layout/layout.js';
import { readingOf } from '../../../reading/reading.js';
import { pageOf } from '../../../testing/made-page.js';
import { partyField } from './parties.js';
import { running } from '../../../layout/running.js';

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

  it('may be called by words without quotes', () => {
    const both = 'The parties are Larkspur Data Corporation (hereinafter LDC) and HARBOUR INSTITUTE, INC. (hereinafter';
    expect(found(`${both} HARBOUR).`)?.value).toEqual(['Larkspur Data Corporation', 'HARBOUR INSTITUTE, INC.']);
    const one = 'Larkspur Tools Inc., a Texas Corporation (hereinafter collectively referred to as the COMPANY)';
    expect(found(`${one} makes this concerning its tools (hereinafter called goods).`)?.value).toEqual([
      'Larkspur Tools Inc.',
    ]);
  });

  it('are as sure where only one of them is found: lists of one are right as often', () => {
    const both = found('This deed is made between Larkspur Ltd and Harbour Tools GmbH.');
    const one = found('Buyer: Larkspur Ltd');
    expect(one?.value).toEqual(['Larkspur Ltd']);
    expect(one!.confidence).toBe(both!.confidence);
  });

  it('may be addressed, and followed by an article', () => {
    expect(found('This letter is between you, Ada Example, and us, Larkspur Ltd.')?.value).toEqual([
      'Ada Example',
      'Larkspur Ltd',
    ]);
    const others = '(hereinafter "LIMR"), the Larkspur Institute (hereinafter "LI") and Harbour Ltd.';
    expect(found(`This memorandum is entered between the Elmtown Department ${others}`)?.value).toContain(
      'Larkspur Institute',
    );
  });

  it('are not read out of a heading over their roles', () => {
    const text = ['The Provider shall serve. USD Data are listed.', 'More.', 'More.', 'More.'];
    expect(found('Parties', 'Provider|Customer', 'Larkspur Cloud Pte. Ltd.|Harbour Inc.', ...text)?.value).toEqual([
      'Larkspur Cloud Pte. Ltd',
      'Harbour Inc.',
    ]);
  });

  it('are who speaks and to whom it speaks, and who acts by a short name', () => {
    expect(found('These are terms on which Larkspur Media ("we") will work with Ada Example ("you").')?.value).toEqual([
      'Larkspur Media',
      'Ada Example',
    ]);
    const acts = 'Surveyor shall call. Surveyor may ask. Surveyor. Surveyor.';
    expect(found(`I, Ada Example ("Surveyor"), work for Harbour Inc. ("Harbour"). ${acts}`)?.value).toEqual([
      'Ada Example',
      'Harbour Inc.',
    ]);
  });

  it('are those of a letter without an address: who writes it and who signs under it', () => {
    const letter = ['Dear Ms Example,', 'Larkspur Analytics plc engages you.', 'More.', 'Yours sincerely,', 'Cy Other'];
    const signed = ['Head of People, Larkspur Analytics plc', 'Accepted:', 'Ada Example', 'Date: 3 April 2025'];
    expect(found(...letter, ...signed)?.value).toEqual(['Larkspur Analytics plc', 'Ada Example']);
  });

  it('are those with short names rather than short names that stand between', () => {
    const agency = 'Harbour Tools, Inc., a Nevada corporation, ("Agency"), agree as follows:';
    const later = 'Nothing here makes a relationship between LARKCO and Agency. There is more.';
    expect(found(`Mutual Larkspur of America, a Michigan corporation (LARKCO) and ${agency}`, later)?.value).toEqual([
      'Mutual Larkspur of America',
      'Harbour Tools, Inc.',
    ]);
  });
});
