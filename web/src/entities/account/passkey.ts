/** A passkey of this device is made or asked, by WebAuthn. Its library is loaded when somebody first uses one. */
import type { NewPasskey, PasskeyAnswer, PasskeyOptions } from '#contracts/passkeys.js';
import type * as Library from '@simplewebauthn/browser';
import { msg, t } from '../../lib/texts.js';

/** With the sentence that is shown. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
}

const UNUSABLE = msg('This browser could not use a passkey.');
/** By the name of what the browser throws. */
const SENTENCES: Readonly<Record<string, string>> = {
  NotAllowedError: msg('No passkey was used: it was canceled, or took too long.'),
  AbortError: msg('No passkey was used: it was canceled, or took too long.'),
  InvalidStateError: msg('This device holds a passkey of yours already.'),
  SecurityError: msg('Passkeys work only at the address that the mails of this server lead to.'),
};

/** @throws PasskeyError */
export async function makePasskey({ options }: PasskeyOptions): Promise<NewPasskey> {
  const optionsJSON = options as unknown as Library.PublicKeyCredentialCreationOptionsJSON;
  return attempted(async ({ startRegistration }) => {
    const { clientExtensionResults: _none, ...made } = await startRegistration({ optionsJSON });
    return made;
  });
}

/** @throws PasskeyError */
export async function askPasskey({ options }: PasskeyOptions): Promise<PasskeyAnswer> {
  const optionsJSON = options as unknown as Library.PublicKeyCredentialRequestOptionsJSON;
  return attempted(async ({ startAuthentication }) => {
    const { clientExtensionResults: _none, ...answer } = await startAuthentication({ optionsJSON });
    return answer;
  });
}

async function attempted<Got>(run: (library: typeof Library) => Promise<Got>): Promise<Got> {
  try {
    return await run(await import('@simplewebauthn/browser'));
  } catch (error) {
    throw new PasskeyError(t(SENTENCES[error instanceof Error ? error.name : ''] ?? UNUSABLE), { cause: error });
  }
}
