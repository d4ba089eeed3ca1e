import { layOut } from '../../layout/layout.js';
import { pageOf } from '../../testing/made-page.js';
import { kindOf } from '../all.js';
import { assemble } from '../../reading/found.js';
import { readingOf } from '../../reading/reading.js';

const read = (...lines: string[]) =>
  assemble(kindOf('id_card').fields(readingOf(layOut([pageOf(lines, 'ocr')]), 'en'))).extraction;

describe('who issued a card without a zone', () => {
  it.each([
    ['REPUBLICA DE CHILE', 'CHL'],
    ['FEDERAL REPUBLIC OF NIGERIA', 'NGA'],
    ['SUOMI|FINLAND', 'FIN'],
    ['REPUBLIK ÖSTERREICH', 'AUT'],
    ['REPUBLIC OF THE PHILIPPINES', 'PHL'],
    ['CARTA DE CONDUÇÃO|PORTUGUESA', 'PRT'],
    ['NEW ZEALAND', 'NZL'],
  ])('is the country its head names: %s', (head, country) => {
    expect(read(head, 'IDENTITY CARD', 'Surname', 'EXAMPLE')).toMatchObject({ issuing_country: country });
  });

  it.each([
    ['Driver Licence|New South Wales, Australia', 'AUS', 'NSW'],
    ['DRIVER LICENCE|VICTORIA AUSTRALIA', 'AUS', 'VIC'],
    ["DRIVER'S LICENCE|ON, CAN", 'CAN', 'ON'],
    ['PERMIS DE CONDUIRE|QUÉBEC', 'CAN', 'QC'],
    ['NEW MEXICO|DRIVER LICENSE', 'USA', 'NM'],
    ['GEORGIA|DRIVER LICENSE', 'USA', 'GA'],
  ])('is the state or province its head names: %s', (head, country, state) => {
    expect(read(head, 'EXAMPLE', 'ADA')).toMatchObject({ issuing_country: country, issuing_state: state });
  });

  it('is told by the postcode of the address, not by a first name', () => {
    expect(read('DRIVER LICENCE', 'ADA EXAMPLE', '12 MILL LANE', 'TOWN QLD 4000')).toMatchObject({
      issuing_state: 'QLD',
      issuing_country: 'AUS',
    });
    expect(read('DRIVING LICENCE', '1. EXAMPLE', '2. VICTORIA')).not.toHaveProperty('issuing_state');
    expect(read('DRIVING LICENCE', '1. EXAMPLE', '3. 11.03.1976 KENYA')).not.toHaveProperty('issuing_country');
  });
});

describe('names and address that nothing announces', () => {
  it('stand under the fields numbered 1 and 2, which are no houses', () => {
    const lines = ['3 DOB 08/14/1986', '1 EXAMPLE', '2 ADA MARIE', '2719 SW MILL TER', 'TOWN, OR 97333'];
    expect(read('OREGON|DRIVER LICENSE', ...lines)).toMatchObject({
      surname: 'EXAMPLE',
      given_names: 'ADA MARIE',
      address: '2719 SW MILL TER, TOWN, OR 97333',
    });
  });

  it('may have field numbers run into them', () => {
    const card = read('FLORIDA|DRIVER LICENSE', '1EXAMPLE', '2ADA MARIE', '8123 MILL ST', 'TOWN, FL 32301-1234');
    expect(card).toMatchObject({
      surname: 'EXAMPLE',
      given_names: 'ADA MARIE',
      address: '123 MILL ST, TOWN, FL 32301-1234',
    });
  });

  it('stand over the postcode of a state, in two lines or in one', () => {
    expect(read('NEW YORK STATE|DRIVER LICENSE', 'EXAMPLE', 'ADA, T', '27 MILL RD', 'TOWN, NY 14424')).toMatchObject({
      surname: 'EXAMPLE',
      given_names: 'ADA, T',
      address: '27 MILL RD, TOWN, NY 14424',
    });
    expect(read('Driver Licence|Queensland', 'Ada Marie EXAMPLE', 'U 3 217 MILL AVE', 'TOWN QLD 4000')).toMatchObject({
      surname: 'EXAMPLE',
      given_names: 'Ada Marie',
      address: 'U 3 217 MILL AVE, TOWN QLD 4000',
    });
  });
});
