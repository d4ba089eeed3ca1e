/** OASIS UBL 2 Invoice and CreditNote, as XRechnung and Peppol use them. */
import { type EInvoice, type EInvoiceLine, type EInvoiceParty } from './e-invoice.js';
import { all, at, attribute, numberOf, textOf, type XmlNode, type XmlValue } from './xml.js';

export function readUbl(root: XmlNode): EInvoice | undefined {
  const credit = root.CreditNote !== undefined;
  const invoice = root.Invoice ?? root.CreditNote;
  if (!invoice || at(invoice, 'LegalMonetaryTotal') === undefined) return undefined;
  const sums = at(invoice, 'LegalMonetaryTotal');
  const currency = textOf(at(invoice, 'DocumentCurrencyCode'));
  const taxes = all(invoice, 'TaxTotal');
  const tax = taxes.find((total) => attribute(at(total, 'TaxAmount'), 'currencyID') === currency) ?? taxes[0];
  const means = at(invoice, 'PaymentMeans');
  const lines = all(invoice, credit ? 'CreditNoteLine' : 'InvoiceLine').map((line) => lineOf(line, credit));
  return {
    number: textOf(at(invoice, 'ID')),
    date: textOf(at(invoice, 'IssueDate')),
    dueDate: textOf(at(invoice, 'DueDate')) ?? textOf(at(means, 'PaymentDueDate')),
    purchaseOrder: textOf(at(invoice, 'OrderReference', 'ID')),
    currency,
    vendor: partyOf(at(invoice, 'AccountingSupplierParty', 'Party')),
    customer: partyOf(at(invoice, 'AccountingCustomerParty', 'Party')),
    subtotal: numberOf(at(sums, 'TaxExclusiveAmount')),
    tax: numberOf(at(tax, 'TaxAmount')),
    total: numberOf(at(sums, 'TaxInclusiveAmount')),
    prepaid: numberOf(at(sums, 'PrepaidAmount')),
    due: numberOf(at(sums, 'PayableAmount')),
    rates: all(tax, 'TaxSubtotal').flatMap((part) => numberOf(at(part, 'TaxCategory', 'Percent')) ?? []),
    iban: textOf(at(means, 'PayeeFinancialAccount', 'ID')),
    bic: textOf(at(means, 'PayeeFinancialAccount', 'FinancialInstitutionBranch', 'ID')),
    terms: textOf(at(invoice, 'PaymentTerms', 'Note')),
    lines,
    headerOnly: lines.length === 0,
  };
}

function partyOf(party: XmlValue): EInvoiceParty {
  const address = at(party, 'PostalAddress');
  const vat = all(party, 'PartyTaxScheme').find((scheme) => textOf(at(scheme, 'TaxScheme', 'ID')) === 'VAT');
  return {
    name: textOf(at(party, 'PartyLegalEntity', 'RegistrationName')) ?? textOf(at(party, 'PartyName', 'Name')),
    street: [
      textOf(at(address, 'StreetName')),
      textOf(at(address, 'AdditionalStreetName')),
      textOf(at(address, 'AddressLine', 'Line')),
    ],
    postcode: textOf(at(address, 'PostalZone')),
    town: textOf(at(address, 'CityName')),
    vatId: textOf(at(vat, 'CompanyID')),
    email: textOf(at(party, 'Contact', 'ElectronicMail')),
    phone: textOf(at(party, 'Contact', 'Telephone')),
  };
}

function lineOf(line: XmlValue, credit: boolean): EInvoiceLine {
  const quantity = at(line, credit ? 'CreditedQuantity' : 'InvoicedQuantity');
  return {
    description: textOf(at(line, 'Item', 'Name')) ?? textOf(at(line, 'Item', 'Description')),
    quantity: numberOf(quantity),
    unit: attribute(quantity, 'unitCode'),
    unitPrice: numberOf(at(line, 'Price', 'PriceAmount')),
    taxRate: numberOf(at(line, 'Item', 'ClassifiedTaxCategory', 'Percent')),
    amount: numberOf(at(line, 'LineExtensionAmount')),
  };
}
