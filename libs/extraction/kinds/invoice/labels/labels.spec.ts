import { layOut } from '../../../layout/layout.js';
import { pageOf } from '../../../testing/made-page.js';
import { kindOf } from '../../all.js';
import { assemble } from '../../../reading/found.js';
import { readingOf } from '../../../reading/reading.js';

const read = (language: string, ...lines: string[]) =>
  assemble(kindOf('invoice').fields(readingOf(layOut([pageOf(lines)]), language))).extraction;

const sums = { subtotal: 100, tax_amount: 25, total_amount: 125 };

describe('labels of invoices', () => {
  it.each(['P.O. Box 118840', 'PO Box 118840', 'P O BOX 118840'])('are not in the address %s', (box) => {
    const { purchase_order } = read('en', 'INVOICE', 'Larkspur Trading LLC', box, 'Invoice No: 4711', 'Total|125.00');
    expect(purchase_order).toBeUndefined();
  });

  it('are known in Swedish, Danish, Norwegian and Czech', () => {
    expect(
      read('sv', 'Fakturanr|4711', 'Ert ordernummer|B-12', 'Netto|100,00', 'Moms kr|25,00', 'Att betala|125,00'),
    ).toMatchObject({ ...sums, invoice_number: '4711', purchase_order: 'B-12' });
    expect(
      read('da', 'Fakturanr.|4711', 'Forfaldsdato: 14-04-2025', 'Subtotal|100,00', 'Moms|25,00', 'Total DKK|125,00'),
    ).toMatchObject({ ...sums, invoice_number: '4711', due_date: '2025-04-14' });
    expect(
      read('nb', 'Forfallsdato:|28.02.2025', 'Sum eks. MVA|100,00', 'MVA 25%|25,00', 'Å betale NOK|125,00'),
    ).toMatchObject({ ...sums, due_date: '2025-02-28' });
    expect(
      read(
        'cs',
        'Faktura č. 4711',
        'Datum splatnosti: 26.03.2025',
        'Celkem bez DPH|100,00',
        'DPH|25,00',
        'K úhradě|125,00',
      ),
    ).toMatchObject({ ...sums, invoice_number: '4711', due_date: '2025-03-26' });
  });

  it.each([
    ['en', 'Document no.', 'Your order number'],
    ['de', 'Beleg-Nr.', 'Ihr Auftrag'],
    ['fr', 'N° pièce', 'Commande client'],
    ['es', 'Nº documento', 'Pedido cliente'],
    ['it', 'Numero documento', 'Ordine cliente'],
    ['pt', 'Documento n.º', 'Requisição'],
    ['nl', 'Documentnummer', 'Uw inkoopnummer'],
    ['pl', 'Nr dokumentu', 'Nr zamówienia klienta'],
  ])('of numbers and orders have synonyms in %s', (language, number, order) => {
    const head = ['Larkspur', `${number}: FA0091647`, `${order}: OGC/WASTE/24`];
    expect(read(language, ...head, 'Total|125,00')).toMatchObject({
      invoice_number: 'FA0091647',
      purchase_order: 'OGC/WASTE/24',
    });
  });

  it.each([
    ['hu', 'Számlaszám: 4711', 'Fizetési határidő: 2025.03.26.', 'Nettó összesen', 'ÁFA 25%', 'Fizetendő összesen'],
    [
      'fi',
      'Laskun numero: 4711',
      'Eräpäivä: 26.3.2025',
      'Veroton yhteensä',
      'Arvonlisävero 25 %',
      'Maksettava yhteensä',
    ],
    ['ro', 'Factura nr. 4711', 'Scadența: 26.03.2025', 'Total fără TVA', 'Total TVA', 'Total de plată'],
    ['tr', 'Fatura No: 4711', 'Vade Tarihi: 26.03.2025', 'Ara Toplam', 'KDV %25', 'Genel Toplam'],
    ['hr', 'Račun br. 4711', 'Datum dospijeća: 26.03.2025', 'Osnovica', 'PDV 25%', 'Ukupno za platiti'],
    ['sl', 'Račun št. 4711', 'Rok plačila: 26.03.2025', 'Osnova za DDV', 'DDV 25 %', 'Skupaj za plačilo'],
    ['et', 'Arve nr 4711', 'Maksetähtaeg: 26.03.2025', 'Summa käibemaksuta', 'Käibemaks 25%', 'Tasuda'],
    ['lv', 'Rēķins Nr. 4711', 'Apmaksas termiņš: 26.03.2025', 'Summa bez PVN', 'PVN 25%', 'Kopā apmaksai'],
    ['lt', 'Saskaitos nr. 4711', 'Apmokėti iki: 26.03.2025', 'Suma be PVM', 'PVM suma', 'Bendra suma'],
    ['id', 'Nomor Faktur: 4711', 'Jatuh Tempo: 26/03/2025', 'Dasar Pengenaan Pajak', 'PPN 25%', 'Total Tagihan'],
  ])('are known in %s', (language, number, due, net, tax, total) => {
    expect(read(language, number, due, `${net}|100,00`, `${tax}|25,00`, `${total}|125,00`)).toMatchObject({
      ...sums,
      invoice_number: '4711',
      due_date: '2025-03-26',
    });
  });

  it('know a bracket in the middle', () => {
    expect(read('de', 'Gesamtkosten (Netto):|100,00', 'zzgl. 25 % MwSt.:|25,00', 'Gesamtkosten:|125,00')).toMatchObject(
      sums,
    );
  });

  it('are none of the tax where a column says what is with it, and what without', () => {
    expect(
      read(
        'cs',
        'Sazba|DPH|Bez DPH|S DPH',
        '12 %|1 277,64 Kč|10 647,00 Kč|11 924,64 Kč',
        '21 %|541,80 Kč|2 580,00 Kč|3 121,80 Kč',
        'Celkem s DPH:|15 046,44 Kč',
      ),
    ).toMatchObject({ subtotal: 13227, tax_amount: 1819.44, total_amount: 15046.44 });
  });

  it('have the amount of their own cell, where others stand in the next columns', () => {
    expect(read('pl', 'Do zapłaty: 3 893,01 PLN|2 701,44|23%|621,33|3 322,77')).toMatchObject({
      amount_due: 3893.01,
    });
  });

  it('tell what this bill is from what is left of it', () => {
    expect(
      read('en', 'Total Current Charges|$125.00', 'Less: Retainer applied|($50.00)', 'BALANCE DUE|$75.00'),
    ).toMatchObject({ total_amount: 125, amount_due: 75, prepaid_amount: 50 });
    expect(
      read('es', 'Base imponible|100,00', 'IVA|25,00', 'Total factura|125,00', 'Líquido a percibir|110,00 €'),
    ).toMatchObject({ ...sums, amount_due: 110 });
  });

  it("know the customer's order, however it is shortened", () => {
    expect(read('en', 'CUST PO NO|ORDER NO', 'QV-25-3340|S118204', 'Total|125.00')).toMatchObject({
      purchase_order: 'QV-25-3340',
    });
  });

  it('say of the tax whether it is in the sum', () => {
    const rows = ['MWST 8.1 %|16.20', 'Rechnungsbetrag CHF inkl. MWST (gerundet)|216.20'];
    const swiss = { subtotal: 200, tax_amount: 16.2, total_amount: 216.2 };
    expect(read('de', 'Rechnung 7', 'Total exkl. MWST|200.00', ...rows)).toMatchObject(swiss);
    expect(read('fr', 'Total sans TVA|100,00', 'TVA|25,00', 'Total avec TVA|125,00')).toMatchObject(sums);
  });
});
