import { messageIn } from './message.js';
import { gs1Check, provesLabel, s10Check, trackingIn, trackingOf, upsCheck } from './tracking.js';

const code = (text: string, gs1 = false) => ({ format: 'Code128', text, gs1, page: 0, box: [0, 0, 1, 1] as const });

describe('tracking numbers', () => {
  it('checks the digits as the carriers do', () => {
    expect(upsCheck('1Z12345E6605272234')).toBe(true);
    expect(upsCheck('1Z12345E6605272235')).toBe(false);
    expect(s10Check('RB473124828CN')).toBe(false);
    expect(s10Check('RR473124829FI')).toBe(true);
    expect(gs1Check('00340434161094042557')).toBe(true);
  });

  it('knows the carrier by the shape, and says what the check digit proves', () => {
    expect(trackingOf('1Z 123 45E 66 0527 2234')).toEqual({
      value: '1Z12345E6605272234',
      carrier: 'UPS',
      proved: true,
    });
    expect(trackingOf('RR 473 124 829 FI')).toMatchObject({ carrier: 'Posti', proved: true });
    expect(trackingOf('hello')).toBeUndefined();
  });

  it('reads GS1 elements and proves a label by them', () => {
    expect(trackingIn(code('(00)340434161094042557', true))).toEqual({ value: '00340434161094042557', proved: true });
    expect(provesLabel(code('(420)54321', true))).toBe(true);
    expect(provesLabel(code('4006381333931'))).toBe(false);
  });

  it('reads the message of a two-dimensional code', () => {
    const text = [
      '01',
      '0212345',
      '840',
      '019',
      '123456789012',
      'FDEG',
      '1',
      '120',
      '',
      '1/1',
      '7.50LB',
      'N',
      '1 Mill Lane',
      'Elmtown',
      'NY',
      'Ada Larkspur',
    ];
    expect(messageIn(code(`[)>\u001e${text.join('\u001d')}\u001e\u0004`))).toMatchObject({
      tracking: '123456789012',
      carrier: 'FedEx',
      postcode: '12345',
      weight: '7.5 LB',
      name: 'Ada Larkspur',
    });
  });
});
