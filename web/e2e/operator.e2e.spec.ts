/** The operator's page in Chromium: closed without the token, and with it how the installation stands. */
import { randomBytes } from 'node:crypto';
import { recto } from '../../tests/e2e/recto.js';
import { look } from './look.js';
import { describeOnOwnStage } from './stage.js';
import type { Visit } from './visit.js';

const token = randomBytes(32).toString('hex');

describeOnOwnStage(
  'The operator’s page',
  (stage) => {
    let visitor: Visit;
    beforeAll(async () => {
      visitor = await stage.visit();
    });
    afterAll(() => visitor?.close());
    afterEach(() => expect(visitor.complaints).toEqual([]));

    it('wants the token, and says when it is another', async () => {
      const { page } = visitor;
      await page.goto('/operator');
      await page.getByLabel('Operator token', { exact: true }).fill('not this one');
      await page.getByRole('button', { name: 'Show Status' }).click();
      await page.getByText('This is not the token of the operator.').waitFor();
      expect(await look(visitor, 'operator token')).toEqual([]);
    });

    it('shows health, queue, log, sizes and read models, and what stands still', async () => {
      const { page } = visitor;
      await page.getByLabel('Operator token', { exact: true }).fill(token);
      await page.getByRole('button', { name: 'Show Status' }).click();
      for (const name of ['Health', 'Queue', 'Log', 'This process', 'Sizes', 'Read models'])
        await page.getByRole('heading', { name, exact: true }).waitFor();
      await page.getByRole('row', { name: /^kept-documents/ }).waitFor();
      const because = ['--because', 'a disk is moved'];
      const { code } = await recto({ DATA_DIR: stage.dataFolder }, 'projections', 'pause', 'usage', ...because);
      expect(code).toBe(0);
      await page
        .getByRole('row', { name: /^usage/ })
        .getByText('By order: a disk is moved')
        .waitFor();
      expect(await look(visitor, 'operator')).toEqual([]);
      await page.reload();
      await page.getByRole('heading', { name: 'Read models' }).waitFor();
      await page.getByRole('button', { name: 'Leave' }).click();
      await page.getByLabel('Operator token', { exact: true }).waitFor();
      await page.reload();
      await page.getByLabel('Operator token', { exact: true }).waitFor();
    });
  },
  { OPERATOR_TOKEN: token },
);
