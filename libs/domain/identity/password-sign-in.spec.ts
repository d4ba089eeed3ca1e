import { PasswordSignIn } from './password-sign-in.js';

describe('signing in by a password', () => {
  it('is for everybody, unless it is for owners alone', () => {
    for (const role of ['owner', 'auditor'] as const) expect(() => new PasswordSignIn().mayUse(role)).not.toThrow();
    const forOwners = new PasswordSignIn({ passwordSignIn: 'owners', provider: 'Quay ID' });
    expect(() => forOwners.mayUse('owner')).not.toThrow();
    for (const role of ['member', 'reviewer', 'auditor'] as const)
      expect(() => forOwners.mayUse(role)).toThrow(
        'Your workspace signs in with Quay ID. Passwords are for its owners only.',
      );
  });
});
