import { freshRecoveryCodes, recoveryHash } from './recovery-codes.js';

it('makes ten recovery codes of 120 bits, each another', () => {
  const codes = freshRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){5}$/);
});

it('knows a recovery code however it is typed, and keeps nothing of it that can be read', () => {
  const hash = recoveryHash('ABCD-EFGH-IJKL-MN23');
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect([recoveryHash('abcd efgh ijkl mn23'), recoveryHash(' ABCDEFGHIJKLMN23')]).toEqual([hash, hash]);
  expect(recoveryHash('ABCD-EFGH-IJKL-MN24')).not.toBe(hash);
});
