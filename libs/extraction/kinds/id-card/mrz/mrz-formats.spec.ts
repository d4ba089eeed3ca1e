import { findMrz } from './mrz.js';

const read = (lines: readonly string[], cut: readonly string[] = [], printed: readonly string[] = []) => {
  const zone = findMrz(
    lines.map((text) => ({ text, reading: 0 })),
    '2030-01-01',
    new Set(printed),
    cut,
  );
  return {
    number: zone?.number?.value,
    issuer: zone?.issuer?.value,
    nationality: zone?.nationality?.value,
    surname: zone?.surname?.value,
    given: zone?.givenNames?.value,
    kind: zone?.kind,
  };
};
const ADA = { surname: 'EXAMPLE', given: 'ADA MARIE' };

describe('the formats of machine-readable zones', () => {
  it.each([
    [
      'TD2',
      ['I<UTOEXAMPLE<<ADA<MARIE<<<<<<<<<<<<<', 'D231458907UTO7408122F2904157<<<<<<<4'],
      { ...ADA, number: 'D23145890', issuer: 'UTO', nationality: 'UTO', kind: 'I' },
    ],
    [
      'a visa of 44, of no stated nationality',
      ['V<UTOEXAMPLE<<ADA<MARIE<<<<<<<<<<<<<<<<<<<<<', 'L8988901C4XXX4009078F96121096ZE184226B<<<<<<'],
      { ...ADA, number: 'L8988901C', issuer: 'UTO', nationality: 'XXX', kind: 'V' },
    ],
    [
      'a visa of 36',
      ['V<UTOEXAMPLE<<ADA<MARIE<<<<<<<<<<<<<', 'L8988901C4GBD4009078F9612109<<<<<<<<'],
      { ...ADA, number: 'L8988901C', issuer: 'UTO', nationality: 'GBD', kind: 'V' },
    ],
    [
      'TD1 with a number that goes on in the optional part',
      ['IDBEL590330101<8501<<<<<<<<<<<', '8501019F2911043BEL<<<<<<<<<<<0', 'EXAMPLE<<ADA<MARIE<<<<<<<<<<<<'],
      { ...ADA, number: '590330101850', issuer: 'BEL', nationality: 'BEL', kind: 'ID' },
    ],
    [
      'TD1 of Germany, whose code is one letter',
      ['IDD<<L01X00T471<<<<<<<<<<<<<<<', '8308126<2911043D<<<<<<<<<<<<<0', 'EXAMPLE<<ADA<MARIE<<<<<<<<<<<<'],
      { ...ADA, number: 'L01X00T47', issuer: 'DEU', nationality: 'DEU', kind: 'ID' },
    ],
    [
      'lines of a page at an angle, the names sorted last',
      ['L898902C36UTO7408122F1204159ZE184226B<<<<<10', 'P<UTOEXAMPLE<<ADA<MARIE<<<<<<<<<<<<<<<<<<<<<'],
      { ...ADA, number: 'L898902C3', issuer: 'UTO' },
    ],
  ])('%s', (_, lines, expected) => {
    expect(read(lines)).toMatchObject(expected);
  });

  it('takes names from a line cut off in its fillers when no whole one was read', () => {
    const data = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10';
    expect(read([data], ['P<UTOEXAMPLE<<ADA<'])).toMatchObject({ surname: 'EXAMPLE', given: 'ADA' });
  });

  it('lets print that is one letter off decide between two readings of a name', () => {
    const data = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10';
    const names = ['P<UTONEULENDIJK<<LOES<<<<<<<<<<<<<<<<<<<<<<<<', 'P<UTOMEULENDIJK<<LOES<<<<<<<<<<<<<<<<<<<<<<<<'];
    const lines = [names[0]!, data, names[0]!, data, names[1]!, data];
    expect(read(lines, [], ['MEULENDIK']).surname).toBe('MEULENDIJK');
  });
});
