/** An invoice as a PDF with a text layer, on request with its e-invoice XML inside. Everybody on it is invented. */
import { makePdf, type PdfText } from './made-pdf.js';

export interface MadeInvoice {
  readonly pdf: Buffer;
  readonly truth: typeof TRUTH;
}

const TRUTH = {
  invoice_number: 'HB-2024-0117',
  invoice_date: '2024-05-03',
  due_date: '2024-06-02',
  purchase_order: 'PO-88213',
  vendor_name: 'Heidebrück Werkzeuge GmbH',
  vendor_address: 'Lindenallee 7, 21335 Lüneburg',
  vendor_vat_id: 'DE136695976',
  customer_name: 'Nordlicht Tischlerei GmbH',
  customer_address: 'Deichstraße 22, 25813 Husum',
  currency: 'EUR',
  subtotal: 250,
  tax_amount: 47.5,
  total_amount: 297.5,
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
};

export function makeInvoicePdf({ eInvoice = false }: { eInvoice?: boolean } = {}): MadeInvoice {
  const attachment = { name: 'factur-x.xml', content: ciiXml() };
  return { pdf: makePdf({ pages: [page()], ...(eInvoice ? { attachment } : {}) }), truth: TRUTH };
}

function page(): PdfText[] {
  const left = (y: number, text: string, size?: number): PdfText => ({ x: 56, y, text, size });
  const right = (y: number, text: string): PdfText => ({ x: 380, y, text });
  const row = (y: number, cells: readonly [string, string, string, string]): PdfText[] =>
    cells.map((text, index) => ({ x: [56, 300, 380, 480][index]!, y, text }));
  return [
    left(50, 'Heidebrück Werkzeuge GmbH · Lindenallee 7 · 21335 Lüneburg', 8),
    left(90, 'Nordlicht Tischlerei GmbH'),
    left(104, 'Deichstraße 22'),
    left(118, '25813 Husum'),
    left(180, 'Rechnung', 16),
    right(90, 'Rechnungsnummer: HB-2024-0117'),
    right(104, 'Rechnungsdatum: 03.05.2024'),
    right(118, 'Lieferdatum: 29.04.2024'),
    right(132, 'Ihre Bestellung: PO-88213'),
    right(146, 'Fällig am: 02.06.2024'),
    ...row(220, ['Beschreibung', 'Menge', 'Einzelpreis', 'Betrag']),
    ...row(238, ['Stechbeitel 20 mm', '4', '30,00', '120,00']),
    ...row(252, ['Hobel No. 4', '1', '130,00', '130,00']),
    right(300, 'Nettobetrag'),
    { x: 480, y: 300, text: '250,00 €' },
    right(314, '19 % MwSt.'),
    { x: 480, y: 314, text: '47,50 €' },
    right(328, 'Gesamtbetrag'),
    { x: 480, y: 328, text: '297,50 €' },
    left(780, 'IBAN: DE89 3704 0044 0532 0130 00   BIC: COBADEFFXXX', 8),
    left(792, 'USt-IdNr.: DE136695976   Amtsgericht Lüneburg HRB 4711', 8),
  ];
}

function ciiXml(): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="r" xmlns:ram="a" xmlns:udt="u">
  <rsm:ExchangedDocument><ram:ID>HB-2024-0117</ram:ID>
    <ram:IssueDateTime><udt:DateTimeString format="102">20240503</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>
    <ram:IncludedSupplyChainTradeLineItem>
      <ram:SpecifiedTradeProduct><ram:Name>Stechbeitel 20 mm</ram:Name></ram:SpecifiedTradeProduct>
      <ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>30.00</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>
      <ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="H87">4</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
      <ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax><ram:RateApplicablePercent>19</ram:RateApplicablePercent></ram:ApplicableTradeTax>
        <ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>120.00</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>
    </ram:IncludedSupplyChainTradeLineItem>
    <ram:ApplicableHeaderTradeAgreement>
      <ram:SellerTradeParty><ram:Name>Heidebrück Werkzeuge GmbH</ram:Name>
        <ram:PostalTradeAddress><ram:PostcodeCode>21335</ram:PostcodeCode><ram:LineOne>Lindenallee 7</ram:LineOne><ram:CityName>Lüneburg</ram:CityName></ram:PostalTradeAddress>
        <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE136695976</ram:ID></ram:SpecifiedTaxRegistration></ram:SellerTradeParty>
      <ram:BuyerTradeParty><ram:Name>Nordlicht Tischlerei GmbH</ram:Name>
        <ram:PostalTradeAddress><ram:PostcodeCode>25813</ram:PostcodeCode><ram:LineOne>Deichstraße 22</ram:LineOne><ram:CityName>Husum</ram:CityName></ram:PostalTradeAddress></ram:BuyerTradeParty>
      <ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>PO-88213</ram:IssuerAssignedID></ram:BuyerOrderReferencedDocument>
    </ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
      <ram:SpecifiedTradeSettlementPaymentMeans><ram:PayeePartyCreditorFinancialAccount><ram:IBANID>DE89370400440532013000</ram:IBANID></ram:PayeePartyCreditorFinancialAccount>
        <ram:PayeeSpecifiedCreditorFinancialInstitution><ram:BICID>COBADEFFXXX</ram:BICID></ram:PayeeSpecifiedCreditorFinancialInstitution></ram:SpecifiedTradeSettlementPaymentMeans>
      <ram:ApplicableTradeTax><ram:RateApplicablePercent>19</ram:RateApplicablePercent></ram:ApplicableTradeTax>
      <ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime><udt:DateTimeString format="102">20240602</udt:DateTimeString></ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:TaxBasisTotalAmount>250.00</ram:TaxBasisTotalAmount>
        <ram:TaxTotalAmount currencyID="EUR">47.50</ram:TaxTotalAmount><ram:GrandTotalAmount>297.50</ram:GrandTotalAmount>
        <ram:DuePayableAmount>297.50</ram:DuePayableAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    </ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`;
}
