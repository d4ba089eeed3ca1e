/** /auth/passkeys and /auth/login-passkey: bodies, answers and the sentences their forms show. */
import * as z from 'zod/mini';
import { msg } from '#texts/msg.js';

/** What WebAuthn's JSON says in base64url. */
const bytes = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most));
const credential = {
  id: bytes(1_400),
  rawId: bytes(1_400),
  type: z.literal('public-key'),
  clientExtensionResults: z.optional(z.record(z.string(), z.unknown())),
};

/** What the browser says of a passkey it has just made: RegistrationResponseJSON of WebAuthn. */
export const NewPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(32_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

/** What a passkey answers: AuthenticationResponseJSON of WebAuthn. */
export const PasskeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
    userHandle: z.optional(z.nullable(bytes(100))),
  }),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

/** What the browser asks a device with, handed to WebAuthn as it is (`parseRequestOptionsFromJSON` and its pair). */
export const PasskeyOptions = z.object({ options: z.record(z.string(), z.unknown()) });
export type PasskeyOptions = z.infer<typeof PasskeyOptions>;

/** POST /auth/login-passkey/options. With the challenge of a login that wants a second factor: that account's. */
export const PasskeyQuestionBody = z.object({ challenge: z.optional(z.string().check(z.maxLength(1_000))) });
export type PasskeyQuestionBody = z.infer<typeof PasskeyQuestionBody>;

/** POST /auth/login-passkey */
export const LoginPasskeyBody = z.extend(PasskeyQuestionBody, { passkey: PasskeyAnswer });
export type LoginPasskeyBody = z.infer<typeof LoginPasskeyBody>;

const name = z
  .string(msg('Please name the passkey'))
  .check(
    z.trim(),
    z.minLength(1, msg('Please name the passkey')),
    z.maxLength(60, msg('A name has at most 60 characters')),
  );
export const PasskeyNameForm = z.object({ name });
export type PasskeyNameForm = z.infer<typeof PasskeyNameForm>;

/** POST /auth/passkeys */
export const AddPasskeyBody = z.object({ name, passkey: NewPasskey });
export type AddPasskeyBody = z.infer<typeof AddPasskeyBody>;

/** PUT /auth/passkeys/required */
export const PasskeyRequiredBody = z.object({ required: z.boolean() });
export type PasskeyRequiredBody = z.infer<typeof PasskeyRequiredBody>;

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** ISO 8601, UTC, as both of these */
  addedAt: z.string(),
  /** null: never since. */
  lastUsedAt: z.nullable(z.string()),
  /** Whether its maker keeps a copy for the member's other devices. */
  synced: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

/** Oldest first. */
export const PasskeyList = z.object({
  passkeys: z.array(Passkey),
  /** Whether signing in with the password asks for one, too. */
  required: z.boolean(),
});
export type PasskeyList = z.infer<typeof PasskeyList>;

export const PasskeyItem = z.object({ passkey: Passkey });
export type PasskeyItem = z.infer<typeof PasskeyItem>;
