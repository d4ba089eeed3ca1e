/** Where in its block a party begins and ends: headings, care of, suburbs, codes, and addresses without any. */
import { layOut } from '../../layout/layout.js';
import { readingOf } from '../../reading/reading.js';
import { pageOf } from '../../testing/made-page.js';
import { placedPage } from '../../testing/placed-page.js';
import { partiesOf } from './parties.js';

function named(page: ReturnType<typeof pageOf>) {
  const { vendor, customer } = partiesOf(readingOf(layOut([page]), 'en'));
  const of = (party: typeof vendor) => party && [party.name.text, party.address?.text];
  return { vendor: of(vendor), customer: of(customer) };
}

describe('a party', () => {
  it('under its heading ends with its last line where no postcode does', () => {
    const buyer = [
      'Bill To:',
      'Larkspur Model School',
      '8 Harbour Avenue, Off Mill Road,',
      'Ketu, Lagos',
      '',
      'Vessel',
    ];
    expect(named(pageOf(buyer)).customer).toEqual([
      'Larkspur Model School',
      '8 Harbour Avenue, Off Mill Road, Ketu, Lagos',
    ]);
    expect(named(pageOf(['To: Larkspur Ltd', '4 Quay Road', 'Nairobi', 'Kenya', 'Berth 7'])).customer).toEqual([
      'Larkspur Ltd',
      '4 Quay Road, Nairobi',
    ]);
  });

  it('under its heading ends at the next heading; none is told with a date among its lines', () => {
    const lines = ['Bill to', 'Larkspur Ltd', 'Shed 7, Wharf', 'Doha'];
    expect(named(pageOf([...lines, 'Ship to', 'Ada Example'])).customer?.[1]).toBe('Shed 7, Wharf, Doha');
    expect(named(pageOf([...lines, 'Issued', '12 May 2026'])).customer?.[1]).toBeUndefined();
  });

  it('under its heading ends where more room is left than between its own lines', () => {
    const lines = ['Bill to', 'Larkspur Ltd', '4 Quay Road', 'Nairobi'].map(
      (text, row) => `40,${40 + row * 10},10 ${text}`,
    );
    expect(named(placedPage([...lines, '40,88,10 Origin'].join('\n'))).customer?.[1]).toBe('4 Quay Road, Nairobi');
  });

  it('under its heading goes on as far apart as its first two lines are', () => {
    const lines = ['Bill to', 'Larkspur Ltd', '4 Quay Road', 'Westlands', 'Nairobi'];
    const page = placedPage(lines.map((text, row) => `40,${40 + row * 18},10 ${text}`).join('\n'));
    expect(named(page).customer).toEqual(['Larkspur Ltd', '4 Quay Road, Westlands, Nairobi']);
  });

  it('under its heading has its telephone beside its address, and may be called like a street', () => {
    const school = ['Bill to', 'Quay Road School', '4 Quay Road', 'Tel 0113 496 0000', 'Nairobi'];
    expect(named(pageOf(school)).customer).toEqual(['Quay Road School', '4 Quay Road, Nairobi']);
  });

  it.each([[['No', '4 Quay Road']], [['Order 4711', '4 Quay Road']], [['Larkspur Ltd', 'Street Market', '12.00']]])(
    'under its heading is none of %j',
    (lines) => {
      expect(named(pageOf(['Bill to', ...lines, 'Nairobi'])).customer?.[1]).toBeUndefined();
    },
  );

  it.each(['·', '|'])('stands close under the line of its sender, parted by %s', (bar) => {
    const sender = `Larkspur Werke GmbH ${bar} Seeweg 3 ${bar} 48143 Münster`;
    const lines = [sender, 'Harbour Handel GmbH', 'Am Markt 9', '80331 München'];
    expect(named(placedPage(lines.map((text, row) => `40,${40 + row * 14},10 ${text}`).join('\n')))).toEqual({
      vendor: ['Larkspur Werke GmbH', 'Seeweg 3, 48143 Münster'],
      customer: ['Harbour Handel GmbH', 'Am Markt 9, 80331 München'],
    });
  });

  it('has no address under a heading that goes on with another word', () => {
    expect(named(pageOf(['Customer PO / REF', 'Larkspur', '4 Quay Road', 'Nairobi'])).customer?.[1]).toBeUndefined();
  });

  it('is in care of a house that is no part of it', () => {
    const buyer = ['To: Larkspur Body', 'c/o Harbour Managers', '204 Mill Avenue', 'Die Hoek', 'Centurion', '0157'];
    expect(named(pageOf(buyer)).customer).toEqual(['Larkspur Body', '204 Mill Avenue, Die Hoek, Centurion, 0157']);
  });

  it('has a street or a box that only looks like a town until the town is read', () => {
    const buyer = ['To:', 'Larkspur Station', '1290 Mill Flat Road', 'RD 6, Gore 9776'];
    expect(named(pageOf(buyer)).customer).toEqual(['Larkspur Station', '1290 Mill Flat Road, RD 6, Gore 9776']);
    const boxed = ['Bill to', 'Larkspur Inc.', '548 Mill Street', 'PMB 90214', 'San Rafael, California 94124'];
    expect(named(pageOf(boxed)).customer?.[1]).toBe('548 Mill Street, PMB 90214, San Rafael, California 94124');
  });

  it('ends where a state and a code end it, though another stands close under it', () => {
    const seller = ['Larkspur Ltd', '55 Mill Pkwy', 'Rockmart, GA 30153'];
    const buyer = ['Example Stores Inc', '1900 Quay Way', 'Mcdonough, GA 30253'];
    const page = placedPage([...seller, ...buyer].map((text, row) => `40,${40 + row * 14},10 ${text}`).join('\n'));
    expect(named(page).vendor).toEqual(['Larkspur Ltd', '55 Mill Pkwy, Rockmart, GA 30153']);
  });

  it('may follow a colon in a column of its own, and a number in brackets', () => {
    const page = pageOf([
      'To|: Larkspur Foods Ltd',
      '|5 Quay Loop, #02-31',
      '|(UEN No. 201833190K)',
      '|Singapore 758143',
    ]);
    expect(named(page).customer).toEqual(['Larkspur Foods Ltd', '5 Quay Loop, #02-31, Singapore 758143']);
  });

  it.each(['FAO', "All'attenzione di", 'A la atención de', 'Ao cuidado de', 'A/A', 'A/C'])(
    'has its name over "%s: Ada Example"',
    (label) => {
      const buyer = ['Bill to', 'Larkspur Practice', `${label}: Ada Example`, '3 Mill Court', 'Bristol BS1 2CD'];
      expect(named(pageOf(buyer)).customer).toEqual(['Larkspur Practice', '3 Mill Court, Bristol BS1 2CD']);
    },
  );

  it('has a tax number between its name and its address that is in neither, and may be called in capitals', () => {
    const buyer = ['Bill to', 'LARKSPUR24', 'B12345674', '3 Mill Court', 'Bristol BS1 2CD'];
    expect(named(pageOf(buyer)).customer).toEqual(['LARKSPUR24', '3 Mill Court, Bristol BS1 2CD']);
  });

  it('is not called by the word that says to whom', () => {
    const page = ['Herr|', 'An', 'Larkspur, Inh. Ada Example', 'Dorfstr. 61', '5761 Maria Alm'];
    expect(named(pageOf(page)).customer).toEqual(['Larkspur, Inh. Ada Example', 'Dorfstr. 61, 5761 Maria Alm']);
  });

  it('has a name that goes on where it breaks off small, not what it does under its name', () => {
    const buyer = (name: string, next: string) => ['Bill to', name, next, 'Mill Lane 14', '12345 Harbour'];
    expect(named(pageOf(buyer('Larkspur, school of young', 'gardeners'))).customer?.[0]).toBe(
      'Larkspur, school of young gardeners',
    );
    expect(named(pageOf(buyer('Ada Example', 'illustrator'))).customer?.[0]).toBe('Ada Example');
  });

  it('may be called by what ends like a street', () => {
    const buyer = ['Bill to', 'Larkspur Shearing', '(The Example Partnership)', '77 Mill Road, RD 1, Tokanui 9884'];
    expect(named(pageOf(buyer)).customer).toEqual(['Larkspur Shearing', '77 Mill Road, RD 1, Tokanui 9884']);
  });

  it('who buys may state a tax number, which makes nobody the seller', () => {
    const seller = ['|Larkspur SRL', '|Quai de Rome 118', '|4000 Liege', '', ''];
    const buyer = ['Harbour ASBL', 'Rue du Lombard 29', '5000 Namur', 'TVA: BE 0447.812.079'];
    expect(named(pageOf([...seller, ...buyer]))).toMatchObject({
      vendor: ['Larkspur SRL', 'Quai de Rome 118, 4000 Liege'],
      customer: ['Harbour ASBL', 'Rue du Lombard 29, 5000 Namur'],
    });
  });
});
