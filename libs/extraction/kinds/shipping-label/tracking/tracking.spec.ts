import { messageIn } from '../message.js';
import { glsCheck, gs1Check, mod37Check, s10Check, upsCheck } from './check-digits.js';
import { provesLabel, routedTo, trackingIn, trackingOf } from './tracking.js';

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
      own: true,
    });
    expect(trackingOf('RR 473 124 829 FI')).toMatchObject({ carrier: 'Posti', proved: true });
    expect(trackingOf('hello')).toBeUndefined();
  });

  it('reads GS1 elements and proves a label by them', () => {
    expect(trackingIn(code('(00)340434161094042557', true))).toEqual({
      value: '00340434161094042557',
      carrier: 'DHL',
      proved: true,
      own: true,
    });
    expect(trackingIn(code('(00)106141411234567897', true))).toEqual({ value: '00106141411234567897', proved: true });
    expect(provesLabel(code('(420)54321', true))).toBe(true);
    expect(provesLabel(code('4006381333931'))).toBe(false);
  });

  it("takes a shape that others share for a carrier's only where the carrier is named", () => {
    expect(trackingOf('PQ4F9X0712345670128001A')).toBeUndefined();
    expect(trackingOf('PQ4F9X0712345670128001A', 'Correos')).toMatchObject({ carrier: 'Correos' });
    expect(trackingOf('TBA304512345678')).toMatchObject({ carrier: 'Amazon', own: true });
    expect(trackingOf('447103826514', 'Yamato')).toEqual({ value: '447103826514', carrier: 'Yamato', proved: true });
    expect(trackingOf('447103826515', 'Yamato')).toMatchObject({ proved: false });
    expect(trackingOf('SF1593047728164')).toMatchObject({ carrier: 'SF Express', own: true });
    expect(trackingOf('JDVA12345678901')).toMatchObject({ carrier: 'JD Logistics', own: true });
    expect(trackingOf('20451188306742', 'Nova Poshta')).toMatchObject({ carrier: 'Nova Poshta' });
    expect(mod37Check('09980525414724T')).toBe(true);
    expect(mod37Check('09980525414724S')).toBe(false);
    expect(glsCheck('501234567891')).toBe(false);
    expect(glsCheck('501234567899')).toBe(true);
  });

  it('finds the number and the destination in routing codes', () => {
    expect(trackingIn(code('(420)83702(94)05503699300123456714', true))).toMatchObject({
      value: '9405503699300123456714',
      carrier: 'USPS',
      proved: true,
    });
    expect(trackingIn(code('%008033109980525414724327276'))).toMatchObject({ value: '09980525414724', carrier: 'DPD' });
    expect(
      ['(420)83702', '(421)276803311', '2LBE1060+48000001', '(2L)BE1060+48000001', '4006381333931'].map(routedTo),
    ).toEqual(['83702', '803311', '1060', '1060', undefined]);
  });

  it('puts together the number of a MaxiCode, whose parts stand apart', () => {
    const parts = [
      '01',
      '96837021234',
      '840',
      '003',
      '1Z92714560',
      'UPSN',
      '12X34E',
      '074',
      '',
      '1/1',
      '10',
      'N',
      '4 QUAY ST',
      'BOISE',
      'ID',
    ];
    expect(messageIn(code(`[)>\u001e${parts.join('\u001d')}\u001e\u0004`))).toMatchObject({
      tracking: '1Z12X34E0392714560',
      postcode: '83702-1234',
      carrier: 'UPS',
    });
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

  it('leaves out the number of the form that FedEx puts behind its own', () => {
    const text = ['01', '0298682', '840', '20', '7948153302700201', 'FDE', '250884100'];
    expect(messageIn(code(`[)>\u001e${text.join('\u001d')}\u001e\u0004`))).toMatchObject({
      tracking: '794815330270',
      carrier: 'FedEx',
    });
  });
});
