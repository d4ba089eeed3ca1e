/** An owner adds a webhook, sees its secret once, tests it, reads what was answered, sends it again and changes it. */
import { eventually } from '../../tests/eventually.js';
import { isSignedBy, WebhookReceiver } from '../../tests/webhook-receiver.js';
import { look } from './look.js';
import { describeOnOwnStage } from './stage.js';
import { register, type Visit } from './visit.js';

describeOnOwnStage(
  'Webhooks',
  (stage) => {
    let owner: Visit;
    let receiver: WebhookReceiver;

    beforeAll(async () => {
      receiver = await WebhookReceiver.start();
      owner = await stage.visit();
      await register(owner.page);
    });
    afterAll(async () => {
      await owner?.close();
      await receiver?.close();
    });

    it('are added, tested, looked into, sent again and changed', async () => {
      const { page } = owner;
      await page.goto('/settings?tab=developers');
      await page.getByText('No webhooks yet.').waitFor();
      await page.getByRole('button', { name: 'Add webhook' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Address').fill('https://10.0.0.1/hook');
      await dialog.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByText('Addresses of private networks and of this machine are refused.').waitFor();
      await dialog.getByLabel('Address').fill(receiver.url());
      await dialog.getByLabel('Description').fill('Ledger');
      expect(await look(owner, 'webhook dialog')).toEqual([]);
      await dialog.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByText('it is not shown again').waitFor();
      const secret = (await dialog.locator('code').textContent()) ?? '';
      expect(secret).toMatch(/^whsec_/);
      expect(await look(owner, 'webhook secret')).toEqual([]);
      await page.mouse.click(5, 5); // beside it: what is shown once stays
      await dialog.getByRole('button', { name: 'Done' }).click();

      receiver.answer = () => ({ status: 500, text: 'out of paper' });
      await page.getByRole('button', { name: 'Test: Ledger' }).click();
      await dialog.getByText('500 refused').waitFor();
      expect(isSignedBy(secret, receiver.received[0]!)).toBe(true);
      await dialog.getByRole('button', { name: 'webhook.test' }).click();
      await dialog.getByText('out of paper').waitFor();
      expect(await look(owner, 'webhook deliveries')).toEqual([]);
      receiver.answer = () => ({ status: 200, text: 'noted' });
      await dialog.getByLabel('What failed in').selectOption('the last hour');
      await dialog.getByRole('button', { name: 'Send failed ones again' }).click();
      await page.getByText('One is on its way again').waitFor();
      await dialog.getByText('noted').waitFor();
      await dialog.getByRole('button', { name: 'Send again' }).click();
      await eventually('sent once more', () => receiver.received.length === 3);
      await dialog.getByText(receiver.received[2]!.id).waitFor();
      await dialog.getByRole('button', { name: 'Done' }).click();

      const change = async () => {
        await dialog.getByRole('button', { name: 'Make a new secret' }).click();
        await page.getByText('it is not shown again').waitFor();
        const made = (await dialog.locator('code').textContent()) ?? '';
        await dialog.getByRole('button', { name: 'Done' }).click();
        return made;
      };
      await page.getByRole('button', { name: 'New secret: Ledger' }).click();
      expect(await look(owner, 'webhook rotation')).toEqual([]);
      const second = await change();
      await page.getByRole('button', { name: 'New secret: Ledger' }).click();
      await dialog.getByText('two secrets sign').waitFor();
      expect(await look(owner, 'webhook rotation running')).toEqual([]);
      const third = await change();
      await page.getByRole('button', { name: 'Test: Ledger' }).click();
      await eventually('a test', () => receiver.received.length === 4);
      const signed = [secret, second, third].map((one) => isSignedBy(one, receiver.received[3]!));
      expect(signed).toEqual([false, false, true]);
      await dialog.getByRole('button', { name: 'Done' }).click();

      await page.getByRole('button', { name: 'Change: Ledger' }).click();
      await dialog.getByLabel('Switched on').uncheck();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Switched off').waitFor();
      expect(await look(owner, 'webhooks')).toEqual([]);

      await page.getByRole('button', { name: 'Remove: Ledger' }).click();
      await dialog.getByRole('button', { name: 'Remove' }).click();
      await page.getByText('Webhook removed').waitFor();
      await page.getByText('No webhooks yet.').waitFor();
    });
  },
  { WEBHOOKS_ALLOW_HOSTS: '127.0.0.1' },
);
