/** Somebody with a workspace of their own joins another with the same account, and goes to and fro, in two tabs. */
import { invoicePdf } from '../../tests/invoice-pdf.js';
import { callsOf } from './calls.js';
import { look } from './look.js';
import { describeOnStage } from './stage.js';
import { ownerAndGuest } from './two-visits.js';
import { awake, register } from './visit.js';

describeOnStage('Several workspaces', (stage) => {
  const { visits, invite, invitation } = ownerAndGuest(stage);
  const { uploaded } = callsOf(() => visits.owner.page);

  it('are joined by an invitation with the account one has, and switched between in all tabs', async () => {
    const { owner, guest } = visits;
    const { page } = guest;
    const buffer = invoicePdf({ number: 'INV-2026-55', date: '2026-03-02', total: '240.00' });
    await uploaded({ name: 'theirs.pdf', mimeType: 'application/pdf', buffer });
    const { email } = await register(page);
    await page.getByRole('link', { name: 'Dashboard' }).first().waitFor();
    // Nothing is different for who has one.
    expect(await page.getByRole('button', { name: /^Workspace: / }).count()).toBe(0);

    await owner.page.goto('/settings?tab=workspace');
    await invite(email, 'reviewer');
    await page.goto(await invitation(email));
    await awake(page);
    await page.getByText(email).waitFor();
    expect(await look(guest, 'joining with an account')).toEqual([]);
    await page.getByRole('button', { name: 'Join the workspace' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('link', { name: 'View theirs.pdf' }).waitFor();
    const menu = page.getByRole('button', { name: /^Workspace: / });
    await menu.waitFor();
    expect(await look(guest, 'workspace menu')).toEqual([]);

    // Another tab shows the same one, and follows into the other.
    const other = await page.context().newPage();
    await other.goto('/documents');
    await other.getByRole('link', { name: 'View theirs.pdf' }).waitFor();
    await menu.click();
    expect(await look(guest, 'workspace menu, open')).toEqual([]);
    await page.getByRole('menuitem').first().click();
    await page.getByRole('link', { name: 'View theirs.pdf' }).waitFor({ state: 'detached' });
    await other.waitForURL('**/dashboard');
    for (const tab of [page, other]) {
      await tab.getByRole('button', { name: /^Workspace: / }).waitFor();
      expect(await tab.getByText('theirs.pdf').count()).toBe(0);
    }
    await other.close();

    await page.goto('/settings');
    await page.getByRole('button', { name: /^Leave / }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await look(guest, 'leaving a workspace')).toEqual([]);
    await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.getByText('You left the workspace').waitFor();
    await page.getByRole('heading', { name: 'Workspaces', exact: true }).waitFor({ state: 'detached' });
  });
});
