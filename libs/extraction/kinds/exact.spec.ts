import { assemble } from '../reading/found.js';
import { findMrz } from './id-card/mrz/mrz.js';
import { asMrzLine, checkDigit } from './id-card/mrz/mrz-characters.js';
import { exactSources } from './invoice/e-invoice/attached.js';

const attached = (content: string, name = 'invoice.xml') => exactSources([{ name, bytes: Buffer.from(content) }]);

const UBL = `<?xml version="1.0"?><ubl:Invoice xmlns:ubl="i" xmlns:cac="a" xmlns:cbc="b">
  <cbc:ID>L-77</cbc:ID><cbc:IssueDate>2024-02-01</cbc:IssueDate><cbc:DueDate>2024-03-02</cbc:DueDate><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cac:AccountingSupplierParty><cac:Party><cac:PostalAddress><cbc:StreetName>Mill Lane 12</cbc:StreetName><cbc:CityName>Delft</cbc:CityName><cbc:PostalZone>2611 AB</cbc:PostalZone></cac:PostalAddress>
    <cac:PartyTaxScheme><cbc:CompanyID>NL123456789B01</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
    <cac:PartyLegalEntity><cbc:RegistrationName>Larkspur &amp; Zoon B.V.</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingSupplierParty>
  <cac:TaxTotal><cbc:TaxAmount currencyID="EUR">21.00</cbc:TaxAmount><cac:TaxSubtotal><cac:TaxCategory><cbc:Percent>21</cbc:Percent></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>
  <cac:LegalMonetaryTotal><cbc:TaxExclusiveAmount>100.00</cbc:TaxExclusiveAmount><cbc:TaxInclusiveAmount>121.00</cbc:TaxInclusiveAmount><cbc:PayableAmount>121.00</cbc:PayableAmount></cac:LegalMonetaryTotal>
  <cac:InvoiceLine><cbc:InvoicedQuantity unitCode="C62">2</cbc:InvoicedQuantity><cbc:LineExtensionAmount>100.00</cbc:LineExtensionAmount><cac:Item><cbc:Name>Chisel</cbc:Name></cac:Item></cac:InvoiceLine>
</ubl:Invoice>`;

describe('e-invoice XML', () => {
  it('reads UBL', () => {
    const { extraction, evidence } = assemble(attached(UBL)?.finds ?? []);
    expect(extraction).toMatchObject({
      invoice_number: 'L-77',
      due_date: '2024-03-02',
      vendor_name: 'Larkspur & Zoon B.V.',
      vendor_address: 'Mill Lane 12, 2611 AB Delft',
      vendor_vat_id: 'NL123456789B01',
      total_amount: 121,
      tax_rates: [21],
      line_items: [{ description: 'Chisel', quantity: 2, amount: 100 }],
    });
    expect(evidence.total_amount).toEqual({ page: 0, source: 'e-invoice' });
  });

  it('takes no other XML, no broken XML, and expands nothing', () => {
    expect(attached('<note><ID>1</ID></note>')).toBeUndefined();
    expect(attached(UBL.slice(0, 400))).toBeUndefined();
    expect(
      attached(UBL.replace('<ubl:Invoice', '<!DOCTYPE x [<!ENTITY a "L-77">]><ubl:Invoice').replace('L-77', '&a;')),
    ).toBeUndefined();
    expect(attached(UBL, 'notes.txt')).toBeUndefined();
  });
});

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
