import { isLicenceCode, licenceIn } from './aamva.js';

const CODE = [
  '@\n\u001e\rANSI 636026080102DL00410288ZA03290015DLDAQE1234567',
  'DCSEXAMPLE',
  'DDEN',
  'DACADA',
  'DADMARIE',
  'DCUNONE',
  'DBD07142019',
  'DBB08311977',
  'DBA07142029',
  'DBC2',
  'DAG12 MILL LANE',
  'DAISALEM',
  'DAJOR',
  'DAK973010000  ',
  'DCGUSA',
].join('\n');

describe('the code on the back of a licence', () => {
  it('states all that the front prints', () => {
    expect(licenceIn({ format: 'PDF417', text: CODE })).toEqual({
      kind: 'driver_license',
      number: 'E1234567',
      surname: 'EXAMPLE',
      givenNames: 'ADA MARIE',
      birthDate: '1977-08-31',
      issueDate: '2019-07-14',
      expiryDate: '2029-07-14',
      sex: 'F',
      street: '12 MILL LANE',
      town: 'SALEM',
      state: 'OR',
      postcode: '97301',
      country: 'USA',
    });
  });

  it('has its dates year first in Canada', () => {
    const text = CODE.replace('08311977', '19770831').replace('DCGUSA', 'DCGCAN').replace('973010000', 'M5V2T6');
    expect(licenceIn({ format: 'PDF417', text })).toMatchObject({
      birthDate: '1977-08-31',
      country: 'CAN',
      postcode: 'M5V 2T6',
    });
  });

  it('leaves out days that the calendar does not have', () => {
    const text = CODE.replace('DBB08311977', 'DBB02301977').replace('DBD07142019', 'DBD00001900');
    const licence = licenceIn({ format: 'PDF417', text });
    expect(licence).toMatchObject({ expiryDate: '2029-07-14' });
    expect(licence).not.toHaveProperty('birthDate');
    expect(licence).not.toHaveProperty('issueDate');
  });

  it('says that it is on an identity card, and is not cut at a name that looks like its beginning', () => {
    const text = CODE.replace('DL00410288', 'ID00410288').replace('DLDAQ', 'IDDAQ').replace('EXAMPLE', 'HALIDDAAL');
    expect(licenceIn({ format: 'PDF417', text })).toMatchObject({
      kind: 'id_card',
      number: 'E1234567',
      surname: 'HALIDDAAL',
    });
  });

  it('is no code of a parcel', () => {
    expect(isLicenceCode({ format: 'PDF417', text: '[)>\u001e01\u001d0283702' })).toBe(false);
    expect(licenceIn({ format: 'Code128', text: 'DAQ123' })).toBeUndefined();
  });
});
