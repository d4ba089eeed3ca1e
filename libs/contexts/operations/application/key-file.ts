/**
 * The keys of a backup as one file under a passphrase: scrypt (N 2^17, r 8, p 1) makes the key, AES-256-GCM seals the
 * JSON, the parameters stand before it as text and are sealed along. Who has this file and the passphrase can open
 * the backup; who has only one of them cannot. It holds the master key, the secret of session tokens and every
 * subject's key in the clear inside.
 */
import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import type { Subject } from '#kernel/event.js';
import type { Keys } from './copy-keys.js';

const MAGIC = 'recto-keys 1';
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
const SHORTEST = 12;

export interface KeyFile {
  readonly masterKey: string;
  readonly jwtSecret: string;
  /** Of the backup's log: keys of another one do not fit. */
  readonly digest: string;
  readonly keys: Keys;
}

export function sealKeyFile(file: KeyFile, passphrase: string): Buffer {
  if (passphrase.length < SHORTEST) throw new Error(`the passphrase must have at least ${SHORTEST} characters`);
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const header = Buffer.from(`${MAGIC} ${salt.toString('base64')} ${nonce.toString('base64')}\n`);
  const cipher = createCipheriv('aes-256-gcm', scryptSync(passphrase, salt, 32, COST), nonce);
  cipher.setAAD(header);
  const keys = [...file.keys].map(([subject, key]) => [subject, key?.toString('base64') ?? null]);
  const sealed = Buffer.concat([cipher.update(JSON.stringify({ ...file, keys })), cipher.final()]);
  return Buffer.concat([header, cipher.getAuthTag(), sealed]);
}

/** @throws when the passphrase is wrong or the file was changed */
export function openKeyFile(bytes: Buffer, passphrase: string): KeyFile {
  const end = bytes.indexOf('\n') + 1;
  const header = bytes.subarray(0, end);
  const [, salt, nonce] = /^recto-keys 1 (\S+) (\S+)\n$/.exec(header.toString('latin1')) ?? [];
  if (!salt || !nonce) throw new Error('this is no file of keys');
  const key = scryptSync(passphrase, Buffer.from(salt, 'base64'), 32, COST);
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64'), { authTagLength: 16 });
  decipher.setAAD(header);
  decipher.setAuthTag(bytes.subarray(end, end + 16));
  let text: string;
  try {
    text = Buffer.concat([decipher.update(bytes.subarray(end + 16)), decipher.final()]).toString();
  } catch {
    throw new Error('the passphrase is wrong, or the file of keys was changed');
  }
  const { masterKey, jwtSecret, digest, keys } = JSON.parse(text) as Omit<KeyFile, 'keys'> & {
    keys: [Subject, string | null][];
  };
  return {
    masterKey,
    jwtSecret,
    digest,
    keys: new Map(keys.map(([subject, one]) => [subject, one === null ? null : Buffer.from(one, 'base64')])),
  };
}
