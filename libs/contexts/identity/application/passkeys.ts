/**
 * Passkeys: adding them to an account, asking for them and judging what they answer, by WebAuthn. They belong to the
 * address browsers reach the server by; each must ask for finger, face or PIN, and lie in the device with the account's
 * id, so that nobody has to say who they are. What is decided over time, the log decides (domain/identity/passkeys.ts).
 */
import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server';
import {
  passkeyRefused,
  passkeysDecider,
  passkeyUnknown,
  type MemberPasskeys,
  type Passkey,
  type PasskeyCommand,
} from '#domain/identity/passkeys.js';
import { DomainError } from '#kernel/domain-error.js';
import { isUuid } from '#kernel/ids.js';
import type { Ids } from '#ports/ids.js';
import type { Cause, Decisions } from '#write-side/decisions.js';
import type { AskedFor, PasskeyChallenges } from './passkey-challenges.js';

/** How long a browser waits for its member: as long as the question is good. */
const TIMEOUT_MS = 5 * 60_000;
/** Ed25519, ES256 and RS256: every device knows one of them, and Node all of them without a warning. */
const ALGORITHMS = [-8, -7, -257];
/** It costs time and memory, and many never need it. */
const webauthn = () => import('@simplewebauthn/server');

/** What a browser is given, WebAuthn's JSON: nobody here looks into it. */
type PasskeyOptions = Record<string, unknown>;

/** As a browser says it, WebAuthn's JSON, as these two are. */
interface Credential<Response> {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: Response & { readonly clientDataJSON: string };
}
type NewPasskey = Credential<{
  readonly attestationObject: string;
  readonly transports?: readonly string[] | undefined;
}>;
export type PasskeyAnswer = Credential<{
  readonly authenticatorData: string;
  readonly signature: string;
  readonly userHandle?: string | null | undefined;
}>;

/** Whose passkeys they are: the installation, as browsers reach it. */
interface Site {
  readonly name: string;
  readonly publicUrl: string;
}

interface Holder {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
}

export class Passkeys {
  readonly #name: string;
  readonly #origin: string;
  readonly #host: string;

  constructor(
    { name, publicUrl }: Site,
    private readonly decisions: Decisions,
    private readonly challenges: PasskeyChallenges,
    private readonly ids: Ids,
  ) {
    const { origin, hostname } = new URL(publicUrl);
    this.#name = name;
    this.#origin = origin;
    this.#host = hostname;
  }

  /** Straight from the log: nothing is late. */
  of(userId: string): Promise<MemberPasskeys> {
    return this.decisions.state(passkeysDecider, userId);
  }

  /** @returns what a browser makes a new one with. @throws passkeys_need_a_name */
  async offer({ userId, name, email }: Holder): Promise<PasskeyOptions> {
    this.#mustHaveAName();
    const { passkeys } = await this.of(userId);
    const { generateRegistrationOptions } = await webauthn();
    const options = await generateRegistrationOptions({
      rpName: this.#name,
      rpID: this.#host,
      userID: new TextEncoder().encode(userId),
      userName: email,
      userDisplayName: name,
      challenge: this.challenges.fresh({ purpose: 'register', userId }),
      timeout: TIMEOUT_MS,
      attestationType: 'none',
      excludeCredentials: passkeys.map(known),
      supportedAlgorithmIDs: ALGORITHMS,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { ...options };
  }

  /** @throws passkey_refused · passkey_known · too_many_passkeys */
  async add(userId: string, name: string, given: NewPasskey, cause: Cause): Promise<Passkey> {
    const passkeyId = this.ids.fresh();
    const { challenge, credential, synced } = await this.#made(userId, given);
    const { id: credentialId, publicKey, counter } = credential;
    const command = {
      type: 'AddPasskey',
      userId,
      passkeyId,
      name,
      credentialId,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      transports: given.response.transports ?? [],
      counter,
      synced,
      challenge,
    } as const;
    const { state, occurredAt } = await this.#run(command, cause);
    const added = state.passkeys.find((one) => one.passkeyId === passkeyId);
    if (!added) throw passkeyRefused();
    return { ...added, addedAt: occurredAt };
  }

  /** What a browser asks a passkey with; of one member, or of whoever comes. */
  async question(asked: AskedFor): Promise<PasskeyOptions> {
    const { passkeys } = 'userId' in asked ? await this.of(asked.userId) : { passkeys: [] };
    const { generateAuthenticationOptions } = await webauthn();
    const options = await generateAuthenticationOptions({
      rpID: this.#host,
      challenge: this.challenges.fresh(asked),
      timeout: TIMEOUT_MS,
      allowCredentials: passkeys.map(known),
      userVerification: 'required',
    });
    return { ...options };
  }

  /** Whose passkey it says it is. Nothing is proved yet. @throws passkey_unknown */
  holderOf({ response }: PasskeyAnswer): string {
    const userId = Buffer.from(response.userHandle ?? '', 'base64url').toString();
    if (!isUuid(userId)) throw passkeyUnknown();
    return userId;
  }

  /**
   * Takes an answer, once.
   * @param asked what was asked, and of whom
   * @throws passkey_unknown · passkey_refused · passkey_copied
   */
  async use(userId: string, given: PasskeyAnswer, asked: AskedFor, cause: Cause): Promise<void> {
    const { passkeys } = await this.of(userId);
    const passkey = passkeys.find(({ credentialId }) => credentialId === given.id);
    if (!passkey || !belongsTo(userId, given)) throw passkeyUnknown();
    const answer = await this.#answered(passkey, given, asked);
    await this.#run({ type: 'UsePasskey', userId, passkeyId: passkey.passkeyId, ...answer }, cause);
  }

  /** @throws passkey_not_found */
  async remove(userId: string, passkeyId: string, cause: Cause): Promise<void> {
    await this.#run({ type: 'RemovePasskey', userId, passkeyId }, cause);
  }

  /** Whether signing in by the password asks for one, too. @throws no_passkey */
  async require(userId: string, required: boolean, cause: Cause): Promise<void> {
    await this.#run({ type: required ? 'RequirePasskey' : 'WaivePasskey', userId }, cause);
  }

  #run(command: PasskeyCommand, cause: Cause) {
    return this.decisions.run(passkeysDecider, command.userId, command, cause);
  }

  async #made(userId: string, given: NewPasskey) {
    const question = this.#questionOf({ purpose: 'register', userId });
    const { verifyRegistrationResponse } = await webauthn();
    const response = { clientExtensionResults: {}, ...given } as RegistrationResponseJSON;
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      supportedAlgorithmIDs: ALGORITHMS,
      ...question.expected,
    }).catch(refuse);
    if (!registrationInfo || question.id === undefined) throw passkeyRefused();
    const { credential, credentialBackedUp: synced } = registrationInfo;
    return { credential, synced, challenge: question.id };
  }

  /** The log compares the counter: here it would be compared with one that may be old by then. */
  async #answered(passkey: Passkey, given: PasskeyAnswer, asked: AskedFor) {
    const question = this.#questionOf(asked);
    const { verifyAuthenticationResponse } = await webauthn();
    const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, 'base64url'));
    const credential: WebAuthnCredential = { id: passkey.credentialId, publicKey, counter: 0 };
    const response = { clientExtensionResults: {}, ...given } as AuthenticationResponseJSON;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      credential,
      ...question.expected,
    }).catch(refuse);
    if (!verified || question.id === undefined) throw passkeyRefused();
    const { newCounter: counter, credentialBackedUp: synced } = authenticationInfo;
    return { counter, synced, challenge: question.id };
  }

  /** What an answer is held to; `id` is known once it was. */
  #questionOf(asked: AskedFor) {
    const question: { id?: string | undefined; readonly expected: Expected } = {
      expected: {
        expectedChallenge: (given) => {
          question.id = this.challenges.idOf(Buffer.from(given, 'base64url').toString(), asked);
          return question.id !== undefined;
        },
        expectedOrigin: this.#origin,
        expectedRPID: this.#host,
        requireUserVerification: true,
      },
    };
    return question;
  }

  #mustHaveAName(): void {
    if (isIP(this.#host.replace(/^\[|\]$/g, '')) === 0) return;
    throw new DomainError(
      'passkeys_need_a_name',
      'conflict',
      'Passkeys need a server with a name, and this one is reached by a number. Please ask whoever runs it.',
    );
  }
}

interface Expected {
  readonly expectedChallenge: (challenge: string) => boolean;
  readonly expectedOrigin: string;
  readonly expectedRPID: string;
  readonly requireUserVerification: true;
}

const known = ({ credentialId: id, transports }: Passkey) => ({
  id,
  transports: [...transports] as NonNullable<WebAuthnCredential['transports']>,
});

/** Devices need not say whose it is when they were asked for one of somebody. */
const belongsTo = (userId: string, { response: { userHandle } }: PasskeyAnswer): boolean =>
  !userHandle || Buffer.from(userHandle, 'base64url').toString() === userId;

/** What is wrong with it is nobody's business who made it up. */
function refuse(): never {
  throw passkeyRefused();
}
