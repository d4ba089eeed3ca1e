/**
 * A certificate of its own authority for `localhost` and 127.0.0.1, made again each time: node signs, but writes no
 * X.509. Only what TLS servers of tests need.
 */
import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

export interface Certificate {
  /** PEM */
  readonly key: string;
  /** PEM */
  readonly cert: string;
}

export function certificate(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const name = sequence(set(sequence(oid('2.5.4.3'), der(0x0c, Buffer.from('recto test')))));
  const validity = sequence(...['20200101000000Z', '21200101000000Z'].map((at) => der(0x18, Buffer.from(at))));
  const algorithm = sequence(oid('1.2.840.10045.4.3.2'));
  const body = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(alternativeNames(), authority())),
  );
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey as KeyObject)]));
  const pem = sequence(body, algorithm, signature).toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${pem}\n-----END CERTIFICATE-----\n`,
  };
}

const alternativeNames = () =>
  sequence(
    oid('2.5.29.17'),
    der(0x04, sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])))),
  );

const authority = () =>
  sequence(oid('2.5.29.19'), der(0x01, Buffer.from([0xff])), der(0x04, sequence(der(0x01, Buffer.from([0xff])))));

function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...head]), content]);
}

const sequence = (...parts: Buffer[]): Buffer => der(0x30, Buffer.concat(parts));
const set = (part: Buffer): Buffer => der(0x31, part);
const integer = (bytes: Buffer): Buffer => der(0x02, bytes);

function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const arc = (value: number): number[] =>
    value < 128 ? [value] : [...arc(value >> 7).map((each) => each | 0x80), value & 0x7f];
  return der(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(arc)]));
}
