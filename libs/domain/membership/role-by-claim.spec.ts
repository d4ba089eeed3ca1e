import { roleByClaim } from './role-by-claim.js';

const roles = { admins: 'owner', staff: 'member', outside: 'auditor' } as const;
const of = (claims: Record<string, unknown>, more: object = {}) =>
  roleByClaim({ claim: 'groups', roles: { ...roles, ...more } }, claims);

describe('the role by a claim', () => {
  it('is the mightiest that a value names', () => {
    expect(of({ groups: ['outside', 'admins', 'else'] })).toBe('owner');
    expect(of({ groups: ['outside'] })).toBe('auditor');
    expect(of({ groups: 'staff' })).toBe('member');
  });

  it('is none where no value is named, unless something is said of all others', () => {
    for (const groups of [undefined, [], ['else'], 7, { staff: true }, [['staff']], '*', 'constructor'])
      expect(of({ groups })).toBeUndefined();
    expect(of({}, { '*': 'reviewer' })).toBe('reviewer');
    expect(of({ groups: ['outside'] }, { '*': 'owner' })).toBe('auditor');
  });

  it('is found by the name of the claim, or by a path into one', () => {
    const at = (claim: string, claims: Record<string, unknown>) => roleByClaim({ claim, roles }, claims);
    expect(at('https://quay.example/groups', { 'https://quay.example/groups': ['staff'] })).toBe('member');
    expect(at('realm_access.roles', { realm_access: { roles: ['admins'] } })).toBe('owner');
    expect(at('realm_access.roles', { realm_access: 'admins' })).toBeUndefined();
  });
});
