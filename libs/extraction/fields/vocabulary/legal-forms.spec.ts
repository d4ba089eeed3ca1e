import { hasLegalForm, legalFormEnd } from './legal-forms.js';

describe('legal form', () => {
  it.each([
    'Larkspur S.N.C. di Ada Example',
    'Hermanos Larkspur C. B.',
    'P.H.U. "LARKSPUR" SP. J.',
    'Larkspur e.K.',
    'Larkspur L.L.C',
    'Larkspur Co-operative',
    'ТОО «Жаворонок»',
    'CÔNG TY Hoa Sen',
    '한빛상사(주)',
  ])('is in "%s"', (name) => {
    expect(hasLegalForm(name)).toBe(true);
  });

  it.each([
    'Denver, CO 80202',
    'Reno NV 89501',
    'Calgary, AB T2P 1J9',
    'Adelaide SA 5000',
    '88 Mill St SE',
    'Lot 4, Kg. Melur',
    'Lexington, KY 40502',
    'Larkshire XQ36 4AB',
    'S.L.P. 1874, Mwanza',
  ])('is not in "%s", which is of a place', (line) => {
    expect(hasLegalForm(line)).toBe(false);
  });

  it('ends with the last of several', () => {
    expect(legalFormEnd('Larkspur (Pty) Ltd t/a The Hen')).toBe('Larkspur (Pty) Ltd'.length);
    expect(legalFormEnd('Larkspur GmbH & Co. KG')).toBe('Larkspur GmbH & Co. KG'.length);
    expect(legalFormEnd('Larkspur Co. (M) Bhd')).toBe('Larkspur Co. (M) Bhd'.length);
    expect(legalFormEnd('Larkspur Sdn Bhd (Co. Reg. 4)')).toBe('Larkspur Sdn Bhd'.length);
    expect(legalFormEnd('The Hen')).toBeUndefined();
  });
});
