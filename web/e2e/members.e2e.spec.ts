/** An owner invites an auditor, who joins, looks at everything, finds nothing to change it with, and is removed. */
import { invoicePdf } from '../../tests/invoice-pdf.js';
import { callsOf } from './calls.js';
import { look } from './look.js';
import { describeOnStage } from './stage.js';
import { ownerAndGuest } from './two-visits.js';

const AUDITOR = 'otto@example.test';

describeOnStage('Members', (stage) => {
  const { visits, offered, invite, invitation, join } = ownerAndGuest(stage);
  const { uploaded } = callsOf(() => visits.owner.page);

  it('invites, takes back, lets an auditor in to look, and removes them', async () => {
    const { owner, guest } = visits;
    const buffer = invoicePdf({ number: 'INV-2026-31', date: '2026-03-02', total: '240.00' });
    const id = await uploaded({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer });
    await owner.page.goto('/settings?tab=workspace');
    await owner.page.getByRole('button', { name: 'Invite', exact: true }).click();
    expect(await look(owner, 'invite dialog')).toEqual([]);
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Send Invitation' }).click();
    await owner.page.getByText('Invalid email address').waitFor();
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await invite('mistaken@example.test', 'member');
    await invite(AUDITOR, 'auditor');
    expect(await look(owner, 'members')).toEqual([]);
    await owner.page.getByRole('button', { name: 'Revoke the invitation of mistaken@example.test' }).click();
    await owner.page.getByText('Invitation taken back').waitFor();
    await owner.page.getByText('mistaken@example.test', { exact: true }).waitFor({ state: 'detached' });

    const link = await invitation(AUDITOR);
    const { page } = guest;
    await join(`${link.slice(0, -4)}AAAA`, 'Otto Example');
    await page.getByText('This link is not complete. Please open it again from the mail.').waitFor();
    expect(await look(guest, 'invitation')).toEqual([]);
    await page.goto('/');
    await join(link, 'Otto Example');
    await page.getByText('Welcome to Saltmarsh & Daughters').waitFor();
    await page.waitForURL('**/dashboard');
    await page.getByRole('link', { name: 'View invoice.pdf' }).waitFor();
    expect(await offered(/^Upload/)).toBe(0);

    await page.goto('/documents');
    await page.getByRole('link', { name: 'View invoice.pdf' }).waitFor();
    expect([await offered(/^Delete/), await offered(/^Upload/), await page.getByRole('checkbox').count()]).toEqual([
      0, 0, 0,
    ]);
    await page.goto('/upload');
    await page.waitForURL('**/documents');
    await page.goto(`/documents/${id}`);
    await page.getByRole('heading', { name: 'Extracted Data' }).waitFor();
    await page.getByRole('button', { name: 'View Original' }).waitFor();
    for (const name of ['Edit Fields', 'Edit JSON', 'Confirm', 'Delete document', /^Restore/])
      expect([name, await offered(name)]).toEqual([name, 0]);
    await page.keyboard.press('e');
    expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0);
    expect(await look(guest, 'document of an auditor')).toEqual([]);
    await page.getByRole('link', { name: 'Everything that happened' }).click();
    await page.waitForURL('**/history');
    await page.getByText('Document uploaded').first().or(page.getByText('Uploaded').first()).first().waitFor();
    await page.goto('/');
    await page.getByText('An owner of your workspace chooses.').first().waitFor();
    expect(await offered(/^Upgrade/)).toBe(0);
    await page.goto('/settings?tab=workspace');
    await page.getByText('Remaining Credits').waitFor();
    expect(await page.getByRole('heading', { name: 'Members' }).count()).toBe(0);

    await owner.page.reload();
    await owner.page.getByRole('button', { name: 'Remove Otto Example' }).click();
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await owner.page.getByText('Otto Example was removed').waitFor();
    await page.waitForURL('**/login'); // nobody touched that browser
  });
});
