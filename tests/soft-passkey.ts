/**
 * A passkey in a test's own hands: an ES256 key that answers as a device does (WebAuthn level 3, attestation `none`).
 * What a device would refuse to do, such as counting backwards or answering without asking for a finger, this one does.
 */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

interface Options {
  readonly challenge: string;
  readonly rp?: { readonly id?: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string };
}

/** What a faulty device, or somebody in between, makes of it. */
interface Faults {
  readonly origin?: string;
  readonly rpId?: string;
  readonly counter?: number;
  readonly verified?: boolean;
  readonly userHandle?: string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

export class SoftPasskey {
  readonly id = randomBytes(16).toString('base64url');
  readonly #publicKey: KeyObject;
  readonly #privateKey: KeyObject;
  #userHandle = '';

  /** @param counter how often it was used; 0 for ever when it does not count */
  constructor(
    private readonly origin: string,
    public counter = 0,
  ) {
    ({ publicKey: this.#publicKey, privateKey: this.#privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' }));
  }

  /** RegistrationResponseJSON */
  made(given: object, faults: Faults = {}) {
    const options = given as Options;
    this.#userHandle = options.user?.id ?? '';
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const data = this.#authenticatorData(options, faults, HAS_KEY);
    const authData = Buffer.concat([data, Buffer.alloc(16), length, id, this.#coseKey()]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), bytes(authData)],
    ]);
    return this.#credential({
      clientDataJSON: this.#clientData('webauthn.create', options, faults),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** AuthenticationResponseJSON */
  answers(given: object, faults: Faults = {}) {
    const options = given as Options;
    if (this.counter > 0) this.counter += 1;
    const authenticatorData = this.#authenticatorData(options, faults, 0);
    const clientDataJSON = this.#clientData('webauthn.get', options, faults);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.#credential({
      clientDataJSON,
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.#privateKey).toString('base64url'),
      userHandle: faults.userHandle ?? this.#userHandle,
    });
  }

  #credential<Response extends object>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #clientData(type: string, { challenge }: Options, { origin = this.origin }: Faults): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
  }

  #authenticatorData({ rp, rpId }: Options, faults: Faults, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(faults.counter ?? this.counter);
    const how = flags | PRESENT | (faults.verified === false ? 0 : VERIFIED);
    return Buffer.concat([sha256(faults.rpId ?? rpId ?? rp?.id ?? ''), Buffer.from([how]), counter]);
  }

  /** { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y } */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const half = (word: string) => bytes(Buffer.from(word, 'base64url'));
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      half(x),
      Buffer.from([0x22]),
      half(y),
    ]);
  }
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

/** CBOR: text of less than 24 bytes, and bytes of less than 65536. */
const text = (word: string): Buffer => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
function bytes(data: Buffer): Buffer {
  const head = Buffer.from(data.length < 256 ? [0x58, data.length] : [0x59, data.length >> 8, data.length & 0xff]);
  return Buffer.concat([head, data]);
}
