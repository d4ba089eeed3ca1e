import { findMrz } from './mrz.js';
import { asMrzLine, checkDigit } from './mrz-characters.js';

describe('machine-readable zone', () => {
  it('computes check digits as ICAO 9303 does', () => {
    expect(checkDigit('AB2134<<<')).toBe(5);
    expect(checkDigit('520727')).toBe(3);
  });

  const read = (...readings: string[][]) =>
    findMrz(
      readings.flatMap((lines, reading) => lines.map((text) => ({ text, reading }))),
      '2030-01-01',
      new Set(['ANNA', 'MARIA']),
    );
  const NAMES = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<';

  it('repairs letters read for digits where the check digit proves it', () => {
    const zone = read([NAMES, 'L898902C36UTO74O8122F12O4159ZE184226B<<<<<10']);
    expect(zone?.number).toEqual({ value: 'L898902C3', proved: true });
    expect(zone?.birthDate).toEqual({ value: '1974-08-12', proved: true });
    expect(zone?.expiryDate).toEqual({ value: '2012-04-15', proved: true });
    expect(zone).toMatchObject({ kind: 'P', sex: { value: 'F' }, issuer: { value: 'UTO' } });
  });

  it('says when a check digit is wrong', () => {
    expect(read([NAMES, 'L898912C36UTO7408122F1204159ZE184226B<<<<<10'])?.number?.proved).toBe(false);
  });

  it('takes fillers read as letters out of the names, and lets the printed name decide', () => {
    const zone = read(['P<UTOERIKSSON<KANNA<MARIAS<SSCCLLLLKKLLLLKL', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10']);
    expect(zone?.surname?.value).toBe('ERIKSSON');
    expect(zone?.givenNames?.value).toBe('ANNA MARIA');
  });

  it('takes each field from the reading that its check digit proves', () => {
    const zone = read(
      [NAMES, 'L898912C36UTO7408122F1204159ZE184226B<<<<<10'],
      [NAMES, 'L898902C36UTO7408132F1204159ZE184226B<<<<<10'],
    );
    expect(zone?.number).toEqual({ value: 'L898902C3', proved: true });
    expect(zone?.birthDate).toEqual({ value: '1974-08-12', proved: true });
  });

  it('reads cards of three lines', () => {
    const zone = read([
      'I<UTOD231458907<<<<<<<<<<<<<<<',
      '7408122F1204159UTO<<<<<<<<<<<6',
      'ERIKSSON<<ANNA<MARIA<<<<<<<<<<',
    ]);
    expect(zone?.number).toEqual({ value: 'D23145890', proved: true });
    expect(zone?.surname?.value).toBe('ERIKSSON');
    expect(zone?.nationality?.value).toBe('UTO');
  });

  it('takes prose for no zone', () => {
    expect(asMrzLine('This is a sentence about passports and nothing more than that.')).toBeUndefined();
  });
});
