import { classify } from '../../classify/classify.js';
import { layOut } from '../../layout/layout.js';
import { pageOf } from '../../testing/made-page.js';

describe('an identity document', () => {
  it.each([
    ['CARTEIRA NACIONAL DE HABILITAÇÃO', 'NOME', 'ADA EXEMPLO', 'DATA NASCIMENTO', '01/02/1990'],
    ['CÉDULA DE IDENTIDAD', 'APELLIDOS', 'EJEMPLO', 'FECHA DE NACIMIENTO', '01 FEB 1990'],
    ['SÜRÜCÜ BELGESİ', '1. ÖRNEK', '2. ADA', '3. 01.02.1990'],
    ['HENKILÖKORTTI', 'Sukunimi', 'ESIMERKKI', 'Syntymäaika', '01.02.1990'],
    ['DRIVERLICENCE', 'ADA EXAMPLE', 'DATEOFBIRTH', '01 FEB 1990'],
    ['RESIDENTE TEMPORAL', 'Nombre(s)', 'ADA', '☐ ☐ ☐', '01/02/1990'],
    ['UNITED STATES OF AMERICA', 'PERMANENT RESIDENT', 'Surname', 'EXAMPLE', 'Date of birth', '01 FEB 1990'],
  ])('is known by its title in the language of its issuer: %s', (...lines) => {
    expect(classify(layOut([pageOf(lines, 'ocr')])).docType).toBe('id_card');
  });

  it('may be shown by a telephone, one particular under the other', () => {
    const particulars = ['Date of birth', 'Licence number', 'Class', 'Conditions', 'Address', 'Expiry date'];
    const lines = ['Driver Licence', 'ADA EXAMPLE', ...particulars.flatMap((label) => [label, '04 May 1991'])];
    const typeOn = (width: number, height: number) =>
      classify(layOut([{ ...pageOf(lines, 'ocr'), width, height }])).docType;
    expect(typeOn(400, 860)).toBe('id_card');
    expect(typeOn(600, 800)).not.toBe('id_card');
  });

  it('is no form that asks for the same particulars', () => {
    const form = ['Solicitud de licencia de conducir', 'Apellidos:', 'Nombre:', 'Fecha de nacimiento:', 'Teléfono:'];
    expect(classify(layOut([pageOf([...form, 'Marque con una X'], 'ocr')])).docType).not.toBe('id_card');
  });
});
