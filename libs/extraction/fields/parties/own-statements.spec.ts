/** What the small print says of who sends a bill, where the letterhead shows a trade or a department. */
import { layOut } from '../../layout/layout.js';
import { readingOf } from '../../reading/reading.js';
import { pageOf } from '../../testing/made-page.js';
import { ownStatements } from './own-statements.js';
import { partiesOf } from './parties.js';

const namesOn = (...lines: string[]) => ownStatements(layOut([pageOf(lines)])).names.map(({ text }) => text);
const told = (...lines: string[]) => {
  const { vendor, customer } = partiesOf(readingOf(layOut([pageOf(lines)]), 'en'));
  return [vendor, customer].map((party) => party && [party.name.text, party.address?.text]);
};

const buyer = ['Harbour Mill Limited', '14 Quay Row', 'Otley LS21 3QF'];
const bought = ['Harbour Mill Limited', '14 Quay Row, Otley LS21 3QF'];

describe('what a bill says of who sends it', () => {
  it.each([
    [
      'whose trading name it bears',
      ['Larkspur Water is a trading name of Larkspur Retail Ltd, registered in England'],
      'Larkspur Retail Ltd',
    ],
    [
      'over two lines',
      ['Larkspur Water is a trading name of Larkspur', 'Retail Services Ltd, registered in England'],
      'Larkspur Retail Services Ltd',
    ],
    [
      'to whom cheques go',
      ['Cheques payable to Larkspur District Council. Do not send cash.'],
      'Larkspur District Council',
    ],
    ['whose account it is', ['IBAN DE02 1203 0000 0000 2020 51', 'Kontoinhaber: Ada Beispiel'], 'Ada Beispiel'],
    ['who signs', ['for Larkspur Boxes Pvt. Ltd.', 'Authorised Signatory'], 'Larkspur Boxes Pvt. Ltd.'],
    ['what it is registered as', ['LARKSPUR SAS au capital de 450 000 € - RCS Lorient 866 500 214'], 'LARKSPUR SAS'],
  ])('tells %s', (_, lines, name) => {
    expect(namesOn(...lines)[0]).toBe(name);
  });

  it('says nothing of a customer who holds an account, nor of whom a debt went to', () => {
    expect(namesOn('Account holder Harbour Mill Limited', 'Supply address 14 Quay Row')).toEqual([]);
    expect(namesOn('This debt is assigned to Pine Ltd.', 'Cheques payable to Pine Ltd')).toEqual([]);
  });

  it('says nothing of who states a number of the tax office, as buyers do', () => {
    expect(namesOn('Harbour Mill Limited', 'VAT no. GB 255 9081 44')).toEqual([]);
    expect(namesOn('Harbour Mill Limited, VAT no. GB 255 9081 44')).toEqual([]);
  });

  it('gives its office to who has no other address, and leaves the window to who buys', () => {
    const foot = [
      'Larkspur Water is a trading name of Larkspur Retail Ltd, its registered',
      'office: Gill House, Park Road, Leeds, LS1 4AB. VAT no. 4711',
    ];
    expect(told('Larkspur Water', '', '', ...buyer, '', '', 'Your bill', '', '', ...foot)).toEqual([
      ['Larkspur Retail Ltd', 'Gill House, Park Road, Leeds, LS1 4AB'],
      bought,
    ]);
  });

  it('names the company of a trade or a department whose address the letterhead gives', () => {
    const head = ['Resources Directorate', 'PO Box 31, Leeds, LS1 4AB', '', ''];
    const cheques = ['', '', 'Cheques payable to Larkspur District Council.'];
    expect(told(...head, ...buyer, ...cheques)).toEqual([
      ['Larkspur District Council', 'PO Box 31, Leeds, LS1 4AB'],
      bought,
    ]);
    const trade = ['Creekside', 'a division of Larkspur Supply LLC', '22 Forge Road', 'Boyertown, PA 19512'];
    expect(told(...trade, '', '', 'Bill To', 'Ada Example', '61 Gravel Pike', 'Green Lane, PA 18054')[0]).toEqual([
      'Larkspur Supply LLC',
      '22 Forge Road, Boyertown, PA 19512',
    ]);
  });
});
