/**
 * What a visitor can do without an account, in a real browser: the free test, the contact form, the newsletter, in all
 * they say.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { eventually } from '../../tests/eventually.js';
import { printUnder } from './print-under.js';
import { describeOnOwnStage, type Stage } from './stage.js';
import { awake, receipt, type Visit } from './visit.js';

const define = (stage: Stage) => {
  let visitor: Visit;
  let page: Page;
  let visitors = 0;

  /** Each from an address of their own. */
  const arrive = async (options: BrowserContextOptions = {}) => {
    const extraHTTPHeaders = { 'x-forwarded-for': `203.0.113.${++visitors}` };
    visitor = await stage.visit({ extraHTTPHeaders, ...options });
    page = visitor.page;
    await page.goto('/');
    await awake(page);
    // Forms come alive when one is near.
    await page.locator('#free-test').scrollIntoViewIfNeeded();
    await page.getByText('free tests left today').waitFor();
  };
  afterEach(async () => {
    const complaints = visitor.complaints.filter((text) => !/net::ERR_FAILED/.test(text));
    await visitor.close();
    expect(complaints).toEqual([]);
  });
  const says = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
  const answer = (path: string, status: number, body: unknown) =>
    page.route(`**/api${path}`, (route) =>
      route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }),
    );
  const refused = (message: string) => ({ success: false, error: { code: 'refused', message } });

  describe('tries a document', () => {
    const test = () => page.locator('#free-test');
    const choose = (file: { name: string; mimeType: string; buffer: Buffer }) =>
      test().locator('input[type=file]').setInputFiles(file);
    const extract = () => page.getByRole('button', { name: /^(Extract Data|Try Again)$/ }).click();

    it('of their own, sees where its values stand, copies and keeps them, and tries another until none is left', async () => {
      await arrive({ permissions: ['clipboard-read', 'clipboard-write'] });
      await page.getByText('2 of 2 free tests left today').waitFor();
      await choose(await receipt());
      await extract();
      await test().locator('[data-found="total_amount"]').waitFor();
      expect(await test().locator('[data-found="total_amount"]').innerText()).toContain('17.80');
      await page.getByText('1 of 2 free tests left today').waitFor();
      await test().locator('[data-found="total_amount"]').getByRole('button').focus();
      expect(await test().locator('[data-place="total_amount"]').getAttribute('class')).toContain('fill-mark/70');
      expect(await test().getByRole('meter', { name: 'Total amount: how sure' }).count()).toBe(1);

      // For two seconds only.
      await Promise.all([
        test().getByText('Copied!').waitFor(),
        test().getByRole('button', { name: 'Copy the data as JSON' }).click(),
      ]);
      const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as Record<string, unknown>;
      expect(copied).toMatchObject({ docType: 'receipt', extraction: { total_amount: 17.8 } });
      await test().getByText('Copy', { exact: true }).waitFor();
      const download = page.waitForEvent('download');
      await test().getByRole('button', { name: 'Download' }).click();
      expect((await download).suggestedFilename()).toBe('saltmarsh-receipt.json');

      await test().getByRole('button', { name: 'Try Another Document' }).click();
      await page.getByRole('button', { name: 'Invoice', exact: true }).click();
      await extract();
      await test().locator('[data-found="invoice_number"]').waitFor();
      await test().getByRole('button', { name: 'Try Another Document' }).click();
      await says('Daily limit reached. Sign up for unlimited access!');
      expect(await test().locator('input[type=file]').count()).toBe(0);
    });

    it('that lies on its side, and sees it upright and whole on a phone, its values in their places', async () => {
      await arrive({ viewport: { width: 390, height: 844 } });
      const { name, mimeType, buffer } = await receipt();
      await choose({ name, mimeType, buffer: await sharp(buffer).rotate(270).jpeg().toBuffer() });
      await extract();
      const mark = test().locator('[data-place="merchant_name"]');
      const picture = test().getByRole('img', { name });
      await mark.scrollIntoViewIfNeeded();
      await eventually('the name to be marked where it is printed', async () => {
        const print = await printUnder(mark, picture, buffer);
        return print && print.x < 0.4 && print.y < 0.12 && print.likeness > 0.4;
      });
      const { x, width } = (await picture.boundingBox())!;
      expect(x + width).toBeLessThan(390);
    });

    it('that is refused before it is sent', async () => {
      await arrive();
      await choose({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
      await says('Please select a valid image file (PNG, JPG, GIF, JPEG)');
      await choose({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) });
      await says('File size must be less than 2MB');
      await page.getByText('2 of 2 free tests left today').waitFor();
    });

    it('that cannot be read, and is told why', async () => {
      await arrive();
      await choose({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
      await extract();
      await says('Please select a valid image file (PNG, JPG, GIF, JPEG)');

      await answer('/free-test/upload', 422, refused('There is no text on this page.'));
      await extract();
      await says('There is no text on this page.');
      await page.unroute('**/api/free-test/upload');
      await answer('/free-test/upload', 500, 'no words');
      await extract();
      await says('Failed to process document');
      await page.unroute('**/api/free-test/upload');
      await page.route('**/api/free-test/upload', (route) => route.abort());
      await extract();
      await says('Network error. Please try again.');
      await page.unroute('**/api/free-test/upload');
      await answer('/free-test/usage', 200, {
        success: true,
        data: { remaining: 0, limit: 2, resetTime: '2026-03-02T00:00:00.000Z' },
      });
      await answer('/free-test/upload', 429, 'no words');
      await extract();
      await says('Daily free test limit reached. Please sign up for unlimited access.');
      await says('Daily limit reached. Sign up for unlimited access!');
    });
  });

  describe('writes a message', () => {
    const form = () => page.getByRole('form', { name: 'Contact' });
    const fill = async () => {
      await form().scrollIntoViewIfNeeded();
      await form().getByLabel('Name').fill('Ada Example');
      await form().getByLabel('Email').fill('ada@example.test');
      await form().getByLabel('Subject').selectOption('support');
      await form().getByLabel('Message').fill('How do I read a label?');
    };
    const send = () => form().getByRole('button', { name: 'Send Message' }).click();

    it('that is sent, is thanked, and may write again', async () => {
      await arrive();
      await form().scrollIntoViewIfNeeded();
      await send();
      for (const sentence of [
        'Name is required',
        'Invalid email address',
        'Subject is required',
        'Message is required',
      ])
        await says(sentence);
      await fill();
      await send();
      // It hides after three seconds: all of it is looked for at once.
      await Promise.all([
        says('Message Sent Successfully!'),
        page.getByText('within 24 hours', { exact: false }).last().waitFor(),
      ]);
      expect(await form().getByLabel('Message').inputValue()).toBe('');
      await page.getByText('Message Sent Successfully!').waitFor({ state: 'detached' });
      const [file] = await eventually('the mail', () => {
        const mails = globSync('outbox/*.eml', { cwd: stage.dataFolder });
        return mails.length > 0 ? mails : undefined;
      });
      expect(readFileSync(join(stage.dataFolder, file!), 'latin1')).toContain('ada@example.test');
    });

    it('that is not, and is told why', async () => {
      await arrive();
      await fill();
      await answer('/bot-check?action=contact', 200, { success: true, data: { kind: 'altcha' } });
      await send();
      await says('reCAPTCHA verification failed');
      await page.unroute('**/api/bot-check?action=contact');
      await answer('/contact/submit', 429, refused('Too many attempts. Please try again in 30 seconds.'));
      await send();
      await says('Too many attempts. Please try again in 30 seconds.');
      await page.unroute('**/api/contact/submit');
      await answer('/contact/submit', 502, 'no words');
      await send();
      await says('Failed to send message');
      await page.unroute('**/api/contact/submit');
      await page.route('**/api/contact/submit', (route) => route.abort());
      await send();
      await says('Failed to send message. Please try again.');
      expect(await form().getByLabel('Message').inputValue()).toBe('How do I read a label?');
    });
  });

  describe('asks for the newsletter', () => {
    const mailWith = (text: RegExp) =>
      eventually('the mail', () =>
        globSync('outbox/*.eml', { cwd: stage.dataFolder })
          .map((file) => text.exec(readFileSync(join(stage.dataFolder, file), 'latin1').replace(/=\r?\n/g, ''))?.[1])
          .find(Boolean),
      );
    const subscribe = async (name: string, email: string) => {
      const form = page.getByRole('form', { name, exact: true });
      await form.scrollIntoViewIfNeeded();
      await form.getByLabel('Email').fill(email);
      await form.getByRole('button', { name: 'Subscribe' }).click();
      return form;
    };
    const thanks = 'Thank you for subscribing! Please check your email to confirm your subscription.';

    it('confirms it by the link in the mail, and ends it by the other', async () => {
      await arrive();
      await subscribe('Newsletter', 'ada@example.test');
      await says(thanks);
      const confirm = await mailWith(/(\/newsletter\/confirm#[\w.-]+)/);
      await page.goto(confirm);
      await page.getByRole('button', { name: 'Confirm Subscription' }).click();
      await says('Your subscription is confirmed.');
      expect(await visitor.axe()).toEqual([]);
      const end = await mailWith(/(\/newsletter\/unsubscribe#[\w.-]+)/);
      await page.goto(end);
      expect(await visitor.axe()).toEqual([]);
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await says('You are unsubscribed.');
      await page.goto('about:blank');
      await page.goto(confirm);
      await page.getByRole('button', { name: 'Confirm Subscription' }).click();
      await says('This link was used already or is too old. Please subscribe again.');
    });

    it('in the footer, too', async () => {
      await arrive();
      const form = await subscribe('Newsletter, in the footer', '');
      await form.getByText('Please enter your email address').waitFor();
      await subscribe('Newsletter, in the footer', 'bob@example.test');
      await form.getByText(thanks).waitFor();
      expect(await form.getByLabel('Email').inputValue()).toBe('');
    });

    it.each([
      ['Newsletter', 'newsletter', 'Failed to subscribe', 'Failed to subscribe. Please try again.'],
      [
        'Newsletter, in the footer',
        'footer_newsletter',
        'Failed to subscribe. Please try again.',
        'An error occurred. Please try again.',
      ],
    ])('and is told why it failed: %s', async (name, action, wordless, broken) => {
      await arrive();
      const form = await subscribe(name, 'ada@');
      await form.getByText('Invalid email address').waitFor();
      await answer(`/bot-check?action=${action}`, 200, { success: true, data: { kind: 'altcha' } });
      await subscribe(name, 'ada@example.test');
      await form.getByText('reCAPTCHA verification failed').waitFor();
      await page.unroute(`**/api/bot-check?action=${action}`);
      await answer('/newsletter/subscribe', 429, refused('Too many attempts. Please try again in 30 seconds.'));
      await subscribe(name, 'ada@example.test');
      await form.getByText('Too many attempts. Please try again in 30 seconds.').waitFor();
      await page.unroute('**/api/newsletter/subscribe');
      await answer('/newsletter/subscribe', 502, 'no words');
      await subscribe(name, 'ada@example.test');
      await form.getByText(wordless, { exact: true }).waitFor();
      await page.unroute('**/api/newsletter/subscribe');
      await page.route('**/api/newsletter/subscribe', (route) => route.abort());
      await subscribe(name, 'ada@example.test');
      await form.getByText(broken, { exact: true }).waitFor();
    });
  });

  it.each([
    ['light', 1440],
    ['dark', 390],
  ] as const)('meets no barrier, %s at %d px', async (colorScheme, width) => {
    await arrive({ colorScheme, viewport: { width, height: 900 } });
    const found: Record<string, readonly string[]> = {};
    const look = async (state: string) => {
      const faults = await visitor.axe();
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (faults.length > 0 || excess > 0) found[state] = [...faults, `${excess} px too wide`];
    };
    await page.getByText('2 of 2 free tests left today').waitFor();
    await page.getByRole('form', { name: 'Contact' }).scrollIntoViewIfNeeded();
    await page.getByRole('form', { name: 'Contact' }).getByRole('button').click();
    await says('Name is required');
    await page.getByRole('form', { name: 'Newsletter', exact: true }).scrollIntoViewIfNeeded();
    await page.getByRole('form', { name: 'Newsletter', exact: true }).getByRole('button').click();
    await look('nothing chosen, forms refused');
    await page.getByRole('button', { name: 'Receipt', exact: true }).click();
    await page.getByRole('button', { name: 'Extract Data' }).waitFor();
    await look('chosen');
    await page.getByRole('button', { name: 'Extract Data' }).click();
    await page.getByText('Reading the document…').waitFor();
    await look('being read');
    await page.locator('[data-found="total_amount"]').waitFor();
    await look('read');
    expect(found).toEqual({});
  });
};

describeOnOwnStage('A visitor in a browser', define, { TRUST_PROXY: '1', FREE_TESTS_PER_DAY: '2' });
