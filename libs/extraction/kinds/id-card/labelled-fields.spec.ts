import { layOut } from '../../layout/layout.js';
import { pageOf } from '../../testing/made-page.js';
import { kindOf } from '../all.js';
import { assemble } from '../../reading/found.js';
import { readingOf } from '../../reading/reading.js';

const read = (...lines: string[]) =>
  assemble(kindOf('id_card').fields(readingOf(layOut([pageOf(lines, 'ocr')]), 'en'))).extraction;

describe('what labels of a card say', () => {
  it.each([
    ['Geldig van - tot / Valid from - until', '21.08.2019-21.08.2029'],
    ['Period of validity', '21/08/2019 21/08/2029'],
    ['Valid until', '21 AUG 2019 - 21 AUG 2029'],
  ])('two days under one label of validity are the first and the last: %s', (label, value) => {
    expect(read('IDENTITY CARD', label, value)).toMatchObject({
      issue_date: '2019-08-21',
      expiry_date: '2029-08-21',
    });
  });

  it('an address goes on down its column until the next label', () => {
    expect(
      read('IDENTITY CARD', 'Anschrift / Address|Height', '21337 DORF|180', 'AM BERG 46A', 'Date of issue'),
    ).toMatchObject({
      address: '21337 DORF, AM BERG 46A',
    });
    expect(
      read('DRIVING LICENCE', '1. EXAMPLE', '8. 14 SEA VIEW, QUARTER', 'CO. NORTH H91 X4C7', '9. B/BE'),
    ).toMatchObject({
      address: '14 SEA VIEW, QUARTER, CO. NORTH H91 X4C7',
    });
    expect(read('DRIVING LICENCE', 'Address', 'Surname', 'EXAMPLE')).not.toHaveProperty('address');
  });

  it('a surname is, in two lines under a label of two languages, and with that of a husband or wife', () => {
    expect(read('IDENTITY CARD', 'APELLIDOS / COGNOMS', 'EXAMPLE', 'SAMPLE', 'NOMBRE', 'ADA')).toMatchObject({
      surname: 'EXAMPLE SAMPLE',
    });
    expect(read('IDENTITY CARD', 'naam / surname', 'van Example e/v Sample')).toMatchObject({
      surname: 'van Example e/v Sample',
    });
  });

  it.each([
    ['GHANAIAN', 'GHA'],
    ['Costarricense', 'CRI'],
    ['NIGERIAN', 'NGA'],
    ['nigérienne', 'NER'],
    ['Turkmen', 'TKM'],
    ['French Polynesian', undefined],
  ])('a nationality is that of a country: %s', (printed, code) => {
    expect(read('IDENTITY CARD', 'Surname', 'EXAMPLE', 'Nationality', printed)['nationality']).toBe(code);
  });

  it('names and sex are in the words of East Africa', () => {
    const lines = ['Amazina / Names', 'EXAMPLE Ada', 'Igitsina / Sex', 'Gore / F'];
    expect(read('NATIONAL IDENTITY CARD', ...lines)).toMatchObject({
      surname: 'EXAMPLE',
      given_names: 'Ada',
      sex: 'F',
    });
  });

  it('a value keeps a first letter with an accent', () => {
    const lines = ['Surname', 'ŠKARIĆ', 'Given names', ': Étienne Óscar', 'Sex', 'Žena'];
    expect(read('IDENTITY CARD', ...lines)).toMatchObject({
      surname: 'ŠKARIĆ',
      given_names: 'Étienne Óscar',
      sex: 'F',
    });
  });

  it("no relative's name is the holder's", () => {
    expect(read('IDENTITY CARD', "Baba Adi / Father's Name", 'OTHER', 'Surname', 'EXAMPLE')).toMatchObject({
      surname: 'EXAMPLE',
    });
    expect(read('IDENTITY CARD', "Mother's name", 'OTHER')).not.toHaveProperty('surname');
  });

  it('a whole name under the only label of a name is parted, the surname last', () => {
    expect(read('DRIVING LICENCE', 'Name|: ADA MARIE EXAMPLE', 'DOB|: 07-11-1990')).toMatchObject({
      surname: 'EXAMPLE',
      given_names: 'ADA MARIE',
    });
    expect(read('IDENTITY CARD', 'Name', 'VAN EXAMPLE', 'Given names', 'ADA')).toMatchObject({
      surname: 'VAN EXAMPLE',
      given_names: 'ADA',
    });
  });

  it('names in two lines under one label are the surname and the given names', () => {
    expect(read('RESIDENCE PERMIT', 'NAME', 'EXAMPLE', 'ADA MARIE', 'VALID UNTIL', '31-12-2030')).toMatchObject({
      surname: 'EXAMPLE',
      given_names: 'ADA MARIE',
    });
  });

  it('a label of both parts of a name says in which order they come', () => {
    expect(read('DRIVING LICENCE', 'Initials & Surname', 'A M EXAMPLE')).toMatchObject({
      surname: 'EXAMPLE',
      given_names: 'A M',
    });
    expect(read('VISA', 'Surname, name', 'EXAMPLE, ADA')).toMatchObject({ surname: 'EXAMPLE', given_names: 'ADA' });
    expect(read('CEDULA', 'Apellidos y nombre', 'EJEMPLO MUESTRA ADA')).not.toHaveProperty('surname');
  });

  it('a whole name begins with the surname where its country writes it so', () => {
    expect(read('REPUBLIC OF SINGAPORE', 'IDENTITY CARD', 'Name', 'EXAMPLE ADA MARIE')).toMatchObject({
      surname: 'EXAMPLE',
      given_names: 'ADA MARIE',
    });
  });

  it('no day of the document and none of an earlier one is guessed to be another', () => {
    const card = read('IDENTITY CARD', 'Date of birth', '01.02.1990', 'Date of issue', '10.05.2015');
    expect(card).not.toHaveProperty('expiry_date');
    const days = ['Date of birth', '01.02.1990', 'Card expires:', '05.06.2030', 'Resident since:', '05.06.2020'];
    expect(read('PERMANENT RESIDENT', ...days)).not.toHaveProperty('issue_date');
  });

  it("the document's number comes before the holder's", () => {
    const card = read('IDENTITY CARD', 'TR Identity No', '41700000002', 'Seri No / Document No', 'A27X00002');
    expect(card).toMatchObject({ document_number: 'A27X00002' });
    expect(read('IDENTITY CARD', 'Identity No', '41700000002')).toMatchObject({ document_number: '41700000002' });
  });

  it('a number may be written with dots, and a date is none', () => {
    expect(read('CEDULA DE IDENTIDAD', 'NUMERO DOCUMENTO', '527.000.906')).toMatchObject({
      document_number: '527.000.906',
    });
    expect(read('IDENTITY CARD', 'Number', '21.08.2019')).not.toHaveProperty('document_number');
  });

  it('the value beside a label is not its own when another label stands right above', () => {
    const card = read(
      'LICENCIA DE CONDUCIR',
      '|Vencimiento',
      'Expedicion|15/03/2027',
      '15/03/2023',
      'Apellidos',
      'EXAMPLE',
    );
    expect(card).toMatchObject({ issue_date: '2023-03-15', expiry_date: '2027-03-15' });
  });

  it('nothing under the next label is the value of one that has none', () => {
    expect(read('IDENTITY CARD', 'Date of issue', 'Date of expiry', '21.08.2029')).not.toHaveProperty('issue_date');
  });

  it.each([
    ['K', 'F'],
    ['W / F', 'F'],
    ['V/M', 'M'],
    ['H', 'M'],
    ['FEMENINO', 'F'],
    ['Male', 'M'],
  ])('the sex in other languages: %s', (printed, sex) => {
    expect(read('IDENTITY CARD', 'Surname|Sex', `EXAMPLE|${printed}`)).toMatchObject({ sex });
  });

  it('a nationality may be the name of a country', () => {
    expect(read('IDENTITY CARD', 'Nationality', 'KENYA')).toMatchObject({ nationality: 'KEN' });
  });
});

describe('a licence', () => {
  it('has a day under its field number, though the label beside it was misread', () => {
    expect(read('DRIVER LICENSE|COLORADO', '4a lss|9a End', '08/27/2015|NONE')).toMatchObject({
      issue_date: '2015-08-27',
    });
  });

  it('says the sex in a word that needs no label', () => {
    expect(read('DRIVING LICENCE', 'FEMALE|BIRTH 01/02/1985')).toMatchObject({ sex: 'F' });
  });
});

describe('the number of a licence', () => {
  const rows = ['1. EXAMPLE', '2. ADA', '4b. 15.01.2029', '4d. 7100026CA', '5. 417000563'];
  it('is field 5, and field 4d in North America', () => {
    expect(read('DRIVING LICENCE|IRELAND', ...rows)).toMatchObject({ document_number: '417000563' });
    expect(read('DRIVER LICENCE|ONTARIO', ...rows)).toMatchObject({ document_number: '7100026CA' });
  });
});
