import { fedex, gs1, ident, mod7, s10, ups } from './check-digits.js';

describe('check digits are those of published examples', () => {
  it.each([
    ['UPS', ups('12345E660527223'), '1Z12345E6605272234'],
    ['UPU S10', s10('RR', '47312482', 'GB'), 'RR473124829GB'],
    ['GS1 SSCC', gs1('37610425002123456'), '376104250021234569'],
    ['FedEx', fedex('98657878885'), '986578788855'],
    ['air waybill', mod7('123456789'), '1234567891'],
    ['Identcode', ident('56310243031'), '563102430313'],
    ['Leitcode', ident('2134807501640'), '21348075016401'],
  ])('%s', (_, number, published) => {
    expect(number).toBe(published);
  });
});
