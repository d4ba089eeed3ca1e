import { layOut } from '../../layout/layout.js';
import { pageOf } from '../../testing/made-page.js';
import { kindOf } from '../all.js';
import { assemble } from '../../reading/found.js';
import { readingOf } from '../../reading/reading.js';

const read = (...lines: string[]) =>
  assemble(kindOf('id_card').fields(readingOf(layOut([pageOf(lines, 'ocr')]), 'en'))).extraction;

const ZONE = ['IDUTOD231458907<<<<<<<<<<<<<<<', '7408122F2904159UTO<<<<<<<<<<<6', 'EXAMPLE<<ADA<MARIE<<<<<<<<<<<<'];

describe('the zone of a card', () => {
  it('is found beside the other side of the card', () => {
    expect(
      read('IDENTITY CARD', 'Surname', `D23145890|${ZONE[0]}`, `15.04.2029|${ZONE[1]}`, `UTO|${ZONE[2]}`),
    ).toMatchObject({
      document_number: 'D23145890',
      surname: 'EXAMPLE',
      given_names: 'ADA MARIE',
      birth_date: '1974-08-12',
    });
  });

  it('has beside it the day of issue that a label says, when no day is whole years before the expiry', () => {
    const dates = ['Date of issue', '20.03.2024', 'Valid from', '02.04.2024'];
    expect(read('IDENTITY CARD', ...dates, ...ZONE)).toMatchObject({ issue_date: '2024-03-20' });
    expect(read('VISA', 'DNE/ON/LE|20-03-24', 'FROM|02-04-24', ...ZONE)).toMatchObject({ issue_date: '2024-03-20' });
  });

  const named = (names: string, ...printed: string[]) =>
    read('IDENTITY CARD', ...printed, ZONE[0]!, ZONE[1]!, names.padEnd(30, '<'));

  it.each([
    ['ÉXÂMPLE', 'ÁDA MARÍE', 'EXAMPLE<<ADA<MARIE'],
    ['Müller-Straße', 'Jörg Åke', 'MUELLER<STRASSE<<JOERG<AAKE'],
    ['ÞÓRSDÓTTIR', 'ÆÐA', 'THORSDOTTIR<<AEDA'],
    ['ŁUKASIŃSKI', 'ÑUSTA', 'LUKASINSKI<<NXXUSTA'],
    ['IŞIK', 'ADİLE', 'ISIK<<ADILE'],
  ])('has the accents of %s, %s from the print', (surname, given, zone) => {
    expect(named(zone, 'Surname', surname, '2. ' + given)).toMatchObject({ surname, given_names: given });
  });

  it('has names in full from the print where its line had no room for them', () => {
    const zone = 'EXAMPLE<SAMPLE<<CATALINA<ANTON';
    expect(named(zone, 'Given names', 'CATALINA ANTONIA')).toMatchObject({ given_names: 'CATALINA ANTONIA' });
    expect(named('EXAMPLE<SAMPLE<<ADA<MARIE', 'Given names', 'ADA MARIETTA')).toMatchObject({
      given_names: 'ADA MARIE',
    });
  });

  it('has short words of a name that the card prints, too', () => {
    expect(named('LE<EXAMPLE<<ADA', 'Nom: LE EXAMPLE')).toMatchObject({ surname: 'LE EXAMPLE' });
    expect(named('LE<EXAMPLE<<ADA', 'Nom: EXAMPLE')).toMatchObject({ surname: 'EXAMPLE' });
  });

  it('has no other name from the print, and no field number', () => {
    const card = named('EXAMPLE<<ADA<MARIE', 'Surname', 'ÉXAMPLES', 'ÁDA MARÍE 4', '2. ADA MARIÉ');
    expect(card).toMatchObject({ surname: 'EXAMPLE', given_names: 'ADA MARIÉ' });
  });
});
