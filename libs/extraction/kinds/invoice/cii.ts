/**
 * UN/CEFACT Cross Industry Invoice: Factur-X, ZUGFeRD 2 and XRechnung (D16B), and ZUGFeRD 1, whose elements have other
 * names.
 */
import { type EInvoice, type EInvoiceLine, type EInvoiceParty } from './e-invoice.js';
import { all, at, attribute, numberOf, textOf, type XmlNode, type XmlValue } from './xml.js';

export function readCii(root: XmlNode): EInvoice | undefined {
  const invoice = root.CrossIndustryInvoice ?? root.CrossIndustryDocument;
  if (!invoice) return undefined;
  const document = at(invoice, 'ExchangedDocument') ?? at(invoice, 'HeaderExchangedDocument');
  const deal = at(invoice, 'SupplyChainTradeTransaction') ?? at(invoice, 'SpecifiedSupplyChainTradeTransaction');
  const agreement = at(deal, 'ApplicableHeaderTradeAgreement') ?? at(deal, 'ApplicableSupplyChainTradeAgreement');
  const settlement = at(deal, 'ApplicableHeaderTradeSettlement') ?? at(deal, 'ApplicableSupplyChainTradeSettlement');
  const sums =
    at(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation') ??
    at(settlement, 'SpecifiedTradeSettlementMonetarySummation');
  const currency = textOf(at(settlement, 'InvoiceCurrencyCode'));
  const terms = all(settlement, 'SpecifiedTradePaymentTerms');
  const means = at(settlement, 'SpecifiedTradeSettlementPaymentMeans');
  const lines = all(deal, 'IncludedSupplyChainTradeLineItem').flatMap(lineOf);
  return {
    number: textOf(at(document, 'ID')),
    date: dateOf(at(document, 'IssueDateTime')),
    dueDate: terms.map((term) => dateOf(at(term, 'DueDateDateTime'))).find(Boolean),
    purchaseOrder:
      textOf(at(agreement, 'BuyerOrderReferencedDocument', 'IssuerAssignedID')) ??
      textOf(at(agreement, 'BuyerOrderReferencedDocument', 'ID')),
    currency,
    vendor: partyOf(at(agreement, 'SellerTradeParty')),
    customer: partyOf(at(agreement, 'BuyerTradeParty')),
    subtotal: numberOf(at(sums, 'TaxBasisTotalAmount')),
    tax: taxOf(all(sums, 'TaxTotalAmount'), currency),
    total: numberOf(at(sums, 'GrandTotalAmount')),
    prepaid: numberOf(at(sums, 'TotalPrepaidAmount')),
    due: numberOf(at(sums, 'DuePayableAmount')),
    rates: all(settlement, 'ApplicableTradeTax').flatMap((tax) => rateOf(tax) ?? []),
    iban: textOf(at(means, 'PayeePartyCreditorFinancialAccount', 'IBANID')),
    bic: textOf(at(means, 'PayeeSpecifiedCreditorFinancialInstitution', 'BICID')),
    terms: terms.map((term) => textOf(at(term, 'Description'))).find(Boolean),
    lines,
    headerOnly: lines.length === 0,
  };
}

/** The tax in the invoice's own currency; the amount may be given once more in another for the books. */
function taxOf(amounts: readonly XmlValue[], currency: string | undefined): number | undefined {
  return numberOf(amounts.find((amount) => attribute(amount, 'currencyID') === currency) ?? amounts[0]);
}

const rateOf = (tax: XmlValue): number | undefined =>
  numberOf(at(tax, 'RateApplicablePercent')) ?? numberOf(at(tax, 'ApplicablePercent'));

function partyOf(party: XmlValue): EInvoiceParty {
  const address = at(party, 'PostalTradeAddress');
  const contact = at(party, 'DefinedTradeContact');
  const vat = all(party, 'SpecifiedTaxRegistration')
    .map((registration) => at(registration, 'ID'))
    .find((id) => attribute(id, 'schemeID') === 'VA');
  return {
    name: textOf(at(party, 'Name')),
    street: ['LineOne', 'LineTwo', 'LineThree'].map((line) => textOf(at(address, line))),
    postcode: textOf(at(address, 'PostcodeCode')),
    town: textOf(at(address, 'CityName')),
    vatId: textOf(vat),
    email:
      textOf(at(contact, 'EmailURIUniversalCommunication', 'URIID')) ??
      textOf(at(contact, 'EmailURIUniversalCommunication', 'CompleteNumber')),
    phone: textOf(at(contact, 'TelephoneUniversalCommunication', 'CompleteNumber')),
  };
}

function lineOf(line: XmlValue): EInvoiceLine[] {
  const agreement = at(line, 'SpecifiedLineTradeAgreement') ?? at(line, 'SpecifiedSupplyChainTradeAgreement');
  const delivery = at(line, 'SpecifiedLineTradeDelivery') ?? at(line, 'SpecifiedSupplyChainTradeDelivery');
  const settlement = at(line, 'SpecifiedLineTradeSettlement') ?? at(line, 'SpecifiedSupplyChainTradeSettlement');
  const sum =
    at(settlement, 'SpecifiedTradeSettlementLineMonetarySummation') ??
    at(settlement, 'SpecifiedTradeSettlementMonetarySummation');
  const description = textOf(at(line, 'SpecifiedTradeProduct', 'Name'));
  const amount = numberOf(at(sum, 'LineTotalAmount'));
  // ZUGFeRD 1 has lines that are only remarks.
  if (description === undefined && amount === undefined) return [];
  const quantity = at(delivery, 'BilledQuantity');
  return [
    {
      description,
      quantity: numberOf(quantity),
      unit: attribute(quantity, 'unitCode'),
      unitPrice: numberOf(at(agreement, 'NetPriceProductTradePrice', 'ChargeAmount')),
      taxRate: rateOf(at(settlement, 'ApplicableTradeTax')),
      amount,
    },
  ];
}

/** Format 102: YYYYMMDD; others as they come when they are ISO dates. */
function dateOf(node: XmlValue): string | undefined {
  const text = textOf(at(node, 'DateTimeString')) ?? textOf(at(node, 'DateTime')) ?? textOf(node);
  const match = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text ?? '');
  return match ? `${match[1]}-${match[2]}-${match[3]}` : undefined;
}
