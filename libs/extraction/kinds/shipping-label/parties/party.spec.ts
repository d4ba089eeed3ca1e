import { layOut } from '../../../layout/layout.js';
import { pageOf } from '../../../testing/made-page.js';
import { kindOf } from '../../all.js';
import { assemble } from '../../../reading/found.js';
import { readingOf } from '../../../reading/reading.js';

const read = (...lines: string[]) =>
  assemble(kindOf('shipping_label').fields(readingOf(layOut([pageOf(lines, 'ocr')]), 'en'))).extraction;

describe('a party of a label', () => {
  it.each([
    [
      'a remark under its town',
      ['4 Quay Street, Elmtown 7010', 'Signature not required'],
      '4 Quay Street, Elmtown 7010',
    ],
    [
      'a mark of the carrier like the code of a country',
      ['4 RUE DU PORT', 'FR 29200 ELMTOWN', 'MR'],
      '4 RUE DU PORT, FR 29200 ELMTOWN',
    ],
  ])('does not go on with %s', (_, lines, address) => {
    expect(read('SHIP TO:', 'Ada Example', ...lines)).toMatchObject({
      recipient_name: 'Ada Example',
      recipient_address: address,
    });
  });

  it.each([
    [
      ['Calle Elm #245', 'Col. Pines', 'C.P. 80054', 'Elmtown, Elm Province'],
      'Calle Elm #245, Col. Pines, C.P. 80054, Elmtown, Elm Province',
      '80054',
    ],
    [
      ['Ada Example', '14 rue du Quai', 'Batiment B', '39600', 'Elmtown'],
      '14 rue du Quai, Batiment B, 39600, Elmtown',
      '39600',
    ],
    [['Ada Example', 'ul. Elm 27/4', '97–300 Elmtown Mill'], 'ul. Elm 27/4, 97-300 Elmtown Mill', '97-300'],
    [['Ada Example', 'C/ ELM 11', '28110. ELMTOWN'], 'C/ ELM 11, 28110 ELMTOWN', '28110'],
    [['Ada Example', 'Elmgatan 14', 'SE- 341 32 Elmtown'], 'Elmgatan 14, SE-341 32 Elmtown', '341 32'],
    [['ADA EXAMPLE', '6880 QUAY PKWY', 'ELMTOWN'], '6880 QUAY PKWY, ELMTOWN', undefined],
  ])('has its postcode as its country writes it: %s', (lines, address, postcode) => {
    const { recipient_address, recipient_postcode } = read('DESTINATARIO', ...lines);
    expect({ recipient_address, recipient_postcode }).toEqual({
      recipient_address: address,
      recipient_postcode: postcode,
    });
  });

  it('has a street by its kind, short, that is no form of company', () => {
    const lines = ['REMITENTE', 'Larkspur', 'Bv. Mayo 1177', 'S2000DSK Rosario'];
    expect(read(...lines)).toMatchObject({
      sender_name: 'Larkspur',
      sender_address: 'Bv. Mayo 1177, S2000DSK Rosario',
    });
  });

  it('is in the house that stands behind whom to ask for', () => {
    const lines = ['LARKSPUR MILLWORK', 'ATTN RECEIVING – BLDG 4 STE 110', '7805 QUAY PKWY', 'ELMTOWN NC 28214'];
    expect(read('CONSIGNEE', ...lines)).toMatchObject({
      recipient_name: 'LARKSPUR MILLWORK',
      recipient_address: 'BLDG 4 STE 110, 7805 QUAY PKWY, ELMTOWN NC 28214',
    });
  });

  it.each([
    ['Larkspur Veterinary', 'Supplies Pty Ltd'],
    ['Larkspur, Pine &', 'Sorrel Mills'],
    ['Association Larkspur de', 'Rennes'],
  ])('has a name that goes on in the next line: %s %s', (name, more) => {
    expect(read('TO', name, more, '4 Quay Street', 'BRUNSWICK VIC 3056')).toMatchObject({
      recipient_name: `${name} ${more}`,
      recipient_address: '4 Quay Street, BRUNSWICK VIC 3056',
    });
  });

  it('is not said twice, with its telephone between', () => {
    const lines = ['Larkspur Books', '503-555-0177', 'Larkspur Books', 'Elm Mall', 'BEAVERTON OR 97005'];
    expect(read('SHIP TO:', ...lines)).toMatchObject({
      recipient_name: 'Larkspur Books',
      recipient_address: 'Elm Mall, BEAVERTON OR 97005',
    });
  });

  it('is without the word that says whose telephone stands under it', () => {
    expect(read('SHIP TO:', 'Larkspur', '48 Quay Drive', 'WAIKATO 3204', 'Recv Phone: 07 555 0198')).toMatchObject({
      recipient_address: '48 Quay Drive, WAIKATO 3204',
    });
  });

  it('is without the number of its tax office', () => {
    const lines = ['Destinatario : Larkspur Ltda RUT : 76.418.905-1', 'Direccion : Camino Norte 4471', '7010 Elmtown'];
    expect(read(...lines)).toMatchObject({
      recipient_name: 'Larkspur Ltda',
      recipient_address: 'Camino Norte 4471, 7010 Elmtown',
    });
  });

  it('has its town under a postcode on a line of its own, which bars repeat', () => {
    const lines = ['Ada Exemplo', 'Rua Direita, 208', '58013-420', 'Joao Pessoa - PB', '58013-420'];
    expect(read('DESTINATARIO', ...lines)).toMatchObject({
      recipient_address: 'Rua Direita, 208, 58013-420, Joao Pessoa - PB',
    });
  });

  it('has its postcode on a line of its own', () => {
    expect(read('Para:', 'Ada Exemplo', 'Av. Dois, 456', 'Curitiba - PR', '80010-000')).toMatchObject({
      recipient_address: 'Av. Dois, 456, Curitiba - PR, 80010-000',
      recipient_postcode: '80010-000',
    });
  });

  it('is not called by the word of address over its name', () => {
    expect(read('To:', 'Mme', 'Ada Example', '4 Quay Street', '1020 Lausanne')).toMatchObject({
      recipient_name: 'Ada Example',
    });
  });

  it.each(['Larkspur & Pantry Ltd, 3 Quay Lane, Levin 5510, New Zealand', 'Larkspur Ltd, 3 Quay Lane, Levin 5510'])(
    'stands in one line at the foot, perhaps with its country: %s',
    (foot) => {
      expect(read('Ada Example', '16B Mill Street', 'Lower Elmtown 5010', '', 'KEEP COOL', '', foot)).toMatchObject({
        recipient_name: 'Ada Example',
        sender_name: foot.split(',')[0],
        sender_address: foot.slice(foot.indexOf(',') + 2),
      });
    },
  );

  it('is not named by a sentence behind its heading', () => {
    const sentence = 'If undelivered: return by priority route after 21 days';
    expect(read('To:', 'Ada Example', '4 Quay Street', 'Leeds LS1 4AB', '', sentence)).not.toHaveProperty(
      'sender_name',
    );
  });

  it('is named elsewhere where its address stands alone', () => {
    const lines = ['Seller: Larkspur Studio', 'Return Address: Plot 18, Mill Road', 'Jaipur, Rajasthan - 302002'];
    expect(read(...lines)).toMatchObject({
      sender_name: 'Larkspur Studio',
      sender_address: 'Plot 18, Mill Road, Jaipur, Rajasthan - 302002',
    });
  });

  it('who fetches the parcel at a locker keeps the name under the heading', () => {
    const lines = ['ul. Polna 14', '20-607 Lublin', '', '', 'Odbiorca / Recipient:', 'Ada Example', 'tel. 600 555 214'];
    expect(read(...lines)).toMatchObject({
      recipient_name: 'Ada Example',
      recipient_address: 'ul. Polna 14, 20-607 Lublin',
    });
  });

  it('is not called like the town that stands over its name in large print', () => {
    const lines = ['DESTINO', 'ELMTOWN', 'Ada Example', 'Av. Mayo 1822', 'Elmtown'];
    expect(read(...lines)).toMatchObject({
      recipient_name: 'Ada Example',
      recipient_address: 'Av. Mayo 1822, Elmtown',
    });
  });

  it('has no telephone in its name, not even a masked one', () => {
    const lines = ['Penerima:', 'Ada Example 62812****0187', 'Jl. Melati No. 7', 'Denpasar, Bali 80111'];
    expect(read(...lines)).toMatchObject({ recipient_name: 'Ada Example' });
  });

  it('goes on across an empty line under a street that looks like a postcode with its town', () => {
    const sender = ['LARKSPUR LLC', '2280 MILL LN STE 4', '', 'SIOUX FALLS, SD 57106', 'UNITED STATES US'];
    const lines = [...sender, '', '', '', 'TO ADA EXAMPLE', '4 QUAY STREET', 'BOISE ID 83702'];
    expect(read(...lines)).toMatchObject({
      sender_address: '2280 MILL LN STE 4, SIOUX FALLS, SD 57106, UNITED STATES US',
    });
  });

  it('ends before a second name and address whose heading was not read', () => {
    const sender = ['Från:', 'Larkspur AB', 'Kvarngatan 10', 'SE 532 37 Skara'];
    const lines = [...sender, 'TI:', 'Ada Example', 'Ågatan 1', 'SE 532 38 Ankeborg'];
    expect(read(...lines)).toMatchObject({
      sender_name: 'Larkspur AB',
      sender_address: 'Kvarngatan 10, SE 532 37 Skara',
    });
  });

  it('has an address that begins behind the name in a village without streets', () => {
    expect(read('TO', 'Ada Example', 'Larkspur', 'Ballymore', 'N91 X4K2', 'IRELAND')).toMatchObject({
      recipient_name: 'Ada Example',
      recipient_address: 'Larkspur, Ballymore, N91 X4K2, IRELAND',
    });
  });

  it.each([
    ['its street under its town', ['3300', 'Eger', 'Dobó utca 12.'], '3300, Eger, Dobó utca 12.', '3300'],
    [
      'a street whose small L was read as a capital I',
      ['JI. Mayo No. 4', 'Malang 65139'],
      'Jl. Mayo No. 4, Malang 65139',
      '65139',
    ],
    ['a floor of France', ['4º étage, Quai 2', '29200 BREST'], '4e étage, Quai 2, 29200 BREST', '29200'],
    ['a floor by its degree sign', ['C/ Mayo 8, 3° DCHA', '20600 EIBAR'], 'C/ Mayo 8, 3º DCHA, 20600 EIBAR', '20600'],
    [
      'its postcode behind its kind',
      ['Av. Mayo, 15', 'CEP 88032-410 - Joinville - SC'],
      'Av. Mayo, 15, CEP 88032-410 - Joinville - SC',
      '88032-410',
    ],
  ])('may have %s', (_, lines, address, code) => {
    expect(read('SHIP TO:', 'Ada Example', ...lines)).toMatchObject({
      recipient_name: 'Ada Example',
      recipient_address: address,
      recipient_postcode: code,
    });
  });
});
