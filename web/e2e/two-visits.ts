/** Two browsers in one suite: opened before its tests and closed after them. */
import { mailedLink } from './outbox.js';
import type { Stage } from './stage.js';
import { awake, register, type Visit } from './visit.js';

/** Within a `describe`. @param names of the two, as its tests call them */
function twoVisits<A extends string, B extends string>(stage: Stage, ...names: [A, B]): Record<A | B, Visit> {
  const visits: Partial<Record<string, Visit>> = {};
  beforeAll(async () => {
    for (const name of names) visits[name] = await stage.visit();
  });
  afterAll(async () => {
    for (const name of [...names].reverse()) await visits[name]?.close();
  });
  afterEach(() => expect(names.map((name) => visits[name]?.complaints)).toEqual([[], []]));
  return visits as Record<A | B, Visit>;
}

/** An owner, signed in, and whoever they invite. */
export function ownerAndGuest(stage: Stage) {
  const visits = twoVisits(stage, 'owner', 'guest');
  beforeAll(() => register(visits.owner.page));
  return {
    visits,
    /** How many buttons and links of that name the guest has. */
    offered: (name: RegExp | string) => {
      const { page } = visits.guest;
      return page.getByRole('button', { name }).or(page.getByRole('link', { name })).count();
    },
    /** From the settings of the workspace. @param role as the form has it, and what it says of it */
    invite: async (email: string, role: string, says?: string) => {
      const { page } = visits.owner;
      await page.getByRole('button', { name: 'Invite', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Email').fill(email);
      await dialog.getByLabel('Role').selectOption(role);
      if (says) await dialog.getByText(says).waitFor();
      await dialog.getByRole('button', { name: 'Send Invitation' }).click();
      await page.getByText(`Invitation sent to ${email}`).waitFor();
    },
    invitation: (email: string) => mailedLink(stage, email, '/invitation'),
    /** @param link of the invitation, or what is left of it */
    join: async (link: string, name: string) => {
      const { page } = visits.guest;
      await page.goto(link);
      await awake(page);
      await page.getByLabel('Full name').fill(name);
      await page.getByLabel('Password', { exact: true }).fill('battery staple');
      await page.getByRole('button', { name: 'Join the workspace' }).click();
    },
  };
}

/** One member in two browsers, signed in `here`. */
export function hereAndThere(stage: Stage) {
  const visits = twoVisits(stage, 'here', 'there');
  let account: Awaited<ReturnType<typeof register>>;
  beforeAll(async () => {
    account = await register(visits.here.page);
  });
  return {
    visits,
    account: () => account,
    /** Email and password given over there. */
    signIn: async () => {
      const { page } = visits.there;
      await page.goto('/login');
      await page.getByLabel('Email').fill(account.email);
      await page.getByLabel('Password', { exact: true }).fill(account.password);
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    },
  };
}
