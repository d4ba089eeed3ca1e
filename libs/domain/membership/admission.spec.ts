import type { REGISTRATION_KINDS } from '#kernel/operator-switches.js';
import { Admission } from './admission.js';

it.each([
  ['open', 'may', 'may'],
  ['invited', 'Accounts are made by invitation here. Please ask the owner of your workspace to invite you.', 'may'],
  ...['closed'].map((kind) => {
    const nobody = 'No new accounts are made here. Please ask whoever runs this server.';
    return [kind, nobody, nobody] as const;
  }),
] as const)('%s: registering %s, joining %s', (registration, registering, joining) => {
  const admission = new Admission(registration as (typeof REGISTRATION_KINDS)[number]);
  expect(said(() => admission.mayRegister())).toBe(registering);
  expect(said(() => admission.mayJoin())).toBe(joining);
});

function said(act: () => void): string {
  try {
    act();
    return 'may';
  } catch (error) {
    expect(error).toMatchObject({ code: 'registration_closed', kind: 'forbidden' });
    return (error as Error).message;
  }
}
