import { exchanged } from './exchanged.js';

const LABEL = {
  file: 'a.png',
  docType: 'shipping_label',
  fields: {
    senderName: 'Alder Creek Books',
    senderAddress: '2418 N Lincoln Ave, Chicago IL 60614',
    recipientName: 'Dana Ortega',
    recipientAddress: '77 Juniper Ct, Boise ID 83702',
  },
};

describe('sender and recipient are exchanged', () => {
  it.each([
    ['the name', { recipient_name: 'ALDER CREEK B00KS' }, true],
    ['the address', { recipient_name: 'Dana Ortega', recipient_address: '2418 N Lincoln Ave, Chicago IL 60614' }, true],
    ['neither', { recipient_name: 'Dana Ortega', sender_name: 'Alder Creek Books' }, false],
    ['nothing told', {}, false],
    ['something else', { recipient_name: 'Priority Mail' }, false],
  ])('%s', (_, extraction, wanted) => {
    expect(exchanged(LABEL, extraction)).toBe(wanted);
  });

  it('not where one sends to itself', () => {
    const fields = { senderName: 'Dana Ortega', recipientName: 'Dana Ortega' };
    expect(exchanged({ ...LABEL, fields }, { recipient_name: 'Dana Ortega' })).toBe(false);
  });
});
