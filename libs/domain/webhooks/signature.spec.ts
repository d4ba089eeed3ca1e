import { secretFrom, signatureHeaders } from './signature.js';

/** The example of the specification's reference libraries. */
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body: '{"test": 2432232314}' };

describe('a signature', () => {
  it('is what Standard Webhooks says it is', () => {
    expect(signatureHeaders(message, [SECRET])).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  it('is made by each secret that counts', () => {
    const other = secretFrom(Buffer.alloc(32, 1));
    const both = signatureHeaders(message, [other, SECRET])['webhook-signature']!;
    expect(both.split(' ')).toEqual([
      signatureHeaders(message, [other])['webhook-signature'],
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    ]);
  });

  it('needs a secret of 24 to 64 bytes', () => {
    expect(secretFrom(Buffer.alloc(24, 7))).toBe(`whsec_${Buffer.alloc(24, 7).toString('base64')}`);
    expect(() => secretFrom(Buffer.alloc(23))).toThrow('24 to 64 bytes');
    expect(() => secretFrom(Buffer.alloc(65))).toThrow('24 to 64 bytes');
  });
});
