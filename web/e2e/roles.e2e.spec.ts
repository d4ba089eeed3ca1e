/**
 * A reviewer corrects and finds nothing to upload or delete with; an owner makes them more, step by step, while they
 * are signed in, and hands the workspace over.
 */
import { invoicePdf } from '../../tests/invoice-pdf.js';
import { callsOf } from './calls.js';
import { look } from './look.js';
import { describeOnStage } from './stage.js';
import { ownerAndGuest } from './two-visits.js';
import type { Visit } from './visit.js';

const GUEST = 'rita@example.test';

describeOnStage('Roles', (stage) => {
  const { visits, offered, invite, invitation, join } = ownerAndGuest(stage);
  const { uploaded } = callsOf(() => visits.owner.page);

  const change = async (by: Visit, name: string, role: string) => {
    await by.page.getByRole('button', { name: `Change role of ${name}` }).click();
    const dialog = by.page.getByRole('dialog');
    await dialog.getByLabel('Role').selectOption(role);
    await dialog.getByRole('button', { name: 'Change Role' }).click();
    await by.page.getByText(`${name} is ${role} now`).waitFor();
  };

  it('shows a reviewer what to correct, and nothing to upload or delete with', async () => {
    const { owner, guest } = visits;
    const buffer = invoicePdf({ number: 'INV-2026-32', date: '2026-03-02', total: '240.00' });
    const id = await uploaded({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer });
    await owner.page.goto('/settings?tab=workspace');
    await invite(GUEST, 'reviewer', 'uploads and deletes nothing');

    const { page } = guest;
    await join(await invitation(GUEST), 'Rita Example');
    await page.waitForURL('**/dashboard');
    await page.getByRole('link', { name: 'View invoice.pdf' }).waitFor();
    expect([await offered(/^Upload/), await page.locator('input[type=file]').count()]).toEqual([0, 0]);
    await page.goto('/upload');
    await page.waitForURL('**/documents');
    await page.getByRole('link', { name: 'View invoice.pdf' }).waitFor();
    expect([await offered(/^Delete/), await offered(/^Upload/), await page.getByRole('checkbox').count()]).toEqual([
      0, 0, 0,
    ]);
    expect(await look(guest, 'documents of a reviewer')).toEqual([]);
    await page.goto(`/documents/${id}`);
    await page.getByRole('button', { name: 'Edit Fields' }).waitFor();
    expect(await offered('Delete document')).toBe(0);
    expect(await look(guest, 'document of a reviewer')).toEqual([]);
    await page.goto('/settings?tab=workspace');
    await page.getByRole('heading', { name: 'Roles' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Members' }).count()).toBe(0);
    const uploads = page.getByRole('row', { name: /^Upload documents/ });
    expect(await uploads.getByRole('cell').allInnerTexts()).toEqual(['yes', 'yes', 'no', 'no']);
    expect(await look(guest, 'roles seen by a reviewer')).toEqual([]);
  });

  it('changes roles while their browser is open, and hands the workspace over', async () => {
    const { owner, guest } = visits;
    const { page } = guest;
    await owner.page.goto('/settings?tab=workspace');
    await owner.page.getByRole('button', { name: 'Change role of Rita Example' }).waitFor();
    // Nobody else owns it yet.
    expect(await owner.page.getByRole('button', { name: /^Change role of/ }).count()).toBe(1);
    await owner.page.getByRole('button', { name: 'Change role of Rita Example' }).click();
    expect(await look(owner, 'role dialog')).toEqual([]);
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    expect(await look(owner, 'members and roles')).toEqual([]);
    await change(owner, 'Rita Example', 'member');
    await page
      .getByRole('link', { name: /^Upload/ })
      .first()
      .waitFor(); // nobody touched that browser
    await change(owner, 'Rita Example', 'owner');
    await page.getByRole('heading', { name: 'Members' }).waitFor();
    await page.getByRole('tab', { name: 'Developers' }).waitFor();
    // One of two owners may step down.
    await page.getByRole('button', { name: 'Change role of Rita Example' }).waitFor();

    await owner.page.getByRole('tab', { name: 'Profile' }).click();
    await owner.page.getByText('The workspace and its documents stay.').waitFor();
    await owner.page.getByRole('tab', { name: 'Workspace' }).click();
    await owner.page.getByText('Member → Owner, by ').waitFor();
    expect(await look(owner, 'role changes')).toEqual([]);
    const name = await owner.page.evaluate(() => JSON.parse(localStorage.getItem('user')!).name as string);
    await change(owner, name, 'member');
    await owner.page.getByRole('heading', { name: 'Members' }).waitFor({ state: 'detached' });
    expect(await owner.page.getByRole('tab', { name: 'Developers' }).count()).toBe(0);
    await page.getByRole('button', { name: `Remove ${name}` }).waitFor();
    await page.getByRole('button', { name: 'Change role of Rita Example' }).waitFor({ state: 'detached' });
  });
});
