import { layOut } from '../../layout/layout.js';
import { pageOf } from '../../testing/made-page.js';
import { kindOf } from '../all.js';
import { assemble } from '../../reading/found.js';
import { readingOf } from '../../reading/reading.js';

const read = (...lines: string[]) =>
  assemble(kindOf('id_card').fields(readingOf(layOut([pageOf(lines, 'ocr')]), 'en'))).extraction;

describe('the visual zone of a card', () => {
  it('is read by the field numbers of European licences', () => {
    expect(
      read(
        'PERMIS DE CONDUIRE|REPUBLIQUE FRANCAISE',
        '1. EXEMPLE',
        '2. Ada',
        '3. 14.07.1981 (Lyon)',
        '4a. 01.02.2013|4b. 31.01.2028',
        '5. 13AA00002',
      ),
    ).toMatchObject({
      subtype: 'driver_license',
      surname: 'EXEMPLE',
      given_names: 'Ada',
      birth_date: '1981-07-14',
      issue_date: '2013-02-01',
      expiry_date: '2028-01-31',
      document_number: '13AA00002',
      issuing_country: 'FRA',
    });
  });

  it('has names under a title that stands by itself, and numbers with slashes', () => {
    expect(
      read(
        'UK|DRIVING LICENCE',
        '1. SAMPLE',
        '2. MR',
        'ADAM JOHN',
        '3. 11.03.1976',
        '4a. 19.01.2013',
        '4b. 18.01.2023',
      ),
    ).toMatchObject({ surname: 'SAMPLE', given_names: 'ADAM JOHN' });
    expect(
      read('PRAWO JAZDY', '1. PRZYKŁAD', '2. ADA', '3. 07.09.1983', '4d. 83090714258', '5. 02917/20/2001'),
    ).toMatchObject({ document_number: '02917/20/2001' });
  });

  it('has both names under one heading, and a number that holds a date', () => {
    expect(read('RESIDENCE PERMIT', 'SURNAME Forenames', 'EXAMPLE-SAMPLE', 'Ada Marie')).toMatchObject({
      surname: 'EXAMPLE-SAMPLE',
      given_names: 'Ada Marie',
    });
    expect(
      read('Permis de conduire|CAN', '4d Numéro de permis', 'T4182-070583-06', '1, 2 Nom, prénom', 'EXEMPLE', 'ADA'),
    ).toMatchObject({ document_number: 'T4182-070583-06', surname: 'EXEMPLE', given_names: 'ADA' });
  });

  it('has a number of which its label is a part to the reader', () => {
    expect(read('CALIFORNIA|DRIVER LICENSE', 'DLY4703918', 'LN EXAMPLE', 'FN ADA')).toMatchObject({
      document_number: 'Y4703918',
    });
  });

  it('is read by codes in cells of their own, months first and field 4d on American licences', () => {
    const card = read(
      'OREGON|DRIVER LICENSE',
      '1|EXAMPLE',
      '2|ADA',
      '8|12 MILL LANE',
      '|SALEM, OR 97301',
      '3 DOB|4a ISS',
      '04/24/1976|08/27/2015',
      '5 DD 12345678917',
      '4d DLN A12-345-678',
    );
    expect(card).toMatchObject({
      surname: 'EXAMPLE',
      given_names: 'ADA',
      birth_date: '1976-04-24',
      document_number: 'A12-345-678',
      issuing_state: 'OR',
      issuing_country: 'USA',
    });
  });

  it('has its issuer at its head, not where its holder was born or lives', () => {
    const licence = ['UK|DRIVING LICENCE', '1. SAMPLE', '2. ADA'];
    const born = ['3. 11.03.1976 ROMANIA', '4a. 19.01.2013|4c. DVLA', '4b. 18.01.2023', '5. SAMPL753116AM9IJ'];
    expect(read(...licence, ...born)).toMatchObject({ issuing_country: 'GBR' });
    const lives = ['3. 04/24/1976', '4a. 08/27/2015', '8. 12 MILL LANE', 'AUCKLAND, NEW ZEALAND'];
    expect(read('DRIVER LICENCE', '1. SAMPLE', '2. ADA', ...lives)).not.toHaveProperty('issuing_country');
  });

  it('takes for a nationality only a known code, and for a number no house number', () => {
    const card = read('IDENTITY CARD', 'Nationality|Number', 'ESP|8 1881 PIERCE', 'Surname', 'EXAMPLE');
    expect(card).toMatchObject({ nationality: 'ESP', surname: 'EXAMPLE' });
    expect(card).not.toHaveProperty('document_number');
    expect(read('IDENTITY CARD', 'Nationality', 'ZZQ')).not.toHaveProperty('nationality');
  });

  it('says less than the code on its back', () => {
    const text =
      '@\n\u001e\rANSI 636029080001DL00310100DLDAQE1234567\nDCSEXAMPLE\nDACADA\nDAG12 MILL LN\nDAISALEM\nDAJOR\nDAK97301';
    const code = { format: 'PDF417', text, gs1: false, page: 0, box: [0, 0.5, 1, 0.9] as const };
    const layout = layOut([pageOf(['OREGON|DRIVER LICENSE', '1 EXANPLE', '4d E12345G7'], 'ocr')]);
    const { extraction, evidence } = assemble(kindOf('id_card').fields(readingOf(layout, 'en', { barcodes: [code] })));
    expect(extraction).toMatchObject({
      document_number: 'E1234567',
      surname: 'EXAMPLE',
      address: '12 MILL LN, SALEM, OR 97301',
      issuing_state: 'OR',
    });
    expect(evidence['surname']?.source).toBe('barcode');
  });

  it.each(['VOZNIŠKO DOVOLJENJE', 'KØREKORT', 'FØRERKORT', 'ŘIDIČSKÝ PRŮKAZ', 'VEZETŐI ENGEDÉLY', 'RYBEWYS'])(
    'knows a licence by its name in the language of its issuer: %s',
    (title) => {
      expect(read(title, '1. EXAMPLE', '2. ADA')).toMatchObject({ subtype: 'driver_license', surname: 'EXAMPLE' });
    },
  );

  it('has all its dates in the order that one of them tells', () => {
    const card = read('DRIVER LICENCE', 'Date of birth|Expires', '04/24/1976|08/07/2029');
    expect(card).toMatchObject({ birth_date: '1976-04-24', expiry_date: '2029-08-07' });
  });

  it('mends the letter that the digits of a Spanish number make, and a date that lost a space', () => {
    const card = read(
      'DOCUMENTO NACIONAL DE IDENTIDAD',
      'FECHA DE NACIMIENTO',
      '0102 1980',
      'VALIDEZ',
      '01 02 2030',
      'DNI 123456787',
    );
    expect(card).toMatchObject({ document_number: '12345678Z', birth_date: '1980-02-01', expiry_date: '2030-02-01' });
    expect(read('DOCUMENTO NACIONAL DE IDENTIDAD', 'DNI 123456783')).toMatchObject({ document_number: '123456783' });
  });

  it('takes no misread label and no number of the holder for a value', () => {
    expect(read('IDENTITY CARD', 'LIEU DE NAISSANCE / Place of bith', 'LYON')).toMatchObject({ birth_place: 'LYON' });
    expect(read('IDENTITY CARD', 'persoonsnummerpersonal no.', '999999990')).not.toHaveProperty('document_number');
  });

  it('reads a zone whose check digits are made up, when everything else of it is right', () => {
    const card = read(
      'IDESPBAB1834284<44282767Q0<<<<',
      '8001010F1301017ESP<<<<<<<<<<<3',
      'EXAMPLE<EXAMPLE<<ADA<<<<<<<<<<',
    );
    expect(card).toMatchObject({ birth_date: '1980-01-01', nationality: 'ESP', given_names: 'ADA' });
  });
});
