import { assemble } from '../../reading/found.js';
import { attachedInvoice } from './attached-invoice.js';

const attached = (content: string, name = 'invoice.xml') => attachedInvoice([{ name, bytes: Buffer.from(content) }]);

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
