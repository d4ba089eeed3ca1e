import { ReturnAddress } from './return-address.js';

describe('the way back from a checkout', () => {
  it.each([
    ['https://recto.example.test', 'https://evil.example.test', 'https://recto.example.test'],
    ['https://recto.example.test', 'http://localhost:3000', 'https://recto.example.test'],
    ['http://localhost:3000', 'https://evil.example.test', 'http://localhost:3000'],
    ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['http://localhost:3000', 'null', 'http://localhost:3000'],
    ['http://localhost:3000', undefined, 'http://localhost:3000'],
  ])('to %s, asked from %s, is %s', (publicUrl, origin, address) => {
    expect(new ReturnAddress(publicUrl).of(origin)).toBe(address);
  });
});
