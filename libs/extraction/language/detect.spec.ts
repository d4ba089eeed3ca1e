import { SAMPLE_TEXTS } from '../testing/sample-texts.js';
import { detectLanguage } from './detect.js';

describe('language', () => {
  it.each([
    ['en', 'Invoice number 4711 Date of issue Please pay the total amount to our account. Thank you for your order'],
    ['de', 'Rechnung Nr. 4711 Bitte überweisen Sie den Betrag auf unser Konto. Vielen Dank für Ihre Bestellung'],
    ['fr', 'Facture n° 4711 Montant total à payer avec la TVA, merci pour votre commande et votre paiement'],
    ['nl', 'Factuur 4711 Het totaal bedrag is inclusief btw, gelieve te betalen aan onze rekening'],
    ['es', 'Factura número 4711 El importe total con el IVA, gracias por su pago en la fecha de vencimiento'],
    ['it', 'Fattura numero 4711 Importo totale con IVA, pagamento alla data di scadenza, grazie per la fiducia'],
    ['pt', 'Fatura número 4711 Valor total com IVA, obrigado pelo pagamento na data de vencimento do contribuinte'],
    ['pl', 'Faktura numer 4711 Kwota razem do zapłaty, termin płatności na rachunek sprzedawcy, dziękujemy'],
  ])('%s', (code, text) => {
    expect(detectLanguage(text).code).toBe(code);
  });

  it.each(Object.entries(SAMPLE_TEXTS))('%s in running text, also without its accents', (code, text) => {
    expect(detectLanguage(text).code).toBe(code);
    if (/[a-z]/i.test(text)) expect(detectLanguage(text.normalize('NFD').replace(/\p{M}/gu, '')).code).toBe(code);
  });

  it.each([
    ['ja', '請求書 株式会社みなと 御中 下記のとおりご請求申し上げます Invoice 4711'],
    ['zh', '发票号码 开票日期 购买方名称 销售方名称 价税合计 ABC 4711'],
  ])('%s by what it is written in', (code, text) => {
    expect(detectLanguage(text)).toMatchObject({ code, confidence: 1 });
    expect(detectLanguage(`${text.slice(0, 3)} ${'and much of English beside it '.repeat(3)}`).code).toBe('en');
  });

  it('takes no names and abbreviations for Vietnamese', () => {
    const print = 'KIM NGUYEN 12 HARBOUR ST UNIT 4 TAMPA FL TBA Example Logistics';
    expect(detectLanguage(print).code).not.toBe('vi');
  });

  it('says nothing about numbers and scraps', () => {
    expect(detectLanguage('12.00 4711 OK').code).toBe('und');
  });

  it('is not led astray by names and codes', () => {
    expect(
      detectLanguage(
        'TAMAN BERKELEY JALAN ANGSA KLANG SELANGOR Total Cash Change Thank you please come again goods sold are not returnable',
      ).code,
    ).toBe('en');
  });
});
