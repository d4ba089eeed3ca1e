import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mailerContract } from '#ports/mailer.contract.js';
import { tempFolder } from '../../../tests/temp-folder.js';
import { OutboxMailer } from './outbox-mailer.js';

const FROM = 'Recto <no-reply@recto.test>';

describe('a folder', () => {
  const folder = tempFolder();
  const open = () => folder.closeAfterTest(new OutboxMailer(folder.file('outbox'), FROM));

  mailerContract('OutboxMailer', async () => ({
    mailer: open(),
    received: async () => globSync(folder.file('outbox/*.eml')).map((file) => readFileSync(file, 'latin1')),
  }));

  const mail = {
    id: '0190a000-0000-7000-8000-000000000001',
    to: { address: 'ada@example.test' },
    subject: 'S',
    text: 'T',
    html: '<p>H</p>',
  };

  it('keeps one file per mail, for this user alone, and nothing unfinished', async () => {
    const mailer = open();
    await Promise.all([mailer.send(mail), mailer.send(mail)]);
    expect(readdirSync(folder.file('outbox'))).toEqual([`${mail.id}.eml`]);
    expect(statSync(folder.file(`outbox/${mail.id}.eml`)).mode & 0o077).toBe(0);
  });

  it('removes the files of what it is to forget', async () => {
    const mailer = open();
    await mailer.send(mail);
    await mailer.forget([mail.id]);
    expect(existsSync(folder.file(`outbox/${mail.id}.eml`))).toBe(false);
  });

  it('removes what a process that died did not finish', () => {
    mkdirSync(folder.file('outbox'));
    writeFileSync(folder.file(`outbox/${mail.id}.eml.77-1.tmp`), 'To: ada@example.test');
    open();
    expect(readdirSync(folder.file('outbox'))).toEqual([]);
  });

  it('writes nowhere else, whatever the id', async () => {
    await expect(open().send({ ...mail, id: '../escaped' })).rejects.toThrow();
    expect(readdirSync(folder.path)).toEqual([]);
  });
});
