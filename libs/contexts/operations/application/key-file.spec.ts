import type { Subject } from '#kernel/event.js';
import { openKeyFile, sealKeyFile, type KeyFile } from './key-file.js';

const file: KeyFile = {
  masterKey: 'ab'.repeat(32),
  jwtSecret: 'secret of tokens',
  digest: 'd'.repeat(64),
  keys: new Map<Subject, Buffer | null>([
    ['document:a', Buffer.alloc(32, 1)],
    ['document:b', null],
  ]),
};
const passphrase = 'a lantern over the harbour';

describe('the file of keys', () => {
  it('gives back what was put in, to who has the passphrase', () => {
    const bytes = sealKeyFile(file, passphrase);
    expect(openKeyFile(bytes, passphrase)).toEqual(file);
    expect(bytes.includes('document:') || bytes.includes(file.masterKey)).toBe(false);
    expect(() => openKeyFile(bytes, `${passphrase} `)).toThrow('the passphrase is wrong');
  });

  it('does not open when a byte was changed anywhere, and takes no short passphrase', () => {
    const bytes = sealKeyFile(file, passphrase);
    for (const at of [14, 30, bytes.indexOf('\n') + 3, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 1;
      expect(() => openKeyFile(changed, passphrase)).toThrow();
    }
    expect(() => sealKeyFile(file, 'short')).toThrow('at least 12');
  });
});
